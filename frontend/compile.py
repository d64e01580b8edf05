"""The real Triton compiler, in a process of its own; this process never imports Triton.

No GPU is needed: Triton lowers to any target on any machine. `compile_kernel` compiles one kernel;
`Compiler` keeps one warm child for many (a start costs about as much as `import triton`). When the compiler
takes its process down with it (an assertion in MLIR does), that kernel's outcome is CRASHED and the next one
gets a new child.
"""

from __future__ import annotations

import json
import os
import re
import selectors
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Literal, NamedTuple

CHILD = Path(__file__).with_name("compile_child.py")
START_TIMEOUT_S = 120.0
STDERR_BYTES = 65_536

Stage = Literal["ttir", "cubin"]
"""How far to compile: the front end only, or to the end; on AMD that is a hsaco."""


class Outcome(Enum):
    """What became of a kernel."""

    COMPILES = "compiles"
    REJECTED = "rejected"
    """The compiler refused it."""
    LAUNCH_FAILS = "launch fails"
    """The launch raises, in Triton's launch code or in the host code around it."""
    IMPORT_FAILS = "import fails"
    """Importing the module raised."""
    NOT_PYTHON = "not python"
    """CPython refused to parse the module."""
    NO_KERNEL = "no kernel"
    """The module has no such jit function."""
    CRASHED = "crashed"
    """The compiler's process died."""
    TIMED_OUT = "timed out"


@dataclass(frozen=True, slots=True)
class Resources:
    """What one kernel needs on the target."""

    registers: int
    """Per thread; on AMD the vector registers."""
    spill_store_bytes: int
    """Per thread, static count; on AMD four bytes for each vector register that is spilled."""
    spill_load_bytes: int
    """Per thread, static count."""
    stack_bytes: int
    """Per thread."""
    shared_bytes: int
    """Per program."""


@dataclass(frozen=True, slots=True)
class CompileResult:
    """The compiler's answer. `exception` and `message` (one line) are those of the root cause."""

    outcome: Outcome
    kernel: str | None = None
    exception: str | None = None
    message: str = ""
    row: int | None = None
    """Row of the file at the outermost error: the kernel's own statement."""
    inner_row: int | None = None
    """Row at the innermost error in the file: the same, or a line of a helper that the kernel calls."""
    warnings: tuple[str, ...] = ()
    resources: Resources | None = None
    """Only of a kernel that was compiled to the end."""


@dataclass(frozen=True, slots=True)
class Argument:
    """One `name=text` of a signature; `text` is a Triton type, or an expression for a value."""

    name: str
    kind: Literal["type", "literal"]
    text: str


class SignatureError(ValueError):
    """The signature cannot be read or does not fit the kernel."""


class TritonMissingError(RuntimeError):
    """The Python that should compile has no Triton, or one that is too old."""


TYPE = re.compile(r"\*{0,2}k?(?:[iu](?:1|8|16|32|64)|fp(?:8\w+|16|32|64)|bf16|void)|nvTmaDesc|tensordesc<.*>")
NEXT_ARGUMENT = re.compile(r"\s+(?=[A-Za-z_]\w*=(?!=))")


def parse_signature(text: str) -> tuple[Argument, ...]:
    """The arguments of `x_ptr=*fp32 n=i32 B=64 ACT='relu' DT=tl.float32`.

    Raises SignatureError on anything that is not `name=value` parts with spaces between.
    """
    arguments: list[Argument] = []
    for part in NEXT_ARGUMENT.split(text.strip()) if text.strip() else []:
        name, equals, value = part.partition("=")
        if not (equals and name.isidentifier() and value.strip()):
            raise SignatureError(f"cannot read {part!r} in signature {text!r}: write name=type or name=value")
        if any(name == argument.name for argument in arguments):
            raise SignatureError(f"{name} is given twice in signature {text!r}")
        arguments.append(Argument(name, "type" if TYPE.fullmatch(value) else "literal", value))
    return tuple(arguments)


