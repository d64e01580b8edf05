"""Findings in a kernel that a launch causes: they are told at the launch, or name it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...grammar.record import replace
from .. import tree
from ..diagnostics import Related
from ..interpreter.session import RELATED_LIMIT, Finding, Session
from ..kernel import Kernel, Passed, is_constexpr_annotation
from ..source import Span
from ..values import Argument, Known, Value, constant_text
from .host.kinds import Kind
from .site import Site
from .sizes import is_no_size, no_size
from .variants import Variant, is_odd_size

VALUE_GROUPS = ("KF1", "KF4", "KF5", "KF6", "KF7")
"""Groups of rules that a wrong value breaks."""
SIZE = "KF403"
STRING = "KF409"
PARAMETER_KIND = "KF117"
UNDEFINED = "KF211"
KIND = "KF812"
MISSING = "KF801"
RUNTIME_SIZES = ("KF401", "KF402")


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
    _merge_order(session, kernel)
    _merge_kind(session, kernel, found)
    _merge_sizes(session, kernel, found)
    for key in found:
        if key not in session.findings:
            continue
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


def merge(session: Session, kernel: Kernel, sites: Sequence[Site], found: Iterable[tuple[str, Span]]) -> None:
    """A name that is no parameter any more, which launches still pass: told at the launch."""
    for site in sites:
        _merge_missing(session, site)
    for key in found:
        finding = session.findings.get(key)
        if finding is None or finding.code != UNDEFINED or finding.kernel != kernel.name:
            continue
        name = session.source.text[finding.span.start : finding.span.end]
        misfits = [
            ("KF802" if argument.name == name else "KF803", site.span(argument.node))
            for site in sites
            for argument in site.launch.arguments
        ]
        told = [each for each in misfits if each in session.findings]
        if told:
            related = Related(finding.span, f"`{name}` is no parameter, and is not defined here")
            for each in told:
                known = session.findings[each]
                session.findings[each] = replace(known, related=(*known.related, related))
            del session.findings[key]


def _merge_missing(session: Session, site: Site) -> None:
    """An argument that is missing, and others that come for the wrong parameters: it is missing before them."""
    launch = site.span(site.launch.node)
    missing = session.findings.get((MISSING, launch))
    wrong = [key for key in session.findings if key[0] == KIND and launch.start <= key[1].start < launch.end]
    if missing is None or not wrong:
        return
    related = tuple(Related(key[1], session.findings.pop(key).message) for key in wrong)
    note = "the arguments before it come for other parameters: is one of those missing?"
    session.findings[MISSING, launch] = replace(
        missing, notes=tuple(dict.fromkeys((*missing.notes, note))), related=(*missing.related, *related)
    )


def _merge_kind(session: Session, kernel: Kernel, found: Iterable[tuple[str, Span]]) -> None:
    """What else is wrong where the kernel uses an argument of a wrong kind: that argument's error says it all."""
    wrong = {
        name: (KIND, each.span)
        for name, each in kernel.passed.items()
        if (KIND, each.span) in session.findings
    }
    for key in found if wrong else ():
        finding = session.findings.get(key)
        if finding is None or finding.kernel != kernel.name or not key[0].startswith(VALUE_GROUPS):
            continue
        names = [node.id for node in _nodes_in(kernel, finding.span) if isinstance(node, tree.Name)]
        cause = next((wrong[name] for name in names if name in wrong), None)
        if cause is None or cause == key:
            continue
        told = session.findings[cause]
        place = Related(finding.span, finding.message)
        if all(each.span != place.span for each in told.related):
            session.findings[cause] = replace(told, related=(*told.related, place))
        del session.findings[key]


def _merge_sizes(session: Session, kernel: Kernel, found: Iterable[tuple[str, Span]]) -> None:
    """A parameter that lacks its constexpr annotation: one error, however many blocks it sizes."""
    open_names = {
        each.name for each in kernel.function.parameters if not is_constexpr_annotation(each.annotation)
    }
    first: dict[str, tuple[str, Span]] = {}
    for key in found:
        finding = session.findings.get(key)
        if finding is None or finding.kernel != kernel.name or key[0] not in RUNTIME_SIZES:
            continue
        inside = (
            node for node in kernel.nodes if key[1].start <= node.span.start and node.span.end <= key[1].end
        )
        name = next(
            (each.id for each in inside if isinstance(each, tree.Name) and each.id in open_names), None
        )
        if name is None or first.setdefault(name, key) == key:
            continue
        told = session.findings[first[name]]
        place = Related(finding.span, f"and `{name}` sizes a block here")
        if len(told.related) < RELATED_LIMIT and place not in told.related:
            session.findings[first[name]] = replace(told, related=(*told.related, place))
        del session.findings[key]


def _merge_order(session: Session, kernel: Kernel) -> None:
    """Tensors for numbers and numbers for pointers at one launch: arguments in the wrong order, told once."""
    passed = {each.span: each for each in kernel.passed.values()}
    wrong = sorted(
        (key for key in session.findings if key[0] == KIND and key[1] in passed), key=lambda key: key[1].start
    )
    if len({passed[span].what == Kind.TENSOR.value for _, span in wrong}) < 2:
        return  # whatever was merged for another launch is found again, and merged again
    first, *others = wrong
    related = tuple(Related(key[1], session.findings.pop(key).message) for key in others)
    related = tuple(each for each in related if each not in session.findings[first].related)
    note = "are the arguments in the order of the parameters?"
    told = session.findings[first]
    notes = told.notes if any(note in each for each in told.notes) else (*told.notes, note)
    session.findings[first] = replace(told, notes=notes, related=(*told.related, *related))


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
