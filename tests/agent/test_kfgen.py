"""The kfgen command: from recorded answers to a verified kernel, with real checks and real runs."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from kernelforge.agent.ledger import read_responses
from kernelforge.runtime.task import load_task

ANSWERS = Path(__file__).parents[2] / "examples" / "answers" / "matmul_epilogue.jsonl"
START = "from kernelforge.agent.cli import main; main()"

gpu_extra = pytest.mark.skipif(
    subprocess.run([sys.executable, "-c", "import numpy, torch, triton"], capture_output=True).returncode
    != 0,
    reason="needs torch and Triton: pip install 'kernelforge-triton[gpu]'",
)


def kfgen(folder: Path, *arguments: str | Path, start: str = START) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", start, *map(str, arguments)], cwd=folder, capture_output=True, text=True
    )


def replay(folder: Path, answers: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    options = ("--task", "matmul_epilogue", "--replay", answers, "--ledger", "run.jsonl")
    return kfgen(folder, *options, *arguments)


def events(folder: Path, kind: str) -> list[dict[str, Any]]:
    lines = map(json.loads, (folder / "run.jsonl").read_text().splitlines())
    return [line for line in lines if line["event"] == kind]


def recording(folder: Path, *answers: str) -> Path:
    path = folder / "answers.jsonl"
    path.write_text("".join(json.dumps({"event": "response", "text": text}) + "\n" for text in answers))
    return path


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory):
    """The run of the example answers, which the tests below look at from all sides."""
    folder = tmp_path_factory.mktemp("demo")
    return folder, replay(folder, ANSWERS)


@gpu_extra
def test_repairs_step_by_step_to_a_champion(demo: tuple[Path, subprocess.CompletedProcess[str]]):
    folder, process = demo
    assert process.returncode == 0, process.stderr
    verdicts = [event["verdict"] for event in events(folder, "verdict")]
    assert verdicts == ["rejected", "run_failed", "wrong_numbers", "passed"]
    (champion,) = events(folder, "champion")
    assert champion["round"] == 4
    assert champion["source"] in read_responses(ANSWERS)[3]
    assert champion["backend"] == "interpreter"
    assert "not compiled for a GPU, not timed" in process.stdout


@gpu_extra
def test_every_complaint_reaches_the_next_prompt(demo: tuple[Path, subprocess.CompletedProcess[str]]):
    prompts = [event["prompt"] for event in events(demo[0], "request")]
    assert load_task("matmul_epilogue").prompt.strip() in prompts[0]
    assert "KF0" in prompts[1]
    assert "tl.silu" in prompts[1]
    assert "returned a tensor of shape (32, 64) and dtype float32" in prompts[2]
    assert "max abs error" in prompts[3]


@gpu_extra
def test_a_ledger_can_be_replayed(demo: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path):
    first = demo[0] / "run.jsonl"
    assert read_responses(first) == read_responses(ANSWERS)
    process = kfgen(tmp_path, "--task", "matmul_epilogue", "--replay", first, "--max-rounds", "1")
    assert process.returncode == 1
    (ledger,) = tmp_path.glob("kfgen-matmul_epilogue-*.jsonl")
    assert read_responses(ledger) == read_responses(ANSWERS)[:1]


@gpu_extra
def test_ends_when_the_answers_do(tmp_path: Path):
    process = replay(tmp_path, recording(tmp_path, "I would rather not.", "Still no code."))
    assert (process.returncode, process.stderr) == (1, "")
    assert "no candidate verified" in process.stdout
    assert [event["source"] for event in events(tmp_path, "check")] == [None, None]
    assert "holds no Python module" in events(tmp_path, "request")[1]["prompt"]


@gpu_extra
def test_ledgers_are_never_overwritten(tmp_path: Path):
    (tmp_path / "run.jsonl").write_text("mine")
    process = replay(tmp_path, ANSWERS)
    assert process.returncode == 2
    assert "choose another --ledger" in process.stderr
    assert (tmp_path / "run.jsonl").read_text() == "mine"


@gpu_extra
@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--task", "nonesuch", "--replay", ANSWERS), "no task 'nonesuch'"),
        (("--task", "matmul_epilogue", "--replay", "missing.jsonl"), "does not exist"),
        (("--task", "matmul_epilogue", "--replay", __file__), "not JSON"),
        (("--task", "matmul_epilogue"), "Missing option '--replay'"),
        (("--task", "matmul_epilogue", "--replay", ANSWERS, "--max-rounds", "0"), "--max-rounds"),
    ],
)
def test_misuse(tmp_path: Path, arguments: tuple[str | Path, ...], complaint: str):
    process = kfgen(tmp_path, *arguments)
    assert process.returncode == 2
    assert complaint in process.stderr
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("missing", ["torch", "triton"])
def test_missing_package_names_the_extra(tmp_path: Path, missing: str):
    hide = (
        "import importlib.util as u; find = u.find_spec; "
        f"u.find_spec = lambda name, *rest: None if name == {missing!r} else find(name, *rest); "
    )
    process = kfgen(tmp_path, "--task", "matmul_epilogue", "--replay", ANSWERS, start=hide + START)
    assert process.returncode == 2
    assert re.search(rf"kfgen needs .*\b{missing}\b", process.stderr)
    assert "pip install 'kernelforge-triton[gpu]'" in process.stderr
