"""What a host expression is, as far as the code around it tells: a tensor, an int, a dtype, ..."""

from __future__ import annotations

import ast
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .names import Names


class Kind(Enum):
    """The kinds that Triton's launcher treats differently; the value is how a message says it."""

    TENSOR = "a tensor"
    DATA_PTR = "the integer that `.data_ptr()` returns"
    INT = "an int"
    FLOAT = "a float"
    BOOL = "a bool"
    STRING = "a string"
    NONE = "None"
    DTYPE = "a torch dtype"
    LIST = "a list"
    DICT = "a dict"
    TUPLE = "a tuple"
    METHOD = "a method that is not called"
    INT_FUNCTION = "a function that returns an int"
    FLOAT_TUPLE = "a tuple with a float"
    FUNCTION = "a function"
    NUMPY = "a numpy scalar"
    ARRAY = "a numpy array"
    TRITON_DTYPE = "a Triton dtype"
    UNKNOWN = "unknown"


NUMBERS = (Kind.BOOL, Kind.INT, Kind.FLOAT)
ANNOTATIONS = {
    "torch.Tensor": Kind.TENSOR,
    "Tensor": Kind.TENSOR,
    "int": Kind.INT,
    "float": Kind.FLOAT,
    "bool": Kind.BOOL,
    "str": Kind.STRING,
}
TENSOR_FACTORIES = frozenset(
    [
        "empty",
        "zeros",
        "ones",
        "full",
        "rand",
        "randn",
        "randint",
        "arange",
        "tensor",
        "empty_like",
        "zeros_like",
        "ones_like",
        "full_like",
        "rand_like",
        "randn_like",
        "empty_strided",
        "as_tensor",
        "from_numpy",
        "eye",
        "linspace",
        "cat",
        "stack",
    ]
)
TENSOR_METHODS = frozenset(
    [
        "contiguous",
        "view",
        "reshape",
        "to",
        "cuda",
        "cpu",
        "float",
        "half",
        "bfloat16",
        "double",
        "int",
        "long",
        "bool",
        "clone",
        "detach",
        "flatten",
        "unsqueeze",
        "squeeze",
        "transpose",
        "permute",
        "expand",
        "t",
        "new_empty",
        "new_zeros",
        "new_ones",
        "new_full",
        "type",
        "requires_grad_",
        "zero_",
        "fill_",
        "view_as",
        "reshape_as",
        "expand_as",
        "movedim",
        "swapaxes",
        "abs",
        "exp",
    ]
)
INT_METHODS = frozenset(
    ["numel", "nelement", "dim", "ndimension", "element_size", "get_device", "storage_offset"]
)
TORCH_METHODS = frozenset({"numel", "nelement", "data_ptr", "element_size", "is_contiguous"})
"""Methods that only torch tensors have: they tell that their owner is one."""
REDUCTIONS = frozenset({"max", "min", "sum", "mean", "amax", "amin", "norm", "prod", "abs", "any", "all"})
"""Methods that give a tensor where they are called without arguments."""
SIZE_METHODS = frozenset({"size", "stride"})
"""Methods of tensors that give a number with an argument, and a tuple without one."""
STRING_METHODS = frozenset({"format", "join", "replace", "lower", "upper", "strip", "removeprefix"})
MATH_KINDS = {
    **dict.fromkeys(
        ("ceil", "floor", "gcd", "lcm", "comb", "perm", "factorial", "isqrt", "trunc", "prod"), Kind.INT
    ),
    **dict.fromkeys(("isnan", "isinf", "isfinite", "isclose"), Kind.BOOL),
    **dict.fromkeys(("frexp", "modf"), Kind.TUPLE),
}
"""The functions of `math` that return no float."""
HOST_KINDS = {
    "time.time": Kind.FLOAT,
    "time.perf_counter": Kind.FLOAT,
    "time.monotonic": Kind.FLOAT,
    "time.time_ns": Kind.INT,
    "random.random": Kind.FLOAT,
    "random.uniform": Kind.FLOAT,
    "random.randint": Kind.INT,
    "random.randrange": Kind.INT,
}
NUMPY_SCALARS = frozenset(
    ["int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float16", "float32"]
)
NUMPY_FACTORIES = frozenset(
    ["array", "asarray", "ascontiguousarray", "zeros", "ones", "empty", "full", "arange", "linspace", "eye"]
)
TORCH_DTYPES = ("float", "bfloat", "int", "uint", "complex", "half", "double", "long", "short", "bool")


def join(left: Kind, right: Kind) -> Kind:
    """What is certain of a name that holds one or the other."""
    return left if left is right else Kind.UNKNOWN


