"""`tl.load` and `tl.store`: what they go through, their masks and values, and what a load gives.

After `load`, `store`, `_load_legacy` and `_store_legacy` of Triton's language/semantic.py, and what MLIR's
verifier refuses of what they build.
"""

from __future__ import annotations

from ... import dtypes
from ...diagnostics import Severity
from ...values import UNKNOWN, Argument, Known, Scalar, Shape, Tensor, TupleOf, Value, describe
from .. import expressions, operators
from ..binding import Bound
from ..builtins import casts, constants
from ..session import Walk
from ..shapes import broadcasting
from . import block_pointers, masks, pointers


def load(walk: Walk, bound: Bound) -> Value:
    """A block of the pointers' shape, with the elements that they lead to."""
    pointer = pointers.of(bound)
    constants.check_positional_fill(walk, bound)
    if expressions.scalar_kind(pointer) is Scalar.BLOCK_POINTER:
        block_pointers.check_load(walk, bound, pointer)
        return loaded(operators.shape_of(pointer), pointer)
    if not pointers.check_access(walk, bound, pointer):
        return UNKNOWN
    _ = (
        block_pointers.check_plain(walk, bound, pointer)
        and masks.check_other(walk, bound)
        and check_value(walk, bound, "other")
        and check_loaded_shapes(walk, bound, pointer)
        and masks.check_bools(walk, bound, "mask")
        and check_cast(walk, bound, "other", pointer)
    )
    return loaded(_loaded_shape(bound, pointer), pointer)


def loaded(shape: Shape | None, pointer: Value) -> Tensor:
    """What memory gives: elements of the type that the pointer leads to."""
    dtype = pointers.pointee_of(pointer)
    return Tensor(shape, Scalar.NUMBER) if dtype is None else casts.converted(shape, dtype)


def _loaded_shape(bound: Bound, pointer: Value) -> Shape | None:
    """Pointers, mask and fill value are broadcast against each other."""
    shape = operators.shape_of(pointer)
    if not shape:
        return shape
    for name in ("mask", "other"):
        given = bound.get(name)
        if given is not None:
            shape = operators.broadcast(shape, operators.shape_of(given))
    return shape


