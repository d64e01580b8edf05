"""Masks: their shape beside that of the pointers, and that they are made of bools."""

from __future__ import annotations

from ... import tree
from ...values import UNKNOWN, Argument, Dim, Known, Scalar, Shape, Tensor, TupleOf, Value, describe
from ..binding import Bound
from ..builtins import elements
from ..session import Walk
from ..shapes import dims
from . import pointers

NOT_NUMBERS = (Scalar.TUPLE, *pointers.POINTERS)
SHAPE_CODES = {"mask": "KF703", "other": "KF703", "value": "KF705", "val": "KF708"}
WORDS = {"mask": "the mask", "other": "`other`", "value": "the value", "val": "the value"}


def check_other(walk: Walk, bound: Bound) -> bool:
    """`other` stands in for masked-out elements; false if there is no mask for it."""
    mask = bound.get("mask")
    if not pointers.is_given(bound.get("other")) or mask not in (None, Known(None)) or not bound.is_exact:
        return True
    walk.report(
        "KF702",
        bound.span("other"),
        f"`{bound.name}` has `other` but no `mask`",
        "add the mask, such as `mask=offsets < n`, or leave `other` out",
    )
    return False


def check_bools(walk: Walk, bound: Bound, name: str) -> bool:
    """A mask is made of bools; false if it was reported."""
    mask = bound.get(name)
    if mask is None or not _is_no_bool(mask):
        return True
    is_constant, by_position = (
        isinstance(mask, Known),
        name in bound.by_position and "value" not in bound.values,
    )
    if (
        by_position
        and isinstance(mask, Known)
        and isinstance(mask.value, int | float)
        and "val" not in bound.values
    ):
        return False  # told as a value for `other` in the wrong place
    text = walk.text(bound.span(name))
    node = bound.nodes.get(name)
    told = walk.subject(node, mask) if node and not is_constant else f"this is {describe(mask)}"
    note = f"compare it: `{text} != 0`"
    if is_constant or isinstance(mask, TupleOf):
        note = "leave it out, or compare: `mask=offsets < n`"
    elif by_position:
        note += ", or name the argument that it is meant for: `other=...`"
    walk.report("KF704", bound.span(name), f"a mask is made of bools, and {told}", note)
    return False


def _is_no_bool(mask: Value) -> bool:
    match mask:
        case Known(value=constant):
            return constant is not None and not isinstance(constant, bool)
        case TupleOf():
            return True
        case Tensor(kind=kind) | Argument(kind=kind):
            return kind in NOT_NUMBERS or "int1" not in elements.possible(mask)
        case _:
            return False


def check_single(walk: Walk, bound: Bound, pointer: Value, names: tuple[str, ...]) -> bool:
    """A single pointer takes a single mask and a single value; false if one is a block."""
    if pointers.rank(pointer) != 0:
        return True
    for name in names:
        value = bound.get(name)
        if isinstance(value, Tensor) and value.is_block:
            walk.report(
                SHAPE_CODES[name],
                bound.span(name),
                f"{WORDS[name]} is {describe(value)}, and {pointers.told(walk, bound, pointer)}",
                _single_note(walk, bound, name),
            )
            return False
    return True


def _single_note(walk: Walk, bound: Bound, name: str) -> str:
    node = bound.nodes.get("pointer")
    text = walk.text(node.span) if node else "pointer"
    add = f"add the offsets to the pointer: `{text} + offsets`"
    if name in ("value", "val"):
        return f"{add}, or reduce the block first: `tl.sum({walk.text(bound.span(name))})`"
    return add


def outgrows(shape: Shape | None, room: Shape | None) -> bool:
    """Certainly not broadcast into `room`: more dimensions, or a size that is neither 1 nor the room's."""
    if shape is None or room is None:
        return False
    if len(shape) > len(room):
        return True
    return any(
        size != 1 and dims.differ(size, place) for size, place in zip(shape[::-1], room[::-1], strict=False)
    )


def differ(shape: Shape | None, room: Shape | None) -> bool:
    """Certainly two shapes."""
    if shape is None or room is None:
        return False
    return len(shape) != len(room) or any(map(dims.differ, shape, room))


def shape_text(shape: Shape) -> str:
    """A shape as Python writes a tuple."""
    sizes = ", ".join("?" if size is None else str(size) for size in shape)
    return f"({sizes}{',' if len(shape) == 1 else ''})"


def report_clash(walk: Walk, bound: Bound, name: str, pointer: Value, clash: tuple[Dim, Dim]) -> None:
    """Sizes of the pointers and of a mask or a fill value that cannot be broadcast."""
    walk.report(
        SHAPE_CODES[name],
        bound.span(name),
        f"the sizes {clash[0]} and {clash[1]} do not fit: {pointers.told(walk, bound, pointer)}, and "
        f"{WORDS[name]} is {describe(bound.get(name) or UNKNOWN)}",
        "make the mask of the offsets that the pointers are made of"
        if name == "mask"
        else "give it the shape of the pointers, or a scalar",
    )


def _told(walk: Walk, bound: Bound, name: str) -> str:
    """What a value or a mask is; where it was made, if it has a name."""
    value, node = bound.get(name) or UNKNOWN, bound.nodes.get(name)
    told = f"{WORDS[name]} is {describe(value)}"
    return f"{WORDS[name]} {walk.subject(node, value)}" if isinstance(node, tree.Name) else told


def report_misfit(walk: Walk, bound: Bound, name: str, pointer: Value) -> None:
    """A value or a mask that does not fit into the shape of the pointers."""
    walk.report(
        SHAPE_CODES[name],
        bound.span(name),
        f"{_told(walk, bound, name)}, and does not fit the pointers: {pointers.told(walk, bound, pointer)}",
        "give both one shape: the pointers are never broadcast",
    )
