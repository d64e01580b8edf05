"""What can go wrong between a constraint and who decodes with it."""

from __future__ import annotations


class ConstraintError(ValueError):
    """A constraint was asked for something that it can't do; the message says what to do instead."""


class MissingExtraError(ImportError):
    """A package that only an extra installs is missing or too old."""


class ForbiddenError(ConstraintError):
    """A text that the grammar does not admit after `before`.

    `text` is the refused part, `before` the end of what was accepted, both decoded leniently.
    """

    def __init__(self, what: str, text: str, before: str, allowed: str) -> None:
        super().__init__(
            f"{what} is not derivable here: the text so far ends with {before!r}; allowed next: {allowed}"
        )
        self.text = text
        self.before = before
        self.allowed = allowed


class TerminatedError(ConstraintError):
    """The matcher has taken a stop token: the text is closed."""

    def __init__(self) -> None:
        super().__init__("a stop token has ended the text: roll the matcher back or reset it")
