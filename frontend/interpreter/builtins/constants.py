"""What must be constant in a call: ranges, shapes, axes, hints; and their limits."""

from __future__ import annotations

from ... import tree
from ...diagnostics import Related
from ...source import Span
from ...values import (
    UNKNOWN,
    Argument,
    Dim,
    HostValue,
    Known,
    Scalar,
    Shape,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
)
from ..binding import Bound
from ..session import Walk

MAX_ELEMENTS = 2**20
"""Triton's TRITON_MAX_TENSOR_NUMEL."""


def constexpr_note(value: Value) -> str:
    """How to make a value constant, by what it is."""
    match value:
        case Argument(name=name):
            return f"annotate the parameter: `{name}: tl.constexpr`"
        case Tensor(decayed=span) if span is not None:
            return (
                "a plain assignment makes a run-time value of a constexpr: write `name: tl.constexpr = ...`"
            )
        case _:
            return "use a `tl.constexpr` argument, and a mask for the part that does not exist"


def arange(walk: Walk, bound: Bound) -> Value:
    """`tl.arange(start, end)`: constant bounds, a power of two between them."""
    bounds = [bound.get("start"), bound.get("end")]
    for name, value in zip(("start", "end"), bounds, strict=True):
        if value is None or not (is_runtime(value) or isinstance(value, HostValue)):
            continue
        decayed = value.decayed if isinstance(value, Tensor) else None
        walk.report(
            "KF401" if decayed is None else "KF411",
            bound.span(name),
            f"the bounds of `{bound.name}` must be constexpr, and this is {describe(value)}",
            constexpr_note(value),
            related=_made_at(walk, decayed),
        )
        return Tensor((None,), Scalar.INT, dtype="int32")
    for name, value in zip(("start", "end"), bounds, strict=True):
        is_open_float = isinstance(value, Symbol) and value.sort in (Sort.FLOAT, Sort.STRING, Sort.DTYPE)
        if value is None:
            continue
        is_no_int = isinstance(value, TupleOf) or (
            isinstance(value, Known) and not isinstance(value.value, int)
        )
        if is_open_float or is_no_int:
            walk.report(
                "KF401",
                bound.span(name),
                f"the bounds of `{bound.name}` must be ints, and this is {describe(value)}",
                "divide with `//`" if isinstance(value, Known | Symbol) else "pass two numbers",
            )
            return Tensor((None,), Scalar.INT, dtype="int32")
    match bounds:
        case [Known(value=int() as start), Known(value=int() as end)]:
            return _known_range(walk, bound, start, end)
        case [Known(value=0), Symbol(text=text)]:
            return Tensor((text,), Scalar.INT, dtype="int32")
        case _:
            return Tensor((None,), Scalar.INT, dtype="int32")


def _made_at(
    walk: Walk, span: Span | None, message: str = "it becomes a run-time value here"
) -> tuple[Related, ...]:
    return (Related(span, message),) if span is not None else ()


def _known_range(walk: Walk, bound: Bound, start: int, end: int) -> Value:
    size = end - start
    if start < 0 or end >= 2**31:
        walk.report(
            "KF403",
            bound.node.span,
            f"`{bound.name}` goes from 0 to 2**31 - 1, not from {start} to {end}",
            "start at 0 and add what is missing: `tl.arange(0, BLOCK) + start`",
        )
        return Tensor((size,) if size > 0 else (None,), Scalar.INT, dtype="int32")
    if size <= 0:
        walk.report(
            "KF403", bound.node.span, f"`{bound.name}` is empty: {start} to {end}", "end must exceed start"
        )
    elif size & (size - 1):
        larger = 1 << (size - 1).bit_length()
        walk.report(
            "KF403",
            bound.node.span,
            f"the size of `{bound.name}` must be a power of two, and this is {size}",
            f"use {larger} and mask the elements that do not exist",
        )
    else:
        _check_elements(walk, bound, (size,))
        return Tensor((size,), Scalar.INT, dtype="int32")
    return Tensor((None,), Scalar.INT, dtype="int32")


def _check_elements(walk: Walk, bound: Bound, shape: Shape) -> None:
    count = 1
    for dim in shape:
        count *= dim if isinstance(dim, int) else 1
    if count > MAX_ELEMENTS:
        walk.report(
            "KF403",
            bound.node.span,
            f"this block has {count:,} elements; Triton allows {MAX_ELEMENTS:,}",
            "use a smaller block and a loop or a larger grid",
        )


def shape_of_argument(walk: Walk, bound: Bound, name: str) -> Shape | None:
    """The shape that an argument gives."""
    value = bound.get(name)
    if isinstance(value, TupleOf):
        return dims(walk, bound, value.items, name)
    if isinstance(value, Known) or is_runtime(value or UNKNOWN) or _is_number(value):
        walk.report(
            "KF405",
            bound.span(name),
            f"the shape of `{bound.name}` must be a tuple, and this is {describe(value or UNKNOWN)}",
            f"write `({walk.text(bound.span(name))},)`",
        )
    return None


