"""Branches, returns and recursion (part of KF6xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

BLOCK_CONDITION = Rule(
    code="KF601",
    name="block-condition",
    severity=Severity.ERROR,
    summary="Condition is a block, or a number that a `while` can't use",
    explanation=(
        "An `if`, a `while` and a conditional expression decide once for the whole program, so they need "
        "a scalar: `Boolean value of Tensor with more than one value is ambiguous`. A `while` or a "
        "conditional expression on a block, or a `while` on an int before Triton 3.9, ends in `error "
        "encountered during parsing` with no line number. Choose per element with `tl.where` or a mask, "
        "or reduce first, `tl.sum(flags.to(tl.int32)) > 0`; write `while n != 0`. An `if` on a block of one "
        "element compiles, with a warning: as advice, write `.item()`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def clip(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    if x > 1.0:
        tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count_bits(out_ptr, n):
    count = 0
    while n:
        count += n & 1
        n = n >> 1
    tl.store(out_ptr, count)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def clip(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    if tl.max(x) > 1.0:  # a reduction gives a scalar
        tl.store(x_ptr + offs, 1.0, mask=x > 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def count_bits(out_ptr, n):
    count = 0
    while n != 0:
        count += n & 1
        n = n >> 1
    if count:  # an if, other than a while, takes an int
        tl.store(out_ptr, count)
"""),
            "out_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)

PARTIAL_DEFINITION = Rule(
    code="KF604",
    name="partial-definition",
    severity=Severity.ERROR,
    summary="Variable is defined only in one branch or only in a loop body",
    explanation=(
        "After a run-time `if`, a name exists only if both branches define it, or it was defined before; "
        "after a loop, only if it was defined before, for the body may run zero times. The compiler says "
        "`NameError: ... is not defined` where the name is read. Give it a value of the right type "
        "first, such as `bias = 0.0` or `tl.zeros(...)`. Branches on constexpr conditions and "
        "`tl.static_range` loops behave like plain Python and need no such value."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def add_bias(x_ptr, bias_ptr, n):
    if n > 8:
        bias = tl.load(bias_ptr)
    tl.store(x_ptr, tl.load(x_ptr) + bias)
"""),
            "x_ptr=*fp32 bias_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def last_double(x_ptr, out_ptr, n):
    for i in range(n):
        double = tl.load(x_ptr + i) * 2.0
    tl.store(out_ptr, double)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def add_bias(x_ptr, bias_ptr, n):
    bias = 0.0
    if n > 8:
        bias = tl.load(bias_ptr)
    tl.store(x_ptr, tl.load(x_ptr) + bias)
"""),
            "x_ptr=*fp32 bias_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def last_double(x_ptr, out_ptr, COUNT: tl.constexpr, NEGATE: tl.constexpr):
    for i in tl.static_range(COUNT):
        double = tl.load(x_ptr + i) * 2.0
    if NEGATE:
        result = -double
    else:
        result = double
    tl.store(out_ptr, result)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 COUNT=4 NEGATE=True",
            Outcome.COMPILES,
        ),
    ),
)

