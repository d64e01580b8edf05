"""Host code that needs a newer Python than the one that runs kfcheck, respelled in older syntax.

kfcheck accepts what the newest Python accepts. Where the `ast` of the running one refuses a text, `respell`
gives it an older spelling of equal length and equal rows: `except*` (3.11), stars in subscripts (3.11), type
parameters and `type` statements (3.12), f-strings that reuse quotes (3.12), `except A, B` and t-strings (3.14).
What is lost (type parameters, the fields of some f-strings) has been checked, and matters to no rule.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NamedTuple

from .logical_lines import LogicalLine, logical_lines, mask

_STRING = re.compile(
    r"""\#[^\r\n]*|(?<!\w)(?P<prefix>[bBfFrRtTuU]{0,2})(?P<quote>\"""|'''|"|')""",
)
_PLAIN_END = {
    '"': re.compile(r'[^"\\\r\n]*(?:\\(?:\r\n|.)[^"\\\r\n]*)*"', re.DOTALL),
    "'": re.compile(r"[^'\\\r\n]*(?:\\(?:\r\n|.)[^'\\\r\n]*)*'", re.DOTALL),
    '"""': re.compile(r'[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*"""', re.DOTALL),
    "'''": re.compile(r"[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*'''", re.DOTALL),
}
_FIELD_TOKEN = re.compile(r"""[(\[{]|[)\]]|\}|![rsa]?(?=[:}])|:|\#[^\r\n]*|(?P<string>["'])""")
_EXCEPT = re.compile(r"except\b[ \t]*(?P<star>\*)?(?P<types>[^:]*)")
_TYPE_ALIAS = re.compile(r"type[ \t]+([^\W\d]\w*)\s*(?=[\[=](?!=))")
_PARAMETRISED = re.compile(r"(?:(?:async[ \t]+)?def|class)[ \t]+[^\W\d]\w*\s*(?=\[)")
_STARRED_ANNOTATION = re.compile(r":\s*(\*)(?!\*)")
_BRACKET = re.compile(r"[(\[{]|[)\]}]|,|\*\*?")
_MAX_NESTED_STRINGS = 20


class _FString(NamedTuple):
    """An f-string or t-string: its end and its fields' expressions."""

    end: int
    fields: list[tuple[int, int]]


def respell(text: str) -> str:
    """`text` in the syntax of Python 3.10, where it can be told; the same text when nothing is newer."""
    text = _respell_strings(text)
    masked = mask(text)
    edits: list[tuple[int, str]] = []
    for line in logical_lines(masked):
        edits.extend(_edits(masked, line))
    return _apply(text, edits)


def _apply(text: str, edits: list[tuple[int, str]]) -> str:
    pieces: list[str] = []
    position = 0
    for start, replacement in sorted(edits):
        pieces += [text[position:start], replacement]
        position = start + len(replacement)
    return "".join([*pieces, text[position:]])


def _edits(masked: str, line: LogicalLine) -> Iterator[tuple[int, str]]:
    text = masked[line.start : line.end]
    parameters_end = 0
    if match := _EXCEPT.match(text):
        yield from _except_edits(match, line.start)
    elif (match := _TYPE_ALIAS.match(text)) and "=" in text[(end := _alias_end(text, match.end())) :][:1]:
        yield line.start, match[1] + _joined(text[len(match[1]) : end])
        parameters_end = end
    elif match := _PARAMETRISED.match(text):
        parameters_end = _closing(text, match.end()) + 1
        yield line.start + match.end(), _joined(text[match.end() : parameters_end])
    if text.startswith(("def", "async")):
        for star in _STARRED_ANNOTATION.finditer(text, parameters_end):
            yield line.start + star.start(1), " "
    if "[" in text and "*" in text:
        for star in _subscript_stars(text):
            if star >= parameters_end:
                yield line.start + star, " "


def _except_edits(match: re.Match[str], start: int) -> Iterator[tuple[int, str]]:
    if match["star"]:
        yield start + match.start("star"), " "
    if "," in match["types"] and not re.search(r"\bas\b", match["types"]):
        # A tuple needs parentheses in older Pythons; `A | B` is as long.
        for comma in _top_level(match["types"], ","):
            yield start + match.start("types") + comma, "|"


def _alias_end(text: str, end: int) -> int:
    """Where the `=` of a `type` statement should stand, behind its name and type parameters."""
    if text[end] == "[":
        end = _closing(text, end) + 1
    return end + len(text[end:]) - len(text[end:].lstrip())


def _top_level(text: str, char: str) -> Iterator[int]:
    """Offsets of `char` outside brackets."""
    depth = 0
    for offset, each in enumerate(text):
        if each in "([{":
            depth += 1
        elif each in ")]}":
            depth -= 1
        elif each == char and depth == 0 and text[offset + 1 :].strip():
            yield offset


def _closing(text: str, opening: int) -> int:
    """Offset of the bracket that closes the one at `opening`, or of the last character."""
    depth = 0
    for match in re.compile(r"[(\[{]|[)\]}]").finditer(text, opening):
        depth += 1 if match.group() in "([{" else -1
        if depth == 0:
            return match.start()
    return len(text) - 1


def _joined(text: str) -> str:
    """Blanks in the shape of `text`, with a backslash before each end of row."""
    blank = re.sub(r"[^\n]", " ", text)
    return re.sub(r" (\s?)(?=\n)", lambda match: "\\" if not match[1] else " \\", blank)


