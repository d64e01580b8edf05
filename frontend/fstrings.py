"""The literal text of f-strings: where it ends."""

from __future__ import annotations

import re
from functools import cache

from ..grammar.record import record


@record(eq=False)
class OpenFString:
    """An f-string that the scanner is inside of; `quote` is what will close it."""

    start: int
    quote: str
    is_raw: bool


def text_end(text: str, start: int, end: int, fstring: OpenFString, in_format: bool) -> int:
    """Where the literal text at `start` stops: at a brace, the closing quote, a newline, or `end`.

    Doubled braces are text, but not in a format specification.
    """
    found = _text_pattern(fstring.quote, fstring.is_raw, in_format).match(text, start, end)
    return found.end() if found else start


@cache
def _text_pattern(quote: str, is_raw: bool, in_format: bool) -> re.Pattern[str]:
    char = quote[0]
    plain = rf"[^{char}\\{{}}]" if len(quote) == 3 else rf"[^{char}\\{{}}\r\n]"
    choices = [rf"{plain}+", r"\\(?:\r\n|[^{}])", r"\\(?=[{}])"]
    if len(quote) == 3:
        choices.append(rf"{char}(?!{char}{char})")
    if not is_raw:
        choices.insert(0, rf"\\N\{{[^{char}{{}}\r\n]*\}}")
    if not in_format:
        choices += [r"\{\{", r"\}\}"]
    return re.compile(f"(?:{'|'.join(choices)})*")
