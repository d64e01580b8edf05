"""What a wheel carries: setuptools can't discover mapped packages, so the list in pyproject.toml must be right."""

from __future__ import annotations

import sys
from fnmatch import fnmatch
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


def packages() -> set[Path]:
    """Folders, relative to the root, that are Python packages."""
    return {path.parent.relative_to(ROOT) for part in PARTS for path in (ROOT / part).rglob("__init__.py")}


def test_every_package_is_listed():
    names = {"kernelforge." + ".".join(folder.parts) for folder in packages()}
    assert names == set(PROJECT["tool"]["setuptools"]["packages"])


@pytest.mark.parametrize("part", PARTS)
def test_part_is_typed(part: str):
    assert (ROOT / part / "py.typed").is_file()


def is_shipped(path: Path) -> bool:
    """Whether `package-data` of the package around a file, given relative to the root, names it."""
    package = next(folder for folder in path.parents if folder in packages())
    globs = PROJECT["tool"]["setuptools"]["package-data"].get("kernelforge." + ".".join(package.parts), [])
    return any(fnmatch(path.relative_to(package).as_posix(), glob) for glob in globs)


def test_every_data_file_is_shipped():
    files = {path.relative_to(ROOT) for part in PARTS for path in (ROOT / part).rglob("*") if path.is_file()}
    modules = {path for path in files if path.suffix == ".py" and path.parent in packages()}
    data = {path for path in files - modules if path.suffix != ".pyc"}
    assert [path for path in sorted(data) if not is_shipped(path)] == []


@pytest.mark.parametrize("heavy", ["torch", "triton", "openai", "numpy"])
def test_kfcheck_installs_nothing_heavy(heavy: str):
    required = [r for r in metadata.requires("kernelforge-triton") or [] if "extra ==" not in r]
    assert required
    assert not [r for r in required if r.startswith(heavy)]
