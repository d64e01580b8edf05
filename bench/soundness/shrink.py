"""Make a text that breaks a guarantee small."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

_TOKEN = re.compile(r"\w+|\s+|.", re.DOTALL)
_MOST_TESTS = 400


def shrink(text: str, is_broken: Callable[[str], bool]) -> str:
    """The smallest text found by leaving out lines and then tokens that still `is_broken`."""
    tests = 0
    progress = True
    while progress and tests < _MOST_TESTS:
        progress = False
        for candidate in _smaller(text):
            tests += 1
            if is_broken(candidate):
                text, progress = candidate, True
                break
            if tests >= _MOST_TESTS:
                break
    return text


def _smaller(text: str) -> Iterator[str]:
    """Without one half, quarter, ... of the lines, then without one run of tokens."""
    yield from _without_runs(text.splitlines(keepends=True))
    yield from _without_runs(_TOKEN.findall(text))


def _without_runs(parts: list[str]) -> Iterator[str]:
    size = len(parts) // 2
    while size:
        for start in range(0, len(parts), size):
            yield "".join(parts[:start] + parts[start + size :])
        size //= 2
