"""Calls of Triton's functions: every keyword by its name, and some that do not exist."""

from __future__ import annotations

from .case import bad, good, silent

CASES = (
    good(
        "keywords_of_memory_functions",
        "x_ptr=*fp32 c_ptr=*i32 N=16",
        """
@triton.jit
def k(x_ptr, c_ptr, N: tl.constexpr):
    i = tl.arange(start=0, end=N)
    m = i < 9
    x = tl.load(
        pointer=x_ptr + i, mask=m, other=0.0, boundary_check=(), padding_option="", cache_modifier=".cg",
        eviction_policy="", volatile=False,
    )
    tl.store(pointer=x_ptr + i, value=x, mask=m, boundary_check=(), cache_modifier="", eviction_policy="evict_last")
    tl.atomic_add(pointer=x_ptr + i, val=x, mask=m, sem="relaxed", scope="gpu")
    tl.atomic_max(pointer=c_ptr + i, val=i, mask=m, sem="acquire", scope="cta")
    tl.atomic_min(c_ptr + i, val=i, mask=m, sem="release", scope="sys")
    tl.atomic_and(c_ptr + i, i, mask=m, sem="acq_rel")
    tl.atomic_or(c_ptr + i, i, m)
    tl.atomic_xor(c_ptr + i, val=i)
    tl.atomic_xchg(pointer=c_ptr + i, val=i, mask=m)
    tl.atomic_cas(pointer=c_ptr, cmp=0, val=1, sem="acquire", scope="gpu")
""",
    ),
    good(
        "keywords_of_block_pointers_and_descriptors",
        "x_ptr=*fp32 n=i32 N=16",
        """
@triton.jit
def k(x_ptr, n, N: tl.constexpr):
    p = tl.make_block_ptr(
        base=x_ptr, shape=(n, N), strides=(N, 1), offsets=(0, 0), block_shape=(N, N), order=(1, 0)
    )
    x = tl.load(p, boundary_check=(0, 1), padding_option="zero")
    p = tl.advance(base=p, offsets=(N, 0))
    tl.store(p, x, boundary_check=[0])
    d = tl.make_tensor_descriptor(base=x_ptr, shape=[n, N], strides=[N, 1], block_shape=[N, N], padding_option="zero")
    d.store([0, 0], d.load([N, 0]).T)
    tl.store_tensor_descriptor(desc=d, offsets=[0, 0], value=tl.load_tensor_descriptor(d, offsets=[0, 0]))
""",
    ),
    good(
        "keywords_of_reductions",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def add(a, b):
    return a + b


@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    r = tl.sum(input=x, axis=0, keep_dims=False, dtype=tl.float32)
    r += tl.max(input=x, axis=0, return_indices=False, return_indices_tie_break_left=True, keep_dims=False)
    r += tl.min(x, axis=0, keep_dims=False) + tl.argmax(input=x, axis=0, tie_break_left=True, keep_dims=False)
    r += tl.argmin(x, 0) + tl.xor_sum(input=x.to(tl.int32), axis=0, keep_dims=False)
    r += tl.reduce(input=x, axis=0, combine_fn=add, keep_dims=False)
    r += tl.associative_scan(input=r, axis=0, combine_fn=add, reverse=True)
    r += tl.cumsum(input=r, axis=0, reverse=False, dtype=tl.float32) + tl.cumprod(input=r, axis=0, reverse=True)
    r = tl.sort(x=r, dim=0, descending=True) + tl.flip(x=r, dim=0) + tl.gather(src=r, index=i, axis=0)
    h = tl.histogram(input=i, num_bins=N, mask=i < 3)
    s = tl.softmax(x=x, dim=1, keep_dims=True, ieee_rounding=False)
    tl.store(x_ptr + i, r + h + tl.sum(s, 1) + tl.reduce_or(input=i, axis=0, keep_dims=False))
""",
    ),
    good(
        "keywords_of_shape_functions",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.zeros(shape=(N, N), dtype=tl.float32) + tl.full(shape=[N, N], value=2, dtype=tl.float32)
    x = tl.zeros_like(input=x) + tl.broadcast_to(tl.expand_dims(input=i, axis=0), N, N)
    x = tl.reshape(x, (N * N,), can_reorder=False).reshape(N, N) + tl.trans(x) + tl.trans(x, (1, 0))
    x = tl.permute(x, (1, 0)) + tl.view(x, [N, N]) + tl.broadcast(input=i, other=x)[0]
    j = tl.join(a=i, b=i)
    a, b = tl.split(a=j)
    c = tl.interleave(a=a, b=b) + tl.cat(input=a, other=b, can_reorder=True) + tl.ravel(x=j, can_reorder=False)
    g, h = tl.swizzle2d(i=0, j=1, size_i=4, size_j=4, size_g=2)
    tl.store(x_ptr + tl.multiple_of(input=i, values=[1]), tl.sum(x, 0) + tl.sum(c) + g + h)
    tl.store(x_ptr + tl.max_contiguous(input=i, values=N), tl.max_constancy(input=i, values=[1]))
""",
    ),
    good(
        "keywords_of_elementwise_functions",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i)
    x = tl.where(condition=x > 0, x=x, y=0.0) + tl.maximum(x=x, y=0.0, propagate_nan=tl.PropagateNan.ALL)
    x = tl.minimum(x, y=1.0) + tl.clamp(x=x, min=-1.0, max=1.0, propagate_nan=tl.PropagateNan.NONE)
    x = tl.fma(x=x, y=x, z=x) + tl.fdiv(x=x, y=2.0, ieee_rounding=True) + tl.div_rn(x=x, y=x)
    x = tl.exp(x=x) + tl.log(x=x) + tl.sqrt(x=x) + tl.abs(x=x) + tl.math.erf(x) + tl.math.floor(x=x)
    x = tl.add(x, x) + tl.mul(x=x, y=x) + tl.sub(x, y=x) + tl.cast(input=x, dtype=tl.float32, bitcast=False)
    u = tl.umulhi(x=i, y=i) + tl.cdiv(x=i, div=3) + tl.math.umulhi(i, i)
    r = tl.rand(seed=1, offset=i, n_rounds=7) + tl.randn(1, offset=i) + tl.randint(seed=1, offset=i)
    a, b, c, d = tl.randint4x(seed=1, offset=i, n_rounds=10)
    e, f, g, h = tl.rand4x(1, i)
    tl.store(x_ptr + i, x + u + r + a + e + tl.uint_to_uniform_float(x=c))
""",
    ),
    good(
        "keywords_of_dot_and_assembly",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def twice(a):
    return a * 2


@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    acc = tl.dot(input=x, other=x, acc=None, input_precision="tf32x3", max_num_imprecise_acc=None, out_dtype=tl.float32)
    acc = tl.dot(x, x, acc, allow_tf32=False)
    y = tl.inline_asm_elementwise(
        asm="mov.b32 $0, $1;", constraints="=r,r", args=[i], dtype=tl.int32, is_pure=True, pack=1
    )
    z = tl.map_elementwise(twice, y, pack=1)
    tl.store(x_ptr + i, tl.sum(acc, 0) + y + z)
""",
    ),
    good(
        "keywords_of_debugging_and_control",
        "x_ptr=*fp32 n=i32 N=16",
        """
@triton.jit
def k(x_ptr, n, N: tl.constexpr):
    tl.static_print("N", N, sep=":", end="!")
    tl.static_assert(N > 0, "N")
    tl.device_print("n", n, hex=True)
    tl.device_assert(cond=n > 0, msg="n", mask=None)
    print("x", n, hex=False)
    tl.assume(cond=n > 0)
    tl.debug_barrier()
    for i in tl.range(0, n, 2, num_stages=3, loop_unroll_factor=2, disallow_acc_multi_buffer=True, flatten=False):
        tl.store(x_ptr + i, 1.0)
    for i in tl.range(arg1=0, arg2=n, step=1, warp_specialize=False, disable_licm=True):
        tl.store(x_ptr + i, 1.0)
    for i in tl.static_range(arg1=0, arg2=4, step=2):
        tl.store(x_ptr + i, tl.num_programs(axis=0) + tl.program_id(axis=1))
""",
    ),
    good(
        "helpers_with_defaults_and_tuples",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def helper(x, y=2.0, z=3.0):
    return x


@triton.jit
def sum_of(values, START: tl.constexpr = 0, scale=1.0):
    total = 0.0
    for i in tl.static_range(START, len(values)):
        total += values[i] * scale
    return total


@triton.jit
def nothing(x_ptr, n):
    tl.store(x_ptr, n)


@triton.jit
def k(x_ptr, n):
    nothing(n=n, x_ptr=x_ptr)
    _ = nothing(x_ptr, n)
    tl.store(x_ptr, helper(1.0) + sum_of((1.0, 2.0, n), START=1) + sum_of(values=[n, n], scale=n))
""",
    ),
    bad(
        "load_with_dtype",
        "KF301",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr, dtype=tl.float32))  # bad
""",
    ),
    bad(
        "dot_with_transposed_operand",
        "KF301",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    p = x_ptr + i[:, None] * N + i[None, :]
    x = tl.load(p)
    tl.store(p, tl.dot(x, x, trans_b=True))  # bad
""",
    ),
    bad(
        "sum_with_mask",
        "KF301",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.store(x_ptr, tl.sum(tl.load(x_ptr + i), axis=0, mask=i < 3))  # bad
""",
    ),
    bad(
        "method_keyword",
        "KF301",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, N))
    tl.store(x_ptr, x.sum(dim=0))  # bad
