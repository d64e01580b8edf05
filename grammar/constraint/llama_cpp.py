"""A logits processor for llama-cpp-python.

    compiled = constraint.compile(llama)
    llama(prompt, logits_processor=llama_cpp.LogitsProcessorList([LogitsProcessor(compiled)]))

The masks are XGrammar's; llama.cpp's own engine for GBNF is not used.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from .bitmask import apply_bitmask
from .compiled import CompiledConstraint
from .followers import Followers


class LogitsProcessor:
    """Constrains what comes after the prompt, which the first call shows; a new prompt starts anew.

    `prefix` is the end of the prompt that belongs to the constrained text already, for example `@triton.jit`.
    """

    def __init__(self, compiled: CompiledConstraint, *, prefix: str | bytes = "") -> None:
        self._compiled = compiled
        self._followers = Followers(compiled, prefix)
        self._bitmask = compiled.new_bitmask()

    def __call__(self, input_ids: NDArray[np.intc], scores: NDArray[np.single]) -> NDArray[np.single]:
        """Shapes (length,) and (width,); gives `scores`, changed in place. Raises ForbiddenError."""
        (row,) = self._followers.follow([input_ids.tolist()])
        if row.is_forbidden:
            row.matcher.accept_token(row.history[row.accepted])
        row.matcher.mask(self._bitmask)
        apply_bitmask(scores, self._bitmask, self._compiled.vocab_size)
        return scores
