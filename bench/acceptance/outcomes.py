"""Put every kernel to the decoding grammar, and say why it rejects one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from kernelforge.frontend.kfgrammar.expected import explain
from kernelforge.frontend.kfgrammar.recogniser import Recogniser
from kernelforge.frontend.workers import map_ordered

from .kernels import RealKernel

VERSION = "3.6"
CHUNK = 25
EXPLAINED = 3
"""Rejections of a reason, in each process."""
_TOKEN = re.compile(r"\"\"\"|'''|[A-Za-z_]\w*|\d[\w.]*|\s*\n\s*|\s+|.", re.DOTALL)
_KEPT_WORDS = re.compile(
    r"(?:if|else|elif|for|while|in|is|not|and|or|return|def|pass|assert|with|lambda|None)\Z"
)


class Form(Enum):
    """How a kernel is laid out."""

    CANONICAL = "after formatting"
    WRITTEN = "as written"


@dataclass(frozen=True, slots=True)
class Rejection:
    """A kernel that the grammar does not derive: where it stops, and what it would have taken there."""

    kernel: RealKernel
    form: Form
    row: int
    """Counts from 1 in the text that was read."""
    line: str
    column: int
    reason: str
    found: str = ""
    allowed: str = "as for the others of this reason"


class _Judge:
    """A recogniser, made in the process that uses it.

    Of rejections for one reason only the first few are told in full: that takes longer than reading the kernel.
    """

    def __init__(self, ebnf: str) -> None:
        self.ebnf = ebnf
        self.recogniser: Recogniser | None = None
        self.reasons: Counter[str] = Counter()

    def __call__(self, texts: Sequence[tuple[RealKernel, Form]]) -> list[Rejection | None]:
        if self.recogniser is None:
            self.recogniser = Recogniser(self.ebnf)
        return [self.judge(self.recogniser, kernel, form) for kernel, form in texts]

    def judge(self, recogniser: Recogniser, kernel: RealKernel, form: Form) -> Rejection | None:
        found = rejection(recogniser, kernel, form)
        if found is None:
            return None
        self.reasons[found.reason] += 1
        if self.reasons[found.reason] > EXPLAINED:
            return found
        return explained(recogniser, found)


def try_all(
    ebnf: str, kernels: Sequence[RealKernel], forms: Sequence[Form], jobs: int
) -> Iterator[tuple[RealKernel, Form, Rejection | None]]:
    """Every kernel in every form, in order, with what is wrong with it. Raises RuntimeError where a process dies."""
    texts = [(kernel, form) for form in forms for kernel in kernels]
    chunks = [texts[start : start + CHUNK] for start in range(0, len(texts), CHUNK)]
    for chunk, found in zip(chunks, map_ordered(_Judge(ebnf), chunks, jobs, _died), strict=True):
        if found is None:
            raise RuntimeError(f"XGrammar died on one of {[kernel.place for kernel, _ in chunk]}")
        for (kernel, form), each in zip(chunk, found, strict=True):
            yield kernel, form, each


def _died(chunk: Sequence[tuple[RealKernel, Form]], exit_code: int) -> None:
    return None


def rejection(recogniser: Recogniser, kernel: RealKernel, form: Form) -> Rejection | None:
    """Why the grammar does not derive a kernel; None if it does."""
    text = kernel.written if form is Form.WRITTEN else kernel.canonical
    assert text is not None
    stop = recogniser.stop(text)
    if stop is None:
        return None
    row = text.count("\n", 0, stop.offset) + 1
    line_start = text.rfind("\n", 0, stop.offset) + 1
    line = text[line_start:].partition("\n")[0]
    return Rejection(kernel, form, row, line, stop.offset - line_start, reason(text, stop.offset))


def explained(recogniser: Recogniser, rejected: Rejection) -> Rejection:
    """A rejection with what was allowed where the grammar stops."""
    text = rejected.kernel.written if rejected.form is Form.WRITTEN else rejected.kernel.canonical
    assert text is not None
    stop = recogniser.stop(text)
    assert stop is not None
    explanation = explain(recogniser, text, stop, VERSION)
    return replace(rejected, found=explanation.found, allowed=explanation.expected.text())


def reason(text: str, offset: int) -> str:
    """The tokens around a place, without the names that the kernel chose itself: what to group rejections by."""
    start = offset
    while start and (text[start - 1].isalnum() or text[start - 1] in "_."):
        start -= 1
    before = [
        token for token in _TOKEN.findall(text[max(0, start - 80) : start]) if token.strip() or "\n" in token
    ]
    after = [token for token in _TOKEN.findall(text[offset : offset + 80]) if token.strip() or "\n" in token]
    word = text[start:offset]
    return " ".join([*map(_kind, before[-3:]), f"{_dotted(word)}>>>", *map(_kind, after[:2])])


def _dotted(word: str) -> str:
    first, dot, rest = word.partition(".")
    if first in ("tl", "triton", "libdevice", "tldevice"):
        return word
    return f"{_kind(first)}{dot}{rest}" if first else f"{dot}{rest}"


def _kind(token: str) -> str:
    if "\n" in token and not token.strip():
        return "NEWLINE"
    if token[0].isdigit():
        return "NUMBER"
    if token.isidentifier() and not _KEPT_WORDS.match(token):
        return "NAME"
    return token
