"""Matchers that follow the rows of a batch while its texts grow, fall back and change places.

A loop like transformers' `generate` gives a logits processor the whole token ids each time, and no word about
what became of a row: it grew by a token (sampling), it is another row's text plus a token (beam search), or
it lost some (assisted decoding).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .compiled import CompiledConstraint
    from .matcher import Matcher


@dataclass
class Row:
    """A text after the prompt, and the matcher that took its first `accepted` tokens."""

    matcher: Matcher
    history: list[int]
    accepted: int

    @property
    def is_forbidden(self) -> bool:
        """Whether the text left the grammar; tokens after the end of the text are no harm."""
        return self.accepted < len(self.history) and not self.matcher.is_terminated


class Followers:
    """The rows of one call of a generating loop; a new prompt starts them anew."""

    def __init__(self, compiled: CompiledConstraint, prefix: str | bytes = "") -> None:
        self._compiled = compiled
        self._prefix = prefix
        self._prompts: list[list[int]] = []
        self._rows: list[Row] = []

    def follow(self, rows: Sequence[list[int]]) -> list[Row]:
        """The matchers for the rows' token ids, prompt included; the first call shows the prompt alone."""
        if not self._continues(rows):
            self._prompts = [list(row) for row in rows]
            start = self._compiled.matcher(self._prefix)
            self._rows = [Row(start.fork(), [], 0) for _ in rows]
            return self._rows
        length = len(self._prompts[0])
        histories = [row[length:] for row in rows]
        sources = [self._source(i, history) for i, history in enumerate(histories)]
        waiting = Counter(source for source, _ in sources)
        moved = []
        for (source, common), history in zip(sources, histories, strict=True):
            waiting[source] -= 1  # the last one to come takes the matcher itself
            row = self._rows[source]
            moved.append(_moved(row, history, common, must_fork=waiting[source] > 0))
        self._rows = moved
        return moved

    def _continues(self, rows: Sequence[list[int]]) -> bool:
        """Whether these are the texts of before, at most a token longer, and not those of a new call."""
        if len(rows) != len(self._rows):
            return False
        length = len(self._prompts[0])
        longest = length + len(self._rows[0].history) + 1
        if not length <= len(rows[0]) <= longest:
            return False
        return all(row[:length] in self._prompts for row in rows)

    def _source(self, index: int, history: list[int]) -> tuple[int, int]:
        """The row to go on from, and how many tokens it shares with this text."""
        own = self._rows[index].history
        if history[: len(own)] == own:
            return index, len(own)
        shared = [_common(row.history, history) for row in self._rows]
        best = max(shared)
        source = index if shared[index] == best else shared.index(best)
        return source, best


def _common(first: list[int], second: list[int]) -> int:
    """The length of the common beginning."""
    pairs = zip(first, second, strict=False)
    return next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(first), len(second)))


def _moved(row: Row, history: list[int], common: int, *, must_fork: bool) -> Row:
    """The row's matcher, or a copy, taken back to the common beginning and on to the end of another text."""
    matcher = row.matcher.fork() if must_fork else row.matcher
    accepted = min(row.accepted, common)
    matcher.rollback(row.accepted - accepted)
    while accepted < len(history) and not matcher.is_terminated and matcher.try_token(history[accepted]):
        accepted += 1
    return Row(matcher, history, accepted)
