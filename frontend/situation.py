"""Where the parser stands when it can't go on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from ..grammar.tables import KEYWORDS, TERMINAL_TEXTS
from .tokens import Token

KEYWORD_KINDS = frozenset(KEYWORDS.values())
_BREAKS = ("NEWLINE", "_INDENT", "_DEDENT")
_OPENERS = {"RPAR": "LPAR", "RSQB": "LSQB", "RBRACE": "LBRACE"}
_VALUES = frozenset({"NAME", "INTEGER", "FLOAT", "IMAGINARY", "STRING", "NONE", "TRUE", "FALSE", "ELLIPSIS"})


class Situation:
    """`tokens[index]` is the token that doesn't fit; `expects` tells whether a kind of token would have."""

    def __init__(self, tokens: list[Token], index: int, expects: Callable[[str], bool]) -> None:
        self.tokens = tokens
        self.index = index
        self.found = tokens[index]
        self.expects = expects

    @cached_property
    def line(self) -> list[Token]:
        """The logical line up to the wrong token."""
        start = self.index
        while start and self.tokens[start - 1].type not in _BREAKS:
            start -= 1
        return self.tokens[start : self.index]

    @property
    def first(self) -> Token:
        """The first token of the logical line."""
        return self.line[0] if self.line else self.found

    @property
    def previous(self) -> Token | None:
        """The token before, in the same logical line."""
        return self.line[-1] if self.line else None

    @property
    def next(self) -> Token | None:
        """The token after, in the same logical line."""
        if self.found.type in _BREAKS or self.index + 1 >= len(self.tokens):
            return None
        return self.tokens[self.index + 1]

    def block_follows(self) -> bool:
        """Whether there is something after the wrong token that could be the block of a header."""
        after = self.tokens[self.index + 1 : self.index + 2]
        return self.found.type != "NEWLINE" or (bool(after) and after[0].type == "_INDENT")

    def before(self, *kinds: str) -> bool:
        """Whether the line ends with tokens of these kinds before the wrong one."""
        return tuple(token.type for token in self.line[-len(kinds) :]) == kinds

    def touches_previous(self) -> bool:
        """Whether no blank stands before the wrong token."""
        return self.previous is not None and self.previous.end == self.found.start

    @cached_property
    def bracket(self) -> Token | None:
        """The innermost bracket that is open."""
        stack: list[Token] = []
        for token in self.line:
            if token.type in _OPENERS.values():
                stack.append(token)
            elif token.type in _OPENERS and stack:
                stack.pop()
        return stack[-1] if stack else None

    def in_bracket(self, kind: str) -> bool:
        """Whether the innermost open bracket is of this kind."""
        return self.bracket is not None and self.bracket.type == kind

    @cached_property
    def expected_texts(self) -> list[str]:
        """What could have come next, as written; longer than a handful where an expression could."""
        texts = [f"'{text}'" for kind, text in TERMINAL_TEXTS.items() if self.expects(kind)]
        others = {
            "NAME": "a name",
            "INTEGER": "a number",
            "STRING": "a string",
            "NEWLINE": "the end of the line",
        }
        return texts + [words for kind, words in others.items() if self.expects(kind)]

    def after_value(self) -> bool:
        """Whether something that can be an operand stands before."""
        return self.previous is not None and (self.previous.type in _VALUES or self.previous.type in _OPENERS)

    def found_value(self) -> bool:
        """Whether the wrong token begins an operand."""
        return self.found.type in _VALUES
