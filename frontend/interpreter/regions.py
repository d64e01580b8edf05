"""Where a branch or the body of a loop starts from, and what it leaves behind: Triton's `enter_sub_region`."""

from __future__ import annotations

from ...grammar.record import record
from ..source import Span
from ..values import Value
from .session import Lost, Walk


@record(eq=False)
class Region:
    """The names of a walk at one point; `assigned` are those assigned since the region was entered."""

    names: dict[str, Value]
    lost: dict[str, Lost]
    places: dict[str, Span]
    assigned: set[str]


def enter(walk: Walk) -> Region:
    """What holds here; the walk goes on with a copy of it, with nothing assigned."""
    here = Region(walk.names, walk.lost, walk.places, walk.assigned)
    leave(walk, here)
    return here


def leave(walk: Walk, start: Region) -> Region:
    """What the walk has come to; it goes on from a copy of `start` again, with nothing assigned."""
    left = Region(walk.names, walk.lost, walk.places, walk.assigned)
    walk.names, walk.lost, walk.places = dict(start.names), dict(start.lost), dict(start.places)
    walk.assigned = set()
    return left
