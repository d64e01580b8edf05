"""The f-strings that every supported Python reads alike.

Until Python 3.12 what stands in the braces could not hold the quotes of the string, a line break or a
backslash, and `f"{x!r}"` has three conversions.
"""

from __future__ import annotations

from .forms import Grammar, Production, Ref, Token, choice, map_leaves, substitute
from .worlds import HOST_PREFIX

CONVERSIONS = choice(*(Token("NAME", letter) for letter in "rsa"))


PARTS = ("fstring", "_fstring_part", "replacement", "format_specification")


def is_part_of_f_string(rule: str) -> bool:
    """Whether the rule is one that f-strings are made of."""
    return rule.removeprefix(HOST_PREFIX) in PARTS


def narrow_f_strings(grammar: Grammar) -> Grammar:
    """Known conversions, and format specifications without braces."""
    rules = dict(grammar.rules)
    for prefix in ("", HOST_PREFIX):
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
