"""Atomics, and pointers that may not be written (part of KF7xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

ATOMIC_OPERANDS = Rule(
    code="KF708",
    name="atomic-operands",
    severity=Severity.ERROR,
    summary="Dtype or shape that an atomic cannot work with",
    explanation=(
        "Atomics work on 32- and 64-bit elements; on fp16 and bf16 only `tl.atomic_add` does (`atomic_max does not "
        "support fp16`), and on 8- and 16-bit integers none. `tl.atomic_cas` also compares 16-bit elements. A "
        "block cannot go into a scalar pointer: reduce it first, `tl.atomic_add(out_ptr, tl.sum(x))`. Nor may the "
        "value or the mask be larger than the pointers; a scalar value is broadcast. `tl.atomic_cas` broadcasts "
        "nothing: a block of pointers needs blocks of the same shape, such as `tl.zeros((BLOCK,), tl.int32)`, and "
        "the element type exactly. Most of this fails with `error encountered during parsing` and no line."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def take_locks(lock_ptr):
    offs = tl.arange(0, 64)
    tl.atomic_cas(lock_ptr + offs, 0, 1)
"""),
            "lock_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.atomic_add(out_ptr, x)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def row_totals(out_ptr):
    rows = tl.arange(0, 16)
    x = tl.zeros((16, 64), tl.float32)
    tl.atomic_add(out_ptr + rows, x)
"""),
            "out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def peak(x_ptr: "*fp16", out_ptr: "*fp16"):
    tl.atomic_max(out_ptr, tl.load(x_ptr + tl.program_id(0)))
"""),
            "x_ptr=*fp16 out_ptr=*fp16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def take_lock(lock_ptr: "*i64"):
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
"""),
            "lock_ptr=*i64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def totals(x_ptr, half_ptr, out_ptr, n):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    tl.atomic_add(out_ptr, tl.sum(x))
    tl.atomic_add(out_ptr + offs, 1, mask=offs < n, sem="relaxed")
    tl.atomic_add(half_ptr + offs, x)  # fp16 can be added to
    tl.atomic_max(out_ptr + tl.zeros((64,), tl.int32), x)
    tl.atomic_xchg(out_ptr, n)
"""),
            "x_ptr=*fp32 half_ptr=*fp16 out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def locked_add(lock_ptr, flags_ptr, x_ptr):
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    tl.store(x_ptr, tl.load(x_ptr) + 1.0)
    tl.atomic_xchg(lock_ptr, 0)
    offs = tl.arange(0, 64)
    old = tl.atomic_cas(flags_ptr + offs, tl.zeros((64,), tl.int32), tl.full((64,), 1, tl.int32))
    tl.atomic_or(flags_ptr + offs, old, mask=tl.program_id(0) > 0)
"""),
            "lock_ptr=*i32 flags_ptr=*i32 x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

CONST_POINTER = Rule(
    code="KF709",
    name="const-pointer-store",
    severity=Severity.ERROR,
    summary="Store or atomic through a pointer declared `tl.const`",
    explanation=(
        "A parameter annotated `tl.const`, or a pointer cast to `tl.pointer_type(..., const=True)`, promises that "
        "nothing is written through it: `Cannot store to a constant pointer`. Remove the annotation from the "
        "pointers that a kernel writes. Offsets keep the promise; `tl.constexpr` is something else."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr: tl.const):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * 2.0)
"""),
            "x_ptr=*kfp32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def count(counts_ptr: tl.const, x_ptr):
    bucket = tl.load(x_ptr + tl.program_id(0))
    tl.atomic_add(counts_ptr + bucket, 1)


def launch(counts: torch.Tensor, x: torch.Tensor):
    count[(64,)](counts, x)
""",
            "",
            Outcome.REJECTED,
            call="launch(torch.zeros(8, dtype=torch.int32), torch.zeros(64, dtype=torch.int32))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr: tl.const, out_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x_ptr += tl.program_id(0) * BLOCK
    tl.store(out_ptr + offs, tl.load(x_ptr + offs) * 2.0)
    writable = (x_ptr + offs).to(tl.pointer_type(tl.float32))
    tl.store(writable, 0.0)
"""),
            "x_ptr=*kfp32 out_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
