"""What a grammar costs before its first mask: compilation, caches, memory."""

from __future__ import annotations

import statistics
import time
from collections.abc import Sequence
from importlib.metadata import version

import xgrammar

from .contestant import Contestant
from .engines import THREADS, XGrammarMatcher, compiler
from .grammar_text import Grammar
from .texts import Text
from .timing import measure
from .vocabulary import Vocabulary

COLD_ROUNDS = 3


def print_startup(
    info: xgrammar.TokenizerInfo,
    ebnf: Sequence[Grammar],
    kernels: Sequence[Text],
    vocabulary: Vocabulary,
) -> None:
    """For every grammar: cold and warm compilation, memory, and the lazy compiler's first masks."""
    print(f"\nXGrammar {version('xgrammar')}, {THREADS} threads; cold: median of {COLD_ROUNDS} (range)")
    print(
        "| grammar | text | cold compile | warm | memory | lazy compile + first mask | lazy first pass: mean, max |"
    )
    print("|---|---|---|---|---|---|---|")
    for grammar in ebnf:
        text = grammar.text
        cold, warm, memory = _eager(info, text)
        spread = f"{statistics.median(cold):.2f} s ({min(cold):.2f} to {max(cold):.2f})"
        first, mean, longest = _lazy(info, text, kernels, vocabulary)
        print(
            f"| {grammar.name} | {len(text) / 1e3:.0f} kB | {spread} | {warm * 1e6:.0f} us | {memory / 2**20:.1f} MiB "
            f"| {first * 1e3:.0f} ms | {mean:.0f} us, {longest / 1e3:.1f} ms |",
            flush=True,
        )


def _eager(info: xgrammar.TokenizerInfo, text: str) -> tuple[list[float], float, int]:
    """Seconds of cold compilations, of one from the compiler's cache, and the bytes of the result."""
    cold = [_compile(compiler(info), text) for _ in range(COLD_ROUNDS)]
    kept = compiler(info)
    memory = kept.compile_grammar(text).memory_size_bytes
    return cold, _compile(kept, text), memory


def _compile(with_compiler: xgrammar.GrammarCompiler, text: str) -> float:
    begun = time.perf_counter()
    with_compiler.compile_grammar(text)
    return time.perf_counter() - begun


def _lazy(
    info: xgrammar.TokenizerInfo, text: str, kernels: Sequence[Text], vocabulary: Vocabulary
) -> tuple[float, float, float]:
    """Seconds until the first mask; mean and maximum in us of the masks when every text is new."""
    fresh = compiler(info, is_lazy=True)
    begun = time.perf_counter()
    matcher = XGrammarMatcher(fresh.compile_grammar(text))
    matcher.mask()
    first = time.perf_counter() - begun
    tracks = measure([Contestant("lazy", matcher, kernels)], vocabulary, 1, time.perf_counter_ns)["lazy"]
    masks = [time_us for track in tracks.values() for time_us in track.masks_us[0]]
    return first, statistics.fmean(masks), max(masks)
