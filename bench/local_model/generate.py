"""Sample the continuation of a prompt, with the grammar's masks or without."""

from __future__ import annotations

import re
import time
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

import numpy as np
from kernelforge.frontend.logical_lines import mask
from numpy.typing import NDArray

from .prompts import Prompt
from .sample import Arm, Ending, Sample

_DEFINITION = re.compile(r"@|def\b|class\b|import\b|from\b|```")
TEMPERATURE = 0.8
MAX_TOKENS = 256

Logits: TypeAlias = NDArray[np.float32]


class Model(Protocol):
    """Continues one text at a time; both calls give the logits of the next token."""

    def start(self, text: str) -> Logits: ...

    def step(self, token: int) -> Logits: ...


class Guide(Protocol):
    """The grammar's view of the text so far."""

    def start(self, text: str) -> None:
        """Begin a text anew."""
        ...

    def apply(self, logits: Logits) -> None:
        """Set what may not come next to minus infinity, in place."""
        ...

    def accept(self, token: int) -> None: ...


@dataclass(slots=True)
class Chooser:
    """Picks tokens at a temperature, by the Gumbel-max trick: the largest of logits / T + Gumbel noise.

    Two choosers with the same random numbers choose alike until a mask takes a choice away, so that the samples of a
    pair differ only by what the constraint did.
    """

    random: np.random.Generator
    guide: Guide | None
    changed: int = 0
    mask_seconds: float = 0.0

    def choose(self, logits: Logits) -> int:
        """The next token."""
        noise = self.random.gumbel(size=logits.shape)
        scores = (logits / TEMPERATURE + noise).astype(np.float32)
        wanted = int(scores.argmax())
        if self.guide is None:
            return wanted
        begun = time.perf_counter()
        self.guide.apply(scores)
        self.mask_seconds += time.perf_counter() - begun
        token = int(scores.argmax())
        self.changed += token != wanted
        return token

    def accept(self, token: int) -> None:
        """Tell the guide of a token that was added."""
        if self.guide is not None:
            begun = time.perf_counter()
            self.guide.accept(token)
            self.mask_seconds += time.perf_counter() - begun


@dataclass(slots=True)
class Answer:
    """A kernel in the making."""

    beginning: str
    stops: frozenset[int]
    content: bytes = b""
    ending: Ending | None = None
    text: str = field(init=False)

    def __post_init__(self) -> None:
        self.text = self.beginning

    def add(self, token: int, spelling: bytes) -> None:
        """Add a token, and end the answer where the kernel ends."""
        if token in self.stops:
            self.ending = Ending.STOPPED
            return
        self.content += spelling
        self.text = self.beginning + self.content.decode(errors="replace")
        end = left_margin(self.text, len(self.beginning))
        if end is not None:
            self.text, self.ending = self.text[:end], Ending.LEFT


def generate(
    model: Model,
    tokens: Sequence[bytes],
    stops: frozenset[int],
    guide: Guide | None,
    prompt: Prompt,
    index: int,
    seed: int,
) -> Sample:
    """One sample at temperature 0.8; `tokens` are spelled out by their id. Its time starts behind the prompt."""
    chooser = Chooser(np.random.default_rng([seed, zlib.crc32(prompt.name.encode()), index]), guide)
    answer, count = Answer(prompt.beginning, stops), 0
    logits = model.start(prompt.conversation)
    if guide is not None:
        guide.start(prompt.beginning)
    begun = time.perf_counter()
    while True:
        token = chooser.choose(logits)
        count += 1
        answer.add(token, tokens[token])
        if answer.ending is not None or count == MAX_TOKENS:
            break
        chooser.accept(token)
        logits = model.step(token)
    seconds = time.perf_counter() - begun
    return Sample(
        prompt=prompt.name,
        index=index,
        arm=Arm.FREE if guide is None else Arm.CONSTRAINED,
        seed=seed,
        text=answer.text,
        ending=answer.ending or Ending.LIMIT,
        tokens=count,
        changed=chooser.changed,
        seconds=seconds,
        mask_seconds=chooser.mask_seconds,
    )


def left_margin(text: str, begin: int) -> int | None:
    """Where the first row behind `begin` starts that has text at the left margin, if there is one.

    Comments don't end a function, nor does what stands in a string or in brackets, but for the start of a definition
    or an import: there a bracket was forgotten.
    """
    newline = text.find("\n", begin)
    while newline >= 0:
        start = newline + 1
        if start < len(text) and text[start] not in " \t\n\r#)]}" and _ends_kernel(text, start):
            return start
        newline = text.find("\n", start)
    return None


def _ends_kernel(text: str, start: int) -> bool:
    masked = mask(text)
    if masked[start - 1] != "\n":  # within a string
        return False
    opened = sum(map(masked[:start].count, "([{")) - sum(map(masked[:start].count, ")]}"))
    return opened <= 0 or _DEFINITION.match(text, start) is not None
