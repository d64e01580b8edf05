"""Masks and what masked-out elements get (part of KF7xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

OTHER_WITHOUT_MASK = Rule(
    code="KF702",
    name="other-without-mask",
    severity=Severity.ERROR,
    summary="`other=` without `mask=`",
    explanation=(
        "`other` is what masked-out elements get, so it needs a mask: `` `other` cannot be provided without "
        "`mask` ``. A mask of None is no mask. Add `mask=offs < n`, or remove `other`. To load with and without "
        "a mask from the same line, let both be None: `other=None` is always allowed."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64), other=0.0)
    tl.store(out_ptr, tl.sum(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64), None, 0.0)
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
def read(ptr, mask, other):
    return tl.load(ptr, mask=mask, other=other)


@triton.jit
def total(x_ptr, out_ptr, n, EVEN: tl.constexpr):
    offs = tl.arange(0, 64)
    mask = None if EVEN else offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=None if EVEN else 0.0)
    x += read(x_ptr + offs, None, None) + read(x_ptr + offs, offs < n, 0.0)
    x += tl.load(x_ptr, True, 0.0)
    tl.store(out_ptr, tl.sum(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 EVEN=True",
            Outcome.COMPILES,
        ),
    ),
)

MASK_NOT_BOOLEAN = Rule(
    code="KF704",
    name="mask-not-boolean",
    severity=Severity.ERROR,
    summary="Mask that is a number instead of a boolean",
    explanation=(
        "A mask consists of booleans. A store says so, `Mask must have boolean scalar type`; a load or an atomic "
        "with a mask of integers or floats ends in `error encountered during parsing` with no line number. Compare "
        "with zero, `mask != 0`: `mask & 1`, `tl.where(inside, 1, 0)` and a mask that was loaded from an int8 "
        "buffer are all numbers. A boolean combined with a number is a number, too. Instead of 1 write True, and to an atomic give "
        "no constant at all."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def clear_odd(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, 0.0, mask=offs & 1)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n):
    offs = tl.arange(0, 64)
    inside = tl.where(offs < n, 1, 0)
    x = tl.load(x_ptr + offs, mask=inside, other=0.0)
    tl.store(out_ptr, tl.sum(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    weight = (offs < 48).to(tl.float32)
    x = tl.load(x_ptr + offs, mask=weight, other=0.0)
    tl.store(out_ptr, tl.sum(x * weight))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count(out_ptr):
    tl.atomic_add(out_ptr + tl.arange(0, 64), 1, mask=True)
"""),
            "out_ptr=*i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clear(x_ptr, valid_ptr, n):
    offs = tl.arange(0, 64)
    odd = (offs & 1).to(tl.int1)
    inside = tl.where(offs < n, True, False)
    keep = tl.full((64,), 1, tl.int1)
    valid = tl.load(valid_ptr + offs, mask=offs < n, other=0)  # a buffer of booleans
    x = tl.load(x_ptr + offs, mask=odd & inside | keep)
    tl.store(x_ptr + offs, x, mask=(offs < n) * (offs > 3))  # a product of booleans
    tl.store(x_ptr + offs, 0.0, mask=valid)
    tl.store(x_ptr + offs, 1.0, mask=True)
"""),
            "x_ptr=*fp32 valid_ptr=*i1 n=i32",
            Outcome.COMPILES,
        ),
    ),
)