class Target(NamedTuple):
    """A GPU architecture as Triton's `GPUTarget` takes it."""

    backend: Literal["cuda", "hip"]
    arch: int | str
    warp_size: int


def parse_target(text: str) -> Target:
    """The target that `sm_90`, `cuda:90` or `gfx942` names; raises ValueError for any other spelling."""
    if match := re.fullmatch(r"(?:cuda:|sm_)(\d+)", text):
        return Target("cuda", int(match[1]), 32)
    if re.fullmatch(r"gfx[0-9a-f]{3,4}", text):
        return Target("hip", text, 64 if text.startswith("gfx9") else 32)
    raise ValueError(
        f"unknown target {text!r}: write sm_ (or cuda:) and a compute capability, such as sm_90 or cuda:90, "
        "or an AMD architecture, such as gfx942"
    )


def compile_kernel(
    source: str | Path,
    signature: str,
    kernel: str | None = None,
    *,
    target: str = "cuda:90",
    stage: Stage = "ttir",
    timeout_s: float = 120.0,
    python: str = sys.executable,
) -> CompileResult:
    """Compile one kernel of a module: a text (str) or a file (Path); without a name, the last one.

    Raises SignatureError, TritonMissingError, and ValueError for an unknown target.
    """
    with Compiler(timeout_s=timeout_s, python=python) as compiler:
        return compiler.compile(source, signature, kernel, target=target, stage=stage)


