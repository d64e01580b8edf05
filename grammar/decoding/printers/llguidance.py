"""The Lark dialect of llguidance, which OpenAI's custom tools take too."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from ..forms import EMPTY, Choice, Expression, Grammar, Ref, Regex, Repeat, Sequence
from ..patterns import regular_expression, times

_WORD = re.compile(r"[A-Za-z_]\w*")


def llguidance(grammar: Grammar) -> str:
    """One rule a line, the start rule as `start`, the terminals at the end. The leaves are terminals."""
    terminals = _Terminals()
    lines = [f"start: {grammar.start}"]
    for rule, productions in grammar.rules.items():
        forms = [_alternatives(p.expression, terminals) for p in productions]
        lines.append(f"{rule}: {' | '.join(forms)}")
    lines += [f"{name}: /{pattern}/" for pattern, name in terminals.names.items()]
    return "\n".join(lines) + "\n"


@dataclass(slots=True)
class _Terminals:
    """A name for each regular expression."""

    names: dict[str, str] = field(default_factory=dict)

    def name(self, terminal: Regex) -> str:
        pattern = regular_expression(terminal.part).replace("/", "\\/")
        return self.names.setdefault(pattern, f"T{len(self.names)}")


def _alternatives(expression: Expression, terminals: _Terminals) -> str:
    parts = expression.parts if isinstance(expression, Choice) else (expression,)
    return " | ".join(_sequence(part, terminals) for part in parts)


def _sequence(expression: Expression, terminals: _Terminals) -> str:
    parts = expression.parts if isinstance(expression, Sequence) else (expression,)
    return " ".join(_part(part, terminals) for part in parts)


def _part(expression: Expression, terminals: _Terminals) -> str:
    if isinstance(expression, Regex):
        return terminals.name(expression)
    if isinstance(expression, Ref):
        return expression.rule
    if isinstance(expression, Repeat):
        part = _part(expression.part, terminals)
        return (part if isinstance(expression.part, (Regex, Ref)) or part[0] == "(" else f"({part})") + times(expression)
    if isinstance(expression, Choice) and EMPTY in expression.parts:
        others = [part for part in expression.parts if part != EMPTY]
        return f"({' | '.join(_sequence(part, terminals) for part in others)})?"
    return f"({_alternatives(expression, terminals)})"
