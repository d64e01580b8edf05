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
from .variants import Variant, is_odd_size

SIZE = "KF403"
STRING = "KF409"
PARAMETER_KIND = "KF117"


def tell(
    session: Session, variant: Variant, sites: Sequence[Related], found: Iterable[tuple[str, Span]]
) -> None:
    """Tie what was found in a variant of a kernel to what is passed; `sites` are all launches of the kernel."""
    kernel = variant.kernel
    for key in found:
        finding = session.findings[key]
        if finding.kernel != kernel.name:
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
    nodes = _nodes_in(kernel, span)
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
    for node in _nodes_in(kernel, finding.span):
        if not isinstance(node, tree.Name) or (passed := kernel.passed.get(node.id)) is None:
            continue
        if not is_odd_size(passed.value) or _is_default(kernel, passed):
            continue
        del session.findings[finding.code, finding.span]
        related = Related(finding.span, "the block is made here")
        key = ("KF814", passed.span)
        if key in session.findings:
            return
        size = passed.value.value if isinstance(passed.value, Known) else ""
        message = f"`{node.id}` is {size} here, and a block's size must be a power of two"
        note = f"pass `triton.next_power_of_2({passed.text})`, and mask the elements that do not exist"
        session.add(Finding("KF814", passed.span, message, None, (note,), (related,)))
        return


def _is_default(kernel: Kernel, passed: Passed) -> bool:
    return any(parameter.span == passed.span for parameter in kernel.function.parameters)


def _nodes_in(kernel: Kernel, span: Span) -> list[tree.Node]:
    """What the kernel has at a place, and names that its local names are assigned from."""
    inside = [node for node in kernel.nodes if span.start <= node.span.start and node.span.end <= span.end]
    names = {node.id for node in inside if isinstance(node, tree.Name)}
    for node in kernel.nodes:
        if (
            isinstance(node, tree.Assign)
            and isinstance(node.targets[0], tree.Name)
            and node.targets[0].id in names
        ):
            inside += list(tree.walk(node.value))
    return inside


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
