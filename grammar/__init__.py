"""The language: its syntax (triton.lark), its vocabulary (api/), and what is derived from them.

`Constraint` is imported when it is first asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .constraint import Constraint as Constraint

__all__ = ["Constraint"]


def __getattr__(name: str) -> Any:
    if name != "Constraint":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from .constraint import Constraint

    return Constraint
