"""A grammar compiled for a tokenizer.

Compiling is lazy where XGrammar can (from 0.2.9): tens of milliseconds, and each state's mask is made when a
text first reaches it. `eager` makes all masks at once, with all cores: seconds, and no slow mask later; right
for a server, wrong for a command. Compiled grammars are kept in the process by tokenizer.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from .bitmask import WORD_BITS, new_bitmask
from .errors import ConstraintError
from .matcher import Matcher
from .tokenizer import tokenizer_info
from .versions import LAZY_SINCE, installed_version, is_at_least

if TYPE_CHECKING:
    import xgrammar

MAX_THREADS = 8
KEPT = 4
"""How many compiled grammars a process keeps; one takes some tens of megabytes."""


@dataclass(frozen=True, eq=False)
class CompiledConstraint:
    """Makes matchers. Safe to share between threads."""

    text: str
    """The grammar, as XGrammar reads it."""
    grammar: xgrammar.CompiledGrammar
    """XGrammar's form of it."""

    @cached_property
    def vocab_size(self) -> int:
        """The number of tokens, padding included."""
        return self.grammar.tokenizer_info.vocab_size

    @cached_property
    def stop_token_ids(self) -> tuple[int, ...]:
        """The tokens that end a text."""
        return tuple(self.grammar.tokenizer_info.stop_token_ids)

    @cached_property
    def special_ids(self) -> frozenset[int]:
        """The tokens that are part of no text; stop tokens are not among them."""
        return frozenset(self.grammar.tokenizer_info.special_token_ids)

    @cached_property
    def stop_mask(self) -> NDArray[np.int32]:
        """A row of a bitmask, shape (words,), that allows only the stop tokens."""
        row = np.zeros_like(self.new_bitmask()[0])
        for token in self.stop_token_ids:
            row.view(np.uint32)[token // WORD_BITS] |= np.uint32(1 << token % WORD_BITS)
        return row

    def new_bitmask(self, rows: int = 1) -> NDArray[np.int32]:
        """A bitmask for `Matcher.mask`, shape (rows, words), that allows everything."""
        return new_bitmask(rows, self.vocab_size)

    def token_bytes(self, token: int) -> bytes:
        """The text of a token; empty for a special one and for padding."""
        return self._tokens[token] if token < len(self._tokens) else b""

    def matcher(self, prefix: str | bytes = "") -> Matcher:
        """A matcher at the beginning, or after a prefix that is written already (a prompt that ends in
        `@triton.jit`).

        Raises ForbiddenError for a prefix that the grammar does not admit.
        """
        import xgrammar

        matcher = Matcher(self, xgrammar.GrammarMatcher(self.grammar))
        matcher.accept_text(prefix)
        return matcher

    def warm_up(self, text: str) -> None:
        """Make the masks that a text like the ones to come meets, up to where it leaves the grammar.

        Worth it for a lazily compiled grammar, in a thread beside the reading of the prompt: each mask is slow only
        the first time, for whoever asks.
        """
        matcher = self.matcher()
        bitmask = self.new_bitmask()
        for octet in text.encode():
            matcher.mask(bitmask)
            if not matcher.engine.accept_string(bytes([octet])):
                break

    @cached_property
    def _tokens(self) -> Sequence[bytes]:
        return self.grammar.tokenizer_info.decoded_vocab


def compile_text(
    text: str,
    tokenizer: Any,
    *,
    vocab_size: int | None = None,
    stop_token_ids: Iterable[int] | None = None,
    eager: bool = False,
) -> CompiledConstraint:
    """Compile a grammar in XGrammar's EBNF, whose start is `root`, for a tokenizer (`tokenizer.py` lists the
    kinds).

    `vocab_size` is the width of the model's logits where the model pads its vocabulary, `stop_token_ids` end
    a text where the tokenizer does not tell. `eager` makes all masks now. The same text and tokenizer object
    give the compiled grammar of before. Raises ConstraintError for a grammar or tokenizer that XGrammar can't
    use.
    """
    stops = None if stop_token_ids is None else tuple(stop_token_ids)
    if isinstance(tokenizer, Sequence):  # may be changed after
        info = tokenizer_info(tokenizer, vocab_size=vocab_size, stop_token_ids=stops)
        return _compile(text, info, eager=eager)
    return _kept(text, _Identity(tokenizer, _size(tokenizer)), vocab_size, stops, eager)


@dataclass(frozen=True)
class _Identity:
    """A tokenizer as a key: the object itself, and its size, which grows when tokens are added."""

    tokenizer: Any
    size: int

    def __hash__(self) -> int:
        return hash((id(self.tokenizer), self.size))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identity) and (self.tokenizer is other.tokenizer, self.size) == (
            True,
            other.size,
        )


def _size(tokenizer: Any) -> int:
    if hasattr(tokenizer, "get_vocab_size"):
        return tokenizer.get_vocab_size()
    return len(tokenizer) if hasattr(tokenizer, "__len__") else 0


@lru_cache(maxsize=KEPT)
def _kept(
    text: str, identity: _Identity, vocab_size: int | None, stops: tuple[int, ...] | None, eager: bool
) -> CompiledConstraint:
    return _compile(text, _info(identity, vocab_size, stops), eager=eager)


@lru_cache(maxsize=KEPT)
def _info(
    identity: _Identity, vocab_size: int | None, stops: tuple[int, ...] | None
) -> xgrammar.TokenizerInfo:
    return tokenizer_info(identity.tokenizer, vocab_size=vocab_size, stop_token_ids=stops)


def _compile(text: str, info: xgrammar.TokenizerInfo, *, eager: bool) -> CompiledConstraint:
    import xgrammar

    options: dict[str, Any] = {"max_threads": min(MAX_THREADS, os.cpu_count() or 1), "cache_enabled": False}
    if is_at_least(installed_version(), LAZY_SINCE):
        options["enable_dynamic_compilation"] = not eager
    try:
        grammar = xgrammar.GrammarCompiler(info, **options).compile_grammar(text)
    except RuntimeError as error:
        raise ConstraintError(f"XGrammar {installed_version()} refuses the grammar: {error}") from error
    return CompiledConstraint(text, grammar)
