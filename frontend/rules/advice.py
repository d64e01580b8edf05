"""KF9xx: what compiles and is better written another way."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

LOGIC_BETWEEN_BLOCKS = Rule(
    code="KF901",
    name="logic-between-blocks",
    severity=Severity.INFO,
    summary="`and` or `or` between blocks (deprecated)",
    explanation=(
        "Triton takes `and` and `or` of blocks for `&` and `|`, with a warning: `Logical operators 'and' and 'or' "
        "are deprecated for non-scalar tensors`. Both sides are computed, nothing is cut short. Write `&` and `|`, "
        "and put comparisons into parentheses, `(offs < n) & (offs >= 2)`: `&` binds more tightly than `<`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    inside = offs >= 2 and offs < n
    tl.store(x_ptr + offs, 1.0, mask=inside)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=tl.program_id(0) == 0 or offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64 EVEN=False",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    if tl.program_id(0) == 0 and n > 2:  # run-time scalars
        tl.store(x_ptr + offs, 1.0, mask=(offs >= 2) & (offs < n))
    if EVEN and BLOCK > 16:
        tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64 EVEN=False",
            Outcome.COMPILES,
        ),
    ),
)
