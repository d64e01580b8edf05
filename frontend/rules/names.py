"""KF2xx: names that don't exist, can't be reached from a kernel, or don't mean what they mean in Python."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

UNKNOWN_API = Rule(
    code="KF201",
    name="unknown-api",
    severity=Severity.ERROR,
    summary="Name does not exist in `triton`, `triton.language` or libdevice",
    explanation=(
        "The name is not part of the Triton version that is checked; the compiler says `module "
        "'triton.language' has no attribute ...`. Many such names come from PyTorch or NumPy: "
        "`tl.transpose` is `tl.trans`, `tl.pow` is `libdevice.pow`, `tl.tanh` is `libdevice.tanh` (or `2 "
        "* tl.sigmoid(2 * x) - 1`), `tl.relu` is `tl.maximum(x, 0.0)`, `tl.mean` is `tl.sum(x) / n`, and "
        "there is no thread index at all: a kernel is written for a whole block. A name in an import "
        "line or in an annotation already fails when the module is imported."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def apply_tanh(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, tl.tanh(x), mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            """import triton
import triton.language as tl
from triton.language.math import gelu


@triton.jit
def apply_gelu(x_ptr):
    tl.store(x_ptr, gelu(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
            Outcome.IMPORT_FAILS,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr: tl.pointer, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.IMPORT_FAILS,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def tanh(x):
    return 2.0 * tl.sigmoid(2.0 * x) - 1.0


@triton.jit
def apply_tanh(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, tanh(x), mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
HAS_TANH = tl.constexpr(hasattr(tl, "tanh"))


@triton.jit
def apply_tanh(x_ptr):
    x = tl.load(x_ptr)
    if HAS_TANH:
        y = tl.tanh(x)  # not compiled where Triton has no tl.tanh
    else:
        y = 2.0 * tl.sigmoid(2.0 * x) - 1.0
    tl.store(x_ptr, y)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
    ),
)

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

UNKNOWN_ATTRIBUTE = Rule(
    code="KF206",
    name="unknown-attribute",
    severity=Severity.ERROR,
    summary="Method or attribute that a tensor or tuple does not have",
    explanation=(
        "A `tl.tensor` is not a torch tensor: it has `.to`, `.shape`, `.dtype`, `.T`, reductions such as "
        "`.sum` and little else, so the compiler says `'tensor' object has no attribute ...`. Cast with "
        "`x.to(tl.float16)`, add a dimension with `x[:, None]`, divide a sum for a mean. Tuples have no "
        "methods either, and a constexpr number has only `.value`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def to_half(x_ptr, y_ptr):
    x = tl.load(x_ptr)
    tl.store(y_ptr, x.half())
"""),
            "x_ptr=*fp32 y_ptr=*fp16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def add_row(x_ptr, bias_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i.unsqueeze(1) * N + i.unsqueeze(0)
    tl.store(x_ptr + tile, tl.load(x_ptr + tile) + tl.load(bias_ptr + i))
"""),
            "x_ptr=*fp32 bias_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def to_half(x_ptr, y_ptr):
    x = tl.load(x_ptr)
    tl.store(y_ptr, x.to(tl.float16))
"""),
            "x_ptr=*fp32 y_ptr=*fp16",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def add_row(x_ptr, bias_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    tile = i[:, None] * N + i[None, :]
    x = tl.load(x_ptr + tile).to(bias_ptr.dtype.element_ty)
    tl.store(x_ptr + tile, x + tl.load(bias_ptr + i), mask=tile < x.numel.value)
"""),
            "x_ptr=*fp32 bias_ptr=*fp32 N=16",
            Outcome.COMPILES,
        ),
    ),
)

