"""Findings of one cause, told once: arguments in the wrong order, of a wrong kind, without their constexpr."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...grammar.record import replace
from .. import tree
from ..diagnostics import Related
from ..interpreter.session import RELATED_LIMIT, Session
from ..kernel import Kernel, is_constexpr_annotation
from ..source import Span
from .host.kinds import Kind
from .site import Site

VALUE_GROUPS = ("KF1", "KF4", "KF5", "KF6", "KF7")
"""Groups of rules that a wrong value breaks."""
UNDEFINED = "KF211"
KIND = "KF812"
MISSING = "KF801"
RUNTIME_SIZES = ("KF401", "KF402")


def merge(session: Session, kernel: Kernel, sites: Sequence[Site], found: Sequence[tuple[str, Span]]) -> None:
    """Leave one finding for each cause; the others become places of it."""
    _merge_order(session, kernel)
    _merge_kind(session, kernel, found)
    _merge_sizes(session, kernel)
    for site in sites:
        _merge_missing(session, site)
    _merge_undefined(session, kernel, sites, found)


def _merge_undefined(
    session: Session, kernel: Kernel, sites: Sequence[Site], found: Iterable[tuple[str, Span]]
) -> None:
    """A name that is no parameter any more, which launches still pass: told at the launch."""
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
        names = [node.id for node in nodes_in(kernel, finding.span) if isinstance(node, tree.Name)]
        cause = next((wrong[name] for name in names if name in wrong), None)
        if cause is None or cause == key:
            continue
        told = session.findings[cause]
        place = Related(finding.span, finding.message)
        if all(each.span != place.span for each in told.related):
            session.findings[cause] = replace(told, related=(*told.related, place))
        del session.findings[key]


def _merge_sizes(session: Session, kernel: Kernel) -> None:
    """A parameter that lacks its constexpr annotation: one error, however many blocks it sizes."""
    open_names = {
        each.name for each in kernel.function.parameters if not is_constexpr_annotation(each.annotation)
    }
    first: dict[str, tuple[str, Span]] = {}
    for key, finding in tuple(session.findings.items()):  # an earlier launch may have found the first of them
        if finding.kernel != kernel.name or key[0] not in RUNTIME_SIZES:
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


def nodes_in(kernel: Kernel, span: Span) -> list[tree.Node]:
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
