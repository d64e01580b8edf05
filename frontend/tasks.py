"""What is to be done with each file, and doing it: from tasks to a stream of reports.

Everything that the command line and the configuration say about a file is settled in its `Task`, before any
file is read; `check` then needs nothing else, so that it can run in another process.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeAlias

from . import config
from .check import FileReport, Options, check_path, check_source
from .diagnostics import Diagnostic, Severity
from .selection import Selection
from .source import Source, Span

Extension: TypeAlias = "Callable[[Source, Sequence[Diagnostic]], Sequence[Diagnostic]]"
"""All findings of a source, from those that checking it gave."""
_FILES_WORTH_A_PROCESS = 8
"""Below this many files for each, starting processes takes longer than checking."""


class Wishes(NamedTuple):
    """What the command line says; it goes before the configuration. None and () mean: not said."""

    select: tuple[str, ...] | None = None
    ignore: tuple[str, ...] = ()
    severity: Severity | None = None
    exit_level: Severity | None = None
    triton_version: str | None = None
    config: config.Config | None = None
    """The configuration for all files, instead of the nearest one above each."""
    fix: bool = False


class Task(NamedTuple):
    """One file and how to check it. `content` is the file's content where it was read already (stdin).

    With `fix` the report has the repaired content; nothing is written.
    """

    path: str
    options: Options
    selection: Selection
    severity: Severity
    exit_level: Severity
    content: bytes | None = None
    fix: bool = False


class Unreadable(NamedTuple):
    """A file that could not be read."""

    path: str
    reason: str


def task(path: str, wishes: Wishes, default_version: str, content: bytes | None = None) -> Task | None:
    """How to check `path`; None where the configuration excludes it.

    Raises config.ConfigError.
    """
    settings = config.for_file(path) if wishes.config is None else wishes.config
    if settings.exclude and settings.excludes(path):
        return None
    per_file = settings.ignored_in(path)
    if wishes.select is None:
        selection = Selection(settings.select or (), (*settings.ignore, *wishes.ignore, *per_file))
    else:
        selection = Selection(wishes.select, (*wishes.ignore, *per_file))
    return Task(
        path=path,
        options=Options(triton_version=wishes.triton_version or settings.triton_version or default_version),
        selection=selection,
        severity=wishes.severity or settings.severity or Severity.INFO,
        exit_level=wishes.exit_level or settings.exit_level or Severity.ERROR,
        content=content,
        fix=wishes.fix,
    )


def check_all(tasks: Sequence[Task], jobs: int) -> Iterator[FileReport | Unreadable]:
    """The outcome of every task, in order; several at once where there are enough of them."""
    if len(tasks) > 1:  # the command starts without the garbage collector
        gc.freeze()
        gc.enable()
    jobs = min(jobs, len(tasks) // _FILES_WORTH_A_PROCESS)
    if jobs < 2:
        yield from map(check, tasks)
        return
    from .workers import map_ordered

    yield from map_ordered(check, tasks, jobs, died)


def check(task: Task, extend: Extension | None = None) -> FileReport | Unreadable:
    """Check one file and keep what the options and the comments in it leave; `extend` adds findings before.

    This is the command's crash boundary: whatever goes wrong inside is a KF009 of this file.
    """
    try:
        if task.fix:
            return _repaired(task)
        report = _report(task, task.content)
        if extend is not None and report.source is not None:
            found = tuple(extend(report.source, report.diagnostics))
            report = FileReport(report.source, report.path, found)
        kept = _kept(task, report)
        # Without findings nobody needs the text, and it may have to travel between processes.
        return FileReport(report.source if kept else None, report.path, kept)
    except OSError as error:
        return Unreadable(task.path, error.strerror or str(error))
    except Exception as error:  # noqa: BLE001 - see above
        return _crashed(task, _crash_notes(error), f"{type(error).__name__}: {error}")


def _repaired(task: Task) -> FileReport:
    """Fix the file's findings, in memory; the report is on what is left."""
    from .fixes.repair import Checked, repair

    def check_content(content: bytes) -> Checked:
        report = _report(task, content)
        return Checked(report.source, _kept(task, report))

    content = task.content
    if content is None:
        with open(task.path, "rb") as file:
            content = file.read()
    checked, repaired = repair(task.path, content, check_content)
    source = checked.source if checked.diagnostics else None
    changed = repaired if repaired.fixed or repaired.refusal else None
    return FileReport(source, task.path, checked.diagnostics, changed)


def _report(task: Task, content: bytes | None) -> FileReport:
    if content is None:
        return check_path(task.path, task.options)
    from .reading import read_bytes

    reading = read_bytes(task.path, content)
    found = (*reading.problems, *check_source(reading.source, task.options))
    return FileReport(reading.source, task.path, tuple(sorted(found, key=lambda each: each.span)))


def _kept(task: Task, report: FileReport) -> tuple[Diagnostic, ...]:
    diagnostics = report.diagnostics
    if report.source is not None and "kf:" in report.source.text:
        from . import suppressions

        diagnostics = suppressions.apply(report.source, diagnostics)
    rank, reports = task.severity.rank, task.selection.reports
    return tuple(each for each in diagnostics if each.severity.rank >= rank and reports(each))


def died(task: Task, exit_code: int) -> FileReport:
    """The report on a file whose process ended with `exit_code`; a negative one is a signal."""
    how = f"was ended by signal {-exit_code}" if exit_code < 0 else f"ended with exit code {exit_code}"
    return _crashed(task, (), f"the process that checked the file {how}")


def _crashed(task: Task, notes: tuple[str, ...], what: str) -> FileReport:
    from .rules.checker import INTERNAL_ERROR as RULE

    python = ".".join(map(str, sys.version_info[:3]))
    request = (
        "this is a bug in kfcheck; please report it with this message, the versions "
        f"(Python {python}, checked for Triton {task.options.triton_version}) and, if you can, the file"
    )
    message = f"kfcheck crashed on this file: {what}"
    diagnostic = Diagnostic(RULE.code, RULE.name, RULE.severity, message, Span(0, 0), notes=(request, *notes))
    return FileReport(Source(task.path, ""), task.path, (diagnostic,))


def _crash_notes(error: Exception) -> tuple[str, ...]:
    """Where it happened: the innermost calls, without the folders of this machine."""
    from traceback import extract_tb

    calls = extract_tb(error.__traceback__)[-5:]
    return tuple(f"{os.path.basename(each.filename)}:{each.lineno} in {each.name}" for each in calls)
