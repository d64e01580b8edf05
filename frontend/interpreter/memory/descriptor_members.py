"""`desc.name`: what a tensor descriptor has, after `tensor_descriptor` of Triton's language/core.py."""

from __future__ import annotations

from ... import tree
from ...values import (
    UNKNOWN,
    Argument,
    Dim,
    Dtype,
    Known,
    Method,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
)
from ..session import Walk

CLASS = "triton.language.tensor_descriptor"
PREFIX = "descriptor_"
"""What the methods are called in the table of typing rules."""


def member(walk: Walk, node: tree.Attribute, base: Tensor | Argument) -> Value:
    """A method or property of a descriptor."""
    entry = walk.session.catalogue.find(f"{CLASS}.{node.attr}")
    if entry is None:
        if walk.session.catalogue.find(CLASS) is not None:
            walk.report(
                "KF206",
                node.attr_span,
                f"tensor descriptors have no `{node.attr}`",
                "load a block first: `desc.load([row, column])`",
            )
        return UNKNOWN
    shape = base.shape if isinstance(base, Tensor) else None
    match node.attr:
        case "dtype":
            return (
                Known(Dtype(base.pointee)) if base.pointee else Symbol(walk.text(node.span), sort=Sort.DTYPE)
            )
        case "block_shape":
            return UNKNOWN if shape is None else TupleOf(tuple(_constant(size) for size in shape))
        case "shape" | "strides":
            dtype = "int32" if node.attr == "shape" else "int64"
            is_made_here = isinstance(base, Tensor) and shape is not None
            return (
                TupleOf((Tensor((), Scalar.INT, dtype=dtype),) * len(shape or ()))
                if is_made_here
                else UNKNOWN
            )
        case _ if entry.parameters is None:
            return UNKNOWN
        case _:
            receiver = Tensor(shape, Scalar.DESCRIPTOR, pointee=base.pointee)
            return Method(receiver, PREFIX + node.attr, entry)


def _constant(size: Dim) -> Value:
    return Known(size) if isinstance(size, int) else Symbol(size or "?", sort=Sort.SIZE)
