"""`if`: which arms are compiled, and which names survive them."""

from __future__ import annotations

from .. import tree
from ..values import UNKNOWN, Argument, Tensor, join
from . import expressions, loops, statements, types
from .session import Lost, Walk


def if_(walk: Walk, node: tree.If) -> bool:
    """`if`: one arm for a known condition, both for a run-time one; an open one may go either way."""
    test = expressions.evaluate(walk, node.test)
    expressions.check_condition(walk, test, node.test.span, "`if`")
    chosen = expressions.truth(test)
    if chosen is not None:
        arm = node.body if chosen else node.orelse
        if walk.loops:
            loops.check_returns(walk, arm)
        return statements.block(walk, arm)
    if isinstance(test, Tensor) or (isinstance(test, Argument) and not test.is_pointer):
        return runtime_if(walk, node)
    return open_if(walk, node)


def open_if(walk: Walk, node: tree.If) -> bool:
    """Either arm may be dead: nothing is reported in them, and what they assign may be anything."""
    before, lost = dict(walk.names), dict(walk.lost)
    certain, walk.certain = walk.certain, False
    ends_body = statements.block(walk, node.body)
    after_body = walk.names
    walk.names, walk.lost = dict(before), dict(lost)
    ends_else = statements.block(walk, node.orelse)
    after_else = walk.names
    walk.certain = certain
    names = after_body.keys() | after_else.keys()
    walk.names = {
        name: join(after_body[name], after_else[name])
        if name in after_body and name in after_else
        else UNKNOWN
        for name in names
    }
    walk.lost = {name: why for name, why in lost.items() if name not in walk.names}
    if walk.returned:
        walk.partial_return = None
    return ends_body and ends_else


def runtime_if(walk: Walk, node: tree.If) -> bool:
    """Both arms are compiled; a new name survives only if both assign it."""
    returns = list(tree.returns_in(node))
    if returns and walk.loops:
        walk.report(
            "KF102",
            returns[0].span,
            "Triton cannot compile a `return` inside a run-time loop",
            "put the condition into the loop (`while`), or mask the work instead",
        )
    before, lost = dict(walk.names), dict(walk.lost)
    ends_body = statements.block(walk, node.body)
    after_body = walk.names
    walk.names, walk.lost = dict(before), dict(lost)
    ends_else = statements.block(walk, node.orelse)
    after_else = walk.names
    walk.names = dict(before)
    for name in before:
        body, orelse = after_body.get(name, before[name]), after_else.get(name, before[name])
        walk.names[name] = join(body, orelse)
        for value, arm, part in (
            (body, "in the `if` arm", node.body),
            (orelse, "in the `else` arm", node.orelse),
        ):
            if value != before[name]:
                span = expressions.last_assignment_in(part, name) or node.span
                types.check_branch(walk, name, before[name], value, span, arm, node)
    arms = ((after_body, after_else, "`if`"), (after_else, after_body, "`else`"))
    for own, other, arm in arms:
        for name in own.keys() - before.keys():
            survives = name in other and name not in walk.constants
            if survives:
                walk.names[name] = join(own[name], other[name])
                if arm == "`if`":
                    span = expressions.last_assignment_in(node.orelse, name) or node.span
                    types.check_branch(walk, name, own[name], other[name], span, "in the `else` arm", node)
            else:
                lose(walk, name, node, arm, name in other)
    values = [found for found in returns if found.value is not None]
    if values and not (ends_body and ends_else) and walk.partial_return is None and not walk.loops:
        walk.partial_return = values[0].span
    return ends_body and ends_else


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
