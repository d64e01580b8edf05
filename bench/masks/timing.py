"""Run contestants over their texts, in turns, and keep the time of every mask."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain, zip_longest
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .contestant import Contestant
from .texts import Text
from .vocabulary import Vocabulary

Clock: TypeAlias = Callable[[], int]
"""Nanoseconds since some moment."""


@dataclass(frozen=True, slots=True)
class Rejection:
    """A text that a contestant doesn't accept: how far it came and the token that it refused."""

    contestant: str
    text: Text
    accepted: str
    token: str


@dataclass(frozen=True, slots=True)
class Track:
    """The times of one contestant on one text, in microseconds; row: round, column: token."""

    masks_us: NDArray[np.float64]
    accepts_us: NDArray[np.float64]


def rejections(contestant: Contestant, vocabulary: Vocabulary) -> list[Rejection]:
    """The texts that a contestant doesn't accept as a whole, or not by its masks. Fills its caches on the way."""
    found: list[Rejection] = []
    for text in contestant.texts:
        tokens = vocabulary.encode(text.content)
        contestant.matcher.reset()
        taken = next((i for i, token in enumerate(tokens) if not _takes(contestant, token)), None)
        if taken is not None or not contestant.matcher.is_complete():
            accepted = b"".join(vocabulary.tokens[token] for token in tokens[:taken]).decode(errors="replace")
            refused = "the end" if taken is None else _shown(vocabulary.tokens[tokens[taken]])
            found.append(Rejection(contestant.name, text, accepted, refused))
    return found


def _takes(contestant: Contestant, token: int) -> bool:
    contestant.matcher.mask()
    return contestant.matcher.allows(token) and contestant.matcher.accept(token)


def _shown(token: bytes) -> str:
    return repr(token.decode(errors="replace"))


def measure(
    contestants: Sequence[Contestant],
    vocabulary: Vocabulary,
    rounds: int,
    clock: Clock = time.thread_time_ns,
) -> dict[str, dict[str, Track]]:
    """Times by contestant and text. They take turns text by text, so that a slow moment hits all of them.

    Both engines compute a mask in the thread that asks, so that its CPU time is the mask's, without the turns of
    other processes.
    """
    turns = tuple(chain.from_iterable(zip_longest(*([(c, t) for t in c.texts] for c in contestants))))
    encoded = {turn[1]: vocabulary.encode(turn[1].content) for turn in turns if turn}
    times: dict[tuple[str, str], list[tuple[list[int], list[int]]]] = {}
    for _ in range(rounds):
        for contestant, text in filter(None, turns):
            times.setdefault((contestant.name, text.name), []).append(_run(contestant, encoded[text], clock))
    tracks: dict[str, dict[str, Track]] = {contestant.name: {} for contestant in contestants}
    for (contestant, text), runs in times.items():
        masks, accepts = (np.array(column) / 1e3 for column in zip(*runs, strict=True))
        tracks[contestant][text] = Track(masks, accepts)
    return tracks


def _run(contestant: Contestant, tokens: Sequence[int], clock: Clock) -> tuple[list[int], list[int]]:
    """Nanoseconds of every mask and of every accepted token."""
    matcher = contestant.matcher
    masks, accepts = [0] * len(tokens), [0] * len(tokens)
    matcher.reset()
    gc.disable()
    try:
        for i, token in enumerate(tokens):
            begun = clock()
            matcher.mask()
            masked = clock()
            matcher.accept(token)
            accepts[i] = clock() - masked
            masks[i] = masked - begun
    finally:
        gc.enable()
    return masks, accepts
