"""Offsets of a tile: `start + tl.arange(0, SIZE)`, where `start` says which tile this program works on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....grammar.record import record
from ... import tree
from ...kernel import Kernel
from ..definitions import assigned_once, function_name

DEPTH_LIMIT = 6
HINTS = frozenset({"multiple_of", "max_contiguous", "max_constancy"})


@record
class Axis:
    """Offsets along one axis of a tile; `start` is where they start, in one way of writing it."""

    start: str
    span: tree.Span
    is_scaled: bool


def axes_added(kernel: Kernel, node: tree.Binary) -> tuple[Axis, Axis] | None:
    """Offsets of two different axes that a sum adds: one times a stride, the other as it is.

    The axes are different if they start where two different program ids, or parts of one, say.
    """
    names = assigned_once(kernel)
    axes = [axis for term in _terms(node, names, DEPTH_LIMIT) if (axis := _scaled(term, names)) is not None]
    for one in axes:
        for other in axes:
            if one.is_scaled and not other.is_scaled and _are_different(one, other):
                return one, other
    return None


def _are_different(one: Axis, other: Axis) -> bool:
    return one.start != other.start and all("program_id" in axis.start for axis in (one, other))


def _terms(node: tree.Expr, names: Mapping[str, tree.Expr], depth: int) -> Iterator[tree.Expr]:
    """What a sum adds, through names of partial sums."""
    if isinstance(node, tree.Binary) and node.op == "+":
        yield from _terms(node.left, names, depth)
        yield from _terms(node.right, names, depth)
    elif isinstance(node, tree.Name) and depth and _is_partial_sum(names.get(node.id)):
        yield from _terms(names[node.id], names, depth - 1)
    else:
        yield node


def _is_partial_sum(node: tree.Expr | None) -> bool:
    """`x_ptr + rows * stride`, but not the offsets themselves, `pid * BLOCK + tl.arange(0, BLOCK)`."""
    return isinstance(node, tree.Binary) and node.op == "+" and not _has_range(node)


def _has_range(node: tree.Expr) -> bool:
    return any(isinstance(part, tree.Call) and function_name(part) == "arange" for part in tree.walk(node))


def _scaled(node: tree.Expr, names: Mapping[str, tree.Expr]) -> Axis | None:
    start = _start(node, names, DEPTH_LIMIT)
    if start is not None:
        return Axis(start, node.span, is_scaled=False)
    if isinstance(node, tree.Binary) and node.op == "*":
        for side in (node.left, node.right):
            start = _start(side, names, DEPTH_LIMIT)
            if start is not None:
                return Axis(start, side.span, is_scaled=True)
    return None


def _start(node: tree.Expr, names: Mapping[str, tree.Expr], depth: int) -> str | None:
    """What is added to the range in `start + tl.arange(0, SIZE)`; None for anything else."""
    if depth == 0:
        return None
    match node:
        case tree.Name(id=name) if name in names:
            return _start(names[name], names, depth - 1)
        case tree.Call(args=(first, *_)) if function_name(node) in HINTS:
            return _start(first, names, depth - 1)
        case tree.Call() if function_name(node) == "arange":
            return ""
        case tree.Binary(op="+"):
            for side, other in ((node.left, node.right), (node.right, node.left)):
                found = _start(side, names, depth - 1)
                if found is not None:
                    return f"{found} + {_text(other, names, DEPTH_LIMIT)}"
    return None


def _text(node: tree.Expr, names: Mapping[str, tree.Expr], depth: int) -> str:
    """An expression with names replaced by their values, written in one way."""
    match node:
        case tree.Name(id=name):
            return _text(names[name], names, depth - 1) if depth and name in names else name
        case tree.Constant(value=value):
            return repr(value)
        case tree.Binary(left=left, op=op, right=right):
            return f"({_text(left, names, depth)} {op} {_text(right, names, depth)})"
        case tree.Call(args=args):
            return f"{function_name(node)}({', '.join(_text(each, names, depth) for each in args)})"
        case _:
            return f"@{node.span.start}"
