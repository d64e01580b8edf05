"""Runs in a process of its own with one version of XGrammar: what does it accept?

Reads `{"grammars": {name: text}, "questions": [[name, text]]}` and writes `{"version": version, "answers":
[true, false, ...], "errors": {name: complaint}}`, both JSON. Only the API that all versions have is used.
"""

from __future__ import annotations

import json
import sys
from importlib import metadata

import xgrammar

STOP = 256


def main() -> None:
    request = json.load(sys.stdin)
    info = xgrammar.TokenizerInfo([*(bytes([octet]) for octet in range(256)), b""], stop_token_ids=[STOP])
    compiler = xgrammar.GrammarCompiler(info, max_threads=2)
    compiled, errors = {}, {}
    for name, text in request["grammars"].items():
        try:
            compiled[name] = compiler.compile_grammar(text)
        except RuntimeError as error:
            errors[name] = str(error)
    answers = [name in compiled and accepts(compiled[name], text) for name, text in request["questions"]]
    json.dump({"version": metadata.version("xgrammar"), "answers": answers, "errors": errors}, sys.stdout)


def accepts(compiled: xgrammar.CompiledGrammar, text: str) -> bool:
    """Whether the whole text is derivable."""
    matcher = xgrammar.GrammarMatcher(compiled)
    return matcher.accept_string(text) and matcher.accept_token(STOP)


if __name__ == "__main__":
    main()
