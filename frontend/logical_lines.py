"""The outline of Python text, however broken: strings and comments covered, lines joined, indentation.

One compiled regular expression finds strings and comments, and brackets are counted row by row; CPython's
tokenizer is of no use, since the text may not be valid Python.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import accumulate, chain
from typing import NamedTuple

_OPAQUE = re.compile(
    r"""
      \"""[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*(?:\"""|(?P<open>\\?\Z))
    | '''[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*(?:'''|(?P<open_too>\\?\Z))
    | "[^"\\\r\n]*(?:\\(?:\r\n|.)[^"\\\r\n]*)*"?
    | '[^'\\\r\n]*(?:\\(?:\r\n|.)[^'\\\r\n]*)*'?
    | \#[^\r\n]*
    | \\(?:\r\n?|\n)(?!@|(?:def|class|import|from|async)\b)
    """,
    re.VERBOSE | re.DOTALL,
)
_STATEMENT = re.compile(
    r"@\w|async[ \t]+def\b|from[ \t]+[.\w]+[ \t]+import\b"
    r"|(?:def|class|import|return|while|try|raise|del|global|nonlocal|assert)\b(?![ \t]*[=,.)])"
    r"|(?:pass|break|continue)\s*$"
)
_DEFINITION = re.compile(r"@|(?:async[ \t]+)?def\b|class\b")
_NEW_SUITE = re.compile(
    r"^([ \t]*)(?:@\w|(?:async[ \t]+)?def[ \t]+\w+[ \t]*\(|class[ \t]+\w+[ \t]*[(:])", re.MULTILINE
)
_NOT_BLANK = re.compile(r"\S")
_MAX_CUTS = 50
_LEAST_PATIENCE = 20_000
"""So many rows, and as many as the text has, are searched in vain for closing brackets. After that a bracket that is
open at the end of its row counts as closed: such a text is no Python, and each search may take as long as the text."""


class LogicalLine(NamedTuple):
    """One statement's text up to its NEWLINE: `text[start:end]`, without indentation and trailing blanks.

    `column` is the width of its indentation, tabs reaching to multiples of 8.
    """

    start: int
    end: int
    column: int


def mask(text: str) -> str:
    """`text` with equal length in which strings are runs of `"`, comments and continuations blanks.

    Every row end outside strings is `\\n`. A triple-quoted string that never closes ends before the next
    definition that lies left of it.
    """
    masked: list[str] = []
    covered, cut = _cover(text)
    while cut is not None and len(masked) < _MAX_CUTS:
        masked.append(_cover(text[:cut])[0])
        text = text[cut:]
        covered, cut = _cover(text)
    return "".join([*masked, covered])


def _cover(text: str) -> tuple[str, int | None]:
    """The masked text, and where to cut it when a triple-quoted string is seen not to be closed."""
    pieces: list[str] = []
    strings: list[tuple[int, int]] = []
    position = 0
    is_open = False
    for match in _OPAQUE.finditer(text):
        start, end = match.span()
        pieces.append(text[position:start])
        position = end
        if text[start] in "#\\":
            pieces.append(" " * (end - start))
            continue
        pieces.append('"' * (end - start))
        if end - start > 2 and text[start] == text[start + 1] == text[start + 2]:
            strings.append((start, end))
            is_open = match.lastgroup is not None
    pieces.append(text[position:])
    masked = "".join(pieces)
    if "\r" in masked:
        masked = masked.replace("\r\n", " \n").replace("\r", "\n")
    rows = _row_starts(text, chain.from_iterable(strings))
    for (start, end), row, end_row in zip(strings, rows, rows, strict=True):
        if not is_open and not _opens_docstring(text, end_row, end):
            continue
        if (cut := _runaway(text, row, start, end)) is not None:
            return masked, cut
    return masked, None


