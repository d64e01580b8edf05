"""Variables whose type depends on the path taken (part of KF6xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

BRANCH_TYPE = Rule(
    code="KF602",
    name="branch-type",
    severity=Severity.ERROR,
    summary="Branch of a run-time `if` changes the type of a variable",
    explanation=(
        "After a run-time `if` a variable has one type, so both branches, and the value from before where one "
        "branch keeps it, must agree in dtype and shape: `initial value for `s` is of type int32[], but the then "
        "block redefines it as fp32[]`, or `Mismatched type for s between then block and else block`. This holds "
        "even if nobody reads the variable later, and in a branch that returns. Write `1.0` rather than `1`, cast with `.to(...)`, give "
        "`tl.zeros` the final shape. A variable that was None before stays None behind the `if`; "
        "a new one cannot be None in either branch, and a constexpr parameter cannot be assigned in one. "
        "Branches on constexpr conditions may change what they like."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def scale(x_ptr):
    pid = tl.program_id(0)
    if pid > 4:
        factor = 0.5
    else:
        factor = 1
    tl.store(x_ptr + pid, tl.load(x_ptr + pid) * factor)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def shift(x_ptr):
    offset = tl.program_id(0)
    if offset > 4:
        offset = offset.to(tl.int64) * 64
    tl.store(x_ptr + offset, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    offs = tl.arange(0, 64)
    value = 0.0
    if tl.program_id(0) == 0:
        value = offs * 0.5
        tl.store(x_ptr + offs, value)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK_WISE: tl.constexpr):
    pid = tl.program_id(0)
    value = None
    if BLOCK_WISE:  # a constexpr condition
        value = tl.zeros((64,), tl.float32)
    else:
        value = 1
    last = None
    if pid > 4:
        last = pid * 2  # read only in here
        tl.store(x_ptr, last)
    tl.store(x_ptr + tl.arange(0, 64), value)
"""),
            "x_ptr=*fp32 BLOCK_WISE=True",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def same_types(x_ptr, SIZE: tl.constexpr):
    pid = tl.program_id(0)
    count = SIZE
    half = tl.zeros((64,), tl.float16)
    is_last = False
    pair = (1, 2)
    weight = 0.0
    out_ptr = x_ptr
    if pid > 4:
        count = pid + 1  # int32, as the constant before
        half = half * 0.5 + 1  # literals don't widen a block
        is_last = pid > 8
        pair = (pid, 3)
        weight = pid / 2
        out_ptr += pid
    tl.store(out_ptr + tl.arange(0, 64), half + count + pair[0] * weight, mask=is_last)
"""),
            "x_ptr=*fp32 SIZE=64",
            Outcome.COMPILES,
        ),
    ),
)

LOOP_CARRIED_TYPE = Rule(
    code="KF603",
    name="loop-carried-type",
    severity=Severity.ERROR,
    summary="Variable changes its type from one turn of a loop to the next",
    explanation=(
        "A variable that a `for` or a `while` updates keeps the dtype and the shape that it had before the loop: "
        "`Loop-carried variable s has initial type int32 but is re-assigned to fp32 in loop!` Start with the "
        "final type: `0.0` for a float, `tl.zeros((BLOCK,), tl.float32)` for a block, `.to(tl.int64)` for large "
        "offsets. `tl.dot` gives fp32, so its accumulator is fp32, too, and is cast after the loop. A start of "
        "None is `not a triton value`. The elements of a tuple count one by one. A loop variable is int32, or "
        "int64 if a bound or the step is. `tl.static_range` is unrolled, and there types may change."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def ramp_total(out_ptr, n):
    total = 0
    for i in range(n):
        total += i * 0.5
    tl.store(out_ptr, total)
"""),
            "out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def power(a_ptr, out_ptr, n):
    i = tl.arange(0, 16)
    tile = i[:, None] * 16 + i[None, :]
    acc = tl.zeros((16, 16), tl.float16)
    for k in range(n):
        a = tl.load(a_ptr + tile).to(tl.float16)
        acc += tl.dot(a, a)
    tl.store(out_ptr + tile, acc)
