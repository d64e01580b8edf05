"""All that the dataflow of one kernel shows."""

from __future__ import annotations

from collections.abc import Sequence

from ..interpreter.session import Session
from ..kernel import Kernel
from ..launch.site import Site
from . import neutral_elements, overflow, races, tails
from .reader import read


def check(session: Session, kernel: Kernel, sites: Sequence[Site] = ()) -> None:
    """Look at one kernel; what it finds goes to the session."""
    flow = read(kernel)
    found = (
        *neutral_elements.check(flow, session.source),
        *overflow.check(flow, session.source),
        *races.check(flow),
        *tails.check(flow, sites),
    )
    for finding in found:
        session.add(finding)
