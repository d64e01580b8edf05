"""The process that imports Triton for `oracle.py`: it forks a worker that answers, and another when that dies.

Some kernels take the compiler's process down with them. A fresh start costs seconds, a fork of a process that
has imported Triton and compiled nothing yet costs milliseconds.
"""

from __future__ import annotations

import contextlib
import gc
import io
import json
import os
import signal
import tempfile
import warnings
from collections.abc import Callable
from typing import Any

from kernelforge.frontend import compile_child

STDERR_BYTES = 4096


class CompiledError(Exception):
    """The kernel has been compiled as far as was asked; nothing is to be launched."""


def main() -> None:
    replies = os.dup(1)
    os.dup2(2, 1)
    stderr = tempfile.TemporaryFile()  # noqa: SIM115  open as long as the process lives
    os.dup2(stderr.fileno(), 2)
    import torch
    import triton.backends.nvidia.compiler  # noqa: F401  once, before the forks

    torch.set_num_threads(1)
    torch.empty = without_device(torch.empty)
    gc.freeze()  # what is loaded by now stays; the workers need not look through it
    os.write(replies, b'{"ready": true}\n')
    while True:
        worker = os.fork()
        if worker == 0:
            serve(replies, stderr.fileno())
        _, status = os.waitpid(worker, 0)
        if os.WIFEXITED(status) and os.WEXITSTATUS(status) == 0:
            return
        killer = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
        outcome = "timed out" if killer == signal.SIGALRM else "crashed"
        death = signal.Signals(killer).name if killer else f"exit status {os.WEXITSTATUS(status)}"
        said = f"{death} {mlir_message(stderr.fileno())}".strip()
        write(replies, {"outcome": outcome, "exception": None, "message": said})


def without_device(factory: Callable[..., Any]) -> Callable[..., Any]:
    """There is no GPU: tensors are made on the CPU, which the compiler can't tell."""

    def make(*sizes: Any, device: str = "cpu", **options: Any) -> Any:
        return factory(*sizes, **options)

    return make


def serve(replies: int, stderr: int) -> None:
    """Answer requests, unbuffered: what this process has read is lost when it dies."""
    requests = os.fdopen(os.dup(0), "rb", buffering=0)
    while line := requests.readline():
        request = json.loads(line)
        os.ftruncate(stderr, 0)
        os.lseek(stderr, 0, os.SEEK_SET)
        signal.alarm(request["limit_s"])
        answer = outcome(request)
        signal.alarm(0)
        if answer["outcome"] == "rejected" and not answer["message"]:
            answer["message"] = mlir_message(stderr)
        elif answer["message"] in ("PassManager::run failed", "error encountered during parsing"):
            answer["message"] += f": {mlir_message(stderr)}"
        write(replies, answer)
    os._exit(0)


def write(replies: int, answer: dict[str, Any]) -> None:
    os.write(replies, json.dumps(answer).encode() + b"\n")


def mlir_message(stderr: int) -> str:
    """What MLIR wrote: the first line with an error, an assertion or anything else."""
    lines = os.pread(stderr, STDERR_BYTES, 0).decode(errors="replace").splitlines()
    said = next(
        (line for line in lines if "error:" in line or "Assertion" in line), lines[0] if lines else ""
    )
    return said.rpartition("error:")[2].strip() if "error:" in said else said.strip()


def outcome(request: dict[str, Any]) -> dict[str, Any]:
    """Import the file, evaluate the call: Triton's own launch code binds the arguments and compiles."""
    from triton.runtime import driver
    from triton.runtime.jit import JITFunction

    active = driver._active
    driver._active = compile_child.StandInDriver(request["target"])  # pyright: ignore[reportAttributeAccessIssue]
    JITFunction._do_compile = compile_only(request["target"], request["stage"])
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore")
            module = compile_child.load(request["path"])
            eval(request["call"], vars(module))
    except CompiledError:
        return {"outcome": "compiles", "exception": None, "message": ""}
    except compile_child.RefusedError as refused:
        return {"exception": None, "message": "", **refused.answer}
    except Exception as error:  # noqa: BLE001  the compiler's errors have no common base class
        return {"outcome": "rejected", **root_cause(error)}
    finally:
        driver._active = active
    return {"outcome": "no kernel", "exception": None, "message": "nothing was launched"}


def compile_only(target: list[Any], stage: str) -> Callable[..., Any]:
    """What stands for `JITFunction._do_compile`: it compiles and launches nothing."""

    def compile_kernel(
        kernel: Any,
        key: Any,
        signature: Any,
        device: Any,
        constexprs: Any,
        options: Any,
        attrs: Any,
        warmup: Any,
    ) -> None:
        compile_child.compile_to(kernel, signature, constexprs, target, stage, options.__dict__)
        raise CompiledError

    return compile_kernel


def root_cause(error: BaseException) -> dict[str, str]:
    while error.__cause__ is not None:
        error = error.__cause__
    return compile_child.raised(error)


if __name__ == "__main__":
    main()
