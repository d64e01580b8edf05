"""Lines that show that a bracket above them was left open."""

from __future__ import annotations

import re

_ONLY_IN_STATEMENTS = "def|return|while|with|assert|del|pass|break|continue|import|class|try|except|finally|raise|global|nonlocal|elif"
_STATEMENT = re.compile(rf"[ \t\f]*(?:(?:{_ONLY_IN_STATEMENTS})\b|async[ \t]+(?:def|with)\b|else[ \t]*:)")
_HEADER = re.compile(r"[ \t\f]*(?:async[ \t]+)?(if|for)\b([^#\r\n]*):[ \t\f]*(?=#|[\r\n]|$)")
_TEXT = re.compile(r"([ \t\f]*)([^\s#])")
_BLANK_LINES = re.compile(r"(?:[ \t\f]*(?:#[^\r\n]*)?(?:\r\n|\n|\r))*")


def after_blank_lines(text: str, start: int, end: int) -> int:
    """Where the first line from `start` begins that has more than blanks and a comment in it."""
    found = _BLANK_LINES.match(text, start, end)
    return found.end() if found else start


def resumes_statement(text: str, start: int, end: int) -> bool:
    """Whether the line at `start` can't be the inside of a bracket in any valid program."""
    if _STATEMENT.match(text, start, end):
        return True
    header = _HEADER.match(text, start, end)
    if not header:
        return False
    condition = header[2]
    if re.search(r"\b(?:else|lambda)\b", condition):
        return False
    balanced = all(condition.count(a) == condition.count(b) for a, b in ("()", "[]", "{}"))
    return balanced and (header[1] == "if" or re.search(r"\bin\b", condition) is not None)


def strictly_resumes(text: str, row: int, start: int, end: int, column: int, is_header: bool) -> bool:
    """Whether the line at `start` looks like a new statement, when a bracket is known to be left open.

    `column` is the indentation of the statement with the bracket. In a header a line left of the line before
    it (which starts at `row`) begins the body.
    """
    line = _TEXT.match(text, after_blank_lines(text, start, end), end)
    if not line or line[2] in ")]}":
        return False
    here = len(line[1].expandtabs(8))
    if here <= column:
        return True
    before = _TEXT.match(text, row, end)
    return is_header and before is not None and column < here < len(before[1].expandtabs(8))
