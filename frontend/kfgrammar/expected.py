"""What the grammar would have allowed where a text stops being derivable, in the words of people who write kernels."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator
from functools import cache

from ...grammar.api.catalogue import Catalogue, load
from ...grammar.record import record
from ...grammar.tables import FIXED, KEYWORDS
from .recogniser import Recogniser, Stop

_NAME = "zq_9"
"""Nothing of Triton's or Python's: where it may stand, any name may."""
_OPERATORS = frozenset(
    [
        "+",
        "-",
        "*",
        "/",
        "//",
        "%",
        "**",
        "<<",
        ">>",
        "&",
        "|",
        "^",
        "<",
        ">",
        "<=",
        ">=",
        "==",
        "!=",
        "and",
        "or",
        "is",
        "if",
    ]
)
_STATEMENTS = frozenset(["if", "for", "while", "return", "assert", "pass"])
_EXPRESSIONS = frozenset(
    ["not", "None", "True", "False", "lambda", "await", "yield", "(", "[", "{", "-", "+", "~", "..."]
)
"""What an expression may begin with, besides names, numbers and strings."""
_ALONE = frozenset([")", "]", "}", ",", ":", ";", "."])
_LINE_ENDS = ("\n@triton.jit\n", *(f"\n{' ' * column}pass\n" for column in range(1, 41)))
"""A row end inside brackets is followed by no statement."""
_SHOWN = 12
_TOKEN = re.compile(rf"\w+|\n|{'|'.join(map(re.escape, sorted(FIXED, key=len, reverse=True)))}|[^\S\n]+|.")


@record
class Expected:
    """What may follow a derivable beginning: kinds ("an expression", "the end of the line"), and words.

    The words are keywords, punctuation and names of Triton's, those most like what is written first.
    """

    kinds: tuple[str, ...]
    words: tuple[str, ...]

    def text(self) -> str:
        """In a sentence, shortened where there are many."""
        shown = [*self.kinds, *(f"`{word}`" for word in self.words)]
        if len(shown) > _SHOWN:
            return f"{', '.join(shown[:_SHOWN])} and {len(shown) - _SHOWN} more"
        return (
            " or ".join([", ".join(shown[:-1]), shown[-1]]) if len(shown) > 1 else "".join(shown) or "nothing"
        )


@record
class Explanation:
    """The word `found`, which begins at `start`, can't stand there; `expected` could."""

    start: int
    found: str
    expected: Expected


def explain(recogniser: Recogniser, text: str, stop: Stop, version: str) -> Explanation:
    """Say what stands at `stop`, and what was allowed there."""
    start, found = _culprit(recogniser, text, stop.offset)
    if found == "=" and (name := re.search(r"\w+\Z", text[:start])):
        keywords = _Probe(recogniser, text[: name.start()], version, name.group()).keywords()
        if keywords:
            return Explanation(name.start(), f"{name.group()}=", Expected((), tuple(keywords)))
    derivable = text[
        : min(start, stop.offset)
    ]  # the token may stand behind spaces that can't be there either
    return Explanation(start, found, _Probe(recogniser, derivable, version, found).expected())


def _culprit(recogniser: Recogniser, text: str, offset: int) -> tuple[int, str]:
    """The token that can't stand where it does, and its offset.

    That is the one before `offset` if reading stops inside of it, or if it could only go on: `<` where `<<` may be.
    """
    row = text.rfind("\n", 0, offset) + 1
    before = None
    for token in _TOKEN.finditer(text, row):
        if token.start() >= offset:
            break
        before = token
    if before is not None and (
        before.end() > offset or _only_extends(recogniser.next_bytes(text[:offset]), before.group())
    ):
        return before.start(), before.group()
    at = _TOKEN.match(text, offset)
    if at is not None and at.group().isspace() and at.group() != "\n":
        after = _TOKEN.match(text, at.end())
        return (after.start(), after.group()) if after else (offset, "")
    return offset, at.group() if at else ""


def _only_extends(allowed: frozenset[int], token: str) -> bool:
    """Whether nothing may come behind a token but what makes it a longer one."""
    if token.isidentifier():
        extensions = {ord(c) for c in map(chr, range(128)) if c.isalnum() or c == "_"}
    else:
        longer = (fixed for fixed in FIXED if fixed.startswith(token) and len(fixed) > len(token))
        extensions = {ord(fixed[len(token)]) for fixed in longer}
    return bool(allowed) and allowed <= extensions


