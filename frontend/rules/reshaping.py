"""Reshaping, joining and splitting of blocks (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

RESHAPE_SIZE = Rule(
    code="KF507",
    name="reshape-size",
    severity=Severity.ERROR,
    summary="`reshape` to another number of elements, or to a size of -1",
    explanation=(
        "A reshaped block keeps its elements: `reshape() cannot change total number of elements in tensor`. There "
        "is no -1 for a size to be inferred (`Shape element 0 must be a power of 2`): write it out, as in "
        "`tl.reshape(x, (M * N,))`, or use `tl.ravel(x)`. To repeat a block use `tl.broadcast_to`. `tl.view` is "
        "the same function. All of them take a block: a scalar fails with `'dtype' object has no attribute 'numel'`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def row_totals(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    rows = tl.reshape(x, (16, 8))
    tl.store(out_ptr + tl.arange(0, 16), tl.sum(rows, axis=1))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def flatten(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i[:, None] * 16 + i[None, :])
    tl.store(out_ptr + tl.arange(0, 256), tl.reshape(x, (-1,)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def halves(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    pairs = tl.reshape(x, (BLOCK // 2, 4))
    tl.store(out_ptr, tl.sum(pairs))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def pair_totals(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, tl.sum(x.reshape(BLOCK // 2, BLOCK // 2)))


def launch(x: torch.Tensor, out: torch.Tensor):
    pair_totals[(1,)](x, out, BLOCK=64)
""",
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def flatten(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i[:, None] * 16 + i[None, :])
    flat = tl.reshape(x, (x.numel,)) + x.reshape(x.shape[0] * x.shape[1]) + tl.ravel(x)
    flat = flat.reshape(4, 1, 64).reshape([256], can_reorder=True)
    tl.store(out_ptr + tl.arange(0, 256), flat)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def pair_totals(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, tl.sum(x.reshape(BLOCK // 2, BLOCK // 2)))  # right for 4


def launch(x: torch.Tensor, out: torch.Tensor):
    pair_totals[(1,)](x, out, BLOCK=4)
""",
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=4",
            Outcome.COMPILES,
        ),
    ),
)

JOIN_AND_SPLIT = Rule(
    code="KF510",
    name="join-and-split",
    severity=Severity.ERROR,
    summary="Blocks that `cat`, `join` or `split` cannot put together or take apart",
    explanation=(
        "`tl.cat` gives its elements in any order and wants to hear that this is fine, `can_reorder=True`; it "
        "joins one-dimensional blocks of the same shape and dtype. `tl.join(a, b)` keeps the order: it broadcasts "
        "its operands to one shape, needs one dtype and adds a last axis of size 2. `tl.split` undoes that and "
        "needs such a last axis, or fails with an empty `AssertionError`: reshape to `(N, 2)`, not to `(2, N)`; "
        "to split in halves, `tl.trans(tl.reshape(x, (2, N)))`. `tl.full` and `.item()` want a scalar, or one "
        "element."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def repeat(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 16))
    tl.store(out_ptr + tl.arange(0, 32), tl.cat(x, x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def halves(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    first, second = tl.split(x.reshape(2, 32))
    tl.store(out_ptr + tl.arange(0, 32), first - second)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def with_index(out_ptr):
    index = tl.arange(0, 16)
    ramp = index / 16
    pairs = tl.join(ramp, index)
    tl.store(out_ptr + tl.arange(0, 32), pairs.reshape(32))
"""),
            "out_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def butterfly(x_ptr, out_ptr, n):
    x = tl.load(x_ptr + tl.arange(0, 64))
    even, odd = x.reshape(32, 2).split()
    first, second = tl.split(tl.trans(x.reshape(2, 32)))
    a, b = tl.split(tl.arange(0, 2))  # two scalars
    both = tl.cat(even + odd, first - second, can_reorder=True)
    index = tl.join(tl.arange(0, 32), n).reshape(64)  # a scalar is broadcast
    tl.store(out_ptr + tl.arange(0, 64), both * a + index * b)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def grid_points(out_ptr):
    i = tl.arange(0, 8)
    points = tl.join(i[:, None], i[None, :])  # (8, 8, 2)
    rows, cols = tl.split(points)
    first = tl.full((1,), tl.program_id(0), tl.int32).item()
    tl.store(out_ptr + rows * 8 + cols, rows + tl.full((8, 1), first, tl.int32))
"""),
            "out_ptr=*i32",
            Outcome.COMPILES,
        ),
    ),
)
