"""Functions that change shapes, and what their operands must look like.

After `reshape`, `permute`, `cat`, `split`, `broadcast_impl_shape` and `dot` of Triton's language/semantic.py.
"""

from __future__ import annotations

import math

from ..values import Known, Scalar, Shape, Tensor, TupleOf, Value, describe
from . import constants, operators
from .binding import Bound
from .session import Walk

MIN_DOT_DEPTH = 16
"""Elements that `tl.dot` needs at least along the dimension that it sums over, on NVIDIA GPUs."""
DOT_INTEGERS = ("int8", "uint8")


def known_size(shape: Shape | None) -> int | None:
    """The number of elements, where every size is known."""
    if shape is None:
        return None
    sizes = [dim for dim in shape if isinstance(dim, int)]
    return math.prod(sizes) if len(sizes) == len(shape) else None


def shape_of(value: Value | None) -> Shape | None:
    """The shape of a run-time value; None where it is not known."""
    return value.shape if isinstance(value, Tensor) else None


def reshape(walk: Walk, bound: Bound) -> Value:
    """`reshape(x, shape)`, `reshape(x, *shape)` and the methods: the number of elements stays."""
    first = bound.first
    if _has_minus_one(bound):
        walk.report("KF507", bound.node.span, "Triton has no `-1` in a shape", "write the size out")
        return Tensor()
    shape = constants.shape_of_rest(walk, bound)
    before, after = known_size(shape_of(first)), known_size(shape)
    if before is not None and after is not None and before != after:
        walk.report(
            "KF507",
            bound.node.span,
            f"`{bound.name}` changes the number of elements from {before} to {after}",
            "the sizes of both shapes must have the same product",
        )
        return Tensor()
    return Tensor(shape, first.kind, dtype=first.dtype) if isinstance(first, Tensor) else Tensor(shape)


def _has_minus_one(bound: Bound) -> bool:
    values = [value for value, _ in bound.rest]
    values += [item for value in values if isinstance(value, TupleOf) for item in value.items]
    shape = bound.get("shape")
    values += list(shape.items) if isinstance(shape, TupleOf) else []
    return Known(-1) in values


def broadcast_to(walk: Walk, bound: Bound) -> Value:
    """Sizes of 1 grow; no dimension is added."""
    first = bound.first
    shape, given = constants.shape_of_rest(walk, bound), shape_of(first)
    if shape is not None and given and len(given) != len(shape):
        walk.report(
            "KF508",
            bound.node.span,
            f"`{bound.name}` adds no dimensions: {describe(first)} has {len(given)}, the new shape {len(shape)}",
            "add them first: `x[:, None]` or `x[None, :]`",
        )
        return Tensor()
    return Tensor(shape, first.kind, dtype=first.dtype) if isinstance(first, Tensor) else Tensor(shape)


def transpose(walk: Walk, bound: Bound) -> Value:
    """Without an order a two-dimensional block is turned over; with one its dimensions are reordered."""
    first = bound.first
    if not isinstance(first, Tensor) or first.shape is None:
        return Tensor()
    order, rank = constants.dims_argument(bound), len(first.shape)
    if order is None:
        return Tensor((None,) * rank, first.kind, dtype=first.dtype)
    if not order and rank >= 2:
        return Tensor((*first.shape[:-2], *first.shape[:-3:-1]), first.kind, dtype=first.dtype)
    if sorted(order) != list(range(rank)) or not order:
        what = "needs two dimensions" if not order else f"needs each of the {rank} dimensions once"
        walk.report("KF508", bound.node.span, f"`{bound.name}` {what}: the operand is {describe(first)}")
        return Tensor()
    return Tensor(tuple(first.shape[position] for position in order), first.kind, dtype=first.dtype)


def cat(walk: Walk, bound: Bound) -> Value:
    """`cat` joins two one-dimensional blocks in any order."""
    reorder = bound.get("can_reorder")
    if reorder in (None, Known(False)) and bound.is_exact:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` may reorder elements, and needs `can_reorder=True`",
            "to keep the order use `tl.join` and `tl.reshape`",
        )
    elif (shape := shape_of(bound.first)) is not None and len(shape) != 1:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` takes one-dimensional blocks, not {describe(bound.first)}",
        )
    return Tensor()


