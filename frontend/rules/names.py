"""Names that a kernel cannot reach, or that mean something else there (part of KF2xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

GLOBAL_VALUE = Rule(
    code="KF203",
    name="global-value",
    severity=Severity.ERROR,
    summary="Global, closure variable or class attribute that is not a constexpr",
    explanation=(
        "A kernel sees only those globals whose value is fixed when it is compiled: `N = "
        "tl.constexpr(128)`, dtypes, None, modules, Triton's own functions and other jit functions. An "
        "ordinary int, float, string or list gives `Cannot access global variable N from within @jit'ed "
        "function`; the annotation `N: tl.constexpr = 128` does not help, since Python ignores it. The "
        "same goes for a variable of an enclosing function and for a class. Wrap the value in "
        "`tl.constexpr(...)` or pass it as a parameter. As the default value of a parameter any global "
        "is allowed, because Python evaluates it, not Triton."
    ),
    bad=(
        Example(
            module("""
SCALE = 0.125


@triton.jit
def rescale(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) * SCALE)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
BLOCK: tl.constexpr = 64


@triton.jit
def fill(x_ptr, n):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
class Settings:
    SCALE = tl.constexpr(0.125)


@triton.jit
def rescale(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) * Settings.SCALE)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
SCALE = tl.constexpr(0.125)
BLOCK: tl.constexpr = tl.constexpr(64)
DTYPE = tl.float32


@triton.jit
def rescale(x_ptr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs).to(DTYPE)
    tl.store(x_ptr + offs, x * SCALE)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
DEFAULT_BLOCK = 64


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr = DEFAULT_BLOCK):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

TRITON_NOT_IMPORTED = Rule(
    code="KF210",
    name="triton-not-imported",
    severity=Severity.ERROR,
    summary="`tl` or `triton` is used but not imported",
    explanation=(
        "Nothing in the module binds the name: `NameError: tl is not defined`. If it already stands in "
        "the decorator or in an annotation, importing the module fails; otherwise compiling the kernel "
        "does. Add `import triton` and `import triton.language as tl`."
    ),
    bad=(
        Example(
            """import triton


@triton.jit
def fill(x_ptr, n):
    pid = tl.program_id(0)
    tl.store(x_ptr + pid, 1.0, mask=pid < n)
""",
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
        Example(
            """import triton.language as tl


@triton.jit
def fill(x_ptr, n):
    pid = tl.program_id(0)
    tl.store(x_ptr + pid, 1.0, mask=pid < n)
""",
            "x_ptr=*fp32 n=i32",
            Outcome.IMPORT_FAILS,
        ),
    ),
    good=(
        Example(
            """from triton import jit
from triton import language as tl


@jit
def fill(x_ptr, n):
    pid = tl.program_id(0)
    tl.store(x_ptr + pid, 1.0, mask=pid < n)
""",
            "x_ptr=*fp32 n=i32",
            Outcome.COMPILES,
        ),
    ),
)

UNDEFINED_NAME = Rule(
    code="KF211",
    name="undefined-name",
    severity=Severity.ERROR,
    summary="Name is not defined",
    explanation=(
        "Neither the kernel, nor its module, nor Triton defines the name: `NameError: ... is not "
        "defined`. Often it is a misspelling, a parameter that was forgotten, or a variable of the "
        "Python function that launches the kernel, which the kernel can't see: pass it as an argument."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offset < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    n = x.numel()
    fill[(triton.cdiv(n, 64),)](x, BLOCK=64)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, value(), mask=offs < n)


@triton.jit
def value():  # defined later in the module: found when the kernel is compiled
    return 1.0


@triton.jit
def fill_all(x_ptr, n, BLOCK: tl.constexpr):
    fill(x_ptr, n, BLOCK)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

NESTED_LAUNCH = Rule(
    code="KF214",
    name="nested-launch",
    severity=Severity.ERROR,
    summary="Kernel launched from a kernel",
    explanation=(
        "`kernel[grid](...)` is a host operation; a kernel can't start another grid. The compiler tries "
        "to launch it there and then, and fails in some unrelated way, often inside the CUDA driver. "
        "Call a jit function like a plain function, `helper(x_ptr, n)`: it then runs as part of the "
        "calling program."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def increment(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) + 1.0)


@triton.jit
def increment_twice(x_ptr):
    increment[(1,)](x_ptr)
    increment[(1,)](x_ptr)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def increment(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr) + 1.0)


@triton.jit
def increment_twice(x_ptr):
    increment(x_ptr)
    increment(x_ptr)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

SHADOWED_MODULE = Rule(
    code="KF215",
    name="shadowed-module",
    severity=Severity.ERROR,
    summary="Parameter or variable hides the module of the same name",
    explanation=(
        "A parameter or local variable called `tl`, `triton` or `libdevice` takes the place of the "
        "module in the whole kernel, so `tl.load` is looked up on a tensor: `'tensor' object has no "
        "attribute 'load'`. Rename it."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, tl):
    pid = tl.program_id(0)
    tl.store(x_ptr + pid, 1.0)
"""),
            "x_ptr=*fp32 tl=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, top_left):
    pid = tl.program_id(0)
    tl.store(x_ptr + top_left + pid, 1.0)
"""),
            "x_ptr=*fp32 top_left=i32",
            Outcome.COMPILES,
        ),
    ),
)
