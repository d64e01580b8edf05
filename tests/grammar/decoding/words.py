"""A vocabulary with which the passes are fast."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kernelforge.grammar.decoding.emit import Options, vocabulary_of
from kernelforge.grammar.decoding.vocabulary import Vocabulary


@cache
def few_words() -> Vocabulary:
    """One function, one attribute, one builtin."""
    words = vocabulary_of(Options(names=frozenset({"tl.load"})))
    loops = {signature: names for signature, names in words.builtins.items() if "range" in names}
    return replace(words, methods={}, attributes=("dtype",), annotations=("tl.constexpr",), builtins=loops)
