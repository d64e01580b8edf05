from __future__ import annotations

from kernelforge.frontend.report import concise
from kernelforge.frontend.source import Line


def test_one_line_per_finding(report, written):
    assert written(concise.write, report("x\n  bad", "bad", message="no\nsuch name")) == (
        "k.py:2:3: KF201 no such name\n"
    )


def test_the_cell_of_a_notebook_is_named(report, written):
    found = report("bad", "bad", path="n.ipynb", lines=(Line(4, 0, 2),))
    assert written(concise.write, found) == "n.ipynb:cell 2:4:1: KF201 no such name\n"
