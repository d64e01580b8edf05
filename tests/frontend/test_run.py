"""The signs of life of a long run."""

from __future__ import annotations

import io
from collections.abc import Iterator

import pytest
from kernelforge.frontend import run
from kernelforge.frontend.check import FileReport
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.source import Source, Span


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def reports(count: int, events: list[str]) -> Iterator[FileReport]:
    found = (Diagnostic("KF201", "unknown-api", Severity.ERROR, "no such name", Span(0, 0)),)
    for number in range(count):
        events.append(f"checked {number}")
        yield FileReport(Source("k.py", ""), "k.py", found if number == 2 else ())


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_SECONDS_BETWEEN_SIGNS", -1)


def test_a_long_run_shows_how_far_it_is_and_cleans_up(impatient):
    terminal, events = Terminal(), []
    shown = list(run.with_progress(reports(60, events), 60, terminal))
    assert len(shown) == 60
    assert "checked 30 of 60 files" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")


def test_the_line_is_erased_before_a_finding_is_printed(impatient):
    terminal = Terminal()
    for report in run.with_progress(reports(60, []), 60, terminal):
        if report.diagnostics:
            assert terminal.getvalue().endswith("checked 2 of 60 files\r\x1b[K")


@pytest.mark.parametrize(("terminal", "count"), [(io.StringIO(), 60), (Terminal(), 10)])
def test_nothing_is_shown_off_a_terminal_or_in_a_short_run(impatient, terminal: io.StringIO, count: int):
    assert len(list(run.with_progress(reports(count, []), count, terminal))) == count
    assert terminal.getvalue() == ""


def test_reports_are_passed_on_as_they_come(impatient):
    events: list[str] = []
    stream = run.with_progress(reports(60, events), 60, Terminal())
    next(stream)
    assert events == ["checked 0"]
