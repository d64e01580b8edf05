"""Rules in which no character leads two ways, for llama.cpp.

llama.cpp follows every way to read a text at once, each as a stack of positions, and tries all tokens of the model
on one stack after the other; what one stack takes is not tried on the next. From what a stack takes it looks up all
positions that may come next, also where no token gets there. So its time goes with the square of the alternatives
that may follow a character, and the order of the alternatives matters: it tries the last first.

Here small rules and those that are used by one other are written out where they are used. Each rule that is left
becomes a deterministic automaton over characters and references, and its states become the rules. A rule that
begins with itself becomes a loop, because llama.cpp refuses left recursion. On the grammar of kernels that makes
masks about a hundred times faster.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Mapping
from collections.abc import Sequence as List
from dataclasses import replace

from .automata import ACCEPTS, Automaton, Letters, State, characters, deterministic, forms_of, split_form
from .copies import prune
from .forms import (
    EMPTY,
    Chars,
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Text,
    choice,
    parts_of,
    references,
    sequence,
    walk,
)

SMALL = 100
"""A rule with at most so many characters and parts is written out even where several others use it."""
WORD = 60
"""A class with at least so many characters is that of words."""


def determinize(grammar: Grammar) -> Grammar:
    """An equivalent grammar over characters. A rule is a choice of texts and classes that lead to other rules."""
    rules = {rule: choice(*(p.expression for p in ps)) for rule, ps in grammar.rules.items()}
    groups = left_recursive_groups(rules)
    kept = _kept_rules(rules, groups, grammar.start)
    nullable = _nullable_rules(rules)
    automaton = Automaton(rules, frozenset(kept), groups, nullable)
    states, first = deterministic(automaton, {rule: automaton.write_out(rule, ACCEPTS) for rule in kept})
    for rule in sorted(nullable.intersection(kept)):
        begin = states[first[rule]]
        first[rule] = len(states)
        states.append(replace(begin, accepts=False))
    result = _Rules(states, first).grammar(grammar.start)
    if grammar.start not in nullable:
        return prune(result)
    start = f"{grammar.start}_or_nothing"
    forms = [EMPTY, Ref(grammar.start)] if result.rules[grammar.start] else [EMPTY]
    return prune(Grammar({start: tuple(Production(form, None) for form in forms), **result.rules}, start))


def _nullable_rules(rules: Mapping[str, Expression]) -> frozenset[str]:
    """The rules that may derive nothing.

    llama.cpp takes `a: b a` for left recursion where `b` may be nothing, so no reference may stand for nothing.
    """
    found: set[str] = set()
    while True:
        more = {rule for rule, expression in rules.items() if _is_nullable(expression, found)} - found
        if not more:
            return frozenset(found)
        found |= more


def _is_nullable(expression: Expression, rules: set[str]) -> bool:
    if isinstance(expression, Ref):
        return expression.rule in rules
    if isinstance(expression, Repeat):
        return expression.least == 0 or _is_nullable(expression.part, rules)
    if isinstance(expression, Text):
        return not expression.text
    if isinstance(expression, Chars):
        return False
    quantifier = any if isinstance(expression, Choice) else all
    return quantifier(_is_nullable(part, rules) for part in parts_of(expression))


# Which rules stay


def left_recursive_groups(rules: Mapping[str, Expression]) -> dict[str, frozenset[str]]:
    """For each rule those that it begins with and that begin with it; empty for a rule that is not left-recursive."""
    everything = frozenset(rules)
    begins = {
        rule: {split[0] for form in forms_of(expression) if (split := split_form(form, everything))}
        for rule, expression in rules.items()
    }
    groups: dict[str, frozenset[str]] = dict.fromkeys(rules, frozenset())
    for cycle in _cycles(begins, set()):
        groups.update(dict.fromkeys(cycle, frozenset(cycle)))
    return groups


def _kept_rules(
    rules: Mapping[str, Expression], groups: Mapping[str, frozenset[str]], start: str
) -> list[str]:
    """The start, a rule of each cycle, and the rules that are too large to be written out several times."""
    uses = Counter(name for expression in rules.values() for name in references(expression))
    users = Counter(name for expression in rules.values() for name in set(references(expression)))
    callees = {
        rule: set(_recursive_references(rule, expression, groups[rule])) for rule, expression in rules.items()
    }
    kept = {start}
    while cycles := _cycles(callees, kept):
        kept.add(max(sorted(max(cycles, key=len)), key=lambda rule: uses[rule]))
    sizes: dict[str, int] = {}
    for rule in _callees_first(callees, kept):
        expression = rules[rule]
        size = sum(len(part.text) if isinstance(part, Text) else 1 for part in walk(expression))
        size += sum(sizes.get(name, 0) for name in references(expression))
        if users[rule] > 1 and size > SMALL:
            kept.add(rule)
        else:
            sizes[rule] = size
    return [rule for rule in rules if rule in kept]


def _recursive_references(rule: str, expression: Expression, group: frozenset[str]) -> Iterator[str]:
    """What the rule refers to, but for what becomes a loop: its group at the beginning of a form, or itself at the end."""
    if not group:
        forms = expression.parts if isinstance(expression, Choice) else (expression,)
        for form in forms:
            parts = form.parts if isinstance(form, Sequence) else (form,)
            yield from references(sequence(*(parts[:-1] if parts[-1:] == (Ref(rule),) else parts)))
        return
    for form in forms_of(expression):
        split = split_form(form, group)
        yield from references(form if split is None else split[1])


def _cycles(callees: Mapping[str, set[str]], removed: set[str]) -> list[set[str]]:
    """The sets of rules that all reach each other without the removed ones (Kosaraju's algorithm)."""
    order = _callees_first(callees, removed)
    callers: dict[str, set[str]] = {rule: set() for rule in order}
    for rule in order:
        for name in callees[rule] & callers.keys():
            callers[name].add(rule)
    cycles: list[set[str]] = []
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
        if len(component) > 1 or (component and root in callees[root]):
            cycles.append(component)
    return cycles


def _callees_first(callees: Mapping[str, set[str]], removed: set[str]) -> list[str]:
    """Every rule but the removed, behind the rules that it refers to as far as there is no cycle."""
    order: list[str] = []
    seen = set(removed)
    for root in callees:
        if root in seen:
            continue
        seen.add(root)
        todo = [(root, iter(sorted(callees[root])))]
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


# From states to rules


class _Rules:
    """Each state that a rule starts in, or that several ways lead to or from, is a rule; others are written in place."""

    def __init__(self, states: List[State], first: Mapping[str, int]) -> None:
        self.states = states
        self.names = {state: rule for rule, state in first.items()}
        uses = Counter(target for state in states for target in (*state.ways, *state.calls.values()))
        for number, state in enumerate(states):
            if uses[number] > 1 or len(state.ways) + len(state.calls) != 1 or state.accepts:
                self.names.setdefault(number, f"state_{number}")

    def grammar(self, start: str) -> Grammar:
        rules = {
            name: tuple(Production(form, None) for form in self.forms(number))
            for number, name in sorted(self.names.items())
            if not self.is_end(number) or name == start
        }
        return Grammar(rules, start)

    def is_end(self, number: int) -> bool:
        state = self.states[number]
        return state.accepts and not state.ways and not state.calls

    def forms(self, number: int) -> list[Expression]:
        state = self.states[number]
        forms = [sequence(part, self.rest(target)) for part, target in self.steps(number)]
        shortcut = long_words(self.states, number)
        if shortcut:
            letters, target = shortcut
            forms.append(sequence(*map(characters, letters), self.rest(target)))
        return [EMPTY, *forms] if state.accepts else forms

    def steps(self, number: int) -> list[tuple[Expression, int]]:
        """Last, so that it is tried first, what most tokens begin with: a word, blank space, another rule."""
        state = self.states[number]
        ways = sorted(state.ways.items(), key=lambda way: (_preference(way[1]), way[1]))
        steps: list[tuple[Expression, int]] = [(characters(letters), target) for target, letters in ways]
        early = sum(_preference(letters) < CALL for _, letters in ways)
        calls = sorted(state.calls.items(), key=lambda call: call[0].rule)
        return [*steps[:early], *calls, *steps[early:]]

    def rest(self, number: int) -> Expression:
        """From a state on: its name, or what stands for it."""
        parts: list[Expression] = []
        while number not in self.names:
            part, number = self.steps(number)[0]
            parts.append(part)
        return sequence(*parts) if self.is_end(number) else sequence(*parts, Ref(self.names[number]))


CALL = 1
"""Where references stand in the order of `_preference`."""


def _preference(letters: Letters) -> int:
    if len(letters) >= WORD:
        return CALL + 2
    return CALL + 1 if " " in letters else CALL - 1


def long_words(states: List[State], number: int) -> tuple[list[Letters], int] | None:
    """The classes of the first characters of long words, and the state after them, for a state that begins words.

    The automaton of names has many ways, because keywords are no names. But a word that is longer than all keywords is
    a name, and almost every token can begin one: as an alternative of its own it takes them all at once. None if the
    state begins something else.
    """
    current = frozenset({number})
    classes: list[Letters] = []
    seen: set[frozenset[int]] = set()
    while current not in seen:
        seen.add(current)
        reached = [states[n] for n in current]
        letters = {"".join(sorted(itertools.chain(*state.ways.values()))) for state in reached}
        if len(letters) != 1 or any(state.calls for state in reached):
            return None
        classes.append(letters.pop())
        if classes[1:] and len(classes[-1]) < WORD:
            return None
        current = frozenset(target for state in reached for target in state.ways)
    is_loop = len(current) == 1 and current == frozenset(states[min(current)].ways)
    return (classes[:-1], min(current)) if is_loop and len(classes) > 2 else None
