"""Fixes at the launch."""

from __future__ import annotations

import ast
import re

from ..ast_spans import span_of
from ..diagnostics import Diagnostic, Edit, Fix
from ..source import Span
from .context import Context

_DATA_PTR = re.compile(r"\s*\.\s*data_ptr\s*\(\s*\)")


def tensor_itself(context: Context, found: Diagnostic) -> Fix | None:
    """KF809: `x.data_ptr()` becomes `x`, at every argument that the finding speaks of."""
    calls = {span_of(context.source, call) for call in context.host_nodes(ast.Call)}
    places = [found.span, *(each.span for each in found.related)]
    edits: list[Edit] = []
    for span in dict.fromkeys(each for each in places if each in calls):
        rest = re.search(rf"{_DATA_PTR.pattern}\Z", context.at(span))
        if rest is None:
            return None
        edits.append(Edit(Span(span.start + rest.start(), span.end), ""))
    note = found.notes[0] if found.notes else "pass the tensor itself"
    return Fix(note, tuple(edits), safe=True) if edits and found.span in calls else None


def grid_tuple(context: Context, found: Diagnostic) -> Fix | None:
    """KF807: the grid `n`, `(n)` or `lambda meta: n` becomes a tuple of one."""
    node = context.host_node(found.span, ast.expr)
    if node is None:
        return None
    if "is an int:" in found.message:
        fix = _one_tuple(context, found.span)
        return Fix(found.notes[0] if found.notes else "write a tuple", (fix,), safe=True)
    if "function that returns an int" in found.message:
        function = _lambda(context, node)
        if function is not None:
            edit = _one_tuple(context, span_of(context.source, function.body))
            return Fix("return a tuple: `(..., )`", (edit,), safe=True)
    return None


def _one_tuple(context: Context, span: Span) -> Edit:
    before, after = context.text[: span.start].rstrip(), context.text[span.end :].lstrip()
    if before.endswith("(") and after.startswith(")"):
        return Edit(Span(span.end, span.end), ",")
    return Edit(span, f"({context.at(span)},)")


def _lambda(context: Context, node: ast.expr) -> ast.Lambda | None:
    """The grid's own lambda, or the one that its name is bound to, if it is bound once and used once."""
    if isinstance(node, ast.Lambda):
        return node
    if not isinstance(node, ast.Name):
        return None
    values = [
        each.value
        for each in context.host_nodes(ast.Assign)
        if any(isinstance(target, ast.Name) and target.id == node.id for target in each.targets)
    ]
    stores = [
        each
        for each in context.host_nodes(ast.Name)
        if each.id == node.id and isinstance(each.ctx, ast.Store)
    ]
    only = values[0] if len(values) == len(stores) == 1 else None
    return only if isinstance(only, ast.Lambda) else None


def method_call(context: Context, found: Diagnostic) -> Fix | None:
    """KF811: `x.numel` becomes `x.numel()`."""
    node = context.host_node(found.span, ast.Attribute)
    if node is None or not found.message.startswith("a method that is not called"):
        return None
    end = found.span.end
    return Fix(f"call it: `{context.at(found.span)}()`", (Edit(Span(end, end), "()"),), safe=True)
