"""The table of what Triton refuses names rules that exist, and a reason where there is none."""

from __future__ import annotations

import pytest
from kernelforge.frontend.rules.refusals import STAGES, Refusal
from kernelforge.frontend.rules.registry import all_rules

ROWS = [row for stage in STAGES for row in stage.refusals]
KNOWN = {rule.code for rule in all_rules()}
OF_KFCHECK_ALONE = ("KF0",)
"""Groups about reading files: no compiler refuses what they speak of."""


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.raised_in}: {row.trigger}"[:60])
def test_each_refusal_has_a_rule_or_a_reason(row: Refusal):
    assert set(row.codes) <= KNOWN
    assert row.codes or row.reason


def test_each_rule_is_in_the_table():
    told = {code for row in ROWS for code in row.codes}
    assert {code for code in KNOWN if not code.startswith(OF_KFCHECK_ALONE)} <= told
