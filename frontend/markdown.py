"""The Python in a Markdown document, such as a language model's answer."""

from __future__ import annotations

import re

from .source import Line, Source

_ROW = re.compile(r"([^\r\n]*)(\r\n|\r|\n|\Z)")
_FENCE = re.compile(r"(?P<indent>[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?)(?P<marks>`{3,}|~{3,})(?P<info>.*)")
_LANGUAGE = re.compile(r"[\s{.]*([\w+#-]*)")
_KERNEL = re.compile(r"^[ \t>]*(?:@.*\bjit\b|(?:import|from)[ \t]+triton\b)", re.MULTILINE)
_PYTHON = frozenset(("python", "py", "python3", "py3", "triton", "ipython", "ipython3", "gluon"))
_THINK = re.compile(r"[ \t]*<(?P<end>/?)think(?:ing)?>")


def python_of(path: str, text: str) -> Source:
    """The Python in the fenced blocks of `text`, as one Source with as many rows as the document.

    Rows of prose are blank; so is what stands between `<think>` tags, fenced or not. The indentation of a
    fence (in a list, in a quote) is taken from its rows and kept in `Source.lines`.
    """
    rows = [match.groups() for match in _ROW.finditer(text)]
    if rows and rows[-1] == ("", ""):
        rows.pop()
    thinking = _thinking(rows)
    contents = [""] * len(rows)
    indents = [0] * len(rows)
    number = 0
    while number < len(rows):
        opening = None if number in thinking else _opening(rows[number][0])
        if opening is None:
            number += 1
            continue
        first = number + 1
        number = _closing(rows, first, opening, thinking)
        body = range(first, min(number, len(rows)))
        if _is_python(opening, "\n".join(rows[i][0] for i in body)):
            for i in body:
                indents[i] = _indent(rows[i][0], opening["indent"])
                contents[i] = rows[i][0][indents[i] :]
        number += 1
    lines = tuple(Line(i + 1, indent) for i, indent in enumerate(indents)) or (Line(1, 0),)
    joined = "".join(content + end for content, (_, end) in zip(contents, rows, strict=True))
    if len(lines) > 1 or joined:
        lines = (*lines, Line(len(lines) + 1, 0))  # the empty row after a final newline
    return Source(path, joined, lines)


def _thinking(rows: list[tuple[str, ...]]) -> frozenset[int]:
    """Rows from each `<think>` to its `</think>`; a missing tag stands at the beginning or the end."""
    tags = [(i, tag["end"] == "/") for i, (row, _) in enumerate(rows) if (tag := _THINK.match(row))]
    inside: set[int] = set()
    start: int | None = None
    for number, is_end in tags:
        if is_end:
            inside.update(range(start or 0, number + 1))
            start = None
        elif start is None:
            same_row = re.search(r"</think(?:ing)?>", rows[number][0])
            start = None if same_row else number
    if start is not None:
        inside.update(range(start, len(rows)))
    return frozenset(inside)


def _opening(row: str) -> re.Match[str] | None:
    fence = _FENCE.match(row)
    if fence is None or (fence["marks"][0] == "`" and "`" in fence["info"]):
        return None
    return None if _language(fence) in ("markdown", "md") else fence


def _closing(
    rows: list[tuple[str, ...]], first: int, opening: re.Match[str], thinking: frozenset[int]
) -> int:
    """The row of the closing fence, or the number of rows when it is missing."""
    marks = opening["marks"]
    closing = re.compile(rf"[ \t>]*{marks[0]}{{{len(marks)},}}[ \t]*$")
    return next((i for i in range(first, len(rows)) if i in thinking or closing.match(rows[i][0])), len(rows))


def _language(fence: re.Match[str]) -> str:
    match = _LANGUAGE.match(fence["info"])
    return match[1].lower() if match else ""


def _is_python(opening: re.Match[str], body: str) -> bool:
    language = _language(opening)
    return language in _PYTHON or (not language and _KERNEL.search(body) is not None)


def _indent(row: str, container: str) -> int:
    """How many characters of `row` belong to the list or quote around a fence indented by `container`."""
    if ">" in container:
        prefix = re.match(rf"(?:[ \t]*>[ \t]?){{0,{container.count('>')}}}", row)
        return prefix.end() if prefix else 0
    blank = len(row) - len(row.lstrip(" \t"))
    return min(blank, len(container))
