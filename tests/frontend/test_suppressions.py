"""Comments that silence findings."""

from __future__ import annotations

import pytest
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.source import Source, Span
from kernelforge.frontend.suppressions import apply


def remaining(text: str, part: str = "bad", code: str = "KF201") -> list[str]:
    """The codes that are left of one finding on each `part` of `text`, with the row of each."""
    source = Source("k.py", text)
    starts = [start for start in range(len(text)) if text.startswith(part, start)]
    found = tuple(
        Diagnostic(code, "unknown-api", Severity.ERROR, "no such name", Span(start, start + len(part)))
        for start in starts
    )
    return [f"{each.code}@{source.row(each.span.start)}" for each in apply(source, found)]


@pytest.mark.parametrize(
    "comment",
    [
        "# kf: ignore",
        "#kf:ignore",
        "# kf: ignore[KF201]",
        "# kf: ignore[KF301,KF2]",
        "# kf: ignore[ KF301 , unknown-api ]",
        "# kf: ignore[kf201]",
        "# kf: ignore[ALL]",
        "# kf: ignore[KF201] the vendor build has it",
        "# noqa: E501  # kf: ignore[KF201]",
        "# kf: ignore -- a reason",
    ],
)
def test_a_comment_silences_its_line(comment: str):
    assert remaining(f"x = bad  {comment}\ny = bad\n") == ["KF201@2"]


@pytest.mark.parametrize(
    "comment", ["# kf: ignore[KF301]", "# kf: ignored", "# ignore", "# kf ignore", "'# kf: ignore'"]
)
def test_other_text_silences_nothing(comment: str):
    assert remaining(f"x = bad  {comment}\n") == ["KF201@1"]


def test_text_in_strings_is_no_comment():
    assert remaining('x = """\n# kf: ignore-file\n"""; bad\n') == ["KF201@3"]
    assert remaining('x = bad, "# kf: ignore"  # kf: ignore[KF3]\n') == ["KF201@1"]
    assert remaining('x = bad, "# kf: x"  # kf: ignore\n') == []


def test_the_first_and_the_last_row_of_the_statement_and_every_row_of_the_finding_count():
    call = "x = f(\n    a,\n    {},\n    b,\n)"
    assert remaining(call.format("bad") + "  # kf: ignore\n") == []
    assert remaining(call.replace("f(", "f(  # kf: ignore").format("bad")) == []
    assert remaining(call.format("bad, # kf: ignore")) == []
    assert remaining(call.replace("a,", "a,  # kf: ignore").format("bad")) == ["KF201@3"]
    assert (
        remaining(
            call.replace("a,", "a,  # kf: ignore").format("c"),
            part=call.replace("a,", "a,  # kf: ignore").format("c"),
        )
        == []
    )


def test_a_header_does_not_reach_into_its_body():
    assert remaining("if bad:  # kf: ignore\n    x = bad\n") == ["KF201@2"]


def test_ignore_file_reaches_everywhere():
    assert remaining("x = bad\ny = bad\n# kf: ignore-file[KF2]\n") == []
    assert remaining("x = bad\n# kf: ignore-file\n") == []
    assert remaining("x = bad\n# kf: ignore-file[KF3]\n") == ["KF201@1"]


@pytest.mark.parametrize(
    "comment", ["# kf: ignore[KF2O1]", "# kf: ignore KF201", "# kf: ignore: KF201", "# kf: ignore[KF201"]
)
def test_a_comment_that_names_no_rule_is_reported_and_silences_nothing(comment: str):
    assert remaining(f"x = bad  {comment}\n") == ["KF201@1", "KF010@1"]


def test_the_known_rules_beside_an_unknown_one_are_silenced():
    assert remaining("x = bad  # kf: ignore[KF201, nonsense]\n") == ["KF010@1"]


def test_broken_text_keeps_its_comments():
    assert remaining("def f(:\n  x = ((bad  # kf: ignore\ndef g(): bad\n") == ["KF201@3"]


def test_windows_line_ends():
    assert remaining("x = bad  # kf: ignore[KF201]\r\ny = bad\r\n") == ["KF201@2"]
