"""Where answers come from: for now, from a recorded run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from .ledger import LedgerError, read_responses


class OutOfAnswersError(Exception):
    """The recording has no further answer."""


class ReplayModel:
    """Gives the responses of a ledger again, one by one, whatever it is asked.

    Raises LedgerError when the file holds no response or is not a ledger, OSError when it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        responses = read_responses(path)
        if not responses:
            raise LedgerError(f"{path} holds no response to replay")
        self.name = f"replay:{path.name}"
        self._answers: Iterator[str] = iter(responses)

    def complete(self, prompt: str) -> str:
        """The next recorded answer; raises OutOfAnswersError after the last."""
        try:
            return next(self._answers)
        except StopIteration:
            raise OutOfAnswersError from None
