"""What Python's own functions, `math` and Triton's host functions give for known arguments."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

from ...values import UNKNOWN, Known, python_float
from .arguments import Arguments
from .kinds import NUMBERS, Kind
from .operators import number
from .values import (
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
    value = python_float(args[0].value) if len(args) == 1 and isinstance(args[0], Known) else None
    return FLOAT if value is None else Known(value)


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
