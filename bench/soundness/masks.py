"""Whether the masks allow what the grammar derives: real kernels, token by token.

    python -m bench.soundness.masks [--kernels 300] [--ebnf FILE]

XGrammar prepares masks rule by rule, and trusts the lookahead assertions of the grammar: a wrong one forbids tokens
that the matcher would accept. A kernel that is accepted as a text must be allowed token by token.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

import xgrammar

from ..acceptance.__main__ import grammar
from ..masks.engines import compiler, tokenizer_info
from ..masks.vocabulary import Vocabulary, qwen


class Walk:
    """Reads texts through the masks of one compiled grammar."""

    def __init__(self, ebnf: str, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        info = tokenizer_info(vocabulary)
        self.matcher = xgrammar.GrammarMatcher(compiler(info, is_lazy=True).compile_grammar(ebnf))
        self.mask = xgrammar.allocate_token_bitmask(1, vocabulary.size)
        self.words = self.mask.numpy()[0]

    def forbidden(self, text: str) -> list[tuple[bytes, bytes]]:
        """The tokens that a mask forbids and the matcher accepts, each with what stands before it."""
        self.matcher.reset()
        found: list[tuple[bytes, bytes]] = []
        before = b""
        for token in (*self.vocabulary.encode(text), self.vocabulary.stop_ids[0]):
            self.matcher.fill_next_token_bitmask(self.mask)
            is_allowed = bool((int(self.words[token >> 5]) >> (token & 31)) & 1)
            if not self.matcher.accept_token(token):
                break
            if not is_allowed:
                found.append((before, self.vocabulary.tokens[token]))
            before += self.vocabulary.tokens[token]
        return found


def report(texts: Sequence[str], walk: Walk) -> str:
    """The tokens that masks forbid wrongly, by what stands before them."""
    found = [each for text in texts for each in walk.forbidden(text)]
    places = Counter((before[-2:], token) for before, token in found)
    examples = {(before[-2:], token): before for before, token in reversed(found)}
    lines = [f"{len(found)} tokens wrongly forbidden in {len(texts)} kernels"]
    for place, number in places.most_common(60):
        lines.append(f"{number:>6}  {place[0]!r} then {place[1]!r}      e.g. {examples[place][-60:]!r}")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soundness.masks", description="Read real kernels through the masks."
    )
    parser.add_argument("--kernels", type=int, default=300)
    parser.add_argument(
        "--ebnf", metavar="FILE", help="a grammar in XGrammar's EBNF  [default: the emitted one]"
    )
    arguments = parser.parse_args()
    from .__main__ import seeds

    ebnf = grammar(arguments.ebnf)
    text = report(seeds(ebnf, 2)[: arguments.kernels], Walk(ebnf, qwen()))
    print(text)
    return 0 if text.startswith("0 ") else 1


if __name__ == "__main__":
    sys.exit(main())
