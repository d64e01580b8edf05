"""What the methods, attributes and operators of a torch tensor give: dtype and sizes, as far as certain."""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping

from ...values import UNKNOWN, Known
from .arguments import Arguments
from .kinds import Kind
from .tensor_factories import make, of_number
from .tensor_views import VIEWS, axis, transposed
from .torch_dtypes import BOOL, INT64, TorchDtype, promote, torch_dtype
from .values import (
    FLOAT,
    INT,
    Device,
    HostTensor,
    HostTuple,
    HostValue,
    Sizes,
    Some,
    kind_of_value,
    known_dtype,
    product,
    size_of,
)

CASTS = {
    "half": "float16", "float": "float32", "double": "float64", "bfloat16": "bfloat16", "int": "int32",
    "long": "int64", "bool": "bool", "short": "int16", "char": "int8", "byte": "uint8",
}  # fmt: skip
SAME = frozenset(
    ["detach", "cuda", "cpu", "pin_memory", "share_memory_", "requires_grad_", "abs", "neg", "relu", "square",
     "nan_to_num", "sign", "ceil", "floor", "round", "trunc",
     "masked_fill", "index_fill", "scatter", "scatter_add", "index_add", "tril", "triu"]
)  # fmt: skip
"""Methods that keep dtype and sizes."""
RESHAPING = frozenset(
    ["t_", "transpose_", "squeeze_", "unsqueeze_", "resize_", "resize_as_", "set_", "swapaxes_", "swapdims_",
     "as_strided_", "apply_", "swap_"]
)  # fmt: skip
"""Methods that change the sizes or strides of a tensor where it is."""
FLOATING = frozenset(
    ["exp", "exp2", "expm1", "log", "log2", "log10", "log1p", "sqrt", "rsqrt", "sin", "cos", "tan", "tanh",
     "sigmoid", "erf", "erfc", "reciprocal", "sinh", "cosh", "asin", "acos", "atan"]
)  # fmt: skip
"""Methods that make floats of ints."""
TESTS = frozenset(
    [
        "eq",
        "ne",
        "lt",
        "le",
        "gt",
        "ge",
        "isnan",
        "isinf",
        "isfinite",
        "logical_and",
        "logical_or",
        "logical_not",
    ]
)
INDEXES = frozenset(["argmax", "argmin", "argsort", "nonzero", "count_nonzero", "bincount"])
PAIRS = frozenset(["sort", "topk", "kthvalue", "mode", "median"])
"""Methods that give values and indexes."""
ADDING = frozenset(["sum", "prod", "cumsum", "cumprod"])
AVERAGING = frozenset(["mean", "std", "var", "norm", "logsumexp", "softmax", "log_softmax"])
ARITHMETIC = {
    "add": ast.Add(), "sub": ast.Sub(), "mul": ast.Mult(), "div": ast.Div(), "pow": ast.Pow(),
    "true_divide": ast.Div(), "remainder": ast.Mod(), "multiply": ast.Mult(),
    "maximum": ast.Add(), "minimum": ast.Add(), "matmul": ast.MatMult(), "mm": ast.MatMult(), "bmm": ast.MatMult(),
}  # fmt: skip


def method(tensor: HostTensor, name: str, given: Arguments) -> HostValue:
    """The value of `tensor.<name>(...)`."""
    if name in RESHAPING or given.get("out") is not None:
        return HostTensor(tensor.dtype)
    if name in SAME or (name.endswith("_") and not name.startswith("_")):
        return tensor
    if name in CASTS:
        return HostTensor(torch_dtype(CASTS[name]), tensor.sizes, tensor.is_fresh)
    if name in VIEWS:
        return VIEWS[name](tensor, given)
    if name in FLOATING:
        return HostTensor(_floated(tensor.dtype, given), tensor.sizes, tensor.is_fresh)
    if name in TESTS:
        return HostTensor(BOOL, tensor.sizes if not given.positional else None)
    if name in INDEXES:
        return HostTensor(INT64, _reduced(tensor, given) if name in ("argmax", "argmin") else None)
    if name in PAIRS and (name != "median" or given.positional or given.keywords):
        return HostTuple((HostTensor(tensor.dtype), HostTensor(INT64)))
    if name in ADDING or name in AVERAGING:
        return _reduction(tensor, name, given)
    if name == "median":
        return HostTensor(tensor.dtype, ())
    if name in ARITHMETIC and given.positional:
        return tensor_operator(ARITHMETIC[name], tensor, given.positional[0], given.default_dtype)
    handler = METHODS.get(name)
    return handler(tensor, given) if handler else UNKNOWN


