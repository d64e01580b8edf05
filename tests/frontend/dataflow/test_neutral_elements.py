"""What reaches a reduction through a mask (KF712, KF715)."""

from __future__ import annotations

import pytest

from tests.frontend.dataflow.reports import codes, found

LOAD = "offs = tl.arange(0, BLOCK)\nmask = offs < n\n"


def reduced(expressions: str) -> list[str]:
    """The codes for `r`, computed from a masked `x` and `y` of zeros or of undefined lanes, and a row `w`."""
    return codes(
        "x_ptr, y_ptr, w_ptr, out_ptr, scale, n",
        f"""{LOAD}zeros = tl.load(x_ptr + offs, mask=mask, other=0.0)
undefined = tl.load(y_ptr + offs, mask=mask)
w = tl.load(w_ptr + offs)
lowest = tl.load(x_ptr + offs, mask=mask, other=-1e30)
{expressions}
tl.store(out_ptr, r)""",
    )


@pytest.mark.parametrize(
    "expressions",
    [
        "r = tl.sum(zeros, axis=0)",
        "r = tl.sum(zeros * scale)",
        "r = tl.sum(zeros / scale)",
        "r = tl.sum(zeros * undefined)",
        "r = tl.sum(zeros - zeros * scale)",
        "r = tl.sum(tl.where(mask, undefined, 0.0))",
        "r = tl.sum(tl.where(mask, zeros - scale, 0.0))",
        "r = tl.sum(tl.abs(zeros))",
        "r = tl.sum(tl.exp(lowest - tl.max(lowest)))",
        "r = tl.max(tl.abs(zeros))",
        "r = tl.max(zeros)",
        "r = tl.sum((zeros - scale) * mask)",
        "r = tl.sum(undefined * mask)",
        "r = tl.max(tl.cumsum(w))",
        "r = tl.sum(w - scale)",
    ],
)
def test_neutral_lanes_are_fine(expressions: str):
    assert reduced(expressions) == []


@pytest.mark.parametrize(
    "expressions",
    [
        "r = tl.sum(undefined)",
        "r = undefined.sum(0)",
        "r = tl.max(undefined, axis=0)",
        "r = tl.argmax(undefined, axis=0)",
        "r = tl.sum(undefined.to(tl.float32) * undefined)",
        "r = tl.sum(undefined * w)",
        "r = tl.sum(undefined + zeros)",
        "r = tl.sum(tl.exp(undefined))",
        "r = tl.max(tl.cumsum(undefined, reverse=True))",
    ],
)
def test_undefined_lanes_spoil_a_reduction(expressions: str):
    assert reduced(expressions) == ["KF712"]


@pytest.mark.parametrize(
    "expressions",
    [
        "r = tl.sum(zeros - scale)",
        "r = tl.sum(tl.exp(zeros))",
        "r = tl.sum(1.0 - zeros)",
        "c = zeros - tl.sum(zeros) / n\nr = tl.sum(c * c)",
        "r = tl.min(zeros)",
        "r = tl.sum(lowest)",
    ],
)
def test_a_fill_that_is_no_longer_neutral_spoils_a_reduction(expressions: str):
    assert reduced(expressions) == ["KF715"]


def test_only_the_reduced_axis_counts():
    body = """
rows = tl.arange(0, BLOCK)
x = tl.load(x_ptr + rows[:, None] * BLOCK + rows[None, :], mask=rows[:, None] < n)
tl.store(out_ptr + rows, tl.sum(x, axis={axis}), mask=rows < n)
"""
    assert codes("x_ptr, out_ptr, n", body.format(axis=1)) == []
    assert codes("x_ptr, out_ptr, n", body.format(axis=0)) == ["KF712"]


def test_rows_that_a_matrix_product_keeps_apart_are_fine():
    body = """
i = tl.arange(0, BLOCK)
a = tl.load(a_ptr + i[:, None] * BLOCK + i[None, :], mask=i[:, None] < n)
b = tl.load(b_ptr + i[:, None] * BLOCK + i[None, :], mask=i[{k}] < n{other})
tl.store(c_ptr + i[:, None] * BLOCK + i[None, :], tl.dot(tl.trans(a), b))
"""
    outer = body.replace("tl.trans(a)", "a")
    assert codes("a_ptr, b_ptr, c_ptr, n", outer.format(k="None, :", other="")) == []
    assert codes("a_ptr, b_ptr, c_ptr, n", body.format(k=":, None", other="")) == ["KF712", "KF712"]
    assert codes("a_ptr, b_ptr, c_ptr, n", body.format(k=":, None", other=", other=0.0")) == []


def test_an_accumulator_carries_the_lanes_out_of_the_loop():
    body = """
acc = tl.zeros((BLOCK,), tl.float32)
for start in range(0, n, BLOCK):
    offs = start + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    acc += {term}
tl.store(out_ptr, tl.sum(acc))
"""
    assert codes("x_ptr, out_ptr, mean, n", body.format(term="x * x")) == []
    assert codes("x_ptr, out_ptr, mean, n", body.format(term="(x - mean) * (x - mean)")) == ["KF715"]
    assert codes("x_ptr, out_ptr, mean, n", body.format(term="tl.where(offs < n, x - mean, 0.0)")) == []


def test_a_running_total_that_nobody_reads_after_the_last_block_is_fine():
    body = """
total = 0.0
for start in range(0, n, BLOCK):
    offs = start + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n)
    tl.store(x_ptr + offs, tl.cumsum(x) + total, mask=offs < n)
    total += tl.sum(x)
"""
    assert codes("x_ptr, n", body) == []
    assert codes("x_ptr, n", f"{body}tl.store(x_ptr, total)") == ["KF712"]


def test_the_fix_is_the_value_that_all_reductions_ignore():
    def fix(expression: str):
        (finding,) = found("x_ptr, out_ptr, n", f"{LOAD}x = tl.load(x_ptr + offs, mask=mask)\n{expression}")
        return finding.notes[0], finding.fix is not None

    assert fix("tl.store(out_ptr, tl.sum(x))") == ("add `other=0.0`", True)
    assert fix("tl.store(out_ptr, tl.max(x))") == ('add `other=-float("inf")`', False)
    assert fix("tl.store(out_ptr, tl.max(x) + tl.sum(x))")[1] is False


def test_a_mask_without_a_block_leaves_no_lane_out():
    body = "i = tl.arange(0, BLOCK)\nx = tl.load(x_ptr + i, mask=n > 0)\ntl.store(out_ptr, tl.sum(x))"
    assert codes("x_ptr, out_ptr, n", body) == []
