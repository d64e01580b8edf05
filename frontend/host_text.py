"""The host code of a module: its text with every kernel replaced by a stub of the same shape."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterable

from .source import Span

_NOT_ROW_END = re.compile(r"[^\r\n]+")


def blank_kernels(text: str, kernels: Iterable[tuple[Span, int, str]]) -> str:
    """`text` with equal length and equal rows, where each kernel (span, offset of its `def`, name) is a stub.

    The decorators stay. A header too short for a stub, which a whole kernel never is, becomes `NAME=0`
    without them.
    """
    pieces: list[str] = []
    position = 0
    for span, header_start, name in kernels:
        def_start = _beside_decorators(text, span.start, header_start)
        stub = _stub(text[def_start : span.end], name)
        if stub is None:
            pieces.append(text[position : span.start])
            pieces.append(_blank(text[span.start : def_start]))
            stub = _overlay(text[def_start : span.end], f"{name or '_'}=0")
        else:
            pieces.append(text[position:def_start])
        pieces.append(stub)
        position = span.end
    pieces.append(text[position:])
    return "".join(pieces)


def _beside_decorators(text: str, decorator_start: int, def_start: int) -> int:
    """`def_start`, moved left to the column of the decorators above: where it stands right of them has been reported."""
    column = decorator_start - _row_start(text, decorator_start)
    row_start = _row_start(text, def_start)
    surplus = text[row_start + column : def_start]
    return row_start + column if surplus.isspace() else def_start


def _row_start(text: str, offset: int) -> int:
    return max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1


def _stub(kernel: str, name: str) -> str | None:
    """A stub in the shape of `kernel`; None if there is no room for one."""
    if not name or keyword.iskeyword(name):
        name = "_"
    first_row = _row_length(kernel)
    for stub in (f"def {name}(): pass", f"def {name}():0"):
        if len(stub) <= first_row:
            return _overlay(kernel, stub)
    opening = f"def {name}("
    if len(opening) <= first_row:
        for row in _NOT_ROW_END.finditer(kernel, first_row):
            if row.end() - row.start() >= 3:
                head = _overlay(kernel[: row.start()], opening)
                return head + _overlay(kernel[row.start() :], "):0")
    return None


def _row_length(text: str) -> int:
    match = _NOT_ROW_END.match(text)
    return match.end() if match else 0


def _blank(text: str) -> str:
    return _NOT_ROW_END.sub(lambda match: " " * len(match.group()), text)


def _overlay(text: str, stub: str) -> str:
    return stub + _blank(text[len(stub) :])
