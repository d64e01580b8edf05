"""Random walks put to what the grammar guarantees."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..masks.vocabulary import qwen
from .mutation_runs import Batch, Broken, digest
from .verdict import violations
from .walks import Walker, habits

WALKS = 50
"""Walks that are made at a time."""


class WalkRun:
    """Makes and judges walks; the vocabulary and the grammar are made ready where they are used."""

    def __init__(self, ebnf: str, version: str, seed: int, kernels: Sequence[str]) -> None:
        self.ebnf = ebnf
        self.version = version
        self.seed = seed
        self.kernels = kernels
        self.walker: Walker | None = None

    def __call__(self, number: int) -> Batch:
        """The batch of this number: always the same of the same seed and kernels."""
        if self.walker is None:
            vocabulary = qwen()
            self.walker = Walker(self.ebnf, vocabulary, habits(vocabulary, self.kernels))
        random = Random(f"walk:{self.seed}:{number}")
        texts = [text for _ in range(WALKS) if (text := self.walker.walk(random)) is not None]
        broken = tuple(Broken(text, each) for text in texts for each in violations(text, self.version)[:1])
        return Batch(WALKS, tuple(map(digest, texts)), broken)
