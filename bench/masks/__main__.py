"""Time the masks of grammars, side by side in one process.

    python -m bench.masks [--rounds 5] [--ebnf [NAME=]FILE ...] [--lark [NAME=]FILE ...]

Needs the corpus (`make corpus`). With files the grammars in them are timed instead of the emitted ones: XGrammar's
EBNF and llguidance's Lark. The first contestant is what the others are compared with.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import xgrammar
from kernelforge.grammar.decoding.emit import Dialect, Options, emit

from ..corpus_fetch import packages
from . import texts
from .contestant import Contestant
from .engines import LLGuidanceMatcher, XGrammarMatcher, compiler, ll_tokenizer, tokenizer_info
from .report import print_rejections, print_table
from .startup import print_startup
from .timing import Rejection, measure, rejections
from .vocabulary import Vocabulary, qwen

JSON = "XGrammar, JSON"


@dataclass(frozen=True, slots=True)
class Grammar:
    """A grammar's text with a name for the table."""

    name: str
    text: str


def named_file(argument: str) -> Grammar:
    """The grammar of `NAME=FILE` or `FILE`."""
    name, equals, path = argument.rpartition("=")
    try:
        return Grammar(name if equals else Path(path).stem, Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise argparse.ArgumentTypeError(f"cannot read {path}: {error}") from error


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


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.masks", description="Time the masks of grammars.")
    parser.add_argument("--rounds", type=int, default=5, help="after a first one that is not counted")
    parser.add_argument("--kernels-per-package", type=int, default=texts.KERNELS_PER_PACKAGE)
    parser.add_argument("--ebnf", type=named_file, action="append", default=[], metavar="[NAME=]FILE")
    parser.add_argument("--lark", type=named_file, action="append", default=[], metavar="[NAME=]FILE")
    parser.add_argument("--no-startup", action="store_true", help="don't time compilation")
    arguments = parser.parse_args()
    found = [package for package in packages() if package.folder.is_dir()]
    if not found:
        print("no corpus: run `make corpus` first", file=sys.stderr)
        return 2
    ebnf, lark = arguments.ebnf, arguments.lark
    if not ebnf and not lark:
        ebnf, lark = [emitted(Dialect.XGRAMMAR)], [emitted(Dialect.LLGUIDANCE)]
    kernels = texts.kernels(found, arguments.kernels_per_package)
    vocabulary = qwen()
    info = tokenizer_info(vocabulary)
    print(f"{len(kernels)} kernels of {len(found)} packages, {vocabulary.size:,} tokens", flush=True)
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
        return 1
    measure(timed, vocabulary, rounds=1)  # fills caches
    print_table(timed, measure(timed, vocabulary, arguments.rounds), arguments.rounds)
    if not arguments.no_startup:
        print_startup(info, [(each.name, each.text) for each in ebnf], timed[0].texts, vocabulary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
