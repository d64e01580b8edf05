"""kfcheck as people and scripts run it."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from kernelforge.frontend import cli, config, run

BROKEN = """\
import triton
import triton.language as tl


@triton.jit
def kernel(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(n):
        x = tl.load(x_ptr + i)
        tl.store(x_ptr + i, tl.tanh(x))
        break
"""
CLEAN = BROKEN.replace("tl.tanh(x)", "x").replace("        break\n", "")
COMMAND = [sys.executable, "-m", "kernelforge.frontend.cli"]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def kfcheck(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Callable[..., Ran]:
    """Runs kfcheck in a folder that holds broken.py and clean.py."""
    config.for_folder.cache_clear()
    monkeypatch.chdir(tmp_path)
    (tmp_path / "broken.py").write_text(BROKEN, encoding="utf-8")
    (tmp_path / "clean.py").write_text(CLEAN, encoding="utf-8")

    def run_kfcheck(*arguments: str, stdin: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["kfcheck", *arguments])
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        code = cli.run_command()
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run_kfcheck


def test_findings_exit_with_1_and_point_at_their_place(kfcheck):
    ran = kfcheck("broken.py", "--output-format", "concise")
    assert ran.code == 1
    assert [line.split(" ")[:2] for line in ran.out.splitlines()] == [
        ["broken.py:9:29:", "KF201"],
        ["broken.py:10:9:", "KF101"],
    ]


def test_a_clean_file_exits_with_0(kfcheck):
    assert kfcheck("clean.py") == Ran(0, "No problems in 1 file.\n", "")


def test_without_paths_the_current_folder_is_checked(kfcheck):
    found = json.loads(kfcheck("--output-format", "json").out)
    assert {each["filename"] for each in found} == {"broken.py"}


def test_standard_input_has_the_name_it_is_given(kfcheck):
    ran = kfcheck("-", "--output-format", "concise", stdin=BROKEN)
    assert ran.out.startswith("<stdin>:9:29: KF201")
    ran = kfcheck(
        "-",
        "--stdin-filename",
        "a.md",
        "--output-format",
        "concise",
        stdin=f"# A\n\n```python\n{BROKEN}```\n",
    )
    assert ran.out.startswith("a.md:12:29: KF201")


@pytest.mark.parametrize(
    ("arguments", "codes"),
    [
        (["--select", "KF1"], ["KF101"]),
        (["--select", "KF101,unknown-api"], ["KF201", "KF101"]),
        (["--select", "KF1", "--select", "KF2"], ["KF201", "KF101"]),
        (["--ignore", "unknown-api"], ["KF101"]),
        (["--select", "KF3"], []),
    ],
)
def test_rules_can_be_selected_and_ignored(kfcheck, arguments: list[str], codes: list[str]):
    ran = kfcheck("broken.py", "--output-format", "json", *arguments)
    assert [each["code"] for each in json.loads(ran.out)] == codes
    assert ran.code == (1 if codes else 0)


def test_only_the_exit_level_decides_the_exit_code(kfcheck, tmp_path: Path):
    (tmp_path / "advice.py").write_text("x = 1  # kf: ignore[nonsense]\n", encoding="utf-8")
    ran = kfcheck("advice.py")
    assert (ran.code, "info[KF010]" in ran.out) == (0, True)
    assert kfcheck("advice.py", "--exit-level", "info").code == 1
    assert kfcheck("advice.py", "--severity", "warning", "--exit-level", "info").code == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["missing.py"], "missing.py: no such file or folder"),
        (["--select", "KF2O1"], "no rule is called `KF2O1`; did you mean KF201"),
        (["--triton-version", "new"], "'new' is not a Triton version"),
        (["--explain", "KF2O1"], "did you mean KF201"),
        (["--output-format", "xml"], "'xml' is not one of"),
        (["--no-such-option"], "--no-such-option"),
        (["--dump", "tree", "--output-format", "sarif"], "--dump prints text or json"),
        (["--jobs", "0"], "0 is not in the range"),
        (["--config", "missing.toml"], "missing.toml: no such file"),
        (["--config", "p.toml", "--isolated"], "exclude each other"),
    ],
)
def test_misuse_exits_with_2_and_says_what_is_wrong(
    kfcheck, tmp_path: Path, arguments: list[str], complaint: str
):
    (tmp_path / "p.toml").write_text("[tool.kfcheck]\n", encoding="utf-8")
    ran = kfcheck(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in ran.err


def test_configuration_is_found_replaced_and_left_out(kfcheck, tmp_path: Path):
    (tmp_path / "pyproject.toml").write_text('[tool.kfcheck]\nignore = ["KF1", "KF2"]\n', encoding="utf-8")
    (tmp_path / "other.toml").write_text('[tool.kfcheck]\nignore = ["KF2"]\n', encoding="utf-8")
    assert kfcheck("broken.py").code == 0
    assert kfcheck("broken.py", "--isolated").code == 1
    ran = kfcheck("broken.py", "--config", "other.toml", "--output-format", "concise")
    assert [line.split()[1] for line in ran.out.splitlines()] == ["KF101"]


def test_a_mistake_in_the_configuration_exits_with_2(kfcheck, tmp_path: Path):
    (tmp_path / "pyproject.toml").write_text('[tool.kfcheck]\nignroe = ["KF1"]\n', encoding="utf-8")
    ran = kfcheck("broken.py")
    assert ran.code == 2
    assert "pyproject.toml: unknown key tool.kfcheck.ignroe; did you mean ignore?" in ran.err


def test_excluded_files_are_left_out_and_named_ones_mentioned(kfcheck, tmp_path: Path):
    (tmp_path / "pyproject.toml").write_text('[tool.kfcheck]\nexclude = ["broken.py"]\n', encoding="utf-8")
    assert kfcheck(".") == Ran(0, "No problems in 1 file.\n", "")
    ran = kfcheck("broken.py")
    assert ran.code == 0
    assert "broken.py is left out" in ran.err


def test_a_file_that_can_not_be_read_exits_with_2_after_the_others(kfcheck, monkeypatch):
    monkeypatch.setattr(run, "expand", lambda paths: [*paths, "gone.py"])
    ran = kfcheck("broken.py", "--output-format", "concise")
    assert ran.code == 2
    assert "KF201" in ran.out
    assert ran.err == "kfcheck: can't read gone.py: No such file or directory\n"


def test_no_files_is_said(kfcheck, tmp_path: Path):
    (tmp_path / "empty").mkdir()
    ran = kfcheck("empty")
    assert (ran.code, ran.err) == (0, "kfcheck: no files to check\n")


@pytest.mark.parametrize("what", ["tokens", "tree", "kernels"])
def test_what_is_read_can_be_dumped(kfcheck, what: str):
    ran = kfcheck("broken.py", "clean.py", "--dump", what)
    assert (ran.code, ran.err) == (0, "")
    assert [line for line in ran.out.splitlines() if not line.startswith(" ")] != []
    dumped = json.loads(kfcheck("broken.py", "clean.py", "--dump", what, "--output-format", "json").out)
    assert [each["filename"] for each in dumped] == ["broken.py", "clean.py"]


def test_explain_prints_the_rule(kfcheck):
    by_code, by_name = kfcheck("--explain", "KF201"), kfcheck("--explain", "unknown-api")
    assert by_code == by_name
    assert by_code.code == 0
    assert by_code.out.startswith("KF201 unknown-api (error): ")


def test_the_version_is_printed(kfcheck):
    assert kfcheck("--version").out.startswith("kfcheck 0.")


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path):
    for number in range(200):
        (tmp_path / f"k{number}.py").write_text(BROKEN, encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND, str(tmp_path), "--isolated"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=60) == 141


def take_interrupts() -> None:
    """A shell that runs the tests in the background has its children ignore them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name != "posix", reason="sends SIGINT")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_exits_with_130_and_no_traceback(tmp_path: Path, jobs: str):
    for number in range(3000):  # more output than a pipe holds: it cannot end before it is read
        (tmp_path / f"k{number}.py").write_text(BROKEN, encoding="utf-8")
    process = subprocess.Popen(
        [*COMMAND, str(tmp_path), "--isolated", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=take_interrupts,
    )
    assert process.stdout is not None
    process.stdout.readline()
    time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err.strip()) == (130, "")


