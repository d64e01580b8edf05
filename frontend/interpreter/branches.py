"""`if`: which arms are compiled, and which names survive them; after `visit_If` of Triton's code generator."""

from __future__ import annotations

from .. import tree
from ..diagnostics import Related
from ..values import UNKNOWN, Argument, Tensor, Value, describe, join
from . import expressions, loops, merging, regions, statements
from .merging import Category
from .regions import Region
from .session import Lost, Walk


def if_(walk: Walk, node: tree.If) -> bool:
    """`if`: one arm for a known condition, both for a run-time one; an open one may go either way."""
    test = expressions.evaluate(walk, node.test)
    expressions.check_condition(walk, test, node.test, "`if`")
    chosen = expressions.truth(test)
    if chosen is not None:
        arm = node.body if chosen else node.orelse
        if walk.loops:
            loops.check_returns(walk, arm)
        return statements.block(walk, arm)
    if isinstance(test, Tensor) or (isinstance(test, Argument) and not test.is_pointer):
        return runtime_if(walk, node)
    return open_if(walk, node, test)


def open_if(walk: Walk, node: tree.If, test: Value) -> bool:
    """Either arm may be dead: little is reported in them, and what they assign may be anything."""
    with walk.maybe(test):
        start = regions.enter(walk)
        ends_body = statements.block(walk, node.body)
        body = regions.leave(walk, start)
        ends_else = statements.block(walk, node.orelse)
        orelse = regions.leave(walk, start)
    walk.assigned = start.assigned | body.assigned | orelse.assigned
    walk.places = body.places | {name: orelse.places[name] for name in orelse.assigned & orelse.places.keys()}
    walk.names = {
        name: join(body.names[name], orelse.names[name])
        if name in body.names and name in orelse.names
        else UNKNOWN
        for name in body.names.keys() | orelse.names.keys()
    }
    walk.lost = {name: why for name, why in start.lost.items() if name in body.lost and name in orelse.lost}
    if walk.returned:
        walk.partial_return = None
    return ends_body and ends_else


def runtime_if(walk: Walk, node: tree.If) -> bool:
    """Both arms are compiled, and the types of what they assign must agree, even in an arm that returns."""
    returns = list(tree.returns_in(node))
    if returns and walk.loops:
        walk.report(
            "KF102",
            returns[0].span,
            "Triton cannot compile a `return` inside a run-time loop",
            "put the condition into the loop (`while`), or mask the work instead",
        )
    start = regions.enter(walk)
    ends_body = statements.block(walk, node.body)
    body = regions.leave(walk, start)
    ends_else = statements.block(walk, node.orelse)
    orelse = regions.leave(walk, start)
    walk.assigned = start.assigned
    _merge(walk, node, start, body, orelse)
    values = [found for found in returns if found.value is not None]
    if values and not (ends_body and ends_else) and walk.partial_return is None and not walk.loops:
        walk.partial_return = values[0].span
    return ends_body and ends_else


def _merge(walk: Walk, node: tree.If, start: Region, body: Region, orelse: Region) -> None:
    """The names behind a run-time `if`: `visit_then_else_blocks`."""
    for name in body.names.keys() | orelse.names.keys():
        before = start.names.get(name)
        arms = body.names.get(name, UNKNOWN), orelse.names.get(name, UNKNOWN)
        is_in_both = name in body.assigned and name in orelse.assigned
        if before is None or merging.is_object(start, name, before):
            if is_in_both:
                value = _new_in_both(walk, node, name, (body, orelse))
            elif before is None:
                arm, other = ("`if`", orelse) if name in body.names else ("`else`", body)
                lose(walk, name, node, arm, name in other.names)
                continue
            else:
                continue  # None stays None behind the `if`
        elif arms[0] is before and arms[1] is before:
            continue
        else:
            value = _changed(walk, node, name, before, (body, orelse))
        walk.bind(name, value)
        _place(walk, name, (body, orelse))
        lost = body.lost.get(name), orelse.lost.get(name)
        if lost[0] is not None and lost[1] is not None:
            walk.lost[name] = lost[0]


def _place(walk: Walk, name: str, arms: tuple[Region, Region]) -> None:
    for arm in arms:
        if name in arm.assigned and name in arm.places:
            walk.places[name] = arm.places[name]


def _changed(walk: Walk, node: tree.If, name: str, before: Value, arms: tuple[Region, Region]) -> Value:
    """A name from before the `if` that an arm assigns: its type stays what it was."""
    body, orelse = (arm.names.get(name, UNKNOWN) for arm in arms)
    if not _is_same_value(node, name):
        start = walk.places.get(name)
        related = [Related(node.test.span, "the run-time condition")]
        if start is not None:
            related.insert(0, Related(start, f"`{name}` is {merging.described(before)} here"))
        for arm, value, where in ((arms[0], body, "in the `if` arm"), (arms[1], orelse, "in the `else` arm")):
            place = arm.places.get(name, node.test.span)
            if value is not before and merging.check_branch(
                walk, name, before, value, place, (where, "before the `if`"), *related
            ):
                return UNKNOWN
    return merging.merged(before, merging.merged(body, orelse))


def _new_in_both(walk: Walk, node: tree.If, name: str, arms: tuple[Region, Region]) -> Value:
    """A name that both arms define: one type in both, and a run-time value."""
    body, orelse = (arm.names[name] for arm in arms)
    places = [arm.places.get(name, node.test.span) for arm in arms]
    related = Related(node.test.span, "the run-time condition")
    for value, place, statements_ in zip((body, orelse), places, (node.body, node.orelse), strict=True):
        is_direct = merging.assigns_directly(statements_, name)
        if merging.category(value) is Category.OBJECT and is_direct:
            walk.report(
                "KF602",
                place,
                f"`{name}` is {describe(value)} in one arm of a run-time `if`, and only run-time values "
                "come out of its arms",
                "decide by a constexpr condition, or give it a value of the type that it has otherwise",
                related=(related,),
            )
            return UNKNOWN
    where = ("in the `else` arm", "in the `if` arm")
    first = Related(places[0], f"`{name}` is {merging.described(body)} here")
    if merging.check_branch(walk, name, body, orelse, places[1], where, first, related):
        return UNKNOWN
    return merging.merged(body, orelse)


def _is_same_value(node: tree.If, name: str) -> bool:
    """Both arms end in `name = other` with one other name: then the compiler compares no types."""
    sources = [merging.copied_name(arm, name) for arm in (node.body, node.orelse)]
    return sources[0] is not None and sources[0] == sources[1]


def lose(walk: Walk, name: str, node: tree.If, arm: str, is_constant: bool) -> None:
    """A name that only one arm defines is gone behind the `if`; so is a constexpr of both arms."""
    where = f"it is assigned only in the {arm} arm of a run-time condition"
    code = "KF604"
    if is_constant or name in walk.constants:
        where, code = "a constexpr defined under a run-time condition does not survive it", "KF407"
    if not walk.certain:
        walk.bind(name, UNKNOWN)
        return
    walk.names.pop(name, None)
    walk.lost[name] = Lost(code, where, node)
