"""The Lark dialect of llguidance, which OpenAI's custom tools take too.

OpenAI leaves out lookaround, lazy quantifiers, priorities, templates, imports and `%declare`; none is used here. It
publishes no limit on a grammar's size, only that one that is too complex may be refused
(developers.openai.com, "Function calling", "Keep grammars simple"). All of Triton 3.6 is 198 kB of text with 370
terminals; `Options(names=...)` with the 15 names of an ordinary task makes it 75 kB, the depth saves little.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import groupby

from ..forms import EMPTY, Choice, Expression, Grammar, Ref, Regex, Repeat, Sequence, choice, sequence, walk
from ..patterns import regular_expression, times


def llguidance(grammar: Grammar) -> str:
    """One rule a line, the start rule as `start`, the terminals at the end.

    The leaves are terminals: `Regex`, with further ones inside for what several have in common.
    """
    terminals = _Terminals()
    lines = [f"start: {grammar.start}"]
    for rule, productions in grammar.rules.items():
        forms = [_alternatives(p.expression, terminals) for p in productions]
        lines.append(f"{rule}: {' | '.join(forms)}")
    lines += [f"{name}: {body}" for body, name in terminals.names.items()]
    return "\n".join(lines) + "\n"


@dataclass(slots=True)
class _Terminals:
    """A name for each body of a terminal."""

    names: dict[str, str] = field(default_factory=dict)

    def name(self, terminal: Regex) -> str:
        body = self.body(terminal.part)
        return self.names.setdefault(body, f"T{len(self.names)}")

    def body(self, expression: Expression) -> str:
        """A regular expression, or several with named terminals between them."""
        if isinstance(expression, Regex):
            return self.name(expression)
        if not _has_terminal(expression):
            return "/" + regular_expression(expression).replace("/", "\\/") + "/"
        if isinstance(expression, Choice):
            return " | ".join(self.body(part) for part in _characters_joined(expression))
        assert isinstance(expression, Sequence), f"{expression} repeats a terminal"
        return " ".join(self.group(part) for part in _neighbours_joined(expression))

    def group(self, expression: Expression) -> str:
        body = self.body(expression)
        return f"({body})" if isinstance(expression, Choice) and not body.startswith("/") else body


def _has_terminal(expression: Expression) -> bool:
    return any(isinstance(part, Regex) for part in walk(expression))


def _characters_joined(expression: Choice) -> list[Expression]:
    """The alternatives, all of those that are only characters as one."""
    plain = [part for part in expression.parts if not _has_terminal(part)]
    others = [part for part in expression.parts if _has_terminal(part)]
    return [*others, *([choice(*plain)] if plain else [])]


def _neighbours_joined(expression: Sequence) -> list[Expression]:
    """The parts, neighbours that are only characters as one."""
    runs = groupby(expression.parts, _has_terminal)
    return [part for has, run in runs for part in (run if has else [sequence(*run)])]


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
        return (part if isinstance(expression.part, (Regex, Ref)) or part[0] == "(" else f"({part})") + times(
            expression
        )
    if isinstance(expression, Choice) and EMPTY in expression.parts:
        others = [part for part in expression.parts if part != EMPTY]
        return f"({' | '.join(_sequence(part, terminals) for part in others)})?"
    return f"({_alternatives(expression, terminals)})"
