"""One run of kfcheck: find the files, check them, write the report, and settle the exit code."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple, TextIO

from . import tasks, triton_version
from .check import FileReport
from .files import expand
from .tasks import Task, Unreadable, Wishes

if TYPE_CHECKING:
    from .compilation.module import Request

CLEAN, FINDINGS, MISUSE = 0, 1, 2
STDIN = "-"
_COMPILE_TIMEOUT_S = 60.0
"""For one kernel and one target."""
_LONG_RUN = 50
"""Files."""
_SECONDS_BETWEEN_SIGNS = 0.2


class Inputs(NamedTuple):
    """The paths of the command line, and what to call the text from standard input."""

    paths: tuple[str, ...]
    stdin_name: str


class Outcome:
    """What a run has come to so far."""

    def __init__(self) -> None:
        self.exit_code = CLEAN

    def raise_to(self, exit_code: int) -> None:
        self.exit_code = max(self.exit_code, exit_code)


def check(inputs: Inputs, wishes: Wishes, output_format: str, jobs: int) -> int:
    """Check `inputs`, write the report to standard output, and return the exit code.

    Raises files.MissingPathError and config.ConfigError.
    """
    todo = _tasks(inputs, wishes)
    if not todo:
        _say("no files to check")
    outcome = Outcome()
    reports = _readable(todo, tasks.check_all(todo, jobs), outcome)
    report = import_module(f".report.{output_format}", __package__)
    report.write(with_progress(reports, len(todo), sys.stderr), sys.stdout)
    return outcome.exit_code


def compile(inputs: Inputs, wishes: Wishes, output_format: str, request: Request) -> int:
    """As `check`, with what the real compiler says of the kernels; one file after the other.

    Raises compile.TritonMissingError, files.MissingPathError and config.ConfigError.
    """
    from .compilation.module import extension
    from .compile import Compiler

    todo = _tasks(inputs, wishes)
    if not todo:
        _say("no files to check")
    outcome = Outcome()
    with Compiler(timeout_s=_COMPILE_TIMEOUT_S) as compiler:
        compiler.start()

        def check_one(task: Task) -> FileReport | Unreadable:
            path = task.path if task.content is None else None
            return tasks.check(task, extension(path, task.options.triton_version, request, compiler))

        reports = _readable(todo, map(check_one, todo), outcome)
        report = import_module(f".report.{output_format}", __package__)
        report.write(with_progress(reports, len(todo), sys.stderr), sys.stdout)
    return outcome.exit_code


def fix(inputs: Inputs, wishes: Wishes, output_format: str, jobs: int) -> int:
    """Fix the files of `inputs`, write the report on what is left, and return the exit code.

    What came from standard input goes to standard output, and the report to standard error. Raises
    files.MissingPathError and config.ConfigError.
    """
    todo = _tasks(inputs, wishes._replace(fix=True))
    if not todo:
        _say("no files to check")
    outcome = Outcome()
    results = tasks.check_all(todo, jobs)
    reports = _readable(todo, _written(todo, results, outcome), outcome)
    report = import_module(f".report.{output_format}", __package__)
    out = sys.stderr if STDIN in inputs.paths else sys.stdout
    report.write(with_progress(reports, len(todo), sys.stderr), out)
    return outcome.exit_code


def _written(
    todo: Sequence[Task], results: Iterable[FileReport | Unreadable], outcome: Outcome
) -> Iterator[FileReport | Unreadable]:
    """Write what was repaired, and pass the reports on."""
    from .fixes.writing import write

    for task, result in zip(todo, results, strict=True):
        repair = result.repair if isinstance(result, FileReport) else None
        if repair is not None and repair.refusal:
            _say(f"{task.path} is not fixed: {repair.refusal}")
        if task.content is not None:
            sys.stdout.flush()
            sys.stdout.buffer.write(repair.after if repair else task.content)
        elif repair is not None and repair.fixed:
            try:
                write(task.path, repair.after)
            except OSError as error:
                _say(f"can't write {task.path}: {error.strerror}; what was to be fixed in it is not shown")
                outcome.raise_to(MISUSE)
        yield result


def diff(inputs: Inputs, wishes: Wishes, jobs: int) -> int:
    """Show what `fix` would change; the exit code is FINDINGS if that is anything.

    Raises files.MissingPathError and config.ConfigError.
    """
    from .fixes.writing import diff

    todo = _tasks(inputs, wishes._replace(fix=True))
    outcome, fixed, files = Outcome(), 0, 0
    for task, result in zip(todo, tasks.check_all(todo, jobs), strict=True):
        if isinstance(result, Unreadable):
            _say(f"can't read {result.path}: {result.reason}")
            outcome.raise_to(MISUSE)
        elif result.repair is not None:
            if result.repair.refusal:
                _say(f"{task.path} would not be fixed: {result.repair.refusal}")
            if result.repair.fixed:
                fixed, files = fixed + result.repair.fixed, files + 1
                outcome.raise_to(FINDINGS)
                sys.stdout.writelines(diff(task.path, result.repair))
    _say(f"would fix {_count(fixed, 'finding')} in {_count(files, 'file')}" if fixed else "nothing to fix")
    return outcome.exit_code


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def dump(inputs: Inputs, what: str, as_json: bool) -> int:
    """Print the tokens, the tree or the list of the kernels in `inputs`, and return the exit code.

    Raises files.MissingPathError.
    """
    from . import dump, kernel_list
    from .reading import read, read_bytes

    entries, lines = {
        "tokens": (dump.token_entries, dump.token_lines),
        "tree": (dump.tree_entries, dump.tree_lines),
        "kernels": (kernel_list.entries, kernel_list.lines),
    }[what]
    exit_code, objects = CLEAN, []
    for path in _files(inputs):
        try:
            reading = read_bytes(inputs.stdin_name, sys.stdin.buffer.read()) if path == STDIN else read(path)
        except OSError as error:
            _say(f"can't read {path}: {error.strerror}")
            exit_code = MISUSE
            continue
        if as_json:
            objects += entries(reading.source)
        else:
            sys.stdout.writelines(f"{line}\n" for line in lines(reading.source))
    if as_json:
        import json

        json.dump(objects, sys.stdout, indent=1)
        sys.stdout.write("\n")
    return exit_code


def _tasks(inputs: Inputs, wishes: Wishes) -> list[Task]:
    default = wishes.triton_version or triton_version.default()
    todo: list[Task] = []
    for path in _files(inputs):
        content = sys.stdin.buffer.read() if path == STDIN else None
        task = tasks.task(inputs.stdin_name if path == STDIN else path, wishes, default, content)
        if task is not None:
            todo.append(task)
        elif path in inputs.paths:
            _say(f"{path} is left out: `exclude` in the configuration names it")
    return todo


def _readable(
    todo: Sequence[Task], results: Iterable[FileReport | Unreadable], outcome: Outcome
) -> Iterator[FileReport]:
    """Pass the reports on; what could not be read goes to stderr. Keeps the exit code in `outcome`."""
    for task, result in zip(todo, results, strict=True):
        if isinstance(result, Unreadable):
            _say(f"can't read {result.path}: {result.reason}")
            outcome.raise_to(MISUSE)
            continue
        if any(each.severity.rank >= task.exit_level.rank for each in result.diagnostics):
            outcome.raise_to(FINDINGS)
        yield result


def _files(inputs: Inputs) -> Iterator[str]:
    """The files that the paths of the command line stand for, each once; `-` comes first."""
    if STDIN in inputs.paths:
        yield STDIN
    yield from expand([path for path in inputs.paths if path != STDIN])


def with_progress(reports: Iterable[FileReport], total: int, terminal: TextIO) -> Iterator[FileReport]:
    """Show on `terminal` how far a long run is; nothing where stderr is not one."""
    if total < _LONG_RUN or not terminal.isatty():
        yield from reports
        return
    erase = "\r\x1b[K"
    shown_at = time.monotonic()
    for count, report in enumerate(reports, start=1):
        if report.diagnostics:
            terminal.write(erase)
            terminal.flush()
        yield report
        if time.monotonic() - shown_at > _SECONDS_BETWEEN_SIGNS:
            shown_at = time.monotonic()
            terminal.write(f"{erase}checked {count} of {total} files")
            terminal.flush()
    terminal.write(erase)
    terminal.flush()


def _say(message: str) -> None:
    print(f"kfcheck: {message}", file=sys.stderr)
