"""The lines of source that a finding covers, with the covered part underlined.

Everything is measured in terminal cells: a tab is shown as four spaces, wide characters take two cells, and
characters that a terminal would act on (escape sequences, changes of text direction) are replaced.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..source import Source, Span
from .places import trimmed

TAB = "    "
_JOINER = "\u200d"  # holds emoji together; not printable by itself
_MOST_ROWS = 4


class Row(NamedTuple):
    """One row of an excerpt: the text, and which cells of it to underline. `number` is None for a gap."""

    number: int | None
    text: str
    indent: int
    length: int


def rows(source: Source, span: Span, width: int) -> Iterator[Row]:
    """The rows of `source` that `span` covers, each cut to `width` cells around the covered part.

    Of a long span only the beginning and the last row are shown.
    """
    span = trimmed(source, span)
    first, last = source.row(span.start), source.row(max(span.start, span.end - 1))
    for row in range(first, last + 1):
        if last - first >= _MOST_ROWS and first + _MOST_ROWS - 2 < row < last:
            if row == last - 1:
                yield Row(None, "...", 0, 0)
            continue
        yield _row(source, row, span, width)


def clean(text: str) -> str:
    """`text` as it may be written to a terminal."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        char if char.isprintable() or char == _JOINER else TAB if char == "\t" else "\ufffd" for char in text
    )


def _row(source: Source, row: int, span: Span, width: int) -> Row:
    line = source.line(row)
    offset = source.line_starts[row - 1]
    start, end = max(span.start - offset, 0), min(span.end - offset, len(line))
    if row > source.row(span.start):  # a continued span: leave the indentation out
        start = len(line) - len(line.lstrip())
    end = max(start, len(line[:end].rstrip()) if end > start else end)
    first, last = _window(line, start, width)
    before, covered, after = line[first:start], line[start:end][: last - start], line[max(start, end) : last]
    head = ("..." if first else "") + clean(before)
    text = head + clean(covered) + clean(after) + ("..." if last < len(line) else "")
    number = source.location(offset).row
    return Row(number, text.rstrip(), _cells(head), max(_cells(clean(covered)), 1))


def _window(line: str, start: int, width: int) -> tuple[int, int]:
    """The range of characters of `line` to show, so that `start` is in it and it fits in `width` cells."""
    if len(line) <= width // 2 or (len(line) <= width and line.isascii() and "\t" not in line):
        return 0, len(line)
    if _cells(clean(line[: width + 1])) <= width and len(line) <= width:
        return 0, len(line)
    size = max(width - len("......"), 20)
    if not (line.isascii() and "\t" not in line):
        size //= 2
    first = max(0, min(start - size // 4, len(line) - size))
    return first, min(first + size, len(line))


def _cells(text: str) -> int:
    """How many terminal cells `text` takes."""
    if text.isascii():
        return len(text)
    from rich.cells import cell_len

    return cell_len(text)
