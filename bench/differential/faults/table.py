"""All rows, and the kernels that have one of them planted."""

from __future__ import annotations

from random import Random

from ..draft import Draft
from ..statements import fill
from ..types import Type
from . import (
    arithmetic,
    atomics,
    block_pointers,
    branches,
    calls,
    constexprs,
    conversions,
    dot,
    loops,
    memory,
    reductions,
    returns,
    shapes,
)
from .row import Plant, Row

MODULES = (
    calls,
    constexprs,
    arithmetic,
    conversions,
    shapes,
    branches,
    loops,
    returns,
    memory,
    block_pointers,
    dot,
    reductions,
    atomics,
)
PARTS = ("iii", "iv", "v", "vi", "vii", "viii", "ix")


def rows() -> tuple[Row, ...]:
    """Every row, part by part."""
    return tuple(sorted((row for module in MODULES for row in module.ROWS), key=_place))


def _place(row: Row) -> tuple[int, int]:
    part, _, number = row.id.partition("-")
    return PARTS.index(part), int(number)


def planted(random: Random, row: Row, plant: Plant) -> Draft:
    """A kernel with something sound before and after what `plant` writes."""
    draft = Draft(random)
    fill(draft, draft.integer(0, 2))
    draft.fuel = 8
    nest(draft, plant) if row.nests else plant(draft)
    draft.fuel = 4
    fill(draft, draft.integer(0, 1))
    return draft


def nest(draft: Draft, plant: Plant) -> None:
    """Write it here, in a loop, in a branch that is live, or in a helper.

    Bounds and conditions are parameters: what an optimizer finds dead never reaches the back end's checks.
    """
    place = draft.integer(0, 9)
    if place == 0:
        with draft.block(f"for {draft.fresh(('i', 'j'))} in range({draft.parameter(Type('int32'))}):"):
            plant(draft)
    elif place == 1:
        with draft.block(f"for {draft.fresh(('i', 'j'))} in tl.static_range({draft.choose('1', '2')}):"):
            plant(draft)
    elif place == 2:
        with draft.block(
            f"if {draft.parameter(Type('int32'))} {draft.choose('>', '!=')} {draft.integer(2, 9)}:"
        ):
            plant(draft)
    elif place == 3:
        flag = draft.constexpr(True, ("HAS_BIAS", "CAUSAL", "FLAG"))
        with draft.block(f"if {flag}:"):
            plant(draft)
    elif place == 4:
        with draft.helper():
            plant(draft)
    else:
        plant(draft)
