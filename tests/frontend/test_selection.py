"""Which rules are reported."""

from __future__ import annotations

import pytest
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.rules.registry import UnknownRuleError
from kernelforge.frontend.selection import selection
from kernelforge.frontend.source import Span


def reported(code: str, select: list[str], ignore: list[str], severity: Severity = Severity.ERROR) -> bool:
    return selection(select, ignore).reports(Diagnostic(code, "name", severity, "message", Span(0, 0)))


@pytest.mark.parametrize(
    ("select", "ignore", "is_reported"),
    [
        ([], [], True),
        (["KF2"], [], True),
        (["KF3"], [], False),
        (["unknown-api"], [], True),
        ([], ["KF201"], False),
        ([], ["ALL"], False),
        (["ALL"], ["KF2"], False),
        (["KF201"], ["KF2"], True),
        (["KF2"], ["KF201"], False),
        (["KF201"], ["KF201"], False),
        (["KF3", "KF2"], ["KF202"], True),
    ],
)
def test_the_longer_selector_wins(select: list[str], ignore: list[str], is_reported: bool):
    assert reported("KF201", select, ignore) is is_reported


def test_errors_in_the_source_itself_are_reported_whatever_is_selected():
    assert reported("KF001", ["KF2"], [])
    assert not reported("KF001", ["KF2"], ["KF001"])
    assert not reported("KF010", ["KF2"], [], Severity.INFO)


def test_a_crash_can_not_be_ignored():
    assert reported("KF009", ["KF2"], ["ALL"])


def test_unknown_selectors_are_refused():
    with pytest.raises(UnknownRuleError, match="did you mean unknown-api"):
        selection(["unkown-api"], [])
