"""Functions, classes and parameters that Triton's compiler refuses (part of KF1xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

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
