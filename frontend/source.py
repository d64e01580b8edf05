"""Source text, and where things are in it."""

from __future__ import annotations

import bisect
import re
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

_NEWLINE = re.compile(r"\r\n?|\n")


class Span(NamedTuple):
    """Half-open range of character offsets into `Source.text`."""

    start: int
    end: int


class Location(NamedTuple):
    """A place as people name it: row and column count from 1, columns in characters.

    `cell` is the notebook cell (from 1) that `row` counts in, or None outside notebooks.
    """

    row: int
    column: int
    cell: int | None = None


class Line(NamedTuple):
    """Where one row of `Source.text` came from in the file on disk."""

    row: int
    indent: int
    cell: int | None = None


@dataclass(frozen=True, eq=False)
class Source:
    """One checked text: a Python file, or the Python in a Markdown answer or a notebook.

    `text` is what is parsed. Newlines stay as they are in the file (`\\n`, `\\r\\n`, `\\r`); a BOM is
    dropped. For Markdown and notebooks `lines` says where every row of `text` came from; for a Python file
    it is empty, and rows and columns are those of the file.
    """

    path: str
    text: str
    lines: tuple[Line, ...] = ()

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """Offset of the first character of every row; row 1 is at index 0."""
        return (0, *(newline.end() for newline in _NEWLINE.finditer(self.text)))

    def row(self, offset: int) -> int:
        """Row of `text` (from 1) that holds `offset`."""
        return bisect.bisect_right(self.line_starts, offset)

    def location(self, offset: int) -> Location:
        """The place in the file on disk of an offset into `text`."""
        row = self.row(offset)
        column = offset - self.line_starts[row - 1]
        if not self.lines:
            return Location(row, column + 1)
        line = self.lines[row - 1]
        return Location(line.row, line.indent + column + 1, line.cell)

    def line(self, row: int) -> str:
        """Row `row` (from 1) of `text`, without its newline."""
        start = self.line_starts[row - 1]
        end = self.line_starts[row] if row < len(self.line_starts) else len(self.text)
        return self.text[start:end].rstrip("\r\n")
