"""What a launch passes for the size of a block: an int, or one error where it is passed. The compiler is asked too."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

SOURCE = """
import math
import torch

SIZES = (64, 128)


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.zeros((BLOCK,), tl.float32)
    for start in range(0, n, BLOCK):
        tl.store(x_ptr + start + offs, value, mask=start + offs < n)


def launch(x):
    n = x.numel()
    fill[(1,)](x, n, BLOCK={size})
"""
WRONG = [
    "64.0",
    "'64'",
    "None",
    "n / 2",
    "128 / 2",
    "math.sqrt(n)",
    "str(n)",
    "SIZES",
    "lambda: 64",
    "tl.int32",
    "48",
]
RIGHT = ["64", "n // 2", "int(n / 2)", "SIZES[0]", "int('64')", "(lambda: 64)()", "2 ** int(math.log2(n))"]


def errors(size: str) -> list[Diagnostic]:
    source = Source("case.py", module(SOURCE.format(size=size)))
    found = check_source(source, Options(triton_version="3.6"))
    return [each for each in found if each.severity is Severity.ERROR]


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize("size", WRONG)
def test_a_wrong_size_is_one_error_that_names_the_block(compiler: Compiler, size: str):
    source = module(SOURCE.format(size=size))
    (found,) = errors(size)
    assert found.code == "KF814"
    assert source[found.span.start : found.span.end] == size
    result = compiler.launch(source, "launch(torch.ones(64))")
    assert result.outcome is Outcome.REJECTED
    rows = {Source("case.py", source).row(each.span.start) for each in found.related}
    assert result.row in rows


@pytest.mark.parametrize("size", RIGHT)
def test_a_right_size_is_left_alone(compiler: Compiler, size: str):
    assert errors(size) == []
    source = module(SOURCE.format(size=size))
    assert compiler.launch(source, "launch(torch.ones(64))").outcome is Outcome.COMPILES


@pytest.mark.parametrize("annotation", ["", ": int", ": tl.int32"])
@pytest.mark.parametrize("sizes", [("64",), ("64", "128")])
def test_a_parameter_without_constexpr_is_one_error_that_names_each_block(
    compiler: Compiler, annotation: str, sizes: tuple[str, ...]
):
    text = SOURCE.format(size=sizes[0]).replace("BLOCK: tl.constexpr", "BLOCK" + annotation)
    source = module(text + "".join(f"    fill[(1,)](x, 2**40, BLOCK={size})\n" for size in sizes[1:]))
    found = [
        each
        for each in check_source(Source("case.py", source), Options(triton_version="3.6"))
        if each.severity is Severity.ERROR
    ]
    assert [each.code for each in found] == ["KF401"]
    texts = [source[each.span.start : each.span.end] for each in found[0].related]
    assert any("BLOCK" in text for text in texts)
    assert compiler.launch(source, "launch(torch.ones(64))").outcome is Outcome.REJECTED
