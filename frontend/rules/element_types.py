"""Builtins and conversions that do not exist for an element type (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

UNSUPPORTED_ELEMENT_TYPE = Rule(
    code="KF503",
    name="unsupported-element-type",
    severity=Severity.ERROR,
    summary="Math function on an element type that it does not take",
    explanation=(
        "Triton's math functions convert nothing. `exp`, `log`, `sqrt`, `sin`, `erf`, `floor` and their kin take "
        "float32 and float64: half floats and integers give `Expected dtype ['fp32', 'fp64'] but got fp16`. Cast "
        "first, `tl.exp(x.to(tl.float32))`; the store casts back. A constant counts as what it is: `tl.sqrt(64)` "
        "fails in the verifier without a line, so write `tl.sqrt(64.0)`, and `tl.sqrt(D * 1.0)` for a constexpr "
        "int.\n\n"
        "`sqrt_rn` and `div_rn` take float32 only, `fdiv` two of float32 or two of float64, `umulhi` integers of 32 or 64 bits, "
        "`clamp` and `fma` compute on floats. `tl.softmax` of integers and `tl.sigmoid` of half floats fail inside. "
        "A function of libdevice takes just the types that it is listed for, constants included: "
        "`libdevice.atan2(y, 1)` fails with the bare type names, `libdevice.atan2(y, 1.0)` is fine."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def exponentials(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64)).to(tl.float16)
    tl.store(x_ptr + tl.arange(0, 64), tl.exp(x))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def scale(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) / tl.sqrt(64))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def inverse_distance(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, tl.rsqrt(offs * offs + 1))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def at_most_eight(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, tl.clamp(offs, 0, 8))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            """import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def angles(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64)).to(tl.float32)
    tl.store(x_ptr + tl.arange(0, 64), libdevice.atan2(x, 1))
""",
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            """import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def all_of_them(x_ptr, D: tl.constexpr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs).to(tl.float16)
    y = tl.exp(x.to(tl.float32)) / tl.sqrt(D * 1.0) + tl.rsqrt(offs.to(tl.float32))
    y += tl.clamp(offs, 0.0, 8.0) + tl.softmax(x) + libdevice.atan2(y, 1.0) + libdevice.pow(y, 2)
    y += tl.fdiv(y, 2.0) + tl.abs(x) + tl.maximum(x, 0) + tl.fma(x, x, 1.0)
    tl.store(x_ptr + offs, y + tl.umulhi(offs, 3) + tl.minimum(offs, 8))
""",
            "x_ptr=*fp32 D=64",
            Outcome.COMPILES,
        ),
    ),
    since="3.0",
)

IMPOSSIBLE_CAST = Rule(
    code="KF511",
    name="impossible-cast",
    severity=Severity.ERROR,
    summary="Conversion that does not exist, bitcast between widths, or rounding of what is not narrowed",
    explanation=(
        "`x.to(dtype, bitcast=True)` reads the same bits as another type, so both have the same width: `Cannot "
        "bitcast data-type of size 32 to data-type of size 16`. `fp_downcast_rounding` belongs to a conversion from "
        "a float to a narrower float. 8-bit floats convert to floats only; to get integers go through float32. "
        "A pointer converts to int64 and back, never to or from a float.\n\n"
        "Which 8-bit floats exist depends on the GPU: float8e4nv needs an NVIDIA GPU of compute capability 8.9 or "
        "an AMD one, float8e4b15 an NVIDIA one, float8e4b8 and float8e5b16 an AMD one. kfcheck does not know where "
        "a kernel will run, and says nothing of these; `--compile sm_80` tries."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def upper_half(x_ptr, out_ptr):
    x = tl.load(x_ptr).to(tl.float32)
    tl.store(out_ptr, x.to(tl.int16, bitcast=True))
"""),
            "x_ptr=*fp32 out_ptr=*i16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def widen(x_ptr):
    x = tl.load(x_ptr).to(tl.float16)
    tl.store(x_ptr, x.to(tl.float32, fp_downcast_rounding="rtz"))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count(x_ptr, n):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, offs.to(tl.float8e5).to(tl.float32))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def every_way(x_ptr, out_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    bits = x.to(tl.int32, bitcast=True)
    half = x.to(tl.float16, fp_downcast_rounding="rtz")
    small = offs.to(tl.float32).to(tl.float8e5)
    address = x_ptr.to(tl.int64)
    again = address.to(tl.pointer_type(tl.float32))
    tl.store(out_ptr + offs, (bits >> 16).to(tl.int16) + half.to(tl.int16, bitcast=True))
    tl.store(again + offs, small.to(tl.float32) + (x != 0).to(tl.float32))
"""),
            "x_ptr=*fp32 out_ptr=*i16",
            Outcome.COMPILES,
        ),
    ),
    since="3.0",
)
