"""Sizes, shapes and axes that must be known when a kernel is compiled (part of KF4xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

SHAPE_ELEMENT = Rule(
    code="KF402",
    name="shape-element",
    severity=Severity.ERROR,
    summary="Element of a shape, or of a hint such as `tl.multiple_of`, is not a constexpr",
    explanation=(
        "Shapes of `tl.zeros`, `tl.full`, `tl.reshape` and the like are part of a type: `Shape element 0 "
        "must have type constexpr[int]`. So are the values of `tl.multiple_of`, `tl.max_contiguous` and "
        "`tl.max_constancy`, of which there is one per dimension of the block. Use constexpr parameters, "
        "or the shape of a block that you have, `x.shape`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def clear(x_ptr, n, BLOCK: tl.constexpr):
    zeros = tl.zeros((n,), dtype=tl.float32)
    tl.store(x_ptr, tl.sum(zeros))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    offs = tl.multiple_of(tl.arange(0, BLOCK), [8, 8])
    tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clear(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.max_contiguous(tl.multiple_of(tl.arange(0, BLOCK), BLOCK), BLOCK)
    zeros = tl.zeros(offs.shape, dtype=tl.float32) + tl.full([BLOCK // 2 * 2], 0, tl.float32)
    tl.store(x_ptr + offs, zeros, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

BLOCK_SIZE = Rule(
    code="KF403",
    name="block-size",
    severity=Severity.ERROR,
    summary="Block that is not a power of two, is empty, or has more than 2**20 elements",
    explanation=(
        "Every dimension of a block must be a power of two (`arange's range must be a power of 2`), and "
        "all of them together at most 1048576 elements. Round the size up with `triton.next_power_of_2` "
        "on the host and mask the rest; loop over something larger in blocks. An empty range is refused "
        "too, and a shape with a 0 in it fails later with `PassManager::run failed`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    offs = tl.arange(0, 100)
    tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sum_of_squares(x_ptr, out_ptr, n):
    offs = tl.arange(0, 2097152)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(out_ptr, tl.sum(x * x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    offs = tl.arange(0, 128)
    tl.store(x_ptr + offs, 1.0, mask=offs < 100)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sum_of_squares(x_ptr, out_ptr, n):
    total = tl.zeros((1024,), tl.float32)
    for start in range(0, n, 1024):
        offs = start + tl.arange(100, 1124) - 100  # only the length of the range counts
        x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
        total += x * x
    tl.store(out_ptr, tl.sum(total))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)

SHAPE_NOT_TUPLE = Rule(
    code="KF405",
    name="shape-not-tuple",
    severity=Severity.ERROR,
    summary="Shape is a bare number instead of a tuple",
    explanation=(
        "`tl.zeros` and `tl.full` iterate over their shape: with a number they fail with `'int' object "
        "is not iterable`. `(BLOCK)` is a number too; the comma makes the tuple: `(BLOCK,)`, or write "
        "`[BLOCK]`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.zeros((BLOCK), dtype=tl.float32))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.full(BLOCK, 0.0, tl.float32))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr):
    shape: tl.constexpr = (BLOCK,)
    zeros = tl.zeros(shape, dtype=tl.float32) + tl.full([BLOCK], 0.0, tl.float32)
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.reshape(zeros, BLOCK))  # reshape takes bare sizes
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

INVALID_AXIS = Rule(
    code="KF406",
    name="invalid-axis",
    severity=Severity.ERROR,
    summary="Axis that is out of range or not a constexpr",
    explanation=(
        "A grid has three axes, so `tl.program_id` and `tl.num_programs` take 0, 1 or 2; fold further "
        "dimensions into one of them and take them apart with `//` and `%`. The axis of a reduction or "
        "scan must lie within the rank of the block, and it must be constexpr: a run-time value gives "
        "the unhelpful `Did you forget to add @triton.jit ?`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n_heads):
    batch = tl.program_id(2)
    head = tl.program_id(3)
    tl.store(x_ptr + batch * n_heads + head, 1.0)
"""),
            "x_ptr=*fp32 n_heads=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sum_row(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, tl.sum(x, axis=1))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sum_tile(x_ptr, out_ptr, dim, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr + i, tl.sum(x, axis=dim))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 dim=i32 N=16",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n_heads):
    batch = tl.program_id(2) // n_heads
    head = tl.program_id(2) % n_heads
    tl.store(x_ptr + batch * n_heads + head, tl.num_programs(axis=0))
"""),
            "x_ptr=*fp32 n_heads=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sum_tile(x_ptr, out_ptr, DIM: tl.constexpr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    last = tl.sum(x, axis=-1)
    everything = tl.sum(x, axis=None)
    tl.store(out_ptr + i, tl.sum(x, DIM) + last + everything)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 DIM=0 N=16",
            Outcome.COMPILES,
        ),
    ),
)
