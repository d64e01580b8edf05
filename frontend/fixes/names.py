"""Fixes of names: what moved in Triton, wrong keywords, functions and dtypes of other libraries."""

from __future__ import annotations

import ast
import re

from .. import tree
from ..ast_spans import span_of
from ..diagnostics import Diagnostic, Edit, Fix
from ..source import Span
from .context import Context

_INSTEAD = re.compile(r"use `tl\.(\w+)`(?:, which .*)?")
_DTYPE = re.compile(r"write `tl\.(\w+)`")
_OPTIONS = re.compile(r'"([^"]*)"')
_CALLED = re.compile(r"`([\w.]+)`")
BUILTINS = {"abs": "triton.language.abs"}
"""Python builtins with a drop-in in Triton; it reads `min` and `max` of two values as its own already."""


def renamed(context: Context, found: Diagnostic) -> Fix | None:
    """KF201, KF212: another name takes the place of the old one as it stands."""
    from ...grammar.api.replacements import replacement

    path = context.api_path(context.at(found.span), found.span.start)
    if found.kernel is None or path is None:
        return None
    instead = replacement(path, context.catalogue.version)
    if instead is None or instead.path is None:
        return None
    return _respelled(context, found.span, instead.path)


def _respelled(context: Context, span: Span, path: str) -> Fix | None:
    new = context.spelling(path, span.start)
    return Fix(f"use {new}", (Edit(span, new),), safe=True) if new else None


def keyword(context: Context, found: Diagnostic) -> Fix | None:
    """KF301: the function has the keyword under another name. A similar name alone is only a suggestion."""
    from ...grammar.api.replacements import keyword_replacement

    for call in context.nodes_at(found.span.start, tree.Call):
        wrong = next((each for each in call.keywords if each.span == found.span), None)
        if wrong is None or wrong.name is None:
            continue
        path = _function_path(context, call)
        instead = keyword_replacement(path, wrong.name, context.catalogue.version) if path else None
        if path is None or instead is None or instead.keyword is None:
            return None
        if instead.keyword in _given(context, call, path):
            return None
        edit = Edit(wrong.name_span, instead.keyword)
        return Fix(f"use {instead.keyword}", (edit,), safe=not instead.is_guess)
    return None


def _function_path(context: Context, call: tree.Call) -> str | None:
    """The catalogue's path of the function or tensor method that is called."""
    path = context.api_path(context.at(call.func.span), call.func.span.start)
    if path is None and isinstance(call.func, tree.Attribute):
        return f"triton.language.tensor.{call.func.attr}"
    return path


def _given(context: Context, call: tree.Call, path: str) -> set[str]:
    """The parameters that a call passes already."""
    entry = context.catalogue.find(path)
    names = [parameter.name for parameter in entry.parameters or ()] if entry else []
    return {*names[: len(call.args)], *(each.name for each in call.keywords if each.name)}


def function(context: Context, found: Diagnostic) -> Fix | None:
    """KF204, KF213: `math.exp` or `triton.cdiv` on a run-time value, where `tl` has the same function."""
    instead = _INSTEAD.fullmatch(found.notes[0]) if found.notes else None
    named = _CALLED.search(found.message)
    if instead is None or named is None:
        return None
    for call in context.nodes_at(found.span.start, tree.Call):
        passed = [argument.span for argument in call.args] + [each.value.span for each in call.keywords]
        if found.span in (call.func.span, *passed):
            written = context.at(call.func.span)
            if written.rpartition(".")[2] == named[1].rpartition(".")[2]:
                return _respelled(context, call.func.span, f"triton.language.{instead[1]}")
    return None


def dtype(context: Context, found: Diagnostic) -> Fix | None:
    """KF207: a dtype of torch, or a string, where Triton's own has a name."""
    instead = _DTYPE.fullmatch(found.notes[0]) if found.notes else None
    if instead is None or not context.catalogue.lists(f"triton.language.{instead[1]}"):
        return None
    new = context.spelling(f"triton.language.{instead[1]}", found.span.start)
    return Fix(f"write `{new}`", (Edit(found.span, new),), safe=True) if new else None


def builtin(context: Context, found: Diagnostic) -> Fix | None:
    """KF202: `abs` of one value."""
    instead = BUILTINS.get(context.at(found.span))
    if instead is None:
        return None
    for call in context.nodes_at(found.span.start, tree.Call):
        if call.func.span == found.span and len(call.args) == 1 and not call.keywords:
            return _respelled(context, found.span, instead)
    return None


def option(context: Context, found: Diagnostic) -> Fix | None:
    """KF303: a cache modifier without its dot."""
    written = context.at(found.span)
    if len(written) < 2 or written[0] not in "'\"" or not found.notes:
        return None
    allowed = _OPTIONS.findall(found.notes[0])
    dotted = f".{written[1:-1]}"
    if dotted not in allowed:
        return None
    new = f"{written[0]}{dotted}{written[0]}"
    return Fix(f"write {new}", (Edit(found.span, new),), safe=True)


def host_cdiv(context: Context, found: Diagnostic) -> Fix | None:
    """KF805: `tl.cdiv` on the host; of the functions named there only `triton.cdiv` is the same."""
    call = context.host_node(found.span, ast.Call)
    if call is None or not (isinstance(call.func, ast.Attribute) and call.func.attr == "cdiv"):
        return None
    new = context.spelling("triton.cdiv", found.span.start)
    edit = Edit(span_of(context.source, call.func), new or "")
    return Fix(f"on the host use `{new}`", (edit,), safe=True) if new else None
