"""Builtins that compute element by element.

After language/math.py, `maximum`, `clamp`, `fdiv` and `where` of language/semantic.py, and `cdiv` of
language/standard.py.
"""

from __future__ import annotations

from ....grammar.api.typing import COMPUTABLE, NUMBERS, Row
from ... import tree
from ...diagnostics import Severity
from ...values import (
    UNKNOWN,
    Dtype,
    Known,
    Scalar,
    Shape,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
)
from .. import expressions, operator_checks, operator_types, operators
from ..binding import Bound
from ..memory import pointers
from ..session import Walk
from ..shapes import broadcasting
from . import casts, elements

OPERATORS = {"add": "+", "sub": "-", "mul": "*"}


def elementwise(walk: Walk, bound: Bound, row: Row) -> Value:
    """The operands are brought to one shape and one element type."""
    operands = _operands(bound, row)
    shape = broadcast(walk, bound, tuple(operands.values()))
    if not operands or not row.holds_in(walk.session.catalogue.version):
        return Tensor(shape)
    accepts, computes = row.accepts, row.computes
    if bound.receiver is not None and row.of_method is not None:
        accepts, computes = None, row.of_method
    for name, value in operands.items():
        if not elements.check_accepted(walk, bound, name, value, accepts):
            return UNKNOWN
    found = _common(row, accepts, tuple(operands.values()))
    if computes is not None and not found & computes:
        _report_common(walk, bound, computes, operands)
        return UNKNOWN
    if len(operands) < len(row.operands):
        return Tensor(shape)
    if row.element not in ("same", "promoted"):
        return elements.of_dtype(shape, row.element)
    return elements.block(shape, found if computes is None else found & computes)


def _operands(bound: Bound, row: Row) -> dict[str, Value]:
    """The operands that are given."""
    given = {name: elements.operand(bound, row.operands, name) for name in row.operands}
    return {name: value for name, value in given.items() if value is not None}


def _common(row: Row, accepts: frozenset[str] | None, values: tuple[Value, ...]) -> elements.Elements:
    """What the operands are computed in, of the element types that they may have."""
    each = [elements.possible(value) for value in values]
    if accepts is not None:
        each = [
            found & accepts if is_runtime(value) else found for found, value in zip(each, values, strict=True)
        ]
    if row.widens:
        each = [elements.mapped(found, elements.widened) for found in each]
    return elements.common(tuple(each))


def _report_common(walk: Walk, bound: Bound, computes: frozenset[str], operands: dict[str, Value]) -> None:
    """Name the operand that keeps the others from being computed with."""
    refused = [name for name, value in operands.items() if not elements.possible(value) & computes]
    name = refused[0] if refused else next(iter(operands))
    elements.report_refused(walk, bound, name, operands[name], computes)


def broadcast(walk: Walk, bound: Bound, values: tuple[Value, ...]) -> Shape | None:
    """The common shape; what does not fit is reported."""
    shape: Shape | None = ()
    for position, value in enumerate(values):
        if not all(broadcasting.check(walk, bound.node, other, value) for other in values[:position]):
            return None
        shape = operators.broadcast(shape, operators.shape_of(value))
    return shape


def division(walk: Walk, bound: Bound, row: Row) -> Value:
    """`fdiv` divides floats of one type, and converts nothing: not even a constant."""
    operands = _operands(bound, row)
    shape = broadcast(walk, bound, tuple(operands.values()))
    if len(operands) != len(row.operands) or not row.holds_in(walk.session.catalogue.version):
        return Tensor(shape, Scalar.FLOAT)
    accepted = row.accepts or NUMBERS
    for name, value in operands.items():
        if not elements.possible(value) & accepted:
            elements.report_refused(walk, bound, name, value, accepted)
            return UNKNOWN
    x, y = (elements.possible(value) & accepted for value in operands.values())
    if x & y:
        return elements.block(shape, x & y)
    has_constant = any(is_constexpr(value) for value in operands.values())
    walk.report(
        "KF503",
        bound.node.span,
        f"`{bound.name}` needs operands of one type, and these are {elements.listed(x)} and {elements.listed(y)}",
        "a constant is float32 here: cast the other operand, or write `x / y`"
        if has_constant
        else "cast one of them, or write `x / y`",
    )
    return UNKNOWN


def ceiling_division(walk: Walk, bound: Bound, row: Row) -> Value:
    """`cdiv` is Triton code, `(x + (div - 1)) // div`: even of constants it gives a run-time value."""
    operands = _operands(bound, row)
    if len(operands) != len(row.operands) or UNKNOWN in operands.values():
        return Tensor()
    values = tuple(operands.values())
    if all(is_constexpr(value) for value in values):
        folded = isinstance(values[0], Known) and isinstance(values[1], Known)
        is_int = folded and all(isinstance(v.value, int) for v in values if isinstance(v, Known))
        return Tensor((), Scalar.INT, dtype="int32") if is_int else Tensor(())
    x, divisor = values
    node = _binary(bound, "x", "+", "div")
    less = operators.apply(walk, node, divisor, "-", Known(1))
    total = operators.apply(walk, node, x, "+", less)
    return operators.apply(walk, _binary(bound, "x", "//", "div"), total, "//", divisor)


def _binary(bound: Bound, left: str, op: str, right: str) -> tree.Binary:
    """The call as the operator that it stands for."""
    sides = (elements.node_of(bound, left), elements.node_of(bound, right))
    return tree.Binary(bound.node.span, sides[0], op, sides[1])


