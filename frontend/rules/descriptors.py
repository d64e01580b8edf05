"""Tensor descriptors (part of KF7xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

TENSOR_DESCRIPTOR = Rule(
    code="KF707",
    name="tensor-descriptor-misuse",
    severity=Severity.ERROR,
    summary="Tensor descriptor made or used in a way that it does not allow",
    explanation=(
        "`tl.make_tensor_descriptor(base, shape, strides, block_shape)` takes one scalar pointer and three lists of "
        "the same length, 1 to 5. The last stride is the constant 1: a run-time value fails with `Did you forget to "
        "add @triton.jit`, and an argument works only in launches where it is 1. The last dimension of the block holds at least 16 "
        "bytes. A descriptor is no pointer: read with `desc.load([row, column])` and write with `desc.store([row, "
        "column], value)`, one 32-bit offset for each dimension, counted in elements. A stored value is a block of "
        "exactly the descriptor's shape (it is cast, but not broadcast). `gather` and `scatter` need blocks of one "
        "row, at least 8 row numbers and 32 bytes of columns. Atomics work on few element types. On the host, "
        "`TensorDescriptor` asserts the same, and that all strides but the last are multiples of 16 bytes."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def scale_transposed(x_ptr):
    desc = tl.make_tensor_descriptor(x_ptr, [64, 64], [1, 64], [16, 16])
    desc.store([0, 16], desc.load([0, 0]) * 2)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def scale(x_ptr: "*fp16", m, n):
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [64, 4])
    desc.store([0, 0], desc.load([0, 0]) * 2)
"""),
            "x_ptr=*fp16 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def scale(x_ptr, m, n):
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [64, 64])
    x = tl.load(desc)
    desc.store([0, 0], x * 2)
"""),
            "x_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def row_totals(x_ptr, out_ptr, m, n):
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [64, 64])
    out = tl.make_tensor_descriptor(out_ptr, [m], [1], [64])
    x = desc.load([0])
    out.store([0], tl.sum(x, axis=1))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def row_totals(x_ptr, out_ptr, m, n):
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [64, 64])
    out = tl.make_tensor_descriptor(out_ptr, [m], [1], [64])
    x = desc.load([0, 0])
    out.store([0], tl.sum(x, axis=1, keep_dims=True))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def pick(x_ptr, rows_ptr, out_ptr, m, n):
    rows = tl.load(rows_ptr + tl.arange(0, 4))
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [1, 64])
    x = desc.gather(rows, 0)
    tl.store(out_ptr, tl.sum(x))
"""),
            "x_ptr=*fp32 rows_ptr=*i32 out_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor


@triton.jit
def double(desc):
    desc.store([0, 0], desc.load([0, 0]) * 2)


def launch():
    x = torch.ones(64, 60, dtype=torch.float16)
    double[(1,)](TensorDescriptor.from_tensor(x, [16, 16]))
""",
            "",
            Outcome.LAUNCH_FAILS,
            call="launch()",
        ),
    ),
    good=(
        Example(
            """import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor


@triton.jit
def double(desc, out_desc):
    out_desc.store([0, 0], desc.load([0, 0]) * 2)


def launch():
    x = torch.ones(64, 60)
    out = torch.empty(64, 64, dtype=torch.float16)
    out_desc = TensorDescriptor(out, out.shape, out.stride(), [16, 16])
    double[(1,)](TensorDescriptor.from_tensor(x, [16, 16]), out_desc)
""",
            "",
            Outcome.COMPILES,
            call="launch()",
        ),
        Example(
            module("""
@triton.jit
def scale(x_ptr, out_ptr, m, n, stride_m, M: tl.constexpr, N: tl.constexpr):
    x_desc = tl.make_tensor_descriptor(x_ptr, [m, n], [stride_m, 1], [M, N])
    out_desc = tl.make_tensor_descriptor(out_ptr + m * n, shape=[m, n], strides=[n, 1], block_shape=[M, N])
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    x = x_desc.load([row, column])
    out_desc.store([row, column], (x * 2).to(tl.float16))  # it is cast
    total = tl.make_tensor_descriptor(out_ptr, [n], [1], [N], padding_option="zero")
    total.atomic_add([column], tl.sum(x, axis=0))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 m=i32 n=i32 stride_m=i64 M=16 N=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, m, n):
    desc = tl.make_tensor_descriptor(x_ptr, [m, n], [n, 1], [8, 64])
    width: tl.constexpr = desc.block_shape[1]
    tl.static_assert(width == 64)
    desc.store([0, 0], tl.zeros((8, width), desc.dtype))
    tl.store_tensor_descriptor(desc, [8, 0], tl.load_tensor_descriptor(desc, [0, 0]))
    tl.store(x_ptr, desc.shape[0].to(desc.dtype))
"""),
            "x_ptr=*fp32 m=i32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)
