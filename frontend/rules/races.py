"""KF714: programs and threads that get in each other's way."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

DATA_RACE = Rule(
    code="KF714",
    name="data-race",
    severity=Severity.ERROR,
    summary="Update that other programs overwrite, or values read before they are stored",
    explanation=(
        "Programs run at the same time. If each of them loads from one place, adds its part and stores the sum, "
        "most parts are lost: let the memory add, with `tl.atomic_add`. The threads of one program run apart "
        "too: after `tl.store` of a block, another thread may read an element before it is there. "
        "`tl.debug_barrier()` makes them wait; that case is a warning."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, sum_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    part = tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0))
    tl.store(sum_ptr, tl.load(sum_ptr) + part)
"""),
            "x_ptr=*fp32 sum_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def reverse(x_ptr, scratch_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(scratch_ptr + offs, tl.load(x_ptr + offs))
    tl.store(x_ptr + offs, tl.load(scratch_ptr + (BLOCK - 1 - offs)))
"""),
            "x_ptr=*fp32 scratch_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def total(x_ptr, sum_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    part = tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0))
    tl.atomic_add(sum_ptr, part)
    row_ptr = sum_ptr + 1 + tl.program_id(0)
    tl.store(row_ptr, tl.load(row_ptr) + part)
"""),
            "x_ptr=*fp32 sum_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def reverse(x_ptr, scratch_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(scratch_ptr + offs, tl.load(x_ptr + offs))
    tl.debug_barrier()
    tl.store(x_ptr + offs, tl.load(scratch_ptr + (BLOCK - 1 - offs)))
    tl.store(x_ptr + BLOCK + offs, tl.load(x_ptr + offs))
"""),
            "x_ptr=*fp32 scratch_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
