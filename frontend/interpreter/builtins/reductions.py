"""Reductions and scans: the shape that is left, the element type that Triton computes in.

After language/standard.py, and `reduce` and `associative_scan` of language/core.py.
"""

from __future__ import annotations

from ....grammar.api.typing import FLOATS, Row
from ... import tree
from ...values import UNKNOWN, Known, Scalar, Shape, Symbol, Tensor, TupleOf, Value, is_runtime
from .. import operators
from ..binding import Bound
from ..session import Suspect, Walk
from ..shapes import broadcasting
from . import casts, combine, constants, elements


def reduction(walk: Walk, bound: Bound, row: Row) -> Value:
    """One axis less, or none at all; with `return_indices` the positions too."""
    shape = reduced_shape(walk, bound, bound.first)
    combine.check_operand(walk, bound)
    with_indices = bound.get("return_indices")
    if with_indices not in (None, Known(False), Known(True)):
        return UNKNOWN
    is_indexed = with_indices == Known(True)
    found = elements.mapped(elements.possible(bound.first), elements.widened)
    found = found if is_indexed else _computed_in(bound, row)
    if not _accepts(walk, bound, row, found):
        return UNKNOWN
    if is_indexed:
        check_indexed_axis(walk, bound)
        return TupleOf((_block(walk, shape, row, found), Tensor(shape, Scalar.INT, dtype="int32")))
    result = _block(walk, shape, row, found)
    note_suspect(walk, bound, result)
    broadcasting.note_reduction(walk, bound, result)
    return result


def indexed_reduction(walk: Walk, bound: Bound, row: Row) -> Value:
    """`argmax` and `argmin` give positions along an axis, which they need."""
    shape = reduced_shape(walk, bound, bound.first)
    combine.check_operand(walk, bound)
    check_indexed_axis(walk, bound)
    if not _accepts(walk, bound, row, elements.possible(bound.first)):
        return UNKNOWN
    return Tensor(shape, Scalar.INT, dtype="int32")


def check_indexed_axis(walk: Walk, bound: Bound) -> None:
    """Positions are counted along one axis."""
    if bound.get("axis") == Known(None) or ("axis" not in bound.values and bound.is_exact):
        walk.report(
            "KF302",
            bound.span("axis"),
            f"`{bound.name}` needs an axis to count positions along",
            "pass `axis=0`; to search the whole block flatten it first: `tl.ravel(x)`",
        )


def scan(walk: Walk, bound: Bound, row: Row) -> Value:
    """`cumsum` and `cumprod` keep the shape."""
    check_scanned(walk, bound)
    found = _computed_in(bound, row)
    if not _accepts(walk, bound, row, found):
        return UNKNOWN
    return _block(walk, operators.shape_of(bound.first), row, found)


def check_scanned(walk: Walk, bound: Bound) -> None:
    """A scan goes along an axis that the block has."""
    first = bound.first
    if isinstance(first, Tensor) and first.shape == () and "axis" not in bound.values:
        combine.report_scalar(walk, bound, first)
    elif constants.check_axis(walk, bound, "axis") and bound.get("axis") == Known(None):
        walk.report(
            "KF406", bound.span("axis"), f"`{bound.name}` goes along one axis: None is none", "pass `axis=0`"
        )


def softmax(walk: Walk, bound: Bound, row: Row) -> Value:
    """Triton code: `exp(x - max(x)) / sum(...)` along `dim`, by default the first axis, in float32 at least."""
    first, dim = bound.first, bound.get("dim")
    shape = operators.shape_of(first)
    combine.check_operand(walk, bound)
    if not elements.check_accepted(walk, bound, row.operands[0], first, row.accepts):
        return UNKNOWN
    axis = 0 if dim in (None, Known(None)) else dim.value if isinstance(dim, Known) else None
    is_reduced = keeps_dims(bound) is False and walk.is_before("3.9")
    if shape and isinstance(axis, int) and -len(shape) <= axis < len(shape) and is_reduced:
        left = list(shape)
        del left[axis]
        if not broadcasting.check(walk, bound.node, first, Tensor(tuple(left), Scalar.FLOAT)):
            return UNKNOWN
    return _block(walk, shape, row, elements.mapped(elements.possible(first) & FLOATS, elements.largest))


def reduce(walk: Walk, bound: Bound, row: Row) -> Value:
    """`tl.reduce` of one block; of a tuple it gives a tuple."""
    operands = combine.operands(bound)
    shape = reduced_shape(walk, bound, operands[0] if operands else UNKNOWN)
    if operands:
        combine.check_operand(walk, bound)
    if not (combine.check_shapes(walk, bound, operands) and combine.check(walk, bound, operands)):
        return UNKNOWN
    return _combined(bound, operands, shape)


def associative_scan(walk: Walk, bound: Bound, row: Row) -> Value:
    """As `reduce`, but every element is kept."""
    operands = combine.operands(bound)
    if isinstance(bound.first, Tensor):
        check_scanned(walk, bound)
    elif not constants.check_axis(walk, bound, "axis"):
        return UNKNOWN
    if not (combine.check_shapes(walk, bound, operands) and combine.check(walk, bound, operands)):
        return UNKNOWN
    return _combined(bound, operands, operands[0].shape if operands else None)


