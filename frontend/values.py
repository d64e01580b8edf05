"""What an expression in a kernel can stand for.

The values mirror those that Triton's code generator works with. `UNKNOWN` may be anything: no rule ever
speaks of it. A dimension of a shape is an int, the text of a constexpr expression ("BLOCK"), or None where
nothing is known.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from ..grammar.record import record
from .source import Span

if TYPE_CHECKING:
    from ..grammar.api.entry import Entry

Dim: TypeAlias = "int | str | None"
Shape: TypeAlias = "tuple[Dim, ...]"


@record
class Unknown:
    """Could be anything."""


UNKNOWN = Unknown()


@record
class Dtype:
    """A Triton element type by its name in `triton.language`: "float32", "int1"."""

    name: str


@record
class Known:
    """A constexpr whose value is known: a Python constant, a `Dtype`, or None.

    1, True and 1.0 are three constants, though Python calls them equal: Triton makes other types of them.
    """

    value: object

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Known) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self.value)

    @property
    def _identity(self) -> tuple[type, object, str]:
        """The text tells 0.0 from -0.0, and calls NaN equal to itself."""
        is_float = isinstance(self.value, float)
        return type(self.value), None if is_float else self.value, repr(self.value) if is_float else ""


class Sort(Enum):
    """What a constexpr certainly is, though its value is open."""

    NUMBER = "number"
    INT = "int"
    SIZE = "size"
    """An int of 32 bits: what the size of a block is made of."""
    FLOAT = "float"
    BOOL = "bool"
    STRING = "string"
    DTYPE = "dtype"


@record
class Symbol:
    """A constexpr whose value depends on the launch; `text` is how it is written.

    `sort` is None where it may as well be a number, a dtype, a string, a tuple, None or a function. `is_free`
    says that callers of the launching function choose it: both ways of a condition on it are compiled some day.
    """

    text: str
    sort: Sort | None = None
    is_free: bool = False

    @property
    def is_number(self) -> bool:
        """A plain assignment turns it into a run-time scalar."""
        return self.sort in (Sort.NUMBER, Sort.INT, Sort.SIZE, Sort.FLOAT, Sort.BOOL)


class Scalar(Enum):
    """Families of element types; enough to tell pointers from numbers and ints from floats."""

    INT = "int"
    FLOAT = "float"
    BOOL = "bool"
    POINTER = "pointer"
    NUMBER = "number"
    """Some int, float or bool: what a load gives."""
    BLOCK_POINTER = "block pointer"
    """What `tl.make_block_ptr` makes; the shape is that of the block."""
    DESCRIPTOR = "tensor descriptor"
    """What `tl.make_tensor_descriptor` makes; the shape is that of the block."""
    TUPLE = "tuple"
    """Of arguments only: a tuple of unknown length."""


@record
class Tensor:
    """A run-time value: a block, or a scalar where `shape` is (); None where the rank is unknown.

    `decayed` is the assignment that turned a constexpr into this run-time scalar. `origin` is the argument
    that offsets were added to, or None where that is not clear. `dtype` is the element type of numbers, by its
    name in `triton.language`, where it is certain; `pointee` is what a pointer, a block pointer or a descriptor
    leads to.
    """

    shape: Shape | None = None
    kind: Scalar | None = None
    decayed: Span | None = None
    origin: str | None = None
    dtype: str | None = None
    pointee: str | None = None

    @property
    def is_block(self) -> bool:
        """Certainly of rank 1 or more."""
        return bool(self.shape)


@record
class Argument:
    """An argument of a launched kernel without a constexpr annotation: a pointer, a number, a tuple, ...

    Triton turns None and the integer 1 into constants. `kind` is what a launch passes for it or what the
    kernel uses it as, None where that is open; `dtype` and `pointee` as in `Tensor`.
    """

    name: str
    kind: Scalar | None = None
    dtype: str | None = None
    pointee: str | None = None

    @property
    def is_pointer(self) -> bool:
        """Loaded from, stored to, or passed as a tensor."""
        return self.kind is Scalar.POINTER


@record
class TupleOf:
    """A tuple (or list: Triton makes no difference) of known length."""

    items: tuple[Value, ...]


@record
class SliceOf:
    """`lower:upper:step` inside brackets; `full` for a bare `:`."""

    full: bool


@record
class ApiModule:
    """A module of Triton's, by its full name."""

    path: str


@record
class Api:
    """A function, class or value of Triton's."""

    path: str
    entry: Entry


@record
class Method:
    """A method looked up on a run-time value."""

    receiver: Value
    name: str
    entry: Entry


