"""Every rule's examples, held against kfcheck and against the real Triton compiler."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import re
from pathlib import Path

import pytest
from kernelforge.frontend.check import Options, check_path
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.rules import checker
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.rules.rule import Example, Outcome, Rule

TRITON = "3.6"
"""The version whose behaviour the examples state."""


def examples(kind: str):
    """`(rule, example)` parameters of all rules; `kind` is bad or good."""
    for rule in all_rules():
        for number, example in enumerate(getattr(rule, kind), start=1):
            yield pytest.param(rule, example, id=f"{rule.code}-{kind}-{number}")


def check(example: Example, folder: Path) -> tuple[Diagnostic, ...]:
    """From a file: some rules are about its bytes."""
    path = folder / "example.py"
    path.write_bytes(example.source.encode("utf-8", "surrogatepass"))
    return check_path(str(path), Options(triton_version=TRITON)).diagnostics


def errors(diagnostics: tuple[Diagnostic, ...]) -> set[str]:
    return {found.code for found in diagnostics if found.severity is Severity.ERROR}


@pytest.fixture(scope="module")
def compiler():
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not (installed := importlib.metadata.version("triton")).startswith(TRITON + "."):
        pytest.skip(f"the examples state what Triton {TRITON} does; {installed} is installed")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize(("rule", "example"), list(examples("bad")))
def test_bad_example_is_reported(rule: Rule, example: Example, tmp_path: Path):
    found = check(example, tmp_path)
    assert rule.code in {diagnostic.code for diagnostic in found}
    assert errors(found) <= {rule.code}


@pytest.mark.parametrize(("rule", "example"), list(examples("bad")))
def test_report_has_the_rule_s_name_and_severity(rule: Rule, example: Example, tmp_path: Path):
    """What Triton accepts without a word may be reported more mildly than what it refuses."""
    for found in check(example, tmp_path):
        if found.code == rule.code:
            assert found.name == rule.name
            assert found.severity is rule.severity or (
                example.outcome is Outcome.COMPILES and found.severity.rank < rule.severity.rank
            )


@pytest.mark.parametrize(("rule", "example"), list(examples("good")))
def test_good_example_is_clean(rule: Rule, example: Example, tmp_path: Path):
    found = check(example, tmp_path)
    assert rule.code not in {diagnostic.code for diagnostic in found}
    assert errors(found) == set()


@pytest.mark.parametrize(("rule", "example"), [*examples("bad"), *examples("good")])
def test_compiler_agrees(compiler: Compiler, rule: Rule, example: Example):
    """All the way to a cubin: some errors only the back end sees, and the front end alone saves little."""
    if example.call:
        result = compiler.launch(example.source, example.call)
    else:
        result = compiler.compile(example.source, example.signature, stage="cubin")
    assert Outcome(result.outcome.value) is example.outcome, f"{result.exception}: {result.message}"


def test_codes_and_names_are_unique():
    rules = all_rules()
    assert len({rule.code for rule in rules}) == len(rules)
    assert len({rule.name for rule in rules}) == len(rules)


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_rule_is_complete(rule: Rule):
    assert re.fullmatch(r"KF\d{3}", rule.code)
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+|[a-z]+", rule.name), "names are kebab-case"
    assert rule.summary.strip()
    assert rule.explanation.strip()


@pytest.mark.parametrize("rule", all_rules(), ids=lambda rule: rule.code)
def test_rule_has_examples_of_both_kinds(rule: Rule):
    if rule in vars(checker).values():
        return  # these speak of kfcheck itself, not of a kernel
    assert rule.bad
    assert {example.outcome for example in rule.good} == {Outcome.COMPILES}
