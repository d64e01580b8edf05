"""KF3xx: calls whose arguments do not fit the function."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

UNKNOWN_KEYWORD = Rule(
    code="KF301",
    name="unknown-keyword",
    severity=Severity.ERROR,
    summary="Keyword argument that a Triton function does not have",
    explanation=(
        "The function exists, the keyword doesn't: `load() got an unexpected keyword argument ...`. Most "
        "of these are PyTorch or NumPy spellings. A masked load takes `other=`, reductions take `axis=` "
        "and `keep_dims=`, `tl.dot` has no `trans_b=` (write `tl.dot(a, tl.trans(b))`), `tl.zeros_like` "
        "has no `dtype=` (write `tl.zeros(x.shape, dtype)`), and a reduction is masked by what was "
        "loaded, not by `mask=`. Keywords change between versions, so the checked version counts."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, default=0.0)
    tl.store(x_ptr + offs, x * 2.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def normalise(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = x_ptr + i[:, None] * N + i[None, :]
    x = tl.load(tile)
    tl.store(tile, x / tl.sum(x, axis=1, keepdim=True))
"""),
            "x_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(x_ptr + offs, x * 2.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def normalise(x_ptr, N: tl.constexpr):
    i = tl.arange(start=0, end=N)
    tile = x_ptr + i[:, None] * N + i[None, :]
    x = tl.load(pointer=tile)
    tl.store(tile, value=x / x.sum(axis=1, keep_dims=True))
"""),
            "x_ptr=*fp32 N=16",
            Outcome.COMPILES,
        ),
    ),
)

WRONG_ARGUMENTS = Rule(
    code="KF302",
    name="wrong-arguments",
    severity=Severity.ERROR,
    summary="Missing, extra or duplicate argument of a Triton function",
    explanation=(
        "`tl.arange` needs both `start` and `end` and has no step, `tl.zeros` needs a dtype, `tl.rand` a "
        "seed and offsets, `tl.argmax` an axis, `tl.where` both values. With an argument missing the "
        "compiler names it; with one too many it says, misleadingly, `got multiple values for argument "
        "'_semantic'`, because it passes hidden arguments of its own."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(BLOCK)
    tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear_even(x_ptr, BLOCK: tl.constexpr):
    even = tl.arange(0, BLOCK, 2)
    tl.store(x_ptr + even, 0.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.zeros((BLOCK,)))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clear_even(x_ptr, BLOCK: tl.constexpr):
    even = tl.arange(0, BLOCK) * 2
    tl.store(x_ptr + even, tl.zeros((BLOCK,), tl.float32))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def reorder(x_ptr, N: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, N * 4))
    x = tl.reshape(x, N, 2, 2)  # sizes and dimensions may also be given one by one
    x = tl.permute(x, 0, 2, 1).reshape(N * 4)
    tl.store(x_ptr + tl.arange(0, N * 4), x)
"""),
            "x_ptr=*fp32 N=16",
            Outcome.COMPILES,
        ),
    ),
)

INVALID_OPTION = Rule(
    code="KF303",
    name="invalid-option",
    severity=Severity.ERROR,
    summary="Option string that does not exist, or options that exclude each other",
    explanation=(
        "Options are strings from a fixed list: `cache_modifier` of a load is `.ca`, `.cg` or `.cv` "
        "(with the dot, until Triton 3.8), `eviction_policy` is `evict_first` or `evict_last`, "
        "`padding_option` is `zero` or `nan`, `sem` of an atomic is `relaxed`, `acquire`, `release` or "
        "`acq_rel`, `scope` is `gpu`, `cta` or `sys`, `input_precision` is `ieee`, `tf32` or `tf32x3`. A "
        "cache modifier together with an eviction policy passes the front end and then fails inside "
        "ptxas."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs, cache_modifier="ca"))
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count(counter_ptr):
    tl.atomic_add(counter_ptr, 1, sem="seq_cst")
"""),
            "counter_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, cache_modifier=".cg", eviction_policy="evict_last")
    tl.store(y_ptr + offs, x)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, counter_ptr, BLOCK: tl.constexpr, POLICY: tl.constexpr = ""):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, cache_modifier=".cg", eviction_policy=POLICY)
    tl.store(y_ptr + offs, x, cache_modifier=".wt")
    tl.atomic_add(counter_ptr, 1, sem="release", scope="sys")
"""),
            "x_ptr=*fp32 y_ptr=*fp32 counter_ptr=*i32 BLOCK=64 POLICY=''",
            Outcome.COMPILES,
        ),
    ),
)

