"""The compiler's answers, kept in a file: they cost far more than kfcheck's, and change with the kernel only."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path

from .oracle import Answer, Oracle, Stage


class Compiler:
    """Answers from the known ones where it can, else from an oracle that is started when it is needed."""

    def __init__(self, known: Mapping[str, Answer]) -> None:
        self._known = known
        self._oracle: Oracle | None = None
        self.learned: dict[str, Answer] = {}
        """What it had to ask."""

    def ask(self, source: str, call: str, stage: Stage) -> Answer:
        key = fingerprint(source, call, stage)
        answer = self._known.get(key) or self.learned.get(key)
        if answer is None:
            if self._oracle is None:
                self._oracle = Oracle()
            answer = self._oracle.ask(source, call, stage=stage)
            self.learned[key] = answer
        return answer

    def close(self) -> None:
        if self._oracle is not None:
            self._oracle.close()


def fingerprint(source: str, call: str, stage: Stage) -> str:
    """Names a question."""
    return hashlib.sha256("\0".join((source, call, stage)).encode()).hexdigest()[:24]


def load(path: Path) -> dict[str, Answer]:
    """The answers in the file; none if there is no file. A line that was cut off is passed over."""
    if not path.exists():
        return {}
    lines = path.read_text("utf-8").split("\n")[:-1]
    entries = [json.loads(line) for line in lines]
    return {key: Answer(outcome, exception, message) for key, outcome, exception, message in entries}


def line(key: str, answer: Answer) -> str:
    """One answer as it stands in the file."""
    return json.dumps([key, answer.outcome, answer.exception, answer.message]) + "\n"
