from __future__ import annotations

from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.report import github
from kernelforge.frontend.source import Line


def test_an_annotation_on_the_covered_columns(report, written):
    assert written(github.write, report("x\n  bad", "bad")) == (
        "::error title=kfcheck (KF201 unknown-api),file=k.py,line=2,endLine=2,col=3,endColumn=6"
        "::k.py:2:3: KF201 no such name\n"
    )


def test_severities_have_their_commands(report, written):
    found = [report("x", "x", severity=severity) for severity in (Severity.WARNING, Severity.INFO)]
    assert [line[:9] for line in written(github.write, *found).splitlines()] == ["::warning", "::notice "]


def test_what_github_would_read_as_syntax_is_escaped(report, written):
    found = report("x", "x", path="a,b:c%.py", message="50%\r\nof it", notes=("more",))
    assert written(github.write, found) == (
        "::error title=kfcheck (KF201 unknown-api),file=a%2Cb%3Ac%25.py,line=1,endLine=1,col=1,endColumn=2"
        "::a,b:c%25.py:1:1: KF201 50%25%0D%0Aof it%0Anote: more\n"
    )


def test_columns_are_left_out_where_github_refuses_them(report, written):
    assert ",line=1,endLine=2::" in written(github.write, report("a(\n)", "a(\n)"))


def test_rows_of_a_notebook_cell_are_only_in_the_message(report, written):
    line = written(github.write, report("bad", "bad", path="n.ipynb", lines=(Line(4, 0, 2),)))
    assert ",file=n.ipynb::n.ipynb:cell 2:4:1: KF201" in line
