"""Whether a grammar derives a text: Earley's algorithm, over forms as they are and without any pass.

Slow, and short enough to be right: the tests compare what the passes and the printers make with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from kernelforge.frontend import tokens
from kernelforge.frontend.scanner import scan
from kernelforge.grammar.decoding.automata import OTHER, class_members
from kernelforge.grammar.decoding.forms import (
    Chars,
    Choice,
    Expression,
    Grammar,
    Ref,
    Regex,
    Repeat,
    Text,
    Token,
)
from kernelforge.grammar.decoding.forms import Sequence as SequenceForm

Matches = Callable[[Expression, Any], bool]
"""Whether a leaf of the grammar stands for a token, or for a character."""
Alternatives = list[tuple[Expression, ...]]


def derives(grammar: Grammar, text: str) -> bool:
    """Whether a grammar over characters derives the text."""
    return _Recognition(_Plain(grammar), _is_character).run(text)


def derives_tokens(grammar: Grammar, text: str, reserved: frozenset[str] = frozenset()) -> bool:
    """Whether a grammar over tokens derives what the front end's scanner makes of a kernel.

    The words in `reserved` are no free names. What begins with the word `ERROR` is one token, as in recovery.
    """

    def matches(leaf: Expression, token: tokens.Token) -> bool:
        if not isinstance(leaf, Token) or _terminal(leaf) != token.kind:
            return False
        if leaf.name == "NAME":
            return token.text not in reserved if leaf.text is None else leaf.text == token.text
        return True

    return _Recognition(_Plain(grammar), matches).run(_scanned(text))


def _scanned(text: str) -> Iterator[tokens.Token]:
    skips = False
    for token in scan(text, 0, len(text)).tokens:
        skips = skips and token.kind != "NEWLINE"
        if not skips:
            skips = token.text == "ERROR"
            yield tokens.Token("ERROR", token.text, token.start, token.end) if skips else token


def derives_leaves(grammar: Grammar, leaves: Sequence[Expression]) -> bool:
    """Whether a grammar derives these leaves, where a token may stand for one with fewer texts.

    The blank space before tokens does not count.
    """

    def matches(leaf: Expression, found: Expression) -> bool:
        if isinstance(leaf, Token) and isinstance(found, Token):
            return leaf.name == _terminal(found) and leaf.text in (None, found.text)
        return leaf == found or (isinstance(found, Text) and _is_character(leaf, found.text))

    return _Recognition(_Plain(grammar), matches).run(leaves)


def _terminal(token: Token) -> str:
    """The terminal in `triton.lark`: there are no names but a NAME, reserved or not."""
    return {"ANY_NAME": "NAME", "FSTRING_SPECIFICATION": "FSTRING_MIDDLE"}.get(token.name, token.name)


def _is_character(leaf: Expression, character: str) -> bool:
    if isinstance(leaf, Chars):
        return (character if character.isascii() else OTHER) in class_members(leaf.members)
    return leaf == Text(character)


@dataclass
class _Plain:
    """The grammar as alternatives of leaves and references; groups and repetitions get rules of their own."""

    grammar: Grammar
    rules: dict[object, Alternatives] = field(default_factory=dict)
    empty: set[object] = field(default_factory=set)

    def __post_init__(self) -> None:
        for rule, productions in self.grammar.rules.items():
            self.rules[Ref(rule)] = [self.parts(p.expression) for p in productions]
        grown = True
        while grown:
            found = {
                rule
                for rule, forms in self.rules.items()
                if rule not in self.empty and any(all(part in self.empty for part in form) for form in forms)
            }
            self.empty |= found
            grown = bool(found)

    def parts(self, expression: Expression) -> tuple[Expression, ...]:
        if isinstance(expression, SequenceForm):
            return tuple(leaf for part in expression.parts for leaf in self.parts(part))
        if isinstance(expression, Text):
            return tuple(Text(character) for character in expression.text)
        if isinstance(expression, Regex):
            return self.parts(expression.part)
        if isinstance(expression, Repeat) and expression.least:
            most = None if expression.most is None else expression.most - 1
            return self.parts(expression.part) + self.parts(
                Repeat(expression.part, expression.least - 1, most)
            )
        if isinstance(expression, Repeat) and expression.most == 0:
            return ()
        if isinstance(expression, (Choice, Repeat)):
            self.group(expression)
        return (expression,)

    def group(self, expression: Choice | Repeat) -> None:
        if expression in self.rules:
            return
        self.rules[expression] = []
        if isinstance(expression, Choice):
            self.rules[expression] = [self.parts(part) for part in expression.parts]
        else:
            most = None if expression.most is None else expression.most - 1
            again = Repeat(expression.part, 0, most)
            self.rules[expression] = [(), (*self.parts(expression.part), *self.parts(again))]


Item = tuple[object, tuple[Expression, ...], int]
"""A rule, what of one of its alternatives is still to come, and where the rule began."""


@dataclass
class _Recognition:
    plain: _Plain
    matches: Matches

    def run(self, found: Iterable[Any]) -> bool:
        items = list(found)
        start: Item = (None, (Ref(self.plain.grammar.start),), 0)
        waiting: list[dict[object, list[Item]]] = []
        current: set[Item] = {start}
        for position in range(len(items) + 1):
            following: set[Item] = set()
            wants: dict[object, list[Item]] = {}
            waiting.append(wants)
            item = items[position] if position < len(items) else None
            todo = list(current)
            while todo:
                rule, rest, origin = todo.pop()
                if not rest:
                    new = [(r, p[1:], o) for r, p, o in waiting[origin].get(rule, ())]
                elif rest[0] in self.plain.rules:
                    new = self.predict(rest[0], (rule, rest, origin), wants, position, item)
                elif item is not None and self.matches(rest[0], item):
                    following.add((rule, rest[1:], origin))
                    continue
                else:
                    continue
                for each in new:
                    if each not in current:
                        current.add(each)
                        todo.append(each)
            if position == len(items):
                return (None, (), 0) in current
            current = following
        return False

    def predict(
        self, wanted: Expression, by: Item, wants: dict[object, list[Item]], position: int, item: object
    ) -> list[Item]:
        is_new = wanted not in wants
        wants.setdefault(wanted, []).append(by)
        new: list[Item] = [(by[0], by[1][1:], by[2])] if wanted in self.plain.empty else []
        if is_new:
            new += [
                (wanted, form, position)
                for form in self.plain.rules[wanted]
                if not form
                or form[0] in self.plain.rules
                or (item is not None and self.matches(form[0], item))
            ]
        return new
