"""What must be constexpr, and how constexprs are made and lost (part of KF4xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

ARANGE_BOUND = Rule(
    code="KF401",
    name="arange-bound",
    severity=Severity.ERROR,
    summary="Bound of `tl.arange` is not a constexpr",
    explanation=(
        "The size of a block is part of its type, so both bounds of `tl.arange` must be known when the "
        "kernel is compiled: `arange's arguments must be of type tl.constexpr`. Most often the parameter "
        "lacks its annotation: write `BLOCK: tl.constexpr`. Run-time sizes go into a mask: take a block "
        "that is large enough and compare `offs < n`. Until Triton 3.6 `tl.cdiv`, as any helper, yields "
        "a run-time value even for constexprs; `(N + S - 1) // S` and `triton.cdiv(N, S)` don't."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, N: tl.constexpr, PARTS: tl.constexpr):
    offs = tl.arange(0, tl.cdiv(N, PARTS))
    tl.store(x_ptr + offs, 1.0)
"""),
            "x_ptr=*fp32 N=64 PARTS=4",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, WIDTH: tl.constexpr):
    return tl.sum(tl.load(x_ptr + tl.arange(0, WIDTH)))


@triton.jit
def store_total(x_ptr, out_ptr, width):
    tl.store(out_ptr, total(x_ptr, width))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 width=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, WIDTH):  # not annotated, but a constexpr argument stays one
    return tl.sum(tl.load(x_ptr + tl.arange(0, WIDTH)))


@triton.jit
def store_total(x_ptr, out_ptr, N: tl.constexpr, PARTS: tl.constexpr):
    tl.store(out_ptr, total(x_ptr, triton.cdiv(N, PARTS)) + total(x_ptr, (N + PARTS - 1) // PARTS))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=64 PARTS=4",
            Outcome.COMPILES,
        ),
    ),
)

STATIC_RANGE_BOUND = Rule(
    code="KF404",
    name="static-range-bound",
    severity=Severity.ERROR,
    summary="Bound of `tl.static_range` is not a constexpr",
    explanation=(
        "`tl.static_range` is unrolled by the compiler, which must know how often: `used as "
        "tl.static_range start value is not a constexpr`. Use `range` or `tl.range` for a run-time "
        "bound, or make the bound a constexpr parameter."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n):
    acc = 0.0
    for i in tl.static_range(n):
        acc += tl.load(x_ptr + i)
    tl.store(out_ptr, acc)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n, UNROLL: tl.constexpr):
    acc = 0.0
    for i in range(0, n, UNROLL):
        for j in tl.static_range(UNROLL):
            acc += tl.load(x_ptr + i + j, mask=i + j < n, other=0.0)
    tl.store(out_ptr, acc)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 UNROLL=4",
            Outcome.COMPILES,
        ),
    ),
)

