"""XGrammar's EBNF."""

from __future__ import annotations

from ..following import add_lookahead
from ..forms import Chars, Choice, Expression, Grammar, Ref, Regex, Repeat, Sequence, Text
from ..patterns import regular_expression, times

ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r", "\0": "\\x00"}


def xgrammar(grammar: Grammar) -> str:
    """One rule a line, the start rule as `root`; the grammar is flat."""
    grammar, lookahead = add_lookahead(grammar)
    lines = [f"root ::= {grammar.start}"]
    for rule, productions in grammar.rules.items():
        body = " | ".join(_alternative(p.expression) for p in productions)
        lines.append(
            f"{rule} ::= ({body}) (={lookahead[rule]})" if rule in lookahead else f"{rule} ::= {body}"
        )
    return "\n".join(lines) + "\n"


def _alternative(expression: Expression) -> str:
    if isinstance(expression, Choice):
        return " | ".join(_alternative(part) for part in expression.parts)
    if isinstance(expression, Sequence):
        return " ".join(_part(part) for part in expression.parts) or '""'
    return _part(expression)


def _part(expression: Expression) -> str:
    if isinstance(expression, Text):
        return quoted(expression.text)
    if isinstance(expression, Chars):
        return f"[{expression.members}]"
    if isinstance(expression, Regex):
        return f"Regex({quoted(regular_expression(expression.part))})"
    if isinstance(expression, Ref):
        return expression.rule
    if isinstance(expression, Repeat):
        return _part(expression.part) + times(expression)
    return f"({_alternative(expression)})"


def quoted(text: str) -> str:
    return '"' + "".join(ESCAPES.get(c, c) for c in text) + '"'
