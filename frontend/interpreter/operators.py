"""Operators: what they give, and what Triton refuses.

After `visit_BinOp`, `visit_Compare`, `visit_UnaryOp` and `visit_BoolOp` of Triton's code generator.
"""

from __future__ import annotations

from ...grammar.record import replace
from .. import tree
from ..values import (
    UNKNOWN,
    Argument,
    Dim,
    Known,
    Scalar,
    Shape,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
)
from . import calls, constexprs, expressions, operator_checks, operator_types
from .memory import pointers
from .session import Walk
from .shapes import broadcasting, dims


def binary(walk: Walk, node: tree.Binary) -> Value:
    """`left op right`."""
    left, right = expressions.evaluate(walk, node.left), expressions.evaluate(walk, node.right)
    if node.op == "@":
        walk.report("KF112", node.span, "Triton has no `@` operator", "use `tl.dot(a, b)`")
        return UNKNOWN
    return apply(walk, node, left, node.op, right)


def apply(walk: Walk, node: tree.Binary, left: Value, op: str, right: Value) -> Value:
    """The value of an arithmetic operator on two values."""
    if operator_checks.is_nothing(walk, node, left, right):
        return UNKNOWN
    if is_runtime(left) or is_runtime(right):
        return _runtime(walk, node, left, op, right)
    match left, right:
        case Known(), Known():
            return operator_checks.computed(
                walk, node, constexprs.fold(op, left.value, right.value), left.value, right.value
            )
        case ((Known() | Symbol()), (Known() | Symbol())):
            text = dims.combined(left, op, right) or walk.text(node.span)
            return Symbol(text, sort=constexprs.sort_of_result(left, op, right))
        case TupleOf(), TupleOf() if op == "+":
            return TupleOf(left.items + right.items)
        case TupleOf(), Known(value=int() as count) if op == "*" and count <= constexprs.FOLD_ITEMS:
            return TupleOf(left.items * count)
        case (TupleOf(), _) | (_, TupleOf()):
            operator_checks.check_tuple(walk, node, left, op, right)
            return UNKNOWN
        case _:
            return UNKNOWN


def _runtime(walk: Walk, node: tree.Binary, left: Value, op: str, right: Value) -> Value:
    """An operator of which one operand at least is not known before the kernel runs."""
    other = right if is_runtime(left) else left
    if other == UNKNOWN:
        return _with_unknown(walk, node, left, op, right)
    if op == "**":
        operator_checks.report_power(walk, node, left, right)
        return UNKNOWN
    if operator_checks.is_no_number(walk, node, left, op, right):
        return UNKNOWN
    if not (is_constexpr(other) or is_runtime(other)):
        return UNKNOWN
    if not pointers.check_operands(walk, node, left, op, right):
        return UNKNOWN
    result = operator_types.outcome(op, left, right)
    if result.refusal is not None:
        operator_checks.report_refusal(walk, node, left, op, right, result.refusal)
        return UNKNOWN
    if not broadcasting.check(walk, node, left, right):
        return UNKNOWN
    operator_checks.check_lost_bits(walk, node, left, op, right)
    shape = broadcast(shape_of(left), shape_of(right))
    origin = pointers.origin(walk, left, right) if op in ("+", "-") else None
    if result.kind is Scalar.POINTER:
        return Tensor(shape, result.kind, origin=origin, pointee=pointers.pointee_of(left, right))
    return Tensor(shape, result.kind, origin=origin, dtype=result.dtype)


def _with_unknown(walk: Walk, node: tree.Binary, left: Value, op: str, right: Value) -> Value:
    """An unknown operand: with a block the result is certainly a run-time value."""
    if not (isinstance(left, Tensor) or isinstance(right, Tensor)):
        return UNKNOWN
    if op == "**":
        operator_checks.report_power(walk, node, left, right)
        return UNKNOWN
    return Tensor()


def elementwise(left: Value, right: Value, kind: Scalar | None) -> Tensor:
    """The run-time result of an operator or function applied element by element."""
    return Tensor(broadcast(shape_of(left), shape_of(right)), kind)


