"""Strings, and constants that are no condition (part of KF1xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

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