def is_size_tuple(node: ast.expr, names: Names) -> bool:
    """`x.shape`, `x.size()`, `x.stride()`: tuples of ints."""
    if not isinstance(node, ast.Call):
        return isinstance(node, ast.Attribute) and node.attr == "shape"
    func = node.func
    if not isinstance(func, ast.Attribute) or func.attr not in SIZE_METHODS or node.args:
        return False
    return kind_of(func.value, names) is Kind.TENSOR  # a process group has a size too


def kind_of(node: ast.expr, names: Names) -> Kind:
    """The kind of an expression, UNKNOWN where it isn't certain."""
    try:
        return _kind(node, names)
    except RecursionError:  # a sum of a thousand terms
        return Kind.UNKNOWN


def _kind(node: ast.expr, names: Names) -> Kind:
    match node:
        case ast.Constant(value=value):
            return _constant_kind(value)
        case ast.Name(id=name):
            return names.get(name)
        case ast.Call():
            return _call_kind(node, names)
        case ast.Attribute():
            return _attribute_kind(node, names)
        case ast.Subscript(value=value, slice=index):
            return _item_kind(value, index, names)
        case ast.BinOp(left=left, op=op, right=right):
            return operator_kind(op, _kind(left, names), _kind(right, names))
        case ast.UnaryOp(op=ast.Not()) | ast.Compare(ops=[ast.Is() | ast.IsNot() | ast.In() | ast.NotIn()]):
            return Kind.BOOL
        case ast.UnaryOp(operand=operand):
            kind = _kind(operand, names)
            return Kind.INT if kind is Kind.BOOL else kind
        case ast.BoolOp(values=[first, *rest]):
            kind = _kind(first, names)
            return kind if all(_kind(each, names) is kind for each in rest) else Kind.UNKNOWN
        case ast.NamedExpr(value=value):
            return _kind(value, names)
        case ast.Compare(left=left, comparators=[right]):
            numbers = _kind(left, names) in NUMBERS and _kind(right, names) in NUMBERS
            return Kind.BOOL if numbers else Kind.UNKNOWN
        case ast.IfExp(body=body, orelse=orelse):
            return join(_kind(body, names), _kind(orelse, names))
        case ast.Tuple(elts=parts):
            return Kind.FLOAT_TUPLE if Kind.FLOAT in [_kind(part, names) for part in parts] else Kind.TUPLE
        case ast.List() | ast.ListComp():
            return Kind.LIST
        case ast.Dict() | ast.DictComp():
            return Kind.DICT
        case ast.JoinedStr():
            return Kind.STRING
        case ast.Lambda(body=body):
            result = _kind(body, names)
            return {Kind.INT: Kind.INT_FUNCTION, Kind.FLOAT_TUPLE: Kind.FLOAT_TUPLE}.get(
                result, Kind.FUNCTION
            )
        case _:
            return Kind.UNKNOWN


def _constant_kind(value: object) -> Kind:
    if value is None:
        return Kind.NONE
    for kind, python in ((Kind.BOOL, bool), (Kind.INT, int), (Kind.FLOAT, float), (Kind.STRING, str)):
        if isinstance(value, python):
            return kind
    return Kind.UNKNOWN


def last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_module(node: ast.expr, *modules: str) -> bool:
    return isinstance(node, ast.Name) and node.id in modules


def _call_kind(node: ast.Call, names: Names) -> Kind:
    func = node.func
    name = last_name(func)
    if isinstance(func, ast.Name):
        return Kind.UNKNOWN if names.is_bound(name) else _function_kind(name, node, names)
    if not isinstance(func, ast.Attribute):
        return Kind.UNKNOWN
    if _is_module(func.value, "torch") and name in TENSOR_FACTORIES:
        return Kind.TENSOR
    if _is_module(func.value, "triton") and name in ("cdiv", "next_power_of_2"):
        return Kind.INT
    if _is_module(func.value, "np", "numpy"):
        return _numpy_kind(node, name, names)
    if _is_module(func.value, "math"):
        return MATH_KINDS.get(name, Kind.FLOAT)
    if isinstance(func.value, ast.Name) and (kind := HOST_KINDS.get(f"{func.value.id}.{name}")):
        return kind
    if name in STRING_METHODS and _kind(func.value, names) is Kind.STRING:
        return Kind.STRING
    if name == "data_ptr" and not node.args:
        return Kind.DATA_PTR
    if name in INT_METHODS or (name in SIZE_METHODS and node.args):
        return Kind.INT
    if name in SIZE_METHODS:  # a process group has a `size()` too
        is_tuple = name == "stride" or kind_of(func.value, names) is Kind.TENSOR
        return Kind.TUPLE if is_tuple else Kind.UNKNOWN
    if name == "numpy" and not node.args:
        return Kind.ARRAY
    is_tensor_method = name in TENSOR_METHODS or (name in REDUCTIONS and not node.args and not node.keywords)
    if is_tensor_method and _kind(func.value, names) is Kind.TENSOR:
        return Kind.TENSOR
    return Kind.UNKNOWN


