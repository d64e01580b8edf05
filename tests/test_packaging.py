"""What a wheel carries: setuptools can't discover mapped packages, so the list in pyproject.toml must be right."""

from __future__ import annotations

import sys
from importlib import metadata
from pathlib import Path

import pytest

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ROOT = Path(__file__).parent.parent
PARTS = ("grammar", "frontend", "runtime", "agent")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def test_every_folder_with_python_is_a_listed_package():
    folders = {path.parent.relative_to(ROOT) for part in PARTS for path in (ROOT / part).rglob("*.py")}
    packages = {"kernelforge." + ".".join(folder.parts) for folder in folders}
    assert packages == set(PROJECT["tool"]["setuptools"]["packages"])


@pytest.mark.parametrize("part", PARTS)
def test_part_is_typed(part: str):
    assert (ROOT / part / "py.typed").is_file()


def test_every_data_file_is_shipped():
    shipped = PROJECT["tool"]["setuptools"]["package-data"]
    patterns = {ROOT.joinpath(*package.split(".")[1:]): globs for package, globs in shipped.items()}
    missing = [
        path.relative_to(ROOT)
        for part in PARTS
        for path in (ROOT / part).rglob("*")
        if path.is_file() and path.suffix not in {".py", ".pyc"}
        if not any(path.match(glob) for glob in patterns.get(path.parent, ()))
    ]
    assert missing == []


@pytest.mark.parametrize("heavy", ["torch", "triton", "openai", "numpy"])
def test_kfcheck_installs_nothing_heavy(heavy: str):
    required = [r for r in metadata.requires("kernelforge-triton") or [] if "extra ==" not in r]
    assert required
    assert not [r for r in required if r.startswith(heavy)]
