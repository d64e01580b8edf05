"""The engines that make masks: XGrammar and llguidance."""

from __future__ import annotations

import llguidance
import numpy as np
import torch
import xgrammar
from numpy.typing import NDArray

from .vocabulary import Vocabulary

THREADS = 2


def tokenizer_info(vocabulary: Vocabulary) -> xgrammar.TokenizerInfo:
    """The vocabulary for XGrammar, which takes an empty token for a special one."""
    tokens = [b"" if i in vocabulary.special_ids else token for i, token in enumerate(vocabulary.tokens)]
    return xgrammar.TokenizerInfo(tokens, stop_token_ids=list(vocabulary.stop_ids))


def compiler(info: xgrammar.TokenizerInfo, *, is_lazy: bool = False) -> xgrammar.GrammarCompiler:
    """A compiler with empty caches; a lazy one computes a mask when it is first asked for."""
    return xgrammar.GrammarCompiler(info, max_threads=THREADS, enable_dynamic_compilation=is_lazy)


def _bit(words: NDArray[np.int32], token: int) -> bool:
    """A token's bit of a mask, the low bits first."""
    return bool(words[token // 32] >> token % 32 & 1)


class XGrammarMatcher:
    """XGrammar's matcher with its bitmask."""

    def __init__(self, compiled: xgrammar.CompiledGrammar) -> None:
        self._matcher = xgrammar.GrammarMatcher(compiled)
        self._bitmask: torch.Tensor = xgrammar.allocate_token_bitmask(1, compiled.tokenizer_info.vocab_size)
        self._words = self._bitmask.numpy()[0]

    def reset(self) -> None:
        self._matcher.reset()

    def mask(self) -> None:
        self._matcher.fill_next_token_bitmask(self._bitmask)

    def allows(self, token: int) -> bool:
        return _bit(self._words, token)

    def accept(self, token: int) -> bool:
        return self._matcher.accept_token(token)

    def is_complete(self) -> bool:
        return self._matcher.is_completed()


class _Wrapped:
    """The vocabulary under the names that llguidance's wrapper reads."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.eos_token_id = vocabulary.stop_ids[0]
        self.bos_token_id = None
        self.tokens = list(vocabulary.tokens)
        self.special_token_ids = sorted(vocabulary.special_ids)
        self._encode = vocabulary.encode

    def __call__(self, text: str | bytes) -> list[int]:
        return self._encode(text.decode() if isinstance(text, bytes) else text)


def ll_tokenizer(vocabulary: Vocabulary) -> llguidance.LLTokenizer:
    """The vocabulary for llguidance, with its default slices."""
    wrapper = llguidance.TokenizerWrapper(_Wrapped(vocabulary))
    return llguidance.LLTokenizer(wrapper, n_vocab=vocabulary.size)


class LLGuidanceMatcher:
    """llguidance's matcher with its bitmask. Raises ValueError where it refuses the grammar.

    Resetting keeps its lexer's states, so that after a first pass it is as warm as it gets.
    """

    def __init__(self, tokenizer: llguidance.LLTokenizer, lark: str) -> None:
        self._matcher = llguidance.LLMatcher(tokenizer, lark)
        if self._matcher.is_error():
            raise ValueError(f"llguidance refuses the grammar: {self._matcher.get_error()}")
        self._words = np.zeros((tokenizer.vocab_size + 31) // 32, dtype=np.int32)
        self._address, self._bytes = self._words.ctypes.data, self._words.nbytes

    def reset(self) -> None:
        self._matcher.reset()

    def mask(self) -> None:
        self._matcher.unsafe_compute_mask_ptr(self._address, self._bytes)

    def allows(self, token: int) -> bool:
        return _bit(self._words, token)

    def accept(self, token: int) -> bool:
        return self._matcher.consume_token(token)

    def is_complete(self) -> bool:
        return self._matcher.is_accepting()
