"""KF8xx: what a launch passes to the parameters of a kernel."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

MISSING_ARGUMENT = Rule(
    code="KF801",
    name="missing-launch-argument",
    severity=Severity.ERROR,
    summary="Launch gives no value for a parameter",
    explanation=(
        "Every parameter of a kernel needs a value: from the launch, from its default, from an autotune config "
        "or from `triton.heuristics`. A constexpr is a parameter like any other. Otherwise `dynamic_func() "
        "missing 1 required positional argument: 'BLOCK'`. What the grid function reads does not reach the "
        "kernel."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel())
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def scale(x_ptr, out_ptr, factor, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(out_ptr + offs, x * factor, mask=offs < n)


def launch(x, out):
    n = x.numel()
    scale[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x, out, n=n)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100), torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.heuristics({"EVEN": lambda args: args["n"] % args["BLOCK"] == 0})
@triton.jit
def scale(x_ptr, n, factor=2.0, BLOCK: tl.constexpr = 32, EVEN: tl.constexpr = False):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = None if EVEN else offs < n
    tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=mask) * factor, mask=mask)


def launch(x):
    n = x.numel()
    scale[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x, n)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, rows, columns, row_stride, column_stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    offs = tl.arange(0, BLOCK)
    mask = (row < rows) & (offs < columns)
    tl.store(x_ptr + row * row_stride + offs * column_stride, 1.0, mask=mask)


def launch(x):
    options = {"num_warps": 1, "BLOCK": triton.next_power_of_2(x.shape[1])}
    fill[(x.shape[0],)](x, *x.shape, *x.stride(), **options)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(10, 10))",
        ),
    ),
)

UNKNOWN_KEYWORD = Rule(
    code="KF802",
    name="unknown-launch-keyword",
    severity=Severity.ERROR,
    summary="Launch keyword is neither a parameter nor a compiler option",
    explanation=(
        "Besides the parameters a launch takes the options of the compiler: `num_warps`, `num_stages`, "
        "`num_ctas`, `maxnreg` and a few more. Anything else is refused: `Keyword argument num_threads was "
        "specified but unrecognised`. Mind the case, `BLOCK` is not `block`. The number of threads follows "
        "from `num_warps`, 32 for each warp."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64, num_threads=128)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr = 64):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, n=x.numel(), BLOCK_SIZE=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, debug, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, debug, mask=offs < n)


def launch(x, **options):
    fill[(1,)](x, x.numel(), BLOCK=64, debug=True, num_warps=2, num_stages=1, num_ctas=1, maxnreg=64)
    fill[(1,)](x_ptr=x, BLOCK=64, debug=False, n=x.numel(), enable_fp_fusion=False, **options)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100), num_warps=8)",
        ),
    ),
)

EXCESS_ARGUMENT = Rule(
    code="KF803",
    name="excess-launch-argument",
    severity=Severity.ERROR,
    summary="Launch passes more arguments than there are parameters, or one of them twice",
    explanation=(
        "Positional arguments go to the parameters in their order, the constexprs among them: `dynamic_func() "
        "takes 3 positional arguments but 4 were given`, or, when a keyword names a parameter that already got "
        "a positional one, `got multiple values for argument 'BLOCK'`. Long launches are safer with keywords."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill_rows(x_ptr, row_stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    tl.store(x_ptr + row * row_stride + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill_rows[(x.shape[0],)](x, x.stride(0), x.stride(1), 64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(8, 64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    n = x.numel()
    fill[(triton.cdiv(n, 64),)](x, n, 64, BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
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
    arguments = (x, x.numel())
    fill[(triton.cdiv(x.numel(), 64),)](*arguments, 64)
    fill[(triton.cdiv(x.numel(), 64),)](*arguments[:1], BLOCK=64, n=x.numel())
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

AUTOTUNED_ARGUMENT = Rule(
    code="KF804",
    name="autotuned-argument",
    severity=Severity.ERROR,
    summary="Launch passes what the autotuner decides",
    explanation=(
        "What the configs of `triton.autotune` set, the launch must leave out: `Conflicting meta-parameters: "
        "BLOCK`, or `got multiple values for argument 'BLOCK'` if it comes by position or there is only one "
        "config. `num_warps`, `num_stages` and `num_ctas` always belong to the config, which has a default for "
        "each of them. Read a chosen value in the grid function: `lambda meta: (triton.cdiv(n, "
        'meta["BLOCK"]),)`.'
    ),
    bad=(
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128})], key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
def configs():
    return [triton.Config({"BLOCK": 2**i}) for i in range(6, 8)]


@triton.autotune(configs=configs(), key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel(), num_warps=4)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}, num_warps=2)], key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel(), 64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 128}, num_warps=8)], key=["n"])
@triton.jit
def fill(x_ptr, n, VALUE: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, VALUE, mask=offs < n)


def launch(x):
    n = x.numel()
    fill[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x, n, VALUE=1.0, maxnreg=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({}), triton.Config({}, num_warps=8)], key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64)
    fill.fn[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64, num_warps=2)  # past the autotuner
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)
