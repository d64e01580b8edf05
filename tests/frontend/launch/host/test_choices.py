"""Branches that callers of a launching function choose: what is wrong in them is told, whichever way others go."""

from __future__ import annotations

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.source import Source

MODULE = """
import torch
import triton
import triton.language as tl


@triton.jit
def k(x_ptr, out_ptr, MODE: tl.constexpr, B: tl.constexpr):
    o = tl.arange(0, B)
    v = tl.load(x_ptr + o)
    if {test}:
        v = {value}
    tl.store(out_ptr + o, v)


def {name}(x: torch.Tensor, {parameter}):
    {before}
    k[(1,)](x, x, MODE={passed}, B=64)
"""


def errors(**parts: str) -> list[str]:
    usual = {
        "test": "MODE",
        "value": "tl.tanh(v)",
        "name": "run",
        "parameter": "mode: bool",
        "before": "pass",
        "passed": "mode",
    }
    found = check_source(Source("k.py", MODULE.format_map(usual | parts)), Options("3.6"))
    return [each.code for each in found if each.severity.value == "error"]


@pytest.mark.parametrize(
    "parts",
    [
        {},
        {"test": "not MODE"},
        {"parameter": "mode=False"},
        {"parameter": 'mode="none"', "test": 'MODE == "tanh"'},
        {"parameter": "bias=None", "passed": "bias is not None"},
        {"parameter": "mode", "passed": 'mode == "tanh"'},
        {
            "parameter": "mode",
            "before": 'kind = 1 if mode == "tanh" else 0',
            "passed": "kind",
            "test": "MODE == 1",
        },
        {"parameter": "mode: str", "before": "mode = mode.lower()", "test": 'MODE == "tanh"'},
    ],
)
def test_a_branch_that_callers_choose_is_checked(parts: dict[str, str]):
    assert errors(**parts) == ["KF201"]


@pytest.mark.parametrize(
    "parts",
    [
        {"name": "_run"},  # who calls it is known to the author
        {"parameter": "mode"},  # may be a number with one value only
        {"before": "mode = mode and supported()"},
        {"passed": "mode and x.is_cuda"},
        {"test": "MODE and B > 128"},
        {"test": "B > 128"},
    ],
)
def test_a_branch_that_may_be_dead_is_not(parts: dict[str, str]):
    assert errors(**parts) == []


def test_types_in_such_a_branch_may_depend_on_other_choices():
    assert errors(value="tl.load(v)") == []
