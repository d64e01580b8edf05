"""One case before both judges: kfcheck and the compiler."""

from __future__ import annotations

import ast
import re
import traceback
from dataclasses import dataclass
from typing import Literal, NamedTuple

from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.reading import read_bytes

from .answers import Compiler
from .case import Case
from .oracle import Answer

OPTIONS = Options(triton_version="3.6")


@dataclass(frozen=True, slots=True)
class Silent:
    """An error of kfcheck about what the compiler accepts, although it can never do what was meant."""

    code: str
    says: str
    """What the message matches; other messages with this code are false alarms."""
    reason: str


SILENT = (
    Silent("KF109", "step", "`range(0, n, step=2)` compiles and ignores the step"),
    Silent("KF206", "has no `sort`", "`x.sort()` compiles, sorts nothing and gives None"),
    Silent(
        "KF306",
        "reduces the block over axis",
        "`tl.max(x, 0)` reduces, where an elementwise function was meant",
    ),
    Silent("KF506", "one value per row", "on a square tile the sizes fit, and rows are taken for columns"),
    Silent("KF506", "only the diagonal", "offsets of two axes fit, and address the diagonal of the tile"),
    Silent("KF515", "histogram", "a histogram of 8 or 64 bits compiles only where nothing uses it"),
    Silent("KF519", "counts as true", "`if ~FLAG` compiles; -1 and -2 both count as true"),
    Silent("KF605", "not on every path", "a path without a return compiles; the result there is poison"),
    Silent(
        "KF607",
        "step",
        "a run-time step that is zero or negative compiles; the loop never ends or never runs",
    ),
    Silent("KF611", "", "a loop variable compiles after its loop; it is poison"),
    Silent("KF714", "every program changes", "programs that update one place without atomics lose updates"),
)
"""All that the comparison forgives."""

CRASH = "crash"
"""Stands for the code when kfcheck itself raised an exception."""


class Error(NamedTuple):
    """An error that kfcheck reports."""

    code: str
    message: str
    kernel: str | None = None
    """The jit function that it lies in."""


Judgement = Literal["agreed", "missed", "false alarm", "silent bug", "crash", "no answer"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What both said of one case."""

    number: int
    kind: str
    row: str | None
    answer: Answer
    found: tuple[Error, ...]
    hit: bool
    """Was a row planted, and does the compiler say what the row expects?"""
    source: str
    call: str

    @property
    def judgement(self) -> Judgement:
        """How the two verdicts compare."""
        if any(error.code == CRASH for error in self.found):
            return "crash"
        if self.answer.refuses:
            return "agreed" if self.found else "missed"
        if not self.answer.accepts:
            return "no answer"
        if not self.found:
            return "agreed"
        return "silent bug" if all(map(is_silent, self.found)) else "false alarm"


def is_silent(error: Error) -> bool:
    """Is the error one that the compiler cannot confirm?"""
    return any(is_said(each, error) for each in SILENT)


def is_said(silent: Silent, error: Error) -> bool:
    """Is it this one?"""
    return silent.code == error.code and bool(re.search(silent.says, error.message))


def judge(compiler: Compiler, case: Case) -> Verdict:
    """Ask both. Where kfcheck alone sees an error, ptxas has the last word.

    The compiler sees what the launch reaches; errors in other functions are left out then.
    """
    found = errors(case.source)
    answer = compiler.ask(case.source, case.call, case.stage)
    if answer.accepts and not all(is_silent(each) or each.code == CRASH for each in found):
        answer = compiler.ask(case.source, case.call, "cubin")
        if answer.accepts:
            found = tuple(
                each for each in found if each.kernel is None or reaches(compiler, case, each.kernel)
            )
    row = case.row
    hit = row is not None and case.kind == "planted"
    if hit and row is not None:
        says = f"{answer.exception} {answer.message}"
        hit = answer.accepts if row.accepted else answer.refuses and bool(re.search(row.says, says))
    return Verdict(
        case.number, case.kind, row.id if row else None, answer, found, hit, case.source, case.call
    )


def reaches(compiler: Compiler, case: Case, name: str) -> bool:
    """Does the compiler visit the function? An assertion that fails in its first line tells."""
    function = next(
        (node for node in ast.walk(ast.parse(case.source)) if getattr(node, "name", None) == name), None
    )
    if not isinstance(function, ast.FunctionDef):
        return True
    lines = case.source.splitlines(keepends=True)
    first = function.body[0]
    lines.insert(first.lineno - 1, " " * first.col_offset + "tl.static_assert(False)\n")
    return not compiler.ask("".join(lines), case.call, "ttir").accepts


def errors(source: str) -> tuple[Error, ...]:
    """What kfcheck reports as errors."""
    try:
        diagnostics = check_source(read_bytes("module.py", source.encode()).source, OPTIONS)
    except Exception as error:  # noqa: BLE001  a crash is a verdict too
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return (Error(CRASH, f"{type(error).__name__} in {frame.name}: {error}"),)
    return tuple(
        Error(each.code, each.message, each.kernel) for each in diagnostics if each.severity is Severity.ERROR
    )
