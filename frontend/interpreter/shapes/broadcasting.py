"""Blocks of different shapes in one operation, after `broadcast_impl_value` of Triton's language/semantic.py.

Shapes are aligned at their last dimension. Sizes that happen to be equal hide the same mistake: a value per row
is then taken for a value per column, and offsets of two axes address a diagonal.
"""

from __future__ import annotations

from ... import tree
from ...diagnostics import Related
from ...values import Dim, Known, Scalar, Shape, Tensor, Value, describe
from .. import operators
from ..binding import Bound
from ..memory import tile_offsets
from ..session import RowReduction, Walk
from . import dims


def check(walk: Walk, node: tree.Node, left: Value, right: Value) -> bool:
    """Two operands fit each other; false if it was reported that they do not."""
    shapes = operators.shape_of(left), operators.shape_of(right)
    if not shapes[0] or not shapes[1]:
        return True
    mismatch = clash(*shapes)
    if mismatch is not None:
        _report_clash(walk, node, left, right, mismatch)
        return False
    if len(shapes[0]) != len(shapes[1]):
        return _check_rows(walk, node, left, right)
    if len(shapes[0]) == 1 and isinstance(node, tree.Binary) and node.op == "+":
        return _check_diagonal(walk, node, left, right)
    return True


def clash(left: Shape | None, right: Shape | None) -> tuple[Dim, Dim] | None:
    """Two sizes in the same place that cannot be broadcast, counted from the last dimension."""
    if left is None or right is None:
        return None
    for a, b in zip(left[::-1], right[::-1], strict=False):
        if a != 1 and b != 1 and dims.differ(a, b):
            return a, b
    return _misplaced(left, right) if len(left) < len(right) else _swapped(_misplaced(right, left))


def _swapped(pair: tuple[Dim, Dim] | None) -> tuple[Dim, Dim] | None:
    return None if pair is None else (pair[1], pair[0])


def _misplaced(short: Shape, long: Shape) -> tuple[Dim, Dim] | None:
    """One value per row of a block of rows and columns, that is taken for one value per column.

    Their sizes have names of their own: that both stand for the same number would be a coincidence.
    """
    if len(short) != 1 or len(long) < 2:
        return None
    size, (rows, columns) = short[0], long[-2:]
    has_names = dims.is_name(columns) and (dims.is_name(size) or isinstance(size, int))
    return (size, columns) if has_names and size not in (1, columns) and size == rows else None


def _report_clash(walk: Walk, node: tree.Node, left: Value, right: Value, sizes: tuple[Dim, Dim]) -> None:
    reduction = _reduction_of(walk, left) or _reduction_of(walk, right)
    note = "give each its own dimension with `[:, None]` and `[None, :]`, or use blocks of one size"
    related: tuple[Related, ...] = ()
    if reduction is not None:
        note = "put the reduced axis back: `[:, None]` behind the reduction, or `keep_dims=True` in it"
        related = (Related(reduction.span, "one value per row is made here"),)
    if isinstance(node, tree.Binary):
        what = f"{walk.subject(node.left, left)}; {walk.subject(node.right, right)}"
    else:
        what = f"{describe(left)} and {describe(right)}"
    walk.report(
        "KF506", node.span, f"the sizes {sizes[0]} and {sizes[1]} do not fit: {what}", note, related=related
    )


def note_reduction(walk: Walk, bound: Bound, result: Value) -> None:
    """Remember the reduction of a block of rows and columns over its last axis."""
    operand, axis = bound.first, bound.get("axis")
    is_matrix = isinstance(operand, Tensor) and operand.shape is not None and len(operand.shape) == 2
    if is_matrix and isinstance(axis, Known) and axis.value in (1, -1):
        walk.reductions.append(RowReduction(result, operand, bound.node.span))


def _reduction_of(walk: Walk, value: Value) -> RowReduction | None:
    return next((each for each in reversed(walk.reductions) if each.result is value), None)


def _check_rows(walk: Walk, node: tree.Node, left: Value, right: Value) -> bool:
    """A block and the reduction of its own rows, without the axis that is gone: no size tells in a square block."""
    for value, other in ((left, right), (right, left)):
        reduction = _reduction_of(walk, value)
        is_row = isinstance(value, Tensor) and value.shape is not None and len(value.shape) == 1
        if reduction is None or reduction.operand is not other or not is_row:
            continue
        walk.report(
            "KF506",
            node.span,
            f"one value per row is combined with the columns: {describe(value)} is aligned with the last axis of "
            f"{describe(other)}",
            "put the reduced axis back: `[:, None]` behind the reduction, or `keep_dims=True` in it",
            related=(Related(reduction.span, "one value per row is made here"),),
        )
        return False
    return True


def _check_diagonal(walk: Walk, node: tree.Binary, left: Value, right: Value) -> bool:
    """`x_ptr + rows * stride + cols`: two axes that are added element by element."""
    kinds = {value.kind for value in (left, right) if isinstance(value, Tensor)}
    if Scalar.FLOAT in kinds or Scalar.BOOL in kinds:
        return True
    axes = tile_offsets.axes_added(walk.kernel, node)
    if axes is None:
        return True
    rows, columns = (walk.text(axis.span) for axis in axes)
    walk.report(
        "KF506",
        node.span,
        f"`{rows}` and `{columns}` run over two axes and are added element by element: only the diagonal of the "
        "tile is addressed",
        "give each its own axis: `rows[:, None] * stride + cols[None, :]`",
    )
    return False
