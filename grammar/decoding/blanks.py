"""Move the blank space in front of a construct out of the rules that begin it, into the rule that is begun.

An operand can begin with one of a hundred rules, one for each signature of the API. With the space in each of
them, a decoder would follow a hundred rules through it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from .forms import (
    EMPTY,
    Chars,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Text,
    alternatives,
    choice,
    head,
    references,
    sequence,
)
from .lexemes import BLANK, BLANK_OR_BREAK


def hoist_blanks(grammar: Grammar) -> Grammar:
    """Rules that only ever stand first in other rules lose the blank space that all their forms begin with."""
    beginnings = _beginnings(grammar)
    rules = {
        rule: tuple(
            Production(
                _without(p.expression, rule, beginnings)
                if rule in beginnings
                else _with(p.expression, beginnings),
                None,
            )
            for p in productions
        )
        for rule, productions in grammar.rules.items()
    }
    return Grammar(rules, grammar.start)


def _beginnings(grammar: Grammar) -> dict[str, Expression]:
    """The blank space that moves, for each rule that loses it."""
    movable = {rule for rule in grammar.rules if rule != grammar.start} - _behind_something(grammar)
    found: dict[str, Expression | None] = dict.fromkeys(movable)
    while True:
        changed = False
        for rule in movable:
            common = _common(rule, grammar, found)
            if found[rule] != common:
                found[rule], changed = common, True
        if not changed:
            return {rule: blank for rule, blank in found.items() if blank is not None}


def _behind_something(grammar: Grammar) -> set[str]:
    """The rules that somewhere stand behind something else."""
    return {
        name
        for productions in grammar.rules.values()
        for p in productions
        for each in alternatives(p.expression)
        for name in _later_references(each)
    }


def _later_references(expression: Expression) -> list[str]:
    if isinstance(expression, Ref):
        return []
    if isinstance(expression, Sequence) and expression.parts and isinstance(expression.parts[0], Ref):
        return [name for part in expression.parts[1:] for name in references(part)]
    return list(references(expression))


def _common(rule: str, grammar: Grammar, found: Mapping[str, Expression | None]) -> Expression | None:
    """What all forms of the rule begin with, if that is blank space."""
    blanks: set[Expression | None] = set()
    for p in grammar.rules[rule]:
        for form in alternatives(p.expression):
            first = head(form)
            if first == Ref(rule):
                continue
            blanks.add(
                found.get(first.rule) if isinstance(first, Ref) else first if _is_blank(first) else None
            )
    return blanks.pop() if len(blanks) == 1 else None


def _is_blank(expression: Expression) -> bool:
    return expression == Text(" ") or (isinstance(expression, Repeat) and isinstance(expression.part, Chars))


def _without(expression: Expression, rule: str, beginnings: Mapping[str, Expression]) -> Expression:
    """The forms without the blank space that moves to who uses the rule."""
    forms: list[Expression] = []
    for form in alternatives(expression):
        first = head(form)
        if isinstance(first, Ref):
            assert first.rule in (rule, *beginnings)
            forms.append(form)
        else:
            assert isinstance(form, Sequence)
            forms.append(sequence(*form.parts[1:]))
    return choice(*forms)


def _with(expression: Expression, beginnings: Mapping[str, Expression]) -> Expression:
    """The forms with the blank space of the rules that they begin with."""
    forms: list[Expression] = []
    for form in alternatives(expression):
        first = head(form)
        moved = beginnings.get(first.rule, EMPTY) if isinstance(first, Ref) else EMPTY
        forms.append(sequence(moved, form))
    return choice(*forms)


def share_blanks(grammar: Grammar) -> Grammar:
    """Blank space and the rule behind it as a rule of their own, where they stand together more than once.

    At such a place a decoder looks at every word of the model that begins with a space: once is enough.
    """
    found = Counter(
        pair for productions in grammar.rules.values() for p in productions for pair in _pairs(p.expression)
    )
    names = {
        pair: f"{pair[-1].rule}_after_blank_{number}"
        for number, pair in enumerate(found)
        if found[pair] > 1 and isinstance(pair[-1], Ref)
    }
    rules = {
        rule: tuple(Production(_with_shared(p.expression, names), None) for p in productions)
        for rule, productions in grammar.rules.items()
    }
    rules.update({name: (Production(sequence(*pair), None),) for pair, name in names.items()})
    return Grammar(rules, grammar.start)


def _pairs(expression: Expression) -> list[tuple[Expression, ...]]:
    """The runs of blank space in a plain sequence, each with the rule behind it."""
    parts = expression.parts if isinstance(expression, Sequence) else ()
    return [
        parts[_blanks_before(parts, i) : i + 1] for i in range(len(parts)) if _blanks_before(parts, i) < i
    ]


def _blanks_before(parts: tuple[Expression, ...], index: int) -> int:
    """Where the blank space before a reference begins; its own index if there is none."""
    if not isinstance(parts[index], Ref):
        return index
    begin = index
    while begin and _is_class(parts[begin - 1]):
        begin -= 1
    return begin


def _is_class(expression: Expression) -> bool:
    part = expression.part if isinstance(expression, Repeat) else expression
    return part in (BLANK, BLANK_OR_BREAK)


def _with_shared(expression: Expression, names: Mapping[tuple[Expression, ...], str]) -> Expression:
    parts = expression.parts if isinstance(expression, Sequence) else (expression,)
    done: list[Expression] = []
    for index, part in enumerate(parts):
        pair = parts[_blanks_before(parts, index) : index + 1]
        if pair in names:
            del done[len(done) - len(pair) + 1 :]
            done.append(Ref(names[pair]))
        else:
            done.append(part)
    return sequence(*done)
