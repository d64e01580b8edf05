"""Masks that are missing, or look elsewhere (KF710, KF711)."""

from __future__ import annotations

import pytest

from tests.frontend.dataflow.reports import codes

OFFSETS = "offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)\n"
UNMASKED = f"{OFFSETS}tl.store(x_ptr + offs, tl.load(x_ptr + offs) * 2)"


def launch(before: str, grid: str, block: str = "64") -> str:
    return f"def launch(x):\n    {before}\n    k[{grid}](x, x.numel(), BLOCK={block})"


@pytest.mark.parametrize(
    "host",
    [
        launch("n = x.numel()", "(triton.cdiv(n, 64),)"),
        launch("n, m = x.shape", "lambda meta: (triton.cdiv(n, meta['BLOCK']),)"),
        launch("grid = (triton.cdiv(x.shape[0], 64), 4)", "grid"),
    ],
)
def test_a_grid_that_rounds_up_needs_a_mask(host: str):
    assert codes("x_ptr, n", UNMASKED, host) == ["KF710"]


@pytest.mark.parametrize(
    "host",
    [
        "",
        launch("n = 4096", "(triton.cdiv(n, 64),)"),
        launch("n = x.numel()", "(triton.cdiv(n, 32),)"),
        launch("n = (x.numel() + 63) // 64 * 64", "(triton.cdiv(n, 64),)"),
        launch("assert len(x) % 64 == 0", "(triton.cdiv(len(x), 64),)"),
        launch("blocks = triton.cdiv(len(x), 64); x = x.new_empty(blocks * 64)", "(blocks,)"),
    ],
)
def test_without_evidence_nothing_is_said(host: str):
    assert codes("x_ptr, n", UNMASKED, host) == []


@pytest.mark.parametrize(
    "guard",
    [
        "if tl.program_id(0) * BLOCK + BLOCK > n:\n    return\n",
        "tl.device_assert(tl.program_id(0) * BLOCK + BLOCK <= n)\n",
    ],
)
def test_a_kernel_that_looks_at_its_offsets_may_know_better(guard: str):
    host = launch("n = x.numel()", "(triton.cdiv(n, 64),)")
    assert codes("x_ptr, n", guard + UNMASKED, host) == []


def test_offsets_that_are_masked_elsewhere():
    body = f"{OFFSETS}mask = offs < n\nx = tl.load(x_ptr + offs, mask=mask)\n"
    assert codes("x_ptr, y_ptr, n", f"{body}tl.store(x_ptr + offs, x)") == ["KF710"]
    assert codes("x_ptr, y_ptr, n", f"{body}tl.store(x_ptr + offs, x, mask=mask)") == []
    assert codes("x_ptr, y_ptr, n", f"{body}tl.store(y_ptr + offs, x)") == [], "it may be padded"
    assert codes("x_ptr, y_ptr, n", f"{body}x += tl.load(y_ptr + offs)\ntl.store(x_ptr + offs, x, mask)") == [
        "KF710"
    ]


def test_two_dimensions_are_told_apart():
    body = """
rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
cols = tl.arange(0, BLOCK)
x_ptrs = x_ptr + rows[:, None] * stride + cols[None, :]
x = tl.load(x_ptrs, mask=rows[:, None] < n)
tl.store(x_ptrs, x{mask})
"""
    assert codes("x_ptr, stride, n", body.format(mask=", mask=rows[:, None] < n")) == []
    assert codes("x_ptr, stride, n", body.format(mask="")) == ["KF710"]


def test_a_mask_of_local_indices():
    body = (
        f"cols = tl.arange(0, BLOCK)\n{OFFSETS}mask = {{mask}}\ntl.store(x_ptr + {{offsets}}, 1.0, mask=mask)"
    )
    local, whole = "cols < n", "offs < n"
    row = "tl.program_id(0) * n + cols"
    assert codes("x_ptr, n", body.format(mask=local, offsets="offs")) == ["KF711"]
    assert codes("x_ptr, n", body.format(mask=whole, offsets="offs")) == []
    assert codes("x_ptr, n", body.format(mask=local, offsets=row)) == []
    assert codes("x_ptr, n", body.format(mask=f"({local}) & ({whole})", offsets="offs")) == []
    assert codes("x_ptr, n", body.format(mask="cols < n - tl.program_id(0) * BLOCK", offsets="offs")) == []
    assert codes("x_ptr, n", body.format(mask="cols < BLOCK", offsets="offs")) == [], "it lets all through"


def test_a_program_id_of_an_axis_without_programs():
    body = "tl.store(x_ptr + tl.program_id(0) * n + tl.program_id(1), 1.0)"
    one, two = launch("pass", "(4,)"), launch("pass", "(4, 4)")
    assert codes("x_ptr, n", body, one) == ["KF711"]
    assert codes("x_ptr, n", body, two) == []
    assert codes("x_ptr, n", body, f"{one}\n\n\n{two}") == []
    assert codes("x_ptr, n", body, launch("pass", "x.grid")) == []
    guarded = "if tl.program_id(1) == 0:\n    tl.store(x_ptr + tl.program_id(0), 1.0)"
    assert codes("x_ptr, n", guarded, one) == []
