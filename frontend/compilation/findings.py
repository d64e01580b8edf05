"""The compiler's answers as diagnostics, merged with what kfcheck found itself."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...grammar.record import replace
from ..compile import CompileResult, Outcome, Resources
from ..diagnostics import Diagnostic, Related, Severity
from ..kernel import Kernel
from ..logical_lines import logical_lines, mask
from ..rules.checker import COMPILER_ERROR, NOT_COMPILED, RESOURCES
from ..rules.registry import rule
from ..rules.rule import Rule
from ..source import Source, Span
from .explanations import rule_for
from .limits import shared_bytes

if TYPE_CHECKING:
    from .module import Attempt

_TYPES = re.compile(r"fp32|float32|int32|i32|pointer|\bptr\b")
"""What an error has in its text that may come from a type that was assumed."""
CONFIRMED = "confirmed by the compiler"
FAILED = {
    Outcome.LAUNCH_FAILS: "the launch fails",
    Outcome.CRASHED: "the compiler crashes",
}
UNKNOWN_FATE = {
    Outcome.IMPORT_FAILS: "importing the module fails",
    Outcome.TIMED_OUT: "the compiler takes too long",
    Outcome.NO_KERNEL: "it can't be reached from outside",
    Outcome.NOT_PYTHON: "the module can't be parsed",
}


def of_kernel(source: Source, kernel: Kernel, attempts: Sequence[Attempt]) -> list[Diagnostic]:
    """One finding for each error, however many targets have it, and one with the resources."""
    errors: dict[tuple[int | None, str], list[Attempt]] = {}
    for attempt in attempts:
        if attempt.result.outcome is not Outcome.COMPILES:
            errors.setdefault((attempt.result.inner_row, attempt.result.message), []).append(attempt)
    targets = {attempt.target for attempt in attempts}
    found = [_failure(source, kernel, same, targets) for same in errors.values()]
    compiled = [attempt for attempt in attempts if attempt.result.resources is not None]
    return [*found, _resources(kernel, compiled)] if compiled else found


def _failure(source: Source, kernel: Kernel, attempts: list[Attempt], targets: set[str]) -> Diagnostic:
    result, signature = attempts[0].result, str(attempts[0].signature)
    affected = list(dict.fromkeys(each.target for each in attempts))
    note = f"compiled with {signature}" + ("" if set(affected) == targets else f" for {', '.join(affected)}")
    assumed = attempts[0].signature.assumed
    said = f"{result.exception}: {result.message}" if result.exception else result.message
    if result.outcome in UNKNOWN_FATE:
        return not_compiled(kernel, f"{UNKNOWN_FATE[result.outcome]}: {said}")
    what = FAILED.get(result.outcome, "the compiler refuses this")
    code = rule_for(result.message)
    notes = [note]
    if code is not None:
        notes.insert(0, f"{code} ({rule(code).name}) explains it: kfcheck --explain {code}")
    found = _diagnostic(
        COMPILER_ERROR,
        f"{what}: {said}",
        _span(source, kernel, result.inner_row),
        kernel,
        notes,
        _called_from(source, result),
    )
    if not (assumed and _TYPES.search(said)):
        return found
    words = ", ".join(f"`{name}`" for name in assumed)
    doubt = f"the types of {words} are assumed; --signature '{kernel.name}: {assumed[0]}=...' gives others"
    return replace(found, severity=Severity.WARNING, notes=(*found.notes, doubt))


def _called_from(source: Source, result: CompileResult) -> tuple[Related, ...]:
    if result.row is None or result.row == result.inner_row:
        return ()
    return (Related(_row_span(source, result.row), "called here"),)


def _resources(kernel: Kernel, compiled: list[Attempt]) -> Diagnostic:
    """What the kernel needs on each target with its first signature; the others are notes."""
    first, *others = dict.fromkeys(str(attempt.signature) for attempt in compiled)

    def needs(signature: str) -> str:
        return "; ".join(
            f"{each.target}: {_resource_text(each.result.resources, each.target)}"
            for each in compiled
            if str(each.signature) == signature and each.result.resources
        )

    notes = [f"compiled with {first}", *(f"with {each}: {needs(each)}" for each in others)]
    message = f"`{kernel.name}` compiles; {needs(first)}"
    found = _diagnostic(RESOURCES, message, kernel.function.name_span, kernel, notes)
    is_too_much = any(_excess(each.result.resources, each.target) for each in compiled)
    return replace(found, severity=Severity.WARNING) if is_too_much else found


def _excess(resources: Resources | None, target: str) -> str:
    """What to add where a launch would raise OutOfResources."""
    limit = shared_bytes(target)
    if resources is None or limit is None or resources.shared_bytes <= limit:
        return ""
    return f", more than the {limit} that {target} has: the launch fails"


def _resource_text(resources: Resources, target: str) -> str:
    spilled = resources.spill_store_bytes + resources.spill_load_bytes
    text = (
        f"{resources.registers} registers, {spilled} bytes spilled, "
        f"{resources.shared_bytes} bytes of shared memory"
    )
    return text + _excess(resources, target)


def not_compiled(kernel: Kernel, reason: str) -> Diagnostic:
    """The kernel could not be tried."""
    message = f"`{kernel.name}` was not compiled: {reason}"
    return _diagnostic(NOT_COMPILED, message, kernel.function.name_span, kernel, [])


def missing_reason(kernel: Kernel, missing: tuple[str, ...]) -> str:
    """Which arguments can't be inferred."""
    words = ", ".join(f"`{name}`" for name in missing)
    example = " ".join(f"{name}=..." for name in missing)
    return f"no launch in the file tells what {words} is; write --signature '{kernel.name}: {example}'"