def split(walk: Walk, bound: Bound) -> Value:
    """The last dimension has size 2."""
    first = bound.first
    if not isinstance(first, Tensor):
        return TupleOf((Tensor(), Tensor()))
    if first.shape is not None and (
        not first.shape or (isinstance(first.shape[-1], int) and first.shape[-1] != 2)
    ):
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` needs a last dimension of size 2, and this is {describe(first)}",
            "reshape to `(..., 2)` first",
        )
    half = Tensor(first.shape[:-1] if first.shape else None, first.kind, dtype=first.dtype)
    return TupleOf((half, half))


def dot(walk: Walk, bound: Bound) -> Value:
    """(M, K) and (K, N) give (M, N); leading batch dimensions stay."""
    left, right = bound.get("input"), bound.get("other")
    if not (isinstance(left, Tensor) and isinstance(right, Tensor)):
        return Tensor()
    if constants.check_dot_ranks(walk, bound) and _check_dot(walk, bound, left, right):
        accumulator = bound.get("acc")
        dtype = accumulator.dtype if isinstance(accumulator, Tensor) else _dot_dtype(bound, left)
        if left.shape and right.shape:
            return Tensor((*left.shape[:-1], right.shape[-1]), None, dtype=dtype)
    return Tensor()


def _check_dot(walk: Walk, bound: Bound, left: Tensor, right: Tensor) -> bool:
    """Inner sizes and element types fit."""
    depths = (left.shape[-1] if left.shape else None, right.shape[-2] if right.shape else None)
    why = note = ""
    if all(isinstance(depth, int) for depth in depths) and depths[0] != depths[1]:
        why, note = (
            f"the inner sizes differ: {depths[0]} and {depths[1]}",
            "turn one operand over: `tl.trans(b)`",
        )
    elif isinstance(depths[0], int) and depths[0] < MIN_DOT_DEPTH:
        why, note = (
            f"it sums over {depths[0]} elements, and needs {MIN_DOT_DEPTH}",
            "use larger blocks with a mask",
        )
    elif left.dtype is not None and right.dtype is not None and _types_clash(left.dtype, right.dtype):
        why, note = f"the operands are {left.dtype} and {right.dtype}", "cast one: `b.to(a.dtype)`"
    else:
        for operand in (left, right):
            if operand.dtype is not None and operand.kind is Scalar.INT and operand.dtype not in DOT_INTEGERS:
                why, note = f"it does not multiply {operand.dtype}", "cast the operands to a float or to int8"
    accumulator, expected = bound.get("acc"), _dot_dtype(bound, left)
    given = accumulator.dtype if isinstance(accumulator, Tensor) else None
    if not why and given is not None and expected is not None and given != expected:
        why, note = f"`acc` is {given} and the result {expected}", f"make the accumulator {expected}"
    if not why:
        return True
    walk.report("KF514", bound.node.span, f"`{bound.name}` cannot multiply these: {why}", note)
    return False


def _types_clash(left: str, right: str) -> bool:
    small = left.startswith("float8") and right.startswith("float8")
    return left != right and not small


def _dot_dtype(bound: Bound, left: Tensor) -> str | None:
    if left.dtype in DOT_INTEGERS:
        return "int32"
    is_default = bound.get("out_dtype") is None
    return "float32" if is_default and left.dtype in ("float16", "bfloat16", "float32") else None


def flip(walk: Walk, bound: Bound) -> Value:
    """`flip` needs its dimension."""
    if bound.get("dim") in (None, Known(None)) and bound.is_exact:
        walk.report(
            "KF515",
            bound.node.span,
            f"`{bound.name}` needs `dim`: its default does not work",
            "write `dim=0`",
        )
    return same(bound)


def sort(walk: Walk, bound: Bound) -> Value:
    """Only the last dimension is sorted."""
    dim, shape = bound.get("dim"), shape_of(bound.first)
    if not isinstance(dim, Known) or not isinstance(dim.value, int) or shape is None:
        return same(bound)
    if dim.value != len(shape) - 1:
        walk.report(
            "KF515", bound.span("dim"), f"`{bound.name}` works on the last dimension only", "transpose first"
        )
    return same(bound)


def gather(walk: Walk, bound: Bound) -> Value:
    """The shape of the index, which is made of ints."""
    index = bound.get("index")
    if isinstance(index, Tensor) and index.kind is Scalar.FLOAT:
        walk.report(
            "KF515",
            bound.span("index"),
            f"the index of `{bound.name}` must be made of ints",
            "divide with `//`, or cast",
        )
    return Tensor(shape_of(index), None)


def check_new_axis(walk: Walk, bound: Bound) -> None:
    """`expand_dims` counts axes in the result."""
    axis, shape = bound.get("axis"), shape_of(bound.first)
    if not isinstance(axis, Known) or not isinstance(axis.value, int) or not shape:
        return
    rank = len(shape) + 1
    if not -rank <= axis.value < rank:
        walk.report(
            "KF508",
            bound.span("axis"),
            f"`{bound.name}` has no axis {axis.value}: the result has {rank} dimensions",
        )


def check_joined(walk: Walk, bound: Bound, a: Tensor, b: Tensor) -> None:
    """Joined blocks have one element type."""
    if a.dtype is not None and b.dtype is not None and a.dtype != b.dtype:
        walk.report(
            "KF510",
            bound.node.span,
            f"`{bound.name}` needs one element type: {a.dtype} and {b.dtype}",
            "cast one of them",
        )


def same(bound: Bound) -> Value:
    """The type of the first operand."""
    first = bound.first
    if isinstance(first, Tensor):
        return Tensor(first.shape, first.kind, dtype=first.dtype)
    return Tensor(operators.shape_of(first), None)
