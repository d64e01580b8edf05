"""The SARIF report, held against the schema that OASIS publishes (see tests/data/sarif/README.md)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft4Validator, FormatChecker
from kernelforge.frontend.check import FileReport
from kernelforge.frontend.diagnostics import Edit, Fix, Related, Severity
from kernelforge.frontend.report import sarif
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.source import Line, Source, Span

SCHEMA = Path(__file__).parents[2] / "data" / "sarif" / "sarif-schema-2.1.0.json"


@pytest.fixture(scope="module")
def validator() -> Draft4Validator:
    return Draft4Validator(json.loads(SCHEMA.read_text(encoding="utf-8")), format_checker=FormatChecker())


def run_of(text: str) -> dict[str, Any]:
    return json.loads(text)["runs"][0]


def test_every_kind_of_finding_is_valid(report, written, validator):
    reports = [
        report("x", "x", code=rule.code, name=rule.name, severity=rule.severity) for rule in all_rules()
    ]
    reports.append(
        report(
            "a = 1\nb = bad\n",
            "bad",
            path="odd name/ü.ipynb",
            kernel="kernel",
            lines=(Line(1, 0, 1), Line(1, 0, 2), Line(2, 0, 2)),
            related=(Related(Span(0, 1), "here"), Related(Span(4, 5), "and here")),
            notes=("a note",),
            fix=Fix("say good", (Edit(Span(10, 13), "good"),), safe=True),
        )
    )
    reports.append(FileReport(None, "/absolute/k.py", report("", "", code="KF009").diagnostics))
    validator.validate(json.loads(written(sarif.write, *reports)))


def test_a_clean_run_is_valid_and_has_no_results(written, validator):
    text = written(sarif.write, FileReport(Source("a.py", ""), "a.py", ()))
    validator.validate(json.loads(text))
    assert run_of(text)["results"] == []


def test_results_point_at_their_rule(report, written):
    run = run_of(
        written(sarif.write, report("x", "x"), report("x", "x", code="KF101", severity=Severity.WARNING))
    )
    rules = run["tool"]["driver"]["rules"]
    assert [rules[result["ruleIndex"]]["id"] for result in run["results"]] == ["KF201", "KF101"]
    assert [result["level"] for result in run["results"]] == ["error", "warning"]


def test_columns_count_utf16_code_units(report, written):
    run = run_of(written(sarif.write, report("'🎉日' + bad🎉\n", "bad🎉")))
    assert run["columnKind"] == "utf16CodeUnits"
    region = run["results"][0]["locations"][0]["physicalLocation"]["region"]
    line = "'🎉日' + bad🎉\n"
    assert region == {
        "startLine": 1,
        "startColumn": len(line[:7].encode("utf-16-le")) // 2 + 1,
        "endLine": 1,
        "endColumn": len(line[:11].encode("utf-16-le")) // 2 + 1,
    }


def test_fingerprints_survive_lines_that_move_and_tell_equal_lines_apart(report, written):
    def fingerprints(text: str) -> list[str]:
        starts = [start for start in range(len(text)) if text.startswith("bad", start)]
        first = report(text, "bad").diagnostics[0]
        diagnostics = tuple(
            type(first)(first.code, first.name, first.severity, first.message, Span(start, start + 3))
            for start in starts
        )
        run = run_of(written(sarif.write, FileReport(Source("k.py", text), "k.py", diagnostics)))
        return [result["partialFingerprints"]["kfcheck/v1"] for result in run["results"]]

    before, after = fingerprints("bad\nbad\n"), fingerprints("import a\n\nbad\n  bad\n")
    assert before == after
    assert before[0] != before[1]


def test_a_crash_is_an_unsuccessful_run(report, written):
    assert run_of(written(sarif.write, report("x", "x")))["invocations"] == [{"executionSuccessful": True}]
    crashed = report("x", "x", code="KF009")
    assert run_of(written(sarif.write, crashed))["invocations"] == [{"executionSuccessful": False}]


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        ("./src/k.py", "src/k.py"),
        ("a b/50%.py", "a%20b/50%25.py"),
        ("/abs/k.py", "file:///abs/k.py"),
        ("<stdin>", "%3Cstdin%3E"),
    ],
)
def test_paths_become_uris(report, written, path: str, uri: str):
    (result,) = run_of(written(sarif.write, report("x", "x", path=path)))["results"]
    assert result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"] == uri
