"""Reductions, scans, sorting and what else moves elements along an axis (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

INVALID_REDUCTION = Rule(
    code="KF513",
    name="invalid-reduction",
    severity=Severity.ERROR,
    summary="Reduction or scan with an unusable combine function, or of a scalar",
    explanation=(
        "`tl.reduce` and `tl.associative_scan` combine elements with a function of your own that has "
        "`@triton.jit` and is named in the call itself. `tl.maximum` or Python's `max` is no such function "
        "(`'function' object has no attribute 'fn'`), nor is a string, or a parameter that holds a jit function. "
        "For k blocks it takes 2 k values, those of the left element first, and returns k of the same dtypes: "
        "`(left_value, left_index, right_value, right_index)`, for example. `tl.maximum` of bfloat16 gives float32, so a "
        "combine function with it needs a float32 block. Maxima, minima and sums need none: "
        "`tl.max(x, axis=0)`. A scalar has nothing to reduce: use it as it is."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def largest(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(out_ptr, tl.reduce(x, 0, tl.maximum))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def running_products(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    tl.store(out_ptr + offs, tl.associative_scan(x, 0, "mul"))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def largest_and_where(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    value, index = tl.reduce((x, offs), 0, larger)
    tl.store(out_ptr + index, value)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def larger(a, b):
    return tl.maximum(a, b)


@triton.jit
def largest(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64)).to(tl.bfloat16)
    tl.store(out_ptr, tl.reduce(x, 0, larger))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def largest_and_where(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    value, index = tl.reduce((x, offs), 0, tl.argmax)
    tl.store(out_ptr + index, value)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.program_id(0))
    tl.store(out_ptr, tl.sum(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def larger(value_a, index_a, value_b, index_b):
    first = value_a > value_b
    return tl.where(first, value_a, value_b), tl.where(first, index_a, index_b)


@triton.jit
def largest_and_where(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    value, index = tl.reduce((x, offs), 0, larger)
    values, _ = tl.associative_scan((x, offs), 0, larger, reverse=True)
    tl.store(out_ptr + index, value + tl.sum(values))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def add(a, b, weight=1.0):
    return a + b * weight


@triton.jit
def add_bits(a, b):
    return a + b


@triton.jit
def apply(FUNCTION: tl.constexpr, a, b):
    return FUNCTION(a, b)  # calling a parameter is fine


@triton.jit
def totals(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i[:, None] * 16 + i[None, :])
    halves = tl.zeros((16,), tl.float16).reduce(0, combine_fn=add)  # the literal stays fp16
    count = tl.reduce(i.to(tl.int8), axis=0, combine_fn=add_bits)
    tl.store(out_ptr, apply(add_bits, tl.reduce(x, None, add), halves) + count)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

INVALID_REORDERING = Rule(
    code="KF515",
    name="sort-and-gather",
    severity=Severity.ERROR,
    summary="Axis, rank or dtype that `sort`, `topk`, `flip`, `gather` or `histogram` cannot work with",
    explanation=(
        "`tl.sort` and `tl.topk` work along the last axis only: `only minor dimension is currently supported`. Leave "
        "`dim` out, for even `dim=-1` is refused, and transpose before and after to sort along another one. "
        "The method `x.sort()` returns nothing; call `tl.sort(x)`. `tl.flip` needs its `dim`, although the "
        "signature has a default: `'<=' not supported between instances of 'int' and 'NoneType'`. The index of "
        "`tl.gather` is an integer block with as many axes as the source, which has the source's sizes but along `axis`; "
        "`tl.topk` keeps at most as many elements as there are; `tl.histogram` counts a one-dimensional "
        "block of integers of 32 bits, and `tl.xor_sum` takes integers."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def count_pixels(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64)).to(tl.uint8)
    tl.store(out_ptr + tl.arange(0, 256), tl.histogram(x, 256))
"""),
            "x_ptr=*u8 out_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def best_of_four(x_ptr, out_ptr):
    rows = tl.arange(0, 4)[:, None]
    x = tl.load(x_ptr + rows * 4 + tl.arange(0, 4)[None, :])
    tl.store(out_ptr + rows * 8 + tl.arange(0, 8)[None, :], tl.topk(x, 8))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def reverse(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, tl.flip(tl.load(x_ptr + offs)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sort_columns(x_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    tl.store(x_ptr + tile, tl.sort(tl.load(x_ptr + tile), 0))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sort_rows(x_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    tl.store(x_ptr + tile, tl.sort(tl.load(x_ptr + tile), dim=-1))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def reverse(x_ptr):
    offs = tl.arange(0, 64)
    index = 64 / 2 - 1 - offs
    tl.store(x_ptr + offs, tl.gather(tl.load(x_ptr + offs), index, 0))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def sort_both_ways(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    x = tl.load(x_ptr + tile)
    x = tl.sort(x) + tl.sort(x, 1, descending=True) + tl.trans(tl.sort(tl.trans(x)))
    x = tl.flip(x, 0) + tl.flip(x, dim=-1) + x.flip(1)
    tl.store(x_ptr + tile, x)
    tl.store(out_ptr + i, tl.sort(i, dim=0) + tl.sum(tl.topk(x, 4)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def count_values(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i)
    picked = tl.gather(x, 15 - i, 0)
    columns = tl.gather(tl.zeros((16, 16), tl.float32), tl.zeros((16, 4), tl.int64), axis=1)
    counts = tl.histogram((picked * 4.0).to(tl.int32), 16)
    tl.store(out_ptr + i, counts + tl.xor_sum(i, axis=0) + tl.sum(columns))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)
