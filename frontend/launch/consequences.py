"""Findings in a kernel that a launch causes: they are told at the launch, or name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...grammar.record import replace
from .. import tree
from ..diagnostics import Related
from ..interpreter.session import Finding, Session
from ..kernel import Kernel, Passed
from ..source import Span
from ..values import Argument, Known, Value, constant_text
from .one_cause import KIND, VALUE_GROUPS, nodes_in
from .sizes import is_no_size, no_size
from .variants import Variant, is_odd_size

SIZE = "KF403"
STRING = "KF409"
PARAMETER_KIND = "KF117"


def tell_sizes(session: Session, variant: Variant, caused: Iterable[tuple[str, Span]]) -> None:
    """A block size that is no int: told where it is passed, in place of all that follows from it."""
    kernel = variant.kernel
    for name in sorted(kernel.sizes):
        passed = kernel.passed.get(name)
        if passed is None or not is_no_size(passed.value):
            continue
        follows = [
            key
            for key in caused
            if key in session.findings
            and session.findings[key].kernel == kernel.name
            and (key[0].startswith(VALUE_GROUPS) or key == (KIND, passed.span))
        ]
        if follows:
            told = [session.findings.pop(key) for key in follows]
            if not _is_told(session, kernel, passed):
                session.add(_with_places(no_size(kernel, name, passed), told))


def _with_places(found: Finding, told: Sequence[Finding]) -> Finding:
    """With the first of the places that follow from it, and the launch."""
    first = min(
        (each for each in told if each.span != found.span), key=lambda each: each.span.start, default=None
    )
    places = [] if first is None else [Related(first.span, first.message)]
    places += [each for finding in told for each in finding.related if "launched here" in each.message]
    known = {each.span for each in found.related}
    extra = {each.span: each for each in places if each.span not in known}
    return replace(found, related=(*found.related, *extra.values()))


def tell(
    session: Session, variant: Variant, sites: Sequence[Related], found: Sequence[tuple[str, Span]]
) -> None:
    """Tie what was found in a variant of a kernel to what is passed; `sites` are all launches of the kernel."""
    kernel = variant.kernel
    for key in found:
        finding = session.findings.get(key)
        if finding is None or finding.kernel != kernel.name:
            continue
        if finding.code == SIZE:
            _block_size(session, kernel, finding)
        elif finding.code == STRING:
            _string(session, kernel, finding, sites)
        elif finding.code == PARAMETER_KIND and sites and not set(sites) <= set(finding.related):
            related = (*finding.related, *(each for each in sites if each not in finding.related))
            session.findings[key] = replace(finding, related=related)


def attribute(session: Session, variant: Variant, found: Iterable[tuple[str, Span]]) -> None:
    """Name the launch, and the values that it passes, for findings that other arguments would not bring."""
    if variant.launch is None:
        return
    for key in found:
        finding = session.findings.get(key)
        if finding is None or finding.kernel != variant.kernel.name:
            continue
        values = _values_in(variant.kernel, finding.span)
        message = variant.launch.message + (f" with {', '.join(values)}" if values else "")
        related = Related(variant.launch.span, message)
        if all(each.span != related.span for each in finding.related):
            session.findings[key] = replace(finding, related=(*finding.related, related))


def _values_in(kernel: Kernel, span: Span) -> list[str]:
    """What the launch passes for the names at a place, and in the conditions that it stands under."""
    nodes = nodes_in(kernel, span)
    for node in kernel.nodes:
        if isinstance(node, tree.If) and node.span.start <= span.start and span.end <= node.span.end:
            nodes += tree.walk(node.test)
    names = dict.fromkeys(node.id for node in nodes if isinstance(node, tree.Name))
    told = [_told(name, kernel.passed[name].value) for name in names if name in kernel.passed]
    return [each for each in told if each is not None]


def _told(name: str, value: Value) -> str | None:
    match value:
        case Known(value=constant):
            return f"`{name}` = {constant_text(constant)}"
        case Argument(pointee=str() as element):
            return f"a tensor of {element} for `{name}`"
        case _:
            return None


def _block_size(session: Session, kernel: Kernel, finding: Finding) -> None:
    """A literal at the launch that is no power of two: one finding there for all the blocks of that size."""
    for node in nodes_in(kernel, finding.span):
        if not isinstance(node, tree.Name) or (passed := kernel.passed.get(node.id)) is None:
            continue
        if not is_odd_size(passed.value) or _is_default(kernel, passed):
            continue
        del session.findings[finding.code, finding.span]
        related = Related(finding.span, "the block is made here")
        if _is_told(session, kernel, passed):
            return
        size = passed.value.value if isinstance(passed.value, Known) else ""
        message = f"`{node.id}` is {size} here, and a block's size must be a power of two"
        note = f"pass `triton.next_power_of_2({passed.text})`, and mask the elements that do not exist"
        session.add(Finding("KF814", passed.span, message, None, (note,), (related,)))
        return


def _is_told(session: Session, kernel: Kernel, passed: Passed) -> bool:
    """Is the same variable a wrong size for another parameter already?"""
    same = [
        each.span for each in kernel.passed.values() if each.text == passed.text and each.span != passed.span
    ]
    return any(("KF814", span) in session.findings for span in same)


def _is_default(kernel: Kernel, passed: Passed) -> bool:
    return any(parameter.span == passed.span for parameter in kernel.function.parameters)


def _string(session: Session, kernel: Kernel, finding: Finding, sites: Sequence[Related]) -> None:
    """A string for a run-time parameter: told at the parameter, where the annotation is missing."""
    places = {parameter.span: parameter.name for parameter in kernel.function.parameters}
    if finding.span not in places:
        return
    added = tuple(sites)
    passed = kernel.passed.get(places[finding.span])
    if passed is not None:
        session.findings.pop(("KF811", passed.span), None)
        added = (Related(passed.span, "it is passed here"), *added)
    related = (*finding.related, *(each for each in added if each not in finding.related))
    session.findings[finding.code, finding.span] = replace(finding, related=related)
