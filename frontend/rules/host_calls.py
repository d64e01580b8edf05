"""How host code starts kernels, and calls what only kernels can (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

DEVICE_FUNCTION_ON_HOST = Rule(
    code="KF805",
    name="device-function-on-host",
    severity=Severity.ERROR,
    summary="Function of `triton.language` called outside of a kernel",
    explanation=(
        "The functions of `triton.language` build the code of a kernel and exist only there. On the host "
        "`tl.cdiv(n, 64)` raises `Cannot call @triton.jit'd outside of the scope of a kernel`, `tl.arange(0, "
        "64)` asks `Did you forget to add @triton.jit ?`. The host has `triton.cdiv` and "
        "`triton.next_power_of_2`, and torch for the rest. Types and `tl.constexpr(...)` may be used on the "
        "host. If the function is meant to run on the device, it needs `@triton.jit`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    grid = (tl.cdiv(x.numel(), 64),)
    fill[grid](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def add_one(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(out_ptr + offs, x + 1.0, mask=offs < n)


def launch(x):
    out = tl.zeros(x.shape, dtype=tl.float32)
    add_one[(triton.cdiv(x.numel(), 64),)](x, out, x.numel(), BLOCK=64)
    return out
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            """import torch
import triton
import triton.language as tl

BLOCK = tl.constexpr(64)
TYPES = {torch.float32: tl.float32, torch.float16: tl.float16}


@triton.constexpr_function
def largest(dtype):
    return 65504 if dtype == tl.float16 else 1e30


@triton.jit
def clamp(x_ptr, n, DTYPE: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.minimum(tl.load(x_ptr + offs, mask=offs < n), largest(DTYPE))
    tl.store(x_ptr + offs, x.to(DTYPE), mask=offs < n)


def launch(x):
    assert largest(tl.float16) == 65504
    clamp[(triton.cdiv(x.numel(), BLOCK.value),)](x, x.numel(), DTYPE=TYPES[x.dtype])
""",
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
class Tiles:
    @staticmethod
    def cdiv(n, size):
        return -(-n // size)


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    tl = Tiles  # another tl than the module's
    fill[(tl.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

KERNEL_WITHOUT_GRID = Rule(
    code="KF806",
    name="kernel-without-grid",
    severity=Severity.ERROR,
    summary="Kernel called without `[grid]`",
    explanation=(
        "A kernel is launched as `kernel[grid](...)`, where the grid says how many programs run: `Cannot call "
        "@triton.jit'd outside of the scope of a kernel`. A `grid=` keyword does not help; only `kernel.run` "
        "takes one, with `warmup=False`. The other way round, a function without `@triton.jit` has no "
        "`[grid]`: `'function' object is not subscriptable`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    grid = (triton.cdiv(x.numel(), 64),)
    fill(x, x.numel(), BLOCK=64, grid=grid)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
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
    ),
    good=(
        Example(
            module("""
@triton.jit
def store(x_ptr, offs, n):
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    store(x_ptr, tl.program_id(0) * BLOCK + tl.arange(0, BLOCK), n)  # a helper has no grid


def launch(x):
    grid = (triton.cdiv(x.numel(), 64),)
    fill.run(x, x.numel(), BLOCK=64, grid=grid, warmup=False)
    fill.warmup(x, x.numel(), BLOCK=64, grid=grid)
    start = fill[grid]
    start(x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill_kernel(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def fill(kernel, x, n, BLOCK):
    kernel[(triton.cdiv(n, BLOCK),)](x, n, BLOCK=BLOCK)


def launch(x):
    fill(fill_kernel, x, x.numel(), BLOCK=64)  # the kernel is passed on, not called
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

INVALID_GRID = Rule(
    code="KF807",
    name="invalid-grid",
    severity=Severity.ERROR,
    summary="Grid is a number, is empty, or holds a float",
    explanation=(
        "A grid is a tuple or list of one to three integers, or a function that returns one: `object of type "
        "'int' has no len()`, `'float' object cannot be interpreted as an integer`. Parentheses make no tuple, "
        "the comma does: `(triton.cdiv(n, 64),)`. Divide with `triton.cdiv(n, BLOCK)`, which rounds up, or "
        "with `//`, but not with `/`. A fourth entry is dropped without a word. A grid function takes one "
        "argument, and stands alone in the brackets: there is no block dimension as in CUDA."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    grid = (triton.cdiv(x.numel(), 64))
    fill[grid](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    n = x.numel()
    grid = lambda meta: triton.cdiv(n, meta["BLOCK"])
    fill[grid](x, n, BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(x.numel() / 64,)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(128))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr):
    tl.store(x_ptr + tl.program_id(0), 1.0)


def launch(x):
    fill[1024](x)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(1024))",
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

    def grid(meta):
        blocks = triton.cdiv(n, meta["BLOCK"])
        return [blocks, 1]

    fill[grid](x, n, BLOCK=64)
    fill[lambda meta: [triton.cdiv(n, meta["BLOCK"])]](x, n, BLOCK=64)
    fill[[triton.cdiv(n, 64)]](x, n, BLOCK=64)
    fill[x.shape](x, n, BLOCK=1)
    fill[triton.cdiv(n, 64), 1](x, n, BLOCK=64)
    fill[(triton.cdiv(n, 64),) + (1,) * 2](x, n, BLOCK=64)
    fill[(int(n / 64) + 1,)](x, n, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)


MISSING_NAME = Rule(
    code="KF808",
    name="unknown-host-api",
    severity=Severity.ERROR,
    summary="Host code uses a name that Triton has not",
    explanation=(
        "`triton.ceil_div(n, BLOCK)` is an `AttributeError: module 'triton' has no attribute 'ceil_div'` when the line "
        "runs: it is `triton.cdiv`. The host's part of Triton is small: `triton.cdiv`, `triton.next_power_of_2`, "
        "`triton.testing`, `triton.autotune` and `triton.Config`; tensors come from torch. Code under a condition on "
        "the version or in a `try` that handles errors is left alone."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    grid = (triton.ceil_div(x.numel(), 64),)
    fill[grid](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel(), BLOCK=64)
    triton.testing.synchronize()
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
    if hasattr(triton, "set_allocator"):
        triton.set_allocator(lambda size, alignment, stream: None)
    if triton.__version__ < "2.0":
        triton.testing.synchronize()
    grid = (triton.cdiv(x.numel(), triton.next_power_of_2(60)),)
    fill[grid](x, x.numel(), BLOCK=triton.next_power_of_2(60))
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)
