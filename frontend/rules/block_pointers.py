"""Block pointers (part of KF7xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

BLOCK_POINTER = Rule(
    code="KF706",
    name="block-pointer-misuse",
    severity=Severity.ERROR,
    summary="Block pointer made or used like a plain pointer, or the other way round",
    explanation=(
        "`tl.make_block_ptr(base, shape, strides, offsets, block_shape, order)` takes one scalar pointer and five "
        "tuples of the same length; the sizes in block_shape are constexpr, order is a permutation of the axes, and "
        "offsets are 32-bit. The pointer knows its bounds, so a load or store takes `boundary_check=(0, 1)`, the "
        "axes to check, and neither mask nor other. With plain pointers it is the opposite. Move a block pointer "
        "with `p = tl.advance(p, (0, BLOCK))`, one offset per axis: `p += BLOCK` ends the compiler with an "
        "assertion, and so does a wrong number of offsets. A store casts nothing: a block must have the dtype "
        "of the buffer and the shape of the pointer; a scalar is broadcast. Without boundary_check a "
        "padding_option is refused."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (64,), (0,))
    x = tl.load(block, mask=tl.arange(0, 64) < n, other=0.0)
    tl.store(block, x * 2, boundary_check=(0,))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs, boundary_check=(0,), padding_option="zero")
    tl.store(x_ptr + offs, x * 2, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, m, n):
    block = tl.make_block_ptr(x_ptr, (m, n), (n, 1), (0, 0), (16, 64), (0,))
    tl.store(block, tl.load(block) * 2)
"""),
            "x_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (64,), (0,))
    x = tl.load(block, boundary_check=(0, 1))
    tl.store(block, x * 2, boundary_check=(0,))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (64,), (0,))
    for start in range(0, n, 64):
        tl.store(block, tl.load(block) * 2)
        block += 64
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.CRASHED,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr, n):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (64,), (0,))
    tl.store(block, tl.zeros((32,), tl.float32), boundary_check=(0,))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def halve(x_ptr: "*fp16", n):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (64,), (0,))
    x = tl.load(block).to(tl.float32)
    tl.store(block, x * 0.5)
"""),
            "x_ptr=*fp16 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    start = tl.program_id(0).to(tl.int64) * 64
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (start,), (64,), (0,))
    tl.store(block, tl.load(block) * 2)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, m, n):
    block = tl.make_block_ptr(x_ptr, (m, n), (n, 1), (0, 0), (16, 64), (1, 2))
    tl.store(block, tl.load(block) * 2)
"""),
            "x_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, m, n):
    block = tl.make_block_ptr(x_ptr, (m, n), (n, 1), (0, 0), (16, 64), (1, 0))
    for _ in range(0, n, 64):
        tl.store(block, tl.load(block) * 2)
        block = tl.advance(block, (64,))
"""),
            "x_ptr=*fp32 m=i32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    pid = tl.program_id(0)
    block = tl.make_block_ptr(
        base=x_ptr + pid * n,  # a scalar pointer may have been moved
        shape=[n.to(tl.int64)],
        strides=[1],
        offsets=[pid * 64],
        block_shape=[64],
        order=[0],
    )
    for start in range(0, n, 64):
        x = tl.load(block, boundary_check=[0], padding_option="zero")
        tl.store(block, x * 2, boundary_check=0)
        block = tl.advance(block, (64,))
    tl.store(block, 0.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def transpose(x_ptr, out_ptr, m, n, TRANSPOSED: tl.constexpr):
    if TRANSPOSED:
        block = tl.make_block_ptr(x_ptr, (m, n), (1, m), (0, 0), (16, 64), (0, 1))
    else:
        block = tl.make_block_ptr(x_ptr, (m, n), (n, 1), (0, 0), (16, 64), (1, 0))
    offs = tl.arange(0, 16)
    x = tl.load(block, boundary_check=())
    tl.store(out_ptr + offs, tl.sum(x, axis=1), boundary_check=())  # empty: no check asked for
    tl.store(block, x.to(block.type.element_ty.element_ty))
"""),
            "x_ptr=*fp16 out_ptr=*fp32 m=i32 n=i32 TRANSPOSED=False",
            Outcome.COMPILES,
        ),
    ),
)
