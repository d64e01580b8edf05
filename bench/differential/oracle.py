"""The real compiler, asked about one module after the other; see `oracle_child.py`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Literal

CHILD = Path(__file__).with_name("oracle_child.py")
LIMIT_S = 20

Stage = Literal["ttir", "llir", "cubin"]


@dataclass(frozen=True, slots=True)
class Answer:
    """What the compiler said. A crash of the compiler counts as a refusal; running out of time as no answer."""

    outcome: str
    """As `frontend.compile.Outcome` spells it."""
    exception: str | None
    message: str

    @property
    def refuses(self) -> bool:
        return self.outcome in ("rejected", "crashed", "launch fails", "import fails", "not python")

    @property
    def accepts(self) -> bool:
        return self.outcome == "compiles"


class Oracle:
    """One child that compiles, until it is closed."""

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="kernelforge-")
        self._asked = 0
        environment = {key: value for key, value in os.environ.items() if key != "TRITON_INTERPRET"}
        self._process = subprocess.Popen(
            [sys.executable, str(CHILD)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self._read()

    def __enter__(self) -> Oracle:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the child and its worker."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()
        self._folder.cleanup()

    def ask(self, source: str, call: str = "launch()", *, stage: Stage = "llir") -> Answer:
        """What becomes of the module when it is imported and `call` is evaluated in it."""
        self._asked += 1
        path = Path(self._folder.name) / f"module_{self._asked}.py"
        path.write_text(source, "utf-8")
        request = {
            "path": str(path),
            "call": call,
            "stage": stage,
            "target": ["cuda", 90, 32],
            "limit_s": LIMIT_S,
        }
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        self._process.stdin.flush()
        answer = self._read()
        path.unlink()
        return Answer(answer["outcome"], answer["exception"], answer["message"][:300])

    def _read(self) -> dict[str, str]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise ChildProcessError("the compiler's process ended; its messages are above")
        return json.loads(line)
