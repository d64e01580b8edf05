"""Options of launches and decorators (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

LAUNCH_OPTION = Rule(
    code="KF815",
    name="launch-option",
    severity=Severity.ERROR,
    summary="`num_warps`, `num_stages` or `num_ctas` that no GPU takes",
    explanation=(
        "`num_warps` is a power of two of at most 32, for a block has at most 1,024 threads: `num_warps must be "
        "a power of 2`, `out of resource: threads, Required: 2048, Hardware limit: 1024`. `num_ctas` is a power "
        "of two as well, and above 1 it needs sm_90. `num_stages` is an int. The autotuner leaves a config with "
        "too many warps out without a word if it has others: that is a warning."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x, BLOCK=64, num_warps=6)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    warps = 64
    fill[(1,)](x, BLOCK=64, num_warps=warps)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}, num_warps=3), triton.Config({"BLOCK": 64})], key=[])
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}, num_warps=64), triton.Config({"BLOCK": 64})], key=[])
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x, BLOCK=64, num_warps=32, num_stages=0)
    fill[(1,)](x, BLOCK=64, num_warps=max(1, x.numel() // 32), num_ctas=1)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)

RESERVED_KEYWORD = Rule(
    code="KF819",
    name="reserved-keyword",
    severity=Severity.ERROR,
    summary="Keyword or parameter name that Triton keeps for itself",
    explanation=(
        "`kernel[grid](...)` calls `run(..., grid=grid, warmup=False)`: an argument called `grid` or `warmup` "
        "passed by name comes twice (`run() got multiple values for keyword argument 'grid'`). `debug` is "
        "passed by name at every launch, so it cannot be passed by position too. `device`, `device_type` and "
        "`stream` were keywords once and are refused: `stream option is deprecated; current stream will be "
        "used`. Give the parameter another name; choose the device with `torch.cuda.device(...)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, grid, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < grid)


def launch(x):
    fill[(1,)](x, grid=10, BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x, BLOCK=64, stream=0)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, debug, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), debug)


def launch(x):
    fill[(1,)](x, 1.0, BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, grid, device, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < grid + device)


def launch(x):
    fill[(1,)](x, 10, 0, BLOCK=64, debug=True)  # by position they are ordinary parameters
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)

DECORATOR_MISUSE = Rule(
    code="KF820",
    name="decorator-misuse",
    severity=Severity.ERROR,
    summary="Wrong option, order or place of `@triton.jit`",
    explanation=(
        "`triton.jit` has no launch options: `jit() got an unexpected keyword argument 'num_warps'`; they "
        "belong to the launch or to a `triton.Config`. It stands next to the `def`, below `@triton.autotune` and "
        "`@triton.heuristics`, which want what it makes: `'function' object has no attribute 'arg_names'`. "
        "A kernel in a class is no method: `self` would be an ordinary parameter that no launch passes, so make "
        "it a `@staticmethod`."
    ),
    bad=(
        Example(
            module("""
@triton.jit(num_warps=8)
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.IMPORT_FAILS,
        ),
        Example(
            module("""
@triton.jit
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.IMPORT_FAILS,
        ),
        Example(
            module("""
class Filler:
    @triton.jit
    def fill(self, x_ptr, n, BLOCK: tl.constexpr):
        offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    Filler().fill[(1,)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
class Filler:
    @staticmethod
    @triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
    @triton.jit(do_not_specialize=["n"], noinline=False)
    def fill(x_ptr, n, BLOCK: tl.constexpr):
        offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, 1.0, mask=offs < n)

    def run(self, x):
        self.fill[(1,)](x, x.numel())


def launch(x):
    Filler.fill[(1,)](x, x.numel())
    Filler().run(x)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)