"""),
            "a_ptr=*fp16 out_ptr=*fp16 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(out_ptr, n):
    acc = 0.0
    for i in range(n):
        acc += tl.arange(0, 64) * 0.5
    tl.store(out_ptr + tl.arange(0, 64), acc)
"""),
            "out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def last_index(out_ptr, n):
    pair = (0, 0.0)
    for i in range(n.to(tl.int64)):
        pair = (i, 1.0)
    tl.store(out_ptr + pair[0], pair[1])
"""),
            "out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def last_even(out_ptr, n):
    last = None
    for i in range(n):
        last = i * 2
        tl.store(out_ptr + i, last)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def totals(out_ptr, n):
    offs = tl.arange(0, 16)
    total = 0.0
    largest = 0.0
    acc = tl.zeros((16,), tl.float32)
    half = tl.zeros((16,), tl.float16)
    small = tl.zeros((16,), tl.int8)
    keep = tl.full((16,), True, tl.int1)
    pair = (0, 1.0)
    for i in range(n):
        total += i
        acc += half + 1
        half = half * 0.5 + i  # neither literals nor integers widen fp16
        largest = tl.max(half)  # reductions compute in fp32
        small += 1
        keep &= offs > i
        pair = (pair[0] + i, pair[1] * 2)
        local = 0
        for j in range(i):
            local += j
        local = local * 0.5  # made anew in each turn
        tl.store(out_ptr + i, local)
    tl.store(out_ptr + offs, acc + small + total + largest + pair[1], mask=keep)
"""),
            "out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def unrolled(out_ptr, x_ptr, n):
    value = None
    for step in tl.static_range(3):
        value = step if step < 2 else tl.zeros((16,), tl.float32)
    pointer = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (16,), (0,))
    for _ in range(n):
        value += tl.load(pointer).to(tl.float32)
        pointer = tl.advance(pointer, (16,))
    done = False
    remaining = tl.program_id(0)
    weight = 0.5
    while remaining > 1 and not done:
        remaining = remaining // 2
        weight *= remaining
        if weight > 100.0:
            done = True
    tl.store(out_ptr + tl.arange(0, 16), value * weight)
"""),
            "out_ptr=*fp32 x_ptr=*fp16 n=i32",
            Outcome.COMPILES,
        ),
    ),
)

CONDITIONAL_TYPES = Rule(
    code="KF606",
    name="conditional-types",
    severity=Severity.ERROR,
    summary="Alternatives of `a if condition else b` have different types",
    explanation=(
        "With a run-time condition both alternatives are computed and must have the same dtype and shape: `Ternary "
        "expression with dynamic condition has inconsistent types fp32 and int32`. Write `1.0` rather than "
        "`1`, cast one side, or use `tl.where`, which promotes and broadcasts. None and tuples are no alternatives. With a "
        "constexpr condition only the chosen alternative is compiled."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def scale(x_ptr):
    pid = tl.program_id(0)
    factor = 0.5 if pid > 4 else 1
    tl.store(x_ptr + pid, tl.load(x_ptr + pid) * factor)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr):
    offs = tl.arange(0, 64)
    x = tl.zeros((64,), tl.float32)
    tl.store(x_ptr + offs, x if tl.program_id(0) > 4 else 0.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def offset(x_ptr):
    pid = tl.program_id(0)
    start = pid.to(tl.int64) if pid > 4 else pid
    tl.store(x_ptr + start, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def scale(x_ptr, y_ptr, n, MASKED: tl.constexpr):
    pid = tl.program_id(0)
    offs = tl.arange(0, 64)
    mask = offs < n if MASKED else None  # a constexpr condition
    index = pid if pid > 4 else 3
    factor = pid / 2 if pid > 4 else 0.0
    flag = pid > 8 if pid > 4 else False
    target = x_ptr if flag else y_ptr + index
    x = tl.where(pid > 4, offs, 0.5)
    tl.store(target + offs, x * factor, mask=mask)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 n=i32 MASKED=False",
            Outcome.COMPILES,
        ),
    ),
)
