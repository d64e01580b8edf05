"""Where a finding is, in the terms of the reports."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..source import Location, Source, Span

if TYPE_CHECKING:
    from ..check import FileReport


def source_of(report: FileReport) -> Source:
    """The checked text; an empty one where the file could not be read."""
    return report.source or Source(report.path, "")


def trimmed(source: Source, span: Span) -> Span:
    """`span` without the newlines at its end, so that it ends on the row where people see it end."""
    end = span.end
    while end > span.start and source.text[end - 1] in "\r\n":
        end -= 1
    return Span(span.start, end)


def bounds(source: Source, span: Span) -> tuple[Location, Location]:
    """Where `span` starts, and the place just behind it."""
    span = trimmed(source, span)
    start = source.location(span.start)
    if span.end == span.start:
        return start, start
    last = source.location(span.end - 1)
    return start, last._replace(column=last.column + 1)


def address(path: str, location: Location) -> str:
    """`path:row:column`, with the cell of a notebook between path and row; editors make it a link."""
    cell = "" if location.cell is None else f"cell {location.cell}:"
    return f"{path}:{cell}{location.row}:{location.column}"
