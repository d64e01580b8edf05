"""Habits from other languages, and from Python 2, that the parser trips over."""

from __future__ import annotations

from .problem import INVALID_SYNTAX, SyntaxProblem
from .situation import Situation
from .source import Span

_PAIRS = {
    ("AMPER", "AMPER"): ("&&", "write `and`, or `&` between tensors"),
    ("VBAR", "VBAR"): ("||", "write `or`, or `|` between tensors"),
    ("LESS", "GREATER"): ("<>", "write `!=`"),
    ("EQUAL", "GREATER"): ("=>", "write `>=`"),
    ("EQUAL", "LESS"): ("=<", "write `<=`"),
    ("EQEQUAL", "EQUAL"): ("===", "write `==`"),
    ("NOTEQUAL", "EQUAL"): ("!==", "write `!=`"),
    ("MINUS", "GREATER"): ("->", "write `.`"),
    ("GREATER", "GREATEREQUAL"): (">>=", None),
}
_TYPES = frozenset(
    {"int", "float", "double", "bool", "char", "const", "auto", "let", "var", "unsigned", "void"}
)
_TYPES |= {"int32_t", "int64_t", "size_t", "half", "uint32_t", "long", "short"}


def foreign(s: Situation) -> SyntaxProblem | None:
    """The problem, if the line is written in another language."""
    for recognise in (_operator_pair, _increment, _negation, _arrow, _elseif, _comment, _print, _declaration):
        problem = recognise(s)
        if problem is not None:
            return problem
    return None


def _no_operator(text: str, span: Span, hint: str | None) -> SyntaxProblem:
    return SyntaxProblem(INVALID_SYNTAX, f"Python has no operator `{text}`", span, hint)


def _operator_pair(s: Situation) -> SyntaxProblem | None:
    if s.previous is None or not s.touches_previous():
        return None
    known = _PAIRS.get((s.previous.type, s.found.type))
    return _no_operator(known[0], Span(s.previous.start, s.found.end), known[1]) if known else None


def _increment(s: Situation) -> SyntaxProblem | None:
    for kind, sign in (("PLUS", "+"), ("MINUS", "-")):
        if s.before(kind, kind) and s.line[-2].end == s.line[-1].start and not s.found_value():
            hint = f"write `x {sign}= 1`"
            return _no_operator(sign * 2, Span(s.line[-2].start, s.line[-1].end), hint)
    return None


def _negation(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "EXCLAMATION":
        return None
    return _no_operator("!", s.found.span, "write `not x`, or `~x` for a mask")


def _arrow(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "RARROW" or s.first.type == "DEF":
        return None
    return SyntaxProblem(
        INVALID_SYNTAX,
        "`->` only stands before a return annotation",
        s.found.span,
        "an attribute is written `x.y`",
    )


def _elseif(s: Situation) -> SyntaxProblem | None:
    if s.first.value in ("elseif", "elsif"):
        return SyntaxProblem(INVALID_SYNTAX, f"Python has no `{s.first.value}`", s.first.span, "write `elif`")
    return None


def _comment(s: Situation) -> SyntaxProblem | None:
    opens = not s.line and s.found.type == "DOUBLESLASH"
    opens = opens or (s.next is not None and not s.line and s.found.type == "SLASH" and s.next.type == "STAR")
    if not opens:
        return None
    return SyntaxProblem(
        INVALID_SYNTAX, "this is no comment in Python", s.found.span, "comments begin with `#`"
    )


def _print(s: Situation) -> SyntaxProblem | None:
    if len(s.line) != 1 or s.first.value not in ("print", "exec") or s.found.type == "NEWLINE":
        return None
    word = s.first.value
    return SyntaxProblem(
        INVALID_SYNTAX, f"`{word}` is a function", Span(s.first.start, s.found.end), f"write `{word}(...)`"
    )


def _declaration(s: Situation) -> SyntaxProblem | None:
    if s.found.type != "NAME" or len(s.line) != 1 or s.first.value not in _TYPES:
        return None
    return SyntaxProblem(
        INVALID_SYNTAX,
        f"`{s.first.value} {s.found.value}` declares nothing in Python",
        Span(s.first.start, s.found.end),
        f"assign to `{s.found.value}` without its type",
    )
