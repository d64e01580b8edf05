"""Tasks: what a kernel must compute, and how it is judged.

A task is a folder: `task.toml` (name, entry point, dtypes, shapes, tolerances, tags), `prompt.md` (what the
author of a kernel is told), `reference.py` (PyTorch: `make_inputs` and `reference`) and `champion.py` (the
best kernel known to be right).
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

TASKS = Path(__file__).with_name("tasks")
FILES = ("task.toml", "prompt.md", "reference.py", "champion.py")


class TaskError(ValueError):
    """No such task, or its folder is not one."""


@dataclass(frozen=True, slots=True)
class Tolerance:
    """|candidate - reference| <= absolute + relative * |reference|, for every element."""

    absolute: float
    relative: float

    def __post_init__(self) -> None:
        if self.absolute < 0 or self.relative < 0 or self.absolute + self.relative == 0:
            raise ValueError(f"tolerances must be positive: {self.absolute}, {self.relative}")


@dataclass(frozen=True, slots=True)
class Task:
    """One task, as its folder says."""

    folder: Path
    name: str
    summary: str
    entry_point: str
    """The function that a candidate module must define."""
    dtypes: tuple[str, ...]
    """Names in torch, such as "float16"."""
    shapes: tuple[Mapping[str, int], ...]
    """Sizes by the axis names that `make_inputs` knows; a candidate is checked on all of them."""
    tolerances: Mapping[str, Tolerance]
    """By dtype."""
    tags: tuple[str, ...]
    prompt: str

    @property
    def reference(self) -> Path:
        """`make_inputs(sizes, dtype, generator)` and `reference(**inputs)`, in PyTorch."""
        return self.folder / "reference.py"

    @property
    def champion(self) -> Path:
        """The best kernel known to be right."""
        return self.folder / "champion.py"


def task_names() -> tuple[str, ...]:
    """The tasks that come with the package."""
    return tuple(sorted(path.parent.name for path in TASKS.glob("*/task.toml")))


def load_task(name_or_path: str | Path) -> Task:
    """The packaged task with this name, or the one in this folder.

    Raises TaskError when there is none, or a file of it is missing or wrong.
    """
    folder = Path(name_or_path)
    if isinstance(name_or_path, str) and name_or_path in task_names():
        folder = TASKS / name_or_path
    if not folder.is_dir():
        raise TaskError(f"no task {str(name_or_path)!r}: give a folder, or one of {', '.join(task_names())}")
    if missing := [name for name in FILES if not (folder / name).is_file()]:
        raise TaskError(f"{folder} is not a task: it has no {', '.join(missing)}")
    try:
        data = tomllib.loads((folder / "task.toml").read_text(encoding="utf-8"))
        return _task(folder, data)
    except KeyError as error:
        raise TaskError(f"{folder / 'task.toml'}: {error.args[0]} is missing") from error
    except (TypeError, ValueError, AttributeError) as error:
        raise TaskError(f"{folder / 'task.toml'}: {error}") from error


def _task(folder: Path, data: dict[str, Any]) -> Task:
    shapes = [
        MappingProxyType({axis: _size(axis, size) for axis, size in shape.items()})
        for shape in data["shapes"]
    ]
    tolerances = {dtype: Tolerance(**values) for dtype, values in data["tolerances"].items()}
    dtypes = tuple(data["dtypes"])
    if not shapes or not dtypes:
        raise ValueError("at least one shape and one dtype are needed")
    if without := [dtype for dtype in dtypes if dtype not in tolerances]:
        raise ValueError(f"no tolerance for {', '.join(without)}")
    return Task(
        folder=folder,
        name=data["name"],
        summary=data["summary"],
        entry_point=data["entry_point"],
        dtypes=dtypes,
        shapes=tuple(shapes),
        tolerances=MappingProxyType(tolerances),
        tags=tuple(data["tags"]),
        prompt=(folder / "prompt.md").read_text(encoding="utf-8"),
    )


def _size(axis: str, size: object) -> int:
    if not isinstance(size, int) or size < 1:
        raise ValueError(f"the size of {axis} must be a positive integer, not {size!r}")
    return size
