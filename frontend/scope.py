"""The names that host code offers to a kernel."""

from __future__ import annotations

from dataclasses import dataclass, field

from .values import UNKNOWN, Value, join


@dataclass(slots=True, eq=False)
class Scope:
    """The names of a module or of a host function.

    `is_open` says that there may be names that cannot be seen (`from x import *`, `exec`, `globals()`).
    """

    parent: Scope | None = None
    names: dict[str, Value] = field(default_factory=dict)
    is_open: bool = False

    def lookup(self, name: str) -> Value | None:
        """The value of `name` here or further out; None if it is certainly not defined."""
        scope: Scope | None = self
        is_open = False
        while scope is not None:
            if name in scope.names:
                return scope.names[name]
            is_open = is_open or scope.is_open
            scope = scope.parent
        return UNKNOWN if is_open else None

    def bind(self, name: str, value: Value, certain: bool) -> None:
        """Record an assignment; one that may not happen leaves the earlier value possible."""
        if certain or name not in self.names:
            self.names[name] = value
        else:
            self.names[name] = join(self.names[name], value)

    def forget(self, name: str) -> None:
        """`name` may hold anything from here on (a `global` statement, a loop, `del`)."""
        self.names[name] = UNKNOWN
