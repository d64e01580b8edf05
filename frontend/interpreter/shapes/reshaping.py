"""Functions that change the shape of a block and keep its elements.

After `reshape`, `permute`, `cat`, `split` and `broadcast_impl_shape` of Triton's language/semantic.py.
"""

from __future__ import annotations

from ....grammar.record import replace
from ... import tree
from ...values import (
    UNKNOWN,
    Argument,
    Dim,
    Known,
    Scalar,
    Shape,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from ..binding import Bound
from ..builtins import constants
from ..session import Walk
from . import dims


def as_block(value: Value | None) -> Tensor | None:
    """A run-time value as a block; a number or pointer that is passed is a scalar. None for anything else."""
    if isinstance(value, Argument) and value.kind not in (None, Scalar.TUPLE, Scalar.DESCRIPTOR):
        return Tensor((), value.kind, origin=value.name, dtype=value.dtype, pointee=value.pointee)
    return value if isinstance(value, Tensor) else None


def reshaped(value: Value | None, shape: Shape | None) -> Tensor:
    """The elements of a value in another shape."""
    block = as_block(value)
    return Tensor(shape) if block is None else replace(block, shape=shape, decayed=None)


def reshape(walk: Walk, bound: Bound) -> Value:
    """`reshape(x, shape)`, `reshape(x, *shape)` and the methods: the number of elements stays."""
    if _has_minus_one(bound):
        walk.report("KF507", bound.node.span, "Triton has no `-1` in a shape", "write the size out")
        return UNKNOWN
    constants.check_option(walk, bound, "can_reorder")
    shape = constants.shape_of_rest(walk, bound)
    block = as_block(bound.first)
    before = None if block is None else block.shape
    if is_number(bound.first) or (before == () and shape):
        walk.report(
            "KF507",
            bound.node.span,
            f"`{bound.name}` takes a block, and this is {describe(bound.first)}",
            "make a block of it: `tl.full(shape, value, dtype)`, or `tl.broadcast_to(x, shape)`",
        )
        return UNKNOWN
    if before is not None and shape is not None and dims.numbers_of_elements_differ(before, shape):
        walk.report(
            "KF507",
            bound.node.span,
            f"`{bound.name}` changes the number of elements from {dims.multiplied(before)} to {dims.multiplied(shape)}",
            "the sizes of both shapes must have the same product",
        )
        return UNKNOWN
    return reshaped(bound.first, shape)


def is_number(value: Value) -> bool:
    """A constexpr number, which has no shape at all."""
    return isinstance(value, Known) and isinstance(value.value, int | float)


def _has_minus_one(bound: Bound) -> bool:
    values = [value for value, _ in bound.rest]
    values += [item for value in values if isinstance(value, TupleOf) for item in value.items]
    shape = bound.get("shape")
    values += list(shape.items) if isinstance(shape, TupleOf) else []
    return Known(-1) in values


def broadcast_to(walk: Walk, bound: Bound) -> Value:
    """Sizes of 1 grow; no dimension is added, but to a scalar."""
    shape, block = constants.shape_of_rest(walk, bound), as_block(bound.first)
    given = None if block is None else block.shape
    if is_number(bound.first):
        walk.report(
            "KF508",
            bound.node.span,
            f"`{bound.name}` takes a tensor, and this is {describe(bound.first)}",
            "make a block of it: `tl.full(shape, value, dtype)`",
        )
        return UNKNOWN
    if shape is not None and given and len(given) != len(shape):
        walk.report(
            "KF508",
            bound.node.span,
            f"`{bound.name}` adds no dimensions: {describe(bound.first)} has {len(given)}, the new shape {len(shape)}",
            "add them first: `x[:, None]` or `x[None, :]`",
        )
        return UNKNOWN
    for old, new in zip(given or (), shape or (), strict=False):
        if old != 1 and dims.differ(old, new):
            walk.report(
                "KF508",
                bound.node.span,
                f"`{bound.name}` only makes sizes of 1 larger: {old} cannot become {new}",
                "use one size for both, or repeat the block with `tl.join` and `tl.reshape`",
            )
            return UNKNOWN
    return reshaped(bound.first, shape)


def transpose(walk: Walk, bound: Bound) -> Value:
    """Without an order the last two dimensions are swapped; with one all are reordered."""
    block, order = as_block(bound.first), constants.dims_argument(bound)
    if is_number(bound.first) or _has_runtime_order(bound):
        what = "takes a block" if is_number(bound.first) else "needs an order that is constexpr"
        walk.report(
            "KF508", bound.node.span, f"`{bound.name}` {what}: the operand is {describe(bound.first)}"
        )
        return UNKNOWN
    if block is None or block.shape is None:
        return reshaped(bound.first, None)
    rank = len(block.shape)
    if order is None:
        return reshaped(block, (None,) * rank)
    if not order and rank >= 2 and not bound.name.endswith("permute"):
        return reshaped(block, (*block.shape[:-2], *block.shape[:-3:-1]))
    if sorted(order) != list(range(rank)) or not order:
        what = "needs two dimensions" if not order else f"needs each of the {rank} dimensions once"
        walk.report(
            "KF508", bound.node.span, f"`{bound.name}` {what}: the operand is {describe(bound.first)}"
        )
        return UNKNOWN
    return reshaped(block, tuple(block.shape[position] for position in order))


def _has_runtime_order(bound: Bound) -> bool:
    values = [value for value, _ in bound.rest] + (
        [order] if (order := bound.get("dims")) is not None else []
    )
    items = [item for value in values for item in (value.items if isinstance(value, TupleOf) else (value,))]
    return any(is_runtime(item) for item in items)


def transposed(walk: Walk, node: tree.Attribute, value: Tensor) -> Value:
    """`x.T` of a two-dimensional block."""
    if value.shape is None or len(value.shape) == 2:
        return reshaped(value, None if value.shape is None else value.shape[::-1])
    walk.report(
        "KF508",
        node.span,
        f"`.T` needs two dimensions, and this is {describe(value)}",
        "a column is `x[:, None]`; reorder more dimensions with `tl.permute`",
    )
    return UNKNOWN


def cat(walk: Walk, bound: Bound) -> Value:
    """Two one-dimensional blocks, in any order of elements."""
    reorder = bound.get("can_reorder")
    left, right = as_block(bound.get("input")), as_block(bound.get("other"))
    if reorder in (None, Known(False), Known(0)) and bound.is_exact:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` may reorder elements, and needs `can_reorder=True`",
            "to keep the order use `tl.join` and `tl.reshape`",
        )
        return UNKNOWN
    for value in (bound.get("input"), bound.get("other")):
        if value is not None and is_number(value):
            walk.report(
                "KF510", bound.node.span, f"`{bound.name}` takes blocks, and this is {describe(value)}"
            )
            return UNKNOWN
    if left is None or right is None:
        return Tensor()
    if not _check_vectors(walk, bound, left, right) or not check_joined(walk, bound, left, right):
        return UNKNOWN
    return reshaped(left, (_doubled(left.shape, right.shape),))


def _check_vectors(walk: Walk, bound: Bound, left: Tensor, right: Tensor) -> bool:
    for block in (left, right):
        if block.shape is not None and len(block.shape) != 1:
            walk.report(
                "KF510",
                bound.node.span,
                f"`{bound.name}` takes one-dimensional blocks, not {describe(block)}",
                "flatten it: `tl.ravel(x)`",
            )
            return False
    if left.shape and right.shape and dims.differ(left.shape[0], right.shape[0]):
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` takes blocks of one size, not {left.shape[0]} and {right.shape[0]}: the sum is no "
            "power of two",
        )
        return False
    return True


