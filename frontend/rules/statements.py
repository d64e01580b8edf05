"""KF1xx: statements and expressions of Python that Triton's compiler refuses, or reads in its own way."""

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

NESTED_DEFINITION = Rule(
    code="KF104",
    name="nested-definition",
    severity=Severity.ERROR,
    summary="Function, lambda or class defined inside a kernel",
    explanation=(
        "A kernel can't define other functions: there is no closure on the device. A nested `def` is "
        "refused with `nested function definition is not supported`, or with a bare `StopIteration` if "
        "it has parameters; a lambda with `unsupported AST node type: Lambda`. Write the helper at "
        "module level, decorate it with `@triton.jit` and pass what it needs as arguments. `tl.reduce` "
        "and `tl.associative_scan` want such a helper too, not a lambda."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def apply_silu(x_ptr, y_ptr):
    def silu(v):
        return v * tl.sigmoid(v)

    tl.store(y_ptr, silu(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def product(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, tl.reduce(x, 0, lambda a, b: a * b))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def multiply(a, b):
    return a * b


@triton.jit
def product(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr, tl.reduce(x, 0, multiply))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

COMPREHENSION = Rule(
    code="KF105",
    name="comprehension",
    severity=Severity.ERROR,
    summary="Comprehension other than a plain list comprehension over a tuple",
    explanation=(
        "The compiler knows one form, `[f(v) for v in t]` with one `for` over a tuple, and unrolls it "
        "into a tuple. Over `range` it says `only tuple comprehensions are supported`, a generator "
        "expression, set or dict comprehension is an `unsupported AST node type`, and an `if` clause is "
        "silently ignored. Use `tl.static_range` with an accumulator, or better a block of values made "
        "by `tl.arange`. Triton before 3.5 accepts no comprehension at all; 3.9 respects an `if` clause "
        "on constexprs."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def add_four(x_ptr, out_ptr):
    parts = [tl.load(x_ptr + i) for i in range(4)]
    tl.store(out_ptr, parts[0] + parts[1] + parts[2] + parts[3])
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count_small(out_ptr, a, b, c):
    small = [v for v in (a, b, c) if v < 10]  # the filter is ignored: always 3 values
    tl.store(out_ptr, len(small))
"""),
            "out_ptr=*i32 a=i32 b=i32 c=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def add_four(x_ptr, out_ptr):
    total = 0.0
    for i in tl.static_range(4):
        total += tl.load(x_ptr + i)
    tl.store(out_ptr, total)
"""),
            "x_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def scale_pair(out_ptr, a, b, factor):
    scaled = [v * factor for v in (a, b)]
    tl.store(out_ptr, scaled[0])
    tl.store(out_ptr + 1, scaled[1])
"""),
            "out_ptr=*fp32 a=fp32 b=fp32 factor=fp32",
            Outcome.COMPILES,
        ),
    ),
)

DICT_OR_SET = Rule(
    code="KF106",
    name="dict-or-set",
    severity=Severity.ERROR,
    summary="Dict or set literal in a kernel",
    explanation=(
        "Kernels know scalars, blocks, pointers, tuples and constexpr values; a dict or set is refused "
        "with `unsupported AST node type: Dict` (or `Set`). Use separate variables or a tuple, and "
        "choose between alternatives with an `if` on a constexpr parameter."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def apply_gain(x_ptr, MODE: tl.constexpr):
    gain = {"half": 0.5, "double": 2.0}[MODE]
    tl.store(x_ptr, tl.load(x_ptr) * gain)
"""),
            "x_ptr=*fp32 MODE='half'",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def apply_gain(x_ptr, MODE: tl.constexpr):
    gain: tl.constexpr = 0.5 if MODE == "half" else 2.0
    tl.store(x_ptr, tl.load(x_ptr) * gain)
"""),
            "x_ptr=*fp32 MODE='half'",
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

CHAINED_COMPARISON = Rule(
    code="KF111",
    name="chained-comparison",
    severity=Severity.ERROR,
    summary="Chained comparison such as `lo <= x < hi`",
    explanation=(
        "The compiler translates one comparison at a time and refuses a chain with `simultaneous "
        "multiple comparison is not supported`. Write two comparisons joined by `&`, each in its own "
        "parentheses, because `&` binds more tightly than `<`: `(lo <= x) & (x < hi)`. Triton 3.9 "
        "accepts chains."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def zero_window(x_ptr, lo, hi, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    inside = lo <= offs < hi
    tl.store(x_ptr + offs, 0.0, mask=inside)
"""),
            "x_ptr=*fp32 lo=i32 hi=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def zero_window(x_ptr, lo, hi, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    inside = (lo <= offs) & (offs < hi)
    tl.store(x_ptr + offs, 0.0, mask=inside)
"""),
            "x_ptr=*fp32 lo=i32 hi=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    until="3.8",
)

UNSUPPORTED_OPERATOR = Rule(
    code="KF112",
    name="unsupported-operator",
    severity=Severity.ERROR,
    summary="Operator `@`, `in` or `not in`",
    explanation=(
        "Triton has no code for these operators, not even on constexpr values, and fails with a message "
        "about itself, such as `'MatMult' object has no attribute '__name__'` or, for `in` over strings, "
        "`'str' object has no attribute 'type'`. Multiply matrices with `tl.dot(a, b)`; replace `MODE in "
        '("relu", "leaky")` by `MODE == "relu" or MODE == "leaky"`.'
    ),
    bad=(
        Example(
            module("""
@triton.jit
def gram(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    x = tl.load(x_ptr + tile)
    tl.store(out_ptr + tile, x @ tl.trans(x))
"""),
            "x_ptr=*fp16 out_ptr=*fp32 N=32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def activate(x_ptr, ACTIVATION: tl.constexpr):
    x = tl.load(x_ptr)
    if ACTIVATION in ("relu", "leaky_relu"):
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32 ACTIVATION='relu'",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def gram(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    x = tl.load(x_ptr + tile)
    tl.store(out_ptr + tile, tl.dot(x, tl.trans(x)))
"""),
            "x_ptr=*fp16 out_ptr=*fp32 N=32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def activate(x_ptr, ACTIVATION: tl.constexpr):
    x = tl.load(x_ptr)
    if ACTIVATION == "relu" or ACTIVATION == "leaky_relu":
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32 ACTIVATION='relu'",
            Outcome.COMPILES,
        ),
    ),
)

