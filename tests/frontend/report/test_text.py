"""The report for people, as plain text unless a terminal reads it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.check import FileReport
from kernelforge.frontend.diagnostics import Edit, Fix, Related, Severity
from kernelforge.frontend.report import excerpt, text
from kernelforge.frontend.source import Line, Source, Span
from rich.cells import cell_len

KERNEL = "import triton.language as tl\n\n\ndef kernel(x):\n    y = tl.tanh(x)\n    return y\n"


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)


def underlined(line: str, part: str) -> list[str]:
    """The excerpt of one line in which `part` is covered."""
    start = line.index(part)
    (row,) = excerpt.rows(Source("k.py", line), Span(start, start + len(part)), 100)
    return [row.text, " " * row.indent + "^" * row.length]


def test_a_safe_fix_takes_the_place_of_the_note_that_says_the_same(report, written):
    edits = (Edit(Span(0, 1), "x"),)
    found = report(KERNEL, "tl.tanh", notes=("use x", "more"), fix=Fix("use x", edits, safe=True))
    assert written(text.write, found).endswith(
        "  = fix: use x\n  = note: more\n\nFound 1 error in 1 of 1 file.\n1 can be fixed with --fix.\n"
    )


def test_a_finding_shows_its_line_what_to_do_and_what_belongs_to_it(report, written):
    found = report(
        KERNEL,
        "tl.tanh",
        kernel="kernel",
        message="`tl.tanh` does not exist in Triton 3.6",
        related=(Related(Span(0, 28), "imported here"),),
        notes=("two\nlines",),
        fix=Fix("use `tl.extra.cuda.libdevice.tanh`", (), safe=False),
    )
    assert written(text.write, found) == (
        "k.py:5:9: error[KF201]: `tl.tanh` does not exist in Triton 3.6 [unknown-api]\n"
        "  |\n"
        "5 |     y = tl.tanh(x)\n"
        "  |         ^^^^^^^\n"
        "1 | import triton.language as tl\n"
        "  | ---------------------------- imported here\n"
        "  = suggestion: use `tl.extra.cuda.libdevice.tanh`\n"
        "  = note: two\n"
        "    lines\n"
        "\n"
        "Found 1 error in 1 of 1 file.\n"
    )


def test_a_clean_run_says_how_much_was_checked(written):
    reports = [FileReport(Source("a.py", ""), "a.py", ()), FileReport(Source("b.py", ""), "b.py", ())]
    assert written(text.write, *reports) == "No problems in 2 files.\n"


def test_the_summary_counts_by_severity(report, written):
    found = [
        report("a", "a", severity=severity)
        for severity in (Severity.WARNING, Severity.WARNING, Severity.INFO)
    ]
    clean = FileReport(Source("b.py", ""), "b.py", ())
    assert written(text.write, *found, clean).endswith("\n\nFound 2 warnings, 1 info in 3 of 4 files.\n")


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("y = bad(x)", "y = bad(x)"),
        ("\ty = bad(x)", "    y = bad(x)"),
        ("\tz\tbad", "    z    bad"),
        ('s = "日本語"; bad', 's = "日本語"; bad'),
        ('s = "🎉é"; bad', 's = "🎉é"; bad'),
        ("e\u0301 = bad", "e\u0301 = bad"),
        ("y = bad(x)\r\n", "y = bad(x)"),
        ("y = '\x1b[2J\u202e'; bad", "y = '\ufffd[2J\ufffd'; bad"),
    ],
)
def test_the_underline_stands_below_the_covered_part(line: str, shown: str):
    text_row, marks = underlined(line, "bad")
    assert text_row == shown
    assert cell_len(marks) == cell_len(shown[: shown.index("bad")]) + 3


def test_wide_characters_are_underlined_across_their_width():
    assert underlined("x = 日本", "日本") == ["x = 日本", "    ^^^^"]


def test_a_span_over_rows_is_underlined_on_each_without_the_indentation(report, written):
    call = "y = load(\n        x,\n\n    )\n"
    lines = written(text.write, report(call, call)).splitlines()
    assert lines[2:9] == [
        "1 | y = load(",
        "  | ^^^^^^^^^",
        "2 |         x,",
        "  |         ^^",
        "3 |",
        "  | ^",
        "4 |     )",
    ]


def test_of_a_long_span_only_beginning_and_end_are_shown(report, written):
    call = "f(\n" + "".join(f"  {number},\n" for number in range(20)) + ")"
    shown = written(text.write, report(call, call))
    assert re.findall(r"^ *(\d+) \|", shown, re.MULTILINE) == ["1", "2", "3", "22"]
    assert "   | ...\n" in shown


def test_a_very_long_line_is_cut_around_the_finding(report, written, monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    line = "x = [" + "1, " * 100_000 + "bad, " + "2, " * 100_000 + "]"
    rows = written(text.write, report(line, "bad")).splitlines()
    assert all(len(row) <= 80 for row in rows[1:])
    assert rows[2].startswith("1 | ...")
    assert rows[2].endswith("...")
    assert rows[2][rows[3].index("^") : rows[3].rindex("^") + 1] == "bad"


def test_the_end_of_the_file_can_be_pointed_at(report, written):
    assert "2 | y = (\n  |      ^\n" in written(text.write, report("x\ny = (\n", "", span=Span(7, 7)))


def test_rows_are_those_of_the_markdown_file_or_the_notebook_cell(report, written):
    found = report("a\nbad", "bad", path="n.ipynb", lines=(Line(1, 0, 1), Line(7, 2, 3)))
    shown = written(text.write, found)
    assert shown.startswith("n.ipynb:cell 3:7:3: error[KF201]")
    assert "7 | bad\n" in shown


def test_a_file_without_text_has_no_excerpt(written, report):
    found = report("", "", code="KF009", name="internal-error", notes=("report it",))
    assert written(text.write, FileReport(None, "k.py", found.diagnostics)) == (
        "k.py:1:1: error[KF009]: no such name [internal-error]\n  = note: report it\n\nFound 1 error in 1 of 1 file.\n"
    )


def test_colours_only_when_asked_for_or_on_a_terminal(report, written, monkeypatch):
    found = report(KERNEL, "tl.tanh")
    assert "\x1b" not in written(text.write, found)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b[1;31m^^^^^^^\x1b[0m" in written(text.write, found)
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in written(text.write, found)


@given(st.text(max_size=60), st.data())
def test_no_text_breaks_an_excerpt(content: str, data: st.DataObject):
    start = data.draw(st.integers(0, len(content)))
    end = data.draw(st.integers(start, len(content)))
    for row in excerpt.rows(Source("k.py", content), Span(start, end), 40):
        assert "\n" not in row.text
        assert "\x1b" not in row.text
        assert row.number is None or row.length >= 1
