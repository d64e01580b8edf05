"""Copy the rules of a grammar once for each context that they are used in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

from .forms import Choice, Expression, Grammar, Production, Ref, Repeat, Sequence, map_leaves, references

Context = TypeVar("Context", bound=Hashable)
Rewrite = Callable[[str, Production, Context, Callable[[str, Context], Ref]], Expression | None]
"""(rule, production, context, ref) -> the production in that context, or None where it can't be derived;
`ref(name, context)` refers to a rule's copy for a context."""


class EmptyGrammarError(Exception):
    """The grammar derives no text."""


def copy_by_context(
    grammar: Grammar, start: Context, rewrite: Rewrite[Context], name: Callable[[str, Context], str]
) -> Grammar:
    """The rules that the start rule reaches in context `start`, each under the `name` of its context."""
    rules: dict[str, tuple[Production, ...]] = {}
    todo = [(grammar.start, start)]
    seen = set(todo)

    def ref(rule: str, context: Context) -> Ref:
        if (rule, context) not in seen:
            seen.add((rule, context))
            todo.append((rule, context))
        return Ref(name(rule, context))

    while todo:
        rule, context = todo.pop()
        rewritten = [(p, rewrite(rule, p, context, ref)) for p in grammar.rules.get(rule, ())]
        rules[name(rule, context)] = tuple(Production(e, p.meaning) for p, e in rewritten if e is not None)
    return prune(Grammar(rules, name(grammar.start, start)))


def leading_to(
    grammar: Grammar, found: set[str], used: Callable[[Expression], Iterable[str]] = references
) -> set[str]:
    """These rules, and those that lead to them by what they use."""
    while True:
        more = {
            rule
            for rule, ps in grammar.rules.items()
            if rule not in found and any(not found.isdisjoint(used(p.expression)) for p in ps)
        }
        if not more:
            return found
        found = found | more


def rules_with(grammar: Grammar, has: Callable[[Expression], bool]) -> set[str]:
    """The rules with a production that has it."""
    return {rule for rule, ps in grammar.rules.items() if any(has(p.expression) for p in ps)}


def prune(grammar: Grammar) -> Grammar:
    """Without the productions that derive nothing finite, and without the rules that nothing reaches.

    A reference to a rule that does not exist derives nothing. Raises EmptyGrammarError.
    """
    live = _productive(grammar.rules)
    if grammar.start not in live:
        raise EmptyGrammarError
    kept: dict[str, tuple[Production, ...]] = {}
    todo = [grammar.start]
    while todo:
        rule = todo.pop()
        if rule in kept:
            continue
        kept[rule] = tuple(p for each in grammar.rules[rule] if (p := _within(each, live)))
        todo.extend(each for p in kept[rule] for each in references(p.expression))
    return Grammar({rule: kept[rule] for rule in grammar.rules if rule in kept}, grammar.start)


def _within(production: Production, live: set[str]) -> Production | None:
    """The production without what refers to dead rules."""
    if all(each in live for each in references(production.expression)):
        return production

    def known(leaf: Expression) -> Expression | None:
        return None if isinstance(leaf, Ref) and leaf.rule not in live else leaf

    expression = map_leaves(production.expression, known)
    return None if expression is None else Production(expression, production.meaning)


def _productive(rules: Mapping[str, tuple[Production, ...]]) -> set[str]:
    """The rules that derive some finite text."""
    live: set[str] = set()
    waiting = list(rules)
    while True:
        dead = [n for n in waiting if not any(_derives(p.expression, live) for p in rules[n])]
        live.update(set(waiting) - set(dead))
        if len(dead) == len(waiting):
            return live
        waiting = dead


def _derives(expression: Expression, live: set[str]) -> bool:
    if isinstance(expression, Ref):
        return expression.rule in live
    if isinstance(expression, Sequence):
        return all(_derives(part, live) for part in expression.parts)
    if isinstance(expression, Choice):
        return any(_derives(part, live) for part in expression.parts)
    return not isinstance(expression, Repeat) or expression.least == 0 or _derives(expression.part, live)
