"""Views of torch tensors: the sizes and strides that come of `view`, `transpose`, `x[0]`, ..."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from ....grammar.record import record
from ...values import UNKNOWN, Known
from .arguments import Arguments
from .values import HostTensor, HostTuple, HostValue, Sizes, is_int, known_dtype, known_int, product


@record
class Slice:
    """`:`, `a:b` and `a:b:c` in brackets."""

    is_full: bool
    has_step: bool = False


Index: TypeAlias = "HostValue | Slice"
"""One index in brackets; `...` is `Known(...)`."""


def _other(tensor: HostTensor, sizes: Sizes | None, is_fresh: bool = False) -> HostTensor:
    return HostTensor(tensor.dtype, sizes, is_fresh and tensor.is_fresh)


def axis(value: HostValue | None, rank: int) -> int | None:
    """A known dimension, counted from the front."""
    given = known_int(value) if value is not None else None
    return given % rank if given is not None and rank and -rank <= given < rank else None


def _view(tensor: HostTensor, given: Arguments) -> HostValue:
    """`x.view(2, 3)`, `x.reshape(-1)`, `x.view(torch.int32)`"""
    only = given.get("dtype", 0)
    dtype = known_dtype(only) if only is not None else None
    if dtype is not None:
        same = tensor.dtype is not None and tensor.dtype.bytes == dtype.bytes is not None
        return HostTensor(dtype, tensor.sizes if same else None, tensor.is_fresh and same)
    sizes = given.sizes("shape")
    if sizes is None:
        sure = isinstance(only, HostTuple) or len(given.positional) > 1  # `only` may be a dtype
        return HostTensor(tensor.dtype if sure else None)
    return _other(tensor, _filled(sizes, tensor.numel), True)


def _reshape(tensor: HostTensor, given: Arguments) -> HostValue:
    sizes = given.sizes("shape")
    return _other(tensor, None if sizes is None else _filled(sizes, tensor.numel), True)


def _filled(sizes: Sizes, numel: int | None) -> Sizes:
    """The sizes with the -1 replaced."""
    if -1 not in sizes:
        return sizes
    at = sizes.index(-1)
    rest = product((*sizes[:at], *sizes[at + 1 :]))
    size = numel // rest if numel is not None and rest else None
    return (*sizes[:at], size, *sizes[at + 1 :])


def _flatten(tensor: HostTensor, given: Arguments) -> HostValue:
    if not given.positional and not given.keywords:
        return _other(tensor, (tensor.numel,), True)
    if tensor.sizes is None:
        return _other(tensor, None)
    rank = len(tensor.sizes)
    first, last = (
        axis(given.get("start_dim", 0) or Known(0), rank),
        axis(given.get("end_dim", 1) or Known(-1), rank),
    )
    if first is None or last is None or first > last:
        return _other(tensor, None)
    sizes = tensor.sizes
    return _other(tensor, (*sizes[:first], product(sizes[first : last + 1]), *sizes[last + 1 :]), True)


def _unsqueeze(tensor: HostTensor, given: Arguments) -> HostValue:
    if tensor.sizes is None:
        return _other(tensor, None)
    at = axis(given.get("dim", 0), len(tensor.sizes) + 1)
    if at is None:
        return _other(tensor, (None,) * (len(tensor.sizes) + 1))
    return _other(tensor, (*tensor.sizes[:at], 1, *tensor.sizes[at:]), True)


def _squeeze(tensor: HostTensor, given: Arguments) -> HostValue:
    sizes, dim = tensor.sizes, given.get("dim", 0)
    if sizes is None or None in sizes:
        return _other(tensor, None)
    if dim is None:
        return _other(tensor, tuple(size for size in sizes if size != 1), True)
    at = axis(dim, len(sizes))
    if at is None:
        return _other(tensor, None)
    return _other(tensor, (*sizes[:at], *sizes[at + 1 :]), True) if sizes[at] == 1 else tensor


def _transpose(tensor: HostTensor, given: Arguments) -> HostValue:
    sizes = tensor.sizes
    if sizes is None:
        return _other(tensor, None)
    names = ("dim0", "dim1") if "dim0" in given.keywords else ("axis0", "axis1")
    one, two = (axis(given.get(name, index), len(sizes)) for index, name in enumerate(names))
    if one is None or two is None:
        return _other(tensor, (None,) * len(sizes))
    swapped = list(sizes)
    swapped[one], swapped[two] = swapped[two], swapped[one]
    return _other(tensor, tuple(swapped))


def transposed(tensor: HostTensor) -> HostTensor:
    """`x.t()`, `x.T`, `x.mT`: the last two dimensions of a matrix change places."""
    sizes = tensor.sizes
    return _other(tensor, sizes[::-1] if sizes is not None and len(sizes) <= 2 else None)


def _permute(tensor: HostTensor, given: Arguments) -> HostValue:
    order, sizes = given.sizes("dims"), tensor.sizes
    if order is None:
        return _other(tensor, None if sizes is None else (None,) * len(sizes))
    rank = len(order)
    if sizes is None or len(sizes) != rank or any(at is None or not -rank <= at < rank for at in order):
        return _other(tensor, (None,) * rank)
    return _other(tensor, tuple(sizes[at] for at in order if at is not None))


def _expand(tensor: HostTensor, given: Arguments) -> HostValue:
    sizes = given.sizes()
    return _other(tensor, None if sizes is None else tuple(None if size == -1 else size for size in sizes))


def _same_rank(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    return _other(tensor, None if tensor.sizes is None else (None,) * len(tensor.sizes))


def _select(tensor: HostTensor, given: Arguments) -> HostValue:
    """`x.select(0, i)`: one dimension less."""
    del given
    return _other(tensor, (None,) * (len(tensor.sizes) - 1) if tensor.sizes else None)


def _chunk(tensor: HostTensor, given: Arguments) -> HostValue:
    """`x.chunk(3)`: who takes three of them apart gets three."""
    count = known_int(given.get("chunks", 0) or UNKNOWN)
    part = _same_rank(tensor, given)
    return HostTuple((part,) * count) if count is not None and 0 < count <= 64 else UNKNOWN


def _open(tensor: HostTensor, given: Arguments) -> HostValue:
    """A view of sizes that are not worked out."""
    del given
    return _other(tensor, None)


VIEWS: Mapping[str, Callable[[HostTensor, Arguments], HostValue]] = {
    "view": _view,
    "reshape": _reshape,
    "flatten": _flatten,
    "ravel": lambda tensor, _: _other(tensor, (tensor.numel,), True),
    "unsqueeze": _unsqueeze,
    "squeeze": _squeeze,
    **dict.fromkeys(("transpose", "swapaxes", "swapdims"), _transpose),
    "t": lambda tensor, _: transposed(tensor),
    "permute": _permute,
    "expand": _expand,
    **dict.fromkeys(("narrow", "movedim", "moveaxis", "flip", "roll"), _same_rank),
    "select": _select,
    "chunk": _chunk,
    **dict.fromkeys(
        ("view_as", "reshape_as", "expand_as", "repeat", "repeat_interleave", "unfold", "unflatten", "as_strided",
         "diagonal", "tile", "masked_select", "index_select", "gather", "take", "take_along_dim"),
        _open,
    ),
}  # fmt: skip
"""Methods, by name: all keep the dtype, but for `view(dtype)`."""


def item(tensor: HostTensor, indexes: tuple[Index, ...]) -> HostTensor:
    """`x[indexes]`"""
    if tensor.sizes is None:
        return _other(tensor, None)
    sizes: list[int | None] = []
    rest = list(tensor.sizes)
    is_fresh = True
    for index in _spelled_out(indexes, len(rest)):
        if index == Known(None):
            sizes.append(1)
            is_fresh = False
        elif not rest or not (isinstance(index, Slice) or is_int(index)):
            return _other(tensor, None)
        else:
            size = rest.pop(0)
            is_fresh = is_fresh and (index == Slice(True) or not sizes) and index != Slice(False, True)
            if isinstance(index, Slice):
                sizes.append(size if index.is_full else None)
    return _other(tensor, (*sizes, *rest), is_fresh)


def _spelled_out(indexes: tuple[Index, ...], rank: int) -> tuple[Index, ...]:
    """The indexes with `...` replaced by as many `:` as it stands for."""
    if Known(...) not in indexes:
        return indexes
    at = indexes.index(Known(...))
    used = sum(isinstance(each, Slice) or is_int(each) for each in indexes)
    return (*indexes[:at], *[Slice(True)] * (rank - used), *indexes[at + 1 :])
