"""What Python's own functions, `math` and Triton's host functions give for known arguments."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping

from ..values import UNKNOWN, Known
from .host_arguments import Arguments
from .host_values import (
    BOOL,
    FLOAT,
    INT,
    HostDict,
    HostList,
    HostTensor,
    HostTuple,
    HostValue,
    Some,
    items_of,
    kind_of_value,
    known_int,
    size_of,
    truth,
)
from .kinds import NUMBERS, Kind, operator_kind

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


def arithmetic(op: ast.operator, left: HostValue, right: HostValue) -> HostValue:
    """`left <op> right` of numbers, tuples and lists."""
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


def compare(op: ast.cmpop, left: HostValue, right: HostValue) -> HostValue:
    """`left <op> right`, where tensors are left out."""
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


def call(name: str, given: Arguments) -> HostValue:
    """The value of a function by its full name: `len`, `math.ceil`, `triton.cdiv`."""
    function = FUNCTIONS.get(name)
    if function is None or not given.is_exact or given.keywords:
        return UNKNOWN
    try:
        return function(given.positional)
    except (ArithmeticError, ValueError, TypeError):
        return UNKNOWN  # the call raises, too


def _cdiv(args: tuple[HostValue, ...]) -> HostValue:
    left, right = args
    a, b = known_int(left), known_int(right)
    return INT if a is None or b is None else Known((a + b - 1) // b)


def _next_power_of_2(args: tuple[HostValue, ...]) -> HostValue:
    (only,) = args
    n = known_int(only)
    return INT if n is None or not 0 < n <= 2**62 else Known(1 << (n - 1).bit_length())


def _len(args: tuple[HostValue, ...]) -> HostValue:
    (only,) = args
    if isinstance(only, HostTensor):
        return size_of(only.sizes[0] if only.sizes else None)
    items = only.keys if isinstance(only, HostDict) else items_of(only)
    return INT if items is None else Known(len(items))


def _extreme(choose: Callable[..., float]) -> Callable[[tuple[HostValue, ...]], HostValue]:
    def function(args: tuple[HostValue, ...]) -> HostValue:
        values = items_of(args[0]) if len(args) == 1 else args
        numbers = [number(each) for each in values or ()]
        known = [each for each in numbers if each is not None]
        if known and len(known) == len(numbers):
            return Known(choose(known))
        kinds = {kind_of_value(each) for each in values or ()}
        return Some(kinds.pop()) if len(kinds) == 1 and kinds <= {*NUMBERS} else UNKNOWN

    return function


def _int(args: tuple[HostValue, ...]) -> HostValue:
    value = number(args[0]) if len(args) == 1 else None
    return INT if value is None or not math.isfinite(value) else Known(int(value))


def _float(args: tuple[HostValue, ...]) -> HostValue:
    value = args[0].value if len(args) == 1 and isinstance(args[0], Known) else None
    return Known(float(value)) if isinstance(value, int | float | str) else FLOAT


def _bool(args: tuple[HostValue, ...]) -> HostValue:
    value = truth(args[0]) if args else False
    return BOOL if value is None else Known(value)


def _abs(args: tuple[HostValue, ...]) -> HostValue:
    (only,) = args
    value = number(only)
    return Known(abs(value)) if value is not None else only if only in (INT, FLOAT) else UNKNOWN


def _round(args: tuple[HostValue, ...]) -> HostValue:
    given, *rest = args
    value, digits = number(given), [known_int(each) for each in rest]
    if value is not None and not rest:
        return Known(round(value))
    if value is not None and digits[0] is not None:
        return Known(round(value, digits[0]))
    return INT if not rest else FLOAT if kind_of_value(given) is Kind.FLOAT else UNKNOWN


def _sequence(make: type[HostTuple] | type[HostList]) -> Callable[[tuple[HostValue, ...]], HostValue]:
    def function(args: tuple[HostValue, ...]) -> HostValue:
        items = items_of(args[0]) if args else ()
        return Some(Kind.TUPLE if make is HostTuple else Kind.LIST) if items is None else make(items)

    return function


def _sum(args: tuple[HostValue, ...]) -> HostValue:
    numbers = [number(each) for each in items_of(args[0]) or ()] if len(args) == 1 else []
    known = [each for each in numbers if each is not None]
    return Known(sum(known)) if known and len(known) == len(numbers) else UNKNOWN


def _prod(args: tuple[HostValue, ...]) -> HostValue:
    numbers = [known_int(each) for each in items_of(args[0]) or ()] if len(args) == 1 else []
    known = [each for each in numbers if each is not None]
    return Known(math.prod(known)) if known and len(known) == len(numbers) else UNKNOWN


def _log(base: Callable[[float], float]) -> Callable[[tuple[HostValue, ...]], HostValue]:
    def function(args: tuple[HostValue, ...]) -> HostValue:
        (only,) = args
        value = number(only)
        return FLOAT if value is None else Known(base(value))

    return function


def _rounded(round_: Callable[[float], int]) -> Callable[[tuple[HostValue, ...]], HostValue]:
    def function(args: tuple[HostValue, ...]) -> HostValue:
        (only,) = args
        value = number(only)
        return INT if value is None else Known(round_(value))

    return function


FUNCTIONS: Mapping[str, Callable[[tuple[HostValue, ...]], HostValue]] = {
    **dict.fromkeys(("triton.cdiv", "cdiv"), _cdiv),
    **dict.fromkeys(("triton.next_power_of_2", "next_power_of_2"), _next_power_of_2),
    "len": _len,
    "min": _extreme(min),
    "max": _extreme(max),
    "int": _int,
    "float": _float,
    "bool": _bool,
    "abs": _abs,
    "round": _round,
    "tuple": _sequence(HostTuple),
    "torch.Size": _sequence(HostTuple),
    "list": _sequence(HostList),
    "sum": _sum,
    "math.prod": _prod,
    **{
        f"math.{name}": _log(getattr(math, name))
        for name in ("sqrt", "log2", "log", "log10", "exp", "sin", "cos")
    },
    **{f"math.{name}": _rounded(getattr(math, name)) for name in ("ceil", "floor")},
}
"""By full name; they take the values of their arguments, and raise what Python would."""
