"""Tensor descriptors: how they are made, and what their methods take.

After `make_tensor_descriptor` and `descriptor_*` of Triton's language/semantic.py, and what MLIR's verifier
refuses of what they build.
"""

from __future__ import annotations

from ... import dtypes
from ...values import (
    UNKNOWN,
    Argument,
    Known,
    Scalar,
    Shape,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from .. import expressions, operators
from ..annotations import annotated
from ..binding import Bound
from ..builtins import constants
from ..session import Walk
from . import accesses, block_pointers, masks, offsets, pointers

MAX_RANK = 5
MIN_BYTES = 16
ADDABLE = ("uint32", "int32", "uint64", "float32", "float16", "bfloat16")
COMPARABLE = ("uint32", "int32", "uint64", "int64", "float16", "bfloat16")
BITWISE = ("uint32", "int32", "uint64", "int64")


def make(walk: Walk, bound: Bound) -> Value:
    """`make_tensor_descriptor`: a block of a tensor, with the last dimension contiguous."""
    pointee = pointers.pointee_of(bound.get("base") or UNKNOWN)
    block = bound.get("block_shape")
    is_fine = (
        offsets.check_base(walk, bound, "KF707")
        and _check_ranks(walk, bound)
        and _check_numbers(walk, bound, "shape")
        and _check_numbers(walk, bound, "strides")
        and _check_last_stride(walk, bound)
    )
    shape = constants.shape_of_argument(walk, bound, "block_shape") if is_fine else None
    if shape is None and isinstance(block, TupleOf):
        shape = (None,) * len(block.items)
    is_fine = is_fine and _check_bytes(walk, bound, shape, pointee) and _check_padding(walk, bound, pointee)
    return Tensor(shape if is_fine else None, Scalar.DESCRIPTOR, pointee=pointee)


def _check_ranks(walk: Walk, bound: Bound) -> bool:
    shape = bound.get("shape")
    for name in ("shape", "strides"):
        given = bound.get(name)
        if is_runtime(given or UNKNOWN) and isinstance(given, Tensor):
            walk.report(
                "KF707",
                bound.span(name),
                f"`{name}` of `{bound.name}` must be a list, and this is {describe(given)}",
                f"write `[{walk.text(bound.span(name))}]`",
            )
            return False
    if not isinstance(shape, TupleOf):
        return True
    if not 1 <= len(shape.items) <= MAX_RANK:
        walk.report(
            "KF707",
            bound.span("shape"),
            f"a descriptor has 1 to {MAX_RANK} dimensions, not {len(shape.items)}",
            "fold dimensions into one another",
        )
        return False
    return offsets.check_lengths(walk, bound, ("shape", "strides", "block_shape"), "KF707")


def _check_numbers(walk: Walk, bound: Bound, name: str) -> bool:
    """Run-time numbers are cast to integers; constants must be ints, and blocks are refused."""
    given = bound.get(name)
    if not isinstance(given, TupleOf):
        return offsets.check(walk, bound, name, "KF707", 64)
    for item in given.items:
        is_pointer = name == "shape" and expressions.scalar_kind(item) is Scalar.POINTER
        is_wrong = isinstance(item, Known) and not isinstance(item.value, int)
        if (
            is_pointer
            or is_wrong
            or isinstance(item, TupleOf)
            or (isinstance(item, Tensor) and item.is_block)
        ):
            walk.report(
                "KF707",
                bound.span(name),
                f"`{name}` of `{bound.name}` takes integers, and one is {describe(item)}",
                "divide with `//`"
                if isinstance(item, Known)
                else "give the sizes of the whole tensor, as scalars",
            )
            return False
    return True


def _check_last_stride(walk: Walk, bound: Bound) -> bool:
    strides = bound.get("strides")
    if not isinstance(strides, TupleOf) or not strides.items:
        return True
    last = strides.items[-1]
    if isinstance(last, Known):
        is_fine = last.value == 1
    elif isinstance(last, Argument):
        is_fine = not _is_never_one(walk, last)
    else:
        is_fine = not isinstance(last, Tensor)
    if is_fine:
        return True
    note = "write the literal 1; of a transposed tensor describe the transposed shape"
    if isinstance(last, Argument):
        note = f"write the literal 1 instead of `{last.name}`, or annotate it: `{last.name}: tl.constexpr`"
    walk.report(
        "KF707",
        bound.span("strides"),
        f"the last stride of `{bound.name}` must be the constant 1, and this is {describe(last)}",
        note,
    )
    return False


def _is_never_one(walk: Walk, argument: Argument) -> bool:
    """Triton makes a constant of an int argument that is 1 in a launch, unless its type is annotated."""
    kernel = pointers.entry(walk)
    if argument.kind not in (None, Scalar.INT):
        return True
    return any(
        parameter.name == argument.name and annotated(parameter, kernel.site.scope) is not None
        for parameter in kernel.function.parameters
    )


def _check_bytes(walk: Walk, bound: Bound, shape: Shape | None, pointee: str | None) -> bool:
    """The last dimension of a block holds 16 bytes or more."""
    if not shape or pointee is None or not isinstance(shape[-1], int):
        return True
    size = dtypes.width(pointee) // 8
    if shape[-1] * size >= MIN_BYTES:
        return True
    if size == 0:
        why, note = "descriptors of int1 do not exist", "view the tensor as int8"
    else:
        why = (
            f"the last dimension of the block has {shape[-1]} elements of {pointee}, {shape[-1] * size} bytes"
        )
        note = f"a descriptor needs {MIN_BYTES} bytes there: {MIN_BYTES // size} elements or more"
    walk.report("KF707", bound.span("block_shape"), why, note)
    return False


def _check_padding(walk: Walk, bound: Bound, pointee: str | None) -> bool:
    padding = bound.get("padding_option")
    if isinstance(padding, Known) and padding.value not in ("zero", "nan"):
        walk.report(
            "KF707",
            bound.span("padding_option"),
            f'`padding_option` of `{bound.name}` must be "zero" or "nan", and this is {describe(padding)}',
            "leave it out: zero is the default",
        )
        return False
    return block_pointers.check_padding(walk, bound, Tensor(kind=Scalar.DESCRIPTOR, pointee=pointee), "KF707")


def of(bound: Bound) -> Value:
    """The descriptor of a method or of `load_tensor_descriptor`."""
    return bound.receiver if bound.receiver is not None else bound.get("desc") or UNKNOWN


def load(walk: Walk, bound: Bound) -> Value:
    """A block of the descriptor's shape."""
    desc = of(bound)
    if not _check_descriptor(walk, bound, desc):
        return UNKNOWN
    _check_offsets(walk, bound, desc)
    return accesses.loaded(block_of(desc), desc)


def store(walk: Walk, bound: Bound) -> Value:
    """The value is a block of the descriptor's shape; it is cast."""
    desc = of(bound)
    if _check_descriptor(walk, bound, desc) and _check_stored(walk, bound, desc):
        accesses.check_cast(walk, bound, "value", desc)
    return Known(None)


def atomic_add(walk: Walk, bound: Bound) -> Value:
    return _atomic(walk, bound, ADDABLE)


def atomic_extreme(walk: Walk, bound: Bound) -> Value:
    return _atomic(walk, bound, COMPARABLE)


def atomic_bitwise(walk: Walk, bound: Bound) -> Value:
    return _atomic(walk, bound, BITWISE)


def _atomic(walk: Walk, bound: Bound, allowed: tuple[str, ...]) -> Value:
    desc = of(bound)
    pointee = pointers.pointee_of(desc)
    if _check_stored(walk, bound, desc) and pointee is not None and pointee not in allowed:
        walk.report(
            "KF707",
            bound.node.span,
            f"`{bound.name}` does not work on {pointee}",
            f"it takes {', '.join(allowed)}; atomics on plain pointers take others",
        )
    return Known(None)


def _check_descriptor(walk: Walk, bound: Bound, desc: Value) -> bool:
    kind = expressions.scalar_kind(desc)
    if isinstance(desc, Symbol) or kind not in (Scalar.POINTER, Scalar.BLOCK_POINTER, *pointers.NOT_POINTERS):
        return True
    walk.report(
        "KF707",
        bound.span("desc"),
        f"`{bound.name}` needs a tensor descriptor, and this is {describe(desc)}",
        "make one: `tl.make_tensor_descriptor(x_ptr, shape, strides, block_shape)`",
    )
    return False


def block_of(desc: Value) -> Shape | None:
    """The shape that it loads and stores."""
    return desc.shape if isinstance(desc, Tensor) else None


def _check_offsets(walk: Walk, bound: Bound, desc: Value) -> bool:
    """A list of 32-bit integers, one for each dimension; false if it was reported."""
    given, block = bound.get("offsets"), block_of(desc)
    if given is not None and is_runtime(given):
        walk.report(
            "KF707",
            bound.span("offsets"),
            f"`{bound.name}` takes a list of offsets first, and this is {describe(given)}",
            f"write `[{walk.text(bound.span('offsets'))}]`; the value comes second"
            if "value" in bound.values
            else f"write `[{walk.text(bound.span('offsets'))}]`",
        )
        return False
    if not isinstance(given, TupleOf) or block is None or len(given.items) == len(block):
        return offsets.check(walk, bound, "offsets", "KF707", 32)
    walk.report(
        "KF707",
        bound.span("offsets"),
        f"`{bound.name}` needs an offset for each of the {len(block)} dimensions, not {len(given.items)}",
        "count them in elements, from the start of the tensor",
    )
    return False


def _check_stored(walk: Walk, bound: Bound, desc: Value) -> bool:
    """Offsets, and a block of exactly the descriptor's shape; false if something was reported."""
    if not _check_offsets(walk, bound, desc):
        return False
    value, block = bound.get("value"), block_of(desc)
    is_constant = isinstance(value, Known | TupleOf) or (isinstance(value, Symbol) and value.is_number)
    if is_constant or expressions.scalar_kind(value or UNKNOWN) is Scalar.DESCRIPTOR:
        note = f"make a block: `tl.full(shape, {walk.text(bound.span('value'))}, dtype)`"
    elif block is not None and value is not None and masks.differ(operators.shape_of(value), block):
        note = "reshape or broadcast it: nothing is broadcast here"
    else:
        return True
    text = (
        f"a block of shape {masks.shape_text(block)}"
        if block is not None
        else "a block of the descriptor's shape"
    )
    walk.report(
        "KF707",
        bound.span("value"),
        f"`{bound.name}` takes {text}, and this is {describe(value or UNKNOWN)}",
        note,
    )
    return False
