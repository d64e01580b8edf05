"""What a launch passes for a constexpr that the kernel tests with `if`. The compiler is asked too."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

SOURCE = """
import torch


@triton.jit
def scale(x_ptr, w_ptr, FLAG: tl.constexpr, BLOCK: tl.constexpr):
    offs = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs)
    if {test}:
        x *= 2.0
    tl.store(x_ptr + offs, x)


def launch(x, p: float = 0.5, name: str = "relu"):
    w = torch.empty_like(x)
    scale[(1,)](x, w, FLAG={flag}, BLOCK=64)
"""
WRONG = ["w", "p", "name", "p * 2", "x.shape", "0.5", "'relu'"]
RIGHT = ["w is not None", "p > 0", "bool(name)", "x.dim()", "None", "len(x.shape)"]
TESTED_OTHERWISE = [
    ("FLAG > 0", "p"),
    ("FLAG == 'relu'", "name"),
    ("not FLAG", "p"),
    ("FLAG is not None", "w"),
]


def error_codes(flag: str, test: str = "FLAG") -> list[str]:
    found = check_source(Source("case.py", source_of(flag, test)), Options(triton_version="3.6"))
    return [each.code for each in found if each.severity is Severity.ERROR]


def source_of(flag: str, test: str = "FLAG") -> str:
    return module(SOURCE.format(flag=flag, test=test))


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize("flag", WRONG)
def test_a_flag_that_cannot_be_tested_is_one_error(compiler: Compiler, flag: str):
    assert len(error_codes(flag)) == 1
    assert compiler.launch(source_of(flag), "launch(torch.ones(64))").outcome is Outcome.REJECTED


@pytest.mark.parametrize(("test", "flag"), [*(("FLAG", flag) for flag in RIGHT), *TESTED_OTHERWISE])
def test_other_flags_are_left_alone(compiler: Compiler, test: str, flag: str):
    assert error_codes(flag, test) == []
    assert compiler.launch(source_of(flag, test), "launch(torch.ones(64))").outcome is Outcome.COMPILES
