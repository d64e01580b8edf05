"""What the lanes of a block hold that a mask leaves out, and what becomes of them in arithmetic."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import Enum
from typing import TypeAlias


class Lanes(Enum):
    """What is known of lanes that hold no number that is known."""

    UNDEFINED = "undefined"
    """A masked load without `other`: whatever the register held."""
    SHIFTED = "shifted"
    """A constant that a run-time scalar was added to: `0 - mean`."""
    SCALAR = "scalar"
    """A run-time scalar, the same in every lane."""
    DATA = "data"
    """Loaded without a mask."""
    UNKNOWN = "unknown"


Lane: TypeAlias = "float | Lanes"

INFINITY = math.inf
HUGE = 1e4
"""Numbers beyond this stand for infinity where they fill lanes: -1e9, the smallest float."""
_SIGMOID: Callable[[float], float] = lambda x: 1 / (1 + math.exp(-x))  # noqa: E731  a table entry
FUNCTIONS: dict[str, Callable[[float], float]] = {
    "exp": math.exp,
    "exp2": lambda x: 2.0**x,
    "log": lambda x: math.log(x) if x else -INFINITY,
    "log2": lambda x: math.log2(x) if x else -INFINITY,
    "sqrt": math.sqrt,
    "abs": abs,
    "sigmoid": _SIGMOID,
    "tanh": math.tanh,
    "sin": math.sin,
    "cos": math.cos,
    "floor": math.floor,
    "ceil": math.ceil,
    "erf": math.erf,
}
"""Element-wise functions whose value at a constant is known."""
OPERATORS: dict[str, Callable[[float, float], float]] = {
    "+": lambda x, y: x + y,
    "-": lambda x, y: x - y,
    "*": lambda x, y: x * y,
    "/": lambda x, y: x / y,
    "maximum": max,
    "minimum": min,
    "<": lambda x, y: float(x < y),
    "<=": lambda x, y: float(x <= y),
    ">": lambda x, y: float(x > y),
    ">=": lambda x, y: float(x >= y),
    "==": lambda x, y: float(x == y),
    "!=": lambda x, y: float(x != y),
}
_CLEARING = ("*", "&")
"""Operators that put out a lane where the other side is zero."""


def fill(number: float) -> float:
    """A number that fills lanes, or the infinity that it stands for."""
    return math.copysign(INFINITY, number) if abs(number) >= HUGE else number


def unary(function: str, lane: Lane) -> Lane:
    """What an element-wise function makes of such lanes."""
    if lane in (Lanes.UNDEFINED, Lanes.SHIFTED):
        return lane
    if not isinstance(lane, float) or function not in FUNCTIONS:
        return Lanes.UNKNOWN
    try:
        return float(FUNCTIONS[function](lane))
    except (ValueError, OverflowError):
        return Lanes.UNKNOWN


def binary(op: str, left: Lane, right: Lane) -> Lane:
    """What an operator makes of such lanes; `0 * x` is 0, whatever else x holds."""
    if op in _CLEARING and (left == 0 or right == 0):
        return 0.0
    pair = (left, right)
    if op == "/" and left == 0 and right in (Lanes.SHIFTED, Lanes.SCALAR):
        return 0.0
    if Lanes.UNDEFINED in pair:
        return Lanes.UNKNOWN if op in _CLEARING and Lanes.UNKNOWN in pair else Lanes.UNDEFINED
    if Lanes.UNKNOWN in pair or Lanes.DATA in pair:
        return Lanes.UNKNOWN
    if isinstance(left, float) and isinstance(right, float):
        return _constant(op, left, right)
    if op not in ("+", "-", "*", "/"):
        return Lanes.UNKNOWN
    if Lanes.SHIFTED in pair:
        return Lanes.SHIFTED if left is not right or op in ("*", "+") else Lanes.UNKNOWN
    if left is Lanes.SCALAR and isinstance(right, float):
        return _with_scalar(op, right, is_left=False)
    if right is Lanes.SCALAR and isinstance(left, float):
        return _with_scalar(op, left, is_left=True)
    return Lanes.UNKNOWN


def _constant(op: str, left: float, right: float) -> Lane:
    function = OPERATORS.get(op)
    if function is None or (op == "/" and not right):
        return Lanes.UNKNOWN
    value = function(left, right)
    return Lanes.UNKNOWN if math.isnan(value) else float(value)


def _with_scalar(op: str, number: float, is_left: bool) -> Lane:
    """`number op scalar`, or the other way round."""
    if op in "+-":
        if math.isinf(number):
            return number if is_left or op == "+" else -number
        return Lanes.SHIFTED
    if op == "/" and not is_left:
        return Lanes.UNKNOWN if number == 0 or math.isinf(number) else Lanes.SHIFTED
    if number == 0:
        return 0.0
    return Lanes.UNKNOWN if math.isinf(number) else Lanes.SHIFTED
