"""Many cases, in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from multiprocessing.queues import Queue
from pathlib import Path
from typing import NamedTuple

from . import answers
from .answers import Compiler
from .case import case
from .oracle import Answer
from .verdict import Verdict, judge


class Result(NamedTuple):
    """A verdict, and what the compiler had to be asked for it."""

    verdict: Verdict
    learned: dict[str, Answer]


def verdicts(
    seed: int, numbers: Sequence[int], jobs: int, modules: Sequence[str], kept: Path
) -> Iterator[Verdict]:
    """The verdicts on these cases of a seed, in the order in which `jobs` processes reach them.

    The compiler's answers are read from the file `kept` and added to it. Raises RuntimeError if a process dies.
    """
    known = answers.load(kept)
    queue: Queue[Result | None] = multiprocessing.Queue()
    workers = [
        multiprocessing.Process(
            target=_work, args=(seed, numbers[i::jobs], modules, known, queue), daemon=True
        )
        for i in range(jobs)
    ]
    for worker in workers:
        worker.start()
    running, missing = jobs, len(numbers)
    with kept.open("a", encoding="utf-8") as file:
        while running:
            result = queue.get()
            if result is None:
                running -= 1
                continue
            missing -= 1
            file.writelines(answers.line(key, answer) for key, answer in result.learned.items())
            file.flush()
            yield result.verdict
    if missing:
        raise RuntimeError(f"{missing} cases were left: a worker died, and said above of what")


def _work(
    seed: int,
    numbers: Sequence[int],
    modules: Sequence[str],
    known: Mapping[str, Answer],
    queue: Queue[Result | None],
) -> None:
    compiler = Compiler(known)
    try:
        for number in numbers:
            verdict = judge(compiler, case(seed, number, modules))
            queue.put(Result(verdict, compiler.learned))
            compiler.learned = {}
    except KeyboardInterrupt:
        return
    finally:
        compiler.close()
        queue.put(None)
