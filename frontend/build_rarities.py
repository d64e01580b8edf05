"""Imports, type aliases and `match`: what only dead branches of a kernel can hold."""

from __future__ import annotations

from . import tree
from .build_context import Block, Context, Value
from .build_expressions import nodes
from .build_statements import Clause, TypeParameters
from .source import Span
from .tokens import Token

# ---- Imports and type aliases


def dotted_name(c: Context, *values: Token) -> Token:
    first, last = values[0], values[-1]
    text = "".join(token.value for token in values)
    return Token("NAME", text, first.start, last.end)


def module_alias(c: Context, *values: Token) -> tree.Rejected:
    names = tuple(token.value for token in values if token.type != "AS")
    return tree.Rejected(Span(values[0].start, values[-1].end), "alias", names)


import_alias = module_alias


def reject_import(c: Context, *values: Value) -> tree.Rejected:
    aliases = nodes(values)
    return tree.Rejected(Span(values[0].start, aliases[-1].span.end), "Import", aliases)


def reject_import_from(c: Context, *values: Value) -> tree.Rejected:
    """`children` are the module with its dots, and the aliases."""
    keyword = next(i for i, v in enumerate(values) if v.__class__ is Token and v.type == "IMPORT")
    module = "".join(token.value for token in values[1:keyword])
    aliases = nodes(values[keyword:])
    last = values[-1]
    if last.__class__ is Token and last.type == "STAR":
        c.report("`import *` is only allowed at module level", last.span, "name what to import")
        aliases = (tree.Rejected(last.span, "alias", ("*",)),)
    if module == "__future__":
        c.report("`from __future__` must stand at the top of the file", values[1].span)
    end = last.end if last.__class__ is Token else last.span.end
    return tree.Rejected(Span(values[0].start, end), "ImportFrom", (module, *aliases))


def type_parameters(c: Context, *values: Value) -> TypeParameters:
    return TypeParameters(values[-1].end)


def type_parameter(c: Context, *values: Value) -> tree.Name:
    token = next(value for value in values if value.type == "NAME")
    return tree.Name(token.span, token.value)


def reject_type_alias(c: Context, token: Token, name: Token, *values: Value) -> tree.Rejected:
    value = values[-1]
    children = (tree.Name(name.span, name.value), value)
    return tree.Rejected(Span(token.start, c.end(value)), "TypeAlias", children)


# ---- Match


def reject_match(c: Context, token: Token, subject: tree.Expr, *values: Value) -> tree.Rejected:
    cases = _cases(values)
    return tree.Rejected(Span(token.start, cases[-1].span.end), "Match", (subject, *cases))


def broken_match(c: Context, token: Token, _error: object, newline: Token, *values: Value) -> tree.Broken:
    if c.parser is not None:
        c.parser.errok()
    cases = _cases(values)
    return tree.Broken(Span(token.start, cases[-1].span.end), (), cases)


def _cases(values: tuple[Value, ...]) -> tuple[tree.Stmt, ...]:
    """The `match_case` nodes, and what stands between them and can't be parsed."""
    found: list[tree.Stmt] = []
    for value in nodes(values):
        if isinstance(value, Clause):
            found.extend(value.body)
        elif isinstance(value, tree.Broken):
            found.append(value)
    return tuple(found)


def case_clause(c: Context, token: Token, *values: Value) -> Clause:
    body: Block = values[-1]
    parts = nodes(values[:-1])
    node = tree.Rejected(Span(token.start, body.end), "match_case", (*parts, *body.statements))
    return Clause(token, (node,), body.end)


def _pattern(c: Context, kind: str, values: tuple[Value, ...], children: tuple[Value, ...]) -> tree.Rejected:
    first, last = values[0], values[-1]
    start = first.start if first.__class__ is Token else c.start(first)
    end = last.end if last.__class__ is Token else c.end(last)
    return tree.Rejected(Span(start, end), kind, children)


def value_pattern(c: Context, value: tree.Expr) -> tree.Rejected:
    return _pattern(c, "MatchValue", (value,), (value,))


def singleton_pattern(c: Context, token: Value) -> tree.Rejected:
    return _pattern(c, "MatchSingleton", (token,), (token.value,))


def capture_pattern(c: Context, token: Token) -> tree.Rejected:
    return _pattern(c, "MatchAs", (token,), () if token.value == "_" else (token.value,))


def as_pattern(c: Context, pattern: Value, _as: Token, name: Token) -> tree.Rejected:
    return _pattern(c, "MatchAs", (pattern, name), (pattern, name.value))


def or_pattern(c: Context, *values: Value) -> tree.Rejected:
    return _pattern(c, "MatchOr", values, nodes(values))


def sequence_pattern(c: Context, *values: Value) -> tree.Rejected:
    return _pattern(c, "MatchSequence", values, nodes(values))


def star_pattern(c: Context, star: Token, name: Token) -> tree.Rejected:
    return _pattern(c, "MatchStar", (star, name), () if name.value == "_" else (name.value,))


def group_pattern(c: Context, opening: Token, pattern: tree.Rejected, closing: Token) -> tree.Rejected:
    c.groups[id(pattern)] = (opening.start, closing.end, pattern)
    return pattern


def mapping_pair(c: Context, key: Value, _colon: Token, pattern: Value) -> tuple[Value, Value]:
    return (key, pattern)


def mapping_pattern(c: Context, *values: Value) -> tree.Rejected:
    children: list[Value] = []
    for value in values:
        if isinstance(value, tuple):
            children.extend(value)
        elif value.type == "NAME":
            children.append(value.value)
    return _pattern(c, "MatchMapping", values, tuple(children))


def class_pattern(c: Context, *values: Value) -> tree.Rejected:
    """`children` are the class, then patterns, a keyword before its own."""
    kept = [
        v.value if v.__class__ is Token else v for v in values if v.__class__ is not Token or v.type == "NAME"
    ]
    return _pattern(c, "MatchClass", values, tuple(kept))


def dotted_value(c: Context, *values: Token) -> tree.Expr:
    first = values[0]
    value: tree.Expr = tree.Name(first.span, first.value)
    for token in values[2::2]:
        value = tree.Attribute(Span(first.start, token.end), value, token.value, token.span)
    return value
