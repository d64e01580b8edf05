"""A matcher: one text in the making, which tokens may come next, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .allowed import describe_allowed
from .bitmask import apply_bitmask, as_array, check_bitmask, new_bitmask
from .errors import ConstraintError, ForbiddenError, TerminatedError

if TYPE_CHECKING:
    import xgrammar

    from .bitmask import Bitmask, Logits
    from .compiled import CompiledConstraint

SHOWN_BYTES = 60
"""How much of the text so far an error shows."""


class Matcher:
    """Follows one text. Made by `CompiledConstraint.matcher`; not to be shared between threads.

    A step is a token or a piece of text that was accepted; `rollback` takes steps back.
    """

    def __init__(
        self, compiled: CompiledConstraint, engine: xgrammar.GrammarMatcher, steps: Sequence[int | bytes] = ()
    ) -> None:
        self.compiled = compiled
        self.engine = engine
        """XGrammar's matcher; to move it by hand leaves the steps behind."""
        self._steps = list(steps)

    @property
    def steps(self) -> int:
        """The number of steps that can be taken back."""
        return len(self._steps)

    @property
    def is_complete(self) -> bool:
        """Whether the text may end here."""
        return self.engine.is_completed()

    @property
    def is_terminated(self) -> bool:
        """Whether a stop token has ended the text."""
        return self.engine.is_terminated()

    def accept_token(self, token: int) -> None:
        """Append a token. Raises ForbiddenError, or TerminatedError after a stop token, and changes nothing."""
        if not self.try_token(token):
            raise self._forbidden(f"token {token}", self.compiled.token_bytes(token))

    def try_token(self, token: int) -> bool:
        """Append a token if it is allowed; says whether it was.

        Raises ConstraintError for what is no token of the vocabulary, TerminatedError after a stop token.
        """
        if not 0 <= token < self.compiled.vocab_size:
            raise ConstraintError(f"{token} is not one of the {self.compiled.vocab_size} tokens")
        if self.is_terminated:
            raise TerminatedError
        if token in self.compiled.special_ids or not self.engine.accept_token(token):
            return False
        self._steps.append(token)
        return True

    def accept_text(self, text: str | bytes) -> None:
        """Append text, as one step. Raises ForbiddenError, and TerminatedError after a stop token."""
        if self.is_terminated:
            raise TerminatedError
        octets = text.encode() if isinstance(text, str) else text
        if not octets:
            return
        if not self.engine.accept_string(octets):
            accepted = self._accepted_length(octets)
            raise self._forbidden("text", octets[accepted:], octets[:accepted])
        self._steps.append(octets)

    def count_accepted(self, tokens: Sequence[int]) -> int:
        """How many of the tokens, from the first on, could be appended; nothing changes."""
        before = self.steps
        for token in tokens:
            if self.is_terminated or not self.try_token(token):
                break
        count = self.steps - before
        self.rollback(count)
        return count

    def mask(self, bitmask: Bitmask | None = None, row: int = 0) -> Bitmask:
        """Write which tokens may come next into a row of a bitmask, or into a new one; gives the bitmask.

        After a stop token only stop tokens are allowed. Raises ConstraintError for an unsuitable array.
        """
        if bitmask is None:
            bitmask = new_bitmask(1, self.compiled.vocab_size)
        else:
            check_bitmask(bitmask, row, self.compiled.vocab_size)
        if self.is_terminated:
            as_array(bitmask)[row] = self.compiled.stop_mask
        else:
            self.engine.fill_next_token_bitmask(bitmask, row)
        return bitmask

    def apply(self, logits: Logits) -> None:
        """Set the logits of tokens that may not come next to -inf, in place. Shape (1, width) or (width,)."""
        apply_bitmask(logits, self.mask(), self.compiled.vocab_size)

    def jump_forward(self) -> str:
        """The text that must come next; empty where there is a choice. Accept it to jump."""
        return "" if self.is_terminated else self.engine.find_jump_forward_string()

    def rollback(self, steps: int = 1) -> None:
        """Take steps back. Raises ConstraintError for more than there are."""
        if not 0 <= steps <= self.steps:
            raise ConstraintError(f"can't take {steps} steps back: {self.steps} were accepted")
        if steps:
            self.engine.rollback(steps)
            del self._steps[-steps:]

    def reset(self) -> None:
        """Go back to the beginning, also before a prefix that the matcher was made with."""
        self.engine.reset()
        self._steps.clear()

    def fork(self) -> Matcher:
        """A matcher that goes on from here on its own."""
        return Matcher(self.compiled, self.engine.fork(), self._steps)

    def allowed_next(self) -> str:
        """What may come next, for people: a text that must come, or the characters to choose from."""
        return describe_allowed(self.engine)

    def _accepted_length(self, octets: bytes) -> int:
        """The length of the longest beginning that would be accepted."""
        trial = self.engine.fork()
        return next(
            (i for i in range(len(octets)) if not trial.accept_string(octets[i : i + 1])), len(octets)
        )

    def _forbidden(self, what: str, refused: bytes, accepted: bytes = b"") -> ForbiddenError:
        trial = self.engine.fork()
        if accepted:
            trial.accept_string(accepted)
        before = (self._tail() + accepted)[-SHOWN_BYTES:]
        shown = refused[:SHOWN_BYTES].decode(errors="replace")
        return ForbiddenError(
            f"{what} {shown!r}", shown, before.decode(errors="replace"), describe_allowed(trial)
        )

    def _tail(self) -> bytes:
        """The end of the text so far."""
        tail = b""
        for step in reversed(self._steps):
            tail = (step if isinstance(step, bytes) else self.compiled.token_bytes(step)) + tail
            if len(tail) >= SHOWN_BYTES:
                break
        return tail
