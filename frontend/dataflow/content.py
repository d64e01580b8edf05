"""What a value is made of: program ids, blocks of indices, parameters, loads, and the mask they came with."""

from __future__ import annotations

from collections.abc import Mapping

from ...grammar.record import record, replace
from .. import tree
from . import lanes
from .lanes import Lane, Lanes
from .terms import Terms, moved

NO_AXES: frozenset[int] = frozenset()
NOTHING: frozenset[str] = frozenset()
ANYTHING = "?"
"""A dependence that cannot be followed: a helper's result, a variable that a loop changes."""
CANDIDATES = (0.0, -lanes.INFINITY, lanes.INFINITY)
"""Values of `other` that are tried, to say which one would do."""


@record(eq=False)
class Fill:
    """What the lanes hold that the mask of `load` leaves out, along `axes`.

    `trials` are what they would hold with each of CANDIDATES as `other`.
    """

    axes: frozenset[int]
    value: Lane
    trials: tuple[Lane, ...]
    load: tree.Call


@record(eq=False)
class Bound:
    """A comparison that a mask is made of."""

    left: Content
    op: str
    right: Content
    node: tree.Compare


@record(eq=False)
class Content:
    """One value.

    `terms` is None where it is no sum that can be followed, `rank` and `axes` (those it varies along) where
    they are not known. `depends` holds "pid0" and the like, through loads too, and ANYTHING. `base` is the
    parameter that a pointer starts from. `reads` are the places in memory that it is computed from. `is_wide`
    says whether it has 64 bits, `narrow` holds products with 32.
    """

    terms: Terms | None = None
    rank: int | None = None
    axes: frozenset[int] | None = None
    depends: frozenset[str] = NOTHING
    fill: Fill | None = None
    number: float | None = None
    bounds: tuple[Bound, ...] = ()
    base: str | None = None
    reads: frozenset[str] = NOTHING
    is_wide: bool | None = None
    narrow: tuple[tree.Binary, ...] = ()
    widened: tuple[tree.Binary, ...] = ()
    is_full: bool = False
    """Loaded without a mask: each lane holds data."""
    items: tuple[Content, ...] | None = None
    """The elements of a tuple."""

    @property
    def is_scalar(self) -> bool:
        return self.rank == 0


UNKNOWN = Content(depends=frozenset({ANYTHING}))


def view(content: Content, axes: Mapping[int, int], rank: int | None) -> Content:
    """The same value with its axes renumbered."""
    fill = content.fill
    if fill is not None:
        fill = replace(fill, axes=frozenset(axes.get(axis, axis) for axis in fill.axes))
    return replace(
        content,
        terms=None if content.terms is None else moved(content.terms, axes),
        rank=rank,
        axes=None if content.axes is None else frozenset(axes.get(axis, axis) for axis in content.axes),
        fill=fill,
        bounds=tuple(
            Bound(view(each.left, axes, rank), each.op, view(each.right, axes, rank), each.node)
            for each in content.bounds
        ),
    )


def aligned(left: Content, right: Content) -> tuple[Content, Content]:
    """Two operands with the rank of the larger: broadcasting adds axes in front."""
    if not left.rank or not right.rank or left.rank == right.rank:
        return left, right
    rank = max(left.rank, right.rank)
    return _raised(left, rank), _raised(right, rank)


def _raised(content: Content, rank: int) -> Content:
    own = content.rank or 0
    return view(content, {axis: axis + rank - own for axis in range(own)}, rank) if own < rank else content


def union(left: frozenset[int] | None, right: frozenset[int] | None) -> frozenset[int] | None:
    return None if left is None or right is None else left | right


def lane_of(content: Content, axes: frozenset[int]) -> Lane:
    """What another operand holds in the lanes that are masked out along `axes`."""
    if content.number is not None:
        return content.number
    if content.rank == 0 or (content.axes is not None and not content.axes & axes):
        return Lanes.SCALAR
    return Lanes.DATA if content.is_full else Lanes.UNKNOWN


def combined_fill(op: str, left: Content, right: Content) -> Fill | None:
    """The fill of `left op right`, which have the same rank or are scalars."""
    one, other = left.fill, right.fill
    source = one or other
    if source is None:
        return None
    axes = one.axes & other.axes if one and other else source.axes
    if not axes:
        return None
    sides = [
        (each.value, *each.trials) if each else (lane_of(content, axes),) * (1 + len(CANDIDATES))
        for each, content in ((one, left), (other, right))
    ]
    values = tuple(lanes.binary(op, a, b) for a, b in zip(*sides, strict=True))
    if one and other and other.value is Lanes.UNDEFINED and one.value is not Lanes.UNDEFINED:
        source = other
    return _fill(axes, values, source.load)


def mapped_fill(function: str, fill: Fill | None) -> Fill | None:
    """The fill of an element-wise function's result."""
    if fill is None:
        return None
    return _fill(
        fill.axes, tuple(lanes.unary(function, each) for each in (fill.value, *fill.trials)), fill.load
    )


def _fill(axes: frozenset[int], values: tuple[Lane, ...], load: tree.Call) -> Fill | None:
    return None if all(each is Lanes.UNKNOWN for each in values) else Fill(axes, values[0], values[1:], load)


def joined(left: Content, right: Content, depends: frozenset[str]) -> Content:
    """What is certain of a name that holds one or the other; `depends` is what decides."""
    if left is right:
        return left
    is_same = left.terms is not None and left.terms == right.terms
    fill = left.fill if left.fill and _is_uncleared(right) else None
    if right.fill and (fill is None or right.fill.value is Lanes.UNDEFINED) and _is_uncleared(left):
        fill = right.fill
    return Content(
        terms=left.terms if is_same else None,
        rank=left.rank if left.rank == right.rank else None,
        axes=union(left.axes, right.axes),
        depends=left.depends | right.depends | depends,
        fill=fill,
        number=left.number if left.number == right.number else None,
        base=left.base if left.base == right.base else None,
        reads=left.reads | right.reads,
        is_wide=left.is_wide if left.is_wide == right.is_wide else None,
        is_full=left.is_full and right.is_full,
    )


def _is_uncleared(content: Content) -> bool:
    """Is it as loaded or as made, so that nobody has put its masked lanes right?"""
    is_block_of_one = content.number is not None and content.rank != 0
    return content.fill is not None or content.is_full or is_block_of_one
