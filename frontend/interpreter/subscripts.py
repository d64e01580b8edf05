"""`value[index]`: tuples by constants, blocks by `:` and None only."""

from __future__ import annotations

from typing import TypeGuard

from ...grammar.record import replace
from .. import tree
from ..values import (
    UNKNOWN,
    Argument,
    Dim,
    HostModule,
    Jit,
    Known,
    SliceOf,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from . import attributes, expressions
from .session import Walk


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
    """Tuples are indexed at compile time."""
    if isinstance(index, Known) and isinstance(index.value, int):
        inside = -len(base.items) <= index.value < len(base.items)
        return base.items[index.value] if inside else UNKNOWN
    if is_runtime(index):
        walk.report(
            "KF509",
            node.span,
            f"a tuple cannot be indexed with {describe(index)}",
            "index with a constexpr: loop with `tl.static_range` instead of `range`",
        )
    return UNKNOWN


def argument_index(walk: Walk, node: tree.Subscript, base: Argument, index: Value) -> Value:
    """An argument may be a tuple; a pointer cannot be indexed."""
    is_pointer = base.name in walk.kernel.pointers
    if isinstance(index, Tensor) or (is_pointer and not isinstance(index, SliceOf | TupleOf)):
        walk.report(
            "KF509",
            node.span,
            f"`{base.name}` cannot be indexed with {describe(index)}",
            f"pointers are not arrays: write `tl.load({base.name} + {walk.text(node.index.span)})`",
        )
    return UNKNOWN


def block_index(walk: Walk, node: tree.Subscript, base: Tensor, index: Value) -> Value:
    """Only `:` and None may stand in the brackets; None adds a dimension of size 1."""
    items = index.items if isinstance(index, TupleOf) else (index,)
    for item in items:
        if item == Known(Ellipsis) or is_runtime(item) or _is_bad_constant(item):
            walk.report(
                "KF509",
                node.span,
                f"{describe(base)} cannot be indexed with {_spelled(item)}",
                "blocks have no element access: load the part that you need, or reduce with a mask "
                "(`tl.sum(tl.where(index == i, x, 0), axis=0)`)",
            )
            return UNKNOWN
    if UNKNOWN in items or base.shape is None:
        return replace(base, shape=None, decayed=None)
    return replace(base, shape=_indexed_shape(walk, node, base.shape, items), decayed=None)


def _is_bad_constant(item: Value) -> bool:
    if isinstance(item, SliceOf):
        return not item.full
    return isinstance(item, Known) and item.value is not None


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
