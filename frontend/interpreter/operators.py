"""Operators: what constants fold to, what blocks broadcast to, and what Triton refuses."""

from __future__ import annotations

import operator

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
from . import calls, expressions, pointers, types
from .session import Walk

ARITHMETIC = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "//": operator.floordiv,
    "%": operator.mod,
    "**": operator.pow,
    "<<": operator.lshift,
    ">>": operator.rshift,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}
COMPARISONS = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
FOLD_BITS = 256
"""Larger integers are not folded: a constant such as `10 ** 10 ** 10` must not hang the checker."""
FOLD_ERRORS = (TypeError, ValueError, ArithmeticError)


def binary(walk: Walk, node: tree.Binary) -> Value:
    """`left op right`."""
    left, right = expressions.evaluate(walk, node.left), expressions.evaluate(walk, node.right)
    if node.op == "@":
        walk.report("KF112", node.span, "Triton has no `@` operator", "use `tl.dot(a, b)`")
        return UNKNOWN
    return apply(walk, node, left, node.op, right)


def apply(walk: Walk, node: tree.Node, left: Value, op: str, right: Value) -> Value:
    """The value of an arithmetic operator on two values."""
    if types.is_nothing(walk, node, left, right):
        return UNKNOWN
    if isinstance(left, Known) and isinstance(right, Known):
        return fold(op, left.value, right.value)
    if is_constexpr(left) and is_constexpr(right):
        return Symbol(walk.text(node.span), sort=_constexpr_sort(left, op, right))
    if isinstance(left, TupleOf) and isinstance(right, TupleOf) and op == "+":
        return TupleOf(left.items + right.items)
    if op == "%" and isinstance(left, Known) and isinstance(left.value, str) and is_runtime(right):
        walk.report(
            "KF118",
            node.span,
            f"text cannot be made of {describe(right)}",
            'print it as an argument: `tl.device_print("text", value)`',
        )
        return UNKNOWN
    if not (is_runtime(left) or is_runtime(right)) or UNKNOWN in (left, right):
        return _with_unknown(walk, node, left, op, right)
    if op == "**":
        return power(walk, node, left, right)
    if not (
        pointers.check_operands(walk, node, left, op, right)
        and types.check_operator(walk, node, left, op, right)
    ):
        return UNKNOWN
    shape = broadcast(shape_of(left), shape_of(right))
    origin = pointers.origin(walk, left, right) if op in "+-" else None
    kind = _result_kind(left, op, right)
    if kind is Scalar.POINTER:
        return Tensor(shape, kind, origin=origin, pointee=pointers.pointee_of(left, right))
    return Tensor(shape, kind, origin=origin, dtype=types.result_dtype(left, op, right))


def _constexpr_sort(left: Value, op: str, right: Value) -> Sort | None:
    """Strings and tuples have `+` and `*`; bools have `&`, `|` and `^`."""
    sorts = {value.sort for value in (left, right) if isinstance(value, Symbol)}
    constants = [value.value for value in (left, right) if isinstance(value, Known)]
    if Sort.STRING in sorts or any(isinstance(constant, str) for constant in constants):
        return Sort.STRING
    is_int = any(
        isinstance(constant, int | float) and not isinstance(constant, bool) for constant in constants
    )
    if op == "/":
        return Sort.FLOAT
    if op in ("-", "//", "%", "**", "<<", ">>") or is_int or sorts == {Sort.NUMBER}:
        return Sort.NUMBER
    return None


def _with_unknown(walk: Walk, node: tree.Node, left: Value, op: str, right: Value) -> Value:
    """An unknown operand: with a block the result is certainly a run-time value."""
    tensor = left if isinstance(left, Tensor) else right if isinstance(right, Tensor) else None
    if tensor is None:
        return UNKNOWN
    if op == "**":
        return power(walk, node, left, right)
    return Tensor()


def power(walk: Walk, node: tree.Node, left: Value, right: Value) -> Value:
    """Run-time values have no `**`."""
    runtime = left if is_runtime(left) else right
    exponent = right.value if isinstance(right, Known) else None
    base = _operand_text(walk, node.left) if isinstance(node, tree.Binary) else "x"
    if exponent == 2:
        note = f"write `{base} * {base}`"
    elif exponent == 0.5:
        note = f"write `tl.sqrt({base})`"
    else:
        note = "multiply, or use `tl.exp2(y * tl.log2(x))` or `tl.extra.cuda.libdevice.pow(x, y)`"
    walk.report("KF516", node.span, f"`**` does not work on {describe(runtime)}", note)
    return UNKNOWN


def _operand_text(walk: Walk, node: tree.Expr) -> str:
    """The source of an operand, in parentheses where it needs them."""
    text = walk.text(node.span)
    simple = isinstance(node, tree.Name | tree.Attribute | tree.Call | tree.Subscript | tree.Constant)
    return text if simple else f"({text})"


def fold(op: str, left: object, right: object) -> Value:
    """Compute on constants, as Python does."""
    numbers = isinstance(left, int | float) and isinstance(right, int | float)
    strings = isinstance(left, str) and isinstance(right, str) and op == "+"
    if not (numbers or strings):
        return UNKNOWN
    if op in ("**", "<<", "*") and _is_large(op, left, right):
        return Symbol("a large number", sort=Sort.NUMBER)
    try:
        return Known(ARITHMETIC[op](left, right))
    except FOLD_ERRORS:
        return UNKNOWN


