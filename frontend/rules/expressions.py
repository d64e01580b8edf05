"""Expressions of Python that Triton's compiler refuses (part of KF1xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

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