def _floated(dtype: TorchDtype | None, given: Arguments) -> TorchDtype | None:
    """Torch may compute in another dtype than that of the tensor where the file changes its ways."""
    if given.default_dtype is None:
        return None
    return given.default_dtype if dtype is not None and dtype.is_integral else dtype


def _reduction(tensor: HostTensor, name: str, given: Arguments) -> HostValue:
    keeps_sizes = name in ("cumsum", "cumprod", "softmax", "log_softmax")
    if keeps_sizes and len(given.positional) > 1:
        return HostTensor(known_dtype(given.positional[1]), tensor.sizes)
    is_sum = name in ADDING and tensor.dtype is not None and tensor.dtype.is_integral
    dtype = given.dtype(INT64 if is_sum else tensor.dtype if given.default_dtype else None)
    if keeps_sizes:
        return HostTensor(dtype, tensor.sizes)
    # the first argument of `norm` is no dimension, and the second one of `std` does not keep it
    is_plain = len(given.positional) < {"norm": 1, "std": 2, "var": 2}.get(name, 3)
    return HostTensor(dtype, _reduced(tensor, given) if is_plain else None)


def _reduced(tensor: HostTensor, given: Arguments) -> Sizes | None:
    """The sizes left by `x.sum()`, `x.sum(dim=1)`, `x.sum(1, keepdim=True)`."""
    dim = given.get("dim", 0)
    if dim is None:
        return () if given.is_exact and "axis" not in given.keywords else None
    if tensor.sizes is None:
        return None
    at, keeps = axis(dim, len(tensor.sizes)), given.get("keepdim", 1) or Known(False)
    if at is None or keeps not in (Known(True), Known(False)):
        return None
    kept = (1,) if keeps == Known(True) else ()
    return (*tensor.sizes[:at], *kept, *tensor.sizes[at + 1 :])


def _clamp(tensor: HostTensor, given: Arguments) -> HostValue:
    """The bounds count as in arithmetic."""
    found: HostValue = tensor
    for bound in (*given.positional, *given.keywords.values()):
        if bound != Known(None):
            found = tensor_operator(ast.Add(), found, bound, given.default_dtype)
    return found


def _extreme(tensor: HostTensor, given: Arguments) -> HostValue:
    """`x.max()` is a tensor, `x.max(dim)` values and indexes, `x.max(y)` a tensor."""
    first = given.get("dim", 0)
    if first is None:
        return HostTensor(tensor.dtype, ()) if given.is_exact else UNKNOWN
    if isinstance(first, HostTensor):
        return HostTensor(tensor.dtype if tensor.dtype == first.dtype else None)
    sizes = _reduced(tensor, given)
    values = HostTensor(tensor.dtype, sizes), HostTensor(INT64, sizes)
    return HostTuple(values) if kind_of_value(first) is Kind.INT else UNKNOWN


def _all(tensor: HostTensor, given: Arguments) -> HostValue:
    is_byte = tensor.dtype is None or tensor.dtype.name == "uint8"
    return HostTensor(None if is_byte else BOOL, _reduced(tensor, given))


def _amax(tensor: HostTensor, given: Arguments) -> HostValue:
    return HostTensor(tensor.dtype, _reduced(tensor, given))


def _to(tensor: HostTensor, given: Arguments) -> HostValue:
    """A dtype, a tensor to be like, or a device, which leaves the dtype alone."""
    dtype = tensor.dtype
    for value in (*given.positional[:2], *(given.keywords.get(name) for name in ("dtype", "other"))):
        if isinstance(value, HostTensor):
            dtype = value.dtype
        elif (cast := known_dtype(value) if value is not None else None) is not None:
            dtype = cast
        elif value is not None and not _is_no_dtype(value):
            dtype = None
    if not given.is_exact:
        dtype = None
    return HostTensor(dtype, tensor.sizes, tensor.is_fresh and given.get("memory_format") is None)


