"""A logits processor for `model.generate` of transformers.

    compiled = constraint.compile(tokenizer, vocab_size=model.config.vocab_size)
    model.generate(**inputs, logits_processor=[LogitsProcessor(compiled)])

Without `vocab_size` it works too: logits beyond the tokenizer's tokens are forbidden.
"""

from __future__ import annotations

import torch
import transformers

from .batch import BatchMasker
from .bitmask import apply_bitmask
from .compiled import CompiledConstraint
from .errors import ConstraintError, ForbiddenError
from .followers import Followers, Row
from .matcher import Matcher


class LogitsProcessor(transformers.LogitsProcessor):
    """Constrains what comes after the prompt, which the first call shows, in every row of the batch.

    `prefix` is the end of the prompt that belongs to the constrained text already, for example `@triton.jit`.
    With beam search pass `num_beams`: there a beam may hold a forbidden token where too few are allowed, and
    such a beam stays at -inf; without beams a forbidden token raises ForbiddenError. Give it to one
    `generate` at a time; each new prompt starts anew. A row that has ended may only repeat its stop token.
    """

    def __init__(self, compiled: CompiledConstraint, *, prefix: str | bytes = "", num_beams: int = 1) -> None:
        self._compiled = compiled
        self._followers = Followers(compiled, prefix)
        self._num_beams = num_beams
        self._bitmask = compiled.new_bitmask(0)
        self._masker = BatchMasker()

    def __call__(self, input_ids: torch.Tensor, scores: torch.Tensor) -> torch.Tensor:
        """Shapes (rows, length) and (rows, width); gives a copy of `scores` with forbidden tokens at -inf."""
        rows = self._followers.follow(input_ids.tolist())
        if len(self._bitmask) != len(rows):
            self._bitmask = self._compiled.new_bitmask(len(rows))
        self._masker.mask([self._matcher(row) for row in rows], self._bitmask)
        for index, row in enumerate(rows):
            if row.is_forbidden:
                self._bitmask[index] = 0
        constrained = scores.clone()
        apply_bitmask(constrained, self._bitmask, self._compiled.vocab_size)
        return constrained

    def _matcher(self, row: Row) -> Matcher | None:
        """The matcher of a row; None for a dead beam."""
        if not row.is_forbidden:
            return row.matcher
        if self._num_beams > 1:
            return None
        raise _refused(row)


def _refused(row: Row) -> ConstraintError:
    """Why a row can't go on."""
    hint = "these logits did not choose it: for beam search pass num_beams, and put this processor last"
    try:
        row.matcher.accept_token(row.history[row.accepted])
    except ForbiddenError as error:
        error.args = (f"{error}; {hint}",)
        return error
    raise AssertionError("a forbidden row's next token is forbidden")
