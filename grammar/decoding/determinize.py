"""Rules as deterministic automata, for llama.cpp.

llama.cpp follows every way to read a text at once, each as a stack of positions, and tries every token of the
model on every stack. So it is fast where few alternatives can begin with the same character. Here, small rules and
those that are used once are written out where they are used; each rule that is left becomes an automaton over
characters and references, which is made deterministic: its states are the new rules, and from a state no character
and no reference leads two ways. A rule that begins with itself becomes a loop, because llama.cpp refuses left
recursion.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

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
    choice,
    references,
    sequence,
    walk,
)
from .patterns import ranges

SMALL = 24
"""A rule of at most so many parts is written out even where it is used several times."""

ACCEPTS = 0
"""The state at the end of a rule."""
OTHER = "\N{REPLACEMENT CHARACTER}"
"""Stands for all characters beyond ASCII: a class has all of them or none."""
ALL = (*map(chr, range(128)), OTHER)
Symbol = str | Ref
"""A character, or a reference to a rule that stays."""
States = frozenset[int]


@cache
def class_members(members: str) -> frozenset[str]:
    """The characters of a class as in `[^a-z]`."""
    pattern = re.compile(f"[{members}]")
    return frozenset(c for c in ALL if pattern.fullmatch(c))


def determinize(grammar: Grammar) -> Grammar:
    """An equivalent grammar whose rules are `character rule | reference rule | ... | nothing`."""
    rules = {rule: choice(*(p.expression for p in ps)) for rule, ps in grammar.rules.items()}
    kept = _kept_rules(rules, grammar.start)
    automaton = _Automaton(rules, frozenset(kept))
    rows, first = _subsets(automaton, {rule: automaton.written_out(rule, ACCEPTS) for rule in kept})
    return _as_grammar(rows, first, grammar.start)


# Which rules stay


def _kept_rules(rules: Mapping[str, Expression], start: str) -> list[str]:
    """The start, a rule of each cycle, and the rules that are too large to be written out several times."""
    uses = Counter(name for expression in rules.values() for name in references(expression))
    kept = {start}
    callees = {rule: set(references(_without_left_recursion(rule, e))) for rule, e in rules.items()}
    while cycle := _largest_cycle(callees, kept):
        kept.add(max(sorted(cycle), key=lambda rule: uses[rule]))
    sizes: dict[str, int] = {}
    for rule in _callees_first(callees, kept):
        expression = rules[rule]
        own = sum(max(1, len(e.text)) if isinstance(e, Text) else 1 for e in walk(expression))
        sizes[rule] = own + sum(sizes[name] for name in references(expression) if name in sizes)
        if uses[rule] > 1 and sizes[rule] > SMALL:
            kept.add(rule)
            del sizes[rule]
    return [rule for rule in rules if rule in kept]


def _forms(expression: Expression) -> tuple[Expression, ...]:
    return expression.parts if isinstance(expression, Choice) else (expression,)


def _is_left_recursive(rule: str, form: Expression) -> bool:
    return isinstance(form, Sequence) and form.parts[:1] == (Ref(rule),)


def _tails(rule: str, forms: Iterable[Expression]) -> list[Expression]:
    """What follows the rule in its forms that begin with it."""
    return [sequence(*form.parts[1:]) for form in forms if isinstance(form, Sequence) and form.parts[:1] == (Ref(rule),)]


def _without_left_recursion(rule: str, expression: Expression) -> Expression:
    """The forms, and what may follow in a loop."""
    forms = _forms(expression)
    heads = [form for form in forms if not _is_left_recursive(rule, form)]
    return choice(*heads, *_tails(rule, forms))


def _largest_cycle(callees: Mapping[str, set[str]], removed: set[str]) -> set[str]:
    """The largest set of rules that all reach each other without the removed ones; empty when there is no cycle."""
    order = _callees_first(callees, removed)
    callers: dict[str, set[str]] = {rule: set() for rule in order}
    for rule in order:
        for name in callees[rule]:
            if name in callers:
                callers[name].add(rule)
    largest: set[str] = set()
    seen: set[str] = set()
    for root in reversed(order):
        component: set[str] = set()
        todo = [root]
        while todo:
            rule = todo.pop()
            if rule not in seen:
                seen.add(rule)
                component.add(rule)
                todo.extend(callers[rule])
        is_cycle = len(component) > 1 or root in callees[root]
        if is_cycle and len(component) > len(largest):
            largest = component
    return largest


def _callees_first(callees: Mapping[str, set[str]], removed: set[str]) -> list[str]:
    """Every rule but the removed, behind the rules that it refers to as far as there is no cycle."""
    order: list[str] = []
    seen = set(removed)
    for root in callees:
        todo: list[tuple[str, Iterator[str]]] = []
        if root not in seen:
            seen.add(root)
            todo.append((root, iter(sorted(callees[root]))))
        while todo:
            rule, names = todo[-1]
            following = next((name for name in names if name not in seen), None)
            if following is None:
                order.append(rule)
                todo.pop()
            else:
                seen.add(following)
                todo.append((following, iter(sorted(callees[following]))))
    return order


# The automaton


@dataclass
class _Automaton:
    """States by number, made from the end of an expression to its beginning."""

    rules: Mapping[str, Expression]
    kept: frozenset[str]
    edges: list[list[tuple[frozenset[Symbol], int]]] = field(default_factory=lambda: [[]])
    empty: list[list[int]] = field(default_factory=lambda: [[]])
    """For each state those that it leads to without a symbol."""
    written: dict[tuple[str, int], int] = field(default_factory=dict)
    """Where a rule is already written out, by its name and what comes after it."""

    def state(self) -> int:
        self.edges.append([])
        self.empty.append([])
        return len(self.edges) - 1

    def enter(self, expression: Expression, after: int) -> int:
        """The state from which the expression's texts lead to the state `after`."""
        if isinstance(expression, Sequence):
            for part in reversed(expression.parts):
                after = self.enter(part, after)
            return after
        if isinstance(expression, Text):
            for character in reversed(expression.text):
                after = self.step(frozenset({character}), after)
            return after
        if isinstance(expression, Chars):
            return self.step(class_members(expression.members), after)
        if isinstance(expression, Ref):
            if expression.rule in self.kept:
                return self.step(frozenset({expression}), after)
            return self.written_out(expression.rule, after)
        if isinstance(expression, Regex):
            return self.enter(expression.part, after)
        if isinstance(expression, Repeat):
            return self.repetition(expression, after)
        assert isinstance(expression, Choice), f"{expression} is not made of characters"
        return self.fork([self.enter(part, after) for part in expression.parts])

    def step(self, symbols: frozenset[Symbol], after: int) -> int:
        state = self.state()
        self.edges[state].append((symbols, after))
        return state

    def fork(self, ways: list[int]) -> int:
        state = self.state()
        self.empty[state] = ways
        return state

    def written_out(self, rule: str, after: int) -> int:
        """The rule's own forms; what follows the rule where a form begins with it becomes a loop."""
        key = (rule, after)
        if key not in self.written:
            forms = _forms(self.rules[rule])
            loop = after
            if any(_is_left_recursive(rule, form) for form in forms):
                loop = self.fork([after])
                self.empty[loop] += [self.enter(tail, loop) for tail in _tails(rule, forms)]
            heads = [form for form in forms if not _is_left_recursive(rule, form)]
            self.written[key] = self.fork([self.enter(form, loop) for form in heads])
        return self.written[key]

    def repetition(self, repeat: Repeat, after: int) -> int:
        state = after
        if repeat.most is None:
            state = self.fork([after])
            self.empty[state].append(self.enter(repeat.part, state))
        else:
            for _ in range(repeat.most - repeat.least):
                state = self.fork([after, self.enter(repeat.part, state)])
        for _ in range(repeat.least):
            state = self.enter(repeat.part, state)
        return state