class Compiler:
    """One warm child that compiles kernel after kernel; use it in a `with` statement."""

    def __init__(self, *, timeout_s: float = 120.0, python: str = sys.executable) -> None:
        self._timeout_s = timeout_s
        self._python = python
        self._child: _Child | None = None

    def __enter__(self) -> Compiler:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start the child, if it does not run. Raises TritonMissingError."""
        if self._child is None:
            self._child = _Child(self._python)

    def close(self) -> None:
        """End the child."""
        if self._child is not None:
            self._child.kill()
            self._child = None

    def compile(
        self,
        source: str | Path,
        signature: str | tuple[Argument, ...],
        kernel: str | None = None,
        *,
        target: str = "cuda:90",
        stage: Stage = "ttir",
    ) -> CompileResult:
        """As `compile_kernel`."""
        arguments = parse_signature(signature) if isinstance(signature, str) else signature
        request: dict[str, Any] = {
            "kernel": kernel,
            "arguments": [[a.name, a.kind, a.text] for a in arguments],
            "target": parse_target(target),
            "stage": stage,
        }
        with _as_file(source) as path:
            return self._ask(request | {"path": str(path)})

    def launch(self, source: str | Path, call: str, *, target: str = "cuda:90") -> CompileResult:
        """Evaluate `call`, such as `launch(torch.ones(100))`, in the module of `source`.

        Triton's own launch code binds the arguments and compiles each kernel to a cubin, which then goes to
        a driver that runs nothing. COMPILES means that at least one launch reached it and none raised. Needs
        torch in the child's Python. Raises TritonMissingError, and ValueError for an unknown target.
        """
        request: dict[str, Any] = {"call": call, "target": parse_target(target)}
        with _as_file(source) as path:
            return self._ask(request | {"path": str(path)})

    def _ask(self, request: dict[str, Any]) -> CompileResult:
        self.start()
        child = self._child
        assert child is not None
        child.forget_stderr()
        try:
            answer = child.ask(request, self._timeout_s)
        except TimeoutError:
            self.close()
            return CompileResult(Outcome.TIMED_OUT, message=f"no answer within {self._timeout_s:g} s")
        except ChildProcessError as death:
            located = _mlir_error(child.stderr(), request["path"])
            self.close()
            return CompileResult(
                Outcome.CRASHED, message=f"{death} {located.message}".strip(), row=located.row
            )
        return _result(answer, child.stderr(), request["path"])


@contextmanager
def _as_file(source: str | Path) -> Iterator[Path]:
    """A file with the source: Triton reads the text of a kernel back from where it was imported."""
    if isinstance(source, Path):
        yield source.resolve(strict=True)
        return
    with tempfile.TemporaryDirectory(prefix="kernelforge-") as folder:
        path = Path(folder).resolve() / "candidate.py"
        path.write_bytes(source.encode("utf-8", "surrogatepass"))
        yield path


def _result(answer: dict[str, Any], stderr: str, path: str) -> CompileResult:
    if answer["outcome"] == "bad signature":
        raise SignatureError(answer["message"])
    outcome = Outcome(answer["outcome"])
    resources = answer.get("resources")
    row, message = answer.get("row"), answer.get("message", "")
    if outcome is Outcome.REJECTED and row is None:
        located = _mlir_error(stderr, path)
        row, message = located.row, located.message or message
    return CompileResult(
        outcome=outcome,
        kernel=answer.get("kernel"),
        exception=answer.get("exception"),
        message=message,
        row=row,
        inner_row=answer.get("inner_row") or row,
        warnings=tuple(answer.get("warnings", ())),
        resources=Resources(**resources) if resources else None,
    )


@dataclass(frozen=True, slots=True)
class _Located:
    message: str
    row: int | None


def _mlir_error(stderr: str, path: str) -> _Located:
    """What MLIR wrote to stderr: its exceptions in Python say neither what was wrong nor where."""
    lines = stderr.splitlines()
    said = next(
        (line for line in lines if "error:" in line or "Assertion" in line), lines[0] if lines else ""
    )
    place = re.search(re.escape(path) + r'"?:(\d+)', said) or re.search(re.escape(path) + r'"?:(\d+)', stderr)
    message = said.rpartition("error:")[2].strip() if "error:" in said else said.strip()
    return _Located(message, int(place[1]) if place else None)


class _Child:
    """The running child and the two pipes to it."""

    def __init__(self, python: str) -> None:
        environment = {key: value for key, value in os.environ.items() if key != "TRITON_INTERPRET"}
        environment["TRITON_DUMP_PTXAS_LOG"] = "1"
        self._stderr: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed by kill()
        self._seen_bytes = 0
        self._unread = b""
        self._process = subprocess.Popen(
            [python, str(CHILD)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._stderr,
            env=environment,
            start_new_session=True,
        )
        try:
            hello = json.loads(self._read_line(time.monotonic() + START_TIMEOUT_S))
        except (ChildProcessError, TimeoutError) as error:
            text = self.stderr()
            self.kill()
            raise TritonMissingError(
                f"{python} cannot start the compiler: {text.strip() or error}"
            ) from error
        if "unusable" in hello:
            self.kill()
            raise TritonMissingError(
                f"{python} cannot compile Triton kernels ({hello['unusable']}): "
                "pip install 'kernelforge-triton[gpu]'"
            )

    def ask(self, request: dict[str, Any], timeout_s: float) -> dict[str, Any]:
        """Send a request, wait for the answer; raises TimeoutError, and ChildProcessError when it dies."""
        deadline = time.monotonic() + timeout_s
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        except BrokenPipeError as error:
            raise ChildProcessError(self._death()) from error
        return json.loads(self._read_line(deadline))

    def _read_line(self, deadline: float) -> bytes:
        assert self._process.stdout is not None
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._unread:
                if not selector.select(max(0.0, deadline - time.monotonic())):
                    raise TimeoutError
                chunk = os.read(self._process.stdout.fileno(), 65_536)
                if not chunk:
                    raise ChildProcessError(self._death())
                self._unread += chunk
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def _death(self) -> str:
        status = self._process.wait()
        return signal.Signals(-status).name if status < 0 else f"exit status {status}"

    def forget_stderr(self) -> None:
        """`stderr` starts from here."""
        self._seen_bytes = os.fstat(self._stderr.fileno()).st_size

    def stderr(self) -> str:
        """What the child wrote to stderr since `forget_stderr`, bounded."""
        return os.pread(self._stderr.fileno(), STDERR_BYTES, self._seen_bytes).decode(errors="replace")

    def kill(self) -> None:
        """Kill the child and what it started, and close the pipes."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout, self._stderr):
            if pipe is not None:
                pipe.close()
