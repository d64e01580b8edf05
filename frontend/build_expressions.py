"""Expressions: what each alternative of the grammar means, one function for each of its names."""

from __future__ import annotations

import re

from . import tree
from .build_context import Context, Value
from .call_checks import check_arguments
from .literals import LiteralError, number_value, string_value, text_value
from .parameter_checks import order_parameters
from .source import Span
from .target_checks import LOOP, check_target
from .tokens import Token

_SINGLETONS: dict[str, object] = {"True": True, "False": False, "None": None, "...": ...}
_COMMENT = re.compile(r"#[^\r\n]*")
_CONVERSIONS = ("s", "r", "a")


def nodes(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """`values` without tokens."""
    return tuple([value for value in values if value.__class__ is not Token])


# ---- Atoms


def name(c: Context, token: Token) -> tree.Name:
    return tree.Name(Span(token.start, token.end), token.value)


def constant(c: Context, token: Token) -> tree.Constant:
    return tree.Constant(Span(token.start, token.end), _SINGLETONS[token.value])


def number(c: Context, token: Token) -> tree.Constant:
    span = Span(token.start, token.end)
    try:
        return tree.Constant(span, number_value(token.value))
    except LiteralError as error:
        c.report(str(error), span, error.hint)
    except ValueError:  # the scanner has reported it: `1__0`
        pass
    return tree.Constant(span, 0)


def group(c: Context, opening: Token, node: tree.Expr, closing: Token) -> tree.Expr:
    c.groups[id(node)] = (opening.start, closing.end, node)
    return node


def tuple_display(c: Context, *values: Value) -> tree.Tuple:
    return tree.Tuple(Span(values[0].start, values[-1].end), nodes(values))


def list_display(c: Context, *values: Value) -> tree.List:
    return tree.List(Span(values[0].start, values[-1].end), nodes(values))


def open_tuple(c: Context, *values: Value) -> tree.Tuple:
    last = values[-1]
    end = last.end if last.__class__ is Token else c.end(last)
    return tree.Tuple(Span(c.start(values[0]), end), nodes(values))


def starred(c: Context, star: Token, value: tree.Expr) -> tree.Starred:
    return tree.Starred(Span(star.start, c.end(value)), value)


# ---- Strings


def string(c: Context, *parts: Value) -> tree.Expr:
    """Adjacent literals; one f-string among them makes the whole an f-string."""
    first, last = parts[0], parts[-1]
    start = first.start if first.__class__ is Token else first.span.start
    end = last.end if last.__class__ is Token else last.span.end
    span = Span(start, end)
    if len(parts) == 1 and first.__class__ is Token:
        return tree.Constant(span, _literal(c, first))
    pieces = [_string_part(c, part) for part in parts]
    values: list[Value] = [p.value if isinstance(p, tree.Constant) else "" for p in pieces]
    if len({type(value) for value in values}) > 1:
        c.report("bytes and text can't be joined", span, "give all of these literals the prefix b, or none")
        return tree.Constant(span, "")
    if not any(isinstance(p, tree.FString) for p in pieces):
        return tree.Constant(span, values[0][:0].join(values))
    flat: list[Value] = []
    for piece in pieces:
        flat.extend(piece.parts if isinstance(piece, tree.FString) else [piece])
    return tree.FString(span, _merge_text(flat))


def _string_part(c: Context, part: Value) -> Value:
    if part.__class__ is Token:
        return tree.Constant(part.span, _literal(c, part))
    return part


def _literal(c: Context, token: Token) -> str | bytes:
    try:
        return string_value(token.value)
    except LiteralError as error:
        c.report(str(error), token.span, error.hint)
    except ValueError:  # an unterminated string, reported by the scanner
        pass
    return ""


def fstring(c: Context, opening: Token, *values: Value) -> tree.FString:
    closing = values[-1]
    is_raw = "r" in opening.value[:2].lower()
    parts = _fstring_parts(c, values[:-1], is_raw)
    return tree.FString(Span(opening.start, closing.end), _merge_text(parts))


def _fstring_parts(
    c: Context, values: tuple[Value, ...], is_raw: bool, in_format: bool = False
) -> list[Value]:
    parts: list[Value] = []
    for value in values:
        if value.__class__ is Token:
            text = value.value if in_format else value.value.replace("{{", "{").replace("}}", "}")
            parts.append(tree.Constant(value.span, _fstring_text(c, text, value.span, is_raw)))
        elif isinstance(value, tuple):
            parts.extend(value)
        else:
            parts.append(value)
    return parts


def _fstring_text(c: Context, text: str, span: Span, is_raw: bool) -> str:
    try:
        return text_value(text, is_raw=is_raw)
    except LiteralError as error:
        c.report(str(error), span, error.hint)
        return ""


def _merge_text(parts: list[Value]) -> tuple[Value, ...]:
    merged: list[Value] = []
    for part in parts:
        last = merged[-1] if merged else None
        if isinstance(part, tree.Constant) and isinstance(last, tree.Constant):
            value = str(last.value) + str(part.value)
            merged[-1] = tree.Constant(Span(last.span.start, part.span.end), value)
        elif not (isinstance(part, tree.Constant) and part.value == ""):
            merged.append(part)
    return tuple(merged)


def replacement(c: Context, opening: Token, value: tree.Expr, *rest: Value) -> Value:
    """A replacement field; with `=` the text of the expression comes before it."""
    conversion, debug, spec = "", None, None
    for item in rest:
        if isinstance(item, tree.FString):
            spec = item
        elif item.type == "NAME":
            conversion = item.value
            if conversion not in _CONVERSIONS:
                c.report(f"an f-string knows no conversion !{conversion}", item.span, "use !r, !s or !a")
        elif item.type == "EQUAL":
            debug = item
    if debug and not conversion and spec is None:
        conversion = "r"
    node = tree.Replacement(Span(opening.start, rest[-1].end), value, conversion, spec)
    if debug is None:
        return node
    after = rest[rest.index(debug) + 1].span.start
    blanks = _COMMENT.sub("", c.text[debug.end : after])
    return (tree.Constant(Span(opening.end, after), c.text[opening.end : debug.end] + blanks), node)


def format_specification(c: Context, colon: Token, *values: Value) -> tree.FString:
    parts = _fstring_parts(c, values, is_raw=False, in_format=True)
    last = values[-1] if values else colon
    end = (last[-1] if isinstance(last, tuple) else last).span.end
    return tree.FString(Span(colon.start, end), _merge_text(parts))


# ---- Operators


def unary(c: Context, operator: Token, operand: tree.Expr) -> tree.Unary:
    return tree.Unary(Span(operator.start, c.end(operand)), operator.value, operand)


def binary(c: Context, left: tree.Expr, operator: Token, right: tree.Expr) -> tree.Binary:
    return tree.Binary(Span(c.start(left), c.end(right)), left, operator.value, right)


reject_matmul = binary


def boolean(c: Context, *values: Value) -> tree.Boolean:
    span = Span(c.start(values[0]), c.end(values[-1]))
    return tree.Boolean(span, values[1].value, tuple(values[0::2]))


def compare(c: Context, *values: Value) -> tree.Compare:
    operators = tuple([op if isinstance(op, str) else op.value for op in values[1::2]])
    span = Span(c.start(values[0]), c.end(values[-1]))
    return tree.Compare(span, values[0], operators, tuple(values[2::2]))


reject_membership = reject_chained_comparison = compare


def two_word_operator(c: Context, *words: Token) -> str:
    return " ".join(word.value for word in words)


membership_operator = two_word_operator


def conditional(c: Context, body: Value, _if: Token, test: Value, _else: Token, orelse: Value) -> Value:
    return tree.Conditional(Span(c.start(body), c.end(orelse)), test, body, orelse)


def reject_walrus(c: Context, target: Token, _operator: Token, value: tree.Expr) -> tree.Rejected:
    return tree.Rejected(Span(target.start, c.end(value)), "NamedExpr", (name(c, target), value))


def reject_await(c: Context, token: Token, value: tree.Expr) -> tree.Rejected:
    c.awaits.append(Span(token.start, token.end))
    return tree.Rejected(Span(token.start, c.end(value)), "Await", (value,))


def reject_yield(c: Context, token: Token, value: tree.Expr | None = None) -> tree.Rejected:
    end = token.end if value is None else c.end(value)
    return tree.Rejected(Span(token.start, end), "Yield", () if value is None else (value,))


def reject_yield_from(c: Context, token: Token, _from: Token, value: tree.Expr) -> tree.Rejected:
    return tree.Rejected(Span(token.start, c.end(value)), "YieldFrom", (value,))


# ---- Attributes, subscripts, calls


def attribute(c: Context, value: tree.Expr, _dot: Token, attr: Token) -> tree.Attribute:
    return tree.Attribute(Span(c.start(value), attr.end), value, attr.value, Span(attr.start, attr.end))


def subscript(c: Context, value: Value, _open: Token, index: Value, closing: Token) -> tree.Subscript:
    if index.__class__ is tree.Starred:
        index = tree.Tuple(index.span, (index,))
    return tree.Subscript(Span(c.start(value), closing.end), value, index)


def slice_item(c: Context, *values: Value) -> tree.Slice:
    parts: list[Value] = [None, None, None]
    at = 0
    for value in values:
        if value.__class__ is Token:
            at += 1
        else:
            parts[at] = value
    first, last = values[0], values[-1]
    start = first.start if first.__class__ is Token else c.start(first)
    end = last.end if last.__class__ is Token else c.end(last)
    return tree.Slice(Span(start, end), *parts)


def arguments(c: Context, *values: Value) -> list[Value]:
    return list(nodes(values))


def keyword(c: Context, token: Token, _equal: Token, value: tree.Expr) -> tree.Keyword:
    return tree.Keyword(Span(token.start, c.end(value)), token.value, Span(token.start, token.end), value)


def reject_keyword_unpacking(c: Context, stars: Token, value: tree.Expr) -> tree.Keyword:
    return tree.Keyword(Span(stars.start, c.end(value)), None, Span(stars.start, stars.end), value)


def call(c: Context, func: tree.Expr, *values: Value) -> tree.Call:
    """`values` are the parentheses with the list of arguments between them, or a generator."""
    start = c.start(func)
    if values[0].__class__ is not Token:
        generator = values[0]
        return tree.Call(Span(start, generator.span.end), func, (generator,), ())
    span = Span(start, values[-1].end)
    given = values[1] if len(values) == 3 else []
    positional: list[Value] = []
    named: list[Value] = []
    for argument in given:
        (named if argument.__class__ is tree.Keyword else positional).append(argument)
    if named:
        check_arguments(c, given)
    return tree.Call(span, func, tuple(positional), tuple(named))


# ---- Lambda, comprehensions, sets and dicts


def parameter(c: Context, token: Token, *rest: Value) -> tree.Parameter:
    """`rest` is a colon and an annotation, an equals sign and a default, or both."""
    annotation = default = None
    end = token.end
    for mark, value in zip(rest[::2], rest[1::2], strict=True):
        if mark.type == "COLON":
            annotation, end = value, c.end(value)
        else:
            default = value
    return tree.Parameter(Span(token.start, end), token.value, "normal", annotation, default)


def varargs(c: Context, _star: Token, token: Token, *annotation: Value) -> tree.Parameter:
    return _collector(c, token, "varargs", annotation)


def kwargs(c: Context, _stars: Token, token: Token, *annotation: Value) -> tree.Parameter:
    return _collector(c, token, "kwargs", annotation)


def _collector(c: Context, token: Token, kind: str, annotation: tuple[Value, ...]) -> tree.Parameter:
    value = annotation[1] if annotation else None
    end = token.end if value is None else c.end(value)
    return tree.Parameter(Span(token.start, end), token.value, kind, value, None)


def parameters(c: Context, *values: Value) -> list[tree.Parameter]:
    return order_parameters(c, values)


def reject_lambda(c: Context, token: Token, *values: Value) -> tree.Rejected:
    given = values[0] if len(values) == 3 else []
    body = values[-1]
    return tree.Rejected(Span(token.start, c.end(body)), "Lambda", (*given, body))


def clause(c: Context, *values: Value) -> tree.Clause:
    is_async = values[0].type == "ASYNC"
    if is_async:
        c.awaits.append(values[0].span)
    target, iterable, *conditions = nodes(values)
    check_target(c, target, LOOP)
    span = Span(values[0].start, c.end(values[-1]))
    return tree.Clause(span, target, iterable, tuple(conditions), is_async)


def list_comprehension(c: Context, *values: Value) -> tree.ListComprehension:
    element, *clauses = nodes(values)
    return tree.ListComprehension(Span(values[0].start, values[-1].end), element, tuple(clauses))


def _between(kind: str, values: tuple[Value, ...]) -> tree.Rejected:
    return tree.Rejected(Span(values[0].start, values[-1].end), kind, nodes(values))


def reject_generator(c: Context, *values: Value) -> tree.Rejected:
    # A generator may wait: it becomes an asynchronous one.
    c.awaits = [at for at in c.awaits if at.start < values[0].start]
    return _between("GeneratorExp", values)


def reject_set(c: Context, *values: Value) -> tree.Rejected:
    return _between("Set", values)


def reject_set_comprehension(c: Context, *values: Value) -> tree.Rejected:
    return _between("SetComp", values)


def reject_dict(c: Context, *values: Value) -> tree.Rejected:
    return _between("Dict", values)


def reject_dict_comprehension(c: Context, *values: Value) -> tree.Rejected:
    return _between("DictComp", values)
