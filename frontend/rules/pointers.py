"""Arithmetic on pointers (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

POINTER_ARITHMETIC = Rule(
    code="KF501",
    name="pointer-arithmetic",
    severity=Severity.ERROR,
    summary="Operator that pointers do not have",
    explanation=(
        "A pointer takes an integer offset, `ptr + i`, `i + ptr` or `ptr - i`, and nothing else: no float, no "
        "second pointer, no other operator and no comparison, not even `==`. The compiler says `invalid "
        "operands of type pointer<fp32> and ...` or `cannot add pointers together`. An offset made with `/` is "
        "a float: use `//`. A pointer to an index or to a length must be loaded first, `x_ptr + "
        "tl.load(index_ptr)`. For anything else convert the address, `x_ptr.to(tl.int64)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def mark_middle(x_ptr, n):
    middle = n / 2
    tl.store(x_ptr + middle, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def gather(x_ptr, index_ptr, out_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + (index_ptr + offs))
    tl.store(out_ptr + offs, x)


def launch(x: torch.Tensor, index: torch.Tensor, out: torch.Tensor):
    gather[(1,)](x, index, out, BLOCK=64)
""",
            "x_ptr=*fp32 index_ptr=*i32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def clear_row(x_ptr, row, BLOCK: tl.constexpr):
    start = x_ptr * row
    tl.store(start + tl.arange(0, BLOCK), 0.0)


def launch(x: torch.Tensor):
    clear_row[(1,)](x, 3, BLOCK=64)
""",
            "x_ptr=*fp32 row=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def fill(x_ptr, length_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < length_ptr)


def launch(x: torch.Tensor, length: torch.Tensor):
    fill[(1,)](x, length, BLOCK=64)
""",
            "x_ptr=*fp32 length_ptr=*i64 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def gather(x_ptr, index_ptr, length_ptr, out_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    mask = offs < tl.load(length_ptr)
    index = tl.load(index_ptr + offs, mask=mask, other=0)
    x_ptr += tl.program_id(0) * BLOCK
    x = tl.load(index + x_ptr - 1, mask=mask)  # an integer may come first
    tl.store(out_ptr + (offs >= BLOCK // 2), x, mask=mask)  # a boolean is an integer
"""),
            "x_ptr=*fp32 index_ptr=*i32 length_ptr=*i64 out_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def copy_unless_same(x_ptr, y_ptr, half):
    x_address = x_ptr.to(tl.int64)
    y_address = y_ptr.to(tl.int64)
    if x_address != y_address:
        source = tl.where(half * 2.0 > 1.0, x_ptr, y_ptr)
        aligned = (y_address // 16 * 16).to(tl.pointer_type(tl.float32))
        tl.store(aligned + half.to(tl.int32), tl.load(source))
"""),
            "x_ptr=*fp32 y_ptr=*fp32 half=fp32",
            Outcome.COMPILES,
        ),
    ),
)
