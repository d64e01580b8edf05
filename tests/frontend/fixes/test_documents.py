"""Everything in a file but the fixed places stays as it was, byte by byte."""

from __future__ import annotations

import codecs
import json
import os
import stat
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Diagnostic, Edit, Fix, Severity
from kernelforge.frontend.fixes.documents import NotFixableError, read_document
from kernelforge.frontend.fixes.edits import apply, chosen
from kernelforge.frontend.fixes.repair import Checked, Repair, repair
from kernelforge.frontend.fixes.writing import diff, write
from kernelforge.frontend.reading import read_bytes
from kernelforge.frontend.source import Span

KERNEL = """\
import triton
import triton.language as tl


@triton.jit
def k(x_ptr, n):
    # größer
    tl.store(x_ptr, abs(tl.load(x_ptr)))
"""
FIXED = KERNEL.replace("abs(", "tl.abs(")


def fix(path: str, content: bytes) -> Repair:
    def check(current: bytes) -> Checked:
        reading = read_bytes(path, current)
        return Checked(reading.source, (*reading.problems, *check_source(reading.source, Options("3.6"))))

    return repair(path, content, check)[1]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("bom", [b"", codecs.BOM_UTF8])
def test_newlines_and_bom_stay(newline: str, bom: bytes):
    before, after = (bom + text.replace("\n", newline).encode() for text in (KERNEL, FIXED))
    assert fix("k.py", before).after == after


def test_encoding_stays():
    cookie = "# coding: latin-1\n"
    assert fix("k.py", (cookie + KERNEL).encode("latin-1")).after == (cookie + FIXED).encode("latin-1")


def test_inserted_rows_end_as_the_others():
    before = KERNEL.replace("import triton.language as tl\n", "").replace("abs(", "tl.abs(")
    assert fix("k.py", before.replace("\n", "\r\n").encode()).after == FIXED.replace("\n", "\r\n").encode()


def test_undecodable_bytes_are_refused():
    result = fix("k.py", KERNEL.replace("größer", "gr\udcffer").encode("utf-8", "surrogateescape"))
    assert (result.fixed, result.after) == (0, result.before)
    assert "save it as UTF-8" in result.refusal


@pytest.mark.parametrize("indent", ["", "  ", "> "])
def test_markdown_around_the_code_stays(indent: str):
    def document(code: str) -> str:
        rows = ["```python", *code.splitlines(), "```"]
        return "# Answer\n\nUse `abs`:\n\n" + "".join(f"{indent}{row}\n" for row in rows) + "\nDone.\n"

    assert fix("a.md", document(KERNEL).encode()).after.decode() == document(FIXED)
    lacking = FIXED.replace("import triton.language as tl\n", "")
    assert fix("a.md", document(lacking).encode()).after.decode() == document(FIXED)


def notebook(code: str, *, as_list: bool) -> dict[str, object]:
    imports, kernel = code.split("\n\n\n")
    sources = [imports, "%timeit abs(1)\n\n" + kernel]
    return {
        "cells": [
            {"cell_type": "markdown", "metadata": {}, "source": ["größer"]},
            *(
                {
                    "cell_type": "code",
                    "execution_count": None,
                    "metadata": {},
                    "outputs": [],
                    "source": source.splitlines(keepends=True) if as_list else source,
                }
                for source in sources
            ),
        ],
        "metadata": {"language_info": {"name": "python"}},
        "nbformat": 4,
        "nbformat_minor": 5,
    }


@pytest.mark.parametrize("as_list", [True, False])
@pytest.mark.parametrize("indent", [1, 2, None])
def test_notebooks_keep_their_layout(as_list: bool, indent: int | None):
    before, after = (
        json.dumps(notebook(code, as_list=as_list), indent=indent, ensure_ascii=False).encode() + b"\n"
        for code in (KERNEL, FIXED)
    )
    assert fix("k.ipynb", before).after == after


def test_a_notebook_whose_layout_would_change_is_refused():
    result = fix("k.ipynb", json.dumps(notebook(KERNEL, as_list=True), indent=3).encode())
    assert (result.fixed, result.after) == (0, result.before)
    assert "save it once with Jupyter" in result.refusal


@given(st.text(alphabet="aé€\n\r \t𝄞"), st.sampled_from(["", "\ufeff"]))
def test_a_document_without_edits_is_the_same(text: str, bom: str):
    content = (bom + text).encode()
    try:
        document = read_document("k.py", content)
    except NotFixableError:
        return
    source = read_bytes("k.py", content).source
    assert document.encode(apply(source, (), document)) == content


def finding(*edits: tuple[int, int, str], safe: bool = True) -> Diagnostic:
    made = tuple(Edit(Span(start, end), text) for start, end, text in edits)
    return Diagnostic("KF000", "x", Severity.ERROR, "", Span(0, 0), fix=Fix("", made, safe))


@pytest.mark.parametrize(
    ("found", "after", "count"),
    [
        ([finding((0, 1, "x")), finding((2, 3, "z"))], "xbzd", 2),
        ([finding((2, 3, "z")), finding((0, 2, "x"))], "xcd", 1),
        ([finding((0, 1, "x")), finding((0, 1, "x"))], "xbcd", 2),
        ([finding((0, 1, "x"), (3, 4, "y")), finding((2, 4, "z"))], "xbcy", 1),
        ([finding((1, 1, "x")), finding((1, 1, "y"))], "axbcd", 1),
        ([finding((0, 1, "x"), safe=False)], "abcd", 0),
    ],
)
def test_fixes_that_touch_wait_for_each_other(found: list[Diagnostic], after: str, count: int):
    source, document = read_bytes("k.py", b"abcd").source, read_document("k.py", b"abcd")
    edits, fixed = chosen(found)
    assert (apply(source, edits, document)[None], fixed) == (after, count)


def test_writing_keeps_permissions_and_links(tmp_path: Path):
    real, link = tmp_path / "real.py", tmp_path / "link.py"
    real.write_bytes(b"old")
    real.chmod(0o640)
    link.symlink_to(real)
    write(str(link), b"new")
    assert (real.read_bytes(), link.is_symlink()) == (b"new", True)
    assert stat.S_IMODE(os.stat(real).st_mode) == 0o640
    assert sorted(each.name for each in tmp_path.iterdir()) == ["link.py", "real.py"]


def test_a_diff_shows_changed_rows_and_a_missing_row_end():
    rows = list(diff("k.py", Repair(1, b"a\r\nb\r\nc", b"a\r\nB\r\nc")))
    assert rows[:3] == ["--- k.py\n", "+++ k.py\n", "@@ -1,3 +1,3 @@\n"]
    assert rows[3:] == [" a\r\n", "-b\r\n", "+B\r\n", " c\n\\ No newline at end of file\n"]
