"""What the decoding grammar accepts, as XGrammar reads it with the 256 octets for a vocabulary."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest
from kernelforge.grammar.decoding.emit import Dialect, Options, emit

if TYPE_CHECKING:
    import xgrammar

STOP = 256


@cache
def compiled(options: Options = Options()) -> xgrammar.CompiledGrammar:  # noqa: B008  (options can't change)
    """The emitted grammar; once for the whole run, as that takes seconds."""
    xgrammar = pytest.importorskip("xgrammar", reason="reads the grammar with XGrammar")
    octets = [*(bytes([octet]) for octet in range(STOP)), b"<stop>"]
    vocabulary = xgrammar.TokenizerInfo(octets, stop_token_ids=[STOP])
    compiler = xgrammar.GrammarCompiler(vocabulary, max_threads=1, cache_enabled=False)
    return compiler.compile_grammar(emit(options, Dialect.XGRAMMAR))


def accepts(text: str, options: Options = Options()) -> bool:  # noqa: B008
    """Whether the text is one that a model can write and end."""
    reading = matcher(options)
    return reading.accept_string(text) and reading.is_completed()


def accepted(text: str, options: Options = Options()) -> str:  # noqa: B008
    """How much of the text a model can write."""
    reading = matcher(options)
    octets = text.encode()
    length = next(
        (at for at, octet in enumerate(octets) if not reading.accept_string(bytes([octet]))), len(octets)
    )
    return octets[:length].decode(errors="ignore")


def matcher(options: Options = Options()) -> xgrammar.GrammarMatcher:  # noqa: B008
    """At the beginning of a text; what it does not accept leaves it where it was."""
    import xgrammar

    return xgrammar.GrammarMatcher(compiled(options))
