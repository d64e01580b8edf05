"""Write out the indentation: a copy of every statement that holds a block for each depth.

What doesn't hold a block exists once, whatever the depth. It brings the last space of its line's indentation
along: so a decoder has one state, and not one a depth, at the start of a statement.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from .copies import copy_by_context, leading_to, rules_with
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
    last_parts,
    sequence,
    walk,
)

COLON = Token("COLON")
LINE_ENDS = frozenset({"NEWLINE", "FREE_LINES", "LINE_BEHIND_KERNEL"})
"""Tokens that end a line."""


class Begin(Enum):
    """What the next token has to begin with."""

    LINE = "line"
    """All the indentation of its line."""
    SPACE = "space"
    """The last space of the indentation."""
    MARGIN = "margin"
    """Nothing: the line isn't indented."""
    INSIDE = "inside"
    """Nothing: the token doesn't begin a line."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule stands; the depth is None for rules that hold no block."""

    depth: int | None
    begin: Begin


def unroll_indentation(grammar: Grammar, depth: int, width: int) -> Grammar:
    """Blocks nest at most `depth` deep; each is indented by `width` spaces more."""
    grammar = _with_heads(grammar)
    unroller = _Unroller(grammar, depth, " " * width)
    return copy_by_context(grammar, Place(0, Begin.LINE), unroller.rewrite, _name)


def _with_heads(grammar: Grammar) -> Grammar:
    """The part of a compound statement before its colon as a rule of its own: it is the same at every depth."""
    holds_block = rules_that_hold_blocks(grammar)
    rules = dict(grammar.rules)
    for rule in holds_block:
        for number, p in enumerate(grammar.rules[rule]):
            parts = p.expression.parts if isinstance(p.expression, Sequence) else ()
            if COLON not in parts or not any(isinstance(part, Ref) for part in parts[: parts.index(COLON)]):
                continue
            head = f"{rule}_head_{number}"
            colon = parts.index(COLON)
            rules[head] = (Production(sequence(*parts[:colon]), p.meaning),)
            rest = Production(sequence(Ref(head), *parts[colon:]), p.meaning)
            rules[rule] = (*rules[rule][:number], rest, *rules[rule][number + 1 :])
    return Grammar(rules, grammar.start)


def _name(rule: str, place: Place) -> str:
    begin = "" if place.begin is Begin.INSIDE else f"_{place.begin.value}"
    return rule + begin + ("" if place.depth is None else f"_{place.depth}")


class _TooDeepError(Exception):
    """The production holds a block that would be nested too deep."""


class _Unroller:
    def __init__(self, grammar: Grammar, depth: int, unit: str) -> None:
        self.depth = depth
        self.unit = unit
        self.holds_block = rules_that_hold_blocks(grammar)
        self.lists = {
            rule for rule, ps in grammar.rules.items() if any(isinstance(p.expression, Repeat) for p in ps)
        }
        self.ends_line = rules_that_end_lines(grammar)

    def rewrite(
        self, rule: str, production: Production, place: Place, ref: Callable[[str, Place], Ref]
    ) -> Expression | None:
        walker = _Walk(self, place.depth, place.begin, ref)
        try:
            return walker.within(production.expression)
        except _TooDeepError:
            return None


