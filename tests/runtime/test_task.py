"""Tasks as folders."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from kernelforge.runtime.task import TASKS, TaskError, Tolerance, load_task, task_names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(TASKS / "matmul_epilogue", tmp_path / "copy"))


def edit(folder: Path, old: str, new: str) -> None:
    path = folder / "task.toml"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def test_packaged_task():
    task = load_task("matmul_epilogue")
    assert task.entry_point == "matmul_epilogue"
    assert task.dtypes == ("float16",)
    assert task.tolerances["float16"] == Tolerance(absolute=5e-3, relative=1e-2)
    assert f"def {task.entry_point}(" in task.prompt
    assert task.reference.is_file()
    assert task.champion.is_file()


def test_shapes_include_odd_ones():
    shapes = load_task("matmul_epilogue").shapes
    assert any(all(size % 16 for size in shape.values()) for shape in shapes)
    assert any(1 in shape.values() for shape in shapes)


@pytest.mark.parametrize("name", task_names())
def test_every_packaged_task_loads_under_its_folder_s_name(name: str):
    assert load_task(name).name == name


def test_folder_is_a_task_too(folder: Path):
    assert load_task(folder).name == load_task(str(folder)).name == "matmul_epilogue"


def test_unknown_task_names_the_known_ones():
    with pytest.raises(TaskError, match=r"no task 'matmul'.*matmul_epilogue"):
        load_task("matmul")


def test_missing_file(folder: Path):
    (folder / "prompt.md").unlink()
    with pytest.raises(TaskError, match=r"it has no prompt\.md"):
        load_task(folder)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("entry_point", "entry", "entry_point is missing"),
        ("M = 32", "M = 0", "the size of M must be a positive integer, not 0"),
        ("M = 32", 'M = "32"', "must be a positive integer"),
        ('dtypes = ["float16"]', 'dtypes = ["float16", "float32"]', "no tolerance for float32"),
        ("absolute = 5e-3", "absolute = -1.0", "tolerances must be positive"),
        ("absolute = 5e-3", "atol = 5e-3", "atol"),
        ("name = ", "name ", "task.toml"),
    ],
)
def test_wrong_task_file(folder: Path, old: str, new: str, complaint: str):
    edit(folder, old, new)
    with pytest.raises(TaskError, match=complaint):
        load_task(folder)
