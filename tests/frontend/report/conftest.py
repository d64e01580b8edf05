"""Findings to report."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from typing import Any, TextIO

import pytest
from kernelforge.frontend.check import FileReport
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.source import Line, Source, Span


def span(text: str, part: str) -> Span:
    """Where `part` first stands in `text`."""
    start = text.index(part)
    return Span(start, start + len(part))


@pytest.fixture
def report() -> Callable[..., FileReport]:
    """Makes a report with one finding on `part` of `text`."""

    def make(
        text: str, part: str, path: str = "k.py", lines: tuple[Line, ...] = (), **fields: Any
    ) -> FileReport:
        values: dict[str, Any] = {
            "code": "KF201",
            "name": "unknown-api",
            "severity": Severity.ERROR,
            "message": "no such name",
            "span": span(text, part),
        }
        return FileReport(Source(path, text, lines), path, (Diagnostic(**values | fields),))

    return make


@pytest.fixture
def written() -> Callable[[Callable[[Iterable[FileReport], TextIO], None], FileReport], str]:
    """What a report format writes for one file."""

    def write(form: Callable[[Iterable[FileReport], TextIO], None], *reports: FileReport) -> str:
        out = io.StringIO()
        form(iter(reports), out)
        return out.getvalue()

    return write
