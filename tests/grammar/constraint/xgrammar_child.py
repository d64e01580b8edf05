"""Runs in a process of its own with one version of XGrammar: what does it accept, and what does it mask?

Reads `{"grammars": {name: text}, "questions": [[name, text]], "masks": [[name, token]]}` from standard input; a mask
is the one at the beginning, over all bytes and the tokens named. Writes `{"version": version, "answers": [true, ...],
"masks": [true, ...], "errors": {name: complaint}}`. Both are JSON. Only the API that all versions have is used.
"""

from __future__ import annotations

import json
import sys
from importlib import metadata

import torch
import xgrammar

BYTES = [bytes([octet]) for octet in range(256)]


def main() -> None:
    request = json.load(sys.stdin)
    tokens = [token.encode() for _, token in request["masks"]]
    stop = len(BYTES) + len(tokens)
    info = xgrammar.TokenizerInfo([*BYTES, *tokens, b""], stop_token_ids=[stop])
    compiler = xgrammar.GrammarCompiler(info, max_threads=2)
    compiled, errors = {}, {}
    for name, text in request["grammars"].items():
        try:
            compiled[name] = compiler.compile_grammar(text)
        except RuntimeError as error:
            errors[name] = str(error)
    answer = {
        "version": metadata.version("xgrammar"),
        "answers": [n in compiled and accepts(compiled[n], text, stop) for n, text in request["questions"]],
        "masks": [allows(compiled[name], len(BYTES) + i) for i, (name, _) in enumerate(request["masks"])],
        "errors": errors,
    }
    json.dump(answer, sys.stdout)


def accepts(compiled: xgrammar.CompiledGrammar, text: str, stop: int) -> bool:
    """Whether the whole text is derivable."""
    matcher = xgrammar.GrammarMatcher(compiled)
    return matcher.accept_string(text) and matcher.accept_token(stop)


def allows(compiled: xgrammar.CompiledGrammar, token: int) -> bool:
    """Whether the mask at the beginning allows a token."""
    bitmask = xgrammar.allocate_token_bitmask(1, compiled.tokenizer_info.vocab_size)
    xgrammar.GrammarMatcher(compiled).fill_next_token_bitmask(bitmask)
    return bool(torch.bitwise_right_shift(bitmask[0, token // 32], token % 32) & 1)


if __name__ == "__main__":
    main()
