"""Verdicts on candidates, each run for real in the Triton interpreter."""

from __future__ import annotations

import math
import time
from pathlib import Path

import pytest
from kernelforge.frontend.compile import Outcome, compile_kernel
from kernelforge.runtime.result import Case, Errors, Passed, RunFailed, TimedOut, Verdict, WrongNumbers
from kernelforge.runtime.task import Task, Tolerance, load_task
from kernelforge.runtime.verify import compare, verify

torch = pytest.importorskip("torch", reason="needs torch: pip install 'kernelforge-triton[gpu]'")
pytest.importorskip("triton", reason="needs Triton: pip install 'kernelforge-triton[gpu]'")

CASE = Case({"N": 4}, "float32")
TOLERANCE = Tolerance(absolute=0.1, relative=0.0)


@pytest.fixture(scope="module")
def task() -> Task:
    return load_task("matmul_epilogue")


@pytest.fixture(scope="module")
def champion(task: Task) -> str:
    return task.champion.read_text()


def entry(body: str) -> str:
    """A candidate without a kernel."""
    return f"import os, sys, time, torch\n\n\ndef matmul_epilogue(x, w1, b1, w2, b2):\n    {body}\n"


def test_champion_passes(task: Task, champion: str):
    """It is autotuned: the interpreter has no driver to time with, and takes the first configuration."""
    result = verify(task, champion)
    assert isinstance(result, Passed)
    assert [dict(case.sizes) for case in result.cases] == [dict(shape) for shape in task.shapes]
    assert 0 < result.errors.max_abs < 0.02  # half precision rounds, so not zero


def test_champion_compiles_for_a_gpu(task: Task):
    pointers = ("x_ptr", "w1_ptr", "b1_ptr", "w2_ptr", "b2_ptr", "out_ptr")
    strides = ("xm", "xk", "w1n", "w1k", "w2n", "w2k", "om", "on")
    integers = ("M", "N", "K", *(f"stride_{name}" for name in strides))
    signature = " ".join([f"{name}=*fp16" for name in pointers] + [f"{name}=i32" for name in integers])
    result = compile_kernel(task.champion, signature, stage="cubin")
    assert result.outcome is Outcome.COMPILES
    assert result.resources is not None
    assert result.resources.spill_store_bytes == 0


def test_wrong_formula(task: Task, champion: str):
    result = verify(task, champion.replace("left * gate * tl.sigmoid(gate)", "left * tl.sigmoid(gate)"))
    assert isinstance(result, WrongNumbers)
    assert result.case.sizes == task.shapes[0]
    assert 0 < result.wrong_elements <= result.elements
    assert result.errors.max_abs > abs(result.expected - result.actual) * 0.99


@pytest.mark.parametrize("value", ["zeros", "ones"])
def test_constants_do_not_pass(task: Task, value: str):
    constant = f"return torch.{value}(x.shape[0], w1.shape[0], dtype=x.dtype)"
    assert verify(task, entry(constant)).verdict is Verdict.WRONG_NUMBERS


def test_error_in_a_kernel_has_its_row(task: Task, champion: str):
    broken = champion.replace("tl.sigmoid(gate)", "tl.logistic(gate)")
    row = next(i for i, line in enumerate(broken.splitlines(), start=1) if "tl.logistic" in line)
    result = verify(task, broken)
    assert isinstance(result, RunFailed)
    assert (result.exception, result.row) == ("AttributeError", row)
    assert result.case is not None


@pytest.mark.parametrize(
    ("candidate", "exception", "message"),
    [
        ("import nothing_of_this_name\n", "ModuleNotFoundError", "nothing_of_this_name"),
        ("def other():\n    pass\n", "AttributeError", "matmul_epilogue"),
        (entry("return None"), "TypeError", "must return a torch.Tensor, not NoneType"),
        (entry("return x.new_zeros(32, 64).float()"), "WrongOutput", "shape (32, 64) and dtype float32"),
        (entry("return x.new_zeros(3, 4)"), "WrongOutput", "shape (3, 4) and dtype float16"),
        (entry("sys.exit(0)"), "SystemExit", "0"),
        ("import os\nos._exit(0)\n", "ProcessDied", "exit status 0"),
        ("import os\nprint('last words', flush=True)\nos.abort()\n", "ProcessDied", "SIGABRT: last words"),
    ],
    ids=["import", "entry", "none", "dtype", "shape", "exit", "hard-exit", "abort"],
)
def test_failures(task: Task, candidate: str, exception: str, message: str):
    result = verify(task, candidate)
    assert isinstance(result, RunFailed)
    assert result.exception == exception
    assert message in result.message


def test_time_limit_ends_everything_that_was_started(task: Task, tmp_path: Path):
    pid_file = tmp_path / "pid"
    sleeper = f"import subprocess; p = subprocess.Popen(['sleep', '60']); open({str(pid_file)!r}, 'w').write(str(p.pid))"
    result = verify(task, f"{sleeper}\nwhile True:\n    pass\n", timeout_s=5)
    assert result == TimedOut(5)
    pid = int(pid_file.read_text())
    deadline = time.monotonic() + 10  # SIGKILL has been sent, but a busy machine takes its time to deliver it
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not is_running(pid)


def is_running(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"  # a zombie waits for its new parent, and runs no more


def test_expected_values_are_not_where_the_candidate_runs(task: Task, tmp_path: Path):
    """The child's folder holds the candidate, the calls and the inputs."""
    listing = tmp_path / "listing"
    verify(task, f"import os\nopen({str(listing)!r}, 'w').write(' '.join(sorted(os.listdir('.'))))\n")
    names = [f"input-{call}-{name}.bin" for call in range(4) for name in ("b1", "b2", "w1", "w2", "x")]
    assert listing.read_text().split() == sorted(["calls.json", "candidate.py", "log", *names])


def test_inputs_differ_from_run_to_run(task: Task, tmp_path: Path):
    seen = tmp_path / "seen"
    for _ in range(2):
        verify(task, f"open({str(seen)!r}, 'ab').write(open('input-0-x.bin', 'rb').read(64))\n")
    assert seen.read_bytes()[:64] != seen.read_bytes()[64:]


def test_compare_within_tolerance():
    expected = torch.tensor([1.0, 2.0, 3.0, 4.0], dtype=torch.float64)
    errors = compare(CASE, torch.tensor([1.05, 2.0, 3.0, 4.0]), expected, TOLERANCE)
    assert isinstance(errors, Errors)
    assert errors.max_abs == pytest.approx(0.05, rel=1e-5)
    assert errors.max_rel == pytest.approx(0.05, rel=1e-5)


def test_compare_finds_the_first_wrong_element():
    expected = torch.tensor([[1.0, 2.0], [3.0, 4.0]], dtype=torch.float64)
    wrong = compare(CASE, torch.tensor([[1.0, 2.5], [3.0, 6.0]]), expected, TOLERANCE)
    assert isinstance(wrong, WrongNumbers)
    assert (wrong.wrong_elements, wrong.elements, wrong.first_index) == (2, 4, (0, 1))
    assert (wrong.expected, wrong.actual, wrong.errors.max_abs) == (2.0, 2.5, 2.0)


@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf])
def test_compare_counts_what_is_not_finite(value: float):
    expected = torch.zeros(3, dtype=torch.float64)
    wrong = compare(CASE, torch.tensor([0.0, value, 0.0]), expected, TOLERANCE)
    assert isinstance(wrong, WrongNumbers)
    assert (wrong.wrong_elements, wrong.non_finite_elements, wrong.first_index) == (1, 1, (1,))
    assert wrong.errors.max_abs == 0.0
