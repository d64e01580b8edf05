"""Shapes that must fit each other, and their ranks (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

SHAPE_MISMATCH = Rule(
    code="KF506",
    name="shape-mismatch",
    severity=Severity.ERROR,
    summary="Blocks whose sizes do not fit each other",
    explanation=(
        "Operands are aligned at their last axis, as in NumPy; two sizes fit if they are equal or one of them is "
        "1: `Cannot make_shape_compatible: incompatible dimensions at index 1: 64 and 16`. For one value per row "
        "add the axis that a reduction removed: `x - tl.max(x, axis=1)[:, None]`, or `keep_dims=True`. Offsets of "
        "a tile need one axis each, `rows[:, None] * stride + cols[None, :]`. Where both sizes happen to be equal "
        "the same slip compiles and computes with the wrong axis: it is reported for a block and the reduction of its "
        "own rows, for a block of M elements next to one of (M, N), and for offsets that start at two program ids. "
        "Sizes that only the launch knows are compared as products: `B` and `B // 2` never fit."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def subtract_row_maximum(x_ptr):
    rows = tl.arange(0, 16)
    cols = tl.arange(0, 64)
    tile = rows[:, None] * 64 + cols[None, :]
    x = tl.load(x_ptr + tile)
    tl.store(x_ptr + tile, x - tl.max(x, axis=1))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def clear_tile(x_ptr, m, n, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    inside = (rows < m) & (cols < n)
    tl.store(x_ptr + rows[:, None] * n + cols[None, :], 0.0, mask=inside)


def launch(x: torch.Tensor):
    clear_tile[(4, 4)](x, x.shape[0], x.shape[1], BLOCK_M=16, BLOCK_N=64)
""",
            "x_ptr=*fp32 m=i32 n=i32 BLOCK_M=16 BLOCK_N=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def first_of_pairs(x_ptr):
    offs = tl.arange(0, 64)
    half = tl.arange(0, 32)
    tl.store(x_ptr + offs, tl.where(offs < 32, half, 0))
"""),
            "x_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def normalise_rows(x_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    tile = i[:, None] * B + i[None, :]
    x = tl.load(x_ptr + tile)
    tl.store(x_ptr + tile, x / tl.sum(x, axis=1))
"""),
            "x_ptr=*fp32 B=32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr, stride, B: tl.constexpr):
    rows = tl.program_id(0) * B + tl.arange(0, B)
    cols = tl.program_id(1) * B + tl.arange(0, B)
    tl.store(x_ptr + rows * stride + cols, 0.0)
"""),
            "x_ptr=*fp32 stride=i32 B=32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def normalise(x_ptr, bias_ptr):
    rows = tl.arange(0, 16)[:, None]
    cols = tl.arange(0, 64)
    x = tl.load(x_ptr + rows * 64 + cols)  # a block of fewer axes is taken for a row
    x -= tl.max(x, axis=1, keep_dims=True) + tl.min(x, axis=0)
    x *= tl.full((1,), 0.5, tl.float32) + tl.zeros((1, 64), tl.float32) + tl.sum(x)
    tl.store(x_ptr + rows * 64 + cols, tl.where(cols < rows, x, 0.0))
"""),
            "x_ptr=*fp32 bias_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def interleave_with_ramp(x_ptr, HALF: tl.constexpr):
    half = tl.arange(0, HALF)
    pairs = tl.join(half, half * 2)
    offs = tl.arange(0, 2 * HALF)
    ramp = offs + pairs.reshape(2 * HALF) + tl.interleave(half, half)
    column = half[:, None] + tl.expand_dims(half, 1) + half.expand_dims(-1)
    tl.store(x_ptr + offs, ramp + tl.sum(column))


def launch(x: torch.Tensor):
    interleave_with_ramp[(1,)](x, HALF=32)
""",
            "x_ptr=*i32 HALF=32",
            Outcome.COMPILES,
        ),
    ),
)

RANK_MISMATCH = Rule(
    code="KF508",
    name="rank-mismatch",
    severity=Severity.ERROR,
    summary="Number of dimensions that a shape function cannot work with",
    explanation=(
        "`tl.broadcast_to` keeps the number of dimensions (only a scalar gets all of them): add the missing ones "
        "first, `tl.broadcast_to(x[:, None], (M, N))`. It also refuses a literal; use `tl.full`. `tl.trans` needs "
        "two dimensions or more and swaps the last two, while `.T` needs exactly two; a column made from a "
        "vector is `x[:, None]`. `tl.permute`, and `tl.trans` with dims, name each axis exactly once, none of them "
        "negative. The axes of `tl.expand_dims` count in the result and must differ."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def repeat_rows(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.broadcast_to(tl.load(x_ptr + i), (16, 16))
    tl.store(out_ptr + i[:, None] * 16 + i[None, :], x)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def outer_product(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i)
    tl.store(out_ptr + i[:, None] * 16 + i[None, :], tl.trans(x) * x)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def swap_batch(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 256)).reshape(4, 8, 8)
    tl.store(x_ptr, tl.sum(tl.permute(x, (1, 0))))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def column_sum(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 16))
    tl.store(x_ptr, tl.sum(tl.expand_dims(x, 2)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def rearrange(x_ptr, out_ptr, n):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i)
    tile = tl.broadcast_to(x[:, None], (16, 16)) + tl.broadcast_to(x[None, :], 16, 16)
    tile += tl.broadcast_to(n, [16, 16])  # a scalar has no dimensions to keep
    cube = tile.reshape(2, 8, 16)
    turned = tl.trans(cube) + tl.permute(cube, (0, 2, 1)) + cube.trans(0, 2, 1)  # (2, 16, 8)
    tl.store(out_ptr + i[:, None] * 16 + i[None, :], turned.reshape(16, 16).T)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def outer_sum(x_ptr, out_ptr):
    i = tl.arange(0, 16)
    x = tl.load(x_ptr + i)
    column = tl.expand_dims(x, 1) + tl.expand_dims(x, -1)
    row = tl.expand_dims(x, -2) + tl.expand_dims(x, 0)
    flat = tl.expand_dims(x, (0, 2))
    one = tl.expand_dims(tl.sum(x), 0)
    tl.store(out_ptr + i[:, None] * 16 + i[None, :], column + row + tl.max(flat) + one)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)
