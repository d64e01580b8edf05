"""Narrow what stands left of `=` and after `for` to what may be assigned to.

`triton.lark` takes any expression there: the front end complains in words.
"""

from __future__ import annotations

from .copies import prune
from .forms import (
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    many,
    map_leaves,
    references,
    sequence,
)
from .worlds import HOST_PREFIX

NAME = frozenset({"name"})
NAMES = frozenset({"name", "open_tuple", "tuple_display"})
PLACE = frozenset({"name", "attribute", "subscript"})
PLACES = PLACE | {"open_tuple", "tuple_display", "list_display", "group"}
DECORATOR = PLACE | {"call"}
SHOWN = frozenset({"name", "attribute"})
"""What an f-string may show: names with their dots."""
COLLECTIONS = frozenset({"open_tuple", "tuple_display", "list_display", "group"})
INNER = {NAMES: NAME, PLACES: PLACES}
"""What may stand inside of a collection of targets; no nested targets in kernels, they need Triton 3.8."""
LABELS = {
    NAME: "name",
    NAMES: "names",
    PLACE: "place",
    PLACES: "places",
    SHOWN: "shown",
    DECORATOR: "decorator",
}


def narrow_targets(grammar: Grammar) -> Grammar:
    """Names and tuples of names in kernels; on the host also attributes, elements and nested targets."""
    narrowing = _Narrowing(grammar)
    for rule, productions in grammar.rules.items():
        narrowing.rules[rule] = tuple(
            Production(narrowing.statement(p, is_host=rule.startswith(HOST_PREFIX)), p.meaning)
            for p in productions
        )
    return prune(Grammar(narrowing.rules, grammar.start))


class _Narrowing:
    """The rules so far, with copies of expression rules that only derive targets."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.rules: dict[str, tuple[Production, ...]] = {}

    def statement(self, production: Production, *, is_host: bool) -> Expression:
        expression = production.expression
        if production.meaning == "assign":
            return self.assignment(expression, PLACES if is_host else NAMES, is_chained=is_host)
        if production.meaning == "augmented_assign":
            return self.first(expression, PLACE if is_host else NAME)
        if production.meaning == "annotated_assign":
            return self.first(expression, PLACE if is_host else NAME)
        if production.meaning == "decorator":
            return self.every(expression, f"{HOST_PREFIX}named_expression", DECORATOR)
        if production.meaning == "replacement":
            return self.every(expression, f"{HOST_PREFIX if is_host else ''}replaced", SHOWN)
        if production.meaning == "reject_delete":
            return self.every(expression, f"{HOST_PREFIX}expressions", PLACES)
        for rule in ("targets", "target"):
            wanted = f"{HOST_PREFIX}{rule}" if is_host else rule
            if production.meaning not in (None, rule, "open_tuple"):
                expression = self.every(expression, wanted, PLACES if is_host else NAME)
        return expression

    def assignment(self, expression: Expression, allowed: frozenset[str], *, is_chained: bool) -> Expression:
        """`expressions ("=" assigned)+`; kernels have one target only (KF116)."""
        assert isinstance(expression, Sequence)
        first, values = expression.parts
        assert isinstance(first, Ref)
        assert isinstance(values, Repeat)
        target = self.restricted(first.rule, allowed)
        if not is_chained:
            return sequence(target, values.part)
        assert isinstance(values.part, Sequence)
        equal, value = values.part.parts
        return sequence(target, many(sequence(equal, target)), equal, value)

    def first(self, expression: Expression, allowed: frozenset[str]) -> Expression:
        assert isinstance(expression, Sequence)
        first, *rest = expression.parts
        assert isinstance(first, Ref)
        return sequence(self.restricted(first.rule, allowed), *rest)

    def every(self, expression: Expression, rule: str, allowed: frozenset[str]) -> Expression:
        changed = map_leaves(
            expression, lambda leaf: self.restricted(rule, allowed) if leaf == Ref(rule) else leaf
        )
        assert changed is not None
        return changed

    def restricted(self, rule: str, allowed: frozenset[str]) -> Ref:
        """A copy of an expression rule that derives only what has one of these meanings."""
        name = f"{rule}_as_{LABELS[allowed]}"
        if name not in self.rules:
            self.rules[name] = ()
            self.rules[name] = tuple(
                Production(expression, p.meaning)
                for p in self.grammar.rules.get(rule, ())
                if (expression := self.within(p, allowed)) is not None
            )
        return Ref(name)

    def within(self, production: Production, allowed: frozenset[str]) -> Expression | None:
        if production.meaning is not None and production.meaning not in allowed:
            return None
        if production.meaning == "tuple_display" and not list(references(production.expression)):
            return None  # `() = x`
        if production.meaning in DECORATOR and allowed != SHOWN:
            return production.expression
        inner = INNER.get(allowed, allowed) if production.meaning in COLLECTIONS else allowed
        return map_leaves(
            production.expression,
            lambda leaf: self.restricted(leaf.rule, inner) if isinstance(leaf, Ref) else leaf,
        )