FOREIGN_DTYPE = Rule(
    code="KF207",
    name="foreign-dtype",
    severity=Severity.ERROR,
    summary="dtype of torch, numpy or Python, dtype as a string, or dtype that is called",
    explanation=(
        "Kernels take Triton's dtypes, `tl.float32` and so on. A torch dtype fails with `'torch.dtype' "
        "object has no attribute ...`, a string with `'str' object has no attribute 'to_ir'`, and "
        "`tl.float32(x)` with `'dtype' object is not callable`: cast with `x.to(tl.float32)`. To follow "
        "the dtype of a pointer, write `x_ptr.dtype.element_ty`."
    ),
    bad=(
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr):
    zeros = tl.zeros((BLOCK,), dtype=torch.float32)
    tl.store(x_ptr + tl.arange(0, BLOCK), zeros)
""",
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def to_half(x_ptr, y_ptr):
    tl.store(y_ptr, tl.load(x_ptr).to("float16"))
"""),
            "x_ptr=*fp32 y_ptr=*fp16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def average(x_ptr, n):
    tl.store(x_ptr, tl.load(x_ptr) / tl.float32(n))
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def to_half(x_ptr, y_ptr, n):
    x = tl.load(x_ptr).to(tl.float32) / n.to(tl.float32)
    tl.store(y_ptr, x.to(y_ptr.dtype.element_ty))
"""),
            "x_ptr=*fp32 y_ptr=*fp16 n=i32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def clear(x_ptr, BLOCK: tl.constexpr, WIDE: tl.constexpr):
    dtype: tl.constexpr = tl.float64 if WIDE else tl.float32
    tl.store(x_ptr + tl.arange(0, BLOCK), tl.zeros((BLOCK,), dtype))
"""),
            "x_ptr=*fp32 BLOCK=64 WIDE=False",
            Outcome.COMPILES,
        ),
    ),
)

POINTER_METADATA = Rule(
    code="KF208",
    name="pointer-metadata",
    severity=Severity.ERROR,
    summary="Shape or strides read off a pointer parameter",
    explanation=(
        "A torch tensor arrives in the kernel as a bare pointer to its first element: its shape and "
        "strides stay on the host. `x_ptr.shape[0]` fails with `list index out of range`, because a "
        "scalar has the empty shape, and `x_ptr.stride(0)` with `'tensor' object has no attribute "
        "'stride'`. Pass sizes and strides as arguments: `kernel[grid](x, x.shape[0], x.stride(0), "
        "...)`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < x_ptr.shape[0])
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def clear_first_column(x_ptr):
    row = tl.program_id(0)
    tl.store(x_ptr + row * x_ptr.stride(0), 0.0)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, stride, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    ones = tl.full(offs.shape, 1.0, x_ptr.dtype.element_ty)  # the shape of a block is known
    tl.store(x_ptr + offs * stride, ones, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 stride=i32 BLOCK=64",
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

MOVED_API = Rule(
    code="KF212",
    name="moved-api",
    severity=Severity.ERROR,
    summary="API that was removed or moved in another Triton version",
    explanation=(
        "The name existed once. `tl.libdevice`, and functions such as `tanh`, `pow` and `round` in "
        "`tl.math`, are gone since Triton 3.0: import `libdevice` from `triton.language.extra.cuda` (or "
        "from `triton.language.extra`, which works on every backend). `triton.ops` went with Triton 3.2. "
        "The compiler only says that the module has no such attribute."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def apply_tanh(x_ptr):
    tl.store(x_ptr, tl.math.tanh(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def apply_log1p(x_ptr):
    tl.store(x_ptr, tl.libdevice.log1p(tl.load(x_ptr)))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            """import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def apply_tanh(x_ptr):
    tl.store(x_ptr, libdevice.tanh(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            """import triton
import triton.language as tl

try:
    from triton.language.extra.cuda.libdevice import log1p
except ImportError:
    log1p = tl.math.log1p


@triton.jit
def apply_log1p(x_ptr):
    tl.store(x_ptr, log1p(tl.load(x_ptr)))
""",
            "x_ptr=*fp32",
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

RULES = (
    UNKNOWN_API,
    PYTHON_BUILTIN,
    GLOBAL_VALUE,
    HOST_LIBRARY_CALL,
    PLAIN_FUNCTION_CALL,
    UNKNOWN_ATTRIBUTE,
    FOREIGN_DTYPE,
    POINTER_METADATA,
    RUNTIME_CONVERSION,
    TRITON_NOT_IMPORTED,
    UNDEFINED_NAME,
    MOVED_API,
    HOST_HELPER,
    NESTED_LAUNCH,
    SHADOWED_MODULE,
)
