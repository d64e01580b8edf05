"""Python's operators on host values: arithmetic, comparisons, brackets."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Mapping

from ...values import UNKNOWN, Known
from .kinds import NUMBERS, Kind, operator_kind
from .tensor_methods import compared, tensor_operator
from .tensor_views import Index, Slice, item
from .torch_dtypes import TorchDtype
from .values import (
    BOOL,
    HostDict,
    HostList,
    HostTensor,
    HostTuple,
    HostValue,
    Some,
    items_of,
    kind_of_value,
    known_int,
)

MAX_BITS = 4096
"""Numbers that grow longer are left unknown."""
MAX_ITEMS = 4096
OPERATORS: Mapping[type[ast.operator], Callable[[int, int], object]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.RShift: operator.rshift,
    ast.LShift: operator.lshift,
    ast.Pow: operator.pow,
}
ORDER: Mapping[type[ast.cmpop], Callable[[float, float], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def number(value: HostValue) -> int | float | None:
    """The number that a value is; bools are numbers to Python."""
    constant = value.value if isinstance(value, Known) else None
    return constant if isinstance(constant, int | float) else None


def binary(op: ast.operator, left: HostValue, right: HostValue, default: TorchDtype | None) -> HostValue:
    """`left <op> right`; `default` is the dtype that torch makes of floats."""
    if isinstance(left, HostTensor) or isinstance(right, HostTensor):
        return tensor_operator(op, left, right, default)
    one, other = items_of(left), items_of(right)
    if one is not None and other is not None and type(left) is type(right) and isinstance(op, ast.Add):
        return HostTuple(one + other) if isinstance(left, HostTuple) else HostList(one + other)
    if isinstance(op, ast.Mult) and isinstance(left, HostTuple | HostList):
        count = known_int(right)
        if count is not None and len(left.items) * max(count, 0) <= MAX_ITEMS:
            return type(left)(left.items * count)
    a, b = number(left), number(right)
    result = UNKNOWN if a is None or b is None else _computed(op, a, b)
    if isinstance(result, Known):
        return result
    kind = operator_kind(op, kind_of_value(left), kind_of_value(right))
    return Some(kind) if kind in NUMBERS else UNKNOWN


def _computed(op: ast.operator, left: float, right: float) -> HostValue:
    function = OPERATORS.get(type(op))
    if function is None or _is_huge(op, left, right):
        return UNKNOWN
    try:
        result = function(left, right)  # pyright: ignore[reportArgumentType]  # a TypeError says it
    except (ArithmeticError, ValueError, TypeError):
        return UNKNOWN
    return Known(result) if isinstance(result, int | float) else UNKNOWN


def _is_huge(op: ast.operator, left: float, right: float) -> bool:
    """Would the result take long to compute?"""
    bits = int(left).bit_length() if isinstance(left, int) else 64
    if isinstance(op, ast.Pow):
        return isinstance(right, int) and bits * abs(right) > MAX_BITS
    if isinstance(op, ast.LShift):
        return right > MAX_BITS
    return bits > MAX_BITS


def unary(op: ast.unaryop, operand: HostValue) -> HostValue:
    """`-x`, `+x`, `~x`"""
    if isinstance(operand, HostTensor) or isinstance(op, ast.UAdd):
        return operand
    if isinstance(op, ast.USub):
        return binary(ast.Sub(), Known(0), operand, None)
    given = known_int(operand)
    return UNKNOWN if given is None else Known(~given)


def comparison(values: list[HostValue], ops: list[ast.cmpop]) -> HostValue:
    """`a < b < c`"""
    results: list[HostValue] = []
    for left, op, right in zip(values, ops, values[1:], strict=False):
        is_tensor = isinstance(left, HostTensor) or isinstance(right, HostTensor)
        if is_tensor and not isinstance(op, ast.Is | ast.IsNot | ast.In | ast.NotIn):
            return _compared(left, right) if len(ops) == 1 else UNKNOWN
        results.append(_compare(op, left, right))
    if Known(False) in results:
        return Known(False)
    return Known(True) if all(each == Known(True) for each in results) else UNKNOWN


def _compared(left: HostValue, right: HostValue) -> HostValue:
    """A comparison in which a tensor takes part, in the order that fits."""
    tensor, other = (left, right) if isinstance(left, HostTensor) else (right, left)
    is_certain = isinstance(other, HostTensor) or kind_of_value(other) in NUMBERS
    return compared(tensor, other) if isinstance(tensor, HostTensor) and is_certain else UNKNOWN


def _compare(op: ast.cmpop, left: HostValue, right: HostValue) -> HostValue:
    if isinstance(op, ast.Is | ast.IsNot):
        same = _is_same(left, right)
        return BOOL if same is None else Known(same is isinstance(op, ast.Is))
    if isinstance(op, ast.In | ast.NotIn):
        among = right.keys if isinstance(right, HostDict) else items_of(right)
        found = [_equal(left, item) for item in among] if among is not None else [None]
        is_in = True if True in found else None if None in found else False
        return BOOL if is_in is None else Known(is_in is isinstance(op, ast.In))
    if isinstance(op, ast.Eq | ast.NotEq):
        same = _equal(left, right)
        return UNKNOWN if same is None else Known(same is isinstance(op, ast.Eq))
    a, b = number(left), number(right)
    return UNKNOWN if a is None or b is None else Known(ORDER[type(op)](a, b))


def _is_same(left: HostValue, right: HostValue) -> bool | None:
    """`is`, which is asked of None, True and False."""
    for one, other in ((left, right), (right, left)):
        if isinstance(other, Known) and (other.value is None or isinstance(other.value, bool)):
            if one == other:
                return True
            return (
                None
                if kind_of_value(one) in (Kind.UNKNOWN, Kind.BOOL) and not isinstance(one, Known)
                else False
            )
    return None


def _equal(left: HostValue, right: HostValue) -> bool | None:
    if isinstance(left, Known) and isinstance(right, Known):
        return left.value == right.value
    one, other = items_of(left), items_of(right)
    if one is None or other is None or type(left) is not type(right):
        return None
    if len(one) != len(other):
        return False
    parts = [_equal(a, b) for a, b in zip(one, other, strict=True)]
    return False if False in parts else None if None in parts else True


def subscript(owner: HostValue, indexes: tuple[Index, ...]) -> HostValue:
    """`owner[indexes]`"""
    if isinstance(owner, HostTensor):
        return item(owner, indexes)
    index = indexes[0]
    if len(indexes) > 1 or isinstance(index, Slice):
        return UNKNOWN
    if isinstance(owner, HostDict):
        is_known = isinstance(index, Known) and all(isinstance(each, Known) for each in owner.keys)
        return owner.items[owner.keys.index(index)] if is_known and index in owner.keys else UNKNOWN
    items, at = items_of(owner), known_int(index)
    is_inside = items is not None and at is not None and -len(items) <= at < len(items)
    return items[at] if is_inside and items is not None and at is not None else UNKNOWN


def sliced(owner: HostValue, ends: list[HostValue | None]) -> HostValue:
    """`owner[lower:upper:step]` of a tuple or a list; None where one is left out."""
    values = [None if end is None else known_int(end) for end in ends]
    is_known = all(value is not None for end, value in zip(ends, values, strict=True) if end is not None)
    if not is_known or values[2] == 0 or not isinstance(owner, HostTuple | HostList):
        return UNKNOWN
    return type(owner)(owner.items[slice(*values)])
