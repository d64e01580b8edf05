"""Program ids along axes that no grid has (KF711): they are always 0."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics import Related
from ..interpreter.session import Finding
from ..launch import grids
from ..launch.site import Site
from .flow import Flow


def check(flow: Flow, sites: Sequence[Site]) -> Iterator[Finding]:
    """Each axis that the kernel asks for and that every launch of the file goes without."""
    lengths = [len(grids.shape_of(site)) for site in sites]
    if not lengths or 0 in lengths:
        return  # a grid that cannot be seen
    reported: set[int] = set()
    for axis, call in flow.program_axes:
        if axis < max(lengths) or axis in reported:
            continue
        reported.add(axis)
        entries = "1 entry" if max(lengths) == 1 else f"{max(lengths)} entries"
        yield Finding(
            "KF711",
            call.span,
            f"`program_id({axis})` is always 0: the grid has {entries}",
            flow.kernel.name,
            (f"launch a grid with {axis + 1} entries, or take one program id apart with `//` and `%`",),
            tuple(Related(site.span(site.launch.grid), "the grid is made here") for site in sites[:4]),
        )
