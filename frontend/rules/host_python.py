"""Python of the host that kernels cannot use on device values (part of KF2xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

PYTHON_BUILTIN = Rule(
    code="KF202",
    name="python-builtin",
    severity=Severity.ERROR,
    summary="Python builtin that kernels don't have",
    explanation=(
        "Kernels know `range`, `min`, `max`, `len`, `int`, `float`, `print`, `isinstance`, `getattr`, "
        "`list` and a few more; another builtin is an undefined name to the compiler (`NameError: abs is "
        "not defined`), and that holds for annotations of local variables, too. Use `tl.abs(x)` for "
        "`abs(x)`, `tl.floor(x + 0.5)` for `round(x)`, `tl.sum(x)` for `sum(x)`, and leave out "
        "annotations other than `tl.constexpr`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def distance(x_ptr, y_ptr, out_ptr):
    tl.store(out_ptr, abs(tl.load(x_ptr) - tl.load(y_ptr)))
"""),
            "x_ptr=*fp32 y_ptr=*fp32 out_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def mark_large(x_ptr, out_ptr):
    large: bool = tl.load(x_ptr) > 100.0
    tl.store(out_ptr, large)
"""),
            "x_ptr=*fp32 out_ptr=*i8",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def distance(x_ptr, y_ptr, out_ptr):
    tl.store(out_ptr, tl.abs(tl.load(x_ptr) - tl.load(y_ptr)))
"""),
            "x_ptr=*fp32 y_ptr=*fp32 out_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def mark_large(x_ptr, out_ptr, LIMITS: tl.constexpr):
    limit: tl.constexpr = max(float(LIMITS[0]), min(LIMITS[1], 100.0))
    if isinstance(LIMITS[1], int):
        print("compared with", limit)
    tl.store(out_ptr, tl.load(x_ptr) > limit)
"""),
            "x_ptr=*fp32 out_ptr=*i8 LIMITS=(1,200)",
            Outcome.COMPILES,
        ),
    ),
)

HOST_LIBRARY_CALL = Rule(
    code="KF204",
    name="host-library-call",
    severity=Severity.ERROR,
    summary="Function of torch, numpy or math applied to a value on the device",
    explanation=(
        "Functions of host libraries compute on host data. A function of torch or numpy can't even be "
        "mentioned in a kernel (`RuntimeError: Unsupported function referenced`, without a line number, "
        "also in a branch that is never compiled); `math.exp(x)` fails with `must be real number, not "
        "tensor`. Use the `tl` function of that name, or libdevice. `math` functions of constexpr values "
        "are fine, and so are constants such as `math.pi`."
    ),
    bad=(
        Example(
            """import math

import triton
import triton.language as tl


@triton.jit
def apply_exp(x_ptr):
    tl.store(x_ptr, math.exp(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def apply_relu(x_ptr):
    tl.store(x_ptr, torch.relu(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            """import math

import triton
import triton.language as tl


@triton.jit
def softplus(x_ptr, HEAD_DIM: tl.constexpr):
    scale: tl.constexpr = 1.0 / math.sqrt(HEAD_DIM)
    x = tl.load(x_ptr) * scale * math.log2(math.e)
    tl.store(x_ptr, tl.log2(1.0 + tl.exp2(x)))
""",
            "x_ptr=*fp32 HEAD_DIM=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def apply_relu(x_ptr):
    tl.store(x_ptr, tl.maximum(tl.load(x_ptr), 0.0))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

PLAIN_FUNCTION_CALL = Rule(
    code="KF205",
    name="plain-function-call",
    severity=Severity.ERROR,
    summary="Call of a Python function that is not decorated with `@triton.jit`",
    explanation=(
        "A kernel can call jit functions and Triton's own. A plain Python function is refused while the "
        "dependencies of the kernel are collected: `RuntimeError: Unsupported function referenced`, with "
        "no line number, and even if the call stands in a branch that is never compiled. Decorate the "
        "helper with `@triton.jit`; if it computes with constexpr values only, "
        "`@triton.constexpr_function` is the other way (Triton 3.5 and later)."
    ),
    bad=(
        Example(
            module("""
def leaky_relu(x):
    return tl.where(x > 0.0, x, 0.01 * x)


@triton.jit
def activate(x_ptr):
    tl.store(x_ptr, leaky_relu(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def leaky_relu(x):
    return tl.where(x > 0.0, x, 0.01 * x)


@triton.jit
def activate(x_ptr):
    tl.store(x_ptr, leaky_relu(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.constexpr_function
def padded(n):
    return 16 if n < 16 else triton.next_power_of_2(n)


@triton.jit
def fill(x_ptr, N: tl.constexpr):
    offs = tl.arange(0, padded(N))
    tl.store(x_ptr + offs, 1.0, mask=offs < N)
"""),
            "x_ptr=*fp32 N=20",
            Outcome.COMPILES,
        ),
    ),
)

RUNTIME_CONVERSION = Rule(
    code="KF209",
    name="runtime-conversion",
    severity=Severity.ERROR,
    summary="`float`, `int`, `bool` or `len` of a run-time value",
    explanation=(
        "These builtins compute while the kernel is compiled, so they take constexpr values only: "
        "`float() argument must be a string or a real number, not 'tensor'`. Convert a run-time value "
        "with `n.to(tl.float32)`, and use the constexpr block size or `x.shape[0]` for the length of a "
        'block. `float("inf")`, `int` of a constexpr and `len` of a tuple are fine.'
    ),
    bad=(
        Example(
            module("""
@triton.jit
def average(x_ptr, n, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(x_ptr, tl.sum(x) / float(n))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def average(x_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(x_ptr, tl.sum(x) / len(x))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def average(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(x_ptr, tl.sum(x) / n.to(tl.float32))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def largest(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, int(BLOCK / 2))
    x = tl.load(x_ptr + offs, mask=offs < n, other=float("-inf"))
    tl.store(x_ptr, tl.max(x) / len(x.shape))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

HOST_HELPER = Rule(
    code="KF213",
    name="host-helper-on-runtime-value",
    severity=Severity.ERROR,
    summary="`triton.cdiv` or `triton.next_power_of_2` of a run-time value",
    explanation=(
        "`triton.cdiv` and `triton.next_power_of_2` work on ints and constexpr values. With a run-time "
        "value the compiler answers `Did you forget to add @triton.jit ?`, which leads nowhere. Inside a "
        "kernel write `tl.cdiv(n, BLOCK)`; compute a power of two on the host and pass it as a "
        "constexpr."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(triton.cdiv(n, BLOCK)):
        offs = i * BLOCK + tl.arange(0, BLOCK)
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
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(tl.cdiv(n, BLOCK)):
        offs = i * BLOCK + tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, N: tl.constexpr):
    offs = tl.arange(0, triton.next_power_of_2(N))  # N is constexpr
    tl.store(x_ptr + offs, triton.cdiv(N, 16), mask=offs < N)
"""),
            "x_ptr=*fp32 N=100",
            Outcome.COMPILES,
        ),
    ),
)
