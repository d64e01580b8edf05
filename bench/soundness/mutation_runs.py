"""Mutants that the grammar derives, put to its guarantees."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from kernelforge.frontend.kfgrammar.recogniser import Recogniser

from .mutants import mutate
from .verdict import Violation, violations

ATTEMPTS = 60
"""Mutants that are made of one kernel at a time."""


@dataclass(frozen=True, slots=True)
class Broken:
    """A derived text that breaks a guarantee."""

    text: str
    violation: Violation


@dataclass(frozen=True, slots=True)
class Batch:
    """What came of some attempts: `accepted` are digests of the texts that were derived, to count each once."""

    attempts: int
    accepted: tuple[bytes, ...]
    broken: tuple[Broken, ...]


class MutationRun:
    """Makes, reads and judges the mutants of one kernel; the grammar is compiled where it is used."""

    def __init__(self, ebnf: str, version: str, seed: int, kernels: Sequence[str]) -> None:
        self.ebnf = ebnf
        self.version = version
        self.seed = seed
        self.kernels = kernels
        self.recogniser: Recogniser | None = None

    def __call__(self, number: int) -> Batch:
        """The batch of this number: always the same of the same seed and kernels."""
        if self.recogniser is None:
            self.recogniser = Recogniser(self.ebnf)
        random = Random(f"{self.seed}:{number}")
        kernel = self.kernels[number % len(self.kernels)]
        made = dict.fromkeys(mutate(random, kernel, self.kernels) for _ in range(ATTEMPTS))
        made.pop(kernel, None)
        derived = self.recogniser.derived_variants(kernel, list(made))
        accepted = [text for text, is_derived in zip(made, derived, strict=True) if is_derived]
        broken = tuple(Broken(text, each) for text in accepted for each in violations(text, self.version)[:1])
        return Batch(ATTEMPTS, tuple(map(digest, accepted)), broken)


def digest(text: str) -> bytes:
    """What tells texts apart."""
    return hashlib.sha256(text.encode()).digest()[:8]
