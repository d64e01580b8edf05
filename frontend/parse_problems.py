"""The sentences of the parser: what a wrong token most likely means."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..grammar.tables import TERMINAL_TEXTS
from .build_context import Context, Value
from .problem import INVALID_SYNTAX, MISSING_COLON, SyntaxProblem
from .source import Span
from .tokens import Token


@dataclass(frozen=True, slots=True)
class Situation:
    """Where the parser stands: `found` is the token it can't use, `expects` tells which it could."""

    context: Context
    found: Token
    expects: Callable[[str], bool]
    stack: list[Value]


def describe(s: Situation) -> SyntaxProblem:
    """The problem that this situation is."""
    if s.expects("COLON") and s.found.type == "NEWLINE":
        at = Span(s.found.start, s.found.start)
        return SyntaxProblem(MISSING_COLON, "expected ':'", at, "add the ':'")
    text = s.found.value.strip() or "the end of the line"
    return SyntaxProblem(INVALID_SYNTAX, f"invalid syntax at {text}", s.found.span, None)
