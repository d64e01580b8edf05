"""Masked lanes that a reduction takes in: undefined ones (KF712), and those with the wrong fill (KF715)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import tree
from ..diagnostics import Edit, Fix, Related
from ..interpreter.session import Finding
from ..source import Source, Span
from .content import CANDIDATES, Fill
from .flow import Flow, Reduction
from .lanes import INFINITY, Lane, Lanes

WRITTEN = {0.0: "0.0", -INFINITY: '-float("inf")', INFINITY: 'float("inf")'}
SMALLEST = ("max", "argmax")
LARGEST = ("min", "argmin")


def check(flow: Flow, source: Source) -> Iterator[Finding]:
    """One finding for each load whose masked lanes spoil a reduction."""
    reached: dict[tree.Call, list[Reduction]] = {}
    for reduction in flow.reductions:
        fill = reduction.value.fill
        if fill is not None and (reduction.axis is None or reduction.axis in fill.axes):
            reached.setdefault(fill.load, []).append(reduction)
    for load, reductions in reached.items():
        spoiled = [each for each in reductions if _spoils(each) and not _is_carried_only(flow, each)]
        if spoiled:
            yield _finding(flow, source, load, reductions, spoiled[0])


def _fill(reduction: Reduction) -> Fill:
    assert reduction.value.fill is not None
    return reduction.value.fill


def _spoils(reduction: Reduction) -> bool:
    """Do the masked lanes certainly change the result?"""
    lane = _fill(reduction).value
    if reduction.op == "dot":
        return lane is Lanes.UNDEFINED and _keeps_garbage(reduction)
    if lane is Lanes.UNDEFINED:
        return True
    if reduction.op == "sum":
        return lane is Lanes.SHIFTED or (isinstance(lane, float) and lane != 0)
    if reduction.op in LARGEST:
        return isinstance(lane, float) and lane <= 0
    return reduction.op in SMALLEST and lane == INFINITY


def _is_carried_only(flow: Flow, reduction: Reduction) -> bool:
    """`total += tl.sum(x)` in a loop that alone reads `total`: the last round, with the tail, has no reader."""
    if not reduction.loops:
        return False
    loop, name = reduction.loops[-1], None
    for node in flow.kernel.nodes:
        if isinstance(node, tree.AugAssign) and node.value is reduction.call:
            name = node.target.id if isinstance(node.target, tree.Name) else None
    return name is not None and not any(
        isinstance(node, tree.Name) and node.id == name and node.span.start >= loop.span.end
        for node in flow.kernel.nodes
    )


def _keeps_garbage(reduction: Reduction) -> bool:
    """Does the other side of a product hold something else than zeros in those lanes?"""
    partner = reduction.partner
    if partner is None:
        return False
    axis = 0 if reduction.axis == 1 else 1
    if partner.fill is not None and axis in partner.fill.axes:
        return partner.fill.value is Lanes.UNDEFINED
    return partner.is_full


def _is_neutral(op: str, lane: Lane) -> bool:
    if op in ("sum", "dot", "xor_sum"):
        return lane == 0
    if op in SMALLEST:
        return lane == -INFINITY
    return op in LARGEST and lane == INFINITY


def _remedy(reductions: list[Reduction]) -> float | None:
    """The value of `other` that none of the reductions would notice."""
    for at, candidate in enumerate(CANDIDATES):
        if all(_is_neutral(each.op, _fill(each).trials[at]) for each in reductions):
            return candidate
    return None


def _finding(
    flow: Flow, source: Source, load: tree.Call, reductions: list[Reduction], first: Reduction
) -> Finding:
    lane = _fill(first).value
    what = source.text[first.call.func.span.start : first.call.func.span.end]
    related = (Related(first.call.span, f"they reach this `{what}`"),)
    remedy = _remedy(reductions)
    if lane is Lanes.UNDEFINED:
        message = f"masked lanes are undefined without `other`, and `{what}` takes them in"
        note = _cleared(first.op)
        fix = None
        if remedy is not None:
            note = f"add `other={WRITTEN[remedy]}`"
            fix = _added(source, load, remedy)
        return Finding("KF712", load.span, message, flow.kernel.name, (note,), related, fix)
    if isinstance(lane, float):
        message = f"masked lanes are {lane:g} when `{what}` takes them in"
    else:
        message = (
            f"masked lanes are loaded as `other`, and are something that counts when `{what}` takes them in"
        )
    note = f"use `other={WRITTEN[remedy]}`" if remedy is not None else _cleared(first.op)
    return Finding("KF715", load.span, message, flow.kernel.name, (note,), related)


def _cleared(op: str) -> str:
    value = WRITTEN[{"max": -INFINITY, "argmax": -INFINITY, "min": INFINITY, "argmin": INFINITY}.get(op, 0.0)]
    return f"clear them right before: `tl.where(mask, x, {value})`"


def _added(source: Source, load: tree.Call, value: float) -> Fix | None:
    """`other=0.0` as the last argument. Other values would not do for integers."""
    if value != 0:
        return None
    last = max(each.span.end for each in (*load.args, *load.keywords))
    end = load.span.end - 1
    rest = source.text[last:end].strip()
    if rest not in ("", ",", ")", "),"):
        return None
    while source.text[end - 1].isspace():
        end -= 1
    text = " other=0.0" if rest.endswith(",") else ", other=0.0"
    return Fix("add `other=0.0`", (Edit(Span(end, end), text),), safe=True)
