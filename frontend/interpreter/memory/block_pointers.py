"""Block pointers: how they are made, moved and used.

After `make_block_ptr`, `advance`, `_load_block_pointer` and `_store_block_pointer` of Triton's
language/semantic.py.
"""

from __future__ import annotations

from ... import dtypes
from ...values import UNKNOWN, Known, Scalar, Symbol, Tensor, TupleOf, Value, describe, is_runtime
from .. import expressions, operators
from ..binding import Bound
from ..builtins import constants, elements
from ..session import Walk
from . import masks, offsets, pointers

LISTS = ("shape", "strides", "offsets", "block_shape", "order")


def make(walk: Walk, bound: Bound) -> Value:
    """`make_block_ptr`: shape, strides, offsets and block shape have one length."""
    is_fine = (
        offsets.check_base(walk, bound, "KF706")
        and offsets.check(walk, bound, "shape", "KF706", 64)
        and offsets.check(walk, bound, "strides", "KF706", 64)
        and offsets.check(walk, bound, "offsets", "KF706", 32)
        and _check_order(walk, bound)
        and offsets.check_lengths(walk, bound, LISTS, "KF706")
        and _check_block(walk, bound)
    )
    block = bound.get("block_shape")
    shape = constants.shape_of_argument(walk, bound, "block_shape") if is_fine else None
    if shape is None and isinstance(block, TupleOf):
        shape = (None,) * len(block.items)
    return Tensor(
        shape, Scalar.BLOCK_POINTER, pointee=_stored_as(pointers.pointee_of(bound.get("base") or UNKNOWN))
    )


def _check_block(walk: Walk, bound: Bound) -> bool:
    """A block has a dimension or more, and no negative size; false if it has not."""
    block = bound.get("block_shape")
    if not isinstance(block, TupleOf):
        return True
    sizes = [item.value for item in block.items if isinstance(item, Known) and isinstance(item.value, int)]
    if block.items and all(size >= 0 for size in sizes):
        return True
    why = "has no dimensions" if not block.items else f"has the size {min(sizes)}"
    walk.report("KF706", bound.span("block_shape"), f"the block {why}", "give each dimension a power of two")
    return False


def _stored_as(pointee: str | None) -> str | None:
    """Bools are bytes in memory."""
    return "int8" if pointee == "int1" else pointee


def _check_order(walk: Walk, bound: Bound) -> bool:
    """A permutation of the dimensions, the fastest one first; false if it is none."""
    order = bound.get("order")
    if not isinstance(order, TupleOf):
        return offsets.check(walk, bound, "order", "KF706", 32)
    if any(is_runtime(item) for item in order.items):
        what = "and holds a run-time value"
    elif not all(isinstance(item, Known) for item in order.items):
        return True
    else:
        numbers = [
            item.value for item in order.items if isinstance(item, Known) and isinstance(item.value, int)
        ]
        if sorted(numbers) == list(range(len(order.items))):
            return True
        what = f"and is `{walk.text(bound.span('order'))}`"
    rank = len(order.items)
    example = ", ".join(str(axis) for axis in reversed(range(rank))) + ("," if rank == 1 else "")
    walk.report(
        "KF706",
        bound.span("order"),
        f"`order` must hold each of the axes 0 to {rank - 1} once, {what}",
        f"for a row-major tensor write `({example})`",
    )
    return False


def advance(walk: Walk, bound: Bound) -> Value:
    """Moving a block pointer gives another one."""
    base = bound.receiver if bound.receiver is not None else bound.get("base") or UNKNOWN
    kind = expressions.scalar_kind(base)
    if kind in (Scalar.POINTER, *pointers.NOT_POINTERS, Scalar.DESCRIPTOR) and not isinstance(base, Symbol):
        note = (
            "add to a plain pointer: `p += BLOCK`"
            if kind is Scalar.POINTER
            else "make one with `tl.make_block_ptr`"
        )
        walk.report(
            "KF706", bound.node.span, f"`{bound.name}` moves block pointers, not {describe(base)}", note
        )
        return UNKNOWN
    if not offsets.check(walk, bound, "offsets", "KF706", 32) or not isinstance(base, Tensor):
        return base
    moved = bound.get("offsets")
    if isinstance(moved, TupleOf) and base.shape is not None and len(moved.items) != len(base.shape):
        walk.report(
            "KF706",
            bound.span("offsets"),
            f"`{bound.name}` needs an offset for each of the {len(base.shape)} dimensions, not {len(moved.items)}",
            "write 0 for a dimension that stays",
        )
    return base