def _doubled(*shapes: Shape | None) -> Dim:
    for shape in shapes:
        if shape and isinstance(shape[0], int):
            return shape[0] * 2
    return None


def check_joined(walk: Walk, bound: Bound, a: Tensor, b: Tensor) -> bool:
    """Joined blocks have one element type, signed or not; false if it was reported that they do not."""
    if a.dtype is None or b.dtype is None or a.dtype.removeprefix("u") == b.dtype.removeprefix("u"):
        return True
    walk.report(
        "KF510",
        bound.node.span,
        f"`{bound.name}` needs one element type: {a.dtype} and {b.dtype}",
        "cast one of them",
    )
    return False


def split(walk: Walk, bound: Bound) -> Value:
    """The last dimension has size 2."""
    block = as_block(bound.first)
    if block is None or block.shape is None:
        half = reshaped(bound.first, None)
    elif not block.shape or _is_no_pair(block.shape[-1]):
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` needs a last dimension of size 2, and this is {describe(block)}",
            "reshape to `(..., 2)` first",
        )
        return UNKNOWN
    else:
        half = reshaped(block, block.shape[:-1])
    return TupleOf((half, half))


def _is_no_pair(dim: Dim) -> bool:
    return dims.differ(dim, 2) or (isinstance(dim, str) and dims.hardly_equals(dim, 2))
