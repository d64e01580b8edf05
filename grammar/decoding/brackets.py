"""Copy expressions for the space between brackets, where lines may break, and for f-strings, where not.

Also says which tokens stand close to the one before: the dot of an attribute, the bracket of a call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from .copies import copy_by_context
from .forms import (
    Choice,
    Expression,
    Gap,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Token,
    choice,
    sequence,
)
from .fstrings import is_part_of_f_string

OPENING = frozenset({"LPAR", "LSQB", "LBRACE"})
CLOSING = frozenset({"RPAR", "RSQB", "RBRACE"})
CLOSE_TO_THE_LEFT = frozenset({"DOT", "LPAR", "LSQB"})
F_STRING_PARTS = frozenset({"FSTRING_START", "FSTRING_MIDDLE", "FSTRING_END"})
IN_F_STRING = "in f-string"
"""Marks brackets in an f-string: no comment can be inside."""
NO_BRACKETS = frozenset({"replacement"})
"""Rules whose braces do not let lines break."""


class Space(Enum):
    """Where an expression stands."""

    LINE = "line"
    BRACKET = "bracket"
    SINGLE = "'"
    """In an f-string with such quotes. There, no string and no line break may be, before Python 3.12."""
    DOUBLE = '"'


F_STRINGS = (Space.SINGLE, Space.DOUBLE)
SUFFIXES = {Space.LINE: "", Space.BRACKET: "_in", Space.SINGLE: "_f1", Space.DOUBLE: "_f2"}
GAPS = {Space.BRACKET: Gap.BRACKET}


def copy_for_brackets(grammar: Grammar) -> Grammar:
    """Rules between brackets get the suffix `_in`."""
    return copy_by_context(grammar, Space.LINE, _in_space, lambda rule, space: rule + SUFFIXES[space])


def _in_space(
    rule: str, production: Production, space: Space, ref: Callable[[str, Space], Ref]
) -> Expression | None:
    if space in F_STRINGS and not is_part_of_f_string(rule) and production.meaning == "string":
        return None
    return _Walk(rule.removeprefix("host_"), ref).within(production.expression, space)


class _Walk:
    """Through one production, from the left."""

    def __init__(self, rule: str, ref: Callable[[str, Space], Ref]) -> None:
        self.is_part = is_part_of_f_string(rule)
        self.breaks_lines = rule not in NO_BRACKETS
        self.ref = ref

    def within(self, expression: Expression, space: Space) -> Expression:
        if isinstance(expression, Sequence):
            return self.sequence(expression, space)
        if isinstance(expression, Choice):
            return choice(*(self.within(part, space) for part in expression.parts))
        if isinstance(expression, Repeat):
            return replace(expression, part=self.within(expression.part, space))
        if isinstance(expression, Ref):
            if expression.rule.removeprefix("host_").startswith("fstring"):
                return choice(*(self.ref(expression.rule, each) for each in F_STRINGS))
            return self.ref(expression.rule, space)
        return self.token(expression, space) if isinstance(expression, Token) else expression

    def token(self, token: Token, space: Space) -> Token:
        if token.name in F_STRING_PARTS:
            gap = Gap.LINE if token.name == "FSTRING_START" else Gap.NONE
            return Token(token.name, space.value, gap)
        if self.is_part:
            return replace(token, gap=Gap.NONE)
        if space in F_STRINGS and token.name in OPENING | CLOSING:
            return Token(token.name, IN_F_STRING)
        return token if token.gap is Gap.NONE else replace(token, gap=GAPS.get(space, Gap.LINE))

    def sequence(self, expression: Sequence, space: Space) -> Expression:
        inside = space if space in F_STRINGS or not self.breaks_lines else Space.BRACKET
        depth = 0
        parts: list[Expression] = []
        before: Expression | None = None
        for part in expression.parts:
            name = part.name if isinstance(part, Token) else ""
            walked = self.within(part, inside if depth else space)
            if _is_close(name, before):
                walked = replace(walked, gap=Gap.NONE)
            elif isinstance(before, Token) and before.name == "DOT":
                walked = _without_gap(walked)
            if not self.breaks_lines and name in OPENING | CLOSING:
                walked = Token(name, IN_F_STRING, Gap.NONE)
            parts.append(walked)
            depth += (name in OPENING) - (name in CLOSING)
            before = part
        return sequence(*parts)


def _is_close(name: str, before: Expression | None) -> bool:
    """Whether the token continues what stands before it; `in (` and `import (` do not."""
    is_after_keyword = isinstance(before, Token) and before.name != "NAME" and before.name.isalpha()
    return name in CLOSE_TO_THE_LEFT and before is not None and not is_after_keyword


def _without_gap(expression: Expression) -> Expression:
    if isinstance(expression, Choice):
        return choice(*(_without_gap(part) for part in expression.parts))
    return replace(expression, gap=Gap.NONE) if isinstance(expression, Token) else expression