HELPER_ARGUMENTS = Rule(
    code="KF304",
    name="helper-arguments",
    severity=Severity.ERROR,
    summary="Call of a jit function with arguments that do not fit its parameters",
    explanation=(
        "A jit function is called like a Python function: every parameter without a default needs a "
        "value, and no others may be given; else the compiler says `missing 1 required positional "
        "argument` or `got an unexpected keyword argument`. Launch options such as `num_warps` belong to "
        "the launch on the host, not to a call from another kernel."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def axpy(alpha, x, y):
    return alpha * x + y


@triton.jit
def update(x_ptr, y_ptr):
    tl.store(y_ptr, axpy(tl.load(x_ptr), tl.load(y_ptr)))
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def axpy(alpha, x, y):
    return alpha * x + y


@triton.jit
def update(x_ptr, y_ptr):
    tl.store(y_ptr, axpy(2.0, tl.load(x_ptr), bias=tl.load(y_ptr)))
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def axpy(x, y, alpha=2.0, SQUARE: tl.constexpr = False):
    if SQUARE:
        x = x * x
    return alpha * x + y


@triton.jit
def update(x_ptr, y_ptr):
    operands = (tl.load(x_ptr), tl.load(y_ptr))
    tl.store(y_ptr, axpy(*operands, SQUARE=True))
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

NOINLINE_BLOCK = Rule(
    code="KF305",
    name="noinline-block-argument",
    severity=Severity.ERROR,
    summary="Block passed to a helper marked `noinline`",
    explanation=(
        "A function under `@triton.jit(noinline=True)` becomes a real call, and only scalars and scalar "
        "pointers can be passed through one: `Function ... is marked noinline, but was called with "
        "non-scalar argument`. The source line in that message is often a wrong one. Drop "
        "`noinline=True`, or pass the pointer and load inside."
    ),
    bad=(
        Example(
            module("""
@triton.jit(noinline=True)
def square(x):
    return x * x


@triton.jit
def square_all(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, square(tl.load(x_ptr + offs)))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit(noinline=True)
def square_in_place(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    tl.store(x_ptr + offs, x * x)


@triton.jit
def square_all(x_ptr, BLOCK: tl.constexpr):
    square_in_place(x_ptr + tl.program_id(0) * BLOCK, BLOCK)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

REDUCTION_AS_ELEMENTWISE = Rule(
    code="KF306",
    name="reduction-as-elementwise",
    severity=Severity.ERROR,
    summary="`tl.max(x, 0.0)` reduces; the elementwise function is `tl.maximum`",
    explanation=(
        "The second parameter of `tl.max` and `tl.min` is the axis. `tl.max(x, 0.0)` therefore fails "
        "with `create_reduce(): incompatible function arguments`, and `tl.max(x, 0)` compiles to the "
        "largest element of the block, broadcast to all of it: a wrong result without any message. Use "
        "`tl.maximum(x, 0.0)` or `tl.minimum(x, limit)` for two values; write `axis=0` where you mean "
        "the reduction."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def relu(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.max(tl.load(x_ptr + offs), 0.0))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def relu(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.max(tl.load(x_ptr + offs), 0))  # every element gets the maximum
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def relu(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.maximum(tl.load(x_ptr + offs), 0.0))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def subtract_maximum(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    x = x - tl.max(x, 0)  # meant as a reduction along axis 0
    tl.store(x_ptr + offs, max(x, -80.0))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

ARGUMENT_SLOT = Rule(
    code="KF307",
    name="argument-slot",
    severity=Severity.ERROR,
    summary="Positional arguments of a load or store in the wrong slots",
    explanation=(
        "The second argument of `tl.load` is the mask, so a fill value there is taken for a mask and "
        "fails late, with `error encountered during parsing` and no line number. `tl.store` takes the "
        "pointer first and the value second; swapped, it says `Unsupported ptr type`. Write "
        "`tl.load(ptr, mask=mask, other=0.0)` and `tl.store(ptr, value, mask=mask)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, 0.0)
    tl.store(x_ptr + offs, x * 2.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    tl.store(x, y_ptr + offs)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, offs < n, 0.0)
    tl.store(x_ptr + offs, x * 2.0, offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    first = tl.load(x_ptr, True)
    tl.store(value=tl.load(x_ptr + offs) - first, pointer=y_ptr + offs)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