@record
class Jit:
    """A jit function of the checked file, told from others of its name by where its `def` starts."""

    name: str
    def_start: int


@record
class HostModule:
    """A module that is not Triton's: torch, math, numpy."""

    name: str


@record
class HostFunction:
    """A plain Python function: the compiler refuses any reference to it."""

    name: str
    span: Span | None = None


@record
class HostClass:
    """A plain Python class."""

    name: str


@record
class HostValue:
    """A Python object that is no constexpr: a number, string, list, ... of the module."""

    description: str
    span: Span | None = None


@record
class Builtin:
    """A Python builtin that the code generator offers: range, len, min, ..."""

    name: str


Value: TypeAlias = (
    Unknown | Known | Symbol | Tensor | Argument | TupleOf | SliceOf | ApiModule | Api | Method | Jit
    | HostModule | HostFunction | HostClass | HostValue | Builtin
)  # fmt: skip


def join(left: Value, right: Value) -> Value:
    """What is certain of a name that holds one value or the other."""
    if left == right:
        return left
    if isinstance(left, Known | Symbol) and isinstance(right, Known | Symbol):
        return Symbol("")
    if isinstance(left, TupleOf) and isinstance(right, TupleOf) and len(left.items) == len(right.items):
        return TupleOf(tuple(join(a, b) for a, b in zip(left.items, right.items, strict=True)))
    if isinstance(left, Tensor) and isinstance(right, Tensor):
        shape = left.shape if left.shape == right.shape else _join_shapes(left.shape, right.shape)
        kind = left.kind if left.kind == right.kind else None
        return Tensor(
            shape,
            kind,
            origin=left.origin if left.origin == right.origin else None,
            dtype=left.dtype if left.dtype == right.dtype else None,
            pointee=left.pointee if left.pointee == right.pointee else None,
        )
    return UNKNOWN


def _join_shapes(left: Shape | None, right: Shape | None) -> Shape | None:
    if left is None or right is None or len(left) != len(right):
        return None
    return tuple(a if a == b else None for a, b in zip(left, right, strict=True))


def is_constexpr(value: Value) -> bool:
    """Certainly known when the kernel is compiled."""
    return isinstance(value, Known | Symbol)


def is_runtime(value: Value) -> bool:
    """Certainly not known when the kernel is compiled."""
    return isinstance(value, Tensor | Argument)


def describe(value: Value) -> str:
    """The value in a kernel author's words, for messages."""
    match value:
        case Known(value=constant):
            return f"the constant `{constant_text(constant)}`"
        case Symbol(sort=Sort.INT | Sort.SIZE):
            return "a constexpr int"
        case Symbol(sort=Sort.STRING | Sort.DTYPE | Sort.NUMBER | Sort.FLOAT as sort):
            return f"a constexpr {sort.value}"
        case Symbol():
            return "a constexpr"
        case Tensor(kind=Scalar.BLOCK_POINTER | Scalar.DESCRIPTOR as kind):
            return f"a {kind.value}"
        case Tensor(shape=()):
            return f"a run-time scalar{_element(value)}"
        case Tensor(shape=None):
            return f"a run-time value{_element(value)}"
        case Tensor(shape=tuple(shape)):
            dims = ", ".join("?" if dim is None else str(dim) for dim in shape)
            return f"a block of shape ({dims}{',' if len(shape) == 1 else ''}){_element(value)}"
        case Argument(name=name):
            return f"the run-time argument `{name}`"
        case TupleOf(items=items):
            return f"a tuple of {len(items)}"
        case Api(path=path) | ApiModule(path=path):
            return f"`{path}`"
        case HostModule(name=name):
            return f"the Python module `{name}`"
        case HostFunction(name=name):
            return f"the Python function `{name}`"
        case HostValue(description=description):
            return description
        case _:
            return "this value"


def constant_text(constant: object) -> str:
    """A constant as it is written."""
    return constant.name if isinstance(constant, Dtype) else repr(constant)


def _element(value: Tensor) -> str:
    """What a block is made of, as far as that is certain."""
    if value.dtype is not None:
        return f" of {value.dtype}"
    if value.kind is Scalar.POINTER:
        return f" of pointers to {value.pointee}" if value.pointee else " of pointers"
    return {Scalar.INT: " of ints", Scalar.FLOAT: " of floats", Scalar.BOOL: " of bools"}.get(
        value.kind or Scalar.NUMBER, ""
    )


def python_float(value: object) -> float | None:
    """What `float(value)` is in Python; None where that raises, and for anything but a number or a text."""
    try:
        return float(value) if isinstance(value, int | float | str) else None
    except (ValueError, OverflowError):
        return None
