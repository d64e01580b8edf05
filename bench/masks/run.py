"""One run of the benchmark: make the contestants, time them, print the tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import xgrammar
from kernelforge.grammar.decoding.emit import Dialect, Options, emit

from . import texts
from .contestant import Contestant
from .engines import LLGuidanceMatcher, XGrammarMatcher, compiler, ll_tokenizer, tokenizer_info
from .grammar_text import Grammar
from .report import print_rejections, print_table
from .startup import print_startup
from .timing import Rejection, measure, rejections
from .vocabulary import Vocabulary, qwen

JSON = "XGrammar, JSON"


def run(
    ebnf: Sequence[Grammar],
    lark: Sequence[Grammar],
    kernels: Sequence[texts.Text],
    rounds: int,
    *,
    with_startup: bool,
) -> bool:
    """Time grammars, the emitted ones if none is given; whether there was anything to time.

    Raises ValueError where llguidance refuses a grammar.
    """
    if not ebnf and not lark:
        ebnf, lark = [emitted(Dialect.XGRAMMAR)], [emitted(Dialect.LLGUIDANCE)]
    vocabulary = qwen()
    info = tokenizer_info(vocabulary)
    print(f"{len(kernels)} kernels, {vocabulary.size:,} tokens", flush=True)
    made: list[Contestant] = []
    rejected: list[Rejection] = []
    for contestant in contestants(vocabulary, info, ebnf, lark, kernels):
        made.append(contestant)
        refused = rejections(contestant, vocabulary)
        print(f"{contestant.name} accepts {len(contestant.texts) - len(refused)} texts", flush=True)
        print_rejections(refused)
        rejected += refused
    timed = common(made, rejected)
    if not timed or not all(each.texts for each in timed):
        print("no text is accepted by all: nothing to time")
        return False
    print_table(timed, measure(timed, vocabulary, rounds), rounds)
    if with_startup:
        print_startup(info, ebnf, timed[0].texts, vocabulary)
    return True


def emitted(dialect: Dialect) -> Grammar:
    """The grammar that KernelForge emits for all of Triton 3.6."""
    return Grammar(dialect.value, emit(Options(), dialect))


def contestants(
    vocabulary: Vocabulary,
    info: xgrammar.TokenizerInfo,
    ebnf: Sequence[Grammar],
    lark: Sequence[Grammar],
    kernels: Sequence[texts.Text],
) -> Iterator[Contestant]:
    """Every grammar on its engine, and XGrammar's builtin JSON grammar on as many documents as kernels."""
    for grammar in ebnf:
        yield Contestant(grammar.name, XGrammarMatcher(compiler(info).compile_grammar(grammar.text)), kernels)
    if lark:
        tokenizer = ll_tokenizer(vocabulary)
        for grammar in lark:
            yield Contestant(grammar.name, LLGuidanceMatcher(tokenizer, grammar.text), kernels)
    json = XGrammarMatcher(compiler(info).compile_builtin_json_grammar())
    yield Contestant(JSON, json, texts.json_documents(len(kernels)))


def common(made: Sequence[Contestant], rejected: Sequence[Rejection]) -> list[Contestant]:
    """The contestants that accept anything, on the texts that none of these rejects."""
    refused = Counter(each.contestant for each in rejected)
    useful = [each for each in made if refused[each.name] < len(each.texts)]
    names = {each.text.name for each in rejected if each.contestant in {one.name for one in useful}}
    return [replace(each, texts=[text for text in each.texts if text.name not in names]) for each in useful]
