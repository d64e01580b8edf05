"""A launch as callers in the file reach it: with what they pass to the function that launches.

A function may be called by anyone, and little is known of its parameters. What a call in the same file passes
is a fact of that call: an error that follows from it is an error of that call.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....grammar.record import replace
from ..sites import Launch, arguments_of
from .callers import Callers
from .evaluation import condition, evaluate, kind_at
from .flow import Block, Exit
from .names import Names
from .parameters import Function, called, passed_by

MAX_DEPTH = 3
"""Callers of callers that are looked at."""
MAX_CALLS = 8
"""Calls of one function that are looked at."""
MAX_CONTEXTS = 3
"""Different sets of facts that a launch is looked at with."""


def in_contexts(launch: Launch) -> list[Launch]:
    """The launch for each call in the file that certainly leads to it, where it tells more; `names` and the
    kinds of the arguments are those of that call.

    Only to be asked once all launches of the file are found.
    """
    function, callers = launch.function, launch.callers
    if function is None or callers.scopes.get(function.lineno) is not launch.names:
        return []
    seen = {_facts(launch)}
    found: list[Launch] = []
    for names in _variants(function, callers, MAX_DEPTH):
        if not is_reached(launch.line, names):
            continue
        inside = _inside(launch, names)
        facts = _facts(inside)
        if facts not in seen:
            seen.add(facts)
            found.append(inside)
        if len(found) == MAX_CONTEXTS:
            break
    return found


def _inside(launch: Launch, names: Names) -> Launch:
    arguments, is_exact = arguments_of(launch.node, names)
    grid_kind = kind_at(launch.grid, names, launch.line)
    return replace(launch, names=names, arguments=arguments, is_exact=is_exact, grid_kind=grid_kind)


def _facts(launch: Launch) -> tuple[object, ...]:
    """What is known of the arguments."""
    return tuple(
        (each.kind, repr(evaluate(each.node, launch.names, launch.line))) for each in launch.arguments
    )


def _variants(function: Function, callers: Callers, depth: int) -> Iterator[Names]:
    """The names of the function, once for each call of it that is clear."""
    own = callers.scopes.get(function.lineno)
    if own is None or own.outer is None or depth == 0:
        return
    for site in callers.calls.get(function.lineno, [])[:MAX_CALLS]:
        for names in _places(site.names, site.function, callers, depth - 1):
            if not is_reached(site.node.lineno, names, is_sure=False):
                continue
            given = passed_by(site.node, function, own.outer, names, site.node.lineno, site.skipped)
            if given is not None:
                yield called(function, own.outer, given, own.owner)


def _places(names: Names, function: Function | None, callers: Callers, depth: int) -> list[Names]:
    """The names at a call: those of each context of the function that it is in, or those for any caller."""
    if function is None or callers.scopes.get(function.lineno) is not names:
        return [names]
    return list(_variants(function, callers, depth)) or [names]


def is_reached(line: int, names: Names, is_sure: bool = True) -> bool:
    """Does a call with these names come to the line?

    It does not where a condition keeps it from there, and if it has to be sure, may not where a condition is
    open. What runs in a `try` may be meant to fail.
    """

    for block in names.blocks:
        if block.holds(line) and not block.is_loop:
            runs = _runs(block, names)
            if runs is False or block.test is None or (runs is None and is_sure):
                return False
    for claim in names.claims:
        holds = condition(claim.test, names)
        if claim.line < line and claim.block.holds(line) and holds is not None and holds is not claim.is_true:
            return False
    return not any(_skips(each, line, names, is_sure) for each in names.exits)


def _runs(block: Block, names: Names) -> bool | None:
    """Does a call with these names come into the block? None where that is open."""
    holds = None if block.test is None else condition(block.test, names)
    return None if holds is None else holds is block.is_true


def _skips(each: Exit, line: int, names: Names, is_sure: bool) -> bool:
    """Does a `return` or `raise` before the line keep a call from coming there?"""
    if each.line >= line or not each.leaves(line):
        return False
    runs = [_runs(block, names) for block in each.block.around() if block.outer is not None]
    if False in runs:
        return False
    return None not in runs or (is_sure and not each.fails)
