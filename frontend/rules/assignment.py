"""Assignment, and what is done with results (part of KF1xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

ITEM_ASSIGNMENT = Rule(
    code="KF114",
    name="item-assignment",
    severity=Severity.ERROR,
    summary="Assignment to an element, `x[i] = ...` or `x[i] += ...`",
    explanation=(
        "A block is a value, not storage: its elements can't be replaced, and the compiler says "
        "`__setitem__ is not supported in triton`. An augmented assignment reads first, so it may fail "
        "with the misleading `Did you forget to add @triton.jit ?`. Build a new block with "
        "`tl.where(index == i, value, x)`; write to memory with `tl.store(ptr + i, value)`, or with "
        "`tl.atomic_add` if other programs add to the same place."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def set_first(x_ptr, value, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    x[0] = value
    tl.store(x_ptr + offs, x)
"""),
            "x_ptr=*fp32 value=fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def histogram(bins_ptr, x_ptr):
    bin = tl.load(x_ptr + tl.program_id(0))
    bins_ptr[bin] += 1
"""),
            "bins_ptr=*i32 x_ptr=*i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def set_first(x_ptr, value, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    x = tl.where(offs == 0, value, x)
    tl.store(x_ptr + offs, x)
"""),
            "x_ptr=*fp32 value=fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def histogram(bins_ptr, x_ptr):
    bin = tl.load(x_ptr + tl.program_id(0))
    tl.atomic_add(bins_ptr + bin, 1)
"""),
            "bins_ptr=*i32 x_ptr=*i32",
            Outcome.COMPILES,
        ),
    ),
)

ATTRIBUTE_ASSIGNMENT = Rule(
    code="KF115",
    name="attribute-assignment",
    severity=Severity.ERROR,
    summary="Assignment to an attribute, `x.name = ...`",
    explanation=(
        "Values in a kernel have no attributes of your own; the compiler says `Attribute assignment is "
        "not supported in triton`. Use a variable."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def rescale(x_ptr):
    x = tl.load(x_ptr)
    x.scale = 2.0
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def rescale(x_ptr):
    x = tl.load(x_ptr)
    scale = 2.0
    tl.store(x_ptr, x * scale)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

ASSIGNMENT_TARGET = Rule(
    code="KF116",
    name="assignment-target",
    severity=Severity.ERROR,
    summary="Several targets `a = b = ...`, a starred target or a list as target",
    explanation=(
        "An assignment has one target: a name, or a tuple of names. `a = b = value` already fails when "
        "the dependencies of the kernel are collected, with `Simultaneous multiple assignment is not "
        "supported` and no line number; `first, *rest = t` and `[a, b] = t` end in an empty "
        "`AssertionError`, and nested targets `(a, b), c = t` fail before Triton 3.8. Write one "
        "assignment per line, and index the tuple for its tail."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def value_range(x_ptr, out_ptr):
    lo = hi = tl.load(x_ptr)
    for i in range(1, 8):
        x = tl.load(x_ptr + i)
        lo = tl.minimum(lo, x)
        hi = tl.maximum(hi, x)
    tl.store(out_ptr, hi - lo)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def store_first(out_ptr, a, b, c):
    first, *rest = (a, b, c)
    tl.store(out_ptr, first)
"""),
            "out_ptr=*fp32 a=fp32 b=fp32 c=fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def value_range(x_ptr, out_ptr):
    lo = tl.load(x_ptr)
    hi = lo
    for i in range(1, 8):
        x = tl.load(x_ptr + i)
        lo, hi = tl.minimum(lo, x), tl.maximum(hi, x)
    tl.store(out_ptr, hi - lo)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

UNUSED_RESULT = Rule(
    code="KF120",
    name="unused-result",
    severity=Severity.ERROR,
    summary="Result of a function without side effects is dropped",
    explanation=(
        "`tl.advance` does not move a block pointer, it returns a new one, and every other function "
        "except stores, atomics, prints, barriers and assertions works the same way. For `tl.advance` "
        "the compiler says `The result of tl.advance is not being used`; for the others nothing. Assign "
        "the result: `ptr = tl.advance(ptr, offsets)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def increment(x_ptr, n, BLOCK: tl.constexpr):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (BLOCK,), (0,))
    for i in range(4):
        x = tl.load(block, boundary_check=(0,))
        tl.store(block, x + 1.0, boundary_check=(0,))
        tl.advance(block, (BLOCK,))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def increment(x_ptr, n, BLOCK: tl.constexpr):
    block = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (BLOCK,), (0,))
    for i in range(4):
        x = tl.load(block, boundary_check=(0,))
        tl.store(block, x + 1.0, boundary_check=(0,))
        block = tl.advance(block, (BLOCK,))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def lock_and_add(lock_ptr, x_ptr, value):
    while tl.atomic_cas(lock_ptr, 0, 1) == 1:
        pass
    tl.store(x_ptr, tl.load(x_ptr) + value)
    tl.debug_barrier()
    tl.atomic_xchg(lock_ptr, 0)  # an atomic is called for its effect
"""),
            "lock_ptr=*i32 x_ptr=*fp32 value=fp32",
            Outcome.COMPILES,
        ),
    ),
)

UNPACKING = Rule(
    code="KF121",
    name="unpacking",
    severity=Severity.ERROR,
    summary="Unpacking with the wrong number of targets, or of something that is not a tuple",
    explanation=(
        "Only tuples can be unpacked, such as the result of a helper that returns several values. With "
        "more targets than values the compiler stops with `list index out of range`; with fewer it "
        "silently drops the rest (Triton 3.9 refuses that, too); a block, which is not a tuple, gives "
        "`'tensor' object has no attribute 'values'`. Name every value (`_` for those that you don't "
        "need), and take a block apart with `tl.split` or masks."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def moments(x):
    return x, x * x, x * x * x


@triton.jit
def store_moments(x_ptr, out_ptr):
    first, third = moments(tl.load(x_ptr))
    tl.store(out_ptr, first)
    tl.store(out_ptr + 1, third)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def difference(x_ptr, out_ptr):
    left, right = tl.load(x_ptr + tl.arange(0, 2))
    tl.store(out_ptr, right - left)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def moments(x):
    return x, x * x, x * x * x


@triton.jit
def store_moments(x_ptr, out_ptr):
    first, _, third = moments(tl.load(x_ptr))
    tl.store(out_ptr, first)
    tl.store(out_ptr + 1, third)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def difference(x_ptr, out_ptr):
    pair = tl.load(x_ptr + tl.arange(0, 2))
    left, right = tl.split(pair)
    tl.store(out_ptr, right - left)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)
