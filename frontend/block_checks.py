"""Checks on the whole tree of a function: statements out of place, and nesting."""

from __future__ import annotations

from . import tree
from .build_context import Context


def check_blocks(c: Context, function: tree.Function) -> None:
    """Report `break` and `continue` outside loops, and `return` in a class body."""
    stack: list[tuple[tree.Node | str, bool, bool]] = [(s, False, True) for s in function.body]
    while stack:
        node, in_loop, in_function = stack.pop()
        kind = node.__class__
        if kind is tree.Break or kind is tree.Continue:
            if not in_loop:
                word = kind.__name__.lower()
                c.report(f"`{word}` outside a loop", node.span, "remove it")  # pyright: ignore[reportAttributeAccessIssue]
        elif isinstance(node, (tree.For, tree.While)):
            stack += [(s, True, in_function) for s in node.body]
            stack += [(s, in_loop, in_function) for s in node.orelse]
        elif isinstance(node, tree.If):
            stack += [(s, in_loop, in_function) for s in (*node.body, *node.orelse)]
        elif isinstance(node, (tree.With, tree.Broken)):
            # a broken header may have been a loop
            in_loop = in_loop or isinstance(node, tree.Broken)
            stack += [(s, in_loop, in_function) for s in node.body]
        elif isinstance(node, tree.Function):
            stack += [(s, False, True) for s in node.body]
        elif isinstance(node, tree.Return):
            if not in_function:
                c.report("`return` outside a function", node.span)
        elif isinstance(node, tree.Rejected):
            in_class = node.kind == "ClassDef"
            inside = (False, False) if in_class else (in_loop, in_function)
            stack += [(child, inside[0], inside[1]) for child in node.children]


def deepest(function: tree.Function, limit: int) -> tree.Node | None:
    """A node more than `limit` levels down, if there is one."""
    stack: list[tuple[tree.Node, int]] = [(function, 0)]
    while stack:
        node, depth = stack.pop()
        if depth > limit:
            return node
        for child in tree.children(node):
            stack.append((child, depth + 1))
    return None
