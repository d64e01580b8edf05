"""KF913: remainders of negative numbers."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

NEGATIVE_REMAINDER = Rule(
    code="KF913",
    name="negative-remainder",
    severity=Severity.WARNING,
    summary="Remainder of an index that may be negative",
    explanation=(
        "`//` and `%` of run-time integers round towards zero, as in C: `(0 - 1) % 8` is -1, where Python "
        "gives 7. An index that wraps around to the end goes before the start instead. Add the divisor first."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def rotate(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + (i - 1) % n, mask=i < n)
    tl.store(y_ptr + i, x, mask=i < n)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def rotate(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + (i - 1 + n) % n, mask=i < n)
    every_other = (i - 1) % 2 == 0
    tl.store(y_ptr + i, x, mask=(i < n) & every_other)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
