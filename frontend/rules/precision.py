"""Fewer bits than one may think (part of KF9xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

TF32_BY_DEFAULT = Rule(
    code="KF905",
    name="tf32-by-default",
    severity=Severity.INFO,
    summary="`tl.dot` of float32 operands computes in TF32, or `allow_tf32` is used",
    explanation=(
        "On NVIDIA GPUs with tensor cores the float32 operands of `tl.dot` are rounded to TF32, with 10 bits of "
        "mantissa instead of 23, unless `input_precision` says otherwise: results differ from PyTorch's in the "
        'third or fourth digit. Write `input_precision="ieee"` for full precision (without tensor cores), `"tf32x3"` '
        'for nearly full precision on them, and `"tf32"` where the default is meant. `allow_tf32` is the old, '
        "deprecated way to say the same. The sum itself is float32 in any case."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def gram(x_ptr, out_ptr):
    i = tl.arange(0, 32)
    tile = i[:, None] * 32 + i[None, :]
    x = tl.load(x_ptr + tile).to(tl.float32)
    tl.store(out_ptr + tile, tl.dot(x, tl.trans(x)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def gram(x_ptr, out_ptr):
    i = tl.arange(0, 32)
    tile = i[:, None] * 32 + i[None, :]
    x = tl.load(x_ptr + tile)
    tl.store(out_ptr + tile, tl.dot(x, tl.trans(x), allow_tf32=False))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def gram(x_ptr, out_ptr):
    i = tl.arange(0, 32)
    tile = i[:, None] * 32 + i[None, :]
    x = tl.load(x_ptr + tile).to(tl.float32)
    half = x.to(tl.float16)
    exact = tl.dot(x, tl.trans(x), input_precision="ieee")
    tl.store(out_ptr + tile, exact + tl.dot(half, tl.trans(half)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
    since="3.0",
)

SHORT_SUM = Rule(
    code="KF906",
    name="short-sum",
    severity=Severity.INFO,
    summary="A loop sums up in float16 or bfloat16",
    explanation=(
        "A float16 has 11 significant bits, a bfloat16 8. Once a sum is that many times larger than what is added, "
        "additions are lost: a float16 sum of ones stops at 2048, one of bfloat16 at 256. Start the accumulator as "
        "`tl.float32` and cast when it is stored; operands may stay short, since `tl.dot` sums in float32 too "
        "unless `out_dtype=tl.float16` is given."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def column_sums(x_ptr, out_ptr, rows, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), tl.float16)
    for row in range(rows):
        total += tl.load(x_ptr + row * BLOCK + cols)
    tl.store(out_ptr + cols, total)
"""),
            "x_ptr=*fp16 out_ptr=*fp16 rows=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def product(a_ptr, b_ptr, out_ptr, n, B: tl.constexpr):
    i = tl.arange(0, B)
    tile = i[:, None] * n + i[None, :]
    acc = tl.zeros((B, B), tl.float16)
    for k in range(0, n, B):
        a = tl.load(a_ptr + tile + k)
        b = tl.load(b_ptr + tile + k * n)
        acc = tl.dot(a, b, acc, out_dtype=tl.float16)
    tl.store(out_ptr + tile, acc)
"""),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp16 n=i32 B=32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def column_sums(x_ptr, out_ptr, rows, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    total = tl.zeros((BLOCK,), tl.float32)
    largest = tl.full((BLOCK,), -1.0, tl.float16)
    for row in range(rows):
        x = tl.load(x_ptr + row * BLOCK + cols).to(tl.float16)
        x += largest  # a new value in every turn
        total += x
        largest = tl.maximum(largest, x)
    tl.store(out_ptr + cols, total.to(tl.float16) + largest)
"""),
            "x_ptr=*fp16 out_ptr=*fp16 rows=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
