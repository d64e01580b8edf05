"""KF713 and KF717: addresses that are not those of the elements that are meant."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

NARROW_OFFSET = Rule(
    code="KF713",
    name="narrow-offset",
    severity=Severity.WARNING,
    summary="Offset computed in 32 bits that may overflow in a large tensor",
    explanation=(
        "Program ids are 32-bit integers, and so are arguments below 2**31. Their product wraps around in "
        "tensors of 2**31 elements or more, and the kernel reads and writes elsewhere. Widen one side before the "
        "product: `tl.program_id(0).to(tl.int64) * stride`, or annotate the stride with `tl.int64`. It is a "
        "warning where the kernel does so for another tensor that it addresses alike, and advice for "
        "kernels that are not launched in their file: nothing says how large their tensors are."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def copy_rows(x_ptr, y_ptr, x_stride, y_stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row.to(tl.int64) * x_stride + cols)
    tl.store(y_ptr + row * y_stride + cols, x)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 x_stride=i32 y_stride=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def increment_rows(x_ptr, stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    x_ptrs = x_ptr + row * stride + tl.arange(0, BLOCK)
    tl.store(x_ptrs, tl.load(x_ptrs) + 1)
"""),
            "x_ptr=*fp32 stride=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def copy_rows(x_ptr, y_ptr, x_stride, y_stride: tl.int64, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    cols = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row.to(tl.int64) * x_stride + cols)
    tl.store(y_ptr + row * y_stride + cols, x)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 x_stride=i32 y_stride=i64 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def increment_rows(x_ptr, stride, BLOCK: tl.constexpr):
    x_ptrs = x_ptr + tl.program_id(0) * stride + tl.arange(0, BLOCK)
    tl.store(x_ptrs, tl.load(x_ptrs) + 1)


def launch(x):
    increment_rows[(x.shape[0],)](x, x.stride(0), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(4, 64))",
        ),
    ),
)

POINTER_ANNOTATION = Rule(
    code="KF717",
    name="pointer-annotation",
    severity=Severity.ERROR,
    summary="Pointer annotation that contradicts the tensor that is passed",
    explanation=(
        'An annotation such as `tl.pointer_type(tl.float32)` or `"*fp32"` goes before what is passed: Triton '
        "compiles the kernel for it and never looks at the tensor's dtype. A float16 tensor is then read four "
        "bytes at a time, past its end. Without the annotation the kernel is compiled for what it gets."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr: tl.pointer_type(tl.float32), n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x.half(), x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
import torch


@triton.jit
def count(x_ptr: "*i32", n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, offs, mask=offs < n)


def launch(x):
    counts = torch.zeros(64, dtype=torch.int64, device=x.device)
    count[(1,)](counts, 64, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, y_ptr: "*fp16", bits_ptr: "*i16", n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
    tl.store(y_ptr + offs, 1.0, mask=offs < n)
    tl.store(bits_ptr + offs, 0, mask=offs < n)


def launch(x):
    fill[(1,)](x.half(), x.half(), x.half(), x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)