def check_load(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """No mask, boundary checks that exist, and no NaN for integers; false if something was reported."""
    return (
        _check_masks(walk, bound)
        and check_padding(walk, bound, pointer, "KF706")
        and _check_boundary(walk, bound, pointer)
    )


def check_store(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """As a load, and the value has the shape and the element type of the block."""
    return (
        _check_masks(walk, bound)
        and _check_stored_shape(walk, bound, pointer)
        and _check_stored_type(walk, bound, pointer)
        and _check_boundary(walk, bound, pointer)
    )


def check_plain(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Boundary checks are for block pointers; false if a plain pointer got one."""
    if expressions.scalar_kind(pointer) is not Scalar.POINTER:
        return True
    for name in ("boundary_check", "padding_option"):
        if _is_set(bound.get(name)):
            walk.report(
                "KF706",
                bound.span(name),
                f"`{name}=` needs a block pointer, and {pointers.told(walk, bound, pointer)}",
                "use `mask=` and `other=`, or make a block pointer with `tl.make_block_ptr`",
            )
            return False
    return True


def _is_set(value: Value | None) -> bool:
    """Counts as true in Python: the defaults do not."""
    match value:
        case Known(value=constant):
            return bool(constant)
        case TupleOf(items=items):
            return bool(items)
        case Tensor():
            return True
        case _:
            return pointers.is_given(value) and is_runtime(value or UNKNOWN)


def _check_masks(walk: Walk, bound: Bound) -> bool:
    for name in ("mask", "other"):
        if pointers.is_given(bound.get(name)):
            walk.report(
                "KF706",
                bound.span(name),
                f"`{name}=` does not go with a block pointer",
                'use `boundary_check=(0, 1)` and `padding_option="zero"`'
                if "value" not in bound.values
                else "use `boundary_check=(0, 1)`",
            )
            return False
    return True


def check_padding(walk: Walk, bound: Bound, pointer: Value, code: str) -> bool:
    """Integers have no NaN; false if it was reported."""
    pointee = pointers.pointee_of(pointer)
    is_int = pointee is not None and dtypes.family(pointee) in (Scalar.INT, Scalar.BOOL)
    if not is_int or bound.get("padding_option") != Known("nan"):
        return True
    walk.report(
        code,
        bound.span("padding_option"),
        f'padding_option="nan" needs floats, and the elements are {pointee}',
        'use "zero"',
    )
    return False


def _check_stored_shape(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """A scalar is spread out; a block must have the very shape."""
    value, room = bound.get("value"), operators.shape_of(pointer)
    if (
        not isinstance(value, Tensor)
        or not value.shape
        or room is None
        or not masks.differ(value.shape, room)
    ):
        return True
    walk.report(
        "KF706",
        bound.span("value"),
        f"a block pointer takes a block of its own shape, {masks.shape_text(room)}, and this is {describe(value)}",
        "reshape or broadcast the value first: `tl.broadcast_to(x, shape)`",
    )
    return False


def _check_stored_type(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Nothing is cast: the value has the element type of the buffer."""
    value, target = bound.get("value"), pointers.pointee_of(pointer)
    if value is None or target is None:
        return True
    if target in elements.possible(value):
        return True
    note = f"cast it: `.to(tl.{target})`"
    if isinstance(value, Known):
        note = f"write `tl.full(shape, {walk.text(bound.span('value'))}, tl.{target})`"
    walk.report(
        "KF706",
        bound.span("value"),
        f"a store through a block pointer casts nothing: the elements are {target}, and this is {describe(value)}",
        note,
    )
    return False


def _check_boundary(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Each dimension at most once; false if something was reported."""
    checked, shape = bound.get("boundary_check"), operators.shape_of(pointer)
    if is_runtime(checked or UNKNOWN) or (isinstance(checked, Known) and _is_set(checked)):
        why, note = (
            f"`boundary_check` is a tuple of dimensions, and this is {describe(checked or UNKNOWN)}",
            "write `(0, 1)`",
        )
    elif isinstance(checked, TupleOf):
        problem = _boundary_problem(checked, None if shape is None else len(shape))
        if problem is None:
            return True
        why, note = problem, "dimensions count from 0, and each is named once"
    else:
        return True
    walk.report("KF706", bound.span("boundary_check"), why, note)
    return False


def _boundary_problem(checked: TupleOf, rank: int | None) -> str | None:
    seen: set[int] = set()
    for item in checked.items:
        if is_runtime(item):
            return f"`boundary_check` holds constants, and one is {describe(item)}"
        if not isinstance(item, Known):
            continue
        axis = item.value
        if not isinstance(axis, int):
            return f"`boundary_check` holds dimensions, and one is {describe(item)}"
        if axis < 0 or (rank is not None and axis >= rank):
            return f"there is no dimension {axis}: the block has {'some from 0 on' if rank is None else rank}"
        if axis in seen:
            return f"`boundary_check` names dimension {axis} twice"
        seen.add(axis)
    return None
