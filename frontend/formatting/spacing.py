"""The tokens of one simple line -> its text, with the spaces that the canonical layout puts."""

from __future__ import annotations

from collections.abc import Sequence

from ..tokens import Token

STRING = "STRING"
_OPENERS = {"LPAR": "RPAR", "LSQB": "RSQB", "LBRACE": "RBRACE"}
_CLOSERS = frozenset(_OPENERS.values())
_NUMBERS = frozenset({"INTEGER", "FLOAT", "IMAGINARY"})
_VALUE_ENDS = frozenset({"NAME", STRING, "TRUE", "FALSE", "NONE", "ELLIPSIS", *_NUMBERS, *_CLOSERS})
"""After these a bracket calls or indexes, and `-` is binary."""
_SIGNS = frozenset({"PLUS", "MINUS", "TILDE", "STAR", "DOUBLESTAR"})
_NO_SPACE_BEFORE = frozenset({"COMMA", "COLON", *_CLOSERS})
_NO_SPACE_AFTER = frozenset(_OPENERS)


class _Bracket:
    """An open bracket; `kind` is that of its opener. `annotated` says that a parameter has its `:` behind it."""

    __slots__ = ("annotated", "commas", "kind", "lambdas", "trails")

    def __init__(self, kind: str, trails: bool) -> None:
        self.kind = kind
        self.trails = trails
        """It stands right behind a value: the bracket of a call, a definition or a subscript."""
        self.commas = 0
        self.lambdas = 0
        self.annotated = False

    @property
    def is_call(self) -> bool:
        return self.kind == "LPAR" and self.trails

    @property
    def is_subscript(self) -> bool:
        return self.kind == "LSQB" and self.trails

    @property
    def is_done(self) -> bool:
        """Whether a comma before the closing bracket means nothing."""
        if self.is_call or self.kind == "LBRACE" or (self.kind == "LSQB" and not self.trails):
            return True
        return self.commas > 0


def line_text(tokens: Sequence[Token]) -> str:
    """The text of a line without comments, line joins and commas that mean nothing.

    An f-string is one token of kind `STRING` here.
    """
    return _Line(tokens).run()


class _Line:
    def __init__(self, tokens: Sequence[Token]) -> None:
        self.tokens = tokens
        self.brackets: list[_Bracket] = []
        self.outermost = _Bracket("", False)
        self.before: Token | None = None
        self.glued = False
        """Nothing may come between the last token and the next: it is a sign, or a dot."""

    def run(self) -> str:
        parts: list[str] = []
        for token, after in zip(self.tokens, [*self.tokens[1:], None], strict=True):
            if token.kind == "COMMA" and after is not None and after.kind in _CLOSERS and self.top.is_done:
                continue
            if token.kind in _CLOSERS and self.brackets:
                self.brackets.pop()
            if self._space_before(token):
                parts.append(" ")
            parts.append(token.text)
            self._take(token)
        return "".join(parts)

    @property
    def top(self) -> _Bracket:
        return self.brackets[-1] if self.brackets else self.outermost

    @property
    def _follows_value(self) -> bool:
        return self.before is not None and self.before.kind in _VALUE_ENDS

    def _space_before(self, token: Token) -> bool:
        before = self.before
        if before is None or self.glued or token.kind in _NO_SPACE_BEFORE or before.kind in _NO_SPACE_AFTER:
            return False
        if token.kind == "DOT":
            return before.kind in _NUMBERS or before.kind == "FROM"
        if token.kind in ("LPAR", "LSQB"):
            return not self._follows_value and not self._is_slice_colon(before)
        if token.kind == "EQUAL" or before.kind == "EQUAL":
            is_default = self.top.is_call or self.top.lambdas > 0
            return not is_default or self.top.annotated
        return not self._is_slice_colon(before)

    def _is_slice_colon(self, token: Token) -> bool:
        return token.kind == "COLON" and self.top.is_subscript

    def _take(self, token: Token) -> None:
        top, follows_value = self.top, self._follows_value
        is_decorator = token.kind == "AT" and self.before is None
        self.glued = is_decorator or token.kind == "DOT" or (token.kind in _SIGNS and not follows_value)
        if token.kind in _OPENERS:
            self.brackets.append(_Bracket(token.kind, follows_value))
        elif token.kind == "COMMA":
            top.commas += 1
            top.annotated = False
        elif token.kind == "LAMBDA":
            top.lambdas += 1
        elif token.kind == "COLON" and top.lambdas:
            top.lambdas -= 1
        elif token.kind == "COLON":
            top.annotated = True
        self.before = token
