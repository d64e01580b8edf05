"""Builtins that add, merge or drop dimensions, or join two blocks.

After `join`, `expand_dims`, `unsplat` and `broadcast_impl_value` of language/semantic.py and core.py.
"""

from __future__ import annotations

from ....grammar.api.typing import Row
from ....grammar.record import replace
from ...diagnostics import Severity
from ...values import UNKNOWN, Known, Tensor, TupleOf, Value, describe
from .. import merging, operators
from ..binding import Bound
from ..builtins import constants
from ..session import Walk
from . import broadcasting, dims, reshaping
from .reshaping import as_block, is_number, reshaped


def expand_dims(walk: Walk, bound: Bound, row: Row) -> Value:
    """A dimension of size 1 at each axis, which counts in the result."""
    if not constants.check_constant_axis(walk, bound, "axis"):
        return reshaped(bound.first, None)
    axis = bound.get("axis")
    if isinstance(axis, Known) and not isinstance(axis.value, int):
        walk.report(
            "KF508", bound.span("axis"), f"the axis of `{bound.name}` must be an int: {describe(axis)}"
        )
        return UNKNOWN
    first = merging.as_tensor(bound.first)
    axes, shape = _axes(axis), operators.shape_of(first)
    if axes is None or shape is None:
        return reshaped(first, None)
    rank = len(shape) + len(axes)
    wrong = [axis for axis in axes if not -rank <= axis < rank]
    places = {axis % rank for axis in axes}
    if wrong:
        message = f"`{bound.name}` has no axis {wrong[0]}: the result has {rank} dimensions"
    elif len(places) < len(axes):
        message = f"`{bound.name}` gets one axis twice: {', '.join(map(str, axes))}"
    else:
        sizes = iter(shape)
        return reshaped(first, tuple(1 if place in places else next(sizes) for place in range(rank)))
    walk.report("KF508", bound.span("axis"), message)
    return UNKNOWN


def _axes(axis: Value | None) -> list[int] | None:
    """One axis or several; None where they are not known."""
    items = axis.items if isinstance(axis, TupleOf) else (axis,)
    numbers = [item.value for item in items if isinstance(item, Known) and isinstance(item.value, int)]
    return numbers if len(numbers) == len(items) else None


def join(walk: Walk, bound: Bound, row: Row) -> Value:
    """Two blocks side by side in a new last dimension of size 2."""
    a, b = bound.get("a"), bound.get("b")
    for value in (a, b):
        if value is not None and is_number(value):
            walk.report(
                "KF510",
                bound.node.span,
                f"`{bound.name}` takes tensors, and this is {describe(value)}",
                "make a tensor of it: `tl.full((), value, dtype)`",
            )
            return UNKNOWN
    left, right = as_block(a), as_block(b)
    if left is None or right is None:
        return Tensor()
    if not broadcasting.check(walk, bound.node, left, right) or not reshaping.check_joined(
        walk, bound, left, right
    ):
        return UNKNOWN
    shape = operators.broadcast(left.shape, right.shape)
    typed = left if left.dtype is not None or left.kind is not None else right
    return reshaped(typed, None if shape is None else (*shape, 2))


def interleave(walk: Walk, bound: Bound, row: Row) -> Value:
    """The elements of two blocks in turn, along the last dimension."""
    joined = join(walk, bound, row)
    if not isinstance(joined, Tensor) or joined.shape is None or len(joined.shape) < 2:
        return joined
    return replace(joined, shape=(*joined.shape[:-2], dims.multiplied(joined.shape[-2:])))


def ravel(walk: Walk, bound: Bound, row: Row) -> Value:
    """All elements in one dimension."""
    block = as_block(bound.first)
    if is_number(bound.first) or (block is not None and block.shape == ()):
        walk.report(
            "KF507", bound.node.span, f"`{bound.name}` takes a block, and this is {describe(bound.first)}"
        )
        return UNKNOWN
    shape = None if block is None else block.shape
    return reshaped(bound.first, (None if shape is None else dims.multiplied(shape),))


def item(walk: Walk, bound: Bound, row: Row) -> Value:
    """The only element of a block."""
    block = as_block(bound.first)
    size = None if block is None or block.shape is None else dims.product(block.shape)
    if size is not None and size.is_number and size != dims.ONE:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` takes the only element of a block, and this is {describe(bound.first)}",
            "reduce it first: `tl.sum(x)`, or pick one element: `tl.sum(tl.where(index == i, x, 0))`",
        )
        return UNKNOWN
    return reshaped(bound.first, ())


def broadcast(walk: Walk, bound: Bound, row: Row) -> Value:
    """Both operands in the shape that they have in common."""
    for value in (bound.get("input"), bound.get("other")):
        if value is not None and is_number(value):
            walk.report(
                "KF508",
                bound.node.span,
                f"`{bound.name}` takes tensors, and this is {describe(value)}",
                "make a block of it: `tl.full(shape, value, dtype)`",
            )
            return UNKNOWN
    left, right = as_block(bound.get("input")), as_block(bound.get("other"))
    if left is None or right is None or not broadcasting.check(walk, bound.node, left, right):
        return UNKNOWN
    shape = operators.broadcast(left.shape, right.shape)
    return TupleOf((reshaped(left, shape), reshaped(right, shape)))


def view(walk: Walk, bound: Bound, row: Row) -> Value:
    """`view` is a reshape that may reorder elements."""
    walk.report(
        "KF904",
        bound.node.span,
        f"`{bound.name}` is deprecated: it may change the order of the elements",
        "use `tl.reshape`, with `can_reorder=True` where the order does not matter",
        severity=Severity.INFO,
    )
    return reshaping.reshape(walk, bound)
