"""Builtins that add, merge or drop dimensions, or join two blocks.

After `join`, `expand_dims`, `unsplat` and `broadcast_impl_value` of language/semantic.py and core.py.
"""

from __future__ import annotations

import math

from ...grammar.api.typing import Row
from ..diagnostics import Severity
from ..values import UNKNOWN, Argument, Dim, Known, Shape, Tensor, TupleOf, Value, describe
from . import broadcasting, constants, operators, shapes
from .binding import Bound
from .session import Walk


def expand_dims(walk: Walk, bound: Bound, row: Row) -> Value:
    """New dimensions of size 1; axes count in the result."""
    first, axis = bound.first, bound.get("axis")
    constants.check_constant_axis(walk, bound, "axis")
    shape = operators.shape_of(first)
    axes = _axes(axis)
    if shape is None or axes is None or not isinstance(first, Tensor | Argument):
        return Tensor()
    rank = len(shape) + len(axes)
    outside = [each for each in axes if not -rank <= each < rank]
    places = [each % rank for each in axes]
    if outside or len(set(places)) != len(places):
        why = f"has no axis {outside[0]}: the result has {rank} dimension{'' if rank == 1 else 's'}"
        why = why if outside else "gets an axis twice"
        walk.report("KF508", bound.span("axis"), f"`{bound.name}` {why}")
        return UNKNOWN
    sizes: list[Dim] = list(shape)
    for place in sorted(places):
        sizes.insert(place, 1)
    return like(first, tuple(sizes))


def _axes(axis: Value | None) -> list[int] | None:
    """One axis or several; None where they are not known."""
    items = axis.items if isinstance(axis, TupleOf) else (axis,)
    numbers = [item.value for item in items if isinstance(item, Known) and isinstance(item.value, int)]
    return numbers if len(numbers) == len(items) else None


def like(value: Tensor | Argument, shape: Shape | None) -> Tensor:
    """The elements of a value in another shape."""
    origin = value.name if isinstance(value, Argument) else value.origin
    return Tensor(shape, value.kind, origin=origin, dtype=value.dtype, pointee=value.pointee)


def join(walk: Walk, bound: Bound, row: Row) -> Value:
    """Two blocks side by side in a new last dimension; two scalars make a block of two."""
    a, b = bound.get("a"), bound.get("b")
    if not isinstance(a, Tensor | Argument) or not isinstance(b, Tensor | Argument):
        return Tensor()
    if not broadcasting.check(walk, bound.node, a, b) or not _check_one_type(walk, bound, a, b):
        return UNKNOWN
    shape = operators.broadcast(operators.shape_of(a), operators.shape_of(b))
    return like(a if a.dtype is not None else b, None if shape is None else (*shape, 2))


def _check_one_type(walk: Walk, bound: Bound, a: Tensor | Argument, b: Tensor | Argument) -> bool:
    if a.dtype is None or b.dtype is None or a.dtype == b.dtype:
        return True
    walk.report(
        "KF510",
        bound.node.span,
        f"`{bound.name}` needs one element type: {a.dtype} and {b.dtype}",
        "cast one of them",
    )
    return False


def interleave(walk: Walk, bound: Bound, row: Row) -> Value:
    """Two blocks element by element along the last dimension, which doubles."""
    joined = join(walk, bound, row)
    if not isinstance(joined, Tensor) or joined.shape is None or len(joined.shape) < 2:
        return joined
    size = joined.shape[-2]
    return like(joined, (*joined.shape[:-2], 2 * size if isinstance(size, int) else None))


def ravel(walk: Walk, bound: Bound, row: Row) -> Value:
    """All elements in one dimension."""
    first = bound.first
    if not isinstance(first, Tensor):
        return Tensor((None,))
    shape = first.shape
    if shape is not None and len(shape) == 1:
        return like(first, shape)
    sizes = [size for size in shape or () if isinstance(size, int)]
    is_known = bool(shape) and len(sizes) == len(shape or ())
    return like(first, (math.prod(sizes) if is_known else None,))


def item(walk: Walk, bound: Bound, row: Row) -> Value:
    """The only element of a block."""
    first = bound.first
    size = shapes.known_size(operators.shape_of(first))
    if size is not None and size != 1:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` takes the only element of a block, and this is {describe(first)}",
            "reduce it, such as `tl.sum(x)`",
        )
        return UNKNOWN
    return like(first, ()) if isinstance(first, Tensor | Argument) else Tensor(())


def broadcast(walk: Walk, bound: Bound, row: Row) -> Value:
    """Two blocks of one shape."""
    a, b = bound.get("input"), bound.get("other")
    if not isinstance(a, Tensor) or not isinstance(b, Tensor):
        return UNKNOWN
    if not broadcasting.check(walk, bound.node, a, b):
        return UNKNOWN
    shape = operators.broadcast(a.shape, b.shape)
    return TupleOf((like(a, shape), like(b, shape)))


def view(walk: Walk, bound: Bound, row: Row) -> Value:
    """`view` is a reshape that may reorder elements."""
    walk.report(
        "KF904",
        bound.node.span,
        f"`{bound.name}` is deprecated: it may change the order of the elements",
        "use `tl.reshape`, with `can_reorder=True` where the order does not matter",
        severity=Severity.INFO,
    )
    return shapes.reshape(walk, bound)
