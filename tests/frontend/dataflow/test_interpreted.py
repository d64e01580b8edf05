"""The rules' examples on Triton's interpreter: the bad ones compute something else, the good ones do not."""

from __future__ import annotations

import importlib.util

import pytest
from kernelforge.frontend.rules.neutral_elements import NEUTRAL_ELEMENT, UNDEFINED_LANES
from kernelforge.frontend.rules.tails import MISSING_MASK, WRONG_MASK

from tests.frontend.dataflow.interpreted import run

if importlib.util.find_spec("triton") is None or importlib.util.find_spec("torch") is None:
    pytest.skip("needs Triton and torch", allow_module_level=True)

BUFFER = "buffer = torch.full((128,), 7.0)\nx = buffer[:100]\n"
NEGATIVE = "x = -1 - torch.arange(40.0)\n"
OUT = "out = torch.zeros(1)\n"

LARGEST = UNDEFINED_LANES.bad[1].source.replace("out_ptr, n,", "out_ptr, n: tl.constexpr,")
"""The interpreter of Triton 3.6 and numpy 2.4 have no loops up to a run-time number."""
SMALLEST = NEUTRAL_ELEMENT.bad[2].source
KERNELS = {
    "double_bad": (MISSING_MASK.bad[0].source, f"{BUFFER}launch(x)\nresult = buffer"),
    "double_good": (
        MISSING_MASK.good[0].source,
        f"{BUFFER}double[(2,)](x, 100, BLOCK=64)\nresult = buffer",
    ),
    "increment_bad": (
        WRONG_MASK.bad[0].source,
        f"{BUFFER}increment[(2,)](x, 100, BLOCK=64)\nresult = buffer",
    ),
    "increment_good": (
        WRONG_MASK.good[0].source,
        f"{BUFFER}increment[(2,)](x, 100, BLOCK=64)\nresult = buffer",
    ),
    "axis_bad": (WRONG_MASK.bad[1].source, "x = torch.zeros(4, 40)\nlaunch(x)\nresult = x"),
    "largest_bad": (LARGEST, f"{NEGATIVE}{OUT}largest[(1,)](x, out, 40, BLOCK=64)\nresult = out"),
    "largest_good": (
        LARGEST.replace("mask=offs < n)", 'mask=offs < n, other=-float("inf"))'),
        f"{NEGATIVE}{OUT}largest[(1,)](x, out, 40, BLOCK=64)\nresult = out",
    ),
    "softmax_bad": (NEUTRAL_ELEMENT.bad[0].source, f"{NEGATIVE}softmax[(1,)](x, 40, BLOCK=64)\nresult = x"),
    "softmax_good": (NEUTRAL_ELEMENT.good[0].source, f"{NEGATIVE}softmax[(1,)](x, 40, BLOCK=64)\nresult = x"),
    "variance_bad": (
        NEUTRAL_ELEMENT.bad[1].source,
        f"{NEGATIVE}{OUT}variance[(1,)](x, out, 40, BLOCK=64)\nresult = out",
    ),
    "variance_good": (
        NEUTRAL_ELEMENT.good[1].source,
        f"{NEGATIVE}{OUT}variance[(1,)](x, out, 40, BLOCK=64)\nresult = out",
    ),
    "smallest_bad": (
        SMALLEST,
        f"x = 1 + torch.arange(40.0)\n{OUT}smallest[(1,)](x, out, 40, BLOCK=64)\nresult = out",
    ),
    "smallest_good": (
        SMALLEST.replace("other=0.0", 'other=float("inf")'),
        f"x = 1 + torch.arange(40.0)\n{OUT}smallest[(1,)](x, out, 40, BLOCK=64)\nresult = out",
    ),
}


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[float]]:
    return run(KERNELS, tmp_path_factory.mktemp("kernels"))


@pytest.mark.parametrize(("kernel", "changed"), [("double", 14.0), ("increment", 8.0)])
def test_a_missing_or_local_mask_writes_past_the_end(
    results: dict[str, list[float]], kernel: str, changed: float
):
    """The tensor is the first 100 elements of a buffer of sevens."""
    assert results[f"{kernel}_good"] == [changed] * 100 + [7.0] * 28
    assert results[f"{kernel}_bad"] == [changed] * 128


def test_an_axis_that_the_grid_lacks_leaves_columns_out(results: dict[str, list[float]]):
    assert results["axis_bad"] == ([1.0] * 16 + [0.0] * 24) * 4


def test_undefined_lanes_may_hold_the_maximum(results: dict[str, list[float]]):
    """The interpreter puts zeros there."""
    assert results["largest_good"] == [-1.0]
    assert results["largest_bad"] == [0.0]


def test_zeros_add_to_the_denominator_of_a_softmax(results: dict[str, list[float]]):
    assert sum(results["softmax_good"]) == pytest.approx(1)
    assert sum(results["softmax_bad"]) < 0.2


def test_zeros_add_to_a_variance(results: dict[str, list[float]]):
    true = sum((value + 20.5) ** 2 for value in range(-40, 0)) / 40
    assert results["variance_good"] == [pytest.approx(true)]
    assert results["variance_bad"] == [pytest.approx(true + 24 * 20.5**2 / 40)]


def test_zero_may_be_smaller_than_every_element(results: dict[str, list[float]]):
    assert results["smallest_good"] == [1.0]
    assert results["smallest_bad"] == [0.0]
