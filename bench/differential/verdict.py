"""One case before both judges: kfcheck and the compiler."""

from __future__ import annotations

import re
import traceback
from dataclasses import dataclass
from typing import Literal

from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.reading import read_bytes

from .answers import Compiler
from .case import Case
from .oracle import Answer

OPTIONS = Options(triton_version="3.6")

SILENT = {
    "KF109": "`range(0, n, step=2)` compiles and ignores the step",
    "KF121": "unpacking fewer names than there are values compiles and drops the rest",
    "KF306": "`tl.max(x, 0)` compiles, and is a reduction where an elementwise function was meant",
    "KF605": "a path of a helper without a return compiles; its result there is poison",
    "KF607": "a run-time step that is negative or zero compiles; the loop never ends or never runs",
    "KF611": "a loop variable read after its loop compiles; it is poison",
}
"""Rules that speak, as errors, of what the compiler accepts although it can never do what was meant."""

CRASH = "crash"
"""Stands for the code when kfcheck itself raised an exception."""

Judgement = Literal["agreed", "missed", "false alarm", "silent bug", "crash", "no answer"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What both said of one case."""

    number: int
    kind: str
    row: str | None
    answer: Answer
    found: tuple[tuple[str, str], ...]
    """Code and message of kfcheck's errors."""
    hit: bool
    """Was a row planted, and does the compiler say what the row expects?"""
    source: str
    call: str

    @property
    def judgement(self) -> Judgement:
        """How the two verdicts compare."""
        if any(code == CRASH for code, _ in self.found):
            return "crash"
        if self.answer.refuses:
            return "agreed" if self.found else "missed"
        if not self.answer.accepts:
            return "no answer"
        if not self.found:
            return "agreed"
        return "silent bug" if all(code in SILENT for code, _ in self.found) else "false alarm"


def judge(compiler: Compiler, case: Case) -> Verdict:
    """Ask both. Where kfcheck alone sees an error, ptxas has the last word."""
    found = errors(case.source)
    answer = compiler.ask(case.source, case.call, case.stage)
    if found and answer.accepts and case.stage != "cubin":
        answer = compiler.ask(case.source, case.call, "cubin")
    row = case.row
    hit = row is not None and case.kind == "planted"
    if hit and row is not None:
        says = f"{answer.exception} {answer.message}"
        hit = answer.accepts if row.accepted else answer.refuses and bool(re.search(row.says, says))
    return Verdict(
        case.number, case.kind, row.id if row else None, answer, found, hit, case.source, case.call
    )


def errors(source: str) -> tuple[tuple[str, str], ...]:
    """Code and message of what kfcheck reports as errors."""
    try:
        diagnostics = check_source(read_bytes("module.py", source.encode()).source, OPTIONS)
    except Exception as error:  # noqa: BLE001  a crash is a verdict too
        frame = traceback.extract_tb(error.__traceback__)[-1]
        return ((CRASH, f"{type(error).__name__} in {frame.name}: {error}"),)
    return tuple((each.code, each.message) for each in diagnostics if each.severity is Severity.ERROR)
