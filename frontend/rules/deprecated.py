"""KF9xx: what this version still compiles, and a later one will not."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

CONDITION_NOT_BOOLEAN = Rule(
    code="KF902",
    name="condition-not-boolean",
    severity=Severity.INFO,
    summary="`tl.where` with a condition that is not made of bools (deprecated)",
    explanation=(
        "`tl.where` casts another condition to bool, every number but 0 to True, and warns that it `will error out "
        "in a future triton release`. Compare instead: `tl.where(mask != 0, x, y)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def odd_ones(x_ptr):
    offs = tl.arange(0, 64)
    tl.store(x_ptr + offs, tl.where(offs & 1, 1.0, 0.0))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def odd_ones(x_ptr, mask_ptr, KEEP: tl.constexpr):
    offs = tl.arange(0, 64)
    mask = tl.load(mask_ptr + offs)  # may be a block of bools
    x = tl.where((offs & 1) != 0, 1.0, 0.0) + tl.where(mask, 1.0, 0.0)
    tl.store(x_ptr + offs, tl.where(KEEP, x, 0.0))
"""),
            "x_ptr=*fp32 mask_ptr=*i1 KEEP=1",
            Outcome.COMPILES,
        ),
    ),
)

PYTHON_MAX_OF_BLOCKS = Rule(
    code="KF903",
    name="python-max-of-blocks",
    severity=Severity.INFO,
    summary="Python's `max` or `min` on blocks (deprecated)",
    explanation=(
        "In a kernel Python's `max` and `min` stand for `tl.maximum` and `tl.minimum`. On blocks that is deprecated, "
        "with a warning that the compiler itself suppresses: `builtin max on non-scalar tensor values is deprecated, "
        "use tl.maximum instead`. On scalars and constexprs they stay."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def rectify(x_ptr):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs)
    tl.store(x_ptr + offs, max(x, 0.0))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def rectify(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, max(BLOCK, 16))
    x = tl.load(x_ptr + offs, mask=offs < min(n, 1000), other=0.0)
    tl.store(x_ptr + offs, tl.maximum(x, 0.0))
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

DEPRECATED_VIEW = Rule(
    code="KF904",
    name="deprecated-view",
    severity=Severity.INFO,
    summary="`tl.view`, which may reorder elements (deprecated)",
    explanation=(
        "`tl.view` gives a block another shape and may change the order of its elements: `view is deprecated, please "
        "use reshape with can_reorder being true`. Where the order matters, and it nearly always does, use "
        "`tl.reshape(x, shape)`; where only the set of elements does, for a sum over all of them, "
        "`tl.reshape(x, shape, can_reorder=True)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def sum_pairs(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(x_ptr + tl.arange(0, 32), tl.sum(tl.view(x, (32, 2)), axis=1))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sum_pairs(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(x_ptr + tl.arange(0, 32), tl.sum(x.view(32, 2), axis=1))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def sum_pairs(x_ptr):
    x = tl.load(x_ptr + tl.arange(0, 64))
    tl.store(x_ptr + tl.arange(0, 32), tl.sum(tl.reshape(x, (32, 2)), axis=1))
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

ASSERTION_WITHOUT_EFFECT = Rule(
    code="KF911",
    name="assertion-without-effect",
    severity=Severity.INFO,
    summary="`assert` or `tl.device_assert` in a kernel that is not compiled for debugging",
    explanation=(
        "Assertions on run-time values are compiled only for debugging: with TRITON_DEBUG=1 in the environment, with "
        "`@triton.jit(debug=True)`, or with `debug=True` at the launch. Otherwise they compile to nothing. kfcheck "
        "says so once in a kernel, unless the decorator asks for debugging. What is known when the kernel is "
        "compiled goes to `tl.static_assert`, which always counts."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n):
    tl.device_assert(n > 0, "nothing to do")
    tl.store(x_ptr + n - 1, 0.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n):
    assert n > 0, "nothing to do"
    tl.store(x_ptr + n - 1, 0.0)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit(debug=True)
def fill(x_ptr, n, BLOCK: tl.constexpr):
    tl.static_assert(BLOCK >= 16, "too small")
    tl.device_assert(n > 0, "nothing to do")
    tl.store(x_ptr + n - 1, 0.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
