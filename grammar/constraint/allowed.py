"""What may come next, in words."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import xgrammar

ASCII = 128


def describe_allowed(engine: xgrammar.GrammarMatcher) -> str:
    """A text that must come next, or the characters to choose from and whether the text may end.

    `engine` is left as it was.
    """
    if engine.is_terminated():
        return "nothing, the text has ended"
    forced = engine.find_jump_forward_string()
    if forced and not engine.is_completed():
        return repr(forced)
    octets = [octet for octet in range(256) if _takes(engine, octet)]
    parts = list(_ranges(octet for octet in octets if octet < ASCII))
    if any(octet >= ASCII for octet in octets):
        parts.append("non-ASCII text")
    if engine.is_completed():
        parts.append("the end of the text")
    return ", ".join(parts) or "nothing"


def _takes(engine: xgrammar.GrammarMatcher, octet: int) -> bool:
    if not engine.accept_string(bytes([octet])):
        return False
    engine.rollback(1)
    return True


def _ranges(octets: Iterable[int]) -> Iterable[str]:
    """`'a' to 'z'` for neighbours of one kind, `'+'` for one alone."""
    for _, group in groupby(enumerate(octets), key=lambda pair: (pair[1] - pair[0], _kind(pair[1]))):
        run = [repr(chr(octet)) for _, octet in group]
        yield from (f"{run[0]} to {run[-1]}",) if len(run) > 2 else run


def _kind(octet: int) -> str:
    character = chr(octet)
    return "letter" if character.isalpha() else "digit" if character.isdigit() else "sign"
