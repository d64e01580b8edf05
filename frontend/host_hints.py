"""What a person should do about a syntax error in host code, where the cause is certain."""

from __future__ import annotations

import keyword
import re

FENCE = (
    "this is a Markdown fence: delete everything around the code, or give the file the suffix .md, "
    "so that the code in it is found"
)
PROSE = "this reads like prose, not code: delete it, or make it a comment"
TEMPLATE = "this is a template: check the Python that is made from it"
CONFLICT = "this is the mark of a merge conflict: choose one side and delete the marks"
QUOTES = "this is a typographic quote: write \" or '"
DASH = "this is a typographic dash: write -"
INVISIBLE = "this character is invisible: delete it, and type the blank again"
PRINT = "this is Python 2: `print` is a function"

_FENCE_ROW = re.compile(r"[ \t]*(?:```|~~~)")
_TEMPLATE_ROW = re.compile(r"\{%|%\}|\{\{|\$\{|^\s*<%")
_CONFLICT_ROW = re.compile(r"(?:<{7}|={7}|>{7})(?: |$)")
_CHARACTER = re.compile(r"invalid (?:non-printable )?character.*U\+([0-9A-F]+)")
_TAG_ROW = re.compile(r"\s*</?[A-Za-z][\w-]*(?:[\s>]|$)|\s*[\w-]+=\"[^\"]*\"\s*/?>\s*$")
_LIST_ROW = re.compile(r"\s*(?:\d+[.)]|[-*\u2022])\s+[`*\"]*[A-Za-z]\w*\S*\s+\S")
_WORD = re.compile(r"[*_]{0,2}[A-Za-z]+(?:['\u2019][a-z]+)?[*_]{0,2}[,.:;!?]?")


def hint_for(message: str, row: str, text: str) -> str | None:
    """A hint for CPython's `message` about `row`, a row of `text`; None when the cause is not certain."""
    if _FENCE_ROW.match(row):
        return FENCE
    if _CONFLICT_ROW.match(row):
        return CONFLICT
    if _TEMPLATE_ROW.search(row) and ("{%" in text or "{{" in row or "${" in row):
        return TEMPLATE
    if "call to 'print'" in message or re.match(r"\s*print +[\"'\w]", row):
        return PRINT
    if _is_prose(row):
        return FENCE if re.search(r"^[ \t]*```", text, re.MULTILINE) else PROSE
    return _hint_for_character(message)


def _is_prose(row: str) -> bool:
    if _TAG_ROW.match(row) or (_LIST_ROW.match(row) and "=" not in row):
        return True
    words = re.sub(r"^\s*(?:[-*#>]+|\d+[.)])?\s*", "", row).split()
    first = words[:5]
    if len(words) < 3 or not first[0].lstrip("*_")[:1].isupper() or keyword.iskeyword(first[0]):
        return False
    if "=" in row or not _WORD.fullmatch(first[1]):
        return False
    return sum(_WORD.fullmatch(word) is not None for word in first) >= min(len(first), 3)


def _hint_for_character(message: str) -> str | None:
    match = _CHARACTER.search(message)
    if match is None:
        return None
    character = chr(int(match[1], 16))
    if character in "\u2018\u2019\u201a\u201c\u201d\u201e\u2032\u2033\u00ab\u00bb":
        return QUOTES
    if character in "\u2010\u2011\u2012\u2013\u2014\u2015\u2212":
        return DASH
    return None if character.isprintable() else INVISIBLE
