"""Finite automata over characters and references to rules, and how they are made deterministic."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from .forms import EMPTY, Chars, Choice, Expression, Ref, Regex, Repeat, Sequence, Text, sequence
from .patterns import ranges

OTHER = "\N{REPLACEMENT CHARACTER}"
"""Stands for all characters beyond ASCII: a class has all of them or none."""
ALL = (*map(chr, range(128)), OTHER)
ANY = "\\x00-\\U0010ffff"
"""Every character, as members of a class: nothing is left to negate."""
ACCEPTS = 0
"""The state at the end of a rule."""

Letters = str
"""A set of characters, in order."""


@cache
def class_members(members: str) -> Letters:
    """The characters of a class as in `[^a-z]`."""
    pattern = re.compile(f"[{members}]")
    return "".join(c for c in ALL if pattern.fullmatch(c))


def characters(letters: Letters) -> Expression:
    """One of these characters."""
    if OTHER in letters:
        missing = ranges(c for c in ALL if c not in letters)
        return Chars("^" + missing if missing else ANY)
    return Text(letters) if len(letters) == 1 else Chars(ranges(letters))


def forms_of(expression: Expression) -> list[Expression]:
    """The alternatives, also those that a choice or an optional part at the beginning makes."""
    if isinstance(expression, Choice):
        return [form for part in expression.parts for form in forms_of(part)]
    head, rest = _head_and_rest(expression)
    if isinstance(head, Choice):
        return [form for part in head.parts for form in forms_of(sequence(part, rest))]
    if isinstance(head, Repeat) and (head.least, head.most) == (0, 1):
        return [*forms_of(sequence(head.part, rest)), *forms_of(rest)]
    return [expression]


def _head_and_rest(expression: Expression) -> tuple[Expression, Expression]:
    parts = expression.parts if isinstance(expression, Sequence) else (expression,)
    return (parts[0], sequence(*parts[1:])) if parts else (EMPTY, EMPTY)


def split_form(form: Expression, group: frozenset[str]) -> tuple[str, Expression] | None:
    """The rule of the group that the form begins with, and what follows it; None if it begins otherwise."""
    head, rest = _head_and_rest(form)
    return (head.rule, rest) if isinstance(head, Ref) and head.rule in group else None


@dataclass
class Automaton:
    """Several ways may lead on with the same character. It is made from the end of an expression to its beginning."""

    rules: Mapping[str, Expression]
    kept: frozenset[str]
    """The rules that are referred to; the others are written out where they are used."""
    groups: Mapping[str, frozenset[str]]
    """For each rule those that it begins with and that begin with it, itself included if there are any."""
    nullable: frozenset[str]
    """The rules that may derive nothing. A reference stands for the other texts only."""
    edges: list[tuple[Letters | Ref, int] | None] = field(default_factory=lambda: [None])
    """What leads from each state to another, if anything does."""
    forks: list[list[int]] = field(default_factory=lambda: [[]])
    """The states that each state stands for."""
    made: dict[tuple[str | Chars, int], int] = field(default_factory=dict)
    """Where a rule is written out already, or a class repeated, by the state after it."""

    def step(self, symbol: Letters | Ref, after: int) -> int:
        self.edges.append((symbol, after))
        self.forks.append([])
        return len(self.edges) - 1

    def fork(self, ways: list[int]) -> int:
        self.edges.append(None)
        self.forks.append(ways)
        return len(self.edges) - 1

    def enter(self, expression: Expression, after: int) -> int:
        """The state from which the expression's texts lead to the state `after`."""
        if isinstance(expression, Sequence):
            for part in reversed(expression.parts):
                after = self.enter(part, after)
            return after
        if isinstance(expression, Text):
            for character in reversed(expression.text):
                after = self.step(character, after)
            return after
        if isinstance(expression, Chars):
            return self.step(class_members(expression.members), after)
        if isinstance(expression, Ref):
            return self.refer(expression, after)
        if isinstance(expression, Regex):
            return self.enter(expression.part, after)
        if isinstance(expression, Repeat):
            return self.repeat(expression, after)
        assert isinstance(expression, Choice), f"{expression} is not made of characters"
        return self.fork([self.enter(part, after) for part in expression.parts])

    def refer(self, reference: Ref, after: int) -> int:
        if reference.rule not in self.kept:
            return self.write_out(reference.rule, after)
        call = self.step(reference, after)
        return self.fork([after, call]) if reference.rule in self.nullable else call

    def write_out(self, rule: str, after: int) -> int:
        """The forms of the rule and of those that it begins with: they go on from where such a rule is done."""
        key = (rule, after)
        if key not in self.made:
            begin = self.made[key] = self.fork([])
            group = self.groups[rule]
            done = {name: self.fork([]) for name in sorted(group)} if group else {rule: after}
            for name, end in done.items():
                for form in forms_of(self.rules[name]) if group else [self.rules[name]]:
                    split = split_form(form, group)
                    if split is None:
                        self.forks[begin].append(self.enter(form, end))
                    else:
                        self.forks[done[split[0]]].append(self.enter(split[1], end))
            if group:
                self.forks[done[rule]].append(after)
        return self.made[key]

    def repeat(self, repeat: Repeat, after: int) -> int:
        if repeat.most is not None:
            state = after
            for _ in range(repeat.most - repeat.least):
                state = self.fork([after, self.enter(repeat.part, state)])
        elif isinstance(repeat.part, Chars):
            key = (repeat.part, after)
            state = self.made[key] = self.made.get(key) or self.loop(repeat.part, after)
        else:
            state = self.loop(repeat.part, after)
        for _ in range(repeat.least):
            state = self.enter(repeat.part, state)
        return state

    def loop(self, part: Expression, after: int) -> int:
        state = self.fork([after])
        self.forks[state].append(self.enter(part, state))
        return state


@dataclass(frozen=True, slots=True)
class State:
    """A deterministic state: no character and no reference leads to two others."""

    accepts: bool
    ways: Mapping[int, Letters]
    """The characters that lead to each state."""
    calls: Mapping[Ref, int]


def deterministic(automaton: Automaton, starts: Mapping[str, int]) -> tuple[list[State], dict[str, int]]:
    """The deterministic states, and in which of them each rule starts (the subset construction)."""
    numbers: dict[frozenset[int], int] = {}
    todo: list[frozenset[int]] = []

    def number(states: Iterable[int]) -> int:
        reached = _reached(automaton, states)
        if reached not in numbers:
            numbers[reached] = len(numbers)
            todo.append(reached)
        return numbers[reached]

    first = {rule: number([state]) for rule, state in starts.items()}
    done: list[State] = []
    while len(done) < len(todo):
        states = todo[len(done)]
        letters: dict[str, set[int]] = {}
        calls: dict[Ref, set[int]] = {}
        for symbol, after in filter(None, (automaton.edges[state] for state in states)):
            if isinstance(symbol, Ref):
                calls.setdefault(symbol, set()).add(after)
            else:
                for letter in symbol:
                    letters.setdefault(letter, set()).add(after)
        ways: dict[int, str] = {}
        for letter, after in sorted(letters.items()):
            target = number(after)
            ways[target] = ways.get(target, "") + letter
        done.append(
            State(
                ACCEPTS in states,
                ways,
                {call: number(after) for call, after in calls.items()},
            )
        )
    return done, first


def _reached(automaton: Automaton, states: Iterable[int]) -> frozenset[int]:
    """The states that these stand for, themselves included."""
    seen = set(states)
    todo = list(seen)
    while todo:
        for state in automaton.forks[todo.pop()]:
            if state not in seen:
                seen.add(state)
                todo.append(state)
    return frozenset(seen)