class _Walk:
    """Through one production, from the left, with the depth and the beginning of the next token."""

    def __init__(
        self, unroller: _Unroller, depth: int | None, begin: Begin, ref: Callable[[str, Place], Ref]
    ) -> None:
        self.unroller = unroller
        self.depth = depth
        self.begin = begin
        self.ref = ref

    def within(self, expression: Expression) -> Expression:
        if isinstance(expression, Sequence):
            return self.sequence(expression.parts)
        if isinstance(expression, Choice):
            return self.choice([lambda each=part: self.within(each) for part in expression.parts])
        if isinstance(expression, Repeat):
            return self.sequence((expression,))
        return self.reference(expression) if isinstance(expression, Ref) else self.token(expression)

    def sequence(self, parts: tuple[Expression, ...]) -> Expression:
        done: list[Expression] = []
        for index, part in enumerate(parts):
            if isinstance(part, Repeat):
                before = self.begin
                repeated = self.within(part.part)
                if before in (Begin.INSIDE, self.begin):
                    self.begin = before
                    done.append(replace(part, part=repeated))
                    continue
                self.begin = before
                return sequence(*done, self.unrolled(part, parts[index + 1 :]))
            done.append(self.within(part))
        return sequence(*done)

    def unrolled(self, repeat: Repeat, rest: tuple[Expression, ...]) -> Expression:
        """A repetition whose first round begins a line, and the others don't."""
        most = None if repeat.most is None else repeat.most - 1
        again = () if most == 0 else (Repeat(repeat.part, max(repeat.least - 1, 0), most),)
        forms = [lambda: self.sequence((repeat.part, *again, *rest))]
        if repeat.least == 0:
            forms.append(lambda: self.sequence(rest))
        return self.choice(forms)

    def choice(self, forms: list[Callable[[], Expression]]) -> Expression:
        """Each form from the same beginning; those that nest too deep are left out."""
        depth, before = self.depth, self.begin
        done: list[Expression] = []
        ends: set[tuple[int | None, Begin]] = set()
        for form in forms:
            self.depth, self.begin = depth, before
            try:
                done.append(form())
            except _TooDeepError:
                continue
            ends.add((self.depth, self.begin))
        if not done:
            raise _TooDeepError
        assert len(ends) == 1, "some of the alternatives end a line, others don't"
        ((self.depth, self.begin),) = ends
        return choice(*done)

    def reference(self, leaf: Ref) -> Expression:
        begin = self.begin
        self.begin = Begin.LINE if leaf.rule in self.unroller.ends_line else Begin.INSIDE
        depth = self.depth if leaf.rule in self.unroller.holds_block else None
        if begin is not Begin.LINE or leaf.rule in self.unroller.lists:
            return self.ref(leaf.rule, Place(depth, begin))
        if self.depth == 0:
            return self.ref(leaf.rule, Place(depth, Begin.MARGIN))
        return sequence(Text(self.indentation()[:-1]), self.ref(leaf.rule, Place(depth, Begin.SPACE)))

    def indentation(self) -> str:
        return self.unroller.unit * (self.depth or 0)

    def token(self, leaf: Expression) -> Expression:
        if leaf in (Token("_INDENT"), Token("_DEDENT")):
            assert self.depth is not None
            self.depth += 1 if leaf == Token("_INDENT") else -1
            self.begin = Begin.LINE
            if self.depth > self.unroller.depth:
                raise _TooDeepError
            return EMPTY
        begin = self.begin
        if not isinstance(leaf, Token):
            self.begin = Begin.INSIDE
            return leaf
        self.begin = Begin.LINE if leaf.name in LINE_ENDS else Begin.INSIDE
        if begin is Begin.INSIDE:
            return leaf
        space = {Begin.LINE: self.indentation(), Begin.SPACE: " ", Begin.MARGIN: ""}[begin]
        return sequence(*([Text(space)] if space else []), replace(leaf, gap=Gap.NONE))


def rules_that_hold_blocks(grammar: Grammar) -> set[str]:
    """The rules with an indented block somewhere inside."""
    return leading_to(grammar, rules_with(grammar, lambda e: Token("_INDENT") in walk(e)))


def rules_that_end_lines(grammar: Grammar) -> set[str]:
    """The rules that end with a line or with a block; all productions of a rule agree."""
    return leading_to(grammar, rules_with(grammar, _ends_with_line_end), _last_references)


def _ends_with_line_end(expression: Expression) -> bool:
    return any(
        isinstance(part, Token) and (part.name in LINE_ENDS or part.name == "_DEDENT")
        for part in last_parts(expression)
    )


def _last_references(expression: Expression) -> list[str]:
    return [part.rule for part in last_parts(expression) if isinstance(part, Ref)]
