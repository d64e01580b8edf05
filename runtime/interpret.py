"""Run a candidate in the Triton interpreter, on CPU tensors, in a process of its own.

The child gets the candidate and the inputs, nothing else: what it returns is bytes, and its verdict is not
asked for. It is not a sandbox: the candidate runs with the rights of whoever started this.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .result import Case, RunFailed, TimedOut

if TYPE_CHECKING:
    from torch import Tensor

CHILD = Path(__file__).with_name("interpret_child.py")
MESSAGE_CHARACTERS = 2_000


@dataclass(frozen=True, slots=True)
class Call:
    """One call of the entry point, with the output that a right candidate returns for it."""

    case: Case
    inputs: Mapping[str, Tensor]
    output_shape: tuple[int, ...]


def interpret(
    source: str, entry_point: str, calls: Sequence[Call], *, timeout_s: float, python: str = sys.executable
) -> list[Tensor] | RunFailed | TimedOut:
    """The outputs of `entry_point(**inputs)` for every call, in order, each of the expected shape and dtype."""
    with tempfile.TemporaryDirectory(prefix="kernelforge-") as name:
        folder = Path(name).resolve()
        _write_request(folder, source, entry_point, calls)
        status = _run(folder, python, timeout_s)
        if status is None:
            return TimedOut(timeout_s)
        try:
            answer = json.loads((folder / "answer.json").read_text())
            if "failure" in answer:
                return _failure(answer["failure"], calls)
            return _read_outputs(folder, answer["outputs"], calls)
        except (OSError, ValueError, KeyError, TypeError, IndexError, RuntimeError):
            # There is no answer, or the candidate wrote one of its own.
            return _died(folder, status)


def _write_request(folder: Path, source: str, entry_point: str, calls: Sequence[Call]) -> None:
    import torch

    (folder / "candidate.py").write_bytes(source.encode("utf-8", "surrogatepass"))
    described: list[dict[str, Any]] = []
    for number, call in enumerate(calls):
        tensors: dict[str, Any] = {}
        for name, tensor in call.inputs.items():
            file = f"input-{number}-{name}.bin"
            flat = tensor.contiguous().reshape(-1)
            (folder / file).write_bytes(flat.view(torch.uint8).numpy().tobytes())
            tensors[name] = {
                "file": file,
                "dtype": str(tensor.dtype).removeprefix("torch."),
                "shape": list(tensor.shape),
            }
        described.append(tensors)
    (folder / "calls.json").write_text(json.dumps({"entry_point": entry_point, "calls": described}))


def _run(folder: Path, python: str, timeout_s: float) -> int | None:
    """The exit status of the child, or None when it had to be killed; nothing that it started survives it."""
    with open(folder / "log", "wb") as log:
        child = subprocess.Popen(
            [python, str(CHILD), str(folder)],
            cwd=folder,
            env={**os.environ, "TRITON_INTERPRET": "1"},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )
        try:
            return child.wait(timeout_s)
        except subprocess.TimeoutExpired:
            return None
        finally:
            with suppress(ProcessLookupError):
                os.killpg(child.pid, signal.SIGKILL)
            child.wait()


def _died(folder: Path, status: int) -> RunFailed:
    reason = signal.Signals(-status).name if status < 0 else f"exit status {status}"
    with open(folder / "log", "rb") as log:
        log.seek(max(0, os.fstat(log.fileno()).st_size - MESSAGE_CHARACTERS))
        tail = log.read().decode(errors="replace").strip()
    return RunFailed("ProcessDied", f"{reason}: {tail}" if tail else reason)


def _failure(failure: Mapping[str, Any], calls: Sequence[Call]) -> RunFailed:
    number = failure["call"]
    return RunFailed(
        exception=str(failure["exception"]),
        message=str(failure["message"])[:MESSAGE_CHARACTERS],
        row=failure["row"],
        case=None if number is None else calls[number].case,
    )


def _read_outputs(
    folder: Path, outputs: Sequence[Mapping[str, Any]], calls: Sequence[Call]
) -> list[Tensor] | RunFailed:
    import torch

    tensors: list[Tensor] = []
    for number, (call, output) in enumerate(zip(calls, outputs, strict=True)):
        returned = (tuple(output["shape"]), output["dtype"])
        wanted = (call.output_shape, call.case.dtype)
        if returned != wanted:
            message = f"returned a tensor of {_tensor_type(*returned)}, expected {_tensor_type(*wanted)}"
            return RunFailed("WrongOutput", message, case=call.case)
        data = bytearray((folder / f"output-{number}.bin").read_bytes())
        flat = torch.frombuffer(data, dtype=getattr(torch, call.case.dtype))
        tensors.append(flat.reshape(call.output_shape))
    return tensors


def _tensor_type(shape: Sequence[int], dtype: str) -> str:
    return f"shape ({', '.join(map(str, shape))}) and dtype {dtype}"
