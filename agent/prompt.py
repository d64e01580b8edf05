"""What the model is told: the task first, then what was wrong with its last candidate."""

from __future__ import annotations

from collections.abc import Sequence

from ..frontend.diagnostics import Diagnostic
from ..frontend.source import Source
from ..runtime.result import Passed, Rejected, Result, RunFailed, TimedOut, WrongNumbers
from ..runtime.task import Task

_FINDINGS = 20
"""So many are told at once; the rest mostly follows from them."""

NO_CODE = "The answer holds no Python module. Answer with the whole module in one ```python block."


def first_prompt(task: Task, triton_version: str) -> str:
    """The task, and the form of the answer."""
    return (
        f"{task.prompt.rstrip()}\n\n"
        f"The target is Triton {triton_version}. Answer with the whole module in one ```python block.\n"
    )


def repair_prompt(complaint: str) -> str:
    """The complaint about the last candidate, and what to do about it."""
    return f"{complaint.rstrip()}\n\nCorrect this and answer with the whole module again.\n"


def describe_findings(source: Source, findings: Sequence[Diagnostic]) -> str:
    """kfcheck's findings, each with its row, the text of that row and the hints."""
    parts = ["kfcheck found, without running the module:"]
    for found in findings[:_FINDINGS]:
        row = source.row(found.span.start)
        parts.append(f"- row {row}: {found.severity.value} {found.code} ({found.name}): {found.message}")
        parts.append(f"      {source.line(row).strip()}")
        parts += [f"  note: {note}" for note in found.notes]
        if found.fix is not None:
            parts.append(f"  fix: {found.fix.description}")
    if len(findings) > _FINDINGS:
        parts.append(f"- and {len(findings) - _FINDINGS} more")
    return "\n".join(parts)


def describe_result(result: Result) -> str:
    """What became of a candidate, in one paragraph."""
    match result:
        case Passed(cases, errors):
            return (
                f"right on all {len(cases)} inputs in the Triton interpreter: "
                f"max abs error {errors.max_abs:.3g}, max rel error {errors.max_rel:.3g}"
            )
        case Rejected(reasons):
            return "was not run: " + "; ".join(reasons)
        case RunFailed(exception, message, row, case):
            where = f" at row {row}" if row else ""
            when = f" when called with {case}" if case else " before the first call"
            return f"failed in the Triton interpreter{where}{when}: {exception}: {message}"
        case TimedOut(limit_s):
            return f"did not end within {limit_s:g} s in the Triton interpreter, and was killed"
        case WrongNumbers():
            return _describe_wrong_numbers(result)


def _describe_wrong_numbers(result: WrongNumbers) -> str:
    index = ", ".join(map(str, result.first_index))
    non_finite = (
        f", {result.non_finite_elements} of them NaN or infinite" if result.non_finite_elements else ""
    )
    return (
        f"gave wrong numbers for {result.case}: {result.wrong_elements} of {result.elements} elements are out of "
        f"tolerance{non_finite}; max abs error {result.errors.max_abs:.3g}, "
        f"max rel error {result.errors.max_rel:.3g}; first at [{index}]: "
        f"expected {result.expected:.6g}, got {result.actual:.6g}"
    )