def _is_no_dtype(value: HostValue) -> bool:
    """A device, a flag."""
    return isinstance(value, Device) or kind_of_value(value) in (Kind.STRING, Kind.INT, Kind.BOOL, Kind.NONE)


def _type(tensor: HostTensor, given: Arguments) -> HostValue:
    dtype = known_dtype(given.get("dtype", 0) or UNKNOWN)
    return HostTensor(dtype, tensor.sizes, tensor.is_fresh)


def _type_as(tensor: HostTensor, given: Arguments) -> HostValue:
    other = given.get("other", 0)
    return HostTensor(other.dtype if isinstance(other, HostTensor) else None, tensor.sizes, tensor.is_fresh)


def _contiguous(tensor: HostTensor, given: Arguments) -> HostValue:
    """A tensor that counts as contiguous stays as it is, with any stride along a dimension of one element."""
    sizes = tensor.sizes
    is_fresh = tensor.is_fresh or (sizes is not None and not {None, 0, 1} & {*sizes})
    return HostTensor(tensor.dtype, sizes, is_fresh and given.get("memory_format", 0) is None)


def _clone(tensor: HostTensor, given: Arguments) -> HostValue:
    return HostTensor(tensor.dtype, tensor.sizes, tensor.is_fresh and given.get("memory_format") is None)


def _new(tensor: HostTensor, given: Arguments, name: str) -> HostValue:
    """`x.new_empty(2, 3)`: the dtype of `x` unless it is told another."""
    made = make(name, given)
    if not isinstance(made, HostTensor):
        return UNKNOWN
    return HostTensor(given.dtype(tensor.dtype), made.sizes, made.is_fresh)


def _size(tensor: HostTensor, given: Arguments) -> HostValue:
    return _entry(tensor, tensor.sizes, given)


def _stride(tensor: HostTensor, given: Arguments) -> HostValue:
    return _entry(tensor, strides(tensor), given)


def _entry(tensor: HostTensor, entries: Sizes | None, given: Arguments) -> HostValue:
    """All of them, or that of one dimension."""
    dim = given.get("dim", 0)
    if dim is None:
        return Some(Kind.TUPLE) if entries is None else HostTuple(tuple(map(size_of, entries)))
    at = axis(dim, tensor.rank or 0)
    return INT if entries is None or at is None else size_of(entries[at])


def strides(tensor: HostTensor) -> Sizes | None:
    """The strides of a tensor of known rank, in elements."""
    sizes = tensor.sizes
    if sizes is None or not tensor.is_fresh:
        return None if sizes is None else (None,) * len(sizes)
    return tuple(_distance(sizes[at + 1 :]) for at in range(len(sizes)))


def _distance(inner: Sizes) -> int | None:
    """Torch counts an empty dimension as one element."""
    return product(tuple(size if size is None else max(size, 1) for size in inner))


