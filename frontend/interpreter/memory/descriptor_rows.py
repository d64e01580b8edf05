"""`desc.gather` and `desc.scatter`: rows of a tensor by their numbers.

After `descriptor_gather` and `descriptor_scatter` of Triton's language/semantic.py, and what MLIR's verifier
refuses of what they build.
"""

from __future__ import annotations

from ... import dtypes
from ...values import Known, Shape, Tensor, TupleOf, Value, describe
from .. import operators
from ..binding import Bound
from ..builtins import elements
from ..session import Walk
from . import accesses, descriptors, masks, offsets, pointers

MIN_ROWS = 8
MIN_BYTES = 32
"""The least width of a block."""


def gather(walk: Walk, bound: Bound) -> Value:
    """Rows picked by a block of row numbers: `desc.gather(rows, column)`."""
    places = [value for value, _ in bound.rest]
    desc = descriptors.of(bound)
    is_fine = _check_rows(walk, bound, desc, places)
    rows = operators.shape_of(places[0]) if is_fine and places else None
    block = descriptors.block_of(desc)
    shape = (rows[0], block[1]) if rows and block is not None and len(block) == 2 else (None, None)
    return accesses.loaded(shape, desc)


def scatter(walk: Walk, bound: Bound) -> Value:
    """Rows written to where a block of row numbers says: `desc.scatter(value, rows, column)`."""
    places = [value for value, _ in bound.rest]
    desc, value = descriptors.of(bound), bound.get("value")
    if value is not None and _check_rows(walk, bound, desc, places):
        _check_scattered(walk, bound, desc, value, places)
    return Known(None)


def _check_scattered(walk: Walk, bound: Bound, desc: Value, value: Value, places: list[Value]) -> None:
    """A row for each row number, of exactly the descriptor's element type."""
    block, pointee = descriptors.block_of(desc), pointers.pointee_of(desc)
    rows = operators.shape_of(places[0]) if places else None
    is_misfit = rows and block is not None and masks.differ(operators.shape_of(value), (rows[0], block[1]))
    notes: tuple[str, ...] = ()
    if isinstance(value, Known | TupleOf) or is_misfit:
        why = f"takes a block with a row for each row number, and this is {describe(value)}"
    elif pointee is not None and not {pointee, _other_sign(pointee)} & elements.possible(value):
        why = f"casts nothing: the elements are {pointee}, and this is {describe(value)}"
        notes = (f"cast it: `.to(tl.{pointee})`",)
    else:
        return
    walk.report("KF707", bound.span("value"), f"`{bound.name}` {why}", *notes)


def _other_sign(dtype: str) -> str:
    """MLIR's integers have no sign."""
    return dtype.removeprefix("u") if dtype.startswith("uint") else f"u{dtype}"


def _check_rows(walk: Walk, bound: Bound, desc: Value, places: list[Value]) -> bool:
    """Two dimensions, blocks of one row, and at least eight row numbers; false if it was reported."""
    problem = _rows_problem(bound, descriptors.block_of(desc), pointers.pointee_of(desc), places)
    if problem is None:
        return True
    walk.report("KF707", bound.node.span, f"`{bound.name}` {problem}")
    return False


def _rows_problem(bound: Bound, block: Shape | None, pointee: str | None, places: list[Value]) -> str | None:
    if bound.is_exact and len(places) != 2:
        return f"takes a block of row numbers and one column offset, not {len(places)} values"
    if block is not None:
        if len(block) != 2:
            return f"needs a descriptor of 2 dimensions, and this one has {len(block)}"
        if isinstance(block[0], int) and block[0] != 1:
            return f"needs a descriptor whose block has one row, and this one has {block[0]}"
        if pointee is not None and (bits := dtypes.width(pointee)):
            least = MIN_BYTES * 8 // bits
            if bits > 32:
                return f"does not work on {pointee}: its elements may have 32 bits at most"
            if isinstance(block[1], int) and block[1] < MIN_BYTES // bits * 8:
                return f"needs {least} columns of {pointee} or more, and this block has {block[1]}"
    return _row_numbers_problem(places) if len(places) == 2 else None


def _row_numbers_problem(places: list[Value]) -> str | None:
    rows = places[0]
    shape = operators.shape_of(rows)
    if isinstance(rows, Known | TupleOf) or (shape is not None and len(shape) != 1):
        return f"takes a one-dimensional block of row numbers, and this is {describe(rows)}"
    if shape and isinstance(shape[0], int) and shape[0] < MIN_ROWS:
        return f"takes at least {MIN_ROWS} row numbers, and these are {shape[0]}"
    if isinstance(rows, Tensor) and (
        rows.kind in offsets.NUMBERLESS or (rows.dtype is not None and dtypes.width(rows.dtype) != 32)
    ):
        return f"takes 32-bit row numbers, and these are {describe(rows)}"
    return offsets.problem_of(places[1])