FIXABLE = BROKEN.replace("        break\n", "")
FIXED = FIXABLE.replace("tl.tanh", "tl.extra.cuda.libdevice.tanh")


def test_fix_repairs_what_it_can_and_reports_the_rest(kfcheck, tmp_path: Path):
    ran = kfcheck("broken.py", "clean.py", "--fix")
    assert ran.code == 1
    assert "KF101" in ran.out
    assert "KF201" not in ran.out
    assert ran.out.endswith("Fixed 1 finding. Found 1 error in 1 of 2 files.\n")
    assert (tmp_path / "broken.py").read_text(encoding="utf-8") == BROKEN.replace(
        "tl.tanh", "tl.extra.cuda.libdevice.tanh"
    )
    assert kfcheck("broken.py", "--fix").out.endswith("\nFound 1 error in 1 of 1 file.\n")


def test_fix_that_repairs_everything_exits_with_0(kfcheck, tmp_path: Path):
    (tmp_path / "broken.py").write_text(FIXABLE, encoding="utf-8")
    assert kfcheck("broken.py", "--fix") == Ran(0, "Fixed 1 finding. No problems in 1 file.\n", "")
    assert (tmp_path / "broken.py").read_text(encoding="utf-8") == FIXED


@pytest.mark.parametrize("options", [["--fix", "--diff"], ["--diff"]])
def test_diff_shows_what_fix_would_do_and_writes_nothing(kfcheck, tmp_path: Path, options: list[str]):
    ran = kfcheck("broken.py", *options)
    assert (ran.code, ran.err) == (1, "kfcheck: would fix 1 finding in 1 file\n")
    assert ran.out.startswith("--- broken.py\n+++ broken.py\n@@ ")
    assert "+        tl.store(x_ptr + i, tl.extra.cuda.libdevice.tanh(x))\n" in ran.out
    assert (tmp_path / "broken.py").read_text(encoding="utf-8") == BROKEN
    assert kfcheck("clean.py", *options) == Ran(0, "", "kfcheck: nothing to fix\n")


