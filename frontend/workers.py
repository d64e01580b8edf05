"""Many files checked at once, in processes that may die without taking the run along."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

if TYPE_CHECKING:
    # Each of these is only there on some systems.
    from multiprocessing.connection import PipeConnection
    from multiprocessing.context import DefaultContext, ForkContext

Link: TypeAlias = "Connection[Any, Any] | PipeConnection[Any, Any]"
Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD = 2
"""How many tasks a worker is given at a time, so that it never waits for the parent."""


@dataclass(eq=False)
class _Worker(Generic[Task]):
    """A process and the numbers of the tasks that it was given, in the order it does them."""

    process: BaseProcess
    connection: Link
    given: deque[int] = field(default_factory=deque)


def map_ordered(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int, died: Callable[[Task, int], Result]
) -> Generator[Result, None, None]:
    """The result of `work` for every task, in the order of `tasks`, from `jobs` processes.

    Where a process dies (a crash of the interpreter, no memory left), the result for the task it was on is
    `died(task, exit code)`, a negative exit code being the signal; a new process goes on with the others.
    `work` must not raise. When the iterator is closed early the processes are ended.
    """
    context = get_context("fork") if sys.platform == "linux" else get_context()
    waiting = deque(range(len(tasks)))
    done: dict[int, Result] = {}
    workers = [_start(context, work) for _ in range(min(jobs, len(tasks)))]
    try:
        for number in range(len(tasks)):
            while number not in done:
                for worker in workers:
                    _feed(worker, tasks, waiting)
                for connection in wait([worker.connection for worker in workers if worker.given]):
                    worker = next(each for each in workers if each.connection is connection)
                    try:
                        result = worker.connection.recv()
                    except (EOFError, ConnectionResetError):
                        exit_code = _reap(worker)
                        lost = worker.given.popleft()
                        done[lost] = died(tasks[lost], exit_code)
                        waiting.extendleft(reversed(worker.given))
                        workers[workers.index(worker)] = _start(context, work)
                    else:
                        done[worker.given.popleft()] = result
            yield done.pop(number)
    finally:
        for worker in workers:
            worker.process.terminate()
            worker.process.join()


def _start(context: ForkContext | DefaultContext, work: Callable[[Task], Result]) -> _Worker[Task]:
    here, there = context.Pipe()
    process = context.Process(target=_serve, args=(work, there), daemon=True)
    process.start()
    there.close()
    return _Worker(process, here)


def _feed(worker: _Worker[Task], tasks: Sequence[Task], waiting: deque[int]) -> None:
    while waiting and len(worker.given) < _AHEAD:
        number = waiting.popleft()
        worker.given.append(number)
        try:
            worker.connection.send(tasks[number])
        except (BrokenPipeError, ConnectionResetError):
            return  # it died just now; reading from it says so


def _reap(worker: _Worker[Task]) -> int:
    worker.process.join()
    return worker.process.exitcode or 0


def _serve(work: Callable[[Task], Result], connection: Link) -> None:
    """Answer tasks until the parent is gone. Ctrl-C is the parent's business."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    sentinels = [] if parent is None else [parent.sentinel]
    while connection in wait([connection, *sentinels]):
        try:
            task = connection.recv()
        except (EOFError, ConnectionResetError):
            return
        connection.send(work(task))
