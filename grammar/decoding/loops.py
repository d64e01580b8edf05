"""No `return` inside the loop of a kernel (KF102), and no `break` outside a loop of the host."""

from __future__ import annotations

from collections.abc import Callable

from .copies import copy_by_context, leading_to
from .forms import Expression, Grammar, Production, Ref, map_leaves
from .worlds import HOST_PREFIX

LOOPS = ("for_statement", "while_statement", "reject_for_else", "reject_while_else")
BREAKS = ("reject_break", "reject_continue")
OUTSIDE = ("function", "class_definition")
"""What begins anew on the host: a loop around it does not count."""


def separate_loops(grammar: Grammar) -> Grammar:
    """Copy what holds statements for loop bodies: a kernel has no `return` there, the host `break` only there."""
    holders = leading_to(
        grammar,
        {rule for rule, ps in grammar.rules.items() if any(_matters(rule, p.meaning or "") for p in ps)},
    )

    def rewrite(
        rule: str, production: Production, in_loop: bool, ref: Callable[[str, bool], Ref]
    ) -> Expression | None:
        meaning = production.meaning or ""
        if _matters(rule, meaning) and in_loop is not (meaning in BREAKS):
            return None
        inside = (in_loop or meaning in LOOPS) and not (_is_host(rule) and meaning in OUTSIDE)

        def follow(leaf: Expression) -> Expression:
            if not isinstance(leaf, Ref):
                return leaf
            is_else_of_loop = meaning in LOOPS and leaf.rule.endswith("else_clause")
            within = in_loop if is_else_of_loop else inside and leaf.rule != "kernel"
            return ref(leaf.rule, within and leaf.rule in holders)

        return map_leaves(production.expression, follow)

    return copy_by_context(
        grammar, False, rewrite, lambda rule, in_loop: f"{rule}_in_loop" if in_loop else rule
    )


def _is_host(rule: str) -> bool:
    return rule.startswith(HOST_PREFIX)


def _matters(rule: str, meaning: str) -> bool:
    """Whether it depends on a loop around it that the statement may stand there."""
    return meaning in BREAKS if _is_host(rule) else meaning == "return_statement"
