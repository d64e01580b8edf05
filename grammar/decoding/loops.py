"""No `return` inside a loop (KF102)."""

from __future__ import annotations

from collections.abc import Callable

from .copies import copy_by_context
from .forms import Expression, Grammar, Production, Ref, map_leaves, references
from .worlds import HOST_PREFIX

LOOPS = ("for_statement", "while_statement")


def keep_returns_out_of_loops(grammar: Grammar) -> Grammar:
    """Copy what holds statements for loop bodies, and leave `return` out there. Host loops are untouched."""
    holders = _holders(grammar, "return_statement")

    def rewrite(
        rule: str, production: Production, in_loop: bool, ref: Callable[[str, bool], Ref]
    ) -> Expression | None:
        if in_loop and production.meaning == "return_statement":
            return None
        inside = in_loop or production.meaning in LOOPS

        def follow(leaf: Expression) -> Expression:
            if not isinstance(leaf, Ref):
                return leaf
            return ref(leaf.rule, inside and leaf.rule in holders)

        return map_leaves(production.expression, follow)

    return copy_by_context(grammar, False, rewrite, lambda rule, in_loop: f"{rule}_in_loop" if in_loop else rule)


def _holders(grammar: Grammar, meaning: str) -> set[str]:
    """The kernel rules through which a production of that meaning can be reached."""
    found = {
        rule
        for rule, productions in grammar.rules.items()
        if any(p.meaning == meaning for p in productions) and not rule.startswith(HOST_PREFIX)
    }
    while True:
        more = {
            rule
            for rule, productions in grammar.rules.items()
            if rule not in found
            and not rule.startswith(HOST_PREFIX)
            and any(each in found for p in productions for each in references(p.expression))
        }
        if not more:
            return found
        found |= more
