"""What can come behind a rule, as far as its first word.

XGrammar caches for each rule which tokens of the model fit into it. A token that goes on behind the rule's end
it has to try anew at every step, unless a lookahead rules it out: `x foo` can't follow a name, `x if ` can.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from .forms import (
    EMPTY,
    Chars,
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    parts_of,
    sequence,
)
from .patterns import ranges

Words = frozenset[Expression]
"""Beginnings: blank space, then a text or a character."""
NOTHING: Words = frozenset()
AFTER = "after"


def add_lookahead(grammar: Grammar) -> tuple[Grammar, dict[str, str]]:
    """The flat grammar with rules for what may follow, and the name of that rule for each rule that has one.

    A rule that may end the text has none: there the end may follow.
    """
    follow = _Following(grammar).run()
    names: dict[Words, str] = {}
    rules: dict[str, tuple[Production, ...]] = {}
    lookahead: dict[str, str] = {}
    for rule, words in follow.items():
        if words not in names:
            names[words] = f"{AFTER}_{len(names)}"
            ordered = sorted(words, key=repr)
            rules[names[words]] = tuple(Production(word, None) for word in ordered)
        lookahead[rule] = names[words]
    return grammar.with_rules(rules), lookahead


class _Following:
    """The fixed points of the textbook: what begins a rule, and what follows it."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.first: dict[str, Words] = dict.fromkeys(grammar.rules, NOTHING)
        self.follow: dict[str, Words] = dict.fromkeys(grammar.rules, NOTHING)
        self.ends_text = {grammar.start}

    def run(self) -> dict[str, Words]:
        self._until_stable(self._grow_firsts)
        self._until_stable(self._grow_followers)
        return {
            rule: words for rule, words in self.follow.items() if words and rule not in self.ends_text
        }

    def _until_stable(self, grow: Callable[[], bool]) -> None:
        while grow():
            pass

    def _grow_firsts(self) -> bool:
        grown = False
        for rule, productions in self.grammar.rules.items():
            words = self.first[rule].union(*(self._begin(p.expression) for p in productions))
            grown |= words != self.first[rule]
            self.first[rule] = words
        return grown

    def _grow_followers(self) -> bool:
        grown = False
        for rule, productions in self.grammar.rules.items():
            for p in productions:
                for name, words, is_last in self._told(p.expression, self.follow[rule]):
                    ends = is_last and rule in self.ends_text and name not in self.ends_text
                    if ends:
                        self.ends_text.add(name)
                    if ends or not words <= self.follow[name]:
                        self.follow[name] |= words
                        grown = True
        return grown

    def _told(self, expression: Expression, after: Words) -> Iterable[tuple[str, Words, bool]]:
        """Each rule inside with what follows it there, and whether it is the last part."""
        parts = expression.parts if isinstance(expression, Sequence) else (expression,)
        for index, part in enumerate(parts):
            if isinstance(part, Ref):
                rest = sequence(*parts[index + 1 :])
                is_last = rest == EMPTY
                yield part.rule, after if is_last else self._begin(rest, after), is_last

    def _begin(self, expression: Expression, after: Words = NOTHING) -> Words:
        """What the plain sequence begins with; a rule derives at least one character."""
        parts = expression.parts if isinstance(expression, Sequence) else (expression,)
        blanks: list[Expression] = []
        for index, part in enumerate(parts):
            if isinstance(part, Ref):
                return frozenset(sequence(*blanks, word) for word in self.first[part.rule])
            if isinstance(part, Repeat):
                blanks.append(part)
                continue
            is_keyword = isinstance(part, Text) and part.text.strip().isalpha()
            if is_keyword and index + 1 < len(parts) and isinstance(parts[index + 1], Chars):
                return frozenset({sequence(*blanks, part, parts[index + 1])})
            if isinstance(part, Chars) and blanks:
                blanks.append(part)
                continue
            if isinstance(part, Regex):
                return frozenset(sequence(*blanks, each) for each in first_characters(part.part))
            return frozenset({sequence(*blanks, part)})
        return frozenset(sequence(*blanks, word) for word in after)


def first_characters(expression: Expression) -> list[Expression]:
    """What an automaton's text can begin with: the letters as one class, and the classes of what it may not be."""
    letters: set[str] = set()
    others: list[Expression] = []
    for first in _firsts(expression):
        if isinstance(first, Text):
            letters.add(first.text[0])
        elif first.members.startswith("^"):
            others.append(first)
        else:
            letters.update(c for c in map(chr, range(128)) if re.fullmatch(f"[{first.members}]", c))
    return [*([Chars(ranges(letters))] if letters else []), *dict.fromkeys(others)]


def _firsts(expression: Expression) -> list[Text | Chars]:
    if isinstance(expression, (Text, Chars)):
        return [expression]
    if isinstance(expression, Repeat):
        return _firsts(expression.part)
    if isinstance(expression, Choice):
        return [first for part in expression.parts for first in _firsts(part)]
    found: list[Text | Chars] = []
    for part in parts_of(expression):
        found += _firsts(part)
        if not (isinstance(part, Repeat) and part.least == 0):
            break
    return found