def _row_starts(text: str, offsets: Iterable[int]) -> Iterator[int]:
    """Where the row of each offset starts; the offsets rise, so that the text is searched only once."""
    row = searched = 0
    for offset in offsets:
        row = max(row, text.rfind("\n", searched, offset) + 1, text.rfind("\r", searched, offset) + 1)
        searched = offset
        yield row


def _opens_docstring(text: str, row: int, end: int) -> bool:
    """Whether the quotes that end at `end`, in the row that starts at `row`, are the first of a docstring.

    The rows around them tell.
    """
    if _NOT_BLANK.search(text, row, end - 3):
        return False
    before = text[max(row - 200, 0) : row].rstrip()
    return (
        before.endswith(":")
        and re.search(r"(?:^|[\r\n])[ \t]*(?:def|class)\b.*$|\)[^\r\n]*:$", before) is not None
    )


def _runaway(text: str, row: int, start: int, end: int) -> int | None:
    """Where to end a string at `start:end` that has run into a definition not right of its own row.

    `row` is the start of that row. A string that is assigned or passed may hold the text of a module, and is
    left alone.
    """
    before = text[max(row, start - 80) : start].rstrip("bBfFrRuU")
    if before.rstrip().endswith(("=", "(", "[", "{", ",", "+", "return")):
        return None
    first = _NOT_BLANK.search(text, row, start + 1)
    column = len(text[row : first.start() if first else start].expandtabs(8))
    for match in _NEW_SUITE.finditer(text, start, end):
        found = len(match[1].expandtabs(8))
        if found < column or found == column == 0:
            return len(text[: match.start()].rstrip())
    return None


def logical_lines(masked: str) -> list[LogicalLine]:
    """The logical lines of a masked text.

    A bracket that never closes ends where a statement begins at or left of its own line's indentation.
    """
    rows = masked.split("\n")
    offsets = list(accumulate((len(row) + 1 for row in rows), initial=0))
    lines: list[LogicalLine] = []
    index = 0
    patience = len(rows) + _LEAST_PATIENCE
    while index < len(rows):
        row = rows[index]
        content = row.lstrip()
        if not content:
            index += 1
            continue
        column = _column(row, content)
        depth = _balance(row)
        last = index
        if depth > 0 and patience > 0:
            last, stop = _last_row(rows, index, depth, column)
            patience -= stop - last
        start = offsets[index] + len(row) - len(content)
        lines.append(LogicalLine(start, offsets[last] + len(rows[last].rstrip()), column))
        index = last + 1
    return lines


def _column(row: str, content: str) -> int:
    blank = len(row) - len(content)
    if "\t" in row or "\f" in row:
        return len(row[:blank].rpartition("\f")[2].expandtabs(8))
    return blank


def _balance(row: str) -> int:
    """How many more brackets a row opens than it closes; of which kind does not matter."""
    count = row.count
    return count("(") + count("[") + count("{") - count(")") - count("]") - count("}")


def _last_row(rows: list[str], first: int, depth: int, column: int) -> tuple[int, int]:
    """The last row of the logical line that begins in row `first` with `depth` open brackets.

    Then the row at which the search for it stopped.
    """
    for index in range(first + 1, len(rows)):
        row = rows[index]
        content = row.lstrip()
        if content and _STATEMENT.match(content) and _column(row, content) <= column:
            return _unclosed(rows, first, index, column), index
        depth += _balance(row)
        if depth <= 0:
            return index, index
    return _unclosed(rows, first, len(rows), column), len(rows)


def _unclosed(rows: list[str], first: int, stop: int, column: int) -> int:
    """Where a logical line with an open bracket ends: before the first row left of it, at `stop` at last."""
    limit = column if _DEFINITION.match(rows[first].lstrip()) else column - 1
    last = first
    for index in range(first + 1, stop):
        content = rows[index].lstrip()
        if not content:
            continue
        if content[0] not in ")]}" and _column(rows[index], content) <= limit:
            break
        last = index
    return last
