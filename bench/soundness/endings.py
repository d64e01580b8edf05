"""Short texts that may bring an unfinished kernel to its end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

_OPENERS = {"(": ")", "[": "]", "{": "}"}
_QUOTE = re.compile(r"\"\"\"|'''|\"|'")
_OPERANDS = (
    "",
    "x",
    " x",
    "0",
    "=x",
    " = x",
    " else x",
    ": x",
    "(x)",
    ".T",
    " in range(x)",
    " range(x)",
    "def f()",
    "(x, y)",
)
_BLOCKS = (
    "\n",
    ":\n{inner}pass\n",
    "\n{outer}pass\n",
    "\n{inner}pass\n",
    "\ndef f():\n    pass\n",
    "\n    x = 1\n",
)


def endings(text: str) -> Iterator[str]:
    """What might complete `text`: an operand, everything closed that is open, and the rest of a block."""
    closers = open_closers(text)
    line = text[text.rfind("\n") + 1 :]
    column = len(line) - len(line.lstrip(" "))
    for operand, block in product(_OPERANDS, _BLOCKS):
        rest = block.format(outer=" " * column, inner=" " * (column + 4))
        if closers[:1] in ('"', "'"):
            quote = closers[:3] if closers[:3] in ('"""', "'''") else closers[:1]
            yield f"{quote}{operand}{closers[len(quote) :]}{rest}"
        else:
            yield f"{operand}{closers}{rest}"


def open_closers(text: str) -> str:
    """What closes the strings and brackets that are open at the end of `text`, the innermost first."""
    stack: list[str] = []
    at = 0
    while at < len(text):
        quote = _QUOTE.match(text, at)
        if quote:
            end = _string_end(text, quote.end(), quote.group())
            if end is None:
                stack.append(quote.group())
                break
            at = end
            continue
        char = text[at]
        if char == "#":
            row_end = text.find("\n", at)
            at = len(text) if row_end < 0 else row_end
        elif char in _OPENERS:
            stack.append(_OPENERS[char])
        elif stack and char == stack[-1]:
            stack.pop()
        at += 1
    return "".join(reversed(stack))


def _string_end(text: str, at: int, quote: str) -> int | None:
    """Behind the quotes that close a string whose text begins at `at`; None if nothing does."""
    while at < len(text):
        if text[at] == "\\":
            at += 2
        elif text.startswith(quote, at):
            return at + len(quote)
        else:
            at += 1
    return None
