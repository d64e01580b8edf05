"""Many tasks in processes that may die."""

from __future__ import annotations

import os
import signal
import time

from kernelforge.frontend.workers import map_ordered


def work(task: int | str) -> str:
    if task == "kill":
        os.kill(os.getpid(), signal.SIGKILL)
    if task == "exit":
        os._exit(3)
    if isinstance(task, int):
        time.sleep(task / 1000)
    return f"{task} done"


def died(task: int | str, exit_code: int) -> str:
    return f"{task} died {exit_code}"


def test_results_come_in_the_order_of_the_tasks():
    tasks = [40, 1, 20, 0, 10, 5, 0, 0]
    assert list(map_ordered(work, tasks, 3, died)) == [f"{task} done" for task in tasks]


def test_a_process_that_dies_costs_only_the_task_it_was_on():
    tasks = ["a", "kill", "b", "kill", "exit", "c", "d"]
    expected = ["a done", "kill died -9", "b done", "kill died -9", "exit died 3", "c done", "d done"]
    assert list(map_ordered(work, tasks, 2, died)) == expected


def test_more_processes_than_tasks():
    assert list(map_ordered(work, ["a"], 8, died)) == ["a done"]


def test_processes_end_when_the_results_are_no_longer_wanted():
    results = map_ordered(work, ["a", *[10_000] * 3], 2, died)
    assert next(results) == "a done"
    started = time.monotonic()
    results.close()
    assert time.monotonic() - started < 5
