"""Whether the decoding grammar derives a text, and where it stops; XGrammar runs the grammar, byte by byte."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import TYPE_CHECKING

from ...grammar.constraint.bitmask import allowed
from ...grammar.constraint.compiled import CompiledConstraint, compile_text
from ...grammar.record import record

if TYPE_CHECKING:
    from xgrammar import GrammarMatcher

BYTES = 256


@record
class Stop:
    """Where a text stops being derivable.

    `offset` is that of the first character that can't stand there; the length of the text if it could go on, but is
    not complete.
    """

    offset: int
    is_incomplete: bool


class Recogniser:
    """A grammar in XGrammar's EBNF, ready to read texts.

    The vocabulary is that of the 256 single bytes, so that a text is derived however tokens would spell it. Raises
    MissingExtraError where XGrammar is missing, ConstraintError if it refuses the grammar.
    """

    def __init__(self, ebnf: str) -> None:
        vocabulary = [bytes([byte]) for byte in range(BYTES)]
        self._compiled = compile_text(ebnf, [*vocabulary, b"<end>"], stop_token_ids=[BYTES])
        self._matcher = new_matcher(self._compiled)

    def derives(self, text: str) -> bool:
        """Whether the whole text can be derived."""
        self._matcher.reset()
        return self._matcher.accept_string(text) and self._matcher.is_completed()

    def stop(self, text: str) -> Stop | None:
        """Where the text can't go on; None if it is derived."""
        if self.derives(text):
            return None
        self._matcher.reset()
        content = text.encode()
        read = 0
        while read < len(content) and self._matcher.accept_token(content[read]):
            read += 1
        # A character whose first byte passed and whose second did not can't stand there either.
        offset = len(content[:read].decode("utf-8", "ignore"))
        return Stop(offset, is_incomplete=read == len(content))

    def next_bytes(self, text: str) -> frozenset[int]:
        """The bytes that may follow `text`, which the grammar must derive the beginning of."""
        self._begin(text)
        mask = self._compiled.new_bitmask()
        self._matcher.fill_next_token_bitmask(mask)
        return frozenset(map(int, allowed(mask, BYTES)[0].nonzero()[0]))

    def _begin(self, text: str) -> None:
        self._matcher.reset()
        if not self._matcher.accept_string(text):
            raise ValueError("the grammar does not derive the beginning of this text")

    def derived_variants(self, text: str, variants: Sequence[str]) -> list[bool]:
        """Which variants of a text can be derived; quick where each begins as the text does, which must be derivable.

        The rows that a variant shares with the text are read once for all of them.
        """
        rows = text.splitlines(keepends=True)
        starts = list(accumulate(map(len, rows), initial=0))
        shared = [bisect_right(starts, _common_length(text, variant)) - 1 for variant in variants]
        derived = [False] * len(variants)
        self._matcher.reset()
        for row in rows:
            if not self._matcher.accept_string(row):
                raise ValueError("the grammar does not derive the text that was changed")
        at = len(rows)
        for index in sorted(range(len(variants)), key=shared.__getitem__, reverse=True):
            if at > shared[index]:
                self._matcher.rollback(at - shared[index])
                at = shared[index]
            rest = variants[index][starts[at] :]
            if self._matcher.accept_string(rest):
                derived[index] = self._matcher.is_completed()
                self._matcher.rollback(1)
        return derived

    def continuations(self, text: str, candidates: Iterable[str]) -> list[str]:
        """Those of `candidates` that may follow `text`, which the grammar must derive the beginning of."""
        self._begin(text)
        found: list[str] = []
        for candidate in candidates:
            if self._matcher.accept_string(candidate):
                self._matcher.rollback(1)
                found.append(candidate)
        return found


def _common_length(left: str, right: str) -> int:
    """How many characters two texts begin with alike."""
    pairs = enumerate(zip(left, right, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(left), len(right)))


def new_matcher(compiled: CompiledConstraint) -> GrammarMatcher:
    """XGrammar's own matcher: it says in one step whether a whole text is accepted."""
    import xgrammar

    return xgrammar.GrammarMatcher(compiled.grammar)
