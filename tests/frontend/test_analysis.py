"""From kernels to diagnostics: versions of rules, broken kernels, kernels beside each other."""

from __future__ import annotations

import pytest
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.registry import all_rules, applies
from kernelforge.frontend.rules.rule import module
from kernelforge.grammar.api.catalogue import versions

from tests.frontend.kernels import check, codes, in_kernel, line_codes, marked, reported


@pytest.mark.parametrize(
    "rule", [rule for rule in all_rules() if rule.since or rule.until], ids=lambda r: r.code
)
def test_a_rule_holds_from_its_first_to_its_last_version(rule):
    order = versions()
    first = order.index(rule.since) if rule.since else 0
    last = order.index(rule.until) if rule.until else len(order) - 1
    assert [version for version in order if applies(rule.code, version)] == list(order[first : last + 1])


@pytest.mark.parametrize("version", versions())
def test_most_rules_hold_in_every_version(version: str):
    assert applies("KF211", version)
    assert applies("KF604", version)


@pytest.mark.parametrize(
    ("line", "reported_in"),
    [
        ("0 < n < 5", {"3.0", "3.3", "3.6"}),
        ("return None", {"3.0", "3.3", "3.6"}),
        ("x[0]", {"3.0", "3.3", "3.6", "3.9"}),
        ("tl.math.tanh(x)", {"3.0", "3.3", "3.6", "3.9"}),
    ],
)
def test_the_same_line_for_several_versions(line: str, reported_in: set[str]):
    assert {version for version in ("3.0", "3.3", "3.6", "3.9") if line_codes(line, version)} == reported_in


THREE = """
@triton.jit
def first(x_ptr, n):
    tl.store(x_ptr, missing)  # KF211


@triton.jit
def second(x_ptr, n):
    v = n +  # KF001
    w = tl.load(x_ptr)
    tl.store(x_ptr, w[0])  # KF509


@triton.jit
def third(x_ptr, n):
    tl.store(x_ptr, other)  # KF211
"""


def test_a_syntax_error_hides_neither_other_kernels_nor_other_errors():
    source = module(THREE)
    found = check(source)
    assert {row for row, _ in reported(source)} == {row for row, _ in marked(source)}
    assert [each.code for each in found if each.kernel != "second"] == ["KF211", "KF211"]
    assert {each.code for each in found if each.kernel == "second"} > {"KF509"}


def test_names_of_a_broken_statement_are_not_called_undefined():
    source = module("@triton.jit\ndef k(x_ptr):\n    v = = 1.0\n    tl.store(x_ptr, v)\n")
    assert all(each.code.startswith("KF0") for each in check(source))


def test_each_finding_names_its_kernel():
    assert [each.kernel for each in check(module(THREE))] == ["first", "second", "second", "third"]


def test_a_failing_import_is_reported_in_host_code_once():
    source = "from triton.language.math import tanh\n" + in_kernel("tanh(x)")
    (found,) = check(source)
    assert (found.code, found.kernel) == ("KF212", None)
    assert found.message.startswith("cannot import `tanh` from `triton.language.math`")
    assert source[found.span.start : found.span.end] == "tanh"


def test_a_setting_allows_any_global():
    assert line_codes("PLAIN + 1") == ["KF203"]
    source = "import os\nos.environ['TRITON_ALLOW_NON_CONSTEXPR_GLOBALS'] = '1'\n" + in_kernel("PLAIN + 1")
    assert codes(source) == []


@pytest.mark.parametrize("depth", [50, 3000])
def test_nesting_ends_in_a_clear_answer(depth: int):
    found = check(module(f"@triton.jit\ndef k(x_ptr):\n    tl.store(x_ptr, {'(' * depth}1.0{')' * depth})\n"))
    assert [each.code for each in found] == ([] if depth == 50 else [found[0].code])
    assert all(each.code.startswith("KF0") and each.severity is Severity.ERROR for each in found)


def test_gluon_kernels_are_not_judged_by_triton_s_rules():
    source = """
from triton.experimental import gluon
from triton.experimental.gluon import language as gl


@gluon.jit
def k(x_ptr):
    gl.store(x_ptr, missing[0])
"""
    assert codes(source) == []