def test_fix_of_standard_input_goes_to_standard_output(kfcheck):
    ran = kfcheck("-", "--fix", stdin=FIXABLE)
    assert (ran.code, ran.out) == (0, FIXED)
    assert ran.err == "Fixed 1 finding. No problems in 1 file.\n"


def test_fix_leaves_alone_what_is_not_reported(kfcheck, tmp_path: Path):
    kfcheck("broken.py", "--fix", "--ignore", "KF201")
    assert (tmp_path / "broken.py").read_text(encoding="utf-8") == BROKEN
    silenced = FIXABLE.replace("tl.tanh(x))", "tl.tanh(x))  # kf: ignore")
    (tmp_path / "broken.py").write_text(silenced, encoding="utf-8")
    kfcheck("broken.py", "--fix")
    assert (tmp_path / "broken.py").read_text(encoding="utf-8") == silenced


def test_a_file_that_can_not_be_written_exits_with_2(kfcheck, monkeypatch):
    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("kernelforge.frontend.fixes.writing.write", refuse)
    ran = kfcheck("broken.py", "--fix")
    assert ran.code == 2
    assert "can't write broken.py: Permission denied" in ran.err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--compile", "h100"], "unknown target 'h100'"),
        (["--compile", ","], "name at least one target"),
        (["--compile", "sm_90", "--fix"], "--compile and --fix exclude each other"),
        (["--compile", "sm_90", "--signature", "n=i32"], "names no kernel"),
        (["--signature", "kernel: n=i32"], "give --compile too"),
    ],
)
def test_misuse_of_compile_exits_with_2(kfcheck, arguments: list[str], complaint: str):
    ran = kfcheck("clean.py", *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert complaint in " ".join(ran.err.split())


def test_compile_without_triton_exits_with_2_and_names_the_extra(kfcheck, monkeypatch, tmp_path: Path):
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nexec {sys.executable} -I -S "$@"\n', encoding="utf-8")
    python.chmod(0o755)
    monkeypatch.setattr(
        "kernelforge.frontend.compile.Compiler.__init__.__kwdefaults__",
        {"timeout_s": 60.0, "python": str(python)},
    )
    ran = kfcheck("clean.py", "--compile", "sm_90")
    assert (ran.code, ran.out) == (2, "")
    assert "pip install 'kernelforge-triton[gpu]'" in ran.err


def test_compile_reports_resources_and_obeys_the_selection(kfcheck):
    pytest.importorskip("triton", reason="needs Triton: pip install 'kernelforge-triton[gpu]'")
    options = ["--compile", "sm_90", "--signature", "kernel: n=i32 BLOCK=64", "--output-format", "concise"]
    ran = kfcheck("clean.py", *options)
    assert ran.code == 0
    assert ran.out.startswith("clean.py:6:5: KF091 `kernel` compiles; sm_90: ")
    assert kfcheck("clean.py", *options, "--ignore", "KF091").out == ""
