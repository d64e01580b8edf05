"""A small language and a small vocabulary: masks over all tokens can be compared with what is accepted."""

from __future__ import annotations

from functools import cache

from kernelforge.grammar.constraint.bitmask import allowed
from kernelforge.grammar.constraint.compiled import CompiledConstraint, compile_text
from kernelforge.grammar.constraint.matcher import Matcher

EBNF = r"""
root ::= kernel+
kernel ::= "@triton.jit\ndef " name "(" name ("," [ ]* name)* "):\n" line+
line ::= "    " (name " = " sum | "tl.store(" sum ", " sum ")" | "return " sum) "\n"
sum ::= sum " + " atom | atom
atom ::= name | [1-9] [0-9]* | "tl.load(" sum ")" | "tl.log2(" sum ")" | "\"" [^"\n\\]* "\""
name ::= [a-z_] [a-z0-9_]*
"""

KERNEL = '@triton.jit\ndef add(x, y):\n    s = tl.load(x) + 12 + "é"\n    return s\n'

STOP = 0
SPECIAL = 1
PIECES = (
    *(
        "@triton",
        ".jit\n",
        "def ",
        "    ",
        "\n    ",
        "(x",
        "):\n",
        ", ",
        " = ",
        " + ",
        "tl.",
        "tl.load(",
        "tl.st",
    ),
    *(
        "load",
        "lo",
        "re",
        "return ",
        "turn",
        '"',
        '"\n',
        "12",
        "100",
        "é",
        "日本",
        "x",
        "xy",
        "x)\n",
        "\n@triton",
    ),
)
TOKENS = (b"", b"", *(bytes([octet]) for octet in range(256)), *(piece.encode() for piece in PIECES))
PADDED = 310
"""Wider than the vocabulary, and no multiple of 32."""


@cache
def compiled(*, eager: bool = False) -> CompiledConstraint:
    return compile_text(EBNF, TOKENS, vocab_size=PADDED, stop_token_ids=[STOP], eager=eager)


def allowed_tokens(matcher: Matcher) -> list[int]:
    return allowed(matcher.mask(), matcher.compiled.vocab_size)[0].nonzero()[0].tolist()


def walk(matcher: Matcher, choices: list[int]) -> list[int]:
    """Append an allowed token for each choice, until the text ends; gives the tokens."""
    tokens: list[int] = []
    for choice in choices:
        if matcher.is_terminated:
            break
        options = allowed_tokens(matcher)
        tokens.append(options[choice % len(options)])
        matcher.accept_token(tokens[-1])
    return tokens