def logical(walk: Walk, bound: Bound, row: Row) -> Value:
    """`x.logical_and(y)`: one bit each."""
    operands = _operands(bound, row)
    for name, value in operands.items():
        if is_runtime(value) and "int1" not in elements.possible(value):
            node = elements.node_of(bound, name)
            walk.report(
                "KF519",
                node.span,
                f"`{bound.name}` needs bools, and {walk.subject(node, value)}",
                f"compare it: `{walk.text(node.span)} != 0`",
            )
            return UNKNOWN
    return Tensor(broadcast(walk, bound, tuple(operands.values())), Scalar.BOOL, dtype="int1")


def arithmetic(walk: Walk, bound: Bound, row: Row) -> Value:
    """`tl.add`, `tl.sub` and `tl.mul` are the operators; of two constants too they make a run-time value."""
    operands = _operands(bound, row)
    if len(operands) != len(row.operands):
        return Tensor()
    x, y = operands.values()
    if is_constexpr(x) and is_constexpr(y):
        return elements.block((), elements.common((elements.possible(x), elements.possible(y))))
    op = OPERATORS[bound.name.rpartition(".")[2]]
    return operators.apply(walk, _binary(bound, "x", op, "y"), x, op, y)


def where(walk: Walk, bound: Bound, row: Row) -> Value:
    """The alternatives are promoted as operands of `+` are; all three are broadcast."""
    operands = _operands(bound, row)
    if len(operands) != len(row.operands):
        return Tensor()
    condition, x, y = operands.values()
    if not casts.check_cast(walk, bound, condition, "int1"):
        return UNKNOWN
    _check_condition(walk, bound, condition)
    shape = broadcast(walk, bound, (condition, x, y))
    kinds = {expressions.scalar_kind(x), expressions.scalar_kind(y)}
    if Scalar.POINTER in kinds:
        return pointers.selected(walk, bound, x, y, shape)
    if is_constexpr(x) and is_constexpr(y):
        return elements.block(shape, elements.common((elements.possible(x), elements.possible(y))))
    found = operator_types.outcome("+", x, y)
    if found.refusal is not None:
        node = _binary(bound, "x", "+", "y")
        operator_checks.report_refusal(walk, node, x, "+", y, found.refusal)
        return UNKNOWN
    return Tensor(shape, found.kind, dtype=found.dtype)


def _check_condition(walk: Walk, bound: Bound, condition: Value) -> None:
    """Triton casts other conditions to bool, and warns that a later version won't."""
    found = elements.possible(condition)
    if is_runtime(condition) and "int1" not in found and elements.POINTER not in found:
        node = elements.node_of(bound, "condition")
        walk.report(
            "KF902",
            node.span,
            f"the condition of `{bound.name}` should be made of bools, and {walk.subject(node, condition)}",
            f"compare it: `{walk.text(node.span)} != 0`",
            severity=Severity.INFO,
        )


def inline_asm(walk: Walk, bound: Bound, row: Row) -> Value:
    """The operands are broadcast; `dtype` names the element type of the result, or of each result."""
    args = bound.get("args")
    if isinstance(args, Tensor):
        walk.report(
            "KF302",
            bound.span("args"),
            f"`{bound.name}` takes a list of operands, and this is {describe(args)}",
            f"write `[{walk.text(bound.span('args'))}]`",
        )
        return UNKNOWN
    shape = broadcast(walk, bound, args.items) if isinstance(args, TupleOf) else None
    match bound.get("dtype"):
        case Known(value=Dtype(name=name)):
            return elements.of_dtype(shape, name)
        case TupleOf(items=items):
            return TupleOf(tuple(elements.of_dtype(shape, elements.dtype_named(item)) for item in items))
        case _:
            return UNKNOWN


def swizzle(walk: Walk, bound: Bound, row: Row) -> Value:
    """Two indices, of the shape of all operands."""
    values = tuple(_operands(bound, row).values())
    shape = broadcast(walk, bound, values)
    is_plain = all(elements.possible(value) == {"int32"} for value in values)
    index = Tensor(shape, Scalar.INT, dtype="int32" if is_plain else None)
    return TupleOf((index, index))


def extreme(walk: Walk, node: tree.Call, name: str, values: list[Value]) -> Value:
    """Python's `max` and `min` of run-time values are `tl.maximum` and `tl.minimum`, from left to right."""
    result: Value = values[0]
    for argument, value in zip(node.args, values, strict=False):
        if value == Known(None):
            pair = tree.Binary(node.span, argument, "+", argument)
            operator_checks.is_nothing(walk, pair, value, Tensor())
            return UNKNOWN
    for value in values[1:]:
        if not broadcasting.check(walk, node, result, value):
            return UNKNOWN
        shape = operators.broadcast(operators.shape_of(result), operators.shape_of(value))
        both = tuple(elements.mapped(elements.possible(each), elements.widened) for each in (result, value))
        found = elements.common(both) & COMPUTABLE
        if not found:
            walk.report(
                "KF503",
                node.span,
                f"`{name}` compares {elements.listed(COMPUTABLE)}: these are {describe(result)} and {describe(value)}",
                "cast first: `.to(tl.float32)`",
            )
            return UNKNOWN
        result = elements.block(shape, found)
    if isinstance(result, Tensor) and result.is_block:
        walk.report(
            "KF903",
            node.span,
            f"Python's `{name}` of blocks is deprecated",
            f"write `tl.{name}imum(a, b)`",
            severity=Severity.INFO,
        )
    return result
