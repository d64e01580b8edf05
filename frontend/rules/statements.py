"""Statements of Python that Triton's compiler refuses (part of KF1xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

BREAK_CONTINUE = Rule(
    code="KF101",
    name="break-or-continue",
    severity=Severity.ERROR,
    summary="`break` and `continue` do not exist in kernels",
    explanation=(
        "A kernel loop is compiled to a structured loop that always runs all its iterations, so there is "
        "nothing that `break` or `continue` could jump to; the compiler says `unsupported AST node type: "
        "Break` (or `Continue`). Put the exit condition into the loop bound or into the condition of a "
        "`while`; instead of `continue`, put the rest of the body under an `if`, or use a mask."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def find_zero(x_ptr, out_ptr, n):
    found = n
    for i in range(n):
        if tl.load(x_ptr + i) == 0.0:
            found = i
            break
    tl.store(out_ptr, found)
"""),
            "x_ptr=*fp32 out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sum_positive(x_ptr, out_ptr, n):
    total = 0.0
    for i in range(n):
        x = tl.load(x_ptr + i)
        if x <= 0.0:
            continue
        total += x
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def find_zero(x_ptr, out_ptr, n):
    i = 0
    while (i < n) & (tl.load(x_ptr + i, mask=i < n, other=0.0) != 0.0):
        i += 1
    tl.store(out_ptr, i)
"""),
            "x_ptr=*fp32 out_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sum_positive(x_ptr, out_ptr, n, FIRST_ONLY: tl.constexpr):
    total = 0.0
    for i in range(n):
        total += tl.maximum(tl.load(x_ptr + i), 0.0)
        if FIRST_ONLY:
            break  # never compiled while FIRST_ONLY is False
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 FIRST_ONLY=False",
            Outcome.COMPILES,
        ),
    ),
)

RETURN_IN_LOOP = Rule(
    code="KF102",
    name="return-in-loop",
    severity=Severity.ERROR,
    summary="`return` inside a loop or a `with` block",
    explanation=(
        "A loop over `range`, `tl.range` or a `while` becomes one structured operation that can't be "
        "left in the middle, and the same holds for a `with` block. Depending on where the `return` "
        "stands, the compiler says so, or fails with `AssertionError: We use SCF, so the loop body "
        "should only have one block`. Return before the loop, guard the body with an `if`, or carry the "
        "result in a variable. In a `tl.static_range` loop, which is unrolled, a `return` is fine."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def scale_until_limit(x_ptr, n, limit):
    for i in range(n):
        x = tl.load(x_ptr + i)
        if x > limit:
            return
        tl.store(x_ptr + i, x * 2.0)
"""),
            "x_ptr=*fp32 n=i32 limit=fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill_first(x_ptr, n):
    for i in range(n):
        tl.store(x_ptr + i, 1.0)
        return
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def scale_until_limit(x_ptr, n, limit):
    live = n > 0
    for i in range(n):
        x = tl.load(x_ptr + i)
        live = live & (x <= limit)
        tl.store(x_ptr + i, x * 2.0, mask=live)
"""),
            "x_ptr=*fp32 n=i32 limit=fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def scale_until_limit(x_ptr, n, limit, STEPS: tl.constexpr):
    if tl.program_id(0) >= n:
        return
    for i in tl.static_range(STEPS):
        x = tl.load(x_ptr + i)
        if x > limit:
            return  # the loop is unrolled: this is an ordinary early return
        tl.store(x_ptr + i, x * 2.0)
"""),
            "x_ptr=*fp32 n=i32 limit=fp32 STEPS=4",
            Outcome.COMPILES,
        ),
    ),
)

EXCEPTION_HANDLING = Rule(
    code="KF103",
    name="try-or-raise",
    severity=Severity.ERROR,
    summary="`try` and `raise` do not exist in kernels",
    explanation=(
        "Device code has no exceptions: the compiler refuses both statements with `unsupported AST node "
        "type: Try` (or `Raise`). Check arguments in the Python function that launches the kernel, check "
        "constexpr parameters with `tl.static_assert`, and handle special values with `tl.where` or a "
        "mask. A `raise` in a branch that a constexpr condition rules out is never compiled and does no "
        "harm, but `tl.static_assert(False, ...)` there gives a better message."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def reciprocal(x_ptr):
    x = tl.load(x_ptr)
    try:
        y = 1.0 / x
    except ZeroDivisionError:
        y = 0.0
    tl.store(x_ptr, y)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def copy_row(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    if n > BLOCK:
        raise ValueError("row too long")
    offs = tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs, mask=offs < n), mask=offs < n)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def reciprocal(x_ptr):
    x = tl.load(x_ptr)
    tl.store(x_ptr, tl.where(x == 0.0, 0.0, 1.0 / x))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def activate(x_ptr, ACTIVATION: tl.constexpr):
    x = tl.load(x_ptr)
    if ACTIVATION == "relu":
        x = tl.maximum(x, 0.0)
    elif ACTIVATION == "abs":
        x = tl.abs(x)
    else:
        raise ValueError("unknown activation")  # compiled only if neither name matches
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32 ACTIVATION='abs'",
            Outcome.COMPILES,
        ),
    ),
)

