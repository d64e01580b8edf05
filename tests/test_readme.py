"""What the README shows is what the tool does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from kernelforge.frontend.kfgrammar.cli import command as kfgrammar

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


def kfcheck(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kernelforge.frontend.cli", *arguments]
    environment = os.environ | {"NO_COLOR": "1", "COLUMNS": "120"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


REPORTS = re.findall(r"```console\n\$ kfcheck (.+?)\n(.*?)\n```", README, re.DOTALL)


@pytest.mark.parametrize(("arguments", "shown"), REPORTS, ids=[arguments for arguments, _ in REPORTS])
def test_the_report_is_what_kfcheck_prints(arguments: str, shown: str):
    if "--compile" in arguments:
        pytest.importorskip("triton")
    done = kfcheck(*arguments.split())
    assert done.stdout.rstrip("\n") == shown, "paste the new report into README.md"


def test_every_option_exists():
    known = kfcheck("--help").stdout + " ".join(
        option for command in kfgrammar.commands.values() for p in command.params for option in p.opts
    )
    options = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", README))
    assert options
    assert [option for option in sorted(options) if option not in known] == []


def test_every_linked_file_exists():
    prose = re.sub(r"```.*?```", "", README, flags=re.DOTALL)
    links = re.findall(r"\]\((?!http)([^)#]+)", prose)
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_exists(page: str):
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = re.findall(
        r"(?:^    |`)make (?:[A-Z]+=\S+ )*([a-z-]+)", (ROOT / page).read_text("utf-8"), re.MULTILINE
    )
    assert named
    assert set(named) <= targets


def test_the_compiler_s_report_is_what_kfcheck_prints():
    pytest.importorskip("triton", reason="needs Triton: pip install 'kernelforge-triton[gpu]'")
    shown = re.search(r"```console\n\$ kfcheck (--compile [^\n]*)\n(.*?)\n```", README, re.DOTALL)
    assert shown is not None
    done = kfcheck("--triton-version", "3.6", *shown[1].split())
    assert re.sub(r"\d+", "N", done.stdout.rstrip("\n")) == re.sub(r"\d+", "N", shown[2])
