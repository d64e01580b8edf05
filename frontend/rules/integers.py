"""Integer operands that do not go together (part of KF5xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

INTEGER_OPERANDS = Rule(
    code="KF505",
    name="integer-operands",
    severity=Severity.ERROR,
    summary="Signed with unsigned, a constant that does not fit, a shift that is too wide",
    explanation=(
        "`/`, `//` and `%` refuse a signed and an unsigned integer; a boolean counts as unsigned, so `mask % 2` "
        "is refused too. A constant takes the type of the other operand and must fit it: `x + 200` needs more than "
        "an int8, `-1` more than unsigned elements, and no type holds 2**64. Comparisons are exempt, they give the "
        "constant a type of its own. Cast first: `x.to(tl.int32)`. Eight-bit floats have no constants but 0 and do "
        'not mix with integers. `tl.full` takes no infinity for integers, `float("-inf")` with int32; the smallest is '
        "-2147483648.\n\n"
        "A shift by as many bits as the type has, or more, compiles with a warning, and its result is undefined: "
        "for `n << 32` make `n` an int64 first."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def start_of_maximum(out_ptr, BLOCK: tl.constexpr):
    best = tl.full((BLOCK,), float("-inf"), dtype=tl.int32)
    tl.store(out_ptr + tl.arange(0, BLOCK), best)
"""),
            "out_ptr=*i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def wrap(x_ptr, out_ptr):
    x = tl.load(x_ptr).to(tl.uint32)
    tl.store(out_ptr, x % tl.num_programs(0))
"""),
            "x_ptr=*u8 out_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def brighten(x_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs).to(tl.int8)
    tl.store(x_ptr + offs, x + 200)
"""),
            "x_ptr=*i8",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def previous(x_ptr):
    position = tl.program_id(0).to(tl.uint32)
    tl.store(x_ptr + position, position + -1)
"""),
            "x_ptr=*i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def hash_ids(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, offs.to(tl.uint64) * 0x1_0000_0000_0000_01B3)
"""),
            "x_ptr=*u64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def pack(x_ptr):
    high = tl.program_id(0)
    tl.store(x_ptr, high << 32)
"""),
            "x_ptr=*i64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def pack(x_ptr, out_ptr, n):
    offs = tl.arange(0, 64)
    high = tl.program_id(0).to(tl.int64) << 32
    x = tl.load(x_ptr + offs).to(tl.uint8)
    wrapped = x % 7 + x // 3 + (x.to(tl.int32) + 200) % n
    tl.store(out_ptr + offs, high | wrapped, mask=(x < 300) & (x > -1) & (offs >> 31 == 0))
"""),
            "x_ptr=*i32 out_ptr=*i64 n=i32",
            Outcome.COMPILES,
        ),
    ),
)