def check_loaded_shapes(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Mask and fill value fit the pointers: all three are broadcast; false if something was reported."""
    if not masks.check_single(walk, bound, pointer, ("mask", "other")):
        return False
    shape = operators.shape_of(pointer)
    if not pointers.rank(pointer):
        return True
    for name in ("mask", "other"):
        given = bound.get(name)
        if not isinstance(given, Tensor):
            continue
        clash = broadcasting.clash(shape, given.shape)
        if clash is not None:
            masks.report_clash(walk, bound, name, pointer, clash)
            return False
        if name == "other" and masks.outgrows(given.shape, shape):
            walk.report(
                "KF703",
                bound.span("other"),
                f"`other` is {describe(given)}, larger than the mask and {pointers.told(walk, bound, pointer)}",
                "give it the shape of the pointers, or a scalar",
            )
            return False
        shape = operators.broadcast(shape, given.shape)
    return True


def store(walk: Walk, bound: Bound) -> Value:
    """Writes; the call has no value."""
    pointer = pointers.of(bound)
    if pointers.may_be_descriptor(bound):
        return UNKNOWN
    constants.check_stored_value(walk, bound)
    if expressions.scalar_kind(pointer) is Scalar.BLOCK_POINTER:
        _ = check_value(walk, bound, "value") and block_pointers.check_store(walk, bound, pointer)
        return Known(None)
    is_pointer = constants.check_swapped_store(walk, bound) and pointers.check_access(walk, bound, pointer)
    if is_pointer and pointers.check_const(walk, bound, pointer):
        _ = (
            block_pointers.check_plain(walk, bound, pointer)
            and check_value(walk, bound, "value")
            and check_stored_shapes(walk, bound, pointer)
            and masks.check_bools(walk, bound, "mask")
            and check_cast(walk, bound, "value", pointer)
            and check_truncation(walk, bound, pointer)
        )
    return Known(None)


def check_value(walk: Walk, bound: Bound, name: str) -> bool:
    """A number or a block of numbers; false if it was reported."""
    value = bound.get(name)
    if value == Known(None) and name in ("val", "cmp"):
        walk.report("KF605", bound.span(name), f"`{bound.name}` needs a value here, and this is None")
        return False
    is_number = isinstance(value, Known) and isinstance(value.value, bool | int | float | None)
    is_descriptor = isinstance(value, Tensor) and value.kind is Scalar.DESCRIPTOR
    if is_number or not (isinstance(value, Known | TupleOf) or is_descriptor):
        return True
    note = "take its elements one by one" if isinstance(value, TupleOf) else "pass a number or a block"
    walk.report(
        "KF705",
        bound.span(name),
        f"`{name}` of `{bound.name}` is one value or a block, not {describe(value or UNKNOWN)}",
        note,
    )
    return False


def check_stored_shapes(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Value and mask are broadcast into the pointers' shape; false if one does not fit."""
    if not masks.check_single(walk, bound, pointer, ("value", "mask")):
        return False
    shape = operators.shape_of(pointer)
    value, mask = bound.get("value"), bound.get("mask")
    for name, given in (("value", value), ("mask", mask)):
        if pointers.rank(pointer) and isinstance(given, Tensor) and masks.outgrows(given.shape, shape):
            masks.report_misfit(walk, bound, name, pointer)
            return False
    if not isinstance(value, Tensor) or not isinstance(mask, Tensor):
        return True
    clash = broadcasting.clash(value.shape, mask.shape)
    if clash is None:
        return True
    walk.report(
        "KF703",
        bound.span("mask"),
        f"the sizes {clash[0]} and {clash[1]} do not fit: the value is {describe(value)}, the mask {describe(mask)}",
        "make the mask of the offsets that the pointers are made of",
    )
    return False


def check_cast(walk: Walk, bound: Bound, name: str, pointer: Value) -> bool:
    """A value is cast to the pointers' element type; false if no cast exists."""
    value, target = bound.get(name), pointers.pointee_of(pointer)
    why = uncastable(value, target)
    if why is None:
        return True
    walk.report(
        "KF705",
        bound.span(name),
        f"{why} cannot be cast to {target}, the type that {pointers.told(walk, bound, pointer)} leads to",
        "load the value first: `tl.load(...)`"
        if why == "a pointer"
        else "go over float32: `.to(tl.float32)`",
    )
    return False


def uncastable(value: Value | None, target: str | None) -> str | None:
    """What the value is that has no cast to a dtype, after `cast` of semantic.py; None if it has one."""
    if target is None or value is None:
        return None
    if expressions.scalar_kind(value) in (Scalar.POINTER, Scalar.BLOCK_POINTER):
        return None if target in casts.POINTER_SIZED or dtypes.family(target) is None else "a pointer"
    source = pointers.element_type(value)
    if dtypes.family(target) is None:  # a pointer
        return source if source is not None and dtypes.family(source) is Scalar.FLOAT else None
    if source is None or "float8e4b15" in (source, target):
        return None
    eighths = source.startswith("float8"), target.startswith("float8")
    is_mixed = (
        eighths[0] != eighths[1] and dtypes.family(target if eighths[0] else source) is not Scalar.FLOAT
    )
    return source if is_mixed else None


def check_truncation(walk: Walk, bound: Bound, pointer: Value) -> bool:
    """Advice: a float stored through a pointer to ints loses its fraction without a word."""
    value, target = bound.get("value"), pointers.pointee_of(pointer)
    if target is None or dtypes.family(target) is not Scalar.INT or not _is_fractional(value):
        return True
    walk.report(
        "KF716",
        bound.span("value"),
        f"{describe(value or UNKNOWN)} is stored as {target}: the fraction is cut off",
        f"say so, after rounding if that is meant: `tl.floor(x + 0.5).to(tl.{target})`",
        severity=Severity.INFO,
    )
    return False


def _is_fractional(value: Value | None) -> bool:
    if isinstance(value, Known):
        return isinstance(value.value, float) and not value.value.is_integer()
    return isinstance(value, Tensor | Argument) and value.kind is Scalar.FLOAT