def _is_number(value: Value | None) -> bool:
    return isinstance(value, Symbol) and value.is_number


def shape_of_rest(walk: Walk, bound: Bound) -> Shape | None:
    """The shape in `reshape(x, (a, b))` or `reshape(x, a, b)`."""
    values = [value for value, _ in bound.rest]
    if len(values) == 1 and isinstance(values[0], TupleOf):
        return dims(walk, bound, values[0].items, "shape")
    if len(values) == 1 and not is_constexpr(values[0]) and not is_runtime(values[0]):
        return None
    if not values:
        shape = bound.get("shape")
        return dims(walk, bound, shape.items, "shape") if isinstance(shape, TupleOf) else None
    return dims(walk, bound, tuple(values), "shape")


def dims(walk: Walk, bound: Bound, values: tuple[Value, ...], name: str) -> Shape | None:
    """Dimensions from constexpr values: powers of two."""
    shape: list[Dim] = []
    for value in values:
        problem = _dim_problem(value)
        if problem is not None:
            span = bound.rest[0][1].span if bound.rest else bound.span(name)
            code, message, note = problem
            walk.report(code, span, message, note)
            return tuple(None for _ in values)
        match value:
            case Known(value=int() as size):
                shape.append(int(size))
            case Symbol(text=text):
                shape.append(text)
            case _:
                shape.append(None)
    _check_elements(walk, bound, tuple(shape))
    return tuple(shape)


def _dim_problem(value: Value) -> tuple[str, str, str] | None:
    if is_runtime(value):
        code = "KF411" if isinstance(value, Tensor) and value.decayed else "KF402"
        return (
            code,
            f"the elements of a shape must be constexpr, and one is {describe(value)}",
            constexpr_note(value),
        )
    if isinstance(value, Known):
        number = value.value
        if not isinstance(number, int):  # True is a size to Triton
            return (
                "KF402",
                f"the elements of a shape must be integers, and one is {describe(value)}",
                "use an int",
            )
        if number <= 0:
            return (
                "KF403",
                f"the elements of a shape must be powers of two, and one is {number}",
                "a block has at least one element",
            )
        if number & (number - 1):
            larger = 1 << (number - 1).bit_length()
            return (
                "KF403",
                f"the elements of a shape must be powers of two, and one is {number}",
                f"use {larger}",
            )
    return None


def dims_argument(bound: Bound) -> list[int] | None:
    """The order in `permute(x, (1, 0))` or `permute(x, 1, 0)`; None if it is not known."""
    values = [value for value, _ in bound.rest]
    if len(values) == 1 and isinstance(values[0], TupleOf):
        values = list(values[0].items)
    if not values and isinstance(given := bound.get("dims"), TupleOf):
        values = list(given.items)
    numbers = [value.value for value in values if isinstance(value, Known) and isinstance(value.value, int)]
    return numbers if len(numbers) == len(values) else None


def check_option(walk: Walk, bound: Bound, name: str) -> None:
    """An option is known when the kernel is compiled."""
    value = bound.get(name)
    if value is not None and is_runtime(value):
        walk.report(
            "KF402",
            bound.span(name),
            f"`{name}` must be constexpr, and this is {describe(value)}",
            constexpr_note(value),
        )


def check_program_axis(walk: Walk, bound: Bound) -> None:
    """A grid has the axes 0, 1 and 2."""
    axis = bound.get("axis")
    if is_runtime(axis or UNKNOWN):
        check_constant_axis(walk, bound, "axis")
    elif isinstance(axis, TupleOf) or (isinstance(axis, Known) and axis.value not in (0, 1, 2)):
        walk.report(
            "KF406",
            bound.span("axis"),
            f"`{bound.name}` has the axes 0, 1 and 2, and this is {describe(axis)}",
            "fold further axes into one: `pid // n` and `pid % n`",
        )


def check_constant_axis(walk: Walk, bound: Bound, name: str) -> bool:
    """An axis is a constexpr; false if it was reported."""
    axis = bound.get(name)
    if axis is None or not is_runtime(axis):
        return True
    walk.report(
        "KF406",
        bound.span(name),
        f"the axis of `{bound.name}` must be constexpr, and this is {describe(axis)}",
        constexpr_note(axis),
    )
    return False


