"""The types of generated values: a dtype by its name in `triton.language`, and a shape."""

from __future__ import annotations

from dataclasses import dataclass

HALVES = ("float16", "bfloat16")
WIDE_FLOATS = ("float32", "float64")
FLOATS = (*HALVES, *WIDE_FLOATS)
SIGNED = ("int8", "int16", "int32", "int64")
UNSIGNED = ("uint8", "uint16", "uint32", "uint64")
INTS = (*SIGNED, *UNSIGNED)
NUMBERS = (*FLOATS, *INTS)
COMMON = ("float32", "float32", "float16", "bfloat16", "int32", "int32", "int64", "float64", "int8", "uint8")
"""Weighted by how often kernels have them."""

TORCH_NAMES = {"int1": "bool", "float8e4nv": "float8_e4m3fn", "float8e5": "float8_e5m2"}
"""Where torch has another name for the dtype."""


@dataclass(frozen=True, slots=True)
class Type:
    """A scalar (shape `()`) or a block."""

    dtype: str
    shape: tuple[int, ...] = ()


def bits(dtype: str) -> int:
    """Width of a number."""
    return int("".join(character for character in dtype if character.isdigit()))
