"""Globals that a kernel was compiled with and that the host changes afterwards (KF827).

After `JITFunction.run` of Triton's runtime/jit.py: every launch compares the globals that the kernel read
when it was compiled with what they hold now.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import TypeAlias

from ...grammar.record import record
from .. import tree
from ..ast_spans import span_of
from ..ast_walk import children, walk
from ..diagnostics import Related, Severity
from ..interpreter.session import Finding
from ..kernel import Kernel
from ..source import Source
from .site import Site

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Bodies: TypeAlias = "dict[str, list[list[ast.stmt]]]"
CONDITIONAL = (ast.If, ast.IfExp, ast.Try, ast.Match, ast.BoolOp)


class Step(Enum):
    """What a statement has to do with the global."""

    LAUNCH = "launch"
    CHANGE = "change"


@record
class Event:
    """A launch of the kernel, or an assignment to the global; `is_certain` if no condition stands before it."""

    step: Step
    node: ast.expr | ast.stmt
    loop: ast.For | ast.While | None
    is_certain: bool


def changing_bodies(module: ast.Module) -> Bodies:
    """Where each global is assigned more than once, or by a function that declares it `global`."""
    found: Bodies = {}
    assigned: set[str] = set()
    for node in _outside_functions(module.body):
        if isinstance(node, ast.Assign | ast.AugAssign):
            for name in _bound_by(node):
                if name in assigned or isinstance(node, ast.AugAssign):
                    found[name] = [module.body]
                assigned.add(name)
    for function in walk(module):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            for node in _outside_functions(function.body):
                for name in node.names if isinstance(node, ast.Global) else ():
                    found.setdefault(name, []).append(function.body)
    return found


def check(kernel: Kernel, sites: Sequence[Site], bodies: Bodies, source: Source) -> list[Finding]:
    """The first change of each global that the kernel reads; `bodies` are those of `changing_bodies`."""
    if not (sites and bodies):
        return []
    launchers = {site.launch.function.name for site in sites if site.launch.function is not None}
    calls = {id(site.launch.node) for site in sites}
    found: list[Finding] = []
    for name in sorted(_globals_of(kernel) & bodies.keys()):
        for body in bodies[name]:
            events = list(_events(body, name, calls, launchers))
            finding = _judged(kernel, name, events, source)
            if finding is not None:
                found.append(finding)
                break
    return found


def _globals_of(kernel: Kernel) -> set[str]:
    """The names that the kernel reads and does not bind."""
    own = {parameter.name for parameter in kernel.function.parameters}
    read: set[str] = set()
    for node in kernel.nodes:
        if isinstance(node, tree.Name):
            read.add(node.id)
        elif isinstance(node, tree.Assign | tree.AugAssign | tree.AnnAssign | tree.For):
            targets = node.targets if isinstance(node, tree.Assign) else (node.target,)
            own.update(name for target in targets for name in tree.names_in(target))
    return read - own


def _outside_functions(body: Sequence[ast.stmt]) -> Iterator[ast.AST]:
    """The statements of a body and of the blocks in it."""
    stack: list[ast.AST] = list(body)
    while stack:
        node = stack.pop()
        if isinstance(node, (ast.expr, ast.ClassDef, *FUNCTIONS)):
            continue
        yield node
        stack.extend(children(node))


def _bound_by(node: ast.Assign | ast.AugAssign) -> set[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return {part.id for target in targets for part in walk(target) if isinstance(part, ast.Name)}


def _events(body: Sequence[ast.stmt], name: str, calls: set[int], launchers: set[str]) -> Iterator[Event]:
    """Launches and changes in source order; functions defined on the way do not run there."""
    stack: list[tuple[ast.AST, ast.For | ast.While | None, bool]] = [
        (node, None, True) for node in reversed(body)
    ]
    while stack:
        node, loop, is_certain = stack.pop()
        if isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            continue
        if isinstance(node, ast.Assign | ast.AugAssign) and name in _bound_by(node):
            yield Event(Step.CHANGE, node, loop, is_certain)
        if isinstance(node, ast.Call):
            is_launcher = isinstance(node.func, ast.Name) and node.func.id in launchers
            if id(node) in calls or is_launcher:
                yield Event(Step.LAUNCH, node, loop, is_certain)
        if isinstance(node, ast.For | ast.While):
            loop = node
        is_certain = is_certain and (not isinstance(node, CONDITIONAL) or _is_main_guard(node))
        stack.extend((child, loop, is_certain) for child in reversed(children(node)))


def _is_main_guard(node: ast.AST) -> bool:
    """`if __name__ == "__main__":`"""
    return isinstance(node, ast.If) and any(
        isinstance(part, ast.Name) and part.id == "__name__" for part in walk(node.test)
    )


def _judged(kernel: Kernel, name: str, events: Sequence[Event], source: Source) -> Finding | None:
    """An error where a launch comes before the change and another behind it; a warning where it may."""
    steps = [event.step for event in events]
    if Step.CHANGE not in steps or Step.LAUNCH not in steps:
        return None
    for position, event in enumerate(events):
        if event.step is Step.LAUNCH or _repeats(events[:position], event):
            continue
        before = [each for each in events[:position] if each.step is Step.LAUNCH]
        after = [each for each in events[position:] if each.step is Step.LAUNCH]
        if before and after:
            return _finding(kernel, name, event, before[0], after[0], source)
        if after and event.loop is not None and after[0].loop is event.loop and _varies(event):
            return _finding(kernel, name, event, after[0], after[0], source)
    return None


def _repeats(earlier: Sequence[Event], change: Event) -> bool:
    """Does it assign what the assignment before it did?"""
    previous = [each.node for each in earlier if each.step is Step.CHANGE]
    if not previous or isinstance(change.node, ast.AugAssign):
        return False
    values = [
        ast.dump(node.value) if isinstance(node, ast.Assign) else "" for node in (previous[-1], change.node)
    ]
    return values[0] == values[1]


def _varies(change: Event) -> bool:
    """Does what is assigned depend on the loop around it?"""
    if isinstance(change.node, ast.AugAssign) or not isinstance(change.loop, ast.For):
        return isinstance(change.node, ast.AugAssign)
    targets = {node.id for node in walk(change.loop.target) if isinstance(node, ast.Name)}
    return any(isinstance(node, ast.Name) and node.id in targets for node in walk(change.node))


def _finding(
    kernel: Kernel, name: str, change: Event, before: Event, after: Event, source: Source
) -> Finding:
    related = [Related(span_of(source, after.node), "this launch fails")]
    if before is not after:
        related.insert(0, Related(span_of(source, before.node), "the kernel is compiled here"))
    is_certain = change.is_certain and before.is_certain and after.is_certain
    return Finding(
        "KF827",
        span_of(source, change.node),
        f"`{name}` changes after `{kernel.name}` was compiled with it: the next launch is refused",
        None,
        (f"pass it as an argument: `{name}: tl.constexpr`",),
        tuple(related),
        severity=None if is_certain else Severity.WARNING,
    )