CONSTEXPR_REDEFINED = Rule(
    code="KF407",
    name="constexpr-redefined",
    severity=Severity.ERROR,
    summary="Local constexpr defined twice, or in a branch that is decided at run time",
    explanation=(
        "A local `NAME: tl.constexpr = ...` has one value for the whole kernel. A second definition is "
        "refused with `NAME is already defined. constexpr cannot be reassigned`, and an unrolled "
        "`tl.static_range` body counts once per iteration. Defined under a run-time `if`, the name does "
        "not survive the branch: `NAME is not defined`. Use different names, inline the expression, move "
        "it into a helper, or decide on a constexpr condition."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    for i in tl.static_range(3):
        WIDTH: tl.constexpr = 16 * 2**i
        tl.store(x_ptr + tl.arange(0, WIDTH), 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n):
    if n > 64:
        WIDTH: tl.constexpr = 128
    else:
        WIDTH: tl.constexpr = 64
    tl.store(x_ptr + tl.arange(0, WIDTH), 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, WIDE: tl.constexpr):
    if WIDE:
        WIDTH: tl.constexpr = 128
    else:
        WIDTH: tl.constexpr = 64
    for i in tl.static_range(3):
        tl.store(x_ptr + i * 64 + tl.arange(0, WIDTH // 2**i), 1.0)
"""),
            "x_ptr=*fp32 WIDE=True",
            Outcome.COMPILES,
        ),
    ),
)

STATIC_ASSERT = Rule(
    code="KF408",
    name="static-assert",
    severity=Severity.ERROR,
    summary="`tl.static_assert` on a condition that is not a bool known at compile time; constants without a result",
    explanation=(
        "The condition must be a constexpr bool; anything else ends in `Assertion condition could not be "
        "determined at compile-time`, also an int such as `BLOCK & 15`: compare it, `BLOCK % 16 == 0`. "
        "Check run-time values on the host or with `tl.device_assert`. A condition that is plainly false "
        "can never compile. Neither can constants that Python has no result for: a division by zero, a negative "
        "shift."
    ),
    bad=(
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def fill(x_ptr, GROUPS: tl.constexpr):
    share: tl.constexpr = 64 // GROUPS
    tl.store(x_ptr, share)


def launch(x: torch.Tensor):
    fill[(1,)](x, GROUPS=0)
""",
            "x_ptr=*fp32 GROUPS=0",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n):
    tl.static_assert(n % 16 == 0, "n must be a multiple of 16")
    tl.store(x_ptr + n, 1.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.static_assert(BLOCK & 15, "BLOCK must not be a multiple of 16")
    tl.store(x_ptr + BLOCK, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=17",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr, MODE: tl.constexpr):
    tl.static_assert(BLOCK % 16 == 0 and MODE != "", f"BLOCK={BLOCK} is not a multiple of 16")
    tl.device_assert(n % 16 == 0, "n must be a multiple of 16")
    if MODE == "ones":
        tl.store(x_ptr + n, 1.0)
    else:
        tl.static_assert(False, "unknown MODE")  # reached only for an unknown MODE
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64 MODE='ones'",
            Outcome.COMPILES,
        ),
    ),
)

MISSING_CONSTEXPR_ANNOTATION = Rule(
    code="KF409",
    name="missing-constexpr-annotation",
    severity=Severity.ERROR,
    summary="String, dtype or function passed for a parameter without `tl.constexpr`",
    explanation=(
        "A launch can hand tensors, numbers and tuples to the device; a string, dtype or function only "
        "steers the compilation and must be marked so: `ACTIVATION: tl.constexpr`. Without the "
        "annotation the launch fails with `failed to specialize argument of type: str`. In a call from "
        "one jit function to another the annotation is optional."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def activate(x_ptr, ACTIVATION):
    x = tl.load(x_ptr)
    if ACTIVATION == "relu":
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr, x)


def launch(x):
    activate[(1,)](x, "relu")
"""),
            "x_ptr=*fp32 ACTIVATION='relu'",
            Outcome.LAUNCH_FAILS,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def apply(x, ACTIVATION):  # a helper gets the constexpr as it is
    if ACTIVATION == "relu":
        x = tl.maximum(x, 0.0)
    return x


@triton.jit
def activate(x_ptr, ACTIVATION: tl.constexpr):
    tl.store(x_ptr, apply(tl.load(x_ptr), ACTIVATION))


def launch(x):
    activate[(1,)](x, "relu")
"""),
            "x_ptr=*fp32 ACTIVATION='relu'",
            Outcome.COMPILES,
        ),
    ),
)

CONSTEXPR_NOT_SPECIALIZED = Rule(
    code="KF410",
    name="constexpr-in-do-not-specialize",
    severity=Severity.ERROR,
    summary="Constexpr parameter listed in `do_not_specialize`",
    explanation=(
        "A constexpr is compiled into the kernel, so it is always specialised; asking for the opposite "
        "is refused with `... marked as constexpr and listed in do_not_specialize`. Remove it from the "
        "list. Triton before 3.6 takes no notice."
    ),
    bad=(
        Example(
            module("""
@triton.jit(do_not_specialize=["n", "BLOCK"])
def fill(x_ptr, n, BLOCK: tl.constexpr):
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
@triton.jit(do_not_specialize=["n"])
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    since="3.6",
)

CONSTEXPR_LOST = Rule(
    code="KF411",
    name="constexpr-lost",
    severity=Severity.ERROR,
    summary="Constexpr value became a run-time value in an assignment",
    explanation=(
        "An assignment without annotation makes a run-time value, even of a constant: after `HALF = "
        "BLOCK // 2` or `N = tl.constexpr(16)`, `HALF` and `N` are tensors and no longer fit where a "
        "constexpr is needed; so are the numbers in a tuple. Keep it constant with an annotation "
        "(without quotes), `HALF: tl.constexpr = BLOCK // 2`, or write the expression in place."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill_half(x_ptr, BLOCK: tl.constexpr):
    half = BLOCK // 2
    tl.store(x_ptr + tl.arange(0, half), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    SIZE = tl.constexpr(16)
    tl.store(x_ptr + tl.arange(0, SIZE), 1.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill_half(x_ptr, BLOCK: tl.constexpr):
    HALF: tl.constexpr = BLOCK // 2
    quarter = HALF // 2  # only ever a run-time value
    tl.store(x_ptr + quarter + tl.arange(0, HALF), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    sizes: tl.constexpr = (BLOCK, BLOCK // 2)
    half = sizes[1]  # fine as a run-time value
    dtype = x_ptr.dtype.element_ty  # a dtype stays what it is
    tl.store(x_ptr + half + tl.arange(0, sizes[1]), tl.full((sizes[1],), 1, dtype))
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
