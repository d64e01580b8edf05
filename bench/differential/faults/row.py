"""What a row of the error table is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..draft import Draft

Plant = Callable[[Draft], None]


@dataclass(frozen=True, slots=True)
class Row:
    """One kind of error that Triton's compiler knows."""

    id: str
    """Part and number, such as "v-3"."""
    name: str
    plant: Plant
    """Writes the error into a draft, each time in another form."""
    near: Plant
    """Writes something that looks alike and compiles."""
    says: str
    """What the compiler's exception and message match; empty for what it accepts without a word."""
    nests: bool = True
    """Can it stand in loops, branches and helpers, or must it be written at the top of the kernel?"""

    @property
    def accepted(self) -> bool:
        """Does the compiler accept it? Then the mistake, if it is one, shows only at run time."""
        return not self.says
