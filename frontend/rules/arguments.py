"""What kind of value a launch passes, and what the kernel does with it (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

DATA_PTR_ARGUMENT = Rule(
    code="KF809",
    name="data-ptr-argument",
    severity=Severity.ERROR,
    summary="`x.data_ptr()` passed for a pointer",
    explanation=(
        "Pass the tensor itself: Triton takes its address and its element type. `x.data_ptr()` is an integer, "
        "so the kernel gets an int64 that it cannot load from or store to: `Unsupported ptr type <['64'], "
        "int64> in tl.load`. An address is fine where the kernel makes a pointer of it, by the annotation "
        "`x_ptr: tl.pointer_type(tl.float32)` or by `x.to(tl.pointer_type(tl.float32))`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x.data_ptr(), x.numel(), BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(100))",
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask)
    y = tl.load(y_ptr + offs, mask=mask)
    tl.store(out_ptr + offs, x + y, mask=mask)


def launch(x, y):
    out = torch.empty_like(x)
    n = x.numel()
    pointers = [tensor.data_ptr() for tensor in (x, y, out)]
    add[lambda meta: (triton.cdiv(n, meta["BLOCK"]),)](x.data_ptr(), y, out, n, BLOCK=64)
    return out, pointers
""",
            "",
            Outcome.REJECTED,
            "launch(torch.ones(100), torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr: tl.pointer_type(tl.float32), out, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    out_ptr = out.to(tl.pointer_type(tl.float32))
    tl.store(out_ptr + offs, x * 2, mask=offs < n)


def launch(x, out):
    n = x.numel()
    double[(triton.cdiv(n, 64),)](x.data_ptr(), out.data_ptr(), n, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100), torch.ones(100))",
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def fill_all(table_ptr, address, n, BLOCK: tl.constexpr):
    x_ptr = tl.load(table_ptr + tl.program_id(0)).to(tl.pointer_type(tl.float32))
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, address % 16, mask=offs < n)


def launch(*tensors):
    addresses = [tensor.data_ptr() for tensor in tensors]
    table = torch.tensor(addresses, dtype=torch.int64)
    fill_all[(len(tensors),)](table, tensors[0].data_ptr(), tensors[0].numel(), BLOCK=128)
""",
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100), torch.ones(100))",
        ),
    ),
)

ARGUMENT_TYPE = Rule(
    code="KF811",
    name="argument-type",
    severity=Severity.ERROR,
    summary="Launch argument of a type that kernels cannot take",
    explanation=(
        "A kernel takes tensors, Python's int, float and bool, None, tuples of these, tensor descriptors, and "
        "any value for a constexpr. Everything else is refused: `failed to specialize argument of type: list`. "
        "Pass a list as a tuple or as a tensor, a torch dtype as the Triton type for a constexpr (`DTYPE: "
        "tl.constexpr`, `DTYPE=tl.float16`), a NumPy integer through `int(...)`, a NumPy array and a complex "
        "tensor as tensors of numbers that Triton has (`torch.view_as_real`). `x.numel` without parentheses "
        "is a method, not a number. For strings, Triton types and functions see KF409."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, strides):
    tl.store(x_ptr + strides[0] + strides[1], 1.0)


def launch(x):
    fill[(1,)](x, list(x.stride()))
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(8, 8))",
        ),
        Example(
            """import torch
import triton
import triton.language as tl


@triton.jit
def cast(x_ptr, out_ptr, dtype, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(out_ptr + offs, tl.load(x_ptr + offs).to(dtype))


def launch(x, out):
    cast[(1,)](x, out, torch.float16, BLOCK=64)
""",
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64), torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.numel, BLOCK=64)
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
def activate(x_ptr, bias_ptr, shape, KIND: tl.constexpr, DTYPE: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < shape[0] * shape[1]
    x = tl.load(x_ptr + offs, mask=mask).to(DTYPE)
    if bias_ptr is not None:
        x += tl.load(bias_ptr)
    if KIND == "relu":
        x = tl.maximum(x, 0.0)
    tl.store(x_ptr + offs, x, mask=mask)


def launch(x):
    grid = (triton.cdiv(x.numel(), 64),)
    activate[grid](x, None, x.shape, "relu", tl.float16, BLOCK=64)
    activate[grid](x, x[0, 0], tuple(list(x.shape)), KIND=None, DTYPE=x.dtype and tl.float32, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(10, 10))",
        ),
        Example(
            """import math
import triton
import triton.language as tl


@triton.jit
def scale(x_ptr, n, factor, flag, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, x * factor, mask=(offs < n) & flag)


class Wrapper:
    numel = 100
    count = property(lambda self: 100)


def launch(x):
    size = Wrapper()
    scale[(2,)](x, size.numel, math.sqrt(2), True, BLOCK=64)  # an attribute of this name may be a number
    scale[(2,)](x, size.count, x.sum().item(), x.is_contiguous(), BLOCK=64)
    scale[(2,)](x.data, math.prod(x.shape), x.element_size() / 2, not x.ndim, BLOCK=64)
""",
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

ARGUMENT_KIND = Rule(
    code="KF812",
    name="argument-kind",
    severity=Severity.ERROR,
    summary="Tensor, tuple or number passed where the kernel uses another of them",
    explanation=(
        "A tensor argument is a pointer in the kernel, also a tensor of one element: multiplied or compared it "
        "gives `invalid operands of type pointer<fp32> and ...`. Pass `x.item()`, or `tl.load` it. `x.shape` "
        "and `x.stride()` are tuples: pass `x.shape[0]`, or index them in the kernel. A number where the "
        "kernel loads or stores gives `Unsupported ptr type`; most often two arguments are in the wrong order, "
        "which keywords prevent. A float for a parameter that is annotated as an integer (`n: tl.int32`, `n: int`) "
        "gives `'float' object cannot be interpreted as an integer`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def scale(x_ptr, factor, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * factor)


def launch(x):
    scale[(1,)](x, x.abs().max(), BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x, x.shape, BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(triton.cdiv(x.numel(), 64),)](x.numel(), x, BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def scale(x_ptr, factor_ptr, factor, shape, strides, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x_ptr += tl.program_id(0) * strides[0] + offs * strides[1]
    x = tl.load(x_ptr, mask=offs < shape[1])
    tl.store(x_ptr, x * factor * tl.load(factor_ptr), mask=offs < shape[1])


def launch(x):
    factor = x.abs().max()
    scale[(x.shape[0],)](x, factor, factor.item(), x.shape, x.stride(), BLOCK=128)
    scale[(len(x),)](x, factor_ptr=factor, factor=2, shape=(*x.shape,), strides=(x.size(1), 1), BLOCK=128)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(8, 100))",
        ),
        Example(
            module("""
@triton.jit
def fill(n, x, bias, HAS_BIAS: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = n * 1.0
    if HAS_BIAS:
        value += tl.load(bias)
    tl.store(x + offs, value, mask=offs < n)


def launch(x):
    grid = (triton.cdiv(x.numel(), 64),)
    fill[grid](BLOCK=64, x=x, n=x.numel(), bias=x, HAS_BIAS=True)
    fill[grid](x.numel(), x, 0, HAS_BIAS=False, BLOCK=64)  # nothing loads from the 0
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)