WALRUS = Rule(
    code="KF113",
    name="walrus",
    severity=Severity.ERROR,
    summary="Assignment expression `:=`",
    explanation=(
        "Assignments are statements in kernels; `:=` is refused with `unsupported AST node type: "
        "NamedExpr`. Assign on a line of its own. Triton 3.8 and later accept it."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill_half(x_ptr, n):
    if (half := n // 2) > 4:
        tl.store(x_ptr + half, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill_half(x_ptr, n):
    half = n // 2
    if half > 4:
        tl.store(x_ptr + half, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    until="3.7",
)

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

PARAMETER_KIND = Rule(
    code="KF117",
    name="parameter-kind",
    severity=Severity.ERROR,
    summary="Keyword-only, positional-only, `*args` or `**kwargs` parameter of a kernel",
    explanation=(
        "A kernel has plain parameters only. Parameters behind a `*` are never bound, so their first use "
        "fails with `NameError: ... is not defined`; a `/` shifts the arguments to the wrong names; "
        "`*args` and `**kwargs` become one required parameter each, so the launch fails with `missing 1 "
        "required positional argument`. Triton 3.8 learned `*args` of helpers and 3.9 keyword-only "
        "parameters. List every parameter by name; any of them can be passed by keyword at the launch, "
        "and a group of values as a tuple."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, *, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, /, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr = 64):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def add_all(values):
    total = 0.0
    for i in tl.static_range(len(values)):
        total += values[i]
    return total


@triton.jit
def add_three(out_ptr, a, b, c):
    tl.store(out_ptr, add_all((a, b, c)))
"""),
            "out_ptr=*fp32 a=fp32 b=fp32 c=fp32",
            Outcome.COMPILES,
        ),
    ),
)

RUNTIME_FSTRING = Rule(
    code="KF118",
    name="runtime-f-string",
    severity=Severity.ERROR,
    summary="f-string with a value that is known only at run time",
    explanation=(
        "Strings exist only while the kernel is compiled, so an f-string may hold constexpr values but "
        "no others: `Cannot evaluate f-string containing non-constexpr conversion values`. Pass run-time "
        'values as further arguments of `tl.device_print("pid", pid)`.'
    ),
    bad=(
        Example(
            module("""
@triton.jit
def trace(x_ptr):
    pid = tl.program_id(0)
    tl.device_print(f"program {pid}")
    tl.store(x_ptr + pid, 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def trace(x_ptr, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    tl.static_print(f"compiled for BLOCK={BLOCK}")
    tl.device_print("program", pid)
    tl.store(x_ptr + pid * BLOCK, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

STRING_VALUE = Rule(
    code="KF119",
    name="string-as-value",
    severity=Severity.ERROR,
    summary="String used where a run-time value is needed",
    explanation=(
        "There are no strings on the device. A string literal is fine as a constexpr argument, as an "
        "option of a `tl` function, as the first argument of `print` or `tl.device_print`, and in a "
        "comparison of two constexpr values; anywhere else it can't be made a tensor: `cannot convert "
        "... of type <class 'str'> to tensor`. Store a mode in a `tl.constexpr`, and give `print` one "
        "label followed by values."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def trace(x_ptr, n):
    print("n =", n, "done")
    tl.store(x_ptr, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def activate(x_ptr):
    mode = "relu"
    x = tl.load(x_ptr)
    if mode == "relu":
        x = tl.maximum(x, 0.0)
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
def trace(x_ptr, n):
    print("n =", n)
    tl.store(x_ptr, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def activate(x_ptr):
    mode: tl.constexpr = "relu"
    x = tl.load(x_ptr, cache_modifier=".cg")
    if mode == "relu":
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32",
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

CONDITION_TYPE = Rule(
    code="KF125",
    name="condition-type",
    severity=Severity.ERROR,
    summary="`if` on a string, float, dtype or tuple known at compile time",
    explanation=(
        "A condition that is known at compile time must be a bool, an int or None; truthiness of other "
        "Python values is not implemented: `` `if` conditionals can only accept values of type {bool, "
        'int, NoneType} ``. Say what you mean: `if ACTIVATION != ""`, `if EPS > 0.0`, `if BIAS is not '
        "None`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def activate(x_ptr):
    ACTIVATION: tl.constexpr = "relu"
    x = tl.load(x_ptr)
    if ACTIVATION:
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def drop(x_ptr):
    RATE: tl.constexpr = 0.5
    x = tl.load(x_ptr)
    tl.store(x_ptr, x / (1.0 - RATE) if RATE else x)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def activate(x_ptr, ACTIVATION: tl.constexpr, RATE: tl.constexpr):
    x = tl.load(x_ptr)
    if ACTIVATION != "":
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x / (1.0 - RATE) if RATE > 0.0 else x)
"""),
            "x_ptr=*fp32 ACTIVATION='relu' RATE=0.5",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def add_bias(x_ptr, bias_ptr, REPEAT: tl.constexpr):
    x = tl.load(x_ptr)
    if bias_ptr:
        x += tl.load(bias_ptr)
    if REPEAT:
        x *= REPEAT
    tl.store(x_ptr, x)
"""),
            "x_ptr=*fp32 bias_ptr=None REPEAT=2",
            Outcome.COMPILES,
        ),
    ),
)

RULES = (
    BREAK_CONTINUE,
    RETURN_IN_LOOP,
    EXCEPTION_HANDLING,
    NESTED_DEFINITION,
    COMPREHENSION,
    DICT_OR_SET,
    IMPORT_IN_KERNEL,
    UNSUPPORTED_STATEMENT,
    LOOP_ITERATOR,
    LOOP_ELSE,
    CHAINED_COMPARISON,
    UNSUPPORTED_OPERATOR,
    WALRUS,
    ITEM_ASSIGNMENT,
    ATTRIBUTE_ASSIGNMENT,
    ASSIGNMENT_TARGET,
    PARAMETER_KIND,
    RUNTIME_FSTRING,
    STRING_VALUE,
    UNUSED_RESULT,
    UNPACKING,
    CONDITION_TYPE,
)
