"""What is timed: a grammar on an engine, with the texts that it is to accept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from .texts import Text


class Matcher(Protocol):
    """A text in the making."""

    def reset(self) -> None: ...

    def mask(self) -> None:
        """Fill the mask of the tokens that may come next into a buffer that is made already."""
        ...

    def allows(self, token: int) -> bool:
        """Whether a token is in the mask that was filled last."""
        ...

    def accept(self, token: int) -> bool: ...

    def is_complete(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Contestant:
    """A matcher and what it is timed on."""

    name: str
    matcher: Matcher
    texts: Sequence[Text]
