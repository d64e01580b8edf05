"""Operators whose operands have the wrong type (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

BITWISE_ON_FLOAT = Rule(
    code="KF502",
    name="bitwise-on-float",
    severity=Severity.ERROR,
    summary="Bitwise operator on a float, or a comparison without its parentheses",
    explanation=(
        "`&`, `|`, `^`, `~`, `<<` and `>>` take integers and booleans: floats give `invalid operands of type "
        "float32` or `wrong type argument to unary invert`. Often the parentheses are missing. `&` binds more "
        "tightly than `<`, so `inside & x > 0.0` means `(inside & x) > 0.0`; write `inside & (x > 0.0)`. Between "
        "integers the slip compiles and gives a wrong mask. A mask that was computed as a float becomes a "
        "boolean by a comparison, `keep != 0`; `/` always gives a float, so use `//` for integers."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def clear_upper_half(x_ptr, n):
    offs = tl.arange(0, 64)
    position = offs / 64
    inside = offs < n
    tl.store(x_ptr + offs, 0.0, mask=inside & position > 0.5)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear_outside(x_ptr):
    offs = tl.arange(0, 64)
    keep = tl.where(offs < 48, 1.0, 0.0)
    tl.store(x_ptr + offs, 0.0, mask=~keep)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def swap_sibling(x_ptr):
    pid = tl.program_id(0) + 1
    parent = (pid - 1) / 2
    tl.store(x_ptr + pid, pid ^ parent)
"""),
            "x_ptr=*i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clear_middle(x_ptr, n):
    offs = tl.arange(0, 64)
    position = offs / 64
    inside = (offs < n) & (position > 0.25) | (position == 0.0) ^ (offs == 1)
    even = offs & 1 == 0  # `&` comes first, unlike in C
    tl.store(x_ptr + offs, 0.0, mask=~inside & even & (tl.program_id(0) < 4) & True)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sort_key(x_ptr, key_ptr, LOW: tl.constexpr, HIGH: tl.constexpr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs).to(tl.float32)
    bits = x.to(tl.int32, bitcast=True)
    key = bits ^ (bits >> 31) & 0x7FFFFFFF
    key = key | (offs >= 32)  # an integer and a boolean
    tl.store(key_ptr + offs, tl.where((LOW < 0.5) & (HIGH > 0.5), key, (x * 4.0).to(tl.int32) << 2))
"""),
            "x_ptr=*fp16 key_ptr=*i32 LOW=0.25 HIGH=0.75",
            Outcome.COMPILES,
        ),
    ),
)

FLOOR_DIVISION = Rule(
    code="KF504",
    name="floor-division-of-float",
    severity=Severity.ERROR,
    summary="`//` on a float",
    explanation=(
        "`//` divides integers; with a float on either side the compiler says no more than `unexpected type "
        "fp32`. Often the float comes out of an earlier `/`. Use `//` from the start, or `tl.floor(x / y)` if "
        "floats are meant. `tl.cdiv` divides with `//` and has the same limit. Python itself computes on "
        "constexpr values, and there floats are fine."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def halve(x_ptr):
    offs = tl.arange(0, 64)
    ramp = offs * 0.5
    tl.store(x_ptr + offs, ramp // 2.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill_quarter(x_ptr):
    half = (tl.program_id(0) + 8) / 2
    for i in range(half // 2):
        tl.store(x_ptr + i, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def levels(x_ptr):
    offs = tl.arange(0, 64)
    level = tl.zeros((64,), tl.float32) + offs
    level //= 8
    tl.store(x_ptr + offs, level)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def levels(x_ptr, n, SCALE: tl.constexpr):
    offs = tl.arange(0, 64)
    step: tl.constexpr = SCALE // 0.25  # constexpr: Python divides
    level = (offs / 8).to(tl.int32) // 2 + n // 2 + offs.to(tl.int64) // n
    tl.store(x_ptr + offs, level * step + tl.floor(offs / 3) + offs * 0.5 % 2)
"""),
            "x_ptr=*fp32 n=i32 SCALE=1.5",
            Outcome.COMPILES,
        ),
    ),
)

