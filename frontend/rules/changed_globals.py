"""Globals that change under a compiled kernel (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

CHANGED_GLOBAL = Rule(
    code="KF827",
    name="changed-global",
    severity=Severity.ERROR,
    summary="A global changes after the kernel that reads it was compiled",
    explanation=(
        "A kernel is compiled with the values that its globals have at its first launch, and every later launch "
        "compares them: `Global variable SCALE has changed since we compiled this kernel, from constexpr[2.0] to "
        "constexpr[3.0]`. Pass what changes as an argument. A change under a condition is a warning."
    ),
    bad=(
        Example(
            module("""
SCALE = tl.constexpr(2.0)


@triton.jit
def scale(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * SCALE)


def launch(x):
    global SCALE
    scale[(1,)](x, BLOCK=64)
    SCALE = tl.constexpr(3.0)
    scale[(1,)](x, BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
SCALE = tl.constexpr(1.0)


@triton.jit
def scale(x_ptr, FACTOR: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * FACTOR * SCALE)


def launch(x):
    global SCALE
    SCALE = tl.constexpr(0.5)  # nothing is compiled yet
    for factor in (2.0, 3.0):
        scale[(1,)](x, FACTOR=factor, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)
