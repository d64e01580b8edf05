"""Matrix products (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

DOT_OPERANDS = Rule(
    code="KF514",
    name="dot-operands",
    severity=Severity.ERROR,
    summary="Operands that `tl.dot` cannot multiply",
    explanation=(
        "`tl.dot(a, b)` multiplies blocks of shapes (M, K) and (K, N), or (B, M, K) and (B, K, N): both "
        "operands have two dimensions, or both have three. Otherwise `input and other must have equal ranks "
        ">= 2`. The inner product of two vectors is `tl.sum(a * b)`, a matrix times a vector is `tl.sum(a * "
        "x[None, :], axis=1)`, and the outer product of vectors is `a[:, None] * b[None, :]`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def inner_product(x_ptr, y_ptr, out_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    y = tl.load(y_ptr + offs)
    tl.store(out_ptr, tl.dot(x, y))
"""),
            "x_ptr=*fp16 y_ptr=*fp16 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def matrix_vector(a_ptr, x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    a = tl.load(a_ptr + i[:, None] * N + i[None, :])
    x = tl.load(x_ptr + i)
    tl.store(out_ptr + i, tl.dot(a, x))
"""),
            "a_ptr=*fp16 x_ptr=*fp16 out_ptr=*fp32 N=32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def accumulate(a_ptr, b_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    b = tl.load(b_ptr + tile)
    acc = tl.zeros((N, N), tl.float32)
    for k in range(N):
        a = tl.load(a_ptr + i * N + k)
        acc += tl.dot(a, b)
    tl.store(out_ptr + tile, acc)
"""),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp32 N=32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def products(a_ptr, x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    a = tl.load(a_ptr + tile)
    x = tl.load(x_ptr + i)
    rows = tl.broadcast_to(x[:, None], (N, N))
    acc = tl.dot(a, rows, out_dtype=tl.float32)
    acc = tl.dot(a, tl.trans(rows), acc)
    acc += tl.sum(x * x) + tl.sum(a * x[None, :], axis=1)[:, None]
    tl.store(out_ptr + tile, acc)
"""),
            "a_ptr=*fp16 x_ptr=*fp16 out_ptr=*fp32 N=32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def batched(a_ptr, b_ptr, out_ptr, B: tl.constexpr, N: tl.constexpr):
    batch = tl.arange(0, B)
    i = tl.arange(0, N)
    tile = batch[:, None, None] * N * N + i[:, None] * N + i
    a = tl.load(a_ptr + tile)
    b = tl.load(b_ptr + tl.arange(0, B * N * N)).reshape(B, N, N)
    tl.store(out_ptr + tile, tl.dot(a, b.permute(0, 2, 1)))
"""),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp32 B=2 N=32",
            Outcome.COMPILES,
        ),
    ),
)
