"""Messages of the compiler and the rules that explain them, held against the rules' own examples."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compilation.explanations import CODES, rule_for
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.rules.registry import all_rules

ALSO_TRUE = {
    ("KF117", "KF211"),
    ("KF117", "KF401"),
    ("KF202", "KF211"),
    ("KF210", "KF211"),
    ("KF215", "KF206"),
    ("KF121", "KF206"),
    ("KF208", "KF206"),
    ("KF212", "KF201"),
    ("KF304", "KF301"),
    ("KF304", "KF302"),
    ("KF307", "KF701"),
    ("KF407", "KF211"),
    ("KF411", "KF401"),
    ("KF515", "KF507"),
    ("KF604", "KF211"),
    ("KF703", "KF506"),
    ("KF708", "KF508"),
}
"""A rule, and another that also explains what the compiler says of the first one's examples."""

RULES = [rule for rule in all_rules() if any(not example.call for example in rule.bad)]


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.code)
def test_the_explanation_fits(compiler: Compiler, rule):
    for example in rule.bad:
        result = None if example.call else compiler.compile(example.source, example.signature)
        if result is not None and result.outcome is Outcome.REJECTED:
            code = rule_for(result.message)
            assert code in (None, rule.code) or (rule.code, code) in ALSO_TRUE, result.message


def test_every_explanation_is_a_rule():
    assert {rule.code for rule in all_rules()} >= CODES