class _Probe:
    """Tries what may come after `before`, the derivable beginning of a text; `written` is what stands there."""

    def __init__(self, recogniser: Recogniser, before: str, version: str, written: str) -> None:
        self.recogniser = recogniser
        self.before = before.rstrip(" ") if before.rstrip(" ").endswith((",", "(", "=")) else before
        self.version = version
        self.written = written
        self.ends_in_word = self.before[-1:].isidentifier() or self.before[-1:].isdigit()

    def allowed(self, candidates: Iterable[str]) -> list[str]:
        """The candidates that may come next, with a space before them or none."""
        tries = [
            f"{gap}{each}"
            for each in candidates
            for gap in ("", " ")
            if gap or not (self.ends_in_word and (each[0].isalnum() or each[0] == "_"))
        ]
        fitting = self.recogniser.continuations(self.before, tries)
        return list(dict.fromkeys(each.removeprefix(" ") for each in fitting))

    def allows(self, *candidates: str) -> bool:
        return bool(self.allowed(candidates))

    def expected(self) -> Expected:
        following = self.recogniser.next_bytes(self.before)
        if following >= set(b"$?"):
            return Expected(("the rest of a string or comment",), ())
        if self.before.endswith("."):
            return Expected((), self.nearest(self.allowed(members(self.version))))
        kinds, covered = self.kinds()
        words = [word for word in self.plain() if word not in covered]
        if not self.allows(_NAME):
            words += self.allowed(self.paths())
        return Expected(tuple(kinds), self.nearest([*self.keywords(), *words]))

    def kinds(self) -> tuple[list[str], set[str]]:
        """What may come next in general, and the words that it covers."""
        kinds: list[str] = []
        covered: set[str] = set()
        has_name, has_number = self.allows(_NAME), self.allows("7")
        if has_name and self.allows("pass\n", "return\n"):
            kinds.append("a statement")
            covered |= _STATEMENTS | _EXPRESSIONS
        elif has_name and has_number:
            kinds.append("an expression")
            covered |= _EXPRESSIONS
        elif has_name or has_number:
            kinds.append("a name" if has_name else "a number")
        elif self.allows('"', "'"):
            kinds.append("a string")
        if self.allows(f"+ {_NAME}") and self.allows(f"* {_NAME}"):
            kinds.append("an operator")
            covered |= _OPERATORS
        if self.allows(*_LINE_ENDS):
            kinds.append("the end of the line")
        if self.recogniser.derives(self.before):
            kinds.append("the end of the text")
        return kinds, covered

    def keywords(self) -> list[str]:
        """`mask=` and others, where an argument may begin."""
        if self.allows(f"{_NAME}=7"):  # any name would do
            return []
        names = self.allowed(f"{name}=7" for name in parameters(self.version))
        return list(self.nearest([name.removesuffix("7") for name in names]))

    def plain(self) -> Iterator[str]:
        """Keywords and punctuation."""
        for word in (*KEYWORDS, *FIXED):
            # What follows makes sure that `=` is not the beginning of `==`.
            endings = ("",) if word in _ALONE else (f" {_NAME}", "\n", ":", "(")
            if self.allows(*(f"{word}{ending}" for ending in endings)):
                yield word

    def paths(self) -> Iterator[str]:
        """Names that need no dot before them, and Triton's from the module on."""
        yield from ("range(", *(f"tl.{name}(" for name in members(self.version)), "@triton.jit\n")

    def nearest(self, words: list[str]) -> tuple[str, ...]:
        near = difflib.get_close_matches(self.written, words, n=5)
        return (*near, *(word for word in words if word not in near))


@cache
def members(version: str) -> tuple[str, ...]:
    """What may stand behind a dot: the names in Triton's modules, and the members of its values."""
    catalogue = load(version)
    found = set(catalogue.method_names())
    for path in catalogue.groups:
        if path.startswith("triton.language") or path == "triton":
            found.update(name for name in catalogue.members(path) if not name.startswith("_"))
    return tuple(sorted(found))


@cache
def parameters(version: str) -> tuple[str, ...]:
    """The names of the parameters of everything in `triton.language`."""
    return tuple(sorted(set(_parameters(load(version)))))


def _parameters(catalogue: Catalogue) -> Iterator[str]:
    for path in catalogue.groups:
        if not path.startswith("triton.language"):
            continue
        for name in catalogue.members(path):
            entry = catalogue.find(f"{path}.{name}")
            for parameter in (entry.parameters or ()) if entry else ():
                yield parameter.name