# Deterministic


@dataclass
class _Row:
    """Where a deterministic state leads."""

    accepts: bool
    ways: dict[int, frozenset[str]]
    """The characters that lead to each state."""
    calls: dict[Ref, int]


def _subsets(automaton: _Automaton, starts: Mapping[str, int]) -> tuple[list[_Row], dict[str, int]]:
    """The rows of the deterministic states, and where each rule starts."""
    numbers: dict[States, int] = {}
    todo: list[States] = []

    def number(states: Iterable[int]) -> int:
        closed = _closure(automaton, states)
        if closed not in numbers:
            numbers[closed] = len(numbers)
            todo.append(closed)
        return numbers[closed]

    first = {rule: number([state]) for rule, state in starts.items()}
    rows: list[_Row] = []
    while len(rows) < len(todo):
        states = todo[len(rows)]
        targets: dict[Symbol, set[int]] = {}
        for state in states:
            for symbols, after in automaton.edges[state]:
                for symbol in symbols:
                    targets.setdefault(symbol, set()).add(after)
        ways: dict[int, set[str]] = {}
        calls: dict[Ref, int] = {}
        for symbol, after in targets.items():
            if isinstance(symbol, Ref):
                calls[symbol] = number(after)
            else:
                ways.setdefault(number(after), set()).add(symbol)
        rows.append(_Row(ACCEPTS in states, {target: frozenset(way) for target, way in ways.items()}, calls))
    return rows, first


def _closure(automaton: _Automaton, states: Iterable[int]) -> States:
    seen = set(states)
    todo = list(seen)
    while todo:
        for state in automaton.empty[todo.pop()]:
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return frozenset(seen)


# Back to rules


def _as_grammar(rows: list[_Row], first: Mapping[str, int], start: str) -> Grammar:
    """A rule for each state that a rule starts in or that several ways lead to; the others are written in place."""
    uses = Counter(target for row in rows for target in (*row.ways, *row.calls.values()))
    names = {state: rule for rule, state in first.items()}
    own = {state for state in range(len(rows)) if state in names or uses[state] > 1 or len(_targets(rows[state])) != 1 or rows[state].accepts}

    def name(state: int) -> str:
        return names.get(state, f"s{state}")

    def rest(state: int) -> Expression:
        parts: list[Expression] = []
        while state not in own:
            part, state = _targets(rows[state])[0]
            parts.append(part)
        ends = rows[state].accepts and not _targets(rows[state])
        return sequence(*parts, *([] if ends else [Ref(name(state))]))

    rules: dict[str, tuple[Production, ...]] = {}
    for state in sorted(own):
        forms = [sequence(part, rest(target)) for part, target in _targets(rows[state])]
        if forms:
            rules[name(state)] = tuple(Production(form, None) for form in [*forms, *([EMPTY] if rows[state].accepts else [])])
    return Grammar(rules, name(first[start]))


def _targets(row: _Row) -> list[tuple[Expression, int]]:
    """The large classes first: a token that one stack takes is not tried on the others."""
    ways = sorted(row.ways.items(), key=lambda way: (-len(way[1]), sorted(way[1])))
    return [*((_characters(letters), target) for target, letters in ways), *row.calls.items()]


def _characters(letters: frozenset[str]) -> Expression:
    if len(letters) == 1 and OTHER not in letters:
        return Text(next(iter(letters)))
    if OTHER in letters:
        return Chars("^" + ranges(c for c in ALL if c not in letters))
    return Chars(ranges(letters))
