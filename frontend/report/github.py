"""Workflow commands that GitHub Actions turns into annotations on the changed lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from ..diagnostics import Diagnostic, Severity
from ..source import Source
from .places import address, bounds, source_of

if TYPE_CHECKING:
    from ..check import FileReport

_COMMANDS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "notice"}


def write(reports: Iterable[FileReport], out: TextIO) -> None:
    for report in reports:
        source = source_of(report)
        for diagnostic in report.diagnostics:
            out.write(_command(report.path, source, diagnostic) + "\n")


def _command(path: str, source: Source, diagnostic: Diagnostic) -> str:
    start, end = bounds(source, diagnostic.span)
    properties: dict[str, object] = {"title": f"kfcheck ({diagnostic.code} {diagnostic.name})", "file": path}
    if start.cell is None:  # rows in a cell are not rows of the notebook's file
        properties |= {"line": start.row, "endLine": end.row}
        if start.row == end.row:  # GitHub refuses columns on more than one row
            properties |= {"col": start.column, "endColumn": end.column}
    joined = ",".join(f"{key}={_escape_property(str(value))}" for key, value in properties.items())
    message = f"{address(path, start)}: {diagnostic.code} {diagnostic.message}"
    lines = [message, *(f"note: {note}" for note in diagnostic.notes)]
    return f"::{_COMMANDS[diagnostic.severity]} {joined}::{_escape_message(chr(10).join(lines))}"


def _escape_message(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escape_property(text: str) -> str:
    return _escape_message(text).replace(":", "%3A").replace(",", "%2C")
