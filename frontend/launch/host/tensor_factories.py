"""The tensors that torch's functions make, and what is known of them without running anything."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ...values import UNKNOWN, Known
from .arguments import Arguments, leaves, number_rank
from .kinds import Kind
from .torch_dtypes import BOOL, INT64, TorchDtype, promote
from .values import HostTensor, HostValue, is_int, items_of, kind_of_value, known_int, sizes_of

LIKE = frozenset(
    ["empty_like", "zeros_like", "ones_like", "full_like", "rand_like", "randn_like", "randint_like"]
)


def make(name: str, given: Arguments) -> HostValue:
    """The value of `torch.<name>(...)`; UNKNOWN for functions that make no new tensor."""
    if given.get("out") is not None:
        return UNKNOWN
    if name in LIKE:
        return _like(given)
    factory = FACTORIES.get(name)
    return factory(given) if factory else UNKNOWN


def _new(given: Arguments, dtype: TorchDtype | None, sizes: tuple[int | None, ...] | None) -> HostTensor:
    is_fresh = given.is_exact and given.get("memory_format") is None and given.get("layout") is None
    return HostTensor(given.dtype(dtype), sizes, is_fresh)


def _floats(given: Arguments) -> HostValue:
    """`torch.empty(2, 3)`"""
    return _new(given, given.default_dtype, given.sizes())


def of_number(value: HostValue, default: TorchDtype | None) -> TorchDtype | None:
    """The dtype that torch gives a Python number."""
    kind = kind_of_value(value)
    return {Kind.BOOL: BOOL, Kind.INT: INT64, Kind.FLOAT: default}.get(kind)


def _full(given: Arguments) -> HostValue:
    fill = given.get("fill_value", 1) or UNKNOWN
    return _new(given, of_number(fill, given.default_dtype), sizes_of(given.get("size", 0) or UNKNOWN))


def _randint(given: Arguments) -> HostValue:
    sizes = given.keywords.get("size")
    if sizes is None and len(given.positional) > 1:
        sizes = given.positional[-1]
    return _new(given, INT64, sizes_of(sizes or UNKNOWN))


def _randperm(given: Arguments) -> HostValue:
    return _new(given, INT64, (known_int(given.get("n", 0) or UNKNOWN),))


def _arange(given: Arguments) -> HostValue:
    bounds = [
        *given.positional,
        *(given.keywords[name] for name in ("start", "end", "step") if name in given.keywords),
    ]
    kinds = [kind_of_value(each) for each in bounds]
    dtype = None
    if Kind.FLOAT in kinds:
        dtype = given.default_dtype
    elif given.is_exact and all(kind is Kind.INT for kind in kinds):
        dtype = INT64
    return _new(given, dtype, (_arange_size(given),))


def _arange_size(given: Arguments) -> int | None:
    """The length for known int bounds, all by position."""
    bounds = [known_int(each) for each in given.positional]
    known = [each for each in bounds if each is not None]
    if len(known) != len(bounds) or not given.is_exact or {"start", "end", "step"} & given.keywords.keys():
        return None
    if not 1 <= len(known) <= 3 or (len(known) == 3 and known[2] == 0):
        return None
    return len(range(*known))


def _linspace(given: Arguments) -> HostValue:
    return _new(given, given.default_dtype, (known_int(given.get("steps", 2) or UNKNOWN),))


def _eye(given: Arguments) -> HostValue:
    rows = given.get("n", 0) or UNKNOWN
    columns = given.get("m", 1) or rows
    return _new(given, given.default_dtype, (known_int(rows), known_int(columns)))


def _tensor(given: Arguments) -> HostValue:
    data = given.get("data", 0) or UNKNOWN
    if isinstance(data, HostTensor):
        return HostTensor(given.dtype(data.dtype), data.sizes)
    items = items_of(data)
    numbers = leaves(data)
    is_certain = bool(numbers) and all(
        kind_of_value(each) in (Kind.BOOL, Kind.INT, Kind.FLOAT) for each in numbers
    )
    if not is_certain:
        return HostTensor(given.dtype(given.default_dtype if items == () else None))
    kinds = {kind_of_value(each) for each in numbers}
    dtype = given.default_dtype if Kind.FLOAT in kinds else INT64 if Kind.INT in kinds else BOOL
    return _new(given, dtype, _nested_sizes(data))


def _nested_sizes(data: HostValue) -> tuple[int | None, ...]:
    sizes: list[int | None] = []
    for _ in range(number_rank(data)):
        items = items_of(data) or (UNKNOWN,)
        sizes.append(len(items))
        data = items[0]
    return tuple(sizes)


def _like(given: Arguments) -> HostValue:
    """Strides are those of the model where it is dense: a fresh model gives a fresh tensor."""
    model = given.get("input", 0)
    if not isinstance(model, HostTensor):
        return HostTensor(given.dtype(None))
    is_fresh = model.is_fresh and given.is_exact and given.get("memory_format") is None
    return HostTensor(given.dtype(model.dtype), model.sizes, is_fresh)


def _empty_strided(given: Arguments) -> HostValue:
    return HostTensor(given.dtype(given.default_dtype), sizes_of(given.get("size", 0) or UNKNOWN))


def _from_numpy(given: Arguments) -> HostValue:
    del given
    return HostTensor()


def _stack(given: Arguments) -> HostValue:
    """`torch.stack([a, b])`: one dimension more."""
    joined = _joined(given)
    sizes = None if joined.sizes is None else (None,) * (len(joined.sizes) + 1)
    return HostTensor(joined.dtype, sizes, joined.is_fresh)


def _cat(given: Arguments) -> HostValue:
    joined = _joined(given)
    sizes = None if joined.sizes is None else (None,) * len(joined.sizes)
    return HostTensor(joined.dtype, sizes, joined.is_fresh)


def _joined(given: Arguments) -> HostTensor:
    parts = items_of(given.get("tensors", 0) or UNKNOWN) or ()
    tensors = [each for each in parts if isinstance(each, HostTensor)]
    if not tensors or len(tensors) != len(parts):
        return HostTensor()
    dtypes = {each.dtype for each in tensors}
    ranks = {each.rank for each in tensors}
    dtype = tensors[0].dtype if len(dtypes) == 1 else None
    return HostTensor(
        dtype, tensors[0].sizes if len(ranks) == 1 else None, all(each.is_fresh for each in tensors)
    )


def _where(given: Arguments) -> HostValue:
    chosen = [given.get("input", 1), given.get("other", 2)]
    tensors = [each for each in chosen if isinstance(each, HostTensor)]
    dtypes = {each.dtype for each in tensors}
    return HostTensor(tensors[0].dtype) if len(tensors) == 2 and len(dtypes) == 1 else HostTensor()


def _promote_types(given: Arguments) -> HostValue:
    """`torch.promote_types(a, b)`"""
    left, right = (given.get(name, index) for index, name in enumerate(("type1", "type2")))
    if not (isinstance(left, Known) and isinstance(right, Known)):
        return UNKNOWN
    if not (isinstance(left.value, TorchDtype) and isinstance(right.value, TorchDtype)):
        return UNKNOWN
    dtype = promote(left.value, right.value)
    return UNKNOWN if dtype is None else Known(dtype)


def _parameter(given: Arguments) -> HostValue:
    data = given.get("data", 0)
    return data if isinstance(data, HostTensor) else UNKNOWN


def _legacy(given: Arguments) -> HostValue:
    """`torch.Tensor(2, 3)`, `torch.Tensor([1, 2])`: always of the default dtype."""
    by_size = bool(given.positional) and all(is_int(each) for each in given.positional)
    return HostTensor(given.default_dtype, given.sizes() if by_size else None, by_size)


FACTORIES: Mapping[str, Callable[[Arguments], HostValue]] = {
    **dict.fromkeys(("empty", "zeros", "ones", "rand", "randn"), _floats),
    "full": _full,
    "randint": _randint,
    "randperm": _randperm,
    "arange": _arange,
    "linspace": _linspace,
    "logspace": _linspace,
    "eye": _eye,
    "tensor": _tensor,
    "as_tensor": _tensor,
    "asarray": _tensor,
    "Tensor": _legacy,
    "empty_strided": _empty_strided,
    "from_numpy": _from_numpy,
    **dict.fromkeys(("cat", "concat", "concatenate"), _cat),
    "stack": _stack,
    "where": _where,
    "promote_types": _promote_types,
    "nn.Parameter": _parameter,
}
"""By the name behind `torch.`."""
