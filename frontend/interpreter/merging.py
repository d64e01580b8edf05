"""Types that must agree where control flow merges: when they differ, and what is known where they agree.

After `visit_then_else_blocks`, `_verify_loop_carried_variable`, `visit_IfExp` and `visit_Return` of Triton's
compiler/code_generator.py. A type is the kind of value (tensor, tuple, constexpr, a plain Python object), and
of a tensor its shape and element type.
"""

from __future__ import annotations

from enum import Enum

from .. import dtypes, tree
from ..diagnostics import Related
from ..source import Span
from ..values import (
    Argument,
    Dim,
    Dtype,
    Known,
    Scalar,
    Shape,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    join,
)
from .regions import Region
from .session import Walk


class Category(Enum):
    """Kinds of values that never have one type."""

    TENSOR = "tensor"
    DESCRIPTOR = "tensor descriptor"
    TUPLE = "tuple"
    CONSTEXPR = "constexpr"
    OBJECT = "None or a dtype"


START_AS_FLOAT = "start it as a float: `0.0` instead of `0`"
WRITE_FLOAT = "write a float here: `1.0` instead of `1`"
NUMBERS = (Scalar.INT, Scalar.FLOAT, Scalar.BOOL, Scalar.NUMBER)


def category(value: Value) -> Category | None:
    """What a value certainly is; None where that is open."""
    match value:
        case Tensor(kind=Scalar.DESCRIPTOR):
            return Category.DESCRIPTOR
        case Argument(kind=Scalar.TUPLE) | TupleOf():
            return Category.TUPLE
        case Argument(kind=None):
            return None
        case Tensor() | Argument():
            return Category.TENSOR
        case Known(value=None) | Known(value=Dtype()):
            return Category.OBJECT
        case Known() | Symbol():
            return Category.CONSTEXPR
        case _:
            return None


def is_object(scope: Walk | Region, name: str, value: Value) -> bool:
    """None or a dtype that a plain assignment keeps as it is: no value of Triton's, unlike a parameter's."""
    return category(value) in (Category.OBJECT, Category.CONSTEXPR) and name in scope.places


def differ(left: Value, right: Value) -> bool:
    """Two values that certainly have different types."""
    categories = category(left), category(right)
    if None in categories:
        return False
    if categories[0] is not categories[1]:
        is_open = Symbol in (type(left), type(right)) and Category.TENSOR not in categories
        return not is_open
    if isinstance(left, TupleOf) and isinstance(right, TupleOf):
        pairs = zip(left.items, right.items, strict=False)
        return len(left.items) != len(right.items) or any(differ(a, b) for a, b in pairs)
    if isinstance(left, Known) and isinstance(right, Known):
        return left != right
    if isinstance(left, Tensor | Argument) and isinstance(right, Tensor | Argument):
        return shapes_differ(left, right) or elements_differ(left, right)
    return False


def shapes_differ(left: Tensor | Argument, right: Tensor | Argument) -> bool:
    """Blocks of different rank, or of different sizes that are both known."""
    one, other = _shape(left), _shape(right)
    if one is None or other is None:
        return False
    if len(one) != len(other):
        return True
    return any(isinstance(a, int) and isinstance(b, int) and a != b for a, b in zip(one, other, strict=True))


def elements_differ(left: Tensor | Argument, right: Tensor | Argument) -> bool:
    """Numbers of different dtypes, or numbers and pointers, or pointers to different dtypes."""
    for one, other in ((left.dtype, right.dtype), (left.pointee, right.pointee)):
        if one is not None and other is not None:
            return one != other
    kinds = {_kind(left), _kind(right)}
    if len(kinds) < 2 or None in kinds:
        return False
    return Scalar.NUMBER not in kinds or not kinds <= set(NUMBERS)


def _shape(value: Tensor | Argument) -> Shape | None:
    return value.shape if isinstance(value, Tensor) else ()


def _kind(value: Tensor | Argument) -> Scalar | None:
    return dtypes.family(value.dtype) if value.dtype is not None else value.kind


def merged(left: Value, right: Value) -> Value:
    """What is known of a value that comes from either of two of one type."""
    if left == right:
        return left
    if isinstance(left, TupleOf) and isinstance(right, TupleOf) and len(left.items) == len(right.items):
        return TupleOf(tuple(merged(a, b) for a, b in zip(left.items, right.items, strict=True)))
    is_tensor = category(left) is category(right) is Category.TENSOR
    if is_tensor and isinstance(left, Tensor | Argument) and isinstance(right, Tensor | Argument):
        return _merged_tensors(left, right)
    return join(left, right)


