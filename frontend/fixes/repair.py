"""Fixing one file: check, apply what is safe, and check again until nothing more applies."""

from __future__ import annotations

from collections.abc import Callable

from ...grammar.record import record
from ..diagnostics import Diagnostic
from ..source import Source
from .documents import NotFixableError, read_document
from .edits import apply, chosen

MAX_ROUNDS = 100
SYNTAX = "KF00"


@record
class Repair:
    """What became of a file: how many findings were fixed, its content before and after, and why it was not fixed."""

    fixed: int
    before: bytes
    after: bytes
    refusal: str = ""


@record
class Checked:
    """A check of one state of a file."""

    source: Source | None
    diagnostics: tuple[Diagnostic, ...]


def repair(path: str, content: bytes, check: Callable[[bytes], Checked]) -> tuple[Checked, Repair]:
    """Fix `content` as far as `check` reports safe fixes; the last check is of the repaired content.

    Raises RuntimeError, and changes nothing, if a fix should break the syntax of a file.
    """
    checked, current, fixed = check(content), content, 0
    for _ in range(MAX_ROUNDS):
        edits, count = chosen(checked.diagnostics)
        if not edits or checked.source is None:
            break
        try:
            document = read_document(path, current)
        except NotFixableError as error:
            return checked, Repair(fixed, content, current, str(error))
        current = document.encode(apply(checked.source, edits, document))
        before, checked = checked, check(current)
        if _has_syntax_errors(checked) and not _has_syntax_errors(before):
            codes = ", ".join(sorted({each.code for each in before.diagnostics if each.fix}))
            raise RuntimeError(f"a fix broke the syntax of the file (one of {codes}); it was not changed")
        fixed += count
    return checked, Repair(fixed, content, current)


def _has_syntax_errors(checked: Checked) -> bool:
    return any(each.code.startswith(SYNTAX) for each in checked.diagnostics)
