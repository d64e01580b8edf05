"""Loops: bounds, conditions and variables (part of KF6xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

LOOP_BOUND = Rule(
    code="KF607",
    name="loop-bound",
    severity=Severity.ERROR,
    summary="Loop bound that is no scalar int, or a negative step known only at run time",
    explanation=(
        "`range` counts with scalar ints, not with floats, blocks, pointers or None: `For loop bounds and step "
        "must all be ints`. `/` always gives "
        "a float, so write `n // BLOCK` or `tl.cdiv(n, BLOCK)`. The direction of a loop is decided at "
        "compile time: a constant negative step works, while `-s` of a run-time `s` compiles to a loop "
        "that never runs, and a step of 0 to one that never ends. Count upwards and compute the index, `n - 1 - i * s`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(n / BLOCK):
        tl.store(x_ptr + i * BLOCK + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill_downwards(x_ptr, n, step):
    for i in range(n - 1, -1, -step):
        tl.store(x_ptr + i, 1.0)
"""),
            "x_ptr=*fp32 n=i32 step=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(n // BLOCK):
        tl.store(x_ptr + i * BLOCK + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill_downwards(x_ptr, n, STEP: tl.constexpr):
    for i in range(n - 1, -1, -STEP):  # STEP is a constexpr
        tl.store(x_ptr + i, 1.0)
"""),
            "x_ptr=*fp32 n=i32 STEP=2",
            Outcome.COMPILES,
        ),
    ),
)

CONSTANT_WHILE = Rule(
    code="KF608",
    name="constant-while-condition",
    severity=Severity.ERROR,
    summary="`while` on a condition that is known at compile time",
    explanation=(
        "A `while` needs a condition that is computed anew in each turn. A constant, as in `while "
        "True:`, is not even a device value, and the compiler fails with `'constexpr' object has no "
        "attribute 'handle'`. Since there is no `break` either, put the exit condition into the `while`; "
        "use `if` for a decision on a constexpr."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def next_power(out_ptr, n):
    power = 1
    while True:
        power = power * 2
        tl.store(out_ptr, power, mask=power < n)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count_down(out_ptr, BLOCK: tl.constexpr):
    steps = 0
    while BLOCK > 8:
        steps += 1
    tl.store(out_ptr, steps)
"""),
            "out_ptr=*i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def next_power(out_ptr, n):
    power = 1
    while power < n:
        power = power * 2
    tl.store(out_ptr, power)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def count_down(out_ptr, BLOCK: tl.constexpr):
    steps = 0
    left = BLOCK  # a run-time value, although it starts from a constexpr
    while left > 8:
        left = left // 2
        steps += 1
    tl.store(out_ptr, steps)
"""),
            "out_ptr=*i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

INDUCTION_AFTER_LOOP = Rule(
    code="KF611",
    name="loop-variable-after-loop",
    severity=Severity.ERROR,
    summary="Loop variable is read after its loop",
    explanation=(
        "After a `range` loop its variable keeps no defined value: the kernel compiles, and the value is "
        "poison, so a store that depends on it may go anywhere. Use the bound, `n - 1`, or copy what you "
        "need into a variable that was defined before the loop. After `tl.static_range`, which is "
        "unrolled, the variable holds its last value, as in Python."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill_and_close(x_ptr, n):
    for i in range(n):
        tl.store(x_ptr + i, 1.0)
    tl.store(x_ptr + i + 1, -1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill_and_close(x_ptr, n):
    for i in range(n):
        tl.store(x_ptr + i, 1.0)
    tl.store(x_ptr + n, -1.0)
    for i in range(2):  # the name may be used again
        tl.store(x_ptr + n + i, 0.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill_and_close(x_ptr, COUNT: tl.constexpr):
    for i in tl.static_range(COUNT):
        tl.store(x_ptr + i, 1.0)
    tl.store(x_ptr + i + 1, -1.0)
"""),
            "x_ptr=*fp32 COUNT=4",
            Outcome.COMPILES,
        ),
    ),
)

CONSTEXPR_IN_LOOP = Rule(
    code="KF613",
    name="constexpr-updated-in-loop",
    severity=Severity.ERROR,
    summary="Constexpr is updated in a run-time loop",
    explanation=(
        "A constexpr has one value, but a variable that changes from turn to turn has to live on the "
        "device: `Loop carried variable ... changed type, was tensor but is now constexpr`. Start from "
        "an ordinary variable: `size = BLOCK`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def halve(out_ptr, n, SIZE: tl.constexpr):
    for i in range(n):
        SIZE = SIZE // 2
    tl.store(out_ptr, SIZE)
"""),
            "out_ptr=*i32 n=i32 SIZE=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def halve(out_ptr, n, SIZE: tl.constexpr):
    size = SIZE
    for i in range(n):
        size = size // 2
    tl.store(out_ptr, size)
"""),
            "out_ptr=*i32 n=i32 SIZE=64",
            Outcome.COMPILES,
        ),
    ),
)