IMPORT_IN_KERNEL = Rule(
    code="KF107",
    name="import-in-kernel",
    severity=Severity.ERROR,
    summary="`import` inside a kernel",
    explanation=(
        "The body of a kernel is compiled, not executed, so an import there is refused with `unsupported "
        "AST node type: Import` (or `ImportFrom`). Import at the top of the module, or in the function "
        "that defines the kernel."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def apply_tanh(x_ptr):
    from triton.language.extra.cuda import libdevice

    tl.store(x_ptr, libdevice.tanh(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            """import triton
import triton.language as tl
from triton.language.extra.cuda import libdevice


@triton.jit
def apply_tanh(x_ptr):
    tl.store(x_ptr, libdevice.tanh(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

UNSUPPORTED_STATEMENT = Rule(
    code="KF108",
    name="unsupported-statement",
    severity=Severity.ERROR,
    summary="Statement that has no meaning in a kernel",
    explanation=(
        "`del`, `global`, `nonlocal`, `match`, `yield`, `await`, `async` forms and `with` over anything "
        "but Triton's own context managers belong to the Python interpreter, which does not run on the "
        "device; the compiler answers `unsupported AST node type: ...`. A debugger call fails likewise, "
        "with `Unsupported function referenced`. A variable that is no longer read costs nothing, so "
        "`del` can simply go; write `if`/`elif` on constexpr values for `match`; look at values with "
        "`tl.device_print`, or run the kernel under `TRITON_INTERPRET=1`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, y_ptr):
    x = tl.load(x_ptr)
    y = x * 2.0
    del x
    tl.store(y_ptr, y)
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            """import pdb

import triton
import triton.language as tl


@triton.jit
def double(x_ptr, y_ptr):
    x = tl.load(x_ptr)
    pdb.set_trace()
    tl.store(y_ptr, x * 2.0)
""",
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, y_ptr):
    x = tl.load(x_ptr)
    tl.device_print("x", x)
    tl.store(y_ptr, x * 2.0)
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

LOOP_ITERATOR = Rule(
    code="KF109",
    name="loop-iterator",
    severity=Severity.ERROR,
    summary="`for` over something that is not `range`, `tl.range` or `tl.static_range`",
    explanation=(
        "The three ranges are the only iterators, written as a call in the `for` line. Over a tuple or a "
        "name the compiler fails with `'Tuple' object has no attribute 'func'` (or `'Name'`), over "
        "`enumerate` or `zip` with a `NameError`, over `tl.arange` with `Only range and static_range "
        "iterators are currently supported`. Loop over an index with `tl.static_range(len(t))` and read "
        "`t[i]`. The builtin `range` takes its step by position only: `range(0, n, step=4)` compiles and "
        "silently steps by 1."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def three_taps(x_ptr, out_ptr):
    total = 0.0
    for tap in (0, 2, 5):
        total += tl.load(x_ptr + tap)
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill_every_eighth(x_ptr, n):
    for i in range(0, n, step=8):
        tl.store(x_ptr + i, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def three_taps(x_ptr, out_ptr):
    taps = (0, 2, 5)
    total = 0.0
    for i in tl.static_range(len(taps)):
        total += tl.load(x_ptr + taps[i])
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill_every_eighth(x_ptr, n, UNROLL: tl.constexpr):
    for i in (tl.static_range if UNROLL else tl.range)(0, 64, 8):
        tl.store(x_ptr + i, 1.0, mask=i < n)
    for i in tl.range(64, n, step=8, num_stages=2):
        tl.store(x_ptr + i, 1.0)
"""),
            "x_ptr=*fp32 n=i32 UNROLL=True",
            Outcome.COMPILES,
        ),
    ),
)

LOOP_ELSE = Rule(
    code="KF110",
    name="loop-else",
    severity=Severity.ERROR,
    summary="`else` on a `for` or `while` loop",
    explanation=(
        "Since a kernel loop can't be left by `break`, its `else` would always run; the compiler has no "
        "code for it and fails with `Don't know what to do with else after for`, or with an unrelated "
        "message. Write the statements after the loop."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def sum_all(x_ptr, out_ptr, n):
    total = 0.0
    for i in range(n):
        total += tl.load(x_ptr + i)
    else:
        tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count_halvings(out_ptr, n):
    steps = 0
    while n > 1:
        n = n // 2
        steps += 1
    else:
        steps += 100
    tl.store(out_ptr, steps)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def sum_all(x_ptr, out_ptr, n):
    total = 0.0
    for i in range(n):
        total += tl.load(x_ptr + i)
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)
