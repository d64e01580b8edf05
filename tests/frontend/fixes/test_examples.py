"""Fixes on every example of every rule and on the static cases, with the real compiler as the judge."""

from __future__ import annotations

import ast
import importlib.metadata
import importlib.util
import re

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.fixes.makers import MAKERS
from kernelforge.frontend.fixes.repair import Checked, Repair, repair
from kernelforge.frontend.reading import read_bytes
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.rules.rule import Example, Rule
from kernelforge.grammar.record import replace

from tests.frontend.cases_static import CASES
from tests.frontend.static_cases.case import Case

TRITON = "3.6"


def check(content: bytes) -> Checked:
    reading = read_bytes("k.py", content)
    found = (*reading.problems, *check_source(reading.source, Options(TRITON)))
    return Checked(reading.source, found)


def check_unsafe(content: bytes) -> Checked:
    """As if suggestions were safe."""
    checked = check(content)
    found = tuple(
        replace(each, fix=replace(each.fix, safe=True)) if each.fix else each for each in checked.diagnostics
    )
    return Checked(checked.source, found)


def repaired(source: str) -> tuple[Checked, Repair]:
    return repair("k.py", source.encode("utf-8", "surrogatepass"), check)


def errors(found: tuple[Diagnostic, ...]) -> set[str]:
    return {each.code for each in found if each.severity is Severity.ERROR}


def bad_examples(*, safe_only: bool):
    """The bad examples that have a fix for their rule."""
    for rule in all_rules():
        for number, example in enumerate(rule.bad if rule.code in MAKERS else (), start=1):
            found = check(example.source.encode("utf-8", "surrogatepass")).diagnostics
            fixes = [each.fix for each in found if each.code == rule.code and each.fix]
            if fixes and (all(fix.safe for fix in fixes) or not safe_only):
                yield pytest.param(rule, example, id=f"{rule.code}-{number}")


@pytest.fixture(scope="module")
def compiler():
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not (installed := importlib.metadata.version("triton")).startswith(TRITON + "."):
        pytest.skip(f"the examples state what Triton {TRITON} does; {installed} is installed")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize(("rule", "example"), list(bad_examples(safe_only=False)))
def test_a_fix_removes_its_finding_and_brings_no_error(rule: Rule, example: Example):
    before = example.source.encode()
    checked, result = repair("k.py", before, check_unsafe)
    assert result.fixed >= 1
    assert rule.code not in {each.code for each in checked.diagnostics}
    assert errors(checked.diagnostics) <= errors(check(before).diagnostics)
    ast.parse(result.after)


@pytest.mark.parametrize(("rule", "example"), list(bad_examples(safe_only=True)))
def test_the_compiler_accepts_what_a_safe_fix_made(compiler: Compiler, rule: Rule, example: Example):
    _, result = repaired(example.source)
    source = result.after.decode()
    if example.call:
        outcome = compiler.launch(source, example.call)
    else:
        signature = example.signature
        if rule.code.startswith("KF4"):  # the argument is a constexpr now: it needs a value
            signature = re.sub(r"\b([A-Z]+)=i32", r"\1=64", signature)
        outcome = compiler.compile(source, signature, stage="cubin")
    assert outcome.outcome is Outcome.COMPILES, outcome.message


def test_every_maker_has_an_example():
    fixed = {parameters.values[0].code for parameters in bad_examples(safe_only=False)}  # type: ignore[union-attr]
    assert set(MAKERS) - fixed == {"KF404"}, "its examples are about other parameters"


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_good_examples_stay_as_they_are(rule: Rule):
    for example in rule.good:
        _, result = repaired(example.source)
        assert (result.fixed, result.after) == (0, result.before)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_fixing_twice_changes_nothing_more(rule: Rule):
    for example in rule.bad:
        after = repaired(example.source)[1].after
        assert repair("k.py", after, check)[1].after == after


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_fixing_a_case_is_idempotent_and_brings_no_error(case: Case):
    checked, result = repaired(case.source)
    assert repair("k.py", result.after, check)[1].after == result.after
    if result.fixed:
        assert errors(checked.diagnostics) <= errors(check(result.before).diagnostics)
    else:
        assert result.after == result.before
