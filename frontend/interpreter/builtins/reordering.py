"""Builtins that move elements along an axis or count them: `sort`, `topk`, `flip`, `gather`, `histogram`.

After language/standard.py, and `gather` and `histogram` of language/semantic.py.
"""

from __future__ import annotations

import math

from ....grammar.api.typing import INTEGERS, Row
from ...diagnostics import Severity
from ...values import UNKNOWN, Argument, Known, Scalar, Shape, Tensor, Value, describe, is_runtime
from .. import operators
from ..binding import Bound
from ..session import Walk
from . import constants, elements


def sort(walk: Walk, bound: Bound, row: Row) -> Value:
    """Only the last dimension is sorted; the type stays."""
    if not _check_sorted(walk, bound, row):
        return UNKNOWN
    return same(walk, bound, row)


def topk(walk: Walk, bound: Bound, row: Row) -> Value:
    """The largest elements of the last dimension: where some are left out Triton compares in 32 bits."""
    if not _check_sorted(walk, bound, row):
        return UNKNOWN
    shape, k = operators.shape_of(bound.first), bound.get("k")
    count = k.value if isinstance(k, Known) and isinstance(k.value, int) and k.value > 0 else None
    if shape is None or count is None or not row.holds_in(walk.session.catalogue.version):
        return Tensor(None if shape is None else (*shape[:-1], None))
    size, kept = shape[-1], 1 << (count.bit_length() - 1)
    if isinstance(size, int) and kept > size and not _check_kept(walk, bound, shape, kept):
        return UNKNOWN
    found = elements.possible(bound.first) - {elements.POINTER}
    compared = elements.mapped(found, lambda each: elements.largest(elements.widened(each)))
    if not isinstance(size, int):
        return elements.block((*shape[:-1], kept), found | compared)
    return elements.block((*shape[:-1], kept), found if kept >= size else compared)


def _check_kept(walk: Walk, bound: Bound, shape: Shape, kept: int) -> bool:
    """More elements than there are: refused, or, if more than in the whole block, some are repeated."""
    sizes = [size for size in shape if isinstance(size, int)]
    is_refused = len(sizes) == len(shape) and kept <= math.prod(sizes)
    walk.report(
        "KF515",
        bound.span("k"),
        f"`{bound.name}` keeps {kept} elements of {shape[-1]}",
        "`k` is at most the size of the last dimension",
        severity=Severity.ERROR if is_refused else Severity.WARNING,
    )
    return not is_refused


def _check_sorted(walk: Walk, bound: Bound, row: Row) -> bool:
    """A block of numbers, along its last dimension; false if something was reported."""
    first, dim = bound.first, bound.get("dim")
    if isinstance(first, Tensor) and first.shape == ():
        return _refuse(
            walk, bound, f"works on a block, and this is {describe(first)}", "use the value as it is"
        )
    shape = operators.shape_of(first)
    if isinstance(dim, Known) and isinstance(dim.value, int) and shape and dim.value != len(shape) - 1:
        walk.report(
            "KF515", bound.span("dim"), f"`{bound.name}` works on the last dimension only", "transpose first"
        )
        return False
    return elements.check_accepted(walk, bound, row.operands[0], first, row.computes, "KF515")


def _refuse(walk: Walk, bound: Bound, why: str, note: str) -> bool:
    walk.report("KF515", bound.node.span, f"`{bound.name}` {why}", note)
    return False


def flip(walk: Walk, bound: Bound, row: Row) -> Value:
    """`flip` needs its dimension, and the block must have it."""
    first, dim = bound.first, bound.get("dim")
    shape = operators.shape_of(first)
    if dim in (None, Known(None)) and bound.is_exact and walk.is_before("3.9"):
        _refuse(walk, bound, "needs `dim`: its default does not work", "write `dim=0`")
    elif _is_outside(dim, shape):
        _refuse(walk, bound, f"has no such dimension: the operand is {describe(first)}", "count from 0")
        return UNKNOWN
    if not elements.check_accepted(walk, bound, row.operands[0], first, row.computes, "KF515"):
        return UNKNOWN
    return same(walk, bound, row)


def _is_outside(dim: Value | None, shape: Shape | None) -> bool:
    if not isinstance(dim, Known) or not isinstance(dim.value, int) or shape is None:
        return False
    return not -len(shape) <= dim.value < len(shape)


def gather(walk: Walk, bound: Bound, row: Row) -> Value:
    """The shape of the index and the element type of the source; they agree but along the axis."""
    source, index = bound.first, bound.get("index")
    if index is None:
        return Tensor()
    if not elements.check_accepted(walk, bound, "index", index, INTEGERS, "KF515"):
        return UNKNOWN
    constants.check_constant_axis(walk, bound, "axis")
    shapes = operators.shape_of(source), operators.shape_of(index)
    why = _gather_problem(shapes[0], shapes[1], bound.get("axis"))
    if why:
        _refuse(walk, bound, why, "the index has the shape of the result, which may differ along `axis` only")
        return UNKNOWN
    if not isinstance(source, Tensor):
        return Tensor(shapes[1])
    return Tensor(shapes[1], source.kind, dtype=source.dtype)


def _gather_problem(source: Shape | None, index: Shape | None, axis: Value | None) -> str:
    if source is None or index is None:
        return ""
    if len(source) != len(index):
        return f"needs an index of as many dimensions as the source: {len(source)}, not {len(index)}"
    if not isinstance(axis, Known) or not isinstance(axis.value, int):
        return ""
    rank = len(source)
    if not -rank <= axis.value < rank:
        return f"has no axis {axis.value}: the source has {rank} dimension{'' if rank == 1 else 's'}"
    for position, (a, b) in enumerate(zip(source, index, strict=True)):
        if position != axis.value % rank and isinstance(a, int) and isinstance(b, int) and a != b:
            return f"gets {a} elements of the source and {b} of the index along axis {position}"
    return ""


def histogram(walk: Walk, bound: Bound, row: Row) -> Value:
    """Counts of a one-dimensional block of integers."""
    constants.check_option(walk, bound, "num_bins")
    bins, first = bound.get("num_bins"), bound.first
    count = bins.value if isinstance(bins, Known) and isinstance(bins.value, int) else None
    result = Tensor((count,), Scalar.INT, dtype="int32")
    if not elements.check_accepted(walk, bound, row.operands[0], first, row.accepts, "KF515"):
        return result
    shape = operators.shape_of(first)
    if shape is not None and len(shape) != 1 and is_runtime(first):
        _refuse(
            walk,
            bound,
            f"counts a one-dimensional block, and this is {describe(first)}",
            "flatten it first: `tl.ravel(x)`",
        )
    elif count is not None and count & (count - 1):
        walk.report(
            "KF403",
            bound.span("num_bins"),
            f"the number of bins must be a power of two, and this is {count}",
            f"use {1 << count.bit_length()}",
        )
    mask = bound.get("mask")
    if mask is not None and is_runtime(mask) and "int1" not in elements.possible(mask):
        node = elements.node_of(bound, "mask")
        walk.report(
            "KF704",
            node.span,
            f"the mask must be made of bools, and {walk.subject(node, mask)}",
            f"compare it: `{walk.text(node.span)} != 0`",
        )
    return result


def same(walk: Walk, bound: Bound, row: Row) -> Value:
    """The type of the first operand."""
    first = bound.first
    if isinstance(first, Tensor | Argument):
        return Tensor(operators.shape_of(first), first.kind, dtype=first.dtype)
    return Tensor(operators.shape_of(first))