def shape_of(value: Value) -> Shape | None:
    """The shape of a value as an operand: constants and arguments are scalars."""
    match value:
        case Tensor(shape=shape):
            return shape
        case Known() | Symbol() | Argument():
            return ()
        case _:
            return None


def broadcast(left: Shape | None, right: Shape | None) -> Shape | None:
    """Triton's broadcasting: the shorter shape gets leading 1s. Incompatible sizes give unknown ones."""
    if left is None or right is None:
        return None
    if len(left) < len(right):
        left, right = right, left
    padded = (1,) * (len(left) - len(right)) + right
    return tuple(_broadcast_dim(a, b) for a, b in zip(left, padded, strict=True))


def _broadcast_dim(left: Dim, right: Dim) -> Dim:
    if left == 1:
        return right
    if right == 1 or dims.same(left, right):
        return left
    sizes = [dim for dim in (left, right) if isinstance(dim, int)]
    return sizes[0] if len(sizes) == 1 else None


def compare(walk: Walk, node: tree.Compare) -> Value:
    """One comparison; `is` is decided when the kernel is compiled."""
    operands = [expressions.evaluate(walk, part) for part in (node.left, *node.comparators)]
    if len(node.ops) > 1:
        middle = walk.text(node.comparators[0].span)
        first = f"{walk.text(node.left.span)} {node.ops[0]} {middle}"
        second = f"{middle} {node.ops[1]} {walk.text(node.comparators[1].span)}"
        walk.report(
            "KF111",
            node.span,
            "Triton cannot compile chained comparisons",
            f"write `({first}) & ({second})`",
        )
        return UNKNOWN
    op, left, right = "".join(node.ops), operands[0], operands[1]
    if op in ("in", "not in"):
        walk.report(
            "KF112", node.span, f"Triton has no `{op}` operator", "compare with each value: `a == b or ...`"
        )
        return UNKNOWN
    if op in ("is", "is not"):
        if isinstance(left, Tensor) or isinstance(right, Tensor):
            is_one = node.left == node.comparators[0]
            return Symbol(walk.text(node.span), Sort.BOOL) if is_one else Known(op == "is not")
        return constexprs.identity(left, op, right)
    return _comparison(walk, node, left, op, right)


def _comparison(walk: Walk, node: tree.Compare, left: Value, op: str, right: Value) -> Value:
    if op not in ("==", "!=") and operator_checks.is_nothing(walk, node, left, right):
        return UNKNOWN
    if isinstance(left, Known) and isinstance(right, Known):
        return operator_checks.computed(
            walk, node, constexprs.fold_comparison(op, left.value, right.value), left.value, right.value
        )
    if is_constexpr(left) and is_constexpr(right):
        return Symbol(walk.text(node.span), Sort.BOOL, constexprs.is_free_choice(left, op, right))
    if isinstance(left, TupleOf) and isinstance(right, TupleOf):
        return constexprs.compare_tuples(left, op, right)
    text, other = (left, right) if _is_string(left) else (right, left)
    if _is_string(text) and is_runtime(other):
        return _compare_with_string(walk, node, other)
    if Known(None) in (left, right):
        pointers.check_none(walk, node, op, right if left == Known(None) else left)
        return UNKNOWN
    if not (is_runtime(left) or is_runtime(right)):
        return UNKNOWN
    if operator_checks.is_no_number(walk, node, left, op, right):
        return UNKNOWN
    if not pointers.check_operands(walk, node, left, op, right):
        return UNKNOWN
    if UNKNOWN in (left, right):
        is_certain = isinstance(left, Tensor) or isinstance(right, Tensor)
        return Tensor(None, Scalar.BOOL, dtype="int1") if is_certain else UNKNOWN
    result = operator_types.outcome(op, left, right)
    if result.refusal is not None:
        operator_checks.report_refusal(walk, node, left, op, right, result.refusal)
        return UNKNOWN
    if not broadcasting.check(walk, node, left, right):
        return UNKNOWN
    return Tensor(broadcast(shape_of(left), shape_of(right)), Scalar.BOOL, dtype="int1")


def _is_string(value: Value) -> bool:
    return isinstance(value, Known) and isinstance(value.value, str)


