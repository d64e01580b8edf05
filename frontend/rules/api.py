"""Names of Triton's that do not exist or mean something else (part of KF2xx)."""

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
