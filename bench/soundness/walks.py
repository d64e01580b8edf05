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

from ..masks.engines import tokenizer_info
from ..masks.vocabulary import Vocabulary

CLOSING_AFTER = (20, 150)
"""From a number of tokens in this range on a walk makes for its end."""
LONGEST = 700
"""Tokens; a longer walk is given up."""
_TRIES = 12
_CLOSERS = (
    ")",
    ")\n",
    "\n",
    "]",
    "}",
    ":",
    ":\n",
    "):\n",
    "pass",
    "    pass\n",
    '"',
    '"""',
    "'",
    "'''",
    "0",
    "x",
    " =",
    "=",
    "\n\n",
)


@dataclass(frozen=True, slots=True)
class Habits:
    """What kernels are made of: the tokens of real ones, and which follow which."""

    tokens: tuple[int, ...]
    followers: dict[int, tuple[int, ...]]


def habits(vocabulary: Vocabulary, kernels: Sequence[str]) -> Habits:
    """The tokens of these kernels, each as often as it occurs."""
    tokens: list[int] = []
    followers: dict[int, list[int]] = defaultdict(list)
    for kernel in kernels:
        ids = vocabulary.encode(kernel)
        tokens += ids
        for first, second in pairwise(ids):
            followers[first].append(second)
    return Habits(tuple(tokens), {token: tuple(each) for token, each in followers.items()})


class Walker:
    """Walks through the masks of one compiled grammar."""

    def __init__(self, ebnf: str, vocabulary: Vocabulary, known: Habits, *, threads: int = 1) -> None:
        self.vocabulary = vocabulary
        self.habits = known
        compiler = xgrammar.GrammarCompiler(tokenizer_info(vocabulary), max_threads=threads)
        self.matcher = xgrammar.GrammarMatcher(compiler.compile_grammar(ebnf))
        self.mask: torch.Tensor = xgrammar.allocate_token_bitmask(1, vocabulary.size)
        self.words: NDArray[np.int32] = self.mask.numpy()[0]
        self.closers = [ids[0] for text in _CLOSERS if len(ids := vocabulary.encode(text)) == 1]

    def walk(self, random: Random) -> str | None:
        """One text; None if it found no end."""
        self.matcher.reset()
        tokens: list[int] = []
        closing_after = random.randint(*CLOSING_AFTER)
        while len(tokens) < LONGEST:
            self.matcher.fill_next_token_bitmask(self.mask)
            token = self._choose(random, tokens, is_closing=len(tokens) >= closing_after)
            if not self.matcher.accept_token(token):
                raise RuntimeError(
                    f"the mask allows token {token}, and the matcher refuses it after {tokens}"
                )
            if token in self.vocabulary.stop_ids:
                return b"".join(self.vocabulary.tokens[each] for each in tokens).decode()
            tokens.append(token)
        return None

    def _choose(self, random: Random, tokens: Sequence[int], *, is_closing: bool) -> int:
        if self._is_allowed(self.vocabulary.stop_ids[0]) and random.random() < (0.8 if is_closing else 0.02):
            return self.vocabulary.stop_ids[0]
        if is_closing and random.random() < 0.7:
            allowed = [token for token in self.closers if self._is_allowed(token)]
            if allowed:
                return random.choice(allowed)
        following = self.habits.followers.get(tokens[-1]) if tokens else None
        for _ in range(_TRIES):
            luck = random.random()
            if following and luck < 0.5:
                token = random.choice(following)
            elif luck < 0.85:
                token = random.choice(self.habits.tokens)
            else:
                token = random.randrange(self.vocabulary.size)
            if token not in self.vocabulary.stop_ids and self._is_allowed(token):
                return token
        return self._any(random)

    def _any(self, random: Random) -> int:
        """Any allowed token. The last resort: it unpacks the whole mask."""
        bits = np.unpackbits(self.words.view(np.uint8), bitorder="little")
        allowed = np.flatnonzero(bits[: self.vocabulary.size])
        if not len(allowed):
            raise RuntimeError("the mask allows no token at all")
        return int(allowed[random.randrange(len(allowed))])

    def _is_allowed(self, token: int) -> bool:
        return bool((int(self.words[token >> 5]) >> (token & 31)) & 1)
