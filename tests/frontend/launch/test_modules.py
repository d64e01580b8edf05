"""Whole modules as language models write them: each runs, so nothing in it is an error.

Their first line says how they are called. Their tensors are on the GPU; for the real launcher they are on the CPU.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
from collections.abc import Iterator
from pathlib import Path

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.source import Source

MODULES = sorted((Path(__file__).parents[2] / "data" / "launches").glob("*.py"))
CALL = "# call: "
TRITON = "3.6"


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not importlib.metadata.version("triton").startswith(TRITON + "."):
        pytest.skip(f"the modules are written for Triton {TRITON}")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_a_module_that_runs_has_no_error(path: Path):
    found = check_source(Source(path.name, path.read_text()), Options(triton_version=TRITON))
    assert [each.message for each in found if each.severity is Severity.ERROR] == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_the_module_runs(compiler: Compiler, path: Path):
    text = path.read_text()
    call = text.split("\n", 1)[0].removeprefix(CALL)
    result = compiler.launch(text.replace('"cuda"', '"cpu"'), call)
    assert result.outcome is Outcome.COMPILES, result.message
