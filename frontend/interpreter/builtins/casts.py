"""Conversions of element types: `x.to(dtype)`, `tl.cast`, and the value that fills a block.

After `cast`, `bitcast` and `scalar_constant` of language/semantic.py.
"""

from __future__ import annotations

from ....grammar.api.typing import FLOATS, INTEGERS, NUMBERS, SMALL_FLOATS, STANDARD_FLOATS, Row
from ... import dtypes
from ...diagnostics import Severity
from ...values import UNKNOWN, Dtype, Known, Scalar, Shape, Tensor, TupleOf, Value, describe, is_runtime
from .. import operators
from ..binding import Bound
from ..session import Walk
from . import elements

POINTER_SIZED = ("int64", "uint64")


def cast(walk: Walk, bound: Bound, row: Row) -> Value:
    """The operand with another element type."""
    shape, target = operators.shape_of(bound.first), elements.dtype_named(bound.get("dtype"))
    if target is None:
        return Tensor(shape) if check_dtype(walk, bound) else UNKNOWN
    if _is_too_large(bound.first):
        what = "no integer type holds a constant of more than 64 bits"
        walk.report("KF505", bound.node.span, what, "write it as a float")
        return UNKNOWN
    if not check_cast(walk, bound, bound.first, target):
        return UNKNOWN
    return converted(shape, target)


def check_dtype(walk: Walk, bound: Bound) -> bool:
    """The dtype is one; of texts and foreign dtypes `options` speaks. False if it was reported."""
    dtype, node = bound.get("dtype"), bound.nodes.get("dtype")
    is_constant = isinstance(dtype, Known) and not isinstance(dtype.value, Dtype | str)
    if dtype is None or node is None or not (is_constant or isinstance(dtype, Tensor | TupleOf)):
        return True
    walk.report(
        "KF207",
        node.span,
        f"`{bound.name}` needs a dtype, and {walk.subject(node, dtype)}",
        f"write `{walk.text(node.span)}.dtype`"
        if isinstance(dtype, Tensor)
        else "write one, such as `tl.float32`",
    )
    return False


def _is_too_large(value: Value) -> bool:
    return (
        isinstance(value, Known) and isinstance(value.value, int) and dtypes.of_constant(value.value) is None
    )


def converted(shape: Shape | None, target: str) -> Tensor:
    """A value of a dtype, which may be that of a pointer."""
    pointee = dtypes.scalar(Dtype(target)).name
    if pointee != target:
        return Tensor(shape, Scalar.POINTER, pointee=pointee)
    return elements.of_dtype(shape, target)


def check_cast(walk: Walk, bound: Bound, value: Value, target: str) -> bool:
    """The conversion exists; false if it was reported that it does not."""
    bitcast, rounding = bound.get("bitcast"), bound.get("fp_downcast_rounding")
    if bitcast not in (None, Known(False), Known(True)):
        return True
    is_rounded = isinstance(rounding, Known) and rounding.value is not None
    sources = elements.possible(value)
    to = target if target in NUMBERS else elements.POINTER
    refusals = [_refusal(source, to, bitcast == Known(True), is_rounded) for source in sorted(sources)]
    reasons = [reason for reason in refusals if reason is not None]
    if not reasons or len(reasons) < len(refusals):
        return True
    source = describe(value) if len(sources) > 1 else next(iter(sources))
    why, note = reasons[0]
    walk.report(
        "KF511",
        bound.node.span,
        why.format(source="a pointer" if source == elements.POINTER else source, target=_written(target)),
        note,
    )
    return False


def _written(target: str) -> str:
    return target if target in NUMBERS else "a pointer"


def _refusal(source: str, target: str, is_bitcast: bool, is_rounded: bool) -> tuple[str, str] | None:
    """Why a conversion does not exist, and what to write instead; None if it does."""
    if source == target:
        return None
    if is_bitcast and elements.POINTER not in (source, target):
        return _bitcast_refusal(source, target)
    if is_rounded and not (
        _is_float(source) and _is_float(target) and dtypes.width(target) < dtypes.width(source)
    ):
        return (
            "only a conversion to a narrower float is rounded, and this goes from {source} to {target}",
            "leave out `fp_downcast_rounding`",
        )
    if _exists(source, target):
        return None
    if elements.POINTER in (source, target):
        return (
            "Triton does not convert {source} to {target}",
            "a pointer goes to int64 and comes from int64; to read the element use `tl.load`",
        )
    return (
        "Triton does not convert {source} to {target}",
        "8-bit floats convert to floats only: go through `.to(tl.float32)`",
    )


def _bitcast_refusal(source: str, target: str) -> tuple[str, str] | None:
    before, after = dtypes.width(source), dtypes.width(target)
    if before == after:
        return None
    return (
        f"a bitcast keeps the bits: {{source}} has {before} and {{target}} has {after}",
        "bitcast to a type of the same width and convert that, or convert the numbers: leave out `bitcast=True`",
    )


def _is_float(dtype: str) -> bool:
    return dtype in FLOATS


def _exists(source: str, target: str) -> bool:
    if source == elements.POINTER:
        return target in (*POINTER_SIZED, "int1", elements.POINTER)
    if target == elements.POINTER:
        return source in POINTER_SIZED
    if source in SMALL_FLOATS:
        return target in FLOATS
    return target not in SMALL_FLOATS or source in STANDARD_FLOATS


def check_fill(walk: Walk, bound: Bound, dtype: str) -> bool:
    """The value of `tl.full` is a scalar, and one that the element type can hold; false if reported."""
    value = bound.get("value")
    if isinstance(value, Tensor) and value.is_block:
        walk.report(
            "KF510",
            bound.span("value"),
            f"`{bound.name}` takes one value, and {walk.subject(bound.nodes.get('value') or bound.node, value)}",
            "to repeat a block use `tl.broadcast_to`",
        )
        return False
    if value is None or not elements.check_number(walk, bound, "value", value):
        return value is None
    if is_runtime(value):
        return check_cast(walk, bound, value, dtype)
    return not isinstance(value, Known) or _check_constant(walk, bound, value, dtype)


def _check_constant(walk: Walk, bound: Bound, value: Known, dtype: str) -> bool:
    """A constant becomes an element through 64 bits: what is too large for those is refused, the rest wraps."""
    number = value.value
    if not isinstance(number, int | float) or number == 0 or dtype == "int1" or dtype in STANDARD_FLOATS:
        return True
    if dtype in SMALL_FLOATS:
        why = f"Triton makes no {dtype} of a constant other than 0"
        walk.report("KF505", bound.span("value"), why, f"convert a float32 block: `.to(tl.{dtype})`")
        return False
    if dtype not in INTEGERS:
        return True
    low, high = dtypes.limits(dtype)
    if isinstance(number, int) and low <= number <= high:
        return True
    wide = dtypes.limits("uint64" if dtypes.is_unsigned(dtype) else "int64")
    is_refused = isinstance(number, float) or not wide[0] <= number <= wide[1]
    what = "is no integer" if isinstance(number, float) else "does not fit"
    walk.report(
        "KF505",
        bound.span("value"),
        f"{describe(value)} {what}: the elements are {dtype}",
        f"{dtype} goes from {low} to {high}; for other numbers choose another dtype",
        severity=Severity.ERROR if is_refused else Severity.WARNING,
    )
    return not is_refused
