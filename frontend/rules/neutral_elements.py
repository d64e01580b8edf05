"""KF712 and KF715: what reductions find in the lanes that a mask leaves out."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

UNDEFINED_LANES = Rule(
    code="KF712",
    name="undefined-lanes",
    severity=Severity.WARNING,
    summary="Reduction or tl.dot over masked lanes that `other` does not fill",
    explanation=(
        "A masked load without `other` leaves undefined values in the lanes that the mask turns off. They do no "
        "harm where the store has the same mask, but `tl.sum`, `tl.max` or `tl.dot` takes them in: along the "
        "masked axis every result is wrong. Fill them with what the reduction ignores: 0 for a sum or a "
        'product of matrices, `-float("inf")` for a maximum, `float("inf")` for a minimum. Where that does not '
        "survive what is computed in between, use `tl.where(mask, x, ...)` right before the reduction."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(out_ptr, tl.sum(x, axis=0))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def largest(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    best = tl.full((BLOCK,), -float("inf"), tl.float32)
    for start in range(0, n, BLOCK):
        offs = start + tl.arange(0, BLOCK)
        best = tl.maximum(best, tl.load(x_ptr + offs, mask=offs < n))
    tl.store(out_ptr, tl.max(best))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def gram(a_ptr, c_ptr, K, BLOCK: tl.constexpr):
    rows = tl.arange(0, BLOCK)
    acc = tl.zeros((BLOCK, BLOCK), tl.float32)
    for start in range(0, K, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        a = tl.load(a_ptr + rows[:, None] * K + cols[None, :], mask=cols[None, :] < K)
        acc = tl.dot(a, tl.trans(a), acc)
    tl.store(c_ptr + rows[:, None] * BLOCK + tl.arange(0, BLOCK)[None, :], acc)
"""),
            "a_ptr=*fp16 c_ptr=*fp32 K=i32 BLOCK=32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=0.0)
    y = tl.load(x_ptr + BLOCK + offs, mask=mask)
    tl.store(out_ptr, tl.sum(x, axis=0) + tl.sum(tl.where(mask, y, 0.0), axis=0))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def row_sums(x_ptr, out_ptr, M, ROWS: tl.constexpr, COLS: tl.constexpr):
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    cols = tl.arange(0, COLS)
    mask = rows < M
    x = tl.load(x_ptr + rows[:, None] * COLS + cols[None, :], mask=mask[:, None])
    tl.store(out_ptr + rows, tl.sum(x, axis=1), mask=mask)  # whole rows are undefined, and not stored
"""),
            "x_ptr=*fp32 out_ptr=*fp32 M=i32 ROWS=16 COLS=64",
            Outcome.COMPILES,
        ),
    ),
)

NEUTRAL_ELEMENT = Rule(
    code="KF715",
    name="neutral-element",
    severity=Severity.WARNING,
    summary="Masked lanes hold something that the reduction does not ignore",
    explanation=(
        "`other=0.0` fills the lanes that the mask turns off, and what is computed next changes them: "
        "`exp(0 - max)` adds to the denominator of a softmax, `(0 - mean) ** 2` to a variance, and 0 may be "
        'smaller than every element of a minimum. Load with the value that stays neutral (`-float("inf")` for '
        "a softmax), or put it in right before the reduction: `tl.where(mask, x - mean, 0.0)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def softmax(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(x_ptr + offs, e / tl.sum(e, axis=0), mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def variance(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    centered = x - tl.sum(x, axis=0) / n
    tl.store(out_ptr, tl.sum(centered * centered, axis=0) / n)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def smallest(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(out_ptr, tl.min(x, axis=0))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def softmax(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=-float("inf"))
    e = tl.exp(x - tl.max(x, axis=0))
    tl.store(x_ptr + offs, e / tl.sum(e, axis=0), mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def variance(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=0.0)
    centered = tl.where(mask, x - tl.sum(x, axis=0) / n, 0.0)
    tl.store(out_ptr, tl.sum(centered * centered, axis=0) / n)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
