"""Choosing fixes that don't get into each other's way, and applying their edits to a document."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ...grammar.record import record
from ..diagnostics import Diagnostic, Edit, Fix
from ..source import Source
from .documents import Document

_ROW_END = re.compile(r"\r\n|\r|\n")


@record
class Placed:
    """An edit in one of a document's texts: `text[start:end]` is replaced."""

    key: int | None
    start: int
    end: int
    replacement: str


def chosen(found: Iterable[Diagnostic]) -> tuple[list[Edit], int]:
    """The edits of the safe fixes that can be made at once, and how many findings they fix.

    Of fixes that touch each other the first in the file is taken; the others get their turn afterwards. Two
    findings may share a fix.
    """
    taken: list[Edit] = []
    count = 0
    for fix in sorted(
        (each.fix for each in found if each.fix and each.fix.safe and each.fix.edits), key=_start
    ):
        if all(edit in taken for edit in fix.edits):
            count += 1
        elif not any(_touch(edit, other) for edit in fix.edits for other in taken):
            taken += fix.edits
            count += 1
    return taken, count


def _start(fix: Fix) -> tuple[int, int]:
    return min((edit.span.start, edit.span.end) for edit in fix.edits)


def _touch(left: Edit, right: Edit) -> bool:
    return left.span.start <= right.span.end and right.span.start <= left.span.end


def apply(source: Source, edits: Iterable[Edit], document: Document) -> dict[int | None, str]:
    """The document's texts after `edits` of `source`, which was read from it; new rows end as the others do."""
    texts = dict(document.texts)
    for edit in sorted(_placed(source, edits, document), key=lambda each: each.start, reverse=True):
        text = texts[edit.key]
        texts[edit.key] = text[: edit.start] + edit.replacement + text[edit.end :]
    return texts


def _placed(source: Source, edits: Iterable[Edit], document: Document) -> Iterator[Placed]:
    starts = {
        key: [0, *(end.end() for end in _ROW_END.finditer(text))] for key, text in document.texts.items()
    }
    for edit in edits:
        first, last = source.location(edit.span.start), source.location(edit.span.end)
        rows, text = starts[first.cell], document.texts[first.cell]
        start, end = (rows[place.row - 1] + place.column - 1 for place in (first, last))
        yield Placed(first.cell, start, end, _laid_out(source, edit, text, rows[first.row - 1]))


def _laid_out(source: Source, edit: Edit, text: str, row_start: int) -> str:
    """The replacement with the file's row ends, and what stands left of the code in a list or a quote."""
    row_end = _ROW_END.search(text)
    indent = source.lines[source.row(edit.span.start) - 1].indent if source.lines else 0
    return edit.replacement.replace(
        "\n", (row_end.group() if row_end else "\n") + text[row_start : row_start + indent]
    )
