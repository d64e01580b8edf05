"""kfcheck and the real compiler on the modules of `cases_static`."""

from __future__ import annotations

import importlib.metadata
import importlib.util

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.source import Source

from tests.frontend.cases_static import CASES
from tests.frontend.static_cases.case import Case

TRITON = "3.6"

every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)


@pytest.fixture(scope="module")
def compiler():
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not (installed := importlib.metadata.version("triton")).startswith(TRITON + "."):
        pytest.skip(f"the cases state what Triton {TRITON} does; {installed} is installed")
    with Compiler(timeout_s=60) as warm:
        yield warm


def findings(case: Case) -> tuple[Source, tuple[Diagnostic, ...]]:
    source = Source("case.py", case.source)
    return source, check_source(source, Options(triton_version=TRITON))


@every_case
def test_compiler_agrees(compiler: Compiler, case: Case):
    outcome = compiler.compile(case.source, case.signature, stage="cubin").outcome
    assert outcome is Outcome.COMPILES or case.rejected
    refused = (Outcome.REJECTED, Outcome.CRASHED, Outcome.IMPORT_FAILS)
    assert outcome in refused or not case.rejected


@every_case
def test_no_error_but_the_one(case: Case):
    _, found = findings(case)
    errors = {diagnostic.code for diagnostic in found if diagnostic.severity is Severity.ERROR}
    assert errors <= set(case.codes)


@pytest.mark.parametrize(
    "case",
    [case for case in CASES if case.codes and case.is_seen and not case.needs_values],
    ids=lambda case: case.name,
)
def test_cause_is_found_on_its_line(case: Case):
    source, found = findings(case)
    places = {
        (diagnostic.code, source.location(span.start).row)
        for diagnostic in found
        for span in (diagnostic.span, *(related.span for related in diagnostic.related))
    }
    assert places & {(code, row) for code in case.codes for row in case.rows}


def test_names_are_unique():
    names = [case.name for case in CASES]
    assert len(set(names)) == len(names)
