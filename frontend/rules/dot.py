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
        "x[None, :], axis=1)`, and the outer product of vectors is `a[:, None] * b[None, :]`.\n\n"
        "The inner sizes K must be equal (`equal reduction dimensions`): transpose one operand with `tl.trans`. "
        "On NVIDIA GPUs K is at least 16, or 32 for 8-bit operands. Both operands have the same dtype, float or "
        "int8 (two kinds of fp8 may be mixed): `Both operands must be same dtype`, `Unsupported lhs dtype int32`. "
        "Cast them with `.to(tl.float16)`, or multiply integers with `tl.sum(a[:, :, None] * b[None, :, :], axis=1)`. "
        "The result is fp32, or int32 for int8; an accumulator of another dtype needs the matching `out_dtype`, "
        "which for int8 must be given (`out_dtype=tl.int32`), and bf16 is none. Where sizes are known by name only, an "
        "operand that ends with the same size as the other one is taken for loaded the wrong way round.\n\n"
        "`tl.dot_scaled` takes the formats e2m1 (two in a byte), e4m3, e5m2, bf16 and fp16, elements of that type or "
        "unsigned integers of its width, scales of the shapes (M, K // 32) and (N, K // 32), and makes fp32."
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
        Example(
            module("""
@triton.jit
def similarity(a_ptr, b_ptr, out_ptr):
    rows = tl.arange(0, 16)[:, None]
    inner = tl.arange(0, 32)[None, :]
    a = tl.load(a_ptr + rows * 32 + inner)
    b = tl.load(b_ptr + rows * 32 + inner)
    tl.store(out_ptr + rows * 16 + tl.arange(0, 16)[None, :], tl.dot(a, b))
"""),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def gram(a_ptr, out_ptr, N: tl.constexpr, K: tl.constexpr):
    i = tl.arange(0, N)
    a = tl.load(a_ptr + i[:, None] * K + tl.arange(0, K)[None, :])
    tl.store(out_ptr + i[:, None] * N + i[None, :], tl.dot(a, tl.trans(a)))


def launch(a: torch.Tensor, out: torch.Tensor):
    gram[(1,)](a, out, N=32, K=8)
""",
            "a_ptr=*fp16 out_ptr=*fp32 N=32 K=8",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count_pairs(out_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    tl.store(out_ptr + tile, tl.dot(tile, tile))
"""),
            "out_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def project(a_ptr, w_ptr, out_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    a = tl.load(a_ptr + tile).to(tl.float32)
    w = tl.load(w_ptr + tile).to(tl.bfloat16)
    tl.store(out_ptr + tile, tl.dot(a, w))
"""),
            "a_ptr=*bf16 w_ptr=*bf16 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def add_product(a_ptr, out_ptr):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    a = tl.load(a_ptr + tile).to(tl.float16)
    acc = tl.full((16, 16), 1.0, tl.float16)
    tl.store(out_ptr + tile, tl.dot(a, a, acc))
"""),
            "a_ptr=*fp16 out_ptr=*fp16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def attention_scores(q_ptr, k_ptr, out_ptr, M: tl.constexpr, N: tl.constexpr, D: tl.constexpr):
    rows, cols, inner = tl.arange(0, M), tl.arange(0, N), tl.arange(0, D)
    q = tl.load(q_ptr + rows[:, None] * D + inner[None, :])
    k = tl.load(k_ptr + cols[:, None] * D + inner[None, :])
    tl.store(out_ptr + rows[:, None] * N + cols[None, :], tl.dot(q, k))
"""),
            "q_ptr=*fp16 k_ptr=*fp16 out_ptr=*fp32 M=16 N=64 D=32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count(out_ptr):
    bits = tl.full((32, 32), 1, tl.int8)
    counts = tl.zeros((32, 32), tl.int32)
    counts = tl.dot(bits, bits, counts)
    tl.store(out_ptr, tl.sum(counts))
"""),
            "out_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def square(a_ptr, out_ptr):
    i = tl.arange(0, 32)
    tile = i[:, None] * 32 + i[None, :]
    a = tl.load(a_ptr + tile)
    tl.store(out_ptr + tile, tl.dot(a, a, out_dtype=tl.bfloat16))
"""),
            "a_ptr=*bf16 out_ptr=*bf16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def scaled(out_ptr):
    a = tl.zeros((32, 64), tl.uint8)
    b = tl.zeros((64, 32), tl.uint8)
    a_scale = tl.zeros((32, 2), tl.uint8)
    b_scale = tl.zeros((2, 32), tl.uint8)
    tl.store(out_ptr, tl.sum(tl.dot_scaled(a, a_scale, "e4m3", b, b_scale, "e4m3")))
"""),
            "out_ptr=*fp32",
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
        Example(
            module("""
@triton.jit
def small_products(out_ptr, INNER: tl.constexpr):
    half = tl.full((1, INNER), 1.0, tl.float16)
    wide = tl.full((INNER, 8), 1.0, tl.float16)
    row = tl.dot(half, wide)  # only the inner size has a minimum
    bits = tl.full((16, 32), 1, tl.int8)
    counts = tl.dot(bits, tl.trans(bits), tl.zeros((16, 16), tl.int32), out_dtype=tl.int32)
    a = tl.zeros((16, 32), tl.float32)
    fp8 = tl.dot(a.to(tl.float8e5), tl.trans(a).to(tl.float8e4nv))
    acc = tl.dot(a.to(tl.float16), tl.trans(a).to(tl.float16), counts.to(tl.float16), out_dtype=tl.float16)
    tl.store(out_ptr, tl.sum(row) + tl.sum(counts + fp8 + acc))
"""),
            "out_ptr=*fp32 INNER=16",
            Outcome.COMPILES,
        ),
    ),
)
