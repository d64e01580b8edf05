"""What can come behind a rule, as far as its first word.

XGrammar caches for each rule which tokens of the model fit into it. A token that goes on behind the rule's end
it has to try anew at every step, unless a lookahead rules it out: `x foo` can't follow a name, `x if ` can.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from .forms import (
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
            rules[names[words]] = _alternatives(words)
        lookahead[rule] = names[words]
    return grammar.with_rules(rules), lookahead


def _alternatives(words: Words) -> tuple[Production, ...]:
    """The words, single characters joined to one class for each blank space before them."""
    singles: dict[Expression, set[str]] = {}
    others: list[Expression] = []
    for word in sorted(words, key=repr):
        parts = word.parts if isinstance(word, Sequence) else (word,)
        letters = _letters(parts[-1]) if all(isinstance(p, Repeat) for p in parts[:-1]) else None
        if letters is None:
            others.append(word)
        else:
            singles.setdefault(sequence(*parts[:-1]), set()).update(letters)
    joined = [sequence(blank, Chars(ranges(letters))) for blank, letters in singles.items()]
    return tuple(Production(word, None) for word in (*joined, *others))


def _letters(expression: Expression) -> set[str] | None:
    """The characters, where the expression is one character from a list."""
    if isinstance(expression, Text):
        return {expression.text} if len(expression.text) == 1 else None
    if isinstance(expression, Chars) and not expression.members.startswith("^"):
        return {c for c in map(chr, range(128)) if re.fullmatch(f"[{expression.members}]", c)}
    return None


class _Following:
    """The fixed points of the textbook: what begins a rule, and what follows it."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.first: dict[str, Words] = dict.fromkeys(grammar.rules, NOTHING)
        self.follow: dict[str, Words] = dict.fromkeys(grammar.rules, NOTHING)
        self.ends_text = {grammar.start}
        self.empty: set[str] = set()
        """The rules that may derive nothing."""

    def run(self) -> dict[str, Words]:
        self._until_stable(self._grow_empty)
        self._until_stable(self._grow_firsts)
        self._find_followers()
        return {rule: words for rule, words in self.follow.items() if words and rule not in self.ends_text}

    def _until_stable(self, grow: Callable[[], bool]) -> None:
        while grow():
            pass

    def _grow_empty(self) -> bool:
        found = {
            rule
            for rule, productions in self.grammar.rules.items()
            if rule not in self.empty and any(self._is_empty(p.expression) for p in productions)
        }
        self.empty |= found
        return bool(found)

    def _is_empty(self, expression: Expression) -> bool:
        parts = expression.parts if isinstance(expression, Sequence) else (expression,)
        return all(
            isinstance(part, Repeat) or (isinstance(part, Ref) and part.rule in self.empty) for part in parts
        )

    def _grow_firsts(self) -> bool:
        grown = False
        for rule, productions in self.grammar.rules.items():
            words = self.first[rule].union(*(self._begin(p.expression) for p in productions))
            grown |= words != self.first[rule]
            self.first[rule] = words
        return grown

    def _find_followers(self) -> None:
        """What stands behind each rule, and then along the chains of rules that end with one another."""
        lasts: dict[str, set[str]] = {rule: set() for rule in self.grammar.rules}
        for rule, productions in self.grammar.rules.items():
            for p in productions:
                for name, words, is_last in self._told(p.expression):
                    self.follow[name] |= words
                    if is_last:
                        lasts[rule].add(name)
        todo = list(lasts)
        while todo:
            rule = todo.pop()
            for name in lasts[rule]:
                ends = rule in self.ends_text and name not in self.ends_text
                if ends:
                    self.ends_text.add(name)
                if ends or not self.follow[rule] <= self.follow[name]:
                    self.follow[name] |= self.follow[rule]
                    todo.append(name)

    def _told(self, expression: Expression) -> Iterable[tuple[str, Words, bool]]:
        """Each rule inside with what follows it there, and whether it may be the last part."""
        parts = expression.parts if isinstance(expression, Sequence) else (expression,)
        for index, part in enumerate(parts):
            if isinstance(part, Ref):
                rest = sequence(*parts[index + 1 :])
                yield part.rule, self._begin(rest), self._is_empty(rest)

    def _begin(self, expression: Expression) -> Words:
        """What the plain sequence begins with."""
        parts = expression.parts if isinstance(expression, Sequence) else (expression,)
        words: set[Expression] = set()
        blanks: list[Expression] = []
        for index, part in enumerate(parts):
            if isinstance(part, Ref):
                words.update(sequence(*blanks, word) for word in self.first[part.rule])
                if part.rule not in self.empty:
                    return frozenset(words)
                continue
            if isinstance(part, Repeat) or (isinstance(part, Chars) and _is_blank(parts[index + 1 :])):
                blanks.append(part)
                continue
            if isinstance(part, Regex):
                words.update(sequence(*blanks, each) for each in first_characters(part.part))
            else:
                words.add(sequence(*blanks, part, *_blank_behind_keyword(part, parts[index + 1 :])))
            return frozenset(words)
        words.update(
            sequence(*blanks[:index], blank.part)
            for index, blank in enumerate(blanks)
            if isinstance(blank, Repeat)
        )
        return frozenset(words)


def _is_blank(rest: tuple[Expression, ...]) -> bool:
    """Whether the character before is one of blank space: then more of it follows."""
    return bool(rest) and isinstance(rest[0], Repeat)


def _blank_behind_keyword(part: Expression, rest: tuple[Expression, ...]) -> tuple[Expression, ...]:
    is_keyword = isinstance(part, Text) and part.text.strip().isalpha()
    return rest[:1] if is_keyword and rest and isinstance(rest[0], Chars) else ()


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