""",
    ),
    bad(
        "range_keyword",
        "KF301",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in tl.range(0, n, stages=2):  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    bad(
        "duplicate_argument",
        "KF302",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr, pointer=x_ptr))  # bad
""",
    ),
    bad(
        "maximum_of_one",
        "KF302",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.maximum(tl.load(x_ptr)))  # bad
""",
    ),
    bad(
        "program_id_without_axis",
        "KF302",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr + tl.program_id(), 1.0)  # bad
""",
    ),
    bad(
        "exp_of_two",
        "KF302",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.exp(tl.load(x_ptr), 2))  # bad
""",
    ),
    bad(
        "libdevice_of_one_too_few",
        "KF302",
        "x_ptr=*fp32",
        """
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, libdevice.pow(tl.load(x_ptr)))  # bad
""",
    ),
    bad(
        "sort_of_no_such_order",
        "KF301",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.store(x_ptr + i, tl.sort(tl.load(x_ptr + i), ascending=False))  # bad
""",
    ),
    bad(
        "misspelt_precision",
        "KF303",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    p = x_ptr + i[:, None] * N + i[None, :]
    x = tl.load(p)
    tl.store(p, tl.dot(x, x, input_precision="fp32"))  # bad
""",
    ),
    bad(
        "two_ways_to_say_precision",
        "KF303",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    p = x_ptr + i[:, None] * N + i[None, :]
    x = tl.load(p)
    tl.store(p, tl.dot(x, x, input_precision="ieee", allow_tf32=False))  # bad
""",
    ),
    bad(
        "helper_given_too_much",
        "KF304",
        "x_ptr=*fp32",
        """
@triton.jit
def helper(x, y):
    return x + y


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, helper(1.0, 2.0, 3.0))  # bad
""",
    ),
    bad(
        "launch_option_in_a_call",
        "KF304",
        "x_ptr=*fp32",
        """
@triton.jit
def helper(x):
    return x + 1.0


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, helper(1.0, num_warps=4))  # bad
""",
    ),
    bad(
        "helper_argument_twice",
        "KF304",
        "x_ptr=*fp32",
        """
@triton.jit
def helper(x, y=1.0):
    return x + y


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, helper(1.0, x=2.0))  # bad
""",
    ),
    silent(
        "minimum_by_reduction",
        "KF306",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tl.store(x_ptr + i, tl.min(tl.load(x_ptr + i), 0))  # bad
""",
    ),
)
