"""Feed mutated inputs to the checker: none may crash it or take longer than two seconds.

    python -m bench.fuzz --count 200000 --seed 0 --jobs 2

Input number i of a seed is always the same (given the same corpus). Inputs that fail are kept in `.fuzz/`
with the traceback beside them, of each kind the first few; `--kept` tries only those again. An interrupted run
goes on where it stopped.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType

from kernelforge.frontend import suppressions
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.reading import read_bytes
from kernelforge.frontend.report.json import finding

from .fuzz_seeds import seeds
from .mutations import Case, monsters, mutant

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / ".fuzz"
LIMIT_S = 2.0
MONSTER_LIMIT_S = 60.0
CHUNK = 200
KEPT_OF_A_KIND = 5
SUFFIXES = (".py", ".md", ".ipynb")
OPTIONS = Options(triton_version="3.6")


class TooSlowError(BaseException):
    """The time limit of one input ran out; no `except Exception` of the checker can swallow it."""


@dataclass(frozen=True, slots=True)
class Failure:
    """An input that crashed the checker, or took longer than it may."""

    name: str
    case: Case
    kind: str
    """Type of the exception, or "TooSlowError", and where in the checker it was raised."""
    trace: str


def try_case(name: str, case: Case, limit_s: float) -> Failure | None:
    """Check one input as the command does, without its crash boundary. Times are processor time."""
    signal.setitimer(signal.ITIMER_PROF, limit_s)
    try:
        reading = read_bytes(case.path, case.content)
        found = (*reading.problems, *check_source(reading.source, OPTIONS))
        for diagnostic in suppressions.apply(reading.source, found):
            finding(case.path, reading.source, diagnostic)
    except (Exception, TooSlowError) as error:  # noqa: BLE001  every crash is what we are looking for
        return Failure(name, case, f"{type(error).__name__} {_place(error)}", traceback.format_exc())
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    return None


def _is_ours(filename: str) -> bool:
    path = Path(filename)
    return path.is_relative_to(ROOT) and not path.is_relative_to(ROOT / "bench")


def _place(error: BaseException) -> str:
    """The innermost function of KernelForge that was running; the row of a loop that hangs differs."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if _is_ours(frame.filename)]
    frames = frames or traceback.extract_tb(error.__traceback__)
    return f"{Path(frames[-1].filename).stem}.{frames[-1].name}"


def try_chunk(start: int, *, count: int, seed: int, pool: Sequence[str]) -> tuple[Failure, ...]:
    """Check the inputs with numbers from `start`, `CHUNK` of them or up to `count`."""
    numbers = range(start, min(start + CHUNK, count))
    cases = ((f"{seed}-{i}", mutant(Random(f"{seed}:{i}"), pool)) for i in numbers)
    tried = (try_case(name, case, LIMIT_S) for name, case in cases)
    return tuple(failure for failure in tried if failure)


def arm_time_limit() -> Callable[[int, FrameType | None], object] | int | None:
    """Make the timer of `try_case` raise TooSlowError in this process; returns the handler before."""

    def raise_too_slow(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlowError

    return signal.signal(signal.SIGPROF, raise_too_slow)


@contextmanager
def time_limits() -> Iterator[None]:
    """Time limits are armed inside this context."""
    before = arm_time_limit()
    try:
        yield
    finally:
        signal.signal(signal.SIGPROF, before)


def keep(failure: Failure) -> Path:
    """Write the input and its traceback to the folder of failures."""
    KEPT.mkdir(exist_ok=True)
    path = KEPT / f"{failure.name.replace(' ', '-')}{Path(failure.case.path).suffix}"
    path.write_bytes(failure.case.content)
    path.with_suffix(path.suffix + ".trace").write_text(failure.trace, "utf-8")
    return path


def print_failure(failure: Failure, seen: Counter[str]) -> None:
    """Print and keep a failure, unless there are enough of its kind; counts it in `seen`."""
    seen[failure.kind] += 1
    if seen[failure.kind] <= KEPT_OF_A_KIND:
        print(f"  {failure.kind}: {keep(failure).relative_to(ROOT)}", flush=True)


def run_kept() -> Counter[str]:
    """Try the kept inputs again; the failures by kind."""
    seen: Counter[str] = Counter()
    with time_limits():
        for path in sorted(path for path in KEPT.glob("*.*") if path.suffix in SUFFIXES):
            failure = try_case(path.stem, Case(f"case{path.suffix}", path.read_bytes()), MONSTER_LIMIT_S)
            if failure:
                print_failure(failure, seen)
    return seen


def run_monsters() -> Counter[str]:
    """Check the fixed extremes; the failures by kind."""
    print("monsters: those that fail or take over 2 s", flush=True)
    seen: Counter[str] = Counter()
    with time_limits():
        for name, case in monsters():
            start = time.process_time()
            failure = try_case(name, case, MONSTER_LIMIT_S)
            seconds = time.process_time() - start
            if failure or seconds > LIMIT_S:
                print(f"  {name} ({len(case.content):,} bytes): {seconds:.1f} s", flush=True)
            if failure:
                print_failure(failure, seen)
    return seen


def run_mutants(count: int, seed: int, jobs: int) -> Counter[str]:
    """Check `count` mutants; the failures by kind. Prints a line of progress about every ten seconds."""
    progress = KEPT / f"progress-{seed}.json"
    first = _resume_at(progress, count)
    pool = seeds()
    starts = range(first, count, CHUNK)
    print(f"{count:,} mutants of {len(pool):,} seeds, from number {first:,}", flush=True)
    seen: Counter[str] = Counter()
    begun, spoken = time.monotonic(), 0.0
    work = partial(try_chunk, count=count, seed=seed, pool=pool)
    with multiprocessing.Pool(jobs, initializer=arm_time_limit) as workers:
        for start, found in zip(starts, workers.imap(work, starts), strict=True):
            for failure in found:
                print_failure(failure, seen)
            done = min(start + CHUNK, count)
            progress.write_text(json.dumps({"done": done, "count": count}), "utf-8")
            elapsed = time.monotonic() - begun
            if elapsed - spoken > 10 or done == count:
                spoken = elapsed
                rate = (done - first) / elapsed
                print(f"  {done:,} done, {rate:,.0f} a second, {seen.total()} failures", flush=True)
    return seen


def _resume_at(progress: Path, count: int) -> int:
    """Where an interrupted run of the same length stopped, else 0."""
    KEPT.mkdir(exist_ok=True)
    if not progress.exists():
        return 0
    state = json.loads(progress.read_text("utf-8"))
    return state["done"] if state["count"] == count and state["done"] < count else 0


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.fuzz", description="Feed mutated inputs to the checker."
    )
    parser.add_argument("--count", type=int, default=200_000, help="how many mutants")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--kept", action="store_true", help="only try the kept failures again")
    arguments = parser.parse_args()
    if arguments.kept:
        seen = run_kept()
    else:
        seen = run_monsters()
        try:
            seen += run_mutants(arguments.count, arguments.seed, arguments.jobs)
        except KeyboardInterrupt:
            print("interrupted; the same command goes on from here")
            return 130
    print(f"{seen.total()} failures")
    for kind, number in seen.most_common():
        print(f"  {number:>6,} {kind}")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
