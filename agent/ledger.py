"""The ledger of a run: JSON lines, one typed event each, written as they happen and never changed.

Every line has `event`, `schema` and `time` (UTC), and the fields of the event's class. A line is on disk
before the run goes on. Nothing of the environment is recorded. A ledger, or a file that has only
`{"event": "response", "text": "..."}` lines, can be replayed.
"""

from __future__ import annotations

import dataclasses
import json
import os
from dataclasses import dataclass
from datetime import datetime, timezone
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar

SCHEMA = 1


class LedgerError(ValueError):
    """A file that should be a ledger is not one."""


@dataclass(frozen=True, slots=True)
class RunEvent:
    """A run begins."""

    event: ClassVar[str] = "run"
    task: str
    model: str
    max_rounds: int
    kernelforge: str
    triton: str


@dataclass(frozen=True, slots=True)
class RequestEvent:
    """What the model is asked; rounds count from 1."""

    event: ClassVar[str] = "request"
    round: int
    prompt: str


@dataclass(frozen=True, slots=True)
class ResponseEvent:
    """What the model answered, byte for byte."""

    event: ClassVar[str] = "response"
    round: int
    text: str


@dataclass(frozen=True, slots=True)
class CheckEvent:
    """The candidate (None: no code in the answer), and kfcheck's findings in the form of its JSON report."""

    event: ClassVar[str] = "check"
    round: int
    source: str | None
    findings: tuple[dict[str, Any], ...]


@dataclass(frozen=True, slots=True)
class VerdictEvent:
    """What became of the candidate: a `runtime.result.Verdict`, the facts, and a text for people."""

    event: ClassVar[str] = "verdict"
    round: int
    verdict: str
    details: dict[str, Any]
    summary: str


@dataclass(frozen=True, slots=True)
class ChampionEvent:
    """A verified candidate. `backend` says where: the interpreter says nothing of speed."""

    event: ClassVar[str] = "champion"
    round: int
    source: str
    backend: str
    max_abs_error: float
    max_rel_error: float


Event = RunEvent | RequestEvent | ResponseEvent | CheckEvent | VerdictEvent | ChampionEvent


class Ledger:
    """A new ledger file, open for appending; use it in a `with` statement.

    Raises FileExistsError rather than touch a file that is there.
    """

    def __init__(self, path: Path) -> None:
        self._file = open(path, "x", encoding="utf-8")  # noqa: SIM115  closed by __exit__

    def __enter__(self) -> Ledger:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def append(self, event: Event) -> None:
        """Write one event; it is on disk when this returns."""
        time = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
        line = {"event": event.event, "schema": SCHEMA, "time": time, **dataclasses.asdict(event)}
        self._file.write(json.dumps(line) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())


def read_responses(path: Path) -> tuple[str, ...]:
    """The texts of a ledger's responses, in order.

    A last line that was cut off in the middle, as by a kill, is left out. Raises LedgerError, with the line,
    for anything else that is not an event of this schema, and OSError when the file cannot be read.
    """
    texts: list[str] = []
    lines = path.read_bytes().split(b"\n")
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            event = json.loads(line)
        except ValueError as error:
            if number == len(lines):
                break
            raise LedgerError(f"{path}:{number}: not JSON: {error}") from error
        if not isinstance(event, dict) or "event" not in event:
            raise LedgerError(
                f"{path}:{number}: not an event: a JSON object with the field `event` is needed"
            )
        if event.get("schema", SCHEMA) != SCHEMA:
            raise LedgerError(f"{path}:{number}: schema {event['schema']}; this version reads {SCHEMA}")
        if event["event"] == ResponseEvent.event:
            if not isinstance(event.get("text"), str):
                raise LedgerError(f"{path}:{number}: a response needs the field `text`, a string")
            texts.append(event["text"])
    return tuple(texts)