def _merged_tensors(left: Tensor | Argument, right: Tensor | Argument) -> Tensor:
    origins = _origin(left), _origin(right)
    kinds = [kind for kind in (left.kind, right.kind) if kind not in (None, Scalar.NUMBER)]
    return Tensor(
        _merged_shapes(_shape(left), _shape(right)),
        kinds[0] if kinds else left.kind or right.kind,
        origin=origins[0] if origins[0] == origins[1] else None,
        dtype=left.dtype or right.dtype,
        pointee=left.pointee or right.pointee,
    )


def _origin(value: Tensor | Argument) -> str | None:
    return value.origin if isinstance(value, Tensor) else value.name if value.is_pointer else None


def _merged_shapes(left: Shape | None, right: Shape | None) -> Shape | None:
    if left is None or right is None:
        return left if right is None else right
    if len(left) != len(right):
        return None
    return tuple(_merged_dims(a, b) for a, b in zip(left, right, strict=True))


def _merged_dims(left: Dim, right: Dim) -> Dim:
    """A number tells more than the name of a constexpr."""
    if isinstance(left, int) or right is None:
        return left
    return right if isinstance(right, int) or left is None else left


def as_tensor(value: Value) -> Value:
    """A constant as the tensor that the compiler makes of it."""
    if isinstance(value, Known):
        dtype = dtypes.of_constant(value.value)
        return Tensor((), dtypes.family(dtype), dtype=dtype) if dtype else value
    if isinstance(value, Symbol):
        return Tensor(()) if value.is_number else value
    return value


def check_carried(
    walk: Walk, name: str, before: Value, after: Value, places: tuple[Span | None, Span], loop: Span
) -> bool:
    """A variable from before a run-time loop keeps its type in it; true if that was reported.

    `places` are where it was made before the loop and where the loop assigns it.
    """
    if not differ(_as_carried(before), _as_carried(after)):
        return False
    related = (
        *_start(name, before, places[0]),
        Related(_keyword(walk, loop), f"the loop that carries `{name}`"),
    )
    if category(before) is Category.CONSTEXPR or (category(before) is Category.OBJECT and not places[0]):
        constexpr_in_loop(walk, name, before, places[1])
    elif category(before) is Category.OBJECT:
        nothing_in_loop(walk, name, before, after, places, loop)
    else:
        walk.report(
            "KF603",
            places[1],
            f"`{name}` changes its type in the loop: it is {described(before)} before, "
            f"and {described(after)} here",
            _advice(before, after),
            related=related,
        )
    return True


def _as_carried(value: Value) -> Value:
    """The items of a carried tuple are compared only as MLIR has them: without signs."""
    if not isinstance(value, TupleOf):
        return value
    return TupleOf(tuple(_signless(item) for item in value.items))


def _signless(value: Value) -> Value:
    if isinstance(value, TupleOf):
        return _as_carried(value)
    if isinstance(value, Tensor) and value.dtype and value.dtype.startswith("uint"):
        dtype = value.dtype.removeprefix("u")
        return Tensor(value.shape, value.kind, origin=value.origin, dtype=dtype, pointee=value.pointee)
    return value


def nothing_in_loop(
    walk: Walk, name: str, before: Value, after: Value, places: tuple[Span | None, Span], loop: Span
) -> None:
    """What a loop carries must be a run-time value: None is none, even if it stays None."""
    walk.report(
        "KF603",
        places[1],
        f"`{name}` is {described(before)} before the loop and {described(after)} in it",
        "start it with a value of its type, such as `tl.zeros(shape, dtype)`",
        related=(
            *_start(name, before, places[0]),
            Related(_keyword(walk, loop), f"the loop that carries `{name}`"),
        ),
    )


def constexpr_in_loop(walk: Walk, name: str, value: Value, span: Span) -> None:
    """A constexpr that a run-time loop assigns would have to become a tensor."""
    note = "copy it into a variable before the loop, or use `tl.static_range`"
    if value == Known(1) and name in walk.kernel.passed:
        note = f"a run-time 1 is compiled in as a constant: list it in `do_not_specialize`, or {note}"
    walk.report("KF613", span, f"the constexpr `{name}` cannot be assigned in a run-time loop", note)


