"""What stays a constexpr, and what does not."""

from __future__ import annotations

from .case import bad, good, needs_values

CASES = (
    good(
        "message_of_a_static_assert",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.static_assert(x_ptr.dtype.element_ty == tl.float32, f"not {x_ptr.dtype.element_ty}")
    tl.static_print(f"stores {tl.constexpr(x_ptr.dtype)}")
    tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "arithmetic_in_a_bound",
        "x_ptr=*fp32 N=60 K=3 FLAG=True",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr, K: tl.constexpr, FLAG: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, (N + 4) // 2), 1.0)
    tl.store(x_ptr + tl.arange(0, 2**K), 1.0)
    tl.store(x_ptr + tl.arange(0, 1 << K), 1.0)
    tl.store(x_ptr + tl.arange(N, N + 32), 1.0)
    tl.store(x_ptr + tl.arange(0, -(-N // 60) * 16), 1.0)
    tl.store(x_ptr + tl.arange(0, 64 if FLAG else N), 1.0)
    tl.store(x_ptr + tl.arange(0, N & 32), 1.0)
    tl.store(x_ptr + tl.arange(0, int(N * 0.55) - 1), 1.0)
""",
    ),
    good(
        "functions_of_constexprs",
        "x_ptr=*fp32 N=60",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, min(N, 32)), 1.0)
    tl.store(x_ptr + tl.arange(0, max(N // 4, 16)), 1.0)
    tl.store(x_ptr + tl.arange(0, triton.cdiv(N, 15)), 1.0)
    tl.store(x_ptr + tl.arange(0, triton.next_power_of_2(N)), 1.0)
    tl.store(x_ptr + tl.arange(0, len((N, N, N, N))), 1.0)
    tl.store(x_ptr + tl.arange(0, tl.constexpr(16)), 1.0)
    tl.store(x_ptr + tl.arange(0, N.bit_length() + 2), 1.0)
    tl.store(x_ptr + tl.arange(0, N.value + 4), 1.0)
""",
    ),
    good(
        "shapes_and_widths",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    tl.store(x_ptr + tl.arange(0, tile.shape[1]), 1.0)
    tl.store(x_ptr + tl.arange(0, tile.numel), 1.0)
    tl.store(x_ptr + tl.arange(0, len(tile.shape)), 1.0)
    tl.store(x_ptr + tl.arange(0, x_ptr.dtype.element_ty.primitive_bitwidth), 1.0)
    tl.store(x_ptr + tl.arange(0, 128 // tl.float16.primitive_bitwidth), 1.0)
    tl.store(x_ptr + i, tl.zeros(i.shape, i.dtype) + tl.full(tile.shape[:1], 0, tl.int32))
""",
    ),
    good(
        "tuple_of_sizes",
        "x_ptr=*fp32 SIZES=(16,32)",
        """
@triton.jit
def k(x_ptr, SIZES: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, SIZES[1]), 1.0)
    tl.store(x_ptr + tl.arange(0, SIZES[-2]), 1.0)
    tl.store(x_ptr + tl.arange(0, (8, 4, 2)[1]), 1.0)
    for i in tl.static_range(len(SIZES)):
        tl.store(x_ptr + i + tl.arange(0, SIZES[i]), 1.0)
""",
    ),
    good(
        "unrolled_index_is_constexpr",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    for i in tl.static_range(2):
        tl.store(x_ptr + tl.arange(0, B * (i + 1)), 1.0)
        for j in tl.static_range(i, 2, 1):
            tl.store(x_ptr + tl.arange(0, 2**j), tl.zeros((2**j,), tl.float32))
""",
    ),
    good(
        "constexpr_through_helpers",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def inner(x_ptr, SIZE, SCALE=1.0, WIDTH: tl.constexpr = 8):
    tl.store(x_ptr + tl.arange(0, SIZE), SCALE)
    tl.store(x_ptr + tl.arange(0, WIDTH), SCALE)


@triton.jit
def outer(x_ptr, SIZE, DOUBLE: tl.constexpr):
    inner(x_ptr, SIZE * 2 if DOUBLE else SIZE)
    inner(x_ptr, SIZE, WIDTH=SIZE // 2)


@triton.jit
def k(x_ptr, B: tl.constexpr):
    outer(x_ptr, B, B < 64)
    outer(x_ptr, SIZE=32, DOUBLE=False)
""",
    ),
    good(
        "local_constexprs_in_constexpr_branches",
        "x_ptr=*fp32 B=16 WIDE=False",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr, WIDE: tl.constexpr):
    if WIDE:
        W: tl.constexpr = B * 2
    elif B == 16:
        W: tl.constexpr = B
        H: tl.constexpr = W // 2
        tl.store(x_ptr + tl.arange(0, H), 1.0)
    else:
        W: tl.constexpr = 1
    tl.store(x_ptr + tl.arange(0, W), 1.0)
""",
    ),
    good(
        "bound_that_only_a_launch_decides",
        "x_ptr=*fp32 B=63 S=(4,8) AXIS=1",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr, S: tl.constexpr, AXIS: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, B + 1), 1.0)
    x = tl.zeros(S, tl.float32)
    tl.store(x_ptr + tl.arange(0, S[0]), tl.sum(x, AXIS))
    tl.store(x_ptr + tl.program_id(AXIS), tl.max(x))
""",
    ),
    good(
        "small_and_scalar_shapes",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    one = tl.arange(0, 1)
    zero = tl.zeros((), tl.float32) + tl.full([], 1.0, tl.float32)
    tl.store(x_ptr + one, tl.zeros([1], tl.float32) + zero)
    tl.store(x_ptr + tl.arange(3, 7), tl.reshape(tl.zeros((2, 2), tl.float32), (4,)))
""",
    ),
    good(
        "axes_in_every_form",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    value, index = tl.max(x, 1, return_indices=True)
    total = tl.sum(x, axis=-2) + tl.cumsum(value, 0, reverse=True)
    y = tl.expand_dims(total, (0, 2)) + tl.expand_dims(index, axis=1)[None, :, :]
    tl.store(x_ptr + i, tl.sum(tl.sum(y, 2), 0) + tl.min(tl.min(x, 1), 0))
    tl.store(x_ptr + i, tl.program_id(axis=0) + tl.num_programs(2) + tl.reduce_or(index, 0))
""",
    ),
    good(
        "strings_as_constexprs",
        "x_ptr=*fp32 ACT='relu' MODE='fast'",
        """
@triton.jit
def helper(x, ACT):
    if ACT == "relu" or ACT == "leaky":
        return tl.maximum(x, 0.0)
    elif not ACT:
        return x
    else:
        return -x


@triton.jit
def k(x_ptr, ACT: tl.constexpr, MODE: tl.constexpr):
    KIND: tl.constexpr = "leaky" if MODE != "fast" else ACT
    x = helper(tl.load(x_ptr), KIND) + helper(1.0, "")
    if ACT.startswith("re") and len(MODE) == 4:
        x += 1.0
    tl.store(x_ptr, x)
""",
    ),
    good(
        "truth_of_constexprs",
        "x_ptr=*fp32 N=64 ACT='relu' EPS=0.5",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr, ACT: tl.constexpr, EPS: tl.constexpr):
    x = tl.load(x_ptr)
    if N % 48:
        x += 1.0
    if not N % 16:
        x += 2.0
    if not ACT:
        x += 3.0
    if not EPS or EPS > 1:
        x += 4.0
    if ACT and N == 64:
        x += 5.0
    if N and (not ACT) or None:
        x += 6.0
    tl.store(x_ptr, x)
""",
    ),
    good(
        "static_assertions",
        "x_ptr=*fp32 N=64 ACT='relu'",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr, ACT: tl.constexpr):
    tl.static_assert(N % 16 == 0)
    tl.static_assert(x_ptr.dtype.is_ptr() and ACT == "relu", f"{ACT} for {N}")
    tl.static_assert(isinstance(N, int), "message")
    assert N > 16, "N is too small"
    tl.static_assert(x_ptr.dtype.element_ty == tl.float32)
    tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "options_as_parameters",
        "a_ptr=*fp32 N=16 PRECISION='ieee' POLICY='evict_last'",
        """
@triton.jit
def k(a_ptr, N: tl.constexpr, PRECISION: tl.constexpr, POLICY: tl.constexpr):
    i = tl.arange(0, N)
    p = a_ptr + i[:, None] * N + i[None, :]
    a = tl.load(p, eviction_policy=POLICY, cache_modifier="")
    tl.store(p, tl.dot(a, a, input_precision=PRECISION), eviction_policy="")
""",
    ),
    good(
        "reassigned_parameter_as_runtime_value",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    offs = tl.arange(0, B)
    B = B * 2
    tl.store(x_ptr + offs + B, 1.0)
""",
    ),
    bad(
        "reassigned_parameter_as_bound",
        "KF411 KF401",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    B = B * 2  # bad
    tl.store(x_ptr + tl.arange(0, B), 1.0)  # bad
""",
    ),
    bad(
        "constexpr_parameter_defined_again",
        "KF407",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    B: tl.constexpr = B // 2  # bad
    tl.store(x_ptr + tl.arange(0, B), 1.0)
""",
    ),
    bad(
        "result_of_a_helper",
        "KF401 KF411",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def half(B: tl.constexpr):
    return B // 2


@triton.jit
def k(x_ptr, B: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, half(B)), 1.0)  # bad
""",
    ),
    bad(
        "index_of_a_runtime_loop",
        "KF401 KF411",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    for i in range(1, 3):
        tl.store(x_ptr + tl.arange(0, i * 16), 1.0)  # bad
""",
    ),
    bad(
        "quoted_annotation_of_a_local",
        "KF411 KF401",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    half: "tl.constexpr" = B // 2  # bad
    tl.store(x_ptr + tl.arange(0, half), 1.0)  # bad
""",
    ),
    needs_values(
        bad(
            "sizes_in_an_assigned_tuple",
            "KF411 KF402 KF401",
            "x_ptr=*fp32 B=16",
            """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    shape = (B, B)  # bad
    tl.store(x_ptr, tl.sum(tl.zeros(shape, tl.float32)))  # bad
""",
        )
    ),
    bad(
        "loaded_size",
        "KF402",
        "x_ptr=*fp32 n_ptr=*i32",
        """
@triton.jit
def k(x_ptr, n_ptr):
    n = tl.load(n_ptr)
    tl.store(x_ptr, tl.sum(tl.full((16, n), 0.0, tl.float32)))  # bad
""",
    ),
    bad(
        "empty_range",
        "KF403",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr + tl.arange(8, 8), 1.0)  # bad
""",
    ),
    bad(
        "shape_of_three",
        "KF403",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.sum(tl.zeros((4, 3), tl.float32)))  # bad
""",
    ),
    bad(
        "static_range_of_program_id",
        "KF404",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    for i in tl.static_range(0, 8, tl.program_id(0)):  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    bad(
        "static_assert_with_keyword",
        "KF408 KF301 KF302",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    tl.static_assert(N == 16, msg="N")  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "static_assert_that_is_false",
        "KF408",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.static_assert(False, "not written yet")  # bad
""",
    ),
    needs_values(
        bad(
            "truth_of_a_float",
            "KF125",
            "x_ptr=*fp32 EPS=0.5",
            """
@triton.jit
def k(x_ptr, EPS: tl.constexpr):
    if EPS:  # bad
        tl.store(x_ptr, EPS)
""",
        )
    ),
    needs_values(
        bad(
            "truth_of_the_last_operand",
            "KF125",
            "x_ptr=*fp32 FLAG=True ACT='relu'",
            """
@triton.jit
def k(x_ptr, FLAG: tl.constexpr, ACT: tl.constexpr):
    if FLAG and ACT:  # bad
        tl.store(x_ptr, 1.0)
""",
        )
    ),
    bad(
        "f_string_of_a_dtype",
        "KF118",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.static_print(f"stores {x_ptr.dtype}")  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "axis_from_a_plain_parameter_default",
        "KF406",
        "x_ptr=*fp32 N=16 axis=i32",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr, axis=0):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(x_ptr + i, tl.sum(x, axis))  # bad
""",
    ),
    bad(
        "axis_beyond_the_rank",
        "KF406 KF513 KF508",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(x_ptr + i, x.max(axis=2))  # bad
""",
    ),
)
