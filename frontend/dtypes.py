"""Triton's promotion of element types, after `integer_promote_impl` and `computation_type_impl` of its
language/semantic.py."""

from __future__ import annotations

import re

from .values import Dtype, Scalar

_NUMBER = re.compile(r"\d+")


def family(dtype: str) -> Scalar | None:
    """Int, float or bool."""
    if dtype == "int1":
        return Scalar.BOOL
    if dtype.startswith(("int", "uint")):
        return Scalar.INT
    return Scalar.FLOAT if dtype.startswith(("float", "bfloat")) else None


def width(dtype: str) -> int:
    """Bits of a dtype, by its name."""
    found = _NUMBER.search(dtype)
    return int(found.group()) if found else 0


def pointer_to(element: str) -> str:
    """The name of a pointer's type, as messages of the compiler write it."""
    return f"pointer<{element}>"


def scalar(dtype: Dtype) -> Dtype:
    """The element type: what a pointer leads to, and a number's own type."""
    return Dtype(dtype.name.removeprefix("pointer<").removesuffix(">"))


def of_constant(value: object) -> str | None:
    """The dtype that a Python number gets as a tensor of its own."""
    if isinstance(value, bool):
        return "int1"
    if isinstance(value, int):
        for dtype, low, high in (
            ("int32", -(2**31), 2**31),
            ("uint32", 2**31, 2**32),
            ("int64", -(2**63), 2**63),
        ):
            if low <= value < high:
                return dtype
        return None
    if isinstance(value, float):
        size = abs(value)
        fits = size in (0.0, float("inf")) or value != value or 2**-126 <= size <= (2 - 2**-23) * 2**127
        return "float32" if fits else "float64"
    return None


def promote(left: str, right: str, is_division: bool = False) -> str | None:
    """The dtype that two tensors are computed in; None if they cannot be."""
    for wide in ("float64", "float32"):
        if wide in (left, right):
            return wide
    if "float16" in (left, right):
        return "float32" if is_division else "float16"
    if "bfloat16" in (left, right):
        return "bfloat16" if left == right and not is_division else "float32"
    if left.startswith("float8") and right.startswith("float8"):
        return left if left == right else "float16"
    if Scalar.FLOAT in (family(left), family(right)):
        return None
    return _promote_integers(left, right)


def _promote_integers(left: str, right: str) -> str:
    signed = left.startswith("int"), right.startswith("int")
    wider = left if width(left) > width(right) else right
    if signed[0] == signed[1]:
        return wider
    unsigned, other = (right, left) if signed[0] else (left, right)
    return unsigned if width(unsigned) >= width(other) else other


def with_constant(tensor: str, value: object, is_division: bool = False) -> str | None:
    """The dtype of a tensor and a Python number: the number only counts if it is of a higher family."""
    constant = of_constant(value)
    if constant is None:
        return None
    order = (Scalar.BOOL, Scalar.INT, Scalar.FLOAT)
    families = family(tensor), family(constant)
    if None in families:
        return None
    if order.index(families[1] or Scalar.BOOL) <= order.index(families[0] or Scalar.BOOL):
        return "float32" if is_division and tensor in ("float16", "bfloat16") else tensor
    return promote(tensor, constant, is_division)
