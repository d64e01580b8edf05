"""Names that modules offer to host code: `torch.float16`, `tl.int8`, `math.pi`, and classes to ask for."""

from __future__ import annotations

import ast
import math

from ...values import UNKNOWN, Dtype, Known
from .kinds import Kind
from .names import Names
from .torch_dtypes import torch_dtype
from .values import HostValue

TRITON_DTYPES = frozenset(
    [*(f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)), "int1", "float16", "bfloat16",
     "float32", "float64", "float8e4nv", "float8e5", "float8e4b8", "float8e5b16", "float8e4b15"]
)  # fmt: skip
LANGUAGE = ("tl", "triton.language", "language")
NUMBERS = {
    "torch.inf": math.inf,
    "torch.pi": math.pi,
    "math.inf": math.inf,
    "math.pi": math.pi,
    "math.e": math.e,
}
PLAIN_KINDS = frozenset(
    {Kind.TENSOR, Kind.INT, Kind.FLOAT, Kind.BOOL, Kind.STRING, Kind.NONE, Kind.TUPLE, Kind.LIST, Kind.DICT}
)
"""Kinds that are one class each."""
NUMERIC, SEQUENCES = (Kind.INT, Kind.BOOL, Kind.FLOAT), (Kind.TUPLE, Kind.LIST)
CLASSES = {
    **dict.fromkeys(("torch.Tensor", "Tensor"), (Kind.TENSOR,)),
    "int": (Kind.INT, Kind.BOOL),
    "float": (Kind.FLOAT,),
    "bool": (Kind.BOOL,),
    "str": (Kind.STRING,),
    **dict.fromkeys(("(int, float)", "(float, int)"), NUMERIC),
    **dict.fromkeys(("(tuple, list)", "(list, tuple)"), SEQUENCES),
}
"""Classes that `isinstance` is asked of, and the kinds that are theirs."""


def dotted(node: ast.expr, names: Names) -> str:
    """`torch.nn.Parameter` for a name of modules that nothing binds, "" for any other expression."""
    parts: list[str] = []
    while isinstance(node, ast.Attribute):
        parts.append(node.attr)
        node = node.value
    if not isinstance(node, ast.Name) or names.is_bound(node.id):
        return ""
    return ".".join((node.id, *reversed(parts)))


def module_attribute(path: str) -> HostValue:
    """The value of a name in a module, by its full name."""
    module, _, name = path.rpartition(".")
    if module == "torch" and (dtype := torch_dtype(name)) is not None:
        return Known(dtype)
    if module in LANGUAGE and name in TRITON_DTYPES:
        return Known(Dtype(name))
    return Known(NUMBERS[path]) if path in NUMBERS else UNKNOWN
