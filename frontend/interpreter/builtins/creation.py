"""Builtins that make blocks out of nothing but constants and seeds."""

from __future__ import annotations

from ....grammar.api.typing import INTEGERS, WIDE_INTEGERS, Row
from ... import dtypes
from ...values import UNKNOWN, Dtype, Known, Scalar, Tensor, TupleOf, Value
from .. import operators
from ..binding import Bound
from ..session import Walk
from . import casts, constants, elements
from .elementwise import broadcast
from .reordering import same


def filled(walk: Walk, bound: Bound, row: Row) -> Value:
    """`zeros`, `full`: the shape is the first argument."""
    shape = constants.shape_of_argument(walk, bound, "shape")
    dtype = elements.dtype_named(bound.get("dtype"))
    if dtype is None:
        return Tensor(shape) if casts.check_dtype(walk, bound) else UNKNOWN
    if not (_check_pointers(walk, bound, dtype) and casts.check_fill(walk, bound, dtype)):
        return UNKNOWN
    return casts.converted(shape, dtype)


def _check_pointers(walk: Walk, bound: Bound, dtype: str) -> bool:
    """No constant is a pointer: `x_ptr.dtype` is the pointer's own type; false if reported."""
    value = bound.get("value")
    is_pointer = dtypes.scalar(Dtype(dtype)) != Dtype(dtype)
    if not is_pointer or not (value is None or isinstance(value, Known)):
        return True
    walk.report(
        "KF207",
        bound.span("dtype"),
        f"`{bound.name}` makes no pointers, and `{walk.text(bound.span('dtype'))}` is {dtype}",
        "the type of what a pointer leads to is `x_ptr.dtype.element_ty`",
    )
    return False


def zeros_like(walk: Walk, bound: Bound, row: Row) -> Value:
    """The shape and the type of a block."""
    return same(walk, bound, row)


def arange(walk: Walk, bound: Bound, row: Row) -> Value:
    """A range of int32."""
    return constants.arange(walk, bound)


def program_id(walk: Walk, bound: Bound, row: Row) -> Value:
    """Where a program stands in the grid, and how large that is."""
    constants.check_program_axis(walk, bound)
    return Tensor((), Scalar.INT, dtype="int32")


def random(walk: Walk, bound: Bound, row: Row) -> Value:
    """`rand(seed, offset)` and its kin: the shape of both, of one element type."""
    seed, offset = (elements.operand(bound, row.operands, name) for name in row.operands)
    if seed is None or offset is None:
        return UNKNOWN
    _check_seed(walk, bound, seed)
    if not elements.check_accepted(walk, bound, row.operands[1], offset, row.accepts):
        return UNKNOWN
    return elements.of_dtype(broadcast(walk, bound, (seed, offset)), row.element)


def _check_seed(walk: Walk, bound: Bound, seed: Value) -> None:
    found = elements.possible(seed)
    if found and all(dtypes.is_float(each) for each in found):
        elements.report_refused(walk, bound, "seed", seed, INTEGERS)


def random_tuple(walk: Walk, bound: Bound, row: Row) -> Value:
    """Four blocks at once."""
    value = random(walk, bound, row)
    return TupleOf((value,) * 4) if isinstance(value, Tensor) else UNKNOWN


def philox(walk: Walk, bound: Bound, row: Row) -> Value:
    """Four blocks of unsigned integers, as wide as the counter."""
    values = [bound.get(name) for name in row.operands]
    given = tuple(value for value in values if value is not None)
    if len(given) != len(row.operands):
        return UNKNOWN
    widths = {dtypes.width(each) for each in elements.possible(given[1])} & {32, 64}
    if not widths:
        elements.report_refused(walk, bound, "c0", given[1], WIDE_INTEGERS)
        return UNKNOWN
    dtype = f"uint{widths.pop()}" if len(widths) == 1 else None
    shapes = [operators.shape_of(value) for value in given]
    shape = shapes[0]
    for other in shapes[1:]:
        shape = operators.broadcast(shape, other)
    # with 64 bits the upper half of the key is a block of one element
    if dtype == "uint64":
        shape = operators.broadcast(shape, (1,))
    return TupleOf((elements.of_dtype(shape, dtype),) * 4)


def hint(walk: Walk, bound: Bound, row: Row) -> Value:
    """Hints give back their operand."""
    constants.check_hint(walk, bound)
    return bound.first
