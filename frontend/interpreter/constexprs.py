"""Operators between constants: computed by Python when the kernel is compiled, as the `constexpr` class of
Triton's language/core.py does."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from ...grammar.record import record
from ..values import UNKNOWN, Dtype, Known, Sort, Symbol, TupleOf, Value

ARITHMETIC: dict[str, Callable[[Any, Any], object]] = {
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
COMPARISONS: dict[str, Callable[[Any, Any], object]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


def _complement(value: Any) -> int:
    """`~value`; newer Pythons warn of that operator on bools."""
    return -1 - operator.index(value)


UNARY: dict[str, Callable[[Any], object]] = {
    "-": operator.neg,
    "+": operator.pos,
    "~": _complement,
    "not": operator.not_,
}
FOLD_BITS = 256
"""Larger integers are not folded: a constant such as `10 ** 10 ** 10` must not hang the checker."""
FOLD_ITEMS = 64
"""Nor longer strings and tuples made by `*`."""


@record
class Failure:
    """What Python raises when the constants are computed."""

    error: type[Exception]
    message: str


def fold(op: str, left: object, right: object) -> Value | Failure:
    """An arithmetic operator on two constants."""
    if isinstance(left, str) and op == "%":
        return Symbol("a text", Sort.STRING)
    if op in ("**", "<<", "*") and _is_large(op, left, right):
        return Symbol("a large number", sort=Sort.NUMBER)
    if op == "*" and not (_is_number(left) and _is_number(right)):
        size = next((value for value in (left, right) if isinstance(value, int)), 0)
        if size > FOLD_ITEMS:
            return UNKNOWN
    return _compute(ARITHMETIC[op], left, right)


def fold_comparison(op: str, left: object, right: object) -> Value | Failure:
    """A comparison of two constants; dtypes are equal if their names are."""
    return _compute(COMPARISONS[op], left, right)


def fold_unary(op: str, value: object) -> Value | Failure:
    """`-`, `+`, `~` or `not` of a constant."""
    return _compute(UNARY[op], value)


def _compute(function: Callable[..., object], *values: object) -> Value | Failure:
    try:
        return Known(function(*values))
    except (TypeError, ValueError, ArithmeticError) as error:
        return Failure(type(error), str(error))


def _is_number(value: object) -> bool:
    return isinstance(value, int | float)


def _is_large(op: str, left: object, right: object) -> bool:
    if not (isinstance(left, int) and isinstance(right, int)):
        return False
    if op == "*":
        return left.bit_length() + right.bit_length() > FOLD_BITS
    return right > FOLD_BITS or (op == "**" and left.bit_length() * max(right, 0) > FOLD_BITS)


def is_free_choice(left: Value, op: str, right: Value) -> bool:
    """A comparison that callers decide: of what they choose with a constant, for being equal or not."""
    for choice, other in ((left, right), (right, left)):
        if isinstance(choice, Symbol) and choice.is_free and isinstance(other, Known):
            return op in ("==", "!=", "is", "is not")
    return False


def identity(left: Value, op: str, right: Value) -> Value:
    """`is` and `is not`, decided when the kernel is compiled; equal numbers and texts may be two objects."""
    same = _is_same(left, right)
    if same is not None:
        return Known(same == (op == "is"))
    return Symbol(f"... {op} ...", Sort.BOOL, is_free_choice(left, op, right))


def _is_same(left: Value, right: Value) -> bool | None:
    if isinstance(left, Known) and isinstance(right, Known):
        if left != right:
            return False
        return True if left.value is None or isinstance(left.value, bool | Dtype) else None
    kinds = {type(left), type(right)}
    return False if kinds == {TupleOf, Known} else None


def compare_tuples(left: TupleOf, op: str, right: TupleOf) -> Value:
    """Tuples of constants are equal item by item."""
    items = [item.value for item in (*left.items, *right.items) if isinstance(item, Known)]
    count = len(left.items)
    if op not in ("==", "!=") or len(items) != count + len(right.items):
        return UNKNOWN
    return Known((items[:count] == items[count:]) == (op == "=="))


def sort_of_result(left: Known | Symbol, op: str, right: Known | Symbol) -> Sort | None:
    """What an operator makes of constants of which one is open.

    Strings and tuples have `+` and `*`; bools have `&`, `|` and `^`.
    """
    sorts = {value.sort for value in (left, right) if isinstance(value, Symbol)}
    constants = [value.value for value in (left, right) if isinstance(value, Known)]
    if Sort.STRING in sorts or any(isinstance(constant, str) for constant in constants):
        return Sort.STRING
    if op == "/":
        return Sort.FLOAT
    is_float = Sort.FLOAT in sorts or any(isinstance(constant, float) for constant in constants)
    if is_float and op in ("+", "-", "*", "//", "%", "**"):
        return Sort.FLOAT
    sorts |= {_sort_of_int(constant) for constant in constants if isinstance(constant, int)}
    if sorts <= {Sort.INT, Sort.SIZE} and op in ("+", "-", "*", "//", "%"):
        is_small = op != "*" or any(isinstance(each, int) and abs(each) < 2**10 for each in constants)
        return Sort.SIZE if is_small and Sort.INT not in sorts else Sort.INT
    if sorts & {Sort.NUMBER, Sort.INT, Sort.SIZE} or op in ("-", "//", "%", "**", "<<", ">>"):
        return Sort.NUMBER
    is_bool = sorts == {Sort.BOOL} and op in ("&", "|", "^")
    return Sort.BOOL if is_bool else None


def _sort_of_int(constant: int) -> Sort:
    """Small enough that two sizes make another one."""
    if isinstance(constant, bool):
        return Sort.BOOL
    return Sort.SIZE if abs(constant) < 2**20 else Sort.INT


def sort_of_unary(op: str, operand: Symbol) -> Sort:
    """What `-`, `+`, `~` or `not` makes of an open constant."""
    if op == "not":
        return Sort.BOOL
    if operand.sort in (Sort.INT, Sort.SIZE):
        return operand.sort
    return Sort.FLOAT if operand.sort is Sort.FLOAT and op != "~" else Sort.NUMBER
