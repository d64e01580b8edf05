"""The f-strings that every supported Python reads alike.

Until Python 3.12 what stands in the braces could not hold the quotes of the string, a line break or a
backslash, and `f"{x!r}"` has three conversions.
"""

from __future__ import annotations

from .copies import prune
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
    sequence,
    substitute,
)
from .worlds import HOST_PREFIX

CONVERSIONS = choice(*(Token("NAME", letter) for letter in "rsa"))


SPECIFICATION = Token("FSTRING_SPECIFICATION")
"""The text of a format specification. A doubled brace is none there before Python 3.12."""
AGAIN = "_again"
PARTS = ("fstring", "fstring" + AGAIN, "_fstring_part", "replacement", "format_specification")


def is_part_of_f_string(rule: str) -> bool:
    """Whether the rule is one that f-strings are made of."""
    return rule.removeprefix(HOST_PREFIX) in PARTS


def without_host_f_strings(grammar: Grammar) -> Grammar:
    """For kernels alone: no decorator needs an f-string, and each place for one costs a decoder time."""
    fstring = f"{HOST_PREFIX}fstring"
    return prune(Grammar({r: ps for r, ps in grammar.rules.items() if r != fstring}, grammar.start))


def narrow_f_strings(grammar: Grammar) -> Grammar:
    """Known conversions, and format specifications without braces."""
    rules = dict(grammar.rules)
    for prefix in ("", HOST_PREFIX):
        if f"{prefix}fstring" in rules:
            rules[f"{prefix}fstring{AGAIN}"] = rules[f"{prefix}fstring"]
        if f"{prefix}string" in rules:
            rules[f"{prefix}string"] = tuple(
                Production(form, p.meaning)
                for p in rules[f"{prefix}string"]
                for form in _apart(p.expression, Ref(f"{prefix}fstring"))
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
                        p.expression, lambda leaf: SPECIFICATION if isinstance(leaf, Ref) else leaf
                    )
                )
                is not None
            )
    return Grammar(rules, grammar.start)


def _apart(expression: Expression, fstring: Ref) -> list[Expression]:
    """`(STRING | fstring)+` with a rule of its own for an f-string behind another string.

    Behind one it has to stand apart, at the beginning it has not.
    """
    if not (isinstance(expression, Repeat) and isinstance(expression.part, Choice)):
        return [expression]
    again = substitute(expression.part, {fstring: Ref(fstring.rule + AGAIN)})
    assert again is not None
    return [*expression.part.parts, sequence(expression.part, Repeat(again, 1, None))]