def _subscript_stars(text: str) -> Iterator[int]:
    """Offsets of the `*` of starred items of subscripts, as in `grid[*shape]`."""
    stack: list[bool] = []
    item_starts = False
    last = 0
    for match in _BRACKET.finditer(text):
        token, start = match.group(), match.start()
        between_is_blank = not text[last:start].strip()
        last = match.end()
        if token in "([{":
            before = text[:start].rstrip()[-1:]
            stack.append(token == "[" and (before.isalnum() or before in ("_", ")", "]", '"')))
            item_starts = True
        elif token in ")]}":
            if stack:
                stack.pop()
            item_starts = False
        elif token == ",":
            item_starts = True
        else:
            if token == "*" and item_starts and between_is_blank and stack and stack[-1]:
                yield start
            item_starts = False


def _respell_strings(text: str) -> str:
    edits: list[tuple[int, str]] = []
    position = 0
    while match := _STRING.search(text, position):
        position = match.end()
        if match["quote"] is None:
            continue
        prefix = match["prefix"].lower()
        if "f" not in prefix and "t" not in prefix:
            end = _PLAIN_END[match["quote"]].match(text, position)
            position = end.end() if end else position
            continue
        string = _f_string(text, position, match["quote"], 0)
        if string is None:
            continue
        if "t" in prefix:
            marker = match.start() + prefix.index("t")
            edits.append((marker, "f"))
        if _is_newer(text, position, match["quote"], string):
            if not all(_is_expression(text[start:end]) for start, end in string.fields):
                continue
            edits = [edit for edit in edits if edit[0] < match.start()]
            edits.append((match.start(), _opaque(text[match.start() : string.end], match["quote"])))
        position = string.end
    return _apply(text, edits)


def _is_newer(text: str, start: int, quote: str, string: _FString) -> bool:
    """Whether a Python before 3.12 would refuse the f-string."""
    old_end = _PLAIN_END[quote].match(text, start)
    if old_end is None or old_end.end() != string.end:
        return True
    return any(
        "\\" in field or "#" in field or quote in field for field in (text[a:b] for a, b in string.fields)
    )


def _f_string(text: str, position: int, quote: str, depth: int) -> _FString | None:
    """The f-string whose content begins at `position`; None when it is not closed."""
    if depth > _MAX_NESTED_STRINGS:
        return None
    fields: list[tuple[int, int]] = []
    while position < len(text):
        char = text[position]
        if text.startswith(quote, position):
            return _FString(position + len(quote), fields)
        if char == "\\" or (char in "{}" and text.startswith(char * 2, position)):
            position += 2
        elif char == "{":
            end = _field(text, position + 1, quote, fields, depth)
            if end is None:
                return None
            position = end
        elif char in "\r\n" and len(quote) == 1:
            return None
        else:
            position += 1
    return None


def _field(text: str, start: int, quote: str, fields: list[tuple[int, int]], depth: int) -> int | None:
    """The end of a replacement field, behind its `}`; its expression is appended to `fields`."""
    position = start
    brackets = 0
    while match := _FIELD_TOKEN.search(text, position):
        token = match.group()
        position = match.end()
        if match["string"]:
            end = _nested_string(text, match.start(), depth)
            if end is None:
                return None
            position = end
        elif token in "([{":
            brackets += 1
        elif brackets:
            brackets -= token in ")]}"
        elif token in ("}", ":") or token[0] == "!":
            fields.append((start, match.start()))
            return position if token == "}" else _format_spec(text, position, quote, fields, depth)
    return None


def _format_spec(
    text: str, position: int, quote: str, fields: list[tuple[int, int]], depth: int
) -> int | None:
    if depth > _MAX_NESTED_STRINGS:
        return None
    while position < len(text):
        if text.startswith(quote, position):
            return None
        char = text[position]
        position += 1
        if char == "}":
            return position
        if char == "{":
            end = _field(text, position, quote, fields, depth + 1)
            if end is None:
                return None
            position = end
    return None


def _nested_string(text: str, start: int, depth: int) -> int | None:
    """The end of the string literal whose quote stands at `start`, inside a field."""
    quote = text[start] * 3 if text.startswith(text[start] * 3, start) else text[start]
    prefix = re.search(r"\w*$", text[max(start - 3, 0) : start])
    if prefix and set(prefix.group().lower()) & {"f", "t"}:
        string = _f_string(text, start + len(quote), quote, depth + 1)
        return string.end if string else None
    end = _PLAIN_END[quote].match(text, start + len(quote))
    return end.end() if end else None


def _is_expression(text: str) -> bool:
    """Whether the text of a field is an expression (with `=` behind it perhaps)."""
    text = re.sub(r"(?<![=!<>])=\s*$", "", text)
    try:
        ast.parse(f"({respell(text)}\n)", mode="eval")
    except (SyntaxError, RecursionError, MemoryError):
        return False
    return True


def _opaque(literal: str, quote: str) -> str:
    """An f-string without fields in the shape of an f-string or t-string."""
    prefix = literal[: literal.index(quote)].translate({ord("t"): "f", ord("T"): "f"})
    content = literal[len(prefix) + len(quote) : -len(quote)]
    content = re.sub(r"[^\r\n]", " ", content)
    if len(quote) == 1:
        content = re.sub(r" (?=\r?\n|\r)", r"\\", content)
    return f"{prefix}{quote}{content}{quote}"