def _compare_with_string(walk: Walk, node: tree.Compare, other: Value) -> Value:
    if isinstance(other, Argument):
        places = {parameter.name: parameter.span for parameter in walk.kernel.function.parameters}
        walk.report(
            "KF409",
            places.get(other.name, node.span),
            f"`{other.name}` is compared with a string, but it is a run-time argument",
            f"annotate it: `{other.name}: tl.constexpr`",
            related=(calls.related(node.span, "it is compared with a string here"),),
        )
    else:
        walk.report("KF119", node.span, f"{describe(other)} cannot be compared with a string")
    return UNKNOWN


def unary(walk: Walk, node: tree.Unary) -> Value:
    """`-x`, `+x`, `~x`, `not x`."""
    value = expressions.evaluate(walk, node.operand)
    match value:
        case Known(value=constant):
            if node.op == "~" and isinstance(constant, bool):
                operator_checks.report_inverted_constant(walk, node, constant)
            return operator_checks.computed(walk, node, constexprs.fold_unary(node.op, constant), constant)
        case Symbol():
            if node.op == "not":
                operator_checks.check_inverted(walk, node.operand, value)
            sort = constexprs.sort_of_unary(node.op, value)
            return Symbol(walk.text(node.span), sort, value.is_free and node.op == "not")
        case Tensor() | Argument():
            return _runtime_unary(walk, node, value)
        case _:
            return UNKNOWN


def _runtime_unary(walk: Walk, node: tree.Unary, value: Tensor | Argument) -> Value:
    if node.op == "not":
        if not operator_checks.check_truth(walk, node.operand, value, "not"):
            return UNKNOWN
        is_open = isinstance(value, Argument) and value.kind is None  # None may be passed
        return UNKNOWN if is_open else Tensor(shape_of(value), Scalar.BOOL, dtype="int1")
    if node.op == "+":
        walk.report("KF112", node.span, "Triton has no unary `+`", "leave it out")
        return replace(value, origin=None) if isinstance(value, Tensor) else value
    if not operator_checks.check_unary(walk, node, value):
        return UNKNOWN
    return Tensor(shape_of(value), value.kind, dtype=value.dtype)


def boolean(walk: Walk, node: tree.Boolean) -> Value:
    """`and` / `or`: constants that decide it end it there; the others leave the run-time values.

    What follows an open constexpr may never be compiled.
    """
    was_certain = walk.certain
    runtime: list[tuple[tree.Expr, Value]] = []
    constants: list[Value] = []
    is_open = False
    for part in node.values:
        value = expressions.evaluate(walk, part)
        if _is_certainly_runtime(value):
            runtime.append((part, value))
            continue
        operator_checks.check_inverted(walk, part, value)
        constants.append(value)
        decided = _truth(value)
        if decided is (node.op == "or") and not is_open:
            walk.certain = was_certain
            return value
        if decided is None:
            is_open, walk.certain = True, False
    walk.certain = was_certain
    if is_open:
        is_constant = not runtime and all(is_constexpr(value) for value in constants)
        return Symbol(walk.text(node.span)) if is_constant else UNKNOWN
    if not runtime:
        return constants[-1]
    operator_checks.check_deprecated_logic(walk, node, runtime)
    return runtime[0][1] if len(runtime) == 1 else _logic(walk, node, runtime)


def _is_certainly_runtime(value: Value) -> bool:
    return isinstance(value, Tensor) or (isinstance(value, Argument) and value.kind is not None)


def _truth(value: Value) -> bool | None:
    """What Python makes of a constant in `and` and `or`; None if that is open."""
    match value:
        case Known(value=constant):
            return bool(constant)
        case TupleOf(items=items):
            return bool(items)
        case _:
            return None


def _logic(walk: Walk, node: tree.Boolean, runtime: list[tuple[tree.Expr, Value]]) -> Value:
    """The run-time operands of `and` or `or`, each of one bit, from the last to the first."""
    if not all(operator_checks.check_truth(walk, part, value, node.op) for part, value in reversed(runtime)):
        return UNKNOWN
    result = runtime[-1][1]
    for _, value in reversed(runtime[:-1]):
        if not broadcasting.check(walk, node, value, result):
            return UNKNOWN
        result = Tensor(broadcast(shape_of(value), shape_of(result)), Scalar.BOOL, dtype="int1")
    return result
