"""Tell the two languages of a module apart: host Python, and what a kernel may hold.

Decorators are host Python also above a kernel: lambdas, dicts and comprehensions stand there.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from .copies import copy_by_context
from .forms import Expression, Grammar, Production, Ref, Token, choice, map_leaves, sequence, substitute

HOST_PREFIX = "host_"
EQUAL = Token("EQUAL")


class World(Enum):
    """Who reads the text: the Triton compiler or Python."""

    KERNEL = "kernel"
    HOST = "host"


CROSSINGS = {"decorator": World.HOST, "kernel": World.KERNEL}
"""The rules at which the other world begins."""
NARROWED: dict[World, frozenset[str]] = {
    World.KERNEL: frozenset(
        {
            "async_function",
            "with_statement",  # only Triton's own context managers compile, and only in some versions
            "with_group_statement",
            "list_comprehension",  # compiles over a tuple only, and not before Triton 3.5
            "type_parameters",  # not before Python 3.12
            "kernel_in_module",  # no kernel inside a kernel
            "import_of_triton",
            "varargs",  # parameters that a kernel can't have, or only in some versions (KF117)
            "kwargs",
        }
    ),
    World.HOST: frozenset(
        {
            "async_function",
            "with_group_statement",
            "reject_async_function",
            "reject_async",
            "reject_await",
            "reject_match",
            "reject_type_alias",  # not before Python 3.12
            "reject_nonlocal",  # only inside of another function
            "reject_walrus",
            "reject_yield",
            "reject_yield_from",
            "type_parameters",
        }
    ),
}
"""What a world has in `triton.lark`, and the decoding grammar leaves out, beside what is marked there."""


def world_name(rule: str, world: World) -> str:
    return HOST_PREFIX + rule if world is World.HOST else rule


def split_worlds(grammar: Grammar, start: World) -> Grammar:
    """Kernel rules keep their names, host rules get a prefix; what a world refuses is gone."""
    return copy_by_context(grammar, start, _in_world, world_name)


def _in_world(
    rule: str, production: Production, world: World, ref: Callable[[str, World], Ref]
) -> Expression | None:
    if is_refused(production, world) or (rule, world) == ("starred", World.KERNEL):
        return None

    def follow(leaf: Expression) -> Expression | None:
        if leaf == Token("STAR") and production.meaning == "except_clause":
            return None  # not before Python 3.11
        if leaf == Token("PLUS") and production.meaning == "unary" and world is World.KERNEL:
            return None  # the compiler has no unary plus (KF112)
        if not isinstance(leaf, Ref):
            return leaf
        if leaf.rule == "starred" and rule in ("index_item", "vararg_annotation"):
            return None  # not before Python 3.11
        return ref(leaf.rule, CROSSINGS.get(leaf.rule, world))

    followed = map_leaves(production.expression, follow)
    if followed is None or (production.meaning, world) != ("parameter", World.KERNEL):
        return followed
    value = choice(ref("expression", world), ref("expression", World.HOST))  # Python evaluates a default
    return substitute(followed, {sequence(EQUAL, ref("expression", world)): sequence(EQUAL, value)})


def is_refused(production: Production, world: World) -> bool:
    """Whether what the production means can't stand in that world."""
    meaning = production.meaning or ""
    if meaning in NARROWED[world] or meaning.startswith("broken_"):
        return True
    return world is World.KERNEL and meaning.startswith("reject_")
