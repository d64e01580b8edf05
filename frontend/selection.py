"""Which rules are reported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .diagnostics import Diagnostic, Severity
from .rules.registry import code_prefix


class Selection(NamedTuple):
    """Code prefixes that are chosen and ignored; where both match, the longer one wins, on a tie `ignore`.

    An empty `select` chooses every rule.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def reports(self, diagnostic: Diagnostic) -> bool:
        """Whether `diagnostic` is shown.

        An error in the source itself (KF0xx) is shown unless it is ignored by name: a file that can't be
        read is not clean, whatever was selected. KF009, a crash of kfcheck, can't be ignored.
        """
        code = diagnostic.code
        if code == "KF009":
            return True
        is_broken_source = code.startswith("KF0") and diagnostic.severity is Severity.ERROR
        chosen = 0 if is_broken_source or not self.select else _longest(self.select, code)
        return chosen > _longest(self.ignore, code)


def selection(select: Iterable[str], ignore: Iterable[str]) -> Selection:
    """Build a Selection from selectors (codes, prefixes, names, "ALL"). Raises UnknownRuleError."""
    return Selection(tuple(map(code_prefix, select)), tuple(map(code_prefix, ignore)))


def _longest(prefixes: tuple[str, ...], code: str) -> int:
    """Length of the longest prefix of `code` among `prefixes`, -1 if there is none."""
    return max((len(prefix) for prefix in prefixes if code.startswith(prefix)), default=-1)
