"""The kernels of a run: number `i` of a seed is always the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Literal

from .draft import Draft
from .faults.row import Row
from .faults.table import planted, rows
from .mutation import mutant
from .oracle import Stage
from .statements import fill

Kind = Literal["planted", "near miss", "sound", "mutant"]


@dataclass(frozen=True, slots=True)
class Case:
    """One module, which ends with a function `launch()`."""

    number: int
    kind: Kind
    row: Row | None
    """What was planted or nearly missed."""
    source: str
    stage: Stage
    """How far the compiler has to go to see what is wrong."""
    call: str = "launch()"
    """What launches the kernel."""


def case(seed: int, number: int, modules: Sequence[str]) -> Case:
    """Half of the cases are planted errors, row after row; the others take turns. `modules` are to be mutated."""
    random = Random(f"{seed}:{number}")
    table = rows()
    turn, half = divmod(number, 2)
    row = table[turn % len(table)]
    if half == 0:
        return _finished(number, "planted", row, planted(random, row, row.plant))
    kind: Kind = random.choices(("near miss", "sound", "mutant"), (5, 2, 4))[0]
    if kind == "near miss":
        return _finished(number, kind, row, planted(random, row, row.near))
    if kind == "sound":
        return _finished(number, kind, None, sound(random))
    original = random.choice(modules) if random.random() < 0.6 else sound(random).source()
    return Case(number, kind, None, mutant(random, original), "llir")


def sound(random: Random) -> Draft:
    """A kernel that should compile."""
    draft = Draft(random)
    fill(draft, draft.integer(2, 4))
    return draft


def _finished(number: int, kind: Kind, row: Row | None, draft: Draft) -> Case:
    stage: Stage = "cubin" if draft.target_stage == "cubin" else "llir"
    return Case(number, kind, row, draft.source(), stage)
