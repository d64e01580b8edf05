"""What the fuzzer starts from: small modules that hold real kernels."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator
from pathlib import Path
from random import Random

from kernelforge.frontend.rules.registry import all_rules

from .corpus_fetch import packages
from .mutations import PRELUDE

ROOT = Path(__file__).resolve().parent.parent
LARGEST_SEED = 6_000
CORPUS_SEEDS = 400


def seeds() -> tuple[str, ...]:
    """The examples, the rules' own examples and, if the corpus is there, some of its jit functions."""
    return (*example_seeds(), *corpus_seeds())


def example_seeds() -> tuple[str, ...]:
    """The files in `examples/`, and the bad and good modules of every rule."""
    files = sorted((ROOT / "examples").glob("*.py"))
    rules = (example.source for rule in all_rules() for example in (*rule.bad, *rule.good))
    return (*(file.read_text("utf-8") for file in files), *rules)


def corpus_seeds() -> tuple[str, ...]:
    """A fixed sample of the corpus's jit functions, each as a small module; empty without a corpus."""
    found = itertools.chain.from_iterable(_jit_functions(path) for path in _kernel_files())
    kernels = sorted({kernel for kernel in found if len(kernel) < LARGEST_SEED})
    return tuple(Random(0).sample(kernels, min(CORPUS_SEEDS, len(kernels))))


def _kernel_files() -> Iterator[Path]:
    for package in packages():
        for path in sorted(package.folder.rglob("*.py")):
            if b"triton.jit" in path.read_bytes():
                yield path


def _jit_functions(path: Path) -> Iterator[str]:
    text = path.read_text("utf-8", errors="replace")
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return
    lines = text.splitlines(keepends=True)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            function = "".join(lines[node.decorator_list[0].lineno - 1 : node.end_lineno])
            if "triton.jit" in function:
                yield PRELUDE + function
