"""Finite automata over characters and references to rules, and how they are made deterministic."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from .forms import Chars, Choice, Expression, Ref, Regex, Repeat, Sequence, Text, choice, sequence
from .patterns import ranges

OTHER = "\N{REPLACEMENT CHARACTER}"
"""Stands for all characters beyond ASCII: a class has all of them or none."""
ALL = (*map(chr, range(128)), OTHER)
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
        return Chars("^" + ranges(c for c in ALL if c not in letters))
    return Text(letters) if len(letters) == 1 else Chars(ranges(letters))


def forms_of(expression: Expression) -> tuple[Expression, ...]:
    """The alternatives."""
    return expression.parts if isinstance(expression, Choice) else (expression,)


def loop_of(rule: str, expression: Expression) -> Expression | None:
    """What follows the rule in its own forms that begin with it; None if there is no such form."""
    tails = [
        sequence(*form.parts[1:])
        for form in forms_of(expression)
        if isinstance(form, Sequence) and form.parts[:1] == (Ref(rule),)
    ]
    return choice(*tails) if tails else None


def heads_of(rule: str, expression: Expression) -> list[Expression]:
    """The forms that don't begin with the rule itself."""
    forms = forms_of(expression)
    return [form for form in forms if not (isinstance(form, Sequence) and form.parts[:1] == (Ref(rule),))]


@dataclass
class Automaton:
    """Several ways may lead on with the same character. It is made from the end of an expression to its beginning."""

    rules: Mapping[str, Expression]
    kept: frozenset[str]
    """The rules that are referred to; the others are written out where they are used."""
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
        """The rule's own forms; where it begins with itself, it is a loop at its end."""
        key = (rule, after)
        if key not in self.made:
            begin = self.made[key] = self.fork([])
            tail = loop_of(rule, self.rules[rule])
            if tail is not None:
                after = self.loop(tail, after)
            self.forks[begin] += [self.enter(form, after) for form in heads_of(rule, self.rules[rule])]
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