def _is_large(op: str, left: object, right: object) -> bool:
    if not (isinstance(left, int) and isinstance(right, int)):
        return False
    if op == "*":
        return left.bit_length() + right.bit_length() > FOLD_BITS
    return right > FOLD_BITS or (op == "**" and left.bit_length() * max(right, 0) > FOLD_BITS)


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
    if left == right or right == 1:
        return left
    return right if left == 1 else None


def _result_kind(left: Value, op: str, right: Value) -> Scalar | None:
    kinds = (expressions.scalar_kind(left), expressions.scalar_kind(right))
    if Scalar.POINTER in kinds:
        return Scalar.POINTER
    if op == "/":
        return Scalar.FLOAT
    if None in kinds:
        return None
    if Scalar.FLOAT in kinds:
        return Scalar.FLOAT
    if Scalar.NUMBER in kinds:
        return Scalar.NUMBER
    return Scalar.BOOL if kinds == (Scalar.BOOL, Scalar.BOOL) else Scalar.INT


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
        return _identity(left, op, right)
    return _comparison(walk, node, left, op, right)


def _identity(left: Value, op: str, right: Value) -> Value:
    if isinstance(left, Known) and isinstance(right, Known):
        same = left.value is right.value or (left.value is None and right.value is None)
        return Known(same == (op == "is"))
    if isinstance(left, Tensor) or isinstance(right, Tensor):
        return Known(op == "is not")
    return Symbol(f"... {op} ...", sort=Sort.BOOL)


def _comparison(walk: Walk, node: tree.Compare, left: Value, op: str, right: Value) -> Value:
    if isinstance(left, Known) and isinstance(right, Known):
        try:
            return Known(bool(COMPARISONS[op](left.value, right.value)))
        except FOLD_ERRORS:
            return UNKNOWN
    if is_constexpr(left) and is_constexpr(right):
        return Symbol(walk.text(node.span), sort=Sort.BOOL)
    text, other = (left, right) if _is_string(left) else (right, left)
    if _is_string(text) and is_runtime(other):
        return _compare_with_string(walk, node, other)
    if Known(None) in (left, right):
        return UNKNOWN if not (isinstance(left, Tensor) or isinstance(right, Tensor)) else Tensor()
    if not (is_runtime(left) or is_runtime(right)):
        return UNKNOWN
    if not pointers.check_operands(walk, node, left, op, right):
        return UNKNOWN
    if UNKNOWN in (left, right):
        return Tensor(None, Scalar.BOOL) if isinstance(left, Tensor) or isinstance(right, Tensor) else UNKNOWN
    if not types.check_shapes(walk, node, left, right):
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
    if node.op == "~" and isinstance(value, Known) and isinstance(value.value, bool):
        types.check_inverted_constant(walk, node, value)
    if node.op == "~" and expressions.scalar_kind(value) is Scalar.FLOAT:
        walk.report(
            "KF502", node.span, "`~` does not work on floats", "compare first: `~(x > 0)`, or `x <= 0`"
        )
        return UNKNOWN
    if isinstance(value, Known) and isinstance(value.value, bool | int | float | None):
        return _fold_unary(node.op, value.value)
    if isinstance(value, Symbol):
        return Symbol(walk.text(node.span), sort=Sort.BOOL if node.op == "not" else Sort.NUMBER)
    if isinstance(value, Tensor) and node.op == "+":
        walk.report("KF112", node.span, "Triton has no unary `+`", "leave it out")
        return value
    if isinstance(value, Tensor):
        if node.op == "not":
            types.check_truth(walk, node.operand, value, "not")
            return Tensor(value.shape, Scalar.BOOL, dtype="int1")
        return Tensor(value.shape, value.kind, dtype=value.dtype)
    if isinstance(value, Argument) and node.op != "not":
        return Tensor((), value.kind, dtype=value.dtype)
    return UNKNOWN


def _fold_unary(op: str, value: bool | int | float | None) -> Value:
    if op == "not":
        return Known(not value)
    if value is None or (op == "~" and isinstance(value, float)):
        return UNKNOWN
    if op == "-":
        return Known(-value)
    return Known(+value if op == "+" else ~value if isinstance(value, int) else value)


def boolean(walk: Walk, node: tree.Boolean) -> Value:
    """`and` / `or`: constants short-circuit; what follows an open constexpr may never be compiled."""
    stops_at = node.op == "or"
    was_certain = walk.certain
    values: list[Value] = []
    is_open = False
    for part in node.values:
        value = expressions.evaluate(walk, part)
        values.append(value)
        decided = expressions.truth(value)
        if decided is stops_at and len(values) == sum(is_constexpr(v) for v in values) and not is_open:
            walk.certain = was_certain
            return value
        if decided is None and not isinstance(value, Tensor):
            is_open, walk.certain = True, False
    walk.certain = was_certain
    runtime = [value for value in values if isinstance(value, Tensor)]
    if is_open:
        return Symbol(walk.text(node.span)) if all(is_constexpr(value) for value in values) else UNKNOWN
    if not runtime:
        return values[-1]
    for part, value in zip(node.values, values, strict=False):
        if len(runtime) > 1:
            types.check_truth(walk, part, value, node.op)
    result = runtime[0]
    for other in runtime[1:]:
        result = elementwise(result, other, Scalar.BOOL)
    return result
