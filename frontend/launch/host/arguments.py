"""The arguments of a call in host code, their values known as far as that goes."""

from __future__ import annotations

from collections.abc import Mapping

from ....grammar.record import record
from ...values import UNKNOWN, Known
from .torch_dtypes import FLOAT32, TorchDtype
from .values import (
    HostList,
    HostTuple,
    HostValue,
    Sizes,
    is_int,
    items_of,
    known_dtype,
    known_int,
    sizes_of,
)


@record
class Arguments:
    """`is_exact` is false where `*args` or `**kwargs` hide some; positional ones after such a `*args` are left out.

    `default_dtype` is what torch makes of floats, None where the file changes that.
    """

    positional: tuple[HostValue, ...]
    keywords: Mapping[str, HostValue]
    is_exact: bool = True
    default_dtype: TorchDtype | None = FLOAT32

    def get(self, name: str, index: int | None = None) -> HostValue | None:
        """An argument by keyword or position; None if it isn't given, UNKNOWN if it may be hidden."""
        if name in self.keywords:
            return self.keywords[name]
        if index is not None and index < len(self.positional):
            return self.positional[index]
        return None if self.is_exact else UNKNOWN

    def after(self, count: int) -> Arguments:
        """The arguments without the first few positional ones."""
        return Arguments(self.positional[count:], self.keywords, self.is_exact, self.default_dtype)

    def dtype(self, default: TorchDtype | None) -> TorchDtype | None:
        """What `dtype=` says, or the default where there is none."""
        given = self.get("dtype")
        if given is None or given == Known(None):
            return default
        return known_dtype(given)

    def sizes(self, keyword: str = "size") -> Sizes | None:
        """`(2, 3)`, `((2, 3))`, `size=(2, 3)`: the sizes that a function takes in either form."""
        given = self.positional
        if not given:
            return sizes_of(self.get(keyword) or UNKNOWN)
        if len(given) == 1 and not is_int(given[0]):
            return sizes_of(given[0])
        return tuple(known_int(each) for each in given) if self.is_exact else None


def number_rank(value: HostValue) -> int:
    """How deep lists are nested: the rank of the tensor that is made of them."""
    items = items_of(value)
    return 1 + (number_rank(items[0]) if items else 0) if items is not None else 0


def leaves(value: HostValue) -> list[HostValue]:
    """The numbers in nested lists."""
    if not isinstance(value, HostList | HostTuple):
        return [value]
    return [leaf for item in value.items for leaf in leaves(item)]
