"""A JSON array with one object per finding; rows and columns count from 1, ends are exclusive."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO

from ..diagnostics import Diagnostic, Fix, Related
from ..rules.registry import url
from ..source import Location, Source
from .places import bounds, source_of

if TYPE_CHECKING:
    from ..check import FileReport


def write(reports: Iterable[FileReport], out: TextIO) -> None:
    separator = "["
    for report in reports:
        source = source_of(report)
        for diagnostic in report.diagnostics:
            out.write(separator + "\n  ")
            out.write(json.dumps(finding(report.path, source, diagnostic)))
            separator = ","
    out.write("[]\n" if separator == "[" else "\n]\n")


def finding(path: str, source: Source, diagnostic: Diagnostic) -> dict[str, Any]:
    """One element of the array. In a notebook it also has `cell`, which its rows count in."""
    start, end = bounds(source, diagnostic.span)
    return {
        "filename": path,
        **_cell(start),
        "code": diagnostic.code,
        "name": diagnostic.name,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "location": _place(start),
        "end_location": _place(end),
        "kernel": diagnostic.kernel,
        "related": [_related(source, each) for each in diagnostic.related],
        "fix": diagnostic.fix and _fix(source, diagnostic.fix),
        "notes": list(diagnostic.notes),
        "url": url(diagnostic.code),
    }


def _related(source: Source, related: Related) -> dict[str, Any]:
    start = source.location(related.span.start)
    return {**_cell(start), "location": _place(start), "message": related.message}


def _fix(source: Source, fix: Fix) -> dict[str, Any]:
    edits = []
    for edit in fix.edits:
        start, end = source.location(edit.span.start), source.location(edit.span.end)
        edits.append(
            {
                **_cell(start),
                "content": edit.replacement,
                "location": _place(start),
                "end_location": _place(end),
            }
        )
    return {"message": fix.description, "applicability": "safe" if fix.safe else "unsafe", "edits": edits}


def _place(location: Location) -> dict[str, int]:
    return {"row": location.row, "column": location.column}


def _cell(location: Location) -> dict[str, int]:
    return {} if location.cell is None else {"cell": location.cell}
