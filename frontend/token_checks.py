"""What the patterns of names and numbers can't tell."""

from __future__ import annotations

from . import scan_problems as report
from .problem import SyntaxProblem
from .source import Span

_AFTER_NUMBERS = ("and", "else", "for", "if", "in", "is", "not", "or")
"""Keywords that CPython reads right behind a number: `1if x else 2`."""


def normal_name(value: str, start: int) -> tuple[str, SyntaxProblem | None]:
    """The name in the normal form that CPython compares, and the character that can't be part of one."""
    if value.isidentifier():
        import unicodedata

        return unicodedata.normalize("NFKC", value), None
    bad = next(at for at in range(len(value)) if not value[: at + 1].isidentifier())
    return value, report.bad_character(value[bad], Span(start + bad, start + bad + 1))


def odd_name_end(text: str, start: int, end: int) -> int:
    """Where a name with characters that `\\w` doesn't know ends (`℘`, `·`); `start` if none begins there."""
    stop = start
    while stop < end and f"a{text[stop]}".isidentifier():
        stop += 1
    return stop if text[start:stop].isidentifier() else start


def number_problem(text: str, value: str, start: int, stop: int, end: int) -> SyntaxProblem | None:
    """What is wrong with the number at `start` to `stop` of `text`, which is scanned up to `end`."""
    if value[0] == "0" and value.replace("_", "").isdigit() and value.strip("0_"):
        return report.leading_zeros(value, Span(start, stop))
    last = stop
    while last < end and (text[last].isalnum() or text[last] == "_"):
        last += 1
    if last == stop or text.startswith(_AFTER_NUMBERS, stop):
        return None
    return report.bad_number(text[start:last], Span(start, last))
