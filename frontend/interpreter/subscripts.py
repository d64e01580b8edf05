"""`value[index]`: tuples by constants, blocks by `:` and None only."""

from __future__ import annotations

from typing import TypeGuard

from .. import tree
from ..values import (
    UNKNOWN,
    Argument,
    Dim,
    HostModule,
    Jit,
    Known,
    SliceOf,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from . import attributes, expressions
from .session import Walk
from .shapes import reshaping


def subscript(walk: Walk, node: tree.Subscript) -> Value:
    """`value[index]` where it is read."""
    base = expressions.evaluate(walk, node.value)
    index = expressions.evaluate(walk, node.index)
    if base == TupleOf(()) and is_shape(node.value):
        attributes.report_metadata(walk, node.value, walk.text(node.value.value.span))
        return UNKNOWN
    match base:
        case Tensor():
            return block_index(walk, node, base, index)
        case Argument():
            return argument_index(walk, node, base, index)
        case TupleOf():
            return tuple_index(walk, node, base, index)
        case Jit(name=name):
            walk.report(
                "KF214",
                node.span,
                f"a kernel cannot launch the kernel `{name}`",
                f"call it without a grid, `{name}(...)`: it then runs inside this program",
            )
            return UNKNOWN
        case HostModule(name=name):
            return UNKNOWN
        case _:
            return UNKNOWN


def is_shape(node: tree.Expr) -> TypeGuard[tree.Attribute]:
    """Is this `x.shape`?"""
    return isinstance(node, tree.Attribute) and node.attr == "shape"


def tuple_index(walk: Walk, node: tree.Subscript, base: TupleOf, index: Value) -> Value:
    """Tuples are indexed at compile time, with an int or a slice."""
    if isinstance(index, Known) and isinstance(index.value, int):
        if -len(base.items) <= index.value < len(base.items):
            return base.items[index.value]
        if base.items:  # an empty one was meant to grow, which is reported where it should
            walk.report("KF509", node.span, f"a tuple of {len(base.items)} has no element {index.value}")
    elif is_runtime(index):
        walk.report(
            "KF509",
            node.span,
            f"a tuple cannot be indexed with {describe(index)}",
            "index with a constexpr: loop with `tl.static_range` instead of `range`",
        )
    elif isinstance(index, Known | TupleOf):
        walk.report("KF509", node.span, f"a tuple cannot be indexed with {_spelled(index)}", "use one int")
    return UNKNOWN


def argument_index(walk: Walk, node: tree.Subscript, base: Argument, index: Value) -> Value:
    """An argument may be a tuple; a pointer or a number is a scalar, which only gets new dimensions."""
    scalar = reshaping.as_block(base)
    items = index.items if isinstance(index, TupleOf) else (index,)
    is_scalar = scalar is not None or base.name in walk.kernel.pointers
    if isinstance(index, Tensor) or (is_scalar and any(_is_bad(item) for item in items)):
        walk.report(
            "KF509",
            node.span,
            f"`{base.name}` cannot be indexed with {describe(index)}",
            f"pointers are not arrays: write `tl.load({base.name} + {walk.text(node.index.span)})`",
        )
        return UNKNOWN
    return UNKNOWN if scalar is None else block_index(walk, node, scalar, index)


def block_index(walk: Walk, node: tree.Subscript, base: Tensor, index: Value) -> Value:
    """Only `:` and None may stand in the brackets; None adds a dimension of size 1."""
    items = index.items if isinstance(index, TupleOf) else (index,)
    for item in items:
        if _is_bad(item):
            walk.report(
                "KF509",
                node.span,
                f"{describe(base)} cannot be indexed with {_spelled(item)}",
                "blocks have no element access: load the part that you need, or reduce with a mask "
                "(`tl.sum(tl.where(index == i, x, 0), axis=0)`)",
            )
            return UNKNOWN
    is_open = base.shape is None or any(
        item != Known(None) and not isinstance(item, SliceOf) for item in items
    )
    return reshaping.reshaped(base, None if is_open else _indexed_shape(walk, node, base.shape or (), items))


def _is_bad(item: Value) -> bool:
    """Certainly no `:` and not None. A constexpr of which nothing is known may be None."""
    match item:
        case SliceOf(full=full):
            return not full
        case Known(value=value):
            return value is not None
        case Symbol(sort=sort):
            return sort is not None
        case _:
            return is_runtime(item)


def _spelled(item: Value) -> str:
    if isinstance(item, SliceOf):
        return "a slice that has bounds"
    return "`...`" if item == Known(Ellipsis) else describe(item)


def _indexed_shape(
    walk: Walk, node: tree.Subscript, shape: tuple[Dim, ...], items: tuple[Value, ...]
) -> tuple[Dim, ...] | None:
    dims = list(shape)
    for position, item in enumerate(items):
        if item == Known(None):
            if position > len(dims) and shape:
                walk.report(
                    "KF509",
                    node.span,
                    f"too many indices for {describe(Tensor(shape))}",
                    "use one `:` for every dimension that it has, and None for each new one",
                )
                return None
            dims.insert(position, 1)
    return tuple(dims)
