"""What operators and element-wise functions make of their operands."""

from __future__ import annotations

from collections.abc import Callable

from .. import tree
from . import terms
from .content import NO_AXES, NOTHING, Content, aligned, combined_fill, union

ARITHMETIC: dict[str, Callable[[terms.Terms, terms.Terms], terms.Terms | None]] = {
    "+": terms.add,
    "-": lambda left, right: terms.add(left, right, -1),
    "*": terms.multiply,
}


def operate(op: str, left: Content, right: Content, node: tree.Binary | None) -> Content:
    """The result of an operator; `node` is where a product is written."""
    if left.rank != right.rank:
        left, right = aligned(left, right)
    rank = None if left.rank is None or right.rank is None else max(left.rank, right.rank)
    axes = union(left.axes, right.axes)
    depends = left.depends if left.depends is right.depends else left.depends | right.depends
    number = None
    if left.number is not None and right.number is not None and op in "+-*":
        number = {"+": float.__add__, "-": float.__sub__, "*": float.__mul__}[op](left.number, right.number)
    narrow = left.narrow + right.narrow
    wide = left.widened + right.widened
    is_wide = _is_wide(left, right)
    if op == "*" and node is not None and rank == 0 and any(each[:3] == "pid" for each in depends):
        if is_wide:
            wide += (node,)
        elif is_wide is False:
            narrow += (node,)
    return Content(
        _sum(op, left, right, rank),
        rank,
        axes,
        depends,
        combined_fill(op, left, right) if left.fill or right.fill else None,
        number,
        left.bounds + right.bounds if op == "&" else (),
        (left.base or right.base) if op in "+-" else None,
        left.reads | right.reads,
        is_wide,
        narrow if len(narrow) < 9 else (),
        wide if len(wide) < 9 else (),
        left.is_full and right.is_full,
    )


def _sum(op: str, left: Content, right: Content, rank: int | None) -> terms.Terms | None:
    if left.terms is None or right.terms is None:
        return None
    function = ARITHMETIC.get(op)
    if function is not None:
        return function(left.terms, right.terms)
    if op not in ("//", "%", "<<", ">>", "^", "|"):
        return None
    one, other = terms.render(left.terms), terms.render(right.terms)
    if one is None or other is None:
        return None
    text = f"({one}){op}({other})"
    return terms.atom("op", text, terms.UNCLEAR if rank else terms.SCALAR)


def _is_wide(left: Content, right: Content) -> bool | None:
    if left.is_wide or right.is_wide:
        return True
    return None if left.is_wide is None or right.is_wide is None else False


def opaque(*parts: Content) -> Content:
    """Something computed from `parts`, lane by lane, that is not followed further."""
    rank: int | None = 0
    axes: frozenset[int] | None = NO_AXES
    depends, reads = NOTHING, NOTHING
    for part in parts:
        rank = None if rank is None or part.rank is None else max(rank, part.rank)
        axes = union(axes, part.axes)
        depends |= part.depends
        reads |= part.reads
    return Content(None, rank, axes, depends, reads=reads)
