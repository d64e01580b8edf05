"""Random walks through the masks: texts that a model with no idea of kernels could write under the constraint."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import numpy as np
import torch
import xgrammar
from numpy.typing import NDArray

from ..masks.engines import compiler, tokenizer_info
from ..masks.vocabulary import Vocabulary
from .endings import endings

STEPS = (3, 50)
"""After a number of tokens in this range a walk looks for an end."""
LONGEST = 120
"""Tokens without an end in sight; such a walk is given up."""
FROM_A_KERNEL = 0.7
"""The share of walks that start with the beginning of a real kernel; it is read without masks (see `masks`)."""
_TRIES = 12
_STEPS_BETWEEN_ENDINGS = 4
_ENDINGS = 24


@dataclass(frozen=True, slots=True)
class Habits:
    """What kernels are made of: their tokens, which follow which, and the kernels themselves."""

    kernels: tuple[tuple[int, ...], ...]
    tokens: tuple[int, ...]
    followers: dict[int, tuple[int, ...]]


def habits(vocabulary: Vocabulary, kernels: Sequence[str]) -> Habits:
    """The habits of these kernels."""
    encoded = tuple(tuple(vocabulary.encode(kernel)) for kernel in kernels)
    followers: dict[int, list[int]] = defaultdict(list)
    for tokens in encoded:
        for first, second in pairwise(tokens):
            followers[first].append(second)
    together = tuple(token for tokens in encoded for token in tokens)
    return Habits(encoded, together, {token: tuple(each) for token, each in followers.items()})


class Walker:
    """Walks through the masks of one compiled grammar."""

    def __init__(self, ebnf: str, vocabulary: Vocabulary, known: Habits) -> None:
        self.vocabulary = vocabulary
        self.habits = known
        self.stop = vocabulary.stop_ids[0]
        compiled = compiler(tokenizer_info(vocabulary), is_lazy=True).compile_grammar(ebnf)
        self.matcher = xgrammar.GrammarMatcher(compiled)
        self.mask: torch.Tensor = xgrammar.allocate_token_bitmask(1, vocabulary.size)
        self.words: NDArray[np.int32] = self.mask.numpy()[0]

    def walk(self, random: Random) -> str | None:
        """One text; None if it found no end. Raises RuntimeError where a mask and the matcher disagree."""
        self.matcher.reset()
        tokens: list[int] = []
        if random.random() < FROM_A_KERNEL:
            kernel = random.choice(self.habits.kernels)
            for token in kernel[: random.randrange(len(kernel))]:
                if not self.matcher.accept_token(token):
                    raise RuntimeError(f"the matcher refuses {token} behind {self._text(tokens)!r}")
                tokens.append(token)
        start, steps = len(tokens), random.randint(*STEPS)
        while len(tokens) - start < LONGEST:
            taken = len(tokens) - start
            if taken >= steps and taken % _STEPS_BETWEEN_ENDINGS == 0 and self._end(random, tokens):
                return self._text(tokens).decode()
            self._fill()
            self._step(tokens, self._choose(random, tokens), is_filled=True)
        return None

    def _step(self, tokens: list[int], token: int, *, is_filled: bool = False) -> None:
        """Take a token that the mask must allow."""
        if not is_filled:
            self._fill()
        if not self._is_allowed(token):
            raise RuntimeError(f"the mask forbids {token} behind {self._text(tokens)!r}")
        if not self.matcher.accept_token(token):
            raise RuntimeError(
                f"the mask allows {token}, and the matcher refuses it behind {self._text(tokens)!r}"
            )
        tokens.append(token)

    def _end(self, random: Random, tokens: list[int]) -> bool:
        """End the text, if a short ending is derivable: token by token, through the masks."""
        if self.matcher.is_completed():
            return True
        text = self._text(tokens).decode("utf-8", "ignore")
        found = list(endings(text))
        for ending in random.sample(found, min(_ENDINGS, len(found))):
            if self.matcher.accept_string(ending):
                is_complete = self.matcher.is_completed()
                self.matcher.rollback(1)
                if is_complete:
                    for token in self.vocabulary.encode(ending):
                        self._step(tokens, token)
                    return True
        return False

    def _choose(self, random: Random, tokens: Sequence[int]) -> int:
        following = self.habits.followers.get(tokens[-1]) if tokens else None
        for _ in range(_TRIES):
            luck = random.random()
            if following and luck < 0.7:
                token = random.choice(following)
            elif luck < 0.9:
                token = random.choice(self.habits.tokens)
            else:
                token = random.randrange(self.vocabulary.size)
            if token not in self.vocabulary.stop_ids and self._is_allowed(token):
                return token
        return self._any(random)

    def _any(self, random: Random) -> int:
        """Any allowed token. The last resort: it unpacks the whole mask."""
        bits = np.unpackbits(self.words.view(np.uint8), bitorder="little")[: self.vocabulary.size]
        bits[list(self.vocabulary.stop_ids)] = 0
        allowed = np.flatnonzero(bits)
        if not len(allowed):
            raise RuntimeError("the mask allows no token at all")
        return int(allowed[random.randrange(len(allowed))])

    def _fill(self) -> None:
        self.matcher.fill_next_token_bitmask(self.mask)

    def _is_allowed(self, token: int) -> bool:
        return bool((int(self.words[token >> 5]) >> (token & 31)) & 1)

    def _text(self, tokens: Sequence[int]) -> bytes:
        return b"".join(self.vocabulary.tokens[token] for token in tokens)
