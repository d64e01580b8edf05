"""Write out the indentation for an engine with a lexer: each line begins with one break.

A lexer takes the longest token and never goes back. So what ends a line, the blank lines and comments behind it,
and the indentation of the next line are one token, one for each depth: the number of spaces tells which. Such
a break is the text of a line feed and the indentation here; the pass `terminals` adds blank lines and comments.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from .copies import copy_by_context
from .forms import (
    EMPTY,
    Choice,
    Expression,
    Gap,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Text,
    Token,
    choice,
    sequence,
)
from .indentation import rules_that_end_lines, rules_that_hold_blocks

NEWLINE = Token("NEWLINE")


class Begin(Enum):
    """Where the next token stands."""

    TEXT = "text"
    """At the beginning of everything: not even blank space before it."""
    LINE = "line"
    INSIDE = "inside"
    """In a line, or behind its break."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule stands; the depth is None for rules that hold no block."""

    depth: int | None
    begin: Begin


def break_lines(grammar: Grammar, depth: int, width: int) -> Grammar:
    """Blocks nest at most `depth` deep; each is indented by `width` spaces more. The text ends with a NEWLINE."""
    writer = _Writer(grammar, depth, " " * width)
    broken = copy_by_context(grammar, Place(0, Begin.TEXT), writer.rewrite, _name)
    last = tuple(Production(sequence(p.expression, NEWLINE), p.meaning) for p in broken.rules[broken.start])
    return broken.with_rules({broken.start: last})


def _name(rule: str, place: Place) -> str:
    begin = "_first" if place.begin is Begin.TEXT else ""
    return rule + begin + ("" if place.depth is None else f"_{place.depth}")


class _Writer:
    def __init__(self, grammar: Grammar, depth: int, unit: str) -> None:
        self.depth = depth
        self.unit = unit
        self.holds_block = rules_that_hold_blocks(grammar)
        self.ends_line = rules_that_end_lines(grammar)

    def rewrite(
        self, rule: str, production: Production, place: Place, ref: Callable[[str, Place], Ref]
    ) -> Expression | None:
        return _Walk(self, place, ref).within(production.expression)


class _Walk:
    """Through one production, from the left. None is for what nests too deep."""

    def __init__(self, writer: _Writer, place: Place, ref: Callable[[str, Place], Ref]) -> None:
        self.writer = writer
        self.depth = place.depth or 0
        self.begin = place.begin
        self.ref = ref

    def within(self, expression: Expression) -> Expression | None:
        if isinstance(expression, Sequence):
            return self.sequence(expression.parts)
        if isinstance(expression, Choice):
            return self.one_of([(part,) for part in expression.parts])
        if isinstance(expression, Repeat):
            return self.sequence((expression,))
        return self.reference(expression) if isinstance(expression, Ref) else self.token(expression)

    def reference(self, leaf: Ref) -> Expression:
        depth = self.depth if leaf.rule in self.writer.holds_block else None
        begin = Begin.TEXT if self.begin is Begin.TEXT else Begin.INSIDE
        after = Begin.LINE if leaf.rule in self.writer.ends_line else Begin.INSIDE
        return self.after_break(self.ref(leaf.rule, Place(depth, begin)), after)

    def token(self, token: Expression) -> Expression | None:
        if token in (Token("_INDENT"), Token("_DEDENT")):
            self.depth += 1 if token == Token("_INDENT") else -1
            return EMPTY if self.depth <= self.writer.depth else None
        if token == NEWLINE:
            self.begin = Begin.LINE
            return EMPTY
        if isinstance(token, Token) and self.begin is Begin.TEXT:
            token = replace(token, gap=Gap.NONE)
        return self.after_break(token, Begin.INSIDE)

    def after_break(self, leaf: Expression, after: Begin) -> Expression:
        line_break = Text("\n" + self.writer.unit * self.depth) if self.begin is Begin.LINE else EMPTY
        self.begin = after
        return sequence(line_break, leaf)

    def sequence(self, parts: tuple[Expression, ...]) -> Expression | None:
        done: list[Expression] = []
        for index, part in enumerate(parts):
            if isinstance(part, Repeat):
                return _joined([*done, self.repeated(part, parts[index + 1 :])])
            done_part = self.within(part)
            if done_part is None:
                return None
            done.append(done_part)
        return sequence(*done)

    def repeated(self, repeat: Repeat, rest: tuple[Expression, ...]) -> Expression | None:
        """A repetition and what follows it; its first round is written out where it begins unlike the others."""
        before = self.begin
        part = self.within(repeat.part)
        if part is None:
            self.begin = before
            return self.sequence(rest) if repeat.least == 0 else None
        if self.begin == before:
            return _joined([Repeat(part, repeat.least, repeat.most), self.sequence(rest)])
        self.begin = before
        most = None if repeat.most is None else repeat.most - 1
        again = () if most == 0 else (Repeat(repeat.part, max(repeat.least - 1, 0), most),)
        forms = [(repeat.part, *again, *rest)]
        return self.one_of(forms if repeat.least else [*forms, rest])

    def one_of(self, forms: list[tuple[Expression, ...]]) -> Expression | None:
        """Each form from the same beginning; those that nest too deep are left out."""
        depth, before = self.depth, self.begin
        done: list[Expression] = []
        ends: set[tuple[int, Begin]] = set()
        for form in forms:
            self.depth, self.begin = depth, before
            written = self.sequence(form)
            if written is not None:
                done.append(written)
                ends.add((self.depth, self.begin))
        if not done:
            return None
        assert len(ends) == 1, "some of the alternatives end a line, others don't"
        ((self.depth, self.begin),) = ends
        return choice(*done)


def _joined(parts: list[Expression | None]) -> Expression | None:
    known = [part for part in parts if part is not None]
    return sequence(*known) if len(known) == len(parts) else None
