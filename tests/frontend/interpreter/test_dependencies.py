"""References that fail before compilation starts, in code that is compiled as in code that never is."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import codes, compiles, marked, reported

HOST = """
import math

import torch

SIZE = tl.constexpr(8)


def plain(v):
    return v


@triton.jit
def k(x_ptr, n, A: tl.constexpr):
    v = 1.0
    {line}
    tl.store(x_ptr, v)
"""
LINES = {
    "v = plain(v)": "KF205",
    "v = torch.exp(v)": "KF204",
    "v = torch.nn.functional.gelu(v)": "KF204",
    "v = math.exp(v)": "KF204",
    "v = triton.no_such(v)": "KF201",
    "v = w = 2.0": "KF116",
    "if A: v = plain(v)": "KF205",
    "if False: v = plain(v)": "KF205",
    "if A: v = torch.exp(v)": "KF204",
    "if False: v = triton.no_such(v)": "KF201",
    "if False: v = w = 2.0": "KF116",
    "v = tl.exp(v)": "",
    "if False: v = tl.no_such(v)": "",
    "if False: v = math.exp(v)": "",
    "v = math.exp(2.0)": "",
    "v = math.pi": "",
    "plain = 2.0": "",
    "v = v + SIZE": "",
}
every_line = pytest.mark.parametrize(("line", "code"), LINES.items(), ids=LINES)


@every_line
def test_lines_are_judged(line: str, code: str):
    assert codes(module(HOST.replace("{line}", line))) == code.split()


@every_line
def test_compiler_agrees(compiler: Compiler, line: str, code: str):
    source = module(HOST.replace("{line}", line))
    assert compiles(compiler, source, "x_ptr=*fp32 n=i32 A=False") == (not code)


def test_a_plain_function_is_reported_wherever_it_is_mentioned():
    source = module(HOST.replace("{line}", "v = plain(v)  # KF205\n    v = plain(2.0) + v  # KF205"))
    assert reported(source) == marked(source)


def test_a_parameter_hides_the_function_of_its_name():
    source = module(HOST.replace("(x_ptr, n, A", "(x_ptr, plain, A").replace("{line}", "v = plain + 1.0"))
    assert codes(source) == []


def test_a_jit_function_may_be_called():
    source = HOST.replace("def plain", "@triton.jit\ndef plain").replace("{line}", "v = plain(v)")
    assert codes(module(source)) == []
