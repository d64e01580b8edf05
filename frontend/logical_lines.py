"""The outline of Python text, however broken: strings and comments covered, lines joined, indentation.

Two passes of one compiled regular expression each, no CPython tokenizer: the text may not be valid Python.
"""

from __future__ import annotations

import re
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
_STRUCTURE = re.compile(r"\([^()\[\]{}\n]*\)|\[[^()\[\]{}\n]*\]|[(\[{]|[)\]}]|\n[\s]*")
_STATEMENT = re.compile(
    r"@\w|async[ \t]+def\b|from[ \t]+[.\w]+[ \t]+import\b"
    r"|(?:def|class|import|return|while|try|raise|del|global|nonlocal|assert)\b(?![ \t]*[=,.)])"
    r"|(?:pass|break|continue)[ \t]*\n"
)
_DEFINITION = re.compile(r"@|(?:async[ \t]+)?def\b|class\b")
_NEW_SUITE = re.compile(
    r"^([ \t]*)(?:@\w|(?:async[ \t]+)?def[ \t]+\w+[ \t]*\(|class[ \t]+\w+[ \t]*[(:])", re.MULTILINE
)
_ROW = re.compile(r"\n([ \t\f]*)(?=[^\s)\]}])")
_MAX_CUTS = 50


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
    for start, end in strings:
        if (is_open or _opens_docstring(text, end)) and (cut := _runaway(text, start, end)) is not None:
            return masked, cut
    return masked, None


def _opens_docstring(text: str, end: int) -> bool:
    """Whether the quotes that end at `end` are the first of a docstring, judged by the rows around them."""
    row = max(text.rfind("\n", 0, end), text.rfind("\r", 0, end)) + 1
    if text[row : end - 3].strip():
        return False
    before = text[max(row - 200, 0) : row].rstrip()
    return (
        before.endswith(":")
        and re.search(r"(?:^|[\r\n])[ \t]*(?:def|class)\b.*$|\)[^\r\n]*:$", before) is not None
    )


def _runaway(text: str, start: int, end: int) -> int | None:
    """Where to end a string at `start:end` that has run into a definition not right of its own row.

    A string that is assigned or passed may hold the text of a module, and is left alone.
    """
    row = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    before = text[row:start].rstrip("bBfFrRuU")
    if before.rstrip().endswith(("=", "(", "[", "{", ",", "+", "return")):
        return None
    column = len(before[: len(before) - len(before.lstrip())].expandtabs(8))
    for match in _NEW_SUITE.finditer(text, start, end):
        found = len(match[1].expandtabs(8))
        if found < column or found == column == 0:
            return len(text[: match.start()].rstrip())
    return None


def logical_lines(masked: str) -> list[LogicalLine]:
    """The logical lines of a masked text.

    A bracket that never closes ends where a statement begins at or left of its own line's indentation.
    """
    lines: list[LogicalLine] = []
    position = len(masked) - len(masked.lstrip())
    column = _width(masked, 0, position)
    while position < len(masked):
        position, column = _collect(masked, position, column, lines)
    return lines


def _collect(masked: str, start: int, column: int, lines: list[LogicalLine]) -> tuple[int, int]:
    """Append logical lines from `start` on; returns where to go on, at the end or after an open bracket."""
    depth = 0
    for match in _STRUCTURE.finditer(masked, start):
        first = match.group()[0]
        if first == "\n":
            begin, end = match.span()
            if depth:
                if not _STATEMENT.match(masked, end) or _width(masked, begin, end) > column:
                    continue
                return _close(masked, start, begin, column, lines) or (end, _width(masked, begin, end))
            lines.append(LogicalLine(start, _strip(masked, start, begin), column))
            start, column, depth = end, _width(masked, begin, end), 0
        elif match.end() - match.start() > 1:
            pass
        elif first in "([{":
            depth += 1
        elif depth:
            depth -= 1
    end = len(masked)
    if start < end:
        if depth:
            return _close(masked, start, end, column, lines) or (end, 0)
        lines.append(LogicalLine(start, _strip(masked, start, end), column))
    return end, 0


def _close(
    masked: str, start: int, end: int, column: int, lines: list[LogicalLine]
) -> tuple[int, int] | None:
    """End a logical line whose bracket is still open at `end`, at the first row that lies left of it.

    Returns that row, or None when there is none before `end`.
    """
    limit = column if _DEFINITION.match(masked, start) else column - 1
    for match in _ROW.finditer(masked, start, end):
        width = len(match[1].expandtabs(8))
        if width <= limit:
            lines.append(LogicalLine(start, _strip(masked, start, match.start()), column))
            return match.end(), width
    lines.append(LogicalLine(start, _strip(masked, start, end), column))
    return None


def _strip(masked: str, start: int, end: int) -> int:
    return start + len(masked[start:end].rstrip())


def _width(masked: str, start: int, end: int) -> int:
    """Width of the indentation that ends the blank `masked[start:end]`."""
    row = masked.rfind("\n", start, end) + 1
    blank = masked[row or start : end]
    return len(blank.rpartition("\f")[2].expandtabs(8))