SINGLE_ARGUMENT_MAX = Rule(
    code="KF517",
    name="single-argument-max",
    severity=Severity.ERROR,
    summary="Python's `max` or `min` with one argument",
    explanation=(
        "Inside a kernel `max(a, b)` and `min(a, b)` compare values element by element. They don't go through "
        "a block or a tuple: with one argument the compiler says `min requires at least 2 values`, for `max` "
        "too. Reduce a block with `tl.max(x)` or `tl.max(x, axis=0)`, and pass values one by one, "
        "`max(a, b, c)`. One constant is returned as it is."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def largest(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, max(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def first_row(out_ptr):
    rows = (tl.program_id(0), tl.program_id(1))
    tl.store(out_ptr, min(rows))
"""),
            "out_ptr=*i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def largest(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, max(BLOCK, 16))
    x = tl.load(x_ptr + offs, mask=offs < min(n, BLOCK), other=0.0)
    tl.store(out_ptr, max(tl.max(x), n, max(BLOCK)))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

LOGIC_ON_NUMBERS = Rule(
    code="KF519",
    name="logic-on-numbers",
    severity=Severity.ERROR,
    summary="`not`, `and` or `or` on a number, or `~` on a constexpr flag",
    explanation=(
        "`not`, `and` and `or` reinterpret a run-time value as one bit. A wider number is refused: `Cannot "
        "bitcast data-type of size 32 to data-type of size 1`. Compare it, `if n == 0` or `if (n != 0) & (m != "
        "0)`. Mind that sums, and maxima of booleans, are numbers.\n\n"
        "Two slips compile and are wrong. `~FLAG` on a constexpr bool is Python's complement, -2 or -1, and "
        "always true: write `not FLAG`. Two booleans added by `+` make one bit again, so True + True is "
        "False: cast them first, `(x > 0).to(tl.int32)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def first_program(x_ptr):
    if not tl.program_id(0):
        tl.store(x_ptr, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def mark_if_any(x_ptr, n):
    offs = tl.arange(0, 64)
    found = tl.sum((offs > n).to(tl.int32))
    if tl.program_id(0) == 0 and found:
        tl.store(x_ptr, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def fill(x_ptr, KEEP: tl.constexpr):
    if ~KEEP:
        tl.store(x_ptr + tl.program_id(0), 0.0)


def launch(x: torch.Tensor):
    fill[(64,)](x, KEEP=True)
""",
            "x_ptr=*fp32 KEEP=True",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, KEEP: tl.constexpr):
    if ~KEEP:
        tl.store(x_ptr + tl.program_id(0), 0.0)
"""),
            "x_ptr=*fp32 KEEP=True",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def count(x_ptr, n):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, (offs > n) + (offs > 2 * n))
"""),
            "x_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def choose(x_ptr, flag_ptr, COUNT: tl.constexpr, FLAG: tl.constexpr):
    pid = tl.program_id(0)
    offs = tl.arange(0, 64)
    if not FLAG or not COUNT:
        tl.store(x_ptr, 1.0)
    if COUNT and pid > 3:  # only the run-time values need be booleans
        tl.store(x_ptr, 2.0)
    if pid > 3 and COUNT:
        tl.store(x_ptr, 3.0)
    if not tl.load(flag_ptr) and not tl.reduce_or(offs > pid, axis=0):
        tl.store(x_ptr, 4.0)
"""),
            "x_ptr=*fp32 flag_ptr=*i1 COUNT=4 FLAG=True",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, bias_ptr, KEEP: tl.constexpr):
    pid = tl.program_id(0)
    inside = pid < 8
    if KEEP and pid:  # the value of this `and` is pid
        tl.store(x_ptr, ~pid)
    if ~inside or not bias_ptr:  # one bit; a pointer may be tested
        tl.store(x_ptr, ((pid > 2).to(tl.int32) + (pid > 4).to(tl.int32)) * 0.5)
"""),
            "x_ptr=*fp32 bias_ptr=*fp32 KEEP=True",
            Outcome.COMPILES,
        ),
    ),
)
