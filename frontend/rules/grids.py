"""Grid functions and the size of the grid (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

GRID_KEY = Rule(
    code="KF818",
    name="grid-key",
    severity=Severity.ERROR,
    summary="Grid function reads a name that is no parameter of the kernel",
    explanation=(
        "A grid function gets one dict: the kernel's parameters by name, with what the launch, the defaults, "
        "the autotuner and the heuristics give them. It holds nothing else, not even `num_warps`: `KeyError: "
        "'BLOCK_SIZE'`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    grid = lambda meta: (triton.cdiv(x.numel(), meta["BLOCK_SIZE"]),)
    fill[grid](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    def grid(meta):
        warps = meta["num_warps"]
        return (triton.cdiv(x.numel(), 32 * warps),)

    fill[grid](x, x.numel(), BLOCK=64, num_warps=2)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def fill(x_ptr, n, rows=1, BLOCK: tl.constexpr = 32):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[lambda meta: (triton.cdiv(meta["n"], meta["BLOCK"]), meta["rows"])](x, x.numel())
    fill[lambda meta: (meta["SPLIT"] if "SPLIT" in meta else meta.get("DEPTH", 1),)](x, x.numel())
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)

GRID_SIZE = Rule(
    code="KF822",
    name="grid-size",
    severity=Severity.ERROR,
    summary="Grid is rounded down, is zero, or has too many programs along an axis",
    explanation=(
        "CUDA allows 2,147,483,647 programs along the first axis of a grid and 65,535 along the others: "
        "`Triton Error [CUDA]: invalid argument`. A zero or a negative number starts nothing, without a word. "
        "`n // BLOCK` rounds down: a kernel that masks with `n` expects a last, partial block, and no program "
        "computes it. Round up with `triton.cdiv(n, BLOCK)`. What stays silent is a warning."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1, 100000)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    n = x.numel()
    fill[lambda meta: (n // meta["BLOCK"],)](x, n, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    tl.store(x_ptr + tl.program_id(0), 1.0)


def launch(x):
    fill[(0,)](x)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    n = x.numel()
    fill[(100000, 65535)](x, n, BLOCK=64)
    fill[((n + 63) // 64,)](x, n, BLOCK=64)
    assert n % 64 == 0
    fill[(n // 64,)](x, n, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(128))",
        ),
    ),
)
