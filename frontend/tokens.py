"""What the scanner makes of a kernel."""

from __future__ import annotations

from ..grammar.record import record
from .problem import SyntaxProblem
from .source import Span


class Token:
    """A terminal of the grammar with its text, at `start` to `end` of the source.

    `_INDENT` and `_DEDENT` have no text, nor have tokens that recovery puts in. `type` and `value` are the
    names that PLY wants; elsewhere a token has a `kind` and a `text`.
    """

    __slots__ = ("end", "start", "type", "value")

    lexer = None
    """PLY would set it."""

    def __init__(self, kind: str, text: str, start: int, end: int) -> None:
        self.type = kind
        self.value = text
        self.start = start
        self.end = end

    @property
    def kind(self) -> str:
        return self.type

    @property
    def text(self) -> str:
        return self.value

    @property
    def span(self) -> Span:
        return Span(self.start, self.end)

    def __repr__(self) -> str:
        return f"Token({self.type}, {self.value!r}, {self.start}, {self.end})"


@record
class ScanResult:
    """`tokens` make whole logical lines, whatever the text; `damaged` are the lines with a problem."""

    tokens: list[Token]
    problems: list[SyntaxProblem]
    damaged: list[Span]
