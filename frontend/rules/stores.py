"""What a store does to its value (part of KF7xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

TRUNCATING_STORE = Rule(
    code="KF716",
    name="truncating-store",
    severity=Severity.INFO,
    summary="Float stored through a pointer to integers",
    explanation=(
        "`tl.store` casts the value to the type that the pointer leads to, without a word: of a float stored as an "
        "integer the fraction is cut off (towards zero), and what does not fit the integer is undefined. Where "
        "that is meant, say so with `.to(tl.int8)`; to round, use `tl.floor(x + 0.5)` or "
        "`tl.extra.cuda.libdevice.rint(x)` before. Where it is not meant, the buffer has the wrong dtype."
    ),
    bad=(
        Example(
            module("""
import torch


@triton.jit
def quantize(x_ptr, q_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    tl.store(q_ptr + offs, x * 127.0)


def launch():
    x = torch.randn(64, device="cuda")
    q = torch.empty(64, device="cuda", dtype=torch.int8)
    quantize[(1,)](x, q, BLOCK=64)
"""),
            "x_ptr=*fp32 q_ptr=*i8 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(out_ptr: "*i32"):
    tl.store(out_ptr + tl.arange(0, 64), 0.5)
"""),
            "out_ptr=*i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def quantize(x_ptr, q_ptr: "*i8", BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    tl.store(q_ptr + offs, tl.floor(x * 127.0 + 0.5).to(tl.int8))
    tl.store(q_ptr + BLOCK + offs, 0.0)  # nothing is lost
    tl.store(q_ptr + 2 * BLOCK + offs, offs)
"""),
            "x_ptr=*fp32 q_ptr=*i8 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
