"""Triton's element types and their promotion, after `to_tensor`, `integer_promote_impl` and
`computation_type_impl` of its language/semantic.py."""

from __future__ import annotations

import re
from enum import Enum
from typing import TypeAlias

from .values import Dtype, Known, Scalar

_NUMBER = re.compile(r"\d+")

INTS = ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64")
FLOATS = ("float16", "bfloat16", "float32", "float64")
FLOAT8S = ("float8e5", "float8e5b16", "float8e4nv", "float8e4b8", "float8e4b15")
NUMBERS = ("int1", *INTS, *FLOATS, *FLOAT8S)

Operand: TypeAlias = "str | Known"
"""What a type rule needs to know of a number: the dtype of a tensor, or a constant."""


class Refusal(Enum):
    """Why two operands do not go together."""

    SIGNEDNESS = "one is signed and one is not"
    NEGATIVE = "a negative constant and unsigned elements"
    RANGE = "the constant does not fit the elements"
    TOO_LARGE = "no dtype holds the constant"
    FLOAT8_AND_INT = "8-bit floats and integers"
    FLOAT8_CONSTANT = "8-bit floats take no constant but 0"
    BITWISE = "bits of a float"
    FLOOR_DIVISION = "`//` of a float"
    POINTER = "a pointer"
    POWER = "tensors have no `**`"


def family(dtype: str) -> Scalar | None:
    """Int, float or bool."""
    if dtype == "int1":
        return Scalar.BOOL
    if dtype.startswith(("int", "uint")):
        return Scalar.INT
    return Scalar.FLOAT if dtype.startswith(("float", "bfloat")) else None


def of_family(kind: Scalar | None) -> tuple[str, ...]:
    """The dtypes of numbers that a family may stand for; none for what is no number."""
    match kind:
        case Scalar.BOOL:
            return ("int1",)
        case Scalar.INT:
            return INTS
        case Scalar.FLOAT:
            return FLOATS + FLOAT8S
        case Scalar.NUMBER:
            return NUMBERS
        case _:
            return ()


def width(dtype: str) -> int:
    """Bits of a dtype, by its name."""
    found = _NUMBER.search(dtype)
    return int(found.group()) if found else 0


def is_float(dtype: str) -> bool:
    """A float of any width."""
    return family(dtype) is Scalar.FLOAT


def is_unsigned(dtype: str) -> bool:
    """An unsigned integer; a bool is one of a single bit."""
    return dtype == "int1" or dtype.startswith("uint")


def limits(dtype: str) -> tuple[int, int]:
    """The smallest and the largest value of an integer dtype."""
    if is_unsigned(dtype):
        return 0, 2 ** width(dtype) - 1
    half: int = 2 ** (width(dtype) - 1)
    return -half, half - 1


def pointer_to(element: str) -> str:
    """The name of a pointer's type, as messages of the compiler write it."""
    return f"pointer<{element}>"


def signature_name(dtype: str) -> str:
    """The short name in a kernel's signature: "fp16" for float16, "i32" for int32."""
    if dtype == "int1":
        return "i1"
    for prefix, short in (("uint", "u"), ("int", "i"), ("bfloat", "bf"), ("float", "fp")):
        if dtype.startswith(prefix):
            return short + dtype.removeprefix(prefix)
    return dtype


def scalar(dtype: Dtype) -> Dtype:
    """The element type: what a pointer leads to, and a number's own type."""
    return Dtype(dtype.name.removeprefix("pointer<").removesuffix(">"))


def of_constant(value: object) -> str | None:
    """The dtype that a Python number gets as a tensor of its own; None if no dtype holds it."""
    if isinstance(value, bool):
        return "int1"
    if isinstance(value, int):
        for dtype in ("int32", "uint32", "int64", "uint64"):
            low, high = limits(dtype)
            if low <= value <= high:
                return dtype
        return None
    if isinstance(value, float):
        size = abs(value)
        fits = size in (0.0, float("inf")) or value != value or 2**-126 <= size <= (2 - 2**-23) * 2**127
        return "float32" if fits else "float64"
    return None


def promote(left: str, right: str, is_division: bool = False) -> str | None:
    """The dtype that two tensors are computed in; None if they cannot be."""
    found = computation(left, right, is_division)
    return found if isinstance(found, str) else None


def computation(left: str, right: str, is_division: bool = False) -> str | Refusal:
    """The dtype that two tensors are computed in."""
    for wide in ("float64", "float32"):
        if wide in (left, right):
            return wide
    if "float16" in (left, right):
        return "float32" if is_division else "float16"
    if "bfloat16" in (left, right):
        return "bfloat16" if left == right and not is_division else "float32"
    if is_float(left) and is_float(right):
        return left if left == right else "float16"
    if is_float(left) or is_float(right):
        return Refusal.FLOAT8_AND_INT
    if is_division and is_unsigned(left) != is_unsigned(right):
        return Refusal.SIGNEDNESS
    return _promote_integers(left, right)


def _promote_integers(left: str, right: str) -> str:
    """As in C: the wider one, and of equal width the unsigned one."""
    if width(left) != width(right):
        return left if width(left) > width(right) else right
    return left if is_unsigned(left) else right


_ORDER = (Scalar.BOOL, Scalar.INT, Scalar.FLOAT)


def with_constant(tensor: str, value: bool | int | float, is_division: bool = False) -> str | Refusal:
    """The dtype that a tensor and a Python number are computed in.

    The number counts only if it is of a higher family, and it must fit.
    """
    constant = of_constant(value)
    if constant is None:
        return Refusal.TOO_LARGE
    found: str | Refusal
    if _rank(constant) > _rank(tensor):
        found = computation(tensor, constant, is_division)
    elif is_division and tensor in ("float16", "bfloat16"):
        found = "float32"
    else:
        found = tensor
    if isinstance(found, Refusal):
        return found
    if is_float(found):
        return Refusal.FLOAT8_CONSTANT if found in FLOAT8S and value != 0 else found
    if value < 0 and is_unsigned(found):
        return Refusal.NEGATIVE
    low, high = limits(found)
    return found if low <= value <= high else Refusal.RANGE


def _rank(dtype: str) -> int:
    return _ORDER.index(family(dtype) or Scalar.FLOAT)
