"""Time kfcheck against what it stands beside: Triton's import, a real compilation, and pyflakes.

    python -m bench.speed [--rounds 15] [--no-corpus]

Every round runs all commands once, one after the other, so that a slow moment of the machine hits all of
them; what is printed are medians of wall time and their ratios.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import textwrap
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .corpus_fetch import packages

ROOT = Path(__file__).resolve().parent.parent
FILE = "examples/broken_gelu.py"
KFCHECK = str(Path(sys.executable).with_name("kfcheck"))

COMPILE = textwrap.dedent("""\
    import triton
    import triton.language as tl
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource

    @triton.jit
    def add(x_ptr, y_ptr, out_ptr, n, BLOCK: tl.constexpr):
        offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        mask = offsets < n
        total = tl.load(x_ptr + offsets, mask=mask) + tl.load(y_ptr + offsets, mask=mask)
        tl.store(out_ptr + offsets, total, mask=mask)

    signature = {"x_ptr": "*fp32", "y_ptr": "*fp32", "out_ptr": "*fp32", "n": "i32", "BLOCK": "constexpr"}
    triton.compile(ASTSource(add, signature, {"BLOCK": 1024}), target=GPUTarget("cuda", 90, 32))
    """)


@dataclass(frozen=True, slots=True)
class Command:
    """Something to time. `codes` are the exit codes that mean it did its work."""

    name: str
    words: Sequence[str]
    codes: tuple[int, ...] = (0,)


def time_all(commands: Sequence[Command], rounds: int) -> dict[str, list[float]]:
    """Wall seconds of every command in every round."""
    seconds: dict[str, list[float]] = {command.name: [] for command in commands}
    for _ in range(rounds):
        for command in commands:
            seconds[command.name].append(_time(command))
    return seconds


def _time(command: Command) -> float:
    with tempfile.TemporaryDirectory() as cache:
        environment = {key: os.environ[key] for key in os.environ if key != "PYTHONDONTWRITEBYTECODE"}
        environment |= {"TRITON_CACHE_DIR": cache, "TRITON_ALWAYS_COMPILE": "1"}
        begun = time.perf_counter()
        done = subprocess.run(command.words, cwd=ROOT, env=environment, capture_output=True, check=False)
        elapsed = time.perf_counter() - begun
    if done.returncode not in command.codes:
        raise SystemExit(f"{command.name} ended with {done.returncode}:\n{done.stderr.decode()[-2000:]}")
    return elapsed


def print_medians(seconds: dict[str, list[float]]) -> None:
    """Median and range of each, and the ratio of the first to it."""
    names = list(seconds)
    first = statistics.median(seconds[names[0]])
    for name in names:
        median = statistics.median(seconds[name])
        low, high = min(seconds[name]), max(seconds[name])
        ratio = "" if name == names[0] else f"  {names[0]} takes {first / median:.2f}x of it"
        print(f"  {name:<22} {median:8.3f} s  ({low:.3f} to {high:.3f}){ratio}")


def cold_start(rounds: int) -> None:
    """One file that has findings."""
    with tempfile.TemporaryDirectory() as folder:
        kernel = Path(folder) / "kernel.py"
        kernel.write_text(COMPILE, "utf-8")
        commands = [
            Command("kfcheck", [KFCHECK, FILE], (1,)),
            Command("import triton", [sys.executable, "-c", "import triton"]),
            Command("triton.compile", [sys.executable, str(kernel)]),
            Command("pyflakes", [sys.executable, "-m", "pyflakes", FILE], (0, 1)),
        ]
        print(f"cold start: kfcheck {FILE}, {rounds} rounds", flush=True)
        time_all(commands, rounds=1)  # brings byte code and files into the caches
        print_medians(time_all(commands, rounds))


def whole_corpus(rounds: int) -> None:
    """Every Python file of the corpus; both tools get the same list of files."""
    found = [package for package in packages() if package.folder.is_dir()]
    if not found:
        print("no corpus: run `make corpus` first")
        return
    files = [
        str(path.relative_to(ROOT)) for package in found for path in sorted(package.folder.rglob("*.py"))
    ]
    commands = [
        Command("kfcheck", [KFCHECK, "--output-format=concise", *files], (0, 1)),
        Command("pyflakes", [sys.executable, "-m", "pyflakes", *files], (0, 1)),
    ]
    cores = os.cpu_count()
    print(f"corpus: {len(found)} packages, {len(files):,} files, {cores} cores, {rounds} rounds", flush=True)
    print_medians(time_all(commands, rounds))


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.speed", description="Time kfcheck against Triton and pyflakes."
    )
    parser.add_argument("--rounds", type=int, default=15, help="of the cold start; the corpus gets a fifth")
    parser.add_argument("--no-corpus", action="store_true")
    arguments = parser.parse_args()
    cold_start(arguments.rounds)
    if not arguments.no_corpus:
        whole_corpus(max(1, arguments.rounds // 5))
    return 0


if __name__ == "__main__":
    sys.exit(main())