def check_branch(
    walk: Walk, name: str, other: Value, value: Value, place: Span, where: tuple[str, str], *related: Related
) -> bool:
    """A variable keeps its type through a run-time `if`; true if that was reported.

    `where` says where it holds `value` and where `other`: "in the `if` arm", "before the `if`".
    """
    if not differ(other, value):
        return False
    walk.report(
        "KF602",
        place,
        f"`{name}` is {described(value)} {where[0]}, and {described(other)} {where[1]}",
        _advice(other, value),
        related=related,
    )
    return True


def described(value: Value) -> str:
    """The value in words, with all of its type: of a tuple its elements, of an argument its dtype."""
    match value:
        case TupleOf(items=items):
            return f"a tuple ({', '.join(described(item) for item in items)})"
        case Argument(name=name, dtype=str(dtype)):
            return f"the argument `{name}`, a run-time scalar of {dtype}"
        case Argument(name=name, pointee=str(pointee)):
            return f"the argument `{name}`, a pointer to {pointee}"
        case Tensor(shape=tuple(shape), kind=Scalar.BLOCK_POINTER | Scalar.DESCRIPTOR):
            dims = ", ".join("?" if dim is None else str(dim) for dim in shape)
            element = f" of {value.pointee}" if value.pointee else ""
            return f"{describe(value)} for blocks of shape ({dims}){element}"
        case _:
            return describe(value)


def _start(name: str, value: Value, place: Span | None) -> tuple[Related, ...]:
    return (Related(place, f"`{name}` is {described(value)} here"),) if place else ()


def _keyword(walk: Walk, loop: Span) -> Span:
    word = "for" if walk.session.source.text.startswith("for", loop.start) else "while"
    return Span(loop.start, loop.start + len(word))


def _advice(before: Value, after: Value) -> str:
    """What to write where a variable should have had the other type from the start."""
    if not (isinstance(before, Tensor | Argument) and isinstance(after, Tensor | Argument)):
        return "give it one type, or use another name for the other value"
    shape, dtype = _shape(after), after.dtype
    if shapes_differ(before, after):
        if not shape:
            return "bring both to one shape, or use another name for the scalar"
        return f"start it with its final shape: `{_zeros(shape, dtype or 'float32')}`"
    if Scalar.POINTER in (before.kind, after.kind):
        return "use another name for the other pointer"
    is_constant = isinstance(before, Tensor) and before.decayed is not None
    if is_constant and _kind(after) is Scalar.FLOAT and dtype in (None, "float32"):
        return START_AS_FLOAT
    is_int = isinstance(after, Tensor) and after.decayed is not None and _kind(after) is Scalar.INT
    if is_int and _kind(before) is Scalar.FLOAT and before.dtype in (None, "float32"):
        return WRITE_FLOAT
    back = f", or cast the new value: `.to(tl.{before.dtype})`" if before.dtype else ""
    if dtype is None:
        return f"start it with the type that it gets{back}"
    start = f"`{_zeros(shape or (), dtype)}`" if is_constant or shape else f"`.to(tl.{dtype})`"
    return f"start it as {dtype}: {start}{back}"


def _zeros(shape: Shape, dtype: str) -> str:
    if not shape:
        return f"tl.full((), 0, tl.{dtype})"
    dims = ", ".join("..." if dim is None else str(dim) for dim in shape)
    return f"tl.zeros(({dims}{',' if len(shape) == 1 else ''}), tl.{dtype})"


def copied_name(statements: tuple[tree.Stmt, ...], name: str) -> str | None:
    """The name that the last direct assignment to `name` copies, if it does nothing else."""
    for statement in reversed(statements):
        if isinstance(statement, tree.Assign) and name in tree.names_in(statement.targets[0]):
            is_copy = isinstance(statement.targets[0], tree.Name) and isinstance(statement.value, tree.Name)
            return statement.value.id if is_copy and isinstance(statement.value, tree.Name) else None
    return None


def assigns_directly(statements: tuple[tree.Stmt, ...], name: str) -> bool:
    """Whether one of the statements themselves assigns to a name something else than a call's result."""
    return any(
        isinstance(part, tree.Assign)
        and not isinstance(part.value, tree.Call)
        and any(name in tree.names_in(target) for target in part.targets)
        for part in statements
    )