def signature_reason(kernel: Kernel, problem: str) -> str:
    """The signature does not fit."""
    return f"{problem}; write --signature '{kernel.name}: ...'"


def _diagnostic(
    definition: Rule,
    message: str,
    span: Span,
    kernel: Kernel,
    notes: list[str],
    related: tuple[Related, ...] = (),
) -> Diagnostic:
    return Diagnostic(
        definition.code,
        definition.name,
        definition.severity,
        message,
        span,
        kernel=kernel.name,
        related=related,
        notes=tuple(notes),
    )


def _span(source: Source, kernel: Kernel, row: int | None) -> Span:
    is_inside = row is not None and row <= len(source.line_starts)
    return _row_span(source, row) if row is not None and is_inside else kernel.function.name_span


def _row_span(source: Source, row: int) -> Span:
    line, start = source.line(row), source.line_starts[row - 1]
    return Span(start + len(line) - len(line.lstrip()), start + len(line.rstrip()))


def merged(source: Source, own: Sequence[Diagnostic], compiled: Sequence[Diagnostic]) -> list[Diagnostic]:
    """Both, in source order; an error that kfcheck has on the same statement is confirmed, not repeated."""
    statements = [(source.row(line.start), source.row(line.end)) for line in logical_lines(mask(source.text))]
    found = list(own)
    for finding in compiled:
        rows = set[int]().union(*(_rows(source, span, statements) for span in _spans(finding)))
        same = [
            index
            for index, each in enumerate(found)
            if each.severity is Severity.ERROR
            and each.code != COMPILER_ERROR.code
            and any(rows & _rows(source, span, statements) for span in _spans(each))
        ]
        if finding.code != COMPILER_ERROR.code or not same:
            found.append(finding)
        for index in same if finding.code == COMPILER_ERROR.code else ():
            if CONFIRMED not in found[index].notes:
                found[index] = replace(found[index], notes=(*found[index].notes, CONFIRMED))
    return sorted(found, key=lambda each: (each.span, each.code))


def _spans(diagnostic: Diagnostic) -> list[Span]:
    return [diagnostic.span, *(each.span for each in diagnostic.related)]


def _rows(source: Source, span: Span, statements: Sequence[tuple[int, int]]) -> set[int]:
    """The rows of the statements that a span lies in."""
    first, last = source.row(span.start), source.row(max(span.start, span.end - 1))
    index = bisect_right(statements, first, key=lambda statement: statement[0]) - 1
    if index >= 0 and first <= statements[index][1]:
        first, last = statements[index][0], max(last, statements[index][1])
    return set(range(first, last + 1))
