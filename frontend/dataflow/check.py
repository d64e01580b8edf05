"""All that the dataflow of one kernel shows."""

from __future__ import annotations

from collections.abc import Sequence

from ..interpreter.session import Session
from ..kernel import Kernel
from ..launch.site import Site
from . import neutral_elements, overflow, program_axes, races, remainders, tails
from .reader import read


def check(session: Session, kernel: Kernel, sites: Sequence[Site]) -> None:
    """Look at one kernel and its launches; what is found goes to the session."""
    try:
        flow = read(kernel)
    except RecursionError:  # nested too deep, which the interpreter reports
        return
    found = (
        *neutral_elements.check(flow, session.source),
        *overflow.check(flow, session.source, sites),
        *races.check(flow, sites),
        *tails.check(flow, sites),
        *program_axes.check(flow, sites),
        *remainders.check(flow, session.source),
    )
    for finding in found:
        session.add(finding)
