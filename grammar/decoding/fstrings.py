"""The f-strings that every supported Python reads alike.

Until Python 3.12 what stands in the braces could not hold the quotes of the string, a line break or a
backslash, and `f"{x!r}"` has three conversions.
"""

from __future__ import annotations

from dataclasses import replace

from .forms import (
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Token,
    choice,
    map_leaves,
    substitute,
)
from .worlds import HOST_PREFIX

CONVERSIONS = choice(*(Token("NAME", letter) for letter in "rsa"))


PARTS = ("fstring", "_fstring_part", "replacement", "format_specification")


def is_part_of_f_string(rule: str) -> bool:
    """Whether the rule is one that f-strings are made of."""
    return rule.removeprefix(HOST_PREFIX) in PARTS


def narrow_f_strings(grammar: Grammar) -> Grammar:
    """Known conversions, format specifications without braces, and no other string beside an f-string."""
    rules = dict(grammar.rules)
    for prefix in ("", HOST_PREFIX):
        if f"{prefix}string" in rules:
            rules[f"{prefix}string"] = tuple(
                Production(form, p.meaning)
                for p in rules[f"{prefix}string"]
                for form in _separately(p.expression)
            )
        replacement = f"{prefix}replacement"
        if replacement in rules:
            rules[replacement] = tuple(
                Production(e, p.meaning)
                for p in rules[replacement]
                if (e := substitute(p.expression, {Token("NAME"): CONVERSIONS})) is not None
            )
        specification = f"{prefix}format_specification"
        if specification in rules:
            rules[specification] = tuple(
                Production(e, p.meaning)
                for p in rules[specification]
                if (
                    e := map_leaves(
                        p.expression, lambda leaf: Token("FSTRING_MIDDLE") if isinstance(leaf, Ref) else leaf
                    )
                )
                is not None
            )
    return Grammar(rules, grammar.start)


def _separately(expression: Expression) -> list[Expression]:
    """`(STRING | fstring)+` as plain strings side by side, or one f-string."""
    if not (isinstance(expression, Repeat) and isinstance(expression.part, Choice)):
        return [expression]
    plain = [part for part in expression.part.parts if not isinstance(part, Ref)]
    return [
        *(replace(expression, part=part) for part in plain),
        *(p for p in expression.part.parts if p not in plain),
    ]
