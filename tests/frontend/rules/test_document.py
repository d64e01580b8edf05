"""The rules as pages."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernelforge.frontend.rules import document
from kernelforge.frontend.rules.registry import all_rules, url
from kernelforge.frontend.rules.rule import Rule

PAGE = Path(__file__).parents[3] / "docs" / "rules.md"


def test_the_page_is_current():
    assert PAGE.read_text(encoding="utf-8") == document.page(), "run `make docs`"


def test_every_address_is_on_the_page():
    page = document.page()
    for rule in all_rules():
        assert f'<a id="{url(rule.code).partition("#")[2]}"></a>' in page


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_a_rule_in_the_terminal_has_all_its_examples(rule: Rule):
    page = document.terminal_page(rule)
    assert page.startswith(f"{rule.code} {rule.name} ({rule.severity.value}): {rule.summary}")
    for example in (*rule.bad, *rule.good):
        assert example.source.strip().splitlines()[-1] in page