RETURN_PATHS = Rule(
    code="KF605",
    name="return-paths",
    severity=Severity.ERROR,
    summary="Helper returns different types, or nothing on one path",
    explanation=(
        "A jit function returns one type on every path. `return 0.5` beside `return 1` is refused with "
        "`Inconsistent return types`. Worse, a path that ends without `return` compiles, and its result "
        "is undefined (poison). A helper without any `return` yields None, and using that fails with "
        "`cannot convert None to tensor`. A bare `return` beside one with a value is refused, and so are a dtype "
        "and a string as results. Return a value of the same type everywhere; code behind an `if` that always "
        "returns counts, even if the condition is a constexpr."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def weight(n):
    if n > 4:
        return 0.5
    else:
        return 1


@triton.jit
def rescale(x_ptr, n):
    tl.store(x_ptr, tl.load(x_ptr) * weight(n))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def weight(n):
    if n > 4:
        return 0.5  # for n <= 4 the result is undefined


@triton.jit
def rescale(x_ptr, n):
    tl.store(x_ptr, tl.load(x_ptr) * weight(n))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def weight(n):
    if n > 4:
        return 0.5
    return 1.0


@triton.jit
def rescale(x_ptr, n):
    tl.store(x_ptr, tl.load(x_ptr) * weight(n))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def weight(n, KIND: tl.constexpr):
    if KIND == "half":
        return 0.5
    elif KIND == "count":
        return n
    else:
        tl.static_assert(False, "unknown KIND")  # never compiled for a known one


@triton.jit
def rescale(x_ptr, n):
    tl.store(x_ptr, tl.load(x_ptr) * weight(n, "half") + weight(n, "count"))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)

KERNEL_RETURNS = Rule(
    code="KF609",
    name="kernel-returns-value",
    severity=Severity.ERROR,
    summary="Launched kernel returns a value, or says `return None`",
    explanation=(
        "A launch gives nothing back, so a kernel must store its results. A returned value survives the "
        "front end and fails late, with `PassManager::run failed` and no line number. `return None` is "
        "refused until Triton 3.6 (`cannot convert None of type <class 'NoneType'> to tensor`): leave "
        "early with a bare `return`. A parameter whose value is None can't be returned either. A jit function "
        "that only other jit functions call may return values."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    return tl.sum(x)


def launch(x):
    return total[(1,)](x, BLOCK=64)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n):
    pid = tl.program_id(0)
    if pid >= n:
        return None
    tl.store(x_ptr + pid, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def total(x_ptr, BLOCK: tl.constexpr):
    return tl.sum(tl.load(x_ptr + tl.arange(0, BLOCK)))


@triton.jit
def store_total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    if tl.program_id(0) >= n:
        return
    tl.store(out_ptr, total(x_ptr, BLOCK))


def launch(x, out):
    store_total[(1,)](x, out, 1, BLOCK=64)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

RUNTIME_RECURSION = Rule(
    code="KF610",
    name="runtime-recursion",
    severity=Severity.ERROR,
    summary="Function calls itself without a compile-time end",
    explanation=(
        "Calls are resolved while the kernel is compiled. A function that calls itself with run-time "
        "arguments asks for its own result before it has one: `KeyError` with a mangled name. Write a "
        "loop. Recursion that ends on a constexpr condition is fine, since each depth is a function of "
        "its own, but it must stand under that condition: what follows an `if` is compiled even where the "
        "`if` always returns."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def factorial(n):
    if n <= 1:
        return 1
    return n * factorial(n - 1)


@triton.jit
def store_factorial(out_ptr, n):
    tl.store(out_ptr, factorial(n))
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def power(x, N: tl.constexpr):
    if N == 0:
        return x * 0 + 1
    return x * power(x, N - 1)  # compiled for N == 0 too


@triton.jit
def store_power(out_ptr, n):
    tl.store(out_ptr, power(n, 3))
"""),
            "out_ptr=*i32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def power(x, N: tl.constexpr):
    if N == 0:
        return x * 0 + 1
    else:
        return x * power(x, N - 1)


@triton.jit
def store_power(out_ptr, n):
    tl.store(out_ptr, power(n, 3))
"""),
            "out_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def factorial(n):
    product = 1
    for i in range(2, n + 1):
        product *= i
    return product


@triton.jit
def store_factorial(out_ptr, n):
    tl.store(out_ptr, factorial(n))
"""),
            "out_ptr=*i32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def power(x, EXPONENT: tl.constexpr):
    if EXPONENT == 0:
        return x * 0.0 + 1.0
    else:
        return x * power(x, EXPONENT - 1)


@triton.jit
def cube(x_ptr):
    tl.store(x_ptr, power(tl.load(x_ptr), 3))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)
