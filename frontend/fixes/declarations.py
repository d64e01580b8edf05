"""Fixes of declarations: constexpr annotations, constexpr globals, imports."""

from __future__ import annotations

import ast
import re

from .. import tree
from ..ast_spans import span_of, start_of
from ..diagnostics import Diagnostic, Edit, Fix
from ..source import Span
from .context import Context, assignments

_PARAMETER = re.compile(r"annotate (?:the parameter|it): `(\w+): tl\.constexpr`")
_IMPORT = re.compile(r"add `((?:import|from) [\w. ]+)` at the top of the module")
CONSTEXPR = "triton.language.constexpr"


def parameter(context: Context, found: Diagnostic) -> Fix | None:
    """KF401, KF402, KF406, KF409: a parameter that must be a constexpr has no annotation.

    Safe where the name says so, in upper case, and nothing in the file contradicts: no kernel calls this one
    (the caller may have a run-time value), it is not assigned, and `jit` is not told not to specialize it.
    """
    function = context.function_at(found.span.start)
    note = next((match for note in found.notes if (match := _PARAMETER.fullmatch(note))), None)
    constexpr = context.spelling(CONSTEXPR, found.span.start)
    if function is None or note is None or constexpr is None:
        return None
    target = next((each for each in function.parameters if each.name == note[1]), None)
    if target is None or target.annotation is not None or target.kind != "normal":
        return None
    after = target.span.start + len(target.name)
    is_safe = (
        target.name.isupper()
        and len(assignments(function, target.name)) == 1
        and not _is_called(context, function)
        and "do_not_specialize" not in _decorators(context, function)
    )
    return Fix(note[0], (Edit(Span(after, after), f": {constexpr}"),), safe=is_safe)


def _is_called(context: Context, function: tree.Function) -> bool:
    """Does a kernel of the file mention this one?"""
    return any(
        isinstance(node, tree.Name) and node.id == function.name
        for other in context.functions()
        for statement in other.body
        for node in tree.walk(statement)
    )


def _decorators(context: Context, function: tree.Function) -> str:
    block = context.block_at(function.span.start)
    return "".join(context.at(span) for span in block.decorators) if block else ""


def local(context: Context, found: Diagnostic) -> Fix | None:
    """KF411, KF119: `half = BLOCK // 2` becomes `half: tl.constexpr = BLOCK // 2`.

    Only where it is the one assignment of that name, and in no loop.
    """
    places = [related.span for related in found.related] + [found.span]
    constexpr = context.spelling(CONSTEXPR, found.span.start)
    function = context.function_at(found.span.start)
    if constexpr is None or function is None:
        return None
    for node in context.nodes_at(found.span.start, tree.Assign):
        if node.span not in places and node.value.span not in places:
            continue
        target = node.targets[0]
        if len(node.targets) != 1 or not isinstance(target, tree.Name):
            return None
        if len(assignments(function, target.id)) != 1:
            return None
        if any(isinstance(above, tree.For | tree.While | tree.If) for above in context.parents(node)):
            return None
        edits = [Edit(Span(target.span.end, target.span.end), f": {constexpr}")]
        wrapped = _wrapped(context, node.value)
        if wrapped is not None:
            edits.append(Edit(node.value.span, wrapped))
        return Fix(f"declare it: `{target.id}: {constexpr} = ...`", tuple(edits), safe=True)
    return None


def _wrapped(context: Context, value: tree.Expr) -> str | None:
    """`16` in `tl.constexpr(16)`."""
    if not (isinstance(value, tree.Call) and len(value.args) == 1 and not value.keywords):
        return None
    if context.api_path(context.at(value.func.span), value.span.start) != CONSTEXPR:
        return None
    inner = context.at(value.args[0].span)
    return inner if "\n" not in inner and "\r" not in inner else f"({inner})"


def global_constant(context: Context, found: Diagnostic) -> Fix | None:
    """KF203: `X = 16` becomes `X = tl.constexpr(16)`; a suggestion where the host uses `X` as well."""
    if not found.related or context.host_tree is None:
        return None
    name, place = context.at(found.span), found.related[0].span
    for statement in context.host_tree.body:
        target = _single_target(statement)
        value = statement.value if isinstance(statement, ast.Assign | ast.AnnAssign) else None
        if target != name or value is None or span_of(context.source, value) != place:
            continue
        constexpr = context.spelling(CONSTEXPR, place.start)
        if constexpr is None or not _is_literal(value) or not _is_imported(context, constexpr, statement):
            return None
        new = f"{constexpr}({context.at(place)})"
        return Fix(f"write `{name} = {new}`", (Edit(place, new),), safe=not _host_uses(context, name))
    return None


def _single_target(statement: ast.stmt) -> str | None:
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
    elif isinstance(statement, ast.AnnAssign):
        target = statement.target
    else:
        return None
    return target.id if isinstance(target, ast.Name) else None


def _is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.UnaryOp):
        node = node.operand
    return isinstance(node, ast.Constant) and isinstance(node.value, bool | int | float | str)


def _is_imported(context: Context, dotted: str, before: ast.stmt) -> bool:
    """Does an import above the statement bind the first name of `dotted`?"""
    first = dotted.partition(".")[0]
    return any(
        isinstance(node, ast.Import | ast.ImportFrom)
        and node.lineno < before.lineno
        and any((alias.asname or alias.name).partition(".")[0] == first for alias in node.names)
        for node in (context.host_tree.body if context.host_tree else ())
    )


def _host_uses(context: Context, name: str) -> bool:
    """Is the name used, or bound a second time, outside the bodies of kernels?"""
    mentions = [node for node in context.host_nodes(ast.Name) if node.id == name]
    exported = any(node.value == name for node in context.host_nodes(ast.Constant))
    in_headers = any(
        isinstance(node, tree.Name) and node.id == name
        for function in context.functions()
        for each in function.parameters
        for node in tree.walk(each)
    )
    return len(mentions) > 1 or exported or in_headers


def missing_import(context: Context, found: Diagnostic) -> Fix | None:
    """KF210: behind the imports at the top, or before the first statement."""
    note = next((match for note in found.notes if (match := _IMPORT.fullmatch(note))), None)
    if note is None or context.host_tree is None:
        return None
    statement, body = note[1], list(context.host_tree.body)
    if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
        body.pop(0)
    imports: list[ast.stmt] = []
    for node in body:
        if not isinstance(node, ast.Import | ast.ImportFrom):
            break
        imports.append(node)
    if imports:
        row = imports[-1].end_lineno or imports[-1].lineno
        offset = context.source.line_starts[row - 1] + len(context.source.line(row))
        return Fix(note[0], (Edit(Span(offset, offset), f"\n{statement}"),), safe=True)
    if not body:
        return None
    offset = _first_offset(context, body[0])
    return Fix(note[0], (Edit(Span(offset, offset), f"{statement}\n\n\n"),), safe=True)


def _first_offset(context: Context, node: ast.stmt) -> int:
    """The start of a statement, or of its first decorator's row."""
    decorators = getattr(node, "decorator_list", [])
    if not decorators:
        return start_of(context.source, node)
    return context.source.line_starts[min(each.lineno for each in decorators) - 1]
