"""Generate, check, run, repair: from a task to a verified candidate."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from ..frontend.check import Options, check_source
from ..frontend.diagnostics import Diagnostic, Severity
from ..frontend.report.json import finding
from ..frontend.source import Source
from ..runtime.result import Case, Passed, Rejected, Result
from ..runtime.task import Task
from ..runtime.verify import verify
from .answer import extract_code
from .ledger import ChampionEvent, CheckEvent, Event, RequestEvent, ResponseEvent, VerdictEvent
from .model import OutOfAnswersError, ReplayModel
from .prompt import NO_CODE, describe_findings, describe_result, first_prompt, repair_prompt

CANDIDATE = "candidate.py"


def repair(
    task: Task, model: ReplayModel, *, triton_version: str, max_rounds: int, timeout_s: float
) -> Iterator[Event]:
    """The events of a run as they happen, from the first request; the last is a champion if one verified.

    Ends with a verified candidate, after `max_rounds`, or when the model has no further answer. `timeout_s`
    bounds the run of one candidate.
    """
    prompt = first_prompt(task, triton_version)
    for round_ in range(1, max_rounds + 1):
        yield RequestEvent(round_, prompt)
        try:
            answer = model.complete(prompt)
        except OutOfAnswersError:
            return
        yield ResponseEvent(round_, answer)
        code = extract_code(answer, task.entry_point)
        findings = () if code is None else check(code, triton_version)
        reports = tuple(finding(CANDIDATE, Source(CANDIDATE, code or ""), each) for each in findings)
        yield CheckEvent(round_, code, reports)
        result = judge(task, code, findings, timeout_s)
        yield VerdictEvent(round_, result.verdict.value, details(result), describe_result(result))
        if isinstance(result, Passed) and code is not None:
            errors = result.errors
            yield ChampionEvent(round_, code, "interpreter", errors.max_abs, errors.max_rel)
            return
        prompt = repair_prompt(complaint(code, findings, result))


def check(code: str, triton_version: str) -> tuple[Diagnostic, ...]:
    """What kfcheck finds; comments in the candidate cannot silence it here."""
    return check_source(Source(CANDIDATE, code), Options(triton_version=triton_version))


def judge(task: Task, code: str | None, findings: tuple[Diagnostic, ...], timeout_s: float) -> Result:
    """Reject what kfcheck calls an error, run the rest."""
    if code is None:
        return Rejected(("the answer holds no Python module",))
    if errors := [found for found in findings if found.severity is Severity.ERROR]:
        return Rejected(tuple(f"{found.code} {found.message}" for found in errors))
    return verify(task, code, timeout_s=timeout_s)


def complaint(code: str | None, findings: tuple[Diagnostic, ...], result: Result) -> str:
    """What the model must know: how the run ended, if there was one, and what kfcheck found."""
    if code is None:
        return NO_CODE
    parts = [] if isinstance(result, Rejected) else [f"The module {describe_result(result)}."]
    if findings:
        parts.append(describe_findings(Source(CANDIDATE, code), findings))
    return "\n\n".join(parts)


def details(result: Result) -> dict[str, Any]:
    """The fields of a result, as JSON."""
    return {field.name: _plain(getattr(result, field.name)) for field in dataclasses.fields(result)}


def _plain(value: Any) -> Any:
    if isinstance(value, Case):
        return {"sizes": dict(value.sizes), "dtype": value.dtype}
    if dataclasses.is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value
