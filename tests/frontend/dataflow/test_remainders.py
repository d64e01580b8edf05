"""Remainders of negative indices (KF913)."""

from __future__ import annotations

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.source import Source

MODULE = """
import triton
import triton.language as tl


@triton.jit
def k(x_ptr, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    pid = tl.program_id(0)
    tl.store(x_ptr + i, {expression})
"""


def is_reported(expression: str) -> bool:
    found = check_source(Source("kernel.py", MODULE.format(expression=expression)), Options("3.6"))
    return "KF913" in {each.code for each in found}


@pytest.mark.parametrize("expression", ["(i - 1) % n", "(pid - 2) % BLOCK", "(pid + i - 1) % n", "-i % n"])
def test_an_index_below_zero(expression: str):
    assert is_reported(expression)


@pytest.mark.parametrize(
    "expression",
    ["i % n", "(i + 1) % n", "(i - 1 + n) % n", "(i - 1) % n == 0", "(i - n) % n", "(n - i) % n"],
)
def test_an_index_that_is_not_certainly_below_zero(expression: str):
    assert not is_reported(expression)
