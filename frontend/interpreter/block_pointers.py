"""Block pointers: how they are made, moved and used.

After `make_block_ptr`, `advance`, `_load_block_pointer` and `_store_block_pointer` of Triton's
language/semantic.py.
"""

from __future__ import annotations

from ..values import Known, Scalar, Tensor, TupleOf, Value, describe
from . import constants, expressions
from .binding import Bound
from .session import Walk


def make(walk: Walk, bound: Bound) -> Value:
    """`make_block_ptr`: shape, strides, offsets and block shape have one length."""
    given = {name: bound.get(name) for name in ("shape", "strides", "offsets", "block_shape", "order")}
    lengths = {name: len(value.items) for name, value in given.items() if isinstance(value, TupleOf)}
    if len(set(lengths.values())) > 1:
        text = ", ".join(f"`{name}` {length}" for name, length in lengths.items())
        walk.report(
            "KF706",
            bound.node.span,
            f"`{bound.name}` needs lists of one length, and these have {text} elements",
        )
        return Tensor()
    block = given["block_shape"]
    shape = constants.dims(walk, bound, block.items, "block_shape") if isinstance(block, TupleOf) else None
    return Tensor(shape, Scalar.BLOCK_POINTER)


def advance(walk: Walk, bound: Bound) -> Value:
    """Moving a block pointer gives another one."""
    first, offsets = bound.first, bound.get("offsets")
    if not isinstance(first, Tensor) or first.kind is not Scalar.BLOCK_POINTER:
        return Tensor()
    if isinstance(offsets, TupleOf) and first.shape is not None and len(offsets.items) != len(first.shape):
        walk.report(
            "KF706",
            bound.span("offsets"),
            f"`{bound.name}` needs an offset for each of the {len(first.shape)} dimensions, not {len(offsets.items)}",
        )
    return first


def check_access(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Masks are for raw pointers, boundary checks for block pointers; false if something was reported."""
    kind = expressions.scalar_kind(pointer)
    if kind is Scalar.BLOCK_POINTER:
        for name in ("mask", "other"):
            if bound.get(name) not in (None, Known(None)):
                walk.report(
                    "KF706",
                    bound.span(name),
                    f"`{name}=` does not go with a block pointer",
                    'use `boundary_check=(0, 1)` and `padding_option="zero"`',
                )
                return False
        return _check_boundary(walk, bound, pointer) and _check_stored(walk, bound, pointer)
    if kind is Scalar.POINTER:
        for name in ("boundary_check", "padding_option"):
            if _is_given(bound.get(name)):
                walk.report(
                    "KF706",
                    bound.span(name),
                    f"`{name}=` needs a block pointer, and this is {describe(pointer)}",
                    "use `mask=` and `other=`, or make a block pointer with `tl.make_block_ptr`",
                )
                return False
    return True


def _check_stored(walk: Walk, bound: Bound, pointer: Value) -> bool:
    value = bound.get("value")
    if (
        not (isinstance(value, Tensor) and isinstance(pointer, Tensor))
        or value.shape is None
        or pointer.shape is None
    ):
        return True
    sizes = list(zip(value.shape, pointer.shape, strict=False))
    differ = [pair for pair in sizes if all(isinstance(size, int) for size in pair) and pair[0] != pair[1]]
    if not differ and len(value.shape) in (0, len(pointer.shape)):
        return True
    walk.report(
        "KF706",
        bound.span("value"),
        f"a block pointer takes a block of its own shape, and this is {describe(value)}",
        "reshape or broadcast the value first",
    )
    return False


def _is_given(value: Value | None) -> bool:
    return value not in (None, Known(None), Known(""), TupleOf(())) and isinstance(value, Known | TupleOf)


def _check_boundary(walk: Walk, bound: Bound, pointer: Value) -> bool:
    checked, rank = bound.get("boundary_check"), None
    if isinstance(pointer, Tensor) and pointer.shape is not None:
        rank = len(pointer.shape)
    if not isinstance(checked, TupleOf) or rank is None:
        return True
    for item in checked.items:
        if isinstance(item, Known) and isinstance(item.value, int) and not 0 <= item.value < rank:
            walk.report(
                "KF706",
                bound.span("boundary_check"),
                f"there is no dimension {item.value}: the block has {rank}",
                "dimensions count from 0",
            )
            return False
    return True
