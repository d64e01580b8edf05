"""KF7xx: loads, stores and atomics, their pointers, masks and values."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

NOT_A_POINTER = Rule(
    code="KF701",
    name="not-a-pointer",
    severity=Severity.ERROR,
    summary="Load, store or atomic through something that is not a pointer",
    explanation=(
        "`tl.load`, `tl.store` and the atomics take a pointer, or a block of pointers. Offsets alone are no "
        "address (`Unsupported ptr type <['64'], int32> in tl.load`): add them to a pointer parameter. A value "
        "that has been loaded is data and must not be loaded again. An address that is an integer, out of a "
        "table of addresses for example, becomes a pointer with `.to(tl.pointer_type(tl.float32))`. Where a "
        "launch passes `x.data_ptr()` the launch is to blame: see KF809."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(offs, mask=offs < n)
    tl.store(x_ptr + offs, x * 2, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def scale(x_ptr, scale_ptr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    factor = tl.load(scale_ptr)
    x = tl.load(x_ptr + offs)
    tl.store(x_ptr + offs, x * tl.load(factor))
"""),
            "x_ptr=*fp32 scale_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def count(x_ptr, counter_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    total = tl.load(counter_ptr)
    tl.atomic_add(total, tl.sum((x > 0).to(tl.int32)))
"""),
            "x_ptr=*fp32 counter_ptr=*i32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double_all(table_ptr, n, BLOCK: tl.constexpr):
    address = tl.load(table_ptr + tl.program_id(0))
    x_ptr = address.to(tl.pointer_type(tl.float32))
    offs = tl.arange(0, BLOCK)
    x = tl.load(offs + x_ptr, mask=offs < n)
    tl.store(x_ptr + offs, x * 2, mask=offs < n)
"""),
            "table_ptr=*i64 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def at(base, i):
    return base + i * 2


@triton.jit
def follow(x_ptr, next_ptr, total, steps):
    node = 0
    for _ in range(steps):
        node = tl.load(at(next_ptr, node))  # what is loaded becomes an offset
    tl.atomic_add(total + node, tl.load(x_ptr + node))  # the name does not say pointer; the launch does
"""),
            "x_ptr=*fp32 next_ptr=*i32 total=*fp32 steps=i32",
            Outcome.COMPILES,
        ),
    ),
)

MASK_SHAPE = Rule(
    code="KF703",
    name="mask-shape",
    severity=Severity.ERROR,
    summary="Block mask with a pointer that has no such shape",
    explanation=(
        "A mask says which elements of a block of pointers are touched. With a scalar pointer a block mask is "
        "refused (`Mask argument cannot be block type if pointer argument is not a block`), even if the block "
        "has one element. Usually the offsets are missing: `tl.load(x_ptr + offs, mask=offs < n)`. Of two blocks the "
        "sizes must fit; a load broadcasts pointers and mask against each other, a store never broadcasts its "
        "pointers, and refuses a larger mask. A scalar mask fits every pointer. The same holds of `other`."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr, mask=offs < n, other=0.0)
    tl.store(x_ptr + offs, x * 2, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=0.0)
    tl.store(out_ptr + tl.program_id(0), tl.sum(x), mask=mask)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=(offs < n)[:, None])
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def double(x_ptr, n):
    offs = tl.arange(0, 64)
    x = tl.load(x_ptr + offs, mask=tl.arange(0, 32) < n, other=0.0)
    tl.store(x_ptr + offs, x * 2, mask=offs < n)
"""),
            "x_ptr=*fp32 n=i32",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, n, n_rows, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    offs = tl.arange(0, BLOCK)
    x_ptr += row * n + offs
    x = tl.load(x_ptr, mask=(offs < n) & (row < n_rows), other=0.0)
    tl.store(out_ptr + row, tl.sum(x), mask=row < n_rows)
    tl.store(out_ptr + n_rows + offs, x, mask=row < n_rows)  # a scalar mask fits a block of pointers
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 n_rows=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def transpose(x_ptr, out_ptr, n, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * n + i[None, :], mask=(i < n)[:, None])
    block = tl.load(out_ptr + i[None, :], mask=i < n)  # the mask is taken for a row
    tl.store(out_ptr + i[:, None] * n + i[None, :], tl.trans(x) + block, mask=i[None, :] < n)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 n=i32 N=16",
            Outcome.COMPILES,
        ),
    ),
)

VALUE_SHAPE = Rule(
    code="KF705",
    name="value-shape",
    severity=Severity.ERROR,
    summary="Value that does not fit the pointer it is stored through",
    explanation=(
        "A store writes one value per pointer. A block cannot go through a scalar pointer: `Value argument "
        "cannot be block type if pointer argument is not a block`. Add the offsets, `tl.store(out_ptr + offs, "
        "x)`, or reduce the block first, `tl.store(out_ptr, tl.sum(x))`. Nor can a block have more dimensions than "
        "its pointers, or other sizes. A value with fewer dimensions is broadcast, and a scalar goes through any "
        "pointer. The value is cast to what the pointer leads to, if that is possible: a pointer fits only int64, "
        "an 8-bit float no integer, a tuple nothing."
    ),
    bad=(
        Example(
            module("""
@triton.jit
def total(x_ptr, out_ptr, BLOCK: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, BLOCK))
    tl.store(out_ptr + tl.program_id(0), x)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def row_totals(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr, tl.sum(x, axis=1))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def row_totals(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr + i, tl.sum(x, axis=1, keep_dims=True))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.REJECTED,
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr: "*fp32", out_ptr: "*fp32", BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    tl.store(out_ptr + offs, x_ptr + offs)
"""),
            "x_ptr=*fp32 out_ptr=*fp32 BLOCK=64",
            Outcome.REJECTED,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def totals(x_ptr, out_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    tl.store(out_ptr + i, tl.sum(x, axis=1))
    tl.store(out_ptr + N, tl.sum(tl.sum(x, axis=0), axis=0))
    tl.store(x_ptr + i[:, None] * N + i[None, :], tl.max(x, axis=0))  # a row is broadcast
    tl.store(x_ptr + i, tl.max(x))
"""),
            "x_ptr=*fp32 out_ptr=*fp32 N=16",
            Outcome.COMPILES,
        ),
        Example(
            module("""
@triton.jit
def fill(out_ptr, n, BLOCK: tl.constexpr):
    out_ptr = out_ptr + tl.arange(0, BLOCK)
    for start in range(0, n, BLOCK):
        tl.store(out_ptr, start + tl.arange(0, BLOCK))
        out_ptr += BLOCK
"""),
            "out_ptr=*i32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
