from __future__ import annotations

import json

from kernelforge.frontend.check import FileReport
from kernelforge.frontend.diagnostics import Edit, Fix, Related
from kernelforge.frontend.report import json as json_report
from kernelforge.frontend.source import Line, Source, Span


def test_a_finding_has_exactly_the_documented_fields(report, written):
    found = report(
        "import a\nx = bad(\n  1)\n",
        "bad(\n  1)\n",
        kernel="kernel",
        related=(Related(Span(0, 8), "imported here"),),
        notes=("a note",),
        fix=Fix("say good", (Edit(Span(13, 16), "good"),), safe=True),
    )
    assert json.loads(written(json_report.write, found)) == [
        {
            "filename": "k.py",
            "code": "KF201",
            "name": "unknown-api",
            "severity": "error",
            "message": "no such name",
            "location": {"row": 2, "column": 5},
            "end_location": {"row": 3, "column": 5},
            "kernel": "kernel",
            "related": [{"location": {"row": 1, "column": 1}, "message": "imported here"}],
            "fix": {
                "message": "say good",
                "applicability": "safe",
                "edits": [
                    {
                        "content": "good",
                        "location": {"row": 2, "column": 5},
                        "end_location": {"row": 2, "column": 8},
                    }
                ],
            },
            "notes": ["a note"],
            "url": "docs/rules.md#kf201",
        }
    ]


def test_no_findings_are_an_empty_array(written):
    assert json.loads(written(json_report.write, FileReport(Source("a.py", ""), "a.py", ()))) == []


def test_several_files_are_one_array(report, written):
    found = json.loads(
        written(json_report.write, report("a", "a", path="a.py"), report("b", "b", path="b.py"))
    )
    assert [each["filename"] for each in found] == ["a.py", "b.py"]


def test_notebooks_add_the_cell(report, written):
    found = report(
        "a\nbad", "bad", lines=(Line(1, 0, 1), Line(2, 0, 3)), related=(Related(Span(0, 1), "here"),)
    )
    (finding,) = json.loads(written(json_report.write, found))
    assert (finding["cell"], finding["location"]) == (3, {"row": 2, "column": 1})
    assert finding["related"] == [{"cell": 1, "location": {"row": 1, "column": 1}, "message": "here"}]


def test_the_output_is_ascii_whatever_the_names_are(report, written):
    shown = written(json_report.write, report("x", "x", path="café\udcff.py", message="日本"))
    assert shown.isascii()
    assert json.loads(shown)[0]["message"] == "日本"
