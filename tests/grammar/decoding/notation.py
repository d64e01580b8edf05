"""Small grammars as text: written in Lark's notation, and shown again after a pass.

Shown are tokens by their text (`"+"`) or name (`NAME`), a NAME that reads `load` as `"load"`; characters as `'abc'`
and `[a-z]`. A token that touches the one before it has a `^` in front, one that may stand on a new line a `~`.
"""

from __future__ import annotations

from functools import cache

from kernelforge.grammar.decoding.emit import GRAMMAR_PATH
from kernelforge.grammar.decoding.forms import (
    Chars,
    Choice,
    Expression,
    Gap,
    Grammar,
    Ref,
    Regex,
    Repeat,
    Sequence,
    Text,
    Token,
)
from kernelforge.grammar.decoding.patterns import times
from kernelforge.grammar.decoding.read import fixed_texts, read

GAPS = {Gap.LINE: "", Gap.BRACKET: "~", Gap.NONE: "^"}


@cache
def lark_text() -> str:
    return GRAMMAR_PATH.read_text(encoding="utf-8")


@cache
def lark_grammar() -> Grammar:
    """All of `triton.lark`."""
    return read(lark_text())


@cache
def texts_of_terminals() -> dict[str, str]:
    return fixed_texts(lark_text())


def grammar(rules: str) -> Grammar:
    """These rules with the terminals of `triton.lark`; the start rule is `kernel`."""
    _, heading, terminals = lark_text().partition("// ---- Terminals")
    lines = "\n".join(line.strip() for line in rules.splitlines())
    return read(f"{lines}\n{heading}{terminals}")


def shown(grammar: Grammar) -> str:
    """One rule a line, the alternatives between bars."""
    return "\n".join(
        f"{rule}: {' | '.join(_alternative(p.expression) for p in productions)}"
        for rule, productions in grammar.rules.items()
    )


def same(one: str, other: str) -> bool:
    """Whether two shown grammars have the same rules, in any order and layout."""
    return {*map(str.strip, one.strip().splitlines())} == {*map(str.strip, other.strip().splitlines())}


def _alternative(e: Expression) -> str:
    if isinstance(e, Choice):
        return " | ".join(map(_alternative, e.parts))
    return " ".join(map(_part, e.parts)) if isinstance(e, Sequence) and e.parts else _part(e)


def _part(e: Expression) -> str:
    if isinstance(e, Token):
        text = texts_of_terminals().get(e.name) or e.text
        return GAPS[e.gap] + (f'"{text}"' if text else e.name)
    if isinstance(e, Ref):
        return e.rule
    if isinstance(e, Text):
        return repr(e.text)
    if isinstance(e, Chars):
        return f"[{e.members}]"
    if isinstance(e, Repeat):
        return _part(e.part) + times(e)
    if isinstance(e, Regex):
        return f"/{_alternative(e.part)}/"
    return f"({_alternative(e)})" if isinstance(e, Choice) or e.parts else "()"
