"""Fewer rules for the same language: levels of precedence joined, small rules written out where they are used.

A decoder asks only whether a text can be derived. Which operator binds tighter does not matter to it, and each
rule that ends inside a token of the model costs time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .copies import prune
from .forms import (
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    choice,
    in_sequence,
    map_leaves,
    references,
    sequence,
)


def join_levels(grammar: Grammar) -> Grammar:
    """`a: b | a "+" b` and `b: c | b "*" c` become `a: c | a "+" c | a "*" c`."""
    rules = {rule: tuple(_left_recursive(rule, p) for p in ps) for rule, ps in grammar.rules.items()}
    while True:
        joined = {rule: _joined(rule, rules) for rule in rules}
        if joined == rules:
            return prune(Grammar(rules, grammar.start))
        rules = joined


def join_conditionals(grammar: Grammar) -> Grammar:
    """`e: d | d "if" d "else" e` becomes `e: d | e "if" d "else" d`, and takes in the level of `d`."""
    rules = dict(grammar.rules)
    for rule, productions in grammar.rules.items():
        conditionals = [p for p in productions if p.meaning == "conditional"]
        levels = [p.expression.rule for p in productions if isinstance(p.expression, Ref)]
        if len(conditionals) != 1 or len(levels) != 1:
            continue
        level = levels[0]
        parts = in_sequence(conditionals[0].expression)
        operand = _operand(level, rules[level])
        if operand is None or (parts[0], parts[-1]) != (Ref(level), Ref(rule)):
            continue
        others = [p for p in productions if p not in conditionals and p.expression != Ref(level)]
        last = choice(Ref(operand), *(p.expression for p in others))
        rules[rule] = (
            *(_operands_replaced(p, {level: rule}) for p in rules[level]),
            *others,
            Production(sequence(Ref(rule), *parts[1:-1], last), "conditional"),
        )
    return prune(Grammar(rules, grammar.start))


def inline_single_uses(grammar: Grammar, kept: Callable[[str], bool]) -> Grammar:
    """Write out rules that only begin one other rule, and that do not begin themselves."""
    rules = dict(grammar.rules)
    places: dict[str, list[str]] = {rule: [] for rule in rules}
    for name, ps in rules.items():
        for each in _used(ps):
            places[each].append(name)
    for rule in grammar.rules:
        if len(places[rule]) != 1 or places[rule][0] == rule or kept(rule) or rule == grammar.start:
            continue
        owner = places[rule][0]
        if not any(p.expression == Ref(rule) for p in rules[owner]):
            continue
        rules[owner] = tuple(
            each for p in rules[owner] for each in (rules[rule] if p.expression == Ref(rule) else (p,))
        )
        for each in _used(rules.pop(rule)):
            places[each] = [owner if place == rule else place for place in places[each]]
    return Grammar(rules, grammar.start)


def _used(productions: Iterable[Production]) -> list[str]:
    """The rules that the productions refer to, once for each time."""
    return [each for p in productions for each in references(p.expression)]


def _left_recursive(rule: str, production: Production) -> Production:
    """`b: c ("and" c)+` as `b: b "and" c`, where `b: c` is another production of the rule."""
    e = production.expression
    if not (isinstance(e, Sequence) and len(e.parts) == 2 and production.meaning == "boolean"):
        return production
    operand, repeat = e.parts
    if not (isinstance(operand, Ref) and isinstance(repeat, Repeat) and repeat.least == 1):
        return production
    return Production(sequence(Ref(rule), repeat.part), production.meaning)


def _joined(rule: str, rules: dict[str, tuple[Production, ...]]) -> tuple[Production, ...]:
    operand = _operand(rule, rules[rule])
    if operand is None or operand == rule or _operand(operand, rules[operand]) is None:
        return rules[rule]
    inner = _operand(operand, rules[operand])
    assert inner is not None
    mine = [_operands_replaced(p, {operand: inner}) for p in rules[rule]]
    theirs = [_operands_replaced(p, {operand: rule}) for p in rules[operand]]
    return tuple(dict.fromkeys(p for p in (*mine, *theirs) if p.expression != Ref(rule)))


def _operand(rule: str, productions: Iterable[Production]) -> str | None:
    """The rule that a left-associative level puts its operators between; None for any other rule."""
    operand: str | None = None
    is_recursive = False
    for p in productions:
        e = p.expression
        if isinstance(e, Ref):
            operand = e.rule if operand in (None, e.rule) else ""
        elif isinstance(e, Sequence) and e.parts[0] == Ref(rule) and isinstance(e.parts[-1], Ref):
            last = e.parts[-1].rule
            operand = last if operand in (None, last) else ""
            is_recursive = True
            if any(True for part in e.parts[1:-1] for _ in references(part)):
                return None
        else:
            return None
    return operand if operand and is_recursive else None


def _operands_replaced(production: Production, names: dict[str, str]) -> Production:
    changed = map_leaves(
        production.expression,
        lambda leaf: Ref(names[leaf.rule]) if isinstance(leaf, Ref) and leaf.rule in names else leaf,
    )
    assert changed is not None
    return Production(changed, production.meaning)


def inline_small_rules(grammar: Grammar, kept: Callable[[str], bool]) -> Grammar:
    """Write out every rule that only stands for others, or that has no rule inside, such as an operator.

    But for those that are kept: they are there to be shared.
    """
    rules = dict(grammar.rules)
    while True:
        small = {
            rule: choice(*(p.expression for p in ps))
            for rule, ps in rules.items()
            if rule != grammar.start and not kept(rule) and _is_small(rule, ps)
        }
        if not small:
            return prune(Grammar(rules, grammar.start))
        rules = {
            rule: tuple(Production(_written_out(p.expression, small), p.meaning) for p in ps)
            for rule, ps in rules.items()
            if rule not in small
        }


def _is_small(rule: str, productions: tuple[Production, ...]) -> bool:
    used = [each for p in productions for each in references(p.expression)]
    return not used or (all(isinstance(p.expression, Ref) for p in productions) and rule not in used)


def _written_out(expression: Expression, small: dict[str, Expression]) -> Expression:
    def write(leaf: Expression) -> Expression:
        while isinstance(leaf, Ref) and leaf.rule in small:
            leaf = small[leaf.rule]
        if isinstance(leaf, Ref):
            return leaf
        return leaf if not any(each in small for each in references(leaf)) else _written_out(leaf, small)

    changed = map_leaves(expression, write)
    assert changed is not None
    return changed


def merge_equal_rules(grammar: Grammar) -> Grammar:
    """One rule in the place of several that read the same, but for their own names."""
    rules = dict(grammar.rules)
    while True:
        first: dict[frozenset[Expression], str] = {}
        same: dict[str, str] = {}
        for rule, ps in rules.items():
            itself = {rule: ""}
            kept = first.setdefault(frozenset(_operands_replaced(p, itself).expression for p in ps), rule)
            if kept != rule:
                same[rule] = kept
        if not same:
            return Grammar(rules, grammar.start)
        start = same.pop(grammar.start, None)
        assert start is None
        rules = {
            rule: tuple(_operands_replaced(p, same) for p in ps)
            for rule, ps in rules.items()
            if rule not in same
        }
