"""Atomics: the element types and shapes that they take.

After `atom_red_typechecking_impl`, `atomic_cas` and `atomic_max` of Triton's language/semantic.py, and what
MLIR's verifier refuses of what they build.
"""

from __future__ import annotations

from ... import dtypes
from ...values import UNKNOWN, Known, Scalar, Shape, Symbol, Tensor, TupleOf, Value, describe, is_runtime
from .. import expressions, operators
from ..binding import Bound
from ..builtins import elements
from ..session import Walk
from . import accesses, masks, pointers

CAS_WIDTHS = (16, 32, 64)
HALVES = ("float16", "bfloat16")


def add(walk: Walk, bound: Bound) -> Value:
    """`atomic_add` takes half floats too."""
    return _update(walk, bound, is_addition=True)


def update(walk: Walk, bound: Bound) -> Value:
    """The other atomics that write: they give what was there before."""
    return _update(walk, bound, is_addition=False)


def _update(walk: Walk, bound: Bound, *, is_addition: bool) -> Value:
    pointer = pointers.of(bound)
    if pointers.may_be_descriptor(bound) or not pointers.check_access(walk, bound, pointer):
        return UNKNOWN
    _ = (
        _check_kind(walk, bound, pointer)
        and pointers.check_const(walk, bound, pointer)
        and accesses.check_value(walk, bound, "val")
        and _check_element(walk, bound, pointer, is_addition)
        and _check_mask(walk, bound, pointer, is_addition)
        and _check_shapes(walk, bound, pointer)
        and accesses.check_cast(walk, bound, "val", pointer)
    )
    return accesses.loaded(operators.shape_of(pointer), pointer) if is_runtime(pointer) else UNKNOWN


def _check_kind(walk: Walk, bound: Bound, pointer: Value) -> bool:
    if expressions.scalar_kind(pointer) is not Scalar.BLOCK_POINTER:
        return True
    walk.report(
        "KF708",
        bound.span("pointer"),
        f"`{bound.name}` does not work through block pointers",
        "use plain pointers: `x_ptr + offsets`",
    )
    return False


def _check_element(walk: Walk, bound: Bound, pointer: Value, is_addition: bool) -> bool:
    """32- and 64-bit elements; half floats can only be added."""
    element = pointers.pointee_of(pointer)
    if element is None or dtypes.family(element) is None:
        return True
    if element in HALVES:
        is_fine, only = is_addition, "; of 16-bit floats only `atomic_add` does"
    else:
        is_fine, only = dtypes.width(element) >= 32, ": it needs 32 or 64 bits"
    if is_fine:
        return True
    wider = "tl.float32" if dtypes.family(element) is Scalar.FLOAT else "tl.int32"
    walk.report(
        "KF708",
        bound.span("pointer"),
        f"`{bound.name}` does not work on {element}{only} ({pointers.told(walk, bound, pointer)})",
        f"make the buffer {wider.replace('tl.', 'torch.')}, and convert afterwards",
    )
    return False


def _check_mask(walk: Walk, bound: Bound, pointer: Value, is_addition: bool) -> bool:
    """A run-time bool: unlike loads and stores, atomics make no tensor of a constant."""
    mask = bound.get("mask")
    is_open = isinstance(mask, Symbol) and not mask.is_number
    is_constant = isinstance(mask, Known | Symbol | TupleOf) and mask != Known(None) and not is_open
    if not is_constant or (not is_addition and _may_be_combined(pointer)):
        return masks.check_bools(walk, bound, "mask")
    walk.report(
        "KF704",
        bound.span("mask"),
        f"the mask of an atomic must be a run-time bool, and this is {describe(mask or UNKNOWN)}",
        "leave it out, or compare: `mask=offsets < n`",
    )
    return False


def _may_be_combined(pointer: Value) -> bool:
    """`atomic_max` of a single float is two atomics, for which the mask is combined with the sign."""
    pointee = pointers.pointee_of(pointer)
    return pointers.rank(pointer) in (0, None) and (pointee is None or dtypes.family(pointee) is Scalar.FLOAT)


def _check_shapes(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Value and mask are scalars, or have the dimensions of the pointers; false if one does not fit."""
    if not masks.check_single(walk, bound, pointer, ("val", "mask")):
        return False
    room = operators.shape_of(pointer)
    for name in ("val", "mask"):
        given = bound.get(name)
        if not isinstance(given, Tensor) or not pointers.rank(pointer):
            continue
        if _has_other_rank(given.shape, room) or masks.outgrows(given.shape, room):
            masks.report_misfit(walk, bound, name, pointer)
            return False
    return True


def _has_other_rank(shape: Shape | None, room: Shape | None) -> bool:
    """Atomics add no dimensions to a block."""
    return bool(shape) and room is not None and len(shape or ()) != len(room)


def compare_and_swap(walk: Walk, bound: Bound) -> Value:
    """`atomic_cas` broadcasts and casts nothing: cmp and val have the type of what is pointed to."""
    pointer = pointers.of(bound)
    if pointers.may_be_descriptor(bound) or not pointers.check_access(walk, bound, pointer):
        return UNKNOWN
    _ = (
        _check_kind(walk, bound, pointer)
        and _check_width(walk, bound, pointer)
        and all(_check_swapped(walk, bound, name, pointer) for name in ("cmp", "val"))
    )
    return accesses.loaded(operators.shape_of(pointer), pointer) if is_runtime(pointer) else UNKNOWN


def _check_width(walk: Walk, bound: Bound, pointer: Value) -> bool:
    element = pointers.pointee_of(pointer)
    if element is None or dtypes.family(element) is None or dtypes.width(element) in CAS_WIDTHS:
        return True
    walk.report(
        "KF708",
        bound.span("pointer"),
        f"`{bound.name}` does not work on {element}: it needs 16, 32 or 64 bits "
        f"({pointers.told(walk, bound, pointer)})",
        "make the buffer torch.int32",
    )
    return False


def _check_swapped(walk: Walk, bound: Bound, name: str, pointer: Value) -> bool:
    """The shape and the element type of one operand; false if it was reported."""
    if not accesses.check_value(walk, bound, name):
        return False
    value = bound.get(name)
    room, shape = operators.shape_of(pointer), operators.shape_of(value) if value is not None else None
    if value is None or pointers.rank(pointer) is None:
        return True
    if masks.differ(shape, room):
        walk.report(
            "KF708",
            bound.span(name),
            f"`{bound.name}` broadcasts nothing: {pointers.told(walk, bound, pointer)}, and `{name}` is "
            f"{describe(value)}",
            "give it the shape of the pointers: `tl.full(shape, value, dtype)`",
        )
        return False
    element = pointers.pointee_of(pointer)
    if element is None or _unsigned(element) in map(_unsigned, elements.possible(value)):
        return True
    walk.report(
        "KF708",
        bound.span(name),
        f"`{bound.name}` casts nothing: {pointers.told(walk, bound, pointer)}, and `{name}` is {describe(value)}",
        f"write `tl.full({'()' if not room else 'shape'}, {walk.text(bound.span(name))}, tl.{element})`",
    )
    return False


def _unsigned(dtype: str) -> str:
    """MLIR's integers have no sign."""
    return dtype.removeprefix("u")
