"""The tokens of a kernel -> its lines: one statement on each, four spaces for every level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...grammar.record import record
from ..tokens import Token
from .spacing import STRING, line_text

INDENT = "    "
_HEADERS = frozenset(
    {"IF", "ELIF", "ELSE", "FOR", "WHILE", "WITH", "DEF", "CLASS", "TRY", "EXCEPT", "FINALLY", "ASYNC"}
    | {"MATCH", "CASE"}
)
_DEEPER = frozenset({"LPAR", "LSQB", "LBRACE"})
_SHALLOWER = frozenset({"RPAR", "RSQB", "RBRACE"})


@record
class _Line:
    """One statement, or the header of one; `level` counts the blocks around it."""

    level: int
    tokens: tuple[Token, ...]


def layout(text: str, tokens: Sequence[Token]) -> list[str]:
    """The lines of a kernel whose `tokens` the scanner made of `text`, without newlines at their ends.

    A string over several rows makes an entry of several rows.
    """
    return [INDENT * line.level + line_text(line.tokens) for line in _lines(whole_strings(text, tokens))]


def whole_strings(text: str, tokens: Sequence[Token]) -> list[Token]:
    """`tokens` with each f-string as one string token, and newlines in strings as Python reads them."""
    found: list[Token] = []
    starts: list[Token] = []
    for token in tokens:
        if token.kind == "FSTRING_START":
            starts.append(token)
        elif token.kind == "FSTRING_END":
            start = starts.pop()
            if not starts:
                found.append(_string(text, start.start, token.end))
        elif starts:
            continue
        elif token.kind == STRING:
            found.append(_string(text, token.start, token.end))
        else:
            found.append(token)
    return found


def _string(text: str, start: int, end: int) -> Token:
    value = text[start:end].replace("\r\n", "\n").replace("\r", "\n")
    return Token(STRING, value, start, end)


def _lines(tokens: Sequence[Token]) -> Iterator[_Line]:
    level = 0
    line: list[Token] = []
    for token in tokens:
        if token.kind == "_INDENT":
            level += 1
        elif token.kind == "_DEDENT":
            level -= 1
        elif token.kind == "NEWLINE":
            yield from _statements(line, level)
            line = []
        else:
            line.append(token)


def _statements(line: Sequence[Token], level: int) -> Iterator[_Line]:
    """A logical line taken apart at its semicolons, and behind the colon of a header."""
    colon = _block_colon(line)
    if colon is not None:
        yield _Line(level, tuple(line[: colon + 1]))
        line, level = line[colon + 1 :], level + 1
    statement: list[Token] = []
    for token in line:
        if token.kind != "SEMI":
            statement.append(token)
        elif statement:
            yield _Line(level, tuple(statement))
            statement = []
    if statement:
        yield _Line(level, tuple(statement))


def _block_colon(line: Sequence[Token]) -> int | None:
    """The index of the colon that a block follows."""
    if not line or line[0].kind not in _HEADERS:
        return None
    depth = lambdas = 0
    for index, token in enumerate(line):
        depth += (token.kind in _DEEPER) - (token.kind in _SHALLOWER)
        if depth:
            continue
        if token.kind == "LAMBDA":
            lambdas += 1
        elif token.kind == "COLON" and lambdas:
            lambdas -= 1
        elif token.kind == "COLON":
            return index
    return None