def _numel(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    return size_of(tensor.numel)


def _dim(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    return size_of(tensor.rank)


def _element_size(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    return size_of(tensor.dtype.bytes if tensor.dtype else None)


def _item(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    if tensor.dtype is None:
        return UNKNOWN
    if tensor.dtype == BOOL:
        return Some(Kind.BOOL)
    return FLOAT if tensor.dtype.is_float else INT if tensor.dtype.is_integral else UNKNOWN


def _is_floating_point(tensor: HostTensor, given: Arguments) -> HostValue:
    del given
    return UNKNOWN if tensor.dtype is None else Known(tensor.dtype.is_float)


METHODS: Mapping[str, Callable[[HostTensor, Arguments], HostValue]] = {
    **dict.fromkeys(("max", "min"), _extreme),
    **dict.fromkeys(("amax", "amin"), _amax),
    **dict.fromkeys(("any", "all"), _all),
    "to": _to,
    "type": _type,
    "type_as": _type_as,
    "contiguous": _contiguous,
    "clone": _clone,
    "new_empty": lambda tensor, given: _new(tensor, given, "empty"),
    "new_zeros": lambda tensor, given: _new(tensor, given, "zeros"),
    "new_ones": lambda tensor, given: _new(tensor, given, "ones"),
    "new_full": lambda tensor, given: _new(tensor, given, "full"),
    "new_tensor": lambda tensor, given: _new(tensor, given, "tensor"),
    **dict.fromkeys(("clamp", "clip", "clamp_min", "clamp_max"), _clamp),
    "size": _size,
    "stride": _stride,
    **dict.fromkeys(("numel", "nelement"), _numel),
    **dict.fromkeys(("dim", "ndimension"), _dim),
    "element_size": _element_size,
    "item": _item,
    "is_floating_point": _is_floating_point,
    "data_ptr": lambda tensor, given: Some(Kind.DATA_PTR),
}


def attribute(tensor: HostTensor, name: str) -> HostValue:
    """The value of `tensor.<name>`."""
    match name:
        case "dtype":
            return Some(Kind.DTYPE) if tensor.dtype is None else Known(tensor.dtype)
        case "shape":
            return Some(Kind.TUPLE) if tensor.sizes is None else HostTuple(tuple(map(size_of, tensor.sizes)))
        case "ndim":
            return size_of(tensor.rank)
        case "T" | "mT":
            return transposed(tensor)
        case "data":
            return tensor
        case "device":
            return Device()
        case "itemsize":
            return size_of(tensor.dtype.bytes if tensor.dtype else None)
        case _:
            return UNKNOWN


def tensor_operator(
    op: ast.operator, left: HostValue, right: HostValue, default: TorchDtype | None
) -> HostValue:
    """`left <op> right` where one of them is a tensor."""
    if isinstance(left, HostTensor) and isinstance(right, HostTensor):
        return _tensors(op, left, right, default)
    tensor, number = (left, right) if isinstance(left, HostTensor) else (right, left)
    if not isinstance(tensor, HostTensor):
        return UNKNOWN
    kind = kind_of_value(number)
    if kind not in (Kind.BOOL, Kind.INT, Kind.FLOAT):
        return UNKNOWN
    other, dtype = of_number(number, default), tensor.dtype
    if dtype is not None and (other is None or other.category > dtype.category):
        dtype = other
    return HostTensor(_divided(op, dtype, default), tensor.sizes, tensor.is_fresh)


def _divided(op: ast.operator, dtype: TorchDtype | None, default: TorchDtype | None) -> TorchDtype | None:
    """True division makes floats of ints."""
    return default if isinstance(op, ast.Div) and dtype is not None and dtype.is_integral else dtype


def _tensors(op: ast.operator, left: HostTensor, right: HostTensor, default: TorchDtype | None) -> HostValue:
    """A tensor without dimensions counts less than one with some, so that the ranks must be known."""
    dtype = None
    if left.dtype is not None and right.dtype is not None:
        if left.dtype == right.dtype:
            dtype = left.dtype
        elif left.rank and right.rank:
            dtype = promote(left.dtype, right.dtype)
    if isinstance(op, ast.MatMult):
        return HostTensor(dtype if default else None, _product_sizes(left.sizes, right.sizes))
    same = left.sizes is not None and left.sizes == right.sizes and None not in left.sizes
    sizes = left.sizes if same else _broadcast_rank(left, right)
    return HostTensor(_divided(op, dtype, default), sizes, same and left.is_fresh and right.is_fresh)


def _product_sizes(left: Sizes | None, right: Sizes | None) -> Sizes | None:
    is_matrix = left is not None and right is not None and len(left) == len(right) == 2
    return (left[0], right[1]) if is_matrix and left and right else None


def _broadcast_rank(left: HostTensor, right: HostTensor) -> Sizes | None:
    if left.rank is None or right.rank is None:
        return None
    return (None,) * max(left.rank, right.rank)


def compared(left: HostTensor, right: HostValue) -> HostTensor:
    """`x < y`: a tensor of bools."""
    return HostTensor(BOOL, left.sizes if not isinstance(right, HostTensor) else None)
