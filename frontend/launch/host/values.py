"""What a host expression can be known to hold: constants, tensors with dtype and sizes, tuples, lists."""

from __future__ import annotations

import math
from typing import TypeAlias

from ....grammar.record import record
from ...values import UNKNOWN, Dtype, Known, Unknown
from .kinds import Kind
from .torch_dtypes import TorchDtype

Sizes: TypeAlias = "tuple[int | None, ...]"
"""The sizes of a tensor's dimensions, None where one isn't known."""


@record
class HostTensor:
    """A torch tensor. `dtype` and `sizes` are None where they are not certain.

    `is_fresh` says that its strides are those of a new tensor of its sizes, the last dimension the closest.
    """

    dtype: TorchDtype | None = None
    sizes: Sizes | None = None
    is_fresh: bool = False

    @property
    def rank(self) -> int | None:
        return None if self.sizes is None else len(self.sizes)

    @property
    def numel(self) -> int | None:
        return product(self.sizes)


@record
class Some:
    """A value of a certain kind, not known any closer."""

    kind: Kind


@record
class HostTuple:
    """A tuple of known length: a shape too."""

    items: tuple[HostValue, ...]


@record
class HostList:
    """A list with known items."""

    items: tuple[HostValue, ...]


@record
class HostDict:
    """A dict with known keys."""

    keys: tuple[HostValue, ...]
    items: tuple[HostValue, ...]


@record
class Device:
    """A torch device: what `x.device` and `torch.device("cuda")` are."""


HostValue: TypeAlias = "Unknown | Known | HostTuple | HostTensor | Some | HostList | HostDict | Device"
INT, FLOAT, BOOL = Some(Kind.INT), Some(Kind.FLOAT), Some(Kind.BOOL)
PYTHON_KINDS = ((bool, Kind.BOOL), (int, Kind.INT), (float, Kind.FLOAT), (str, Kind.STRING))
CONTAINERS = (
    (HostTuple, Kind.TUPLE),
    (HostList, Kind.LIST),
    (HostDict, Kind.DICT),
    (HostTensor, Kind.TENSOR),
)


def product(sizes: Sizes | None) -> int | None:
    """The number of elements; None if a size is missing."""
    if sizes is None or None in sizes:
        return None
    return math.prod(each for each in sizes if each is not None)


def kind_of_value(value: HostValue) -> Kind:
    """The kind that a launch sees."""
    match value:
        case Some(kind=kind):
            return kind
        case Known(value=None):
            return Kind.NONE
        case Known(value=TorchDtype()):
            return Kind.DTYPE
        case Known(value=Dtype()):
            return Kind.TRITON_DTYPE
        case Known(value=constant):
            return next((kind for python, kind in PYTHON_KINDS if isinstance(constant, python)), Kind.UNKNOWN)
        case _:
            return next((kind for sort, kind in CONTAINERS if isinstance(value, sort)), Kind.UNKNOWN)


def is_int(value: HostValue) -> bool:
    """Certainly a Python int, and no bool."""
    return kind_of_value(value) is Kind.INT


def known_int(value: HostValue) -> int | None:
    """The int that a value is; bools count as none."""
    constant = value.value if isinstance(value, Known) else None
    return constant if isinstance(constant, int) and not isinstance(constant, bool) else None


def known_dtype(value: HostValue) -> TorchDtype | None:
    constant = value.value if isinstance(value, Known) else None
    return constant if isinstance(constant, TorchDtype) else None


def size_of(dim: int | None) -> HostValue:
    """One entry of a shape."""
    return INT if dim is None else Known(dim)


def items_of(value: HostValue) -> tuple[HostValue, ...] | None:
    """The elements of a tuple or a list."""
    return value.items if isinstance(value, HostTuple | HostList) else None


def sizes_of(value: HostValue) -> Sizes | None:
    """The shape that a tuple or a list of sizes stands for."""
    items = items_of(value)
    return None if items is None else tuple(known_int(item) for item in items)


def join(left: HostValue, right: HostValue) -> HostValue:
    """What is certain of a name that holds one or the other."""
    if left == right:
        return left
    if isinstance(left, HostTensor) and isinstance(right, HostTensor):
        return HostTensor(
            left.dtype if left.dtype == right.dtype else None,
            _join_sizes(left.sizes, right.sizes),
            left.is_fresh and right.is_fresh,
        )
    if isinstance(left, HostTuple) and isinstance(right, HostTuple) and len(left.items) == len(right.items):
        return HostTuple(tuple(map(join, left.items, right.items)))
    kind = kind_of_value(left)
    return Some(kind) if kind is kind_of_value(right) and kind is not Kind.UNKNOWN else UNKNOWN


def _join_sizes(left: Sizes | None, right: Sizes | None) -> Sizes | None:
    if left is None or right is None or len(left) != len(right):
        return None
    return tuple(a if a == b else None for a, b in zip(left, right, strict=True))


def truth(value: HostValue) -> bool | None:
    """Whether a value counts as true."""
    match value:
        case Known(value=TorchDtype() | Dtype()) | Device():
            return True
        case Known(value=constant):
            return bool(constant)
        case HostTuple(items=items) | HostList(items=items) | HostDict(keys=items):
            return bool(items)
        case _:
            return None
