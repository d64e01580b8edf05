"""What the functions that build the tree share while one kernel is parsed."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, Any, TypeAlias

from .problem import INVALID_SYNTAX, SyntaxProblem
from .source import Span
from .tokens import Token
from .tree import Function, Node, Stmt

if TYPE_CHECKING:
    from ply.yacc import LRParser

Value: TypeAlias = Any
"""What the parser has on its stack: a token, a node, or what another action returned."""


class Block:
    """The statements under a header; `end` is where the last token before the newline ends."""

    __slots__ = ("end", "statements")

    def __init__(self, statements: tuple[Stmt, ...], end: int) -> None:
        self.statements = statements
        self.end = end


class Context:
    """One parse: the text, what was found wrong, and what spans can't tell.

    `groups` holds the extent of each node that stands in parentheses of its own: they don't belong to its
    span, but they do to the span of what it is a part of.
    """

    def __init__(self, text: str, tokens: list[Token], problems: list[SyntaxProblem]) -> None:
        self.text = text
        self.tokens = tokens
        self.problems = list(problems)
        self.groups: dict[int, tuple[int, int, Node]] = {}
        self.awaits: list[Span] = []
        """Where the function that is being read waits: only an `async def` may."""
        self.parser: LRParser | None = None
        self._starts: list[int] = []

    def start(self, node: Node) -> int:
        """Where `node` begins, with the parentheses around it."""
        group = self.groups.get(id(node))
        return group[0] if group else node.span[0]

    def end(self, node: Node) -> int:
        """Where `node` ends, with the parentheses around it."""
        group = self.groups.get(id(node))
        return group[1] if group else node.span[1]

    def extent(self, node: Node) -> Span:
        """From `start` to `end`."""
        return Span(self.start(node), self.end(node))

    def report(self, message: str, span: Span, hint: str | None = None) -> None:
        """Something that parses, and that CPython refuses all the same."""
        self.problems.append(SyntaxProblem(INVALID_SYNTAX, message, span, hint))

    def skipped(self, stop: int) -> list[Token]:
        """The tokens that error recovery took off the stack or skipped, up to the offset `stop`."""
        if not self._starts:
            self._starts = [token.start for token in self.tokens]
        start = self._last_end()
        found = self.tokens[bisect_left(self._starts, start) : bisect_left(self._starts, stop)]
        return [token for token in found if token.start >= start and token.value and token.type != "NEWLINE"]

    def _last_end(self) -> int:
        """Where the last symbol that recovery left on the parser's stack ends."""
        assert self.parser is not None
        last = self.parser.symstack[-1]
        if not isinstance(last, Token):
            value = getattr(last, "value", None)
            if isinstance(value, list):
                value = value[-1] if value else None
            last = value
        if last is None:
            return 0
        if isinstance(last, Function):
            return last.body[-1].span.end
        end = getattr(last, "end", None)
        return last.span.end if end is None else end
