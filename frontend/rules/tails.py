"""KF710 and KF711: blocks that reach past the end of a tensor."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

MISSING_MASK = Rule(
    code="KF710",
    name="missing-mask",
    severity=Severity.WARNING,
    summary="Access without a mask, where the last block reaches past the end",
    explanation=(
        "`triton.cdiv(n, BLOCK)` programs cover n elements only if the last one leaves out what lies past the "
        "end: without a mask it reads and writes memory that belongs to something else. Nothing fails at once. "
        "It is reported where there is evidence: the grid rounds a size up and no access has a mask, or the "
        "kernel masks the same offsets in another access. Sizes that are checked to be multiples of the block "
        "need no mask."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * 2)


def launch(x):
    double[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(100))",
        ),
        Example(
            module("""
@triton.jit
def add(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask)
    tl.store(x_ptr + offs, x + tl.load(y_ptr + offs), mask=mask)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=mask) * 2, mask=mask)


@triton.jit
def double_blocks(x_ptr, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, tl.load(x_ptr + offs) * 2)


def launch(x):
    n = x.numel()
    double[(triton.cdiv(n, 64),)](x, n, BLOCK=64)
    assert n % 64 == 0
    double_blocks[(triton.cdiv(n, 64),)](x, BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(128))",
        ),
        Example(
            module("""
@triton.jit
def block_sums(x_ptr, sums_ptr, n, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    offs = tl.program_id(0) * BLOCK + cols
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    tl.store(sums_ptr + offs, tl.cumsum(x))  # padded to whole blocks
"""),
            "x_ptr=*fp32 sums_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

WRONG_MASK = Rule(
    code="KF711",
    name="wrong-mask",
    severity=Severity.WARNING,
    summary="Mask or program id of another axis than the address needs",
    explanation=(
        "A mask must compare the offsets that the address is made of. `tl.arange(0, BLOCK) < n` holds in every "
        "program, also where `pid * BLOCK + tl.arange(0, BLOCK)` lies past the end. In the same way "
        "`tl.program_id(1)` is 0 in every program if the grid has a single entry: all but the first block of "
        "that axis is never computed."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def increment(x_ptr, n, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    offs = tl.program_id(0) * BLOCK + cols
    mask = cols < n
    tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=mask) + 1, mask=mask)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    cols = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + tl.program_id(0) * n + cols, 1.0, mask=cols < n)


def launch(x):
    fill[(x.shape[0],)](x, x.shape[1], BLOCK=16)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(4, 40))",
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def increment(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    tl.store(x_ptr + offs, tl.load(x_ptr + offs, mask=mask) + 1, mask=mask)


@triton.jit
def increment_rows(x_ptr, stride, n, BLOCK: tl.constexpr):
    cols = tl.arange(0, BLOCK)
    mask = cols < n
    x_ptrs = x_ptr + tl.program_id(0) * stride + cols
    tl.store(x_ptrs, tl.load(x_ptrs, mask=mask) + tl.program_id(1), mask=mask)


def launch(x):
    increment[(triton.cdiv(x.numel(), 64),)](x, x.numel(), BLOCK=64)
    increment_rows[(x.shape[0], 1)](x, x.stride(0), x.shape[1], BLOCK=64)
"""),
            "",
            Outcome.COMPILES,
            "launch(torch.ones(4, 40))",
        ),
    ),
)
