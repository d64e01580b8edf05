"""Fewer rules between an expression and its operands, for an Earley parser.

Such a parser keeps an item for each rule that may begin at a place, and for each that may end there. At an
operand these are all levels of precedence; the model's tokens lead to hundreds of such places in every mask.
"""

from __future__ import annotations

from collections import Counter

from .copies import prune
from .forms import (
    Expression,
    Grammar,
    Production,
    Ref,
    Sequence,
    alternatives,
    choice,
    head,
    references,
    sequence,
)


def join_powers(grammar: Grammar) -> Grammar:
    """`**` beside the other binary operators.

    `l: f | l "+" f`, `f: w | "-" f` and `w: x | x "**" f` derive what `l: f | l "+" f | l "**" f`, `f: x | "-" f` do.
    """
    rules = dict(grammar.rules)
    for power, productions in grammar.rules.items():
        found = _power(power, productions, grammar)
        if found is not None:
            operators, level = found
            rules[power] = tuple(p for p in productions if isinstance(p.expression, Ref))
            more = [
                Production(sequence(Ref(level), operator), p.meaning)
                for operator, p in zip(operators, productions[1:], strict=True)
            ]
            rules[level] = (*rules[level], *more)
    return prune(Grammar(rules, grammar.start))


def _power(
    rule: str, productions: tuple[Production, ...], grammar: Grammar
) -> tuple[list[Expression], str] | None:
    """What follows the operand, and the level of binary operators, where the rule is the power of such a level."""
    first = productions[0].expression if productions else None
    if not isinstance(first, Ref):
        return None
    operators: list[Expression] = []
    signed: set[str] = set()
    for p in productions[1:]:
        parts = p.expression.parts if isinstance(p.expression, Sequence) else ()
        if len(parts) != 3 or parts[0] != first or not isinstance(parts[2], Ref):
            return None
        operators.append(sequence(*parts[1:]))
        signed.add(parts[2].rule)
    if len(signed) != 1:
        return None
    (factor,) = signed
    levels = _users(factor, grammar) - {factor, rule}
    if _users(rule, grammar) != {factor} or len(levels) != 1:
        return None
    (level,) = levels
    is_binary = all(
        p.expression == Ref(factor)
        or (isinstance(p.expression, Sequence) and p.expression.parts[0] == Ref(level))
        for p in grammar.rules[level]
    )
    return (operators, level) if is_binary else None


def _users(rule: str, grammar: Grammar) -> set[str]:
    return {user for user, ps in grammar.rules.items() for p in ps if rule in references(p.expression)}


def write_out_beginnings(grammar: Grammar) -> Grammar:
    """Rules that are used once, at the beginning of an alternative, written out there."""
    forms = {rule: alternatives(choice(*(p.expression for p in ps))) for rule, ps in grammar.rules.items()}
    used = Counter(name for written in forms.values() for form in written for name in references(form))
    single = {
        first.rule
        for rule, written in forms.items()
        for form in written
        if isinstance(first := head(form), Ref)
        and used[first.rule] == 1
        and first.rule not in (rule, grammar.start)
    }

    def written_out(form: Expression) -> list[Expression]:
        first = head(form)
        if not (isinstance(first, Ref) and first.rule in single):
            return [form]
        rest = form.parts[1:] if isinstance(form, Sequence) else ()
        return [sequence(each, *rest) for inner in forms[first.rule] for each in written_out(inner)]

    rules = {
        rule: (Production(choice(*(each for form in written for each in written_out(form))), None),)
        for rule, written in forms.items()
        if rule not in single
    }
    return Grammar(rules, grammar.start)
