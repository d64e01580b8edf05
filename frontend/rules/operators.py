"""KF5xx, as far as the operator alone decides: indexing and powers."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

TENSOR_INDEXING = Rule(
    code="KF509",
    name="tensor-indexing",
    severity=Severity.ERROR,
    summary="Element or slice of a tensor or pointer",
    explanation=(
        "A block lives in registers spread over many threads, and a pointer is only an address: neither "
        "can be indexed by position. The one form that works on a block adds dimensions, `x[:, None]`; "
        "all others give `unsupported tensor index`, and with a run-time index the misleading `Did you "
        "forget to add @triton.jit ?`. Load what you need from memory, `tl.load(x_ptr + i)`; take one "
        "element out of a block with `tl.sum(tl.where(offs == i, x, 0))`, and halves with `tl.reshape` "
        "and `tl.split`. A tuple is indexed when the kernel is compiled, with an int that is known then: loop over one "
        "with `tl.static_range`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, y_ptr):
    pid = tl.program_id(0)
    tl.store(y_ptr + pid, x_ptr[pid] * 2.0)
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def subtract_first(x_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    tl.store(x_ptr + offs, x - x[0])
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def sum_first_column(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr, tl.sum(x[:, 0]))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def last_of_each_row(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr + i, x[:, N - 1])
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def choose(x_ptr, out_ptr, which):
    x = tl.load(x_ptr)
    options = (x, x * 2.0, x * x)
    tl.store(out_ptr, options[which])
"""),
            "x_ptr=*fp32 out_ptr=*fp32 which=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, y_ptr):
    pid = tl.program_id(0)
    tl.store(y_ptr + pid, tl.load(x_ptr + pid) * 2.0)
"""),
            "x_ptr=*fp32 y_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def sum_first_column(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * x_ptr.dtype.element_ty.primitive_bitwidth + i[None, :])
    first = tl.where(i[None, :] == 0, x, 0.0)
    row = tl.sum(first, axis=1)[None, :]
    pair = (tl.sum(row), tl.max(row))
    tl.store(out_ptr, pair[0] / x.shape[0])  # tuples and shapes may be indexed
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.COMPILES,
        ),
    ),
)

POWER_OPERATOR = Rule(
    code="KF516",
    name="power-operator",
    severity=Severity.ERROR,
    summary="`**` on a tensor",
    explanation=(
        "Tensors have no power operator: `'tensor' object has no attribute '__pow__'` (or `'__rpow__'`). "
        "Write `x * x`, `tl.exp2(y * tl.log2(x))` for positive `x`, or `libdevice.pow(x, y)`. Between "
        "constexpr values `**` works."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def square(x_ptr):
    x = tl.load(x_ptr)
    tl.store(x_ptr, x**2)
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def power_of_two(x_ptr):
    tl.store(x_ptr, 2.0 ** tl.program_id(0))
"""),
            "x_ptr=*fp32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def square(x_ptr):
    x = tl.load(x_ptr)
    tl.store(x_ptr, x * x)
"""),
            "x_ptr=*fp32",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def power_of_two(x_ptr, BITS: tl.constexpr):
    largest: tl.constexpr = 2**BITS - 1
    tl.store(x_ptr, tl.exp2(tl.program_id(0).to(tl.float32)), mask=tl.program_id(0) < largest)
"""),
            "x_ptr=*fp32 BITS=4",
            Outcome.COMPILES,
        ),
    ),
)
