"""One generated kernel and how it came about, as a line of the results."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from enum import Enum
from pathlib import Path


class Arm(Enum):
    """Whether the grammar constrained the model."""

    FREE = "free"
    CONSTRAINED = "constrained"


class Ending(Enum):
    """Why the generation stopped."""

    STOPPED = "stopped"
    """The model ended its answer or closed the fenced block."""
    LEFT = "left"
    """A line began at the left margin: the kernel is over."""
    LIMIT = "limit"
    """The limit on tokens."""


@dataclass(frozen=True, slots=True)
class Sample:
    """`text` is the kernel from its decorator on; times are wall seconds of the tokens after the prompt.

    `changed` counts the tokens at which the mask took the model's own choice away.
    """

    prompt: str
    index: int
    arm: Arm
    seed: int
    text: str
    ending: Ending
    tokens: int
    changed: int
    seconds: float
    mask_seconds: float

    @property
    def key(self) -> tuple[str, int, Arm]:
        """What a run makes once."""
        return self.prompt, self.index, self.arm

    def dump(self) -> str:
        """A line of JSON."""
        return json.dumps({**asdict(self), "arm": self.arm.value, "ending": self.ending.value}) + "\n"


def load(line: str) -> Sample:
    """A sample from its line. Raises ValueError or TypeError where it isn't one."""
    fields = json.loads(line)
    return Sample(**{**fields, "arm": Arm(fields["arm"]), "ending": Ending(fields["ending"])})


def read(path: Path) -> list[Sample]:
    """The samples of a file; a last line that a killed run left torn is none. Raises ValueError on any other."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    return [load(line) for line in lines if line.endswith("\n")]


def append(path: Path, sample: Sample) -> None:
    """Add a sample, behind what is whole, so that it survives whatever happens next."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+b") as file:
        _drop_torn_line(file.fileno())
        file.write(sample.dump().encode())
        file.flush()
        os.fsync(file.fileno())


def _drop_torn_line(descriptor: int) -> None:
    size = os.fstat(descriptor).st_size
    content = os.pread(descriptor, size, 0)
    whole = content.rfind(b"\n") + 1
    if whole < size:
        os.ftruncate(descriptor, whole)
