"""llama.cpp's GBNF."""

from __future__ import annotations

import re

from ..forms import Chars, Expression, Grammar, Ref, Sequence, Text
from .xgrammar import quoted


def gbnf(grammar: Grammar) -> str:
    """One rule a line, the start rule as `root`. Rule names have no underscores there."""
    names = {rule: f"r{number}" for number, rule in enumerate(grammar.rules)} | {grammar.start: "root"}
    lines: list[str] = []
    for rule, productions in grammar.rules.items():
        forms = [_form(p.expression, names) for p in productions]
        lines.append(f"{names[rule]} ::= {' | '.join(forms)}")
    return "\n".join(lines) + "\n"


def _form(expression: Expression, names: dict[str, str]) -> str:
    parts = expression.parts if isinstance(expression, Sequence) else (expression,)
    done: list[str] = []
    text = ""
    for part in parts:
        if isinstance(part, Text):
            text += part.text
            continue
        if text:
            done.append(_plain(quoted(text)))
            text = ""
        if isinstance(part, Ref):
            done.append(names[part.rule])
        else:
            assert isinstance(part, Chars)
            # a hyphen and a caret have no escape there
            done.append(_plain(f"[{part.members}]".replace("\\-", "\\x2d").replace("\\^", "\\x5e")))
    if text or not done:
        done.append(_plain(quoted(text)))
    return " ".join(done)


def _plain(text: str) -> str:
    """With other control characters than those that have an escape of their own by number."""
    return re.sub(r"[\x00-\x1f\x7f]", lambda match: f"\\x{ord(match[0]):02x}", text)