def _combined(bound: Bound, operands: tuple[Tensor, ...], shape: Shape | None) -> Value:
    """The element types stay: the combine function could not change them."""
    if not operands:
        return Tensor() if isinstance(bound.first, Tensor) else UNKNOWN
    results = tuple(Tensor(shape, operand.kind, dtype=operand.dtype) for operand in operands)
    return TupleOf(results) if isinstance(bound.first, TupleOf) else results[0]


def _accepts(walk: Walk, bound: Bound, row: Row, computed_in: elements.Elements) -> bool:
    """The operand may have a type that is taken, and is computed in one that can be; false if reported."""
    if not row.holds_in(walk.session.catalogue.version) or not is_runtime(bound.first):
        return True
    name, code = row.operands[0], "KF515" if row.accepts else "KF503"
    asked = elements.dtype_named(bound.get("dtype"))
    if asked is not None and not casts.check_cast(walk, bound, bound.first, asked):
        return False
    if not elements.check_accepted(walk, bound, name, bound.first, row.accepts, code):
        return False
    if row.computes is None or computed_in & row.computes:
        return True
    elements.report_refused(walk, bound, name, bound.first, row.computes)
    return False


def _computed_in(bound: Bound, row: Row) -> elements.Elements:
    """The element types that the operand may be converted to."""
    found = elements.possible(bound.first)
    if row.widens:
        found = elements.mapped(found, elements.widened)
    if row.accepts is not None:
        found &= row.accepts
    if row.element == "summed":
        asked = bound.get("dtype")
        if asked not in (None, Known(None)):
            dtype = elements.dtype_named(asked)
            return elements.ANY if dtype is None else frozenset({dtype})
        return elements.mapped(found, elements.summed)
    return elements.mapped(found, elements.largest) if row.element == "largest" else found


def _block(walk: Walk, shape: Shape | None, row: Row, found: elements.Elements) -> Tensor:
    """The result; in versions that the row does not speak of only its family is certain."""
    result = elements.block(shape, found - {elements.POINTER})
    if row.holds_in(walk.session.catalogue.version):
        return result
    return Tensor(shape, result.kind if result.kind is not Scalar.BOOL else Scalar.NUMBER)


def reduced_shape(walk: Walk, bound: Bound, operand: Value) -> Shape | None:
    """The shape without the reduced axis; `()` when all axes are reduced."""
    axis = bound.get("axis")
    if _is_elementwise_misuse(bound, axis):
        _report_elementwise(walk, bound)
        return None
    if not constants.check_axis(walk, bound, "axis"):
        return None
    keep = keeps_dims(bound)
    if not isinstance(operand, Tensor) or operand.shape is None or keep is None:
        return None
    if axis is None or axis == Known(None):
        return (1,) * len(operand.shape) if keep else ()
    if isinstance(axis, Symbol):
        return (None,) * (len(operand.shape) - (not keep))
    if not isinstance(axis, Known) or not isinstance(axis.value, int):
        return None
    sizes = list(operand.shape)
    if not -len(sizes) <= axis.value < len(sizes):
        return None
    if keep:
        sizes[axis.value] = 1
    else:
        del sizes[axis.value]
    return tuple(sizes)


def keeps_dims(bound: Bound) -> bool | None:
    """Whether reduced dimensions stay, with size 1; None where that is open."""
    keep = bound.get("keep_dims")
    if keep is None:
        return False
    return bool(keep.value) if isinstance(keep, Known) else None


def _is_elementwise_misuse(bound: Bound, axis: Value | None) -> bool:
    """A float or a block where the axis stands."""
    if isinstance(axis, Known):
        return isinstance(axis.value, float)
    return isinstance(axis, Tensor) and (axis.is_block or axis.kind is Scalar.FLOAT)


def _report_elementwise(walk: Walk, bound: Bound) -> None:
    other = walk.text(bound.span("axis"))
    function = {"max": "tl.maximum", "min": "tl.minimum", "sum": "+"}.get(bound.name.rpartition(".")[2], "")
    walk.report(
        "KF306",
        bound.span("axis"),
        f"`{bound.name}` reduces a block over an axis; `{other}` is no axis",
        f"for the larger or smaller of two values use `{function}`" if function else "pass an axis",
    )


def note_suspect(walk: Walk, bound: Bound, result: Tensor) -> None:
    """Remember `tl.max(x, 0)` of a one-dimensional block: it may be meant element by element."""
    first, axis = bound.first, bound.nodes.get("axis")
    is_zero = isinstance(axis, tree.Constant) and axis.value == 0 and "axis" in bound.by_position
    is_extreme = bound.name.rpartition(".")[2] in ("max", "min")
    if is_zero and is_extreme and isinstance(first, Tensor) and first.shape and len(first.shape) == 1:
        walk.suspects.append(Suspect(result, first.shape, bound.node.span))
