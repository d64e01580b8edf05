"""Other versions of XGrammar, each in a folder of its own beside the environment's packages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest

CHILD = Path(__file__).with_name("xgrammar_child.py")
FOLDER = Path(sys.prefix) / "xgrammar-versions"
"""Goes with the environment."""
TIMEOUT_S = 300


@dataclass(frozen=True)
class Answers:
    """What a version says, in the order of the questions."""

    version: str
    answers: list[bool]
    """Whether it accepts a text."""
    masks: list[bool]
    """Whether its mask at the beginning allows a token."""
    errors: dict[str, str]
    """Its complaints about grammars."""


def ask(
    version: str,
    grammars: Mapping[str, str],
    questions: Sequence[tuple[str, str]],
    masks: Sequence[tuple[str, str]] = (),
) -> Answers:
    """Whether the named grammars accept texts and their masks allow tokens, in a version of XGrammar.

    Skips the test where that version can't be had.
    """
    request = {"grammars": dict(grammars), "questions": list(questions), "masks": list(masks)}
    answers = Answers(**json.loads(run_child([str(CHILD)], version, json.dumps(request))))
    assert answers.version == version
    return answers


def run_child(arguments: list[str], version: str, stdin: str = "") -> str:
    """The output of a Python process that sees this version of XGrammar."""
    environment = {**os.environ, "PYTHONPATH": str(installed(version))}
    process = subprocess.run(
        [sys.executable, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment,
        timeout=TIMEOUT_S,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def installed(version: str) -> Path:
    """A folder with the version, installed when it is first needed."""
    problem = install(version)
    if problem:
        pytest.skip(f"XGrammar {version} can't be installed here: {problem}")
    return FOLDER / version


@cache
def install(version: str) -> str:
    """The reason why a version can't be had; empty for one that is there."""
    target = FOLDER / version
    if target.exists() or version == metadata.version("xgrammar"):
        target.mkdir(parents=True, exist_ok=True)
        return ""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=FOLDER, prefix=".new-") as folder:
        fresh = Path(folder) / version
        command: list[Any] = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-qq"]
        command += ["--no-deps", "--no-compile", "--only-binary", ":all:", "--target", fresh]
        process = subprocess.run(
            [*command, f"xgrammar=={version}"], capture_output=True, text=True, timeout=TIMEOUT_S, check=False
        )
        if process.returncode != 0:
            return process.stderr.strip().splitlines()[-1]
        try:
            fresh.rename(target)
        except OSError:  # another process was quicker
            if not target.exists():
                raise
    return ""


def main() -> None:
    """Install all versions ahead of the tests."""
    from kernelforge.grammar.constraint.versions import TESTED

    for version in TESTED:
        problem = install(version)
        print(f"XGrammar {version}: {problem or FOLDER / version}")


if __name__ == "__main__":
    main()
