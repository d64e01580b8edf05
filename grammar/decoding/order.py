"""Put parameters and arguments into the order that Python demands after parsing.

`triton.lark` takes them in any order: the front end complains in words. A decoder has to know the order.
"""

from __future__ import annotations

from .forms import (
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Sequence,
    Token,
    choice,
    many,
    optional,
    sequence,
)

COMMA = Token("COMMA")


def order_arguments(grammar: Grammar, prefix: str = "") -> Grammar:
    """Positional and starred arguments before keywords, in the rule `arguments`."""
    rule = f"{prefix}arguments"
    if rule not in grammar.rules or f"{prefix}argument" not in grammar.rules:
        return grammar
    kinds = [p.expression for p in grammar.rules[f"{prefix}argument"]]
    named = {f"{prefix}{each}" for each in ("keyword", "keyword_unpacking")}
    keywords = [kind for kind in kinds if isinstance(kind, Ref) and kind.rule in named]
    positional = [kind for kind in kinds if kind not in keywords]
    members = _one_after_the_other([choice(*group) for group in (positional, keywords) if group])
    return grammar.with_rules({rule: (Production(sequence(members, optional(COMMA)), "arguments"),)})


def refuse_lone_stars(grammar: Grammar, prefix: str) -> Grammar:
    """`x = *a` is a syntax error, `x = *a,` is none."""
    item, starred = Ref(f"{prefix}expression_item"), Ref(f"{prefix}starred")
    rule = f"{prefix}expressions"
    if rule not in grammar.rules or item.rule not in grammar.rules:
        return grammar
    alone = [p for p in grammar.rules[item.rule] if p.expression != starred]
    changed = [each for p in grammar.rules[rule] for each in (alone if p.expression == item else [p])]
    return grammar.with_rules({rule: tuple(changed)})


def order_parameters(grammar: Grammar, rule: str, parameter: str) -> Grammar:
    """Parameters without a default first, then those with one, `*args` and `**kwargs` at the end.

    The bare `/` and `*` are left out.
    """
    if rule not in grammar.rules or parameter not in grammar.rules:
        return grammar
    productions = grammar.rules[parameter]
    plain = [p.expression for p in productions if p.meaning == "parameter"]
    defaulted = [d for each in plain if (d := with_default(each)) is not None]
    groups = [choice(*group) for group in ([without_default(each) for each in plain], defaulted) if group]
    tails = [p.expression for m in ("varargs", "kwargs") for p in productions if p.meaning == m]
    forms: list[Expression] = []
    if tails:
        ending = choice(
            *(
                sequence(tail, *(optional(sequence(COMMA, t)) for t in tails[i + 1 :]))
                for i, tail in enumerate(tails)
            )
        )
        forms.append(ending)
    if groups:
        members = _one_after_the_other(groups)
        forms.insert(0, sequence(members, optional(sequence(COMMA, forms[0]))) if forms else members)
    if not forms:
        return grammar
    expression = sequence(choice(*forms), optional(COMMA))
    return grammar.with_rules({rule: (Production(expression, "parameters"),)})


def _one_after_the_other(groups: list[Expression]) -> Expression:
    """Members of the first group, then of the next, between commas; at least one in all."""
    return choice(
        *(
            sequence(group, *(many(sequence(COMMA, each)) for each in groups[i:]))
            for i, group in enumerate(groups)
        )
    )


def _is_default(expression: Expression) -> bool:
    return (
        isinstance(expression, Repeat)
        and isinstance(expression.part, Sequence)
        and expression.part.parts[0] == Token("EQUAL")
    )


def without_default(parameter: Expression) -> Expression:
    """`NAME (":" e)? ("=" e)?` without its last part."""
    parts = parameter.parts if isinstance(parameter, Sequence) else (parameter,)
    return sequence(*(part for part in parts if not _is_default(part)))


def with_default(parameter: Expression) -> Expression | None:
    """`NAME (":" e)? "=" e`; None for a parameter that can't have a default."""
    parts = parameter.parts if isinstance(parameter, Sequence) else (parameter,)
    if not any(_is_default(part) for part in parts):
        return None
    return sequence(
        *(part.part if isinstance(part, Repeat) and _is_default(part) else part for part in parts)
    )
