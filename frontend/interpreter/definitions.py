"""What the tree of a kernel says without its values: names that are assigned once, loops around a place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from .. import tree
from ..kernel import Kernel


@lru_cache(maxsize=8)
def assigned_once(kernel: Kernel) -> Mapping[str, tree.Expr]:
    """What the names stand for that the whole kernel assigns in one place only."""
    found: dict[str, tree.Expr] = {}
    several = {parameter.name for parameter in kernel.function.parameters}
    for node in kernel.nodes:
        if (
            isinstance(node, tree.Assign)
            and len(node.targets) == 1
            and isinstance(node.targets[0], tree.Name)
        ):
            name = node.targets[0].id
            if name in found:
                several.add(name)
            found[name] = node.value
        elif isinstance(node, tree.Assign | tree.AugAssign | tree.AnnAssign | tree.For):
            targets = node.targets if isinstance(node, tree.Assign) else (node.target,)
            several.update(name for target in targets for name in tree.names_in(target))
    return {name: value for name, value in found.items() if name not in several}


def innermost_loop(kernel: Kernel, span: tree.Span) -> tree.For | tree.While | None:
    """The loop around a place that holds no other loop around it."""
    around = [node for node in kernel.nodes if isinstance(node, tree.For | tree.While) and holds(node, span)]
    return around[-1] if around else None


def holds(node: tree.Node, span: tree.Span) -> bool:
    """Does a place lie in a node?"""
    return node.span.start <= span.start and span.end <= node.span.end


def function_name(node: tree.Call) -> str:
    """The last name of what is called: "load" of `tl.load(...)`."""
    func = node.func
    return func.attr if isinstance(func, tree.Attribute) else func.id if isinstance(func, tree.Name) else ""