def _numpy_kind(node: ast.Call, name: str, names: Names) -> Kind:
    """`numpy.float64` is a Python float, the other scalars are not numbers to Triton."""
    if name in NUMPY_SCALARS:
        return Kind.NUMPY
    if name in NUMPY_FACTORIES:
        return Kind.ARRAY
    if name == "prod" and len(node.args) == 1 and not node.keywords and is_size_tuple(node.args[0], names):
        return Kind.NUMPY
    return Kind.UNKNOWN


def _function_kind(name: str, node: ast.Call, names: Names) -> Kind:
    """A function of Python's own."""
    if name in ("round", "abs", "min", "max"):
        kinds = {_kind(each, names) for each in node.args[: 1 if name == "round" else None]}
        if name == "round" and len(node.args) == 1:
            return Kind.INT
        return kinds.pop() if len(kinds) == 1 and kinds <= {Kind.INT, Kind.FLOAT} else Kind.UNKNOWN
    return {
        "len": Kind.INT,
        "int": Kind.INT,
        "ord": Kind.INT,
        "id": Kind.INT,
        "hash": Kind.INT,
        "float": Kind.FLOAT,
        "bool": Kind.BOOL,
        "isinstance": Kind.BOOL,
        "callable": Kind.BOOL,
        "hasattr": Kind.BOOL,
        "any": Kind.BOOL,
        "all": Kind.BOOL,
        "str": Kind.STRING,
        "repr": Kind.STRING,
        "list": Kind.LIST,
        "tuple": Kind.TUPLE,
        "dict": Kind.DICT,
        "sorted": Kind.LIST,
    }.get(name, Kind.UNKNOWN)


def _attribute_kind(node: ast.Attribute, names: Names) -> Kind:
    if _is_module(node.value, "torch") and node.attr.startswith(TORCH_DTYPES):
        return Kind.DTYPE
    if node.attr == "shape":
        return Kind.TUPLE
    if _is_module(node.value, "math", "np", "numpy") and node.attr in ("inf", "pi", "e", "nan", "tau"):
        return Kind.FLOAT
    if node.attr == "multi_processor_count":
        return Kind.INT
    if (member := names.member(node)) is not None:
        return _kind(member.node, member.names)
    owner = _kind(node.value, names)
    if owner is not Kind.TENSOR:
        return Kind.UNKNOWN
    if node.attr == "ndim":
        return Kind.INT
    if node.attr in ("dtype",):
        return Kind.DTYPE
    if node.attr in ("T", "mT", "data", "grad"):
        return Kind.TENSOR if node.attr != "grad" else Kind.UNKNOWN
    is_method = node.attr in SIZE_METHODS | INT_METHODS | TORCH_METHODS
    return Kind.METHOD if is_method else Kind.UNKNOWN


def _item_kind(value: ast.expr, index: ast.expr, names: Names) -> Kind:
    if is_size_tuple(value, names):
        return Kind.TUPLE if isinstance(index, ast.Slice) else Kind.INT
    return Kind.UNKNOWN


def operator_kind(op: ast.operator, left: Kind, right: Kind) -> Kind:
    if left in NUMBERS and right in NUMBERS:
        if isinstance(op, ast.Div):
            return Kind.FLOAT
        if left is right is Kind.BOOL and isinstance(op, ast.BitAnd | ast.BitOr | ast.BitXor):
            return Kind.BOOL
        if isinstance(op, ast.Pow):  # an int to a negative power is a float
            return Kind.FLOAT if Kind.FLOAT in (left, right) else Kind.UNKNOWN
        return Kind.FLOAT if Kind.FLOAT in (left, right) else Kind.INT
    if left is Kind.STRING and isinstance(op, ast.Mod | ast.Add):
        return Kind.STRING
    if left is right and left in (Kind.TUPLE, Kind.LIST) and isinstance(op, ast.Add):
        return left
    if Kind.TENSOR in (left, right) and (
        left in (*NUMBERS, Kind.TENSOR) and right in (*NUMBERS, Kind.TENSOR)
    ):
        return Kind.TENSOR
    return Kind.UNKNOWN
