"""Tensors and constants that do not suit the kernel they are passed to (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

CPU_TENSOR = Rule(
    code="KF810",
    name="cpu-tensor",
    severity=Severity.ERROR,
    summary="Tensor on the CPU passed to a kernel",
    explanation=(
        "`torch.empty(n)` makes a tensor on the CPU, where a kernel cannot reach it: `Pointer argument (at 1) "
        "cannot be accessed from Triton (cpu tensor?)`. Make it beside the input: `device=x.device`, or "
        "`torch.empty_like(x)`. Said only of tensors that the launching function makes itself without a device "
        "and never moves, in files that set no default device."
    ),
    bad=(
        Example(
            module("""
import torch


@triton.jit
def double(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs, mask=offs < n) * 2, mask=offs < n)


def launch(x):
    y = torch.empty(x.shape, dtype=x.dtype)
    double[(triton.cdiv(x.numel(), 64),)](x, y, x.numel(), BLOCK=64)
    return y
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
    good=(
        Example(
            module("""
import torch


@triton.jit
def double(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs, mask=offs < n) * 2, mask=offs < n)


def launch(x):
    y = torch.empty(x.shape, dtype=x.dtype, device=x.device)
    double[(triton.cdiv(x.numel(), 64),)](x, y, x.numel(), BLOCK=64)
    y = torch.empty(x.shape)
    y = y.to(x.device)
    double[(triton.cdiv(x.numel(), 64),)](x, y, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

NONE_POINTER = Rule(
    code="KF813",
    name="none-pointer",
    severity=Severity.ERROR,
    summary="None passed for a pointer that the kernel goes through",
    explanation=(
        "None becomes a constant, and a kernel may ask `if bias_ptr is not None:`, which the compiler decides. "
        "A load through it that is compiled anyway fails: `'constexpr_type' object has no attribute 'is_ptr'`. "
        "Put the access under such an `if`, or pass a tensor. `bias_ptr != None` works for None only: of a tensor "
        "it compares values, and None cannot be converted to one."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def add_bias(x_ptr, bias_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, x + tl.load(bias_ptr), mask=offs < n)


def launch(x):
    add_bias[(1,)](x, None, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
import torch


@triton.jit
def add_bias(x_ptr, bias_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    if bias_ptr != None:
        x += tl.load(bias_ptr)
    tl.store(x_ptr + offs, x, mask=offs < n)


def launch(x):
    bias = torch.ones_like(x)
    add_bias[(1,)](x, bias, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def add_bias(x_ptr, bias_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    if bias_ptr is not None:
        x += tl.load(bias_ptr)
    tl.store(x_ptr + offs, x, mask=offs < n)


@triton.jit
def scale(x_ptr, factor_ptr, n, BLOCK: tl.constexpr, HAS_FACTOR: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    factor = tl.load(factor_ptr) if HAS_FACTOR else 2.0
    tl.store(x_ptr + offs, factor, mask=offs < n)


def launch(x):
    add_bias[(1,)](x, None, x.numel(), BLOCK=64)
    scale[(1,)](x, None, x.numel(), BLOCK=64, HAS_FACTOR=False)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)

BLOCK_SIZE = Rule(
    code="KF814",
    name="launch-block-size",
    severity=Severity.ERROR,
    summary="Launch gives a block a size that is no int, or no power of two",
    explanation=(
        "What a launch passes for a block size becomes the bound of `tl.arange` or a shape: `arange's range must "
        "be a power of 2`. Pass `triton.next_power_of_2(n)` and mask the elements that do not exist. A float is no "
        "size either: `BLOCK=n // 4`, not `BLOCK=n / 4`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel(), BLOCK=100)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    block = tl.full((ROWS, COLUMNS), 1.0, tl.float32)
    offs = tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]
    tl.store(x_ptr + offs, block)


def launch(x):
    rows = 12
    fill[(1,)](x, rows, 16)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(192))",
        ),
        Example(
            module("""
@triton.autotune([triton.Config({"BLOCK": 64}), triton.Config({"BLOCK": 96})], key=["n"])
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[lambda meta: (triton.cdiv(x.numel(), meta["BLOCK"]),)](x, x.numel())
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
def fill(x_ptr, n, BLOCK: tl.constexpr, STEPS: tl.constexpr):
    for step in tl.static_range(STEPS):
        offs = step * BLOCK + tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, 1.0, mask=offs < n)


def launch(x):
    fill[(1,)](x, x.numel(), BLOCK=triton.next_power_of_2(20), STEPS=5)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
    ),
)

CONSTEXPR_ARGUMENT = Rule(
    code="KF821",
    name="constexpr-argument",
    severity=Severity.ERROR,
    summary="List, dict or tensor passed for a constexpr",
    explanation=(
        "Constexpr arguments are part of the key under which a compiled kernel is kept, so they need a hash: "
        "`unhashable type: 'list'`. Pass a tuple. A tensor has a hash, but its values exist only when the kernel "
        "runs: the compiler can neither load from such a constant nor compute with it. `if FLAG:` tests only "
        "bools, ints and None: pass `bias is not None`, not `bias`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, shape: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < shape[0])


def launch(x):
    fill[(1,)](x, [64, 1], BLOCK=64)
"""),
            "",
            Outcome.LAUNCH_FAILS,
            "launch(torch.ones(64))",
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr: tl.constexpr, y_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(y_ptr + offs, tl.load(x_ptr + offs))


def launch(x, y):
    assert x.numel() == y.numel()
    copy[(1,)](x, y, BLOCK=64)
"""),
            "",
            Outcome.REJECTED,
            "launch(torch.ones(64), torch.ones(64))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, shape: tl.constexpr, KIND: tl.constexpr, DTYPE: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    if KIND == "ones":
        tl.store(x_ptr + offs, tl.full((BLOCK,), 1, DTYPE), mask=offs < shape[0])


def launch(x):
    fill[(1,)](x, (64, 1), "ones", tl.float32, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(64))",
        ),
    ),
)

IGNORED_STRIDES = Rule(
    code="KF826",
    name="ignored-strides",
    severity=Severity.WARNING,
    summary="Transposed view passed to a kernel that gets no strides",
    explanation=(
        "A kernel sees a tensor's first address only. `x.t()` has the shape of the transpose and the memory of "
        "`x`: a kernel that steps through rows by the number of columns reads the wrong elements, without a word. "
        "Pass `x.t().contiguous()`, or the strides."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, columns, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    pointers = x_ptr + tl.program_id(0) * columns + offs
    tl.store(pointers, tl.load(pointers, mask=offs < columns) * 2, mask=offs < columns)


def launch(x):
    y = x.t()
    double[(y.shape[0],)](y, y.shape[1], BLOCK=16)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(8, 4))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, row_stride, column_stride, columns, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    pointers = x_ptr + tl.program_id(0) * row_stride + offs * column_stride
    tl.store(pointers, tl.load(pointers, mask=offs < columns) * 2, mask=offs < columns)


def launch(x):
    y = x.t()
    double[(y.shape[0],)](y, y.stride(0), y.stride(1), y.shape[1], BLOCK=16)
    z = x.t().contiguous()
    double[(z.shape[0],)](z, z.shape[1], 1, z.shape[1], BLOCK=16)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(8, 4))",
        ),
    ),
)