def check_axis(walk: Walk, bound: Bound, name: str) -> bool:
    """An axis is constant and one that the block has; false if it was reported."""
    if not check_constant_axis(walk, bound, name):
        return False
    axis, first = bound.get(name), bound.first
    if isinstance(first, TupleOf) and first.items:
        first = first.items[0]  # blocks of one shape, reduced together
    if isinstance(axis, TupleOf):
        walk.report(
            "KF406",
            bound.span(name),
            f"`{bound.name}` takes one axis",
            "reduce twice, or flatten first: `tl.ravel(x)`",
        )
        return False
    if not isinstance(axis, Known) or not isinstance(first, Tensor) or first.shape is None:
        return True
    rank = len(first.shape)
    if isinstance(axis.value, str) or (isinstance(axis.value, int) and not -rank <= axis.value < rank):
        what = describe(first) if rank else "a scalar, which has no axis"
        walk.report(
            "KF406", bound.span(name), f"`{bound.name}` has no axis {axis.value!r}: the operand is {what}"
        )
        return False
    return True


def check_hint(walk: Walk, bound: Bound) -> None:
    """Hint values are constant integers, one for each dimension."""
    values, first = bound.get("values"), bound.first
    items = values.items if isinstance(values, TupleOf) else () if values is None else (values,)
    for item in items:
        is_no_int = isinstance(item, Known) and not isinstance(item.value, int)
        if not is_runtime(item) and not is_no_int:
            continue
        walk.report(
            "KF402",
            bound.span("values"),
            f"the values of `{bound.name}` must be constexpr integers, and one is {describe(item)}",
            "write an int" if is_no_int else constexpr_note(item),
        )
        return
    if isinstance(first, Tensor | Argument) and UNKNOWN not in items:
        _check_hinted_rank(walk, bound, first, len(items))


def _check_hinted_rank(walk: Walk, bound: Bound, operand: Tensor | Argument, count: int) -> None:
    """`multiple_of` alone takes a value for a scalar."""
    shape = operand.shape if isinstance(operand, Tensor) else ()
    if shape is None or (isinstance(operand, Argument) and operand.kind is None):
        return
    takes_scalar = bound.name.rpartition(".")[2] == "multiple_of"
    rank = max(len(shape), 1 if takes_scalar else 0)
    if count and count != rank:
        walk.report(
            "KF402",
            bound.span("values"),
            f"`{bound.name}` needs one value for each dimension: {rank}, not {count}",
            "write a tuple" if rank else "a scalar has no neighbours: leave the hint out",
        )


def check_positional_fill(walk: Walk, bound: Bound) -> None:
    """`tl.load(p, 0.0)`: the second argument is the mask, not the value for masked-out lanes."""
    mask = bound.get("mask")
    if "mask" not in bound.by_position or not isinstance(mask, Known):
        return
    if isinstance(mask.value, int | float) and not isinstance(mask.value, bool):
        walk.report(
            "KF307",
            bound.span("mask"),
            f"the second argument of `{bound.name}` is the mask, and this is {describe(mask)}",
            f"write `{bound.name}(pointer, mask=..., other={mask.value!r})`",
        )


def check_stored_value(walk: Walk, bound: Bound) -> None:
    """Storing one maximum into every element, or the result of a helper that returns nothing."""
    value = bound.get("value")
    if value == Known(None):
        walk.report(
            "KF605",
            bound.span("value"),
            "there is no value to store: this is None",
            "a store and a helper without `return` give no value",
        )
    pointer = bound.get("pointer") or bound.first
    for suspect in walk.suspects:
        if suspect.result is value and isinstance(pointer, Tensor) and pointer.shape == suspect.shape:
            name = walk.text(suspect.span).partition("(")[0]
            function = "tl.maximum" if name.endswith("max") else "tl.minimum"
            walk.report(
                "KF306",
                suspect.span,
                f"`{name}(x, 0)` reduces the block over axis 0: every element gets the same value",
                f"for an element-wise {name.rpartition('.')[2]} use `{function}(x, 0)`",
                related=_made_at(walk, bound.node.span, "it is stored into a whole block here"),
            )


def check_swapped_store(walk: Walk, bound: Bound) -> bool:
    """`tl.store(value, pointer)`; false if it was reported."""
    pointer, value = bound.get("pointer") or bound.first, bound.get("value")
    if not isinstance(pointer, Tensor) or pointer.kind in (None, Scalar.POINTER, Scalar.INT):
        return True
    is_pointer = isinstance(value, Argument) or (
        isinstance(value, Tensor) and value.kind in (None, Scalar.POINTER)
    )
    node = bound.nodes.get("value")
    if is_pointer and node is not None and _starts_with_argument(walk, node):
        walk.report(
            "KF307",
            bound.node.span,
            f"`{bound.name}` takes the pointer first, and this is {describe(pointer)}",
            f"write `{bound.name}({walk.text(node.span)}, {walk.text(bound.span('pointer'))})`",
        )
        return False
    return True


def _starts_with_argument(walk: Walk, node: tree.Expr) -> bool:
    while isinstance(node, tree.Binary) and node.op in "+-":
        node = node.left
    return isinstance(node, tree.Name) and isinstance(walk.names.get(node.id), Argument)
