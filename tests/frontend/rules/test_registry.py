"""Rules by code, by name, and by selector."""

from __future__ import annotations

import pytest
from kernelforge.frontend.rules.registry import (
    GROUPS,
    UnknownRuleError,
    all_rules,
    code_prefix,
    matches,
    rule,
    url,
)


def test_rules_are_sorted_and_found_by_code_and_name():
    rules = all_rules()
    assert [each.code for each in rules] == sorted(each.code for each in rules)
    for each in rules:
        assert rule(each.code) is rule(each.name) is each


def test_a_rule_is_defined_in_its_group():
    for group in GROUPS:
        rules = [each for each in all_rules() if each.code.startswith(group)]
        assert rules
        assert all(rule(each.code) is each for each in rules)
    assert {each.code[:3] for each in all_rules()} == set(GROUPS)


@pytest.mark.parametrize(
    ("selector", "prefix"),
    [
        ("ALL", "KF"),
        ("all", "KF"),
        ("KF", "KF"),
        ("KF2", "KF2"),
        ("KF9", "KF9"),
        ("kf201", "KF201"),
        ("unknown-api", "KF201"),
    ],
)
def test_selectors_stand_for_code_prefixes(selector: str, prefix: str):
    assert code_prefix(selector) == prefix


def test_a_selector_picks_its_rules_and_no_others():
    assert matches("KF2", "KF201")
    assert matches("unknown-api", "KF201")
    assert not matches("KF2", "KF301")
    assert not matches("unknown-api", "KF202")


@pytest.mark.parametrize(
    ("selector", "message"),
    [
        ("KF2O1", "no rule is called `KF2O1`; did you mean KF201"),
        ("unknown_api", "did you mean unknown-api"),
        ("E501", "no rule is called `E501`$"),
        ("K", "no rule is called `K`$"),
        ("", "no rule is called ``$"),
    ],
)
def test_unknown_selectors_name_near_misses(selector: str, message: str):
    with pytest.raises(UnknownRuleError, match=message):
        code_prefix(selector)


def test_the_address_of_a_rule_is_an_anchor_of_the_page():
    assert url("KF201") == "docs/rules.md#kf201"
