"""Programs and threads in each other's way (KF714)."""

from __future__ import annotations

import pytest
from kernelforge.frontend.diagnostics import Severity

from tests.frontend.dataflow.reports import found

PART = """
offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
part = tl.sum(tl.load(x_ptr + offs, mask=offs < n, other=0.0))
"""


def severities(body: str) -> list[Severity]:
    return [each.severity for each in found("x_ptr, s_ptr, n", body) if each.code == "KF714"]


@pytest.mark.parametrize(
    "update",
    [
        "tl.store(s_ptr, tl.load(s_ptr) + part)",
        "old = tl.load(s_ptr + n)\nnew = tl.maximum(old, part)\ntl.store(s_ptr + n, new)",
    ],
)
def test_an_update_of_one_place_by_all_programs_is_an_error(update: str):
    assert severities(PART + update) == [Severity.ERROR]


@pytest.mark.parametrize(
    "update",
    [
        "tl.atomic_add(s_ptr, part)",
        "tl.store(s_ptr + tl.program_id(0), tl.load(s_ptr + tl.program_id(0)) + part)",
        "row = tl.load(x_ptr + tl.program_id(0))\ntl.store(s_ptr + row, tl.load(s_ptr + row) + part)",
        "if tl.program_id(0) == 0:\n    tl.store(s_ptr, tl.load(s_ptr) + part)",
        "tl.store(s_ptr, tl.load(s_ptr) + part, mask=tl.program_id(0) == 0)",
        "tl.store(s_ptr, part)",
        "tl.store(s_ptr, tl.load(s_ptr) + n)",
        "while tl.atomic_cas(s_ptr + 1, 0, 1) == 1:\n    pass\ntl.store(s_ptr, tl.load(s_ptr) + part)",
    ],
)
def test_places_of_their_own_turns_and_atomics_are_fine(update: str):
    assert severities(PART + update) == []


@pytest.mark.parametrize(("grid", "count"), [("(1,)", 0), ("(8,)", 1), ("(triton.cdiv(n, 64),)", 1)])
def test_a_single_program_has_nobody_to_race_with(grid: str, count: int):
    body = f"{PART}tl.store(s_ptr, tl.load(s_ptr) + part)"
    host = f"def launch(x, s, n):\n    k[{grid}](x, s, n, BLOCK=64)"
    assert [each.code for each in found("x_ptr, s_ptr, n", body, host)] == ["KF714"] * count


@pytest.mark.parametrize(
    ("stored", "loaded"),
    [
        ("i", "BLOCK - 1 - i"),
        ("i", "i + 1"),
        ("i[:, None] * BLOCK + i[None, :]", "i[:, None] + i[None, :] * BLOCK"),
    ],
)
def test_elements_of_other_threads_need_a_barrier(stored: str, loaded: str):
    body = f"i = tl.arange(0, BLOCK)\ntl.store(x_ptr + {stored}, 1.0)\n{{between}}\nx = tl.load(x_ptr + {loaded})"
    assert severities(body.format(between="pass")) == [Severity.WARNING]
    assert severities(body.format(between="tl.debug_barrier()")) == []


@pytest.mark.parametrize("loaded", ["x_ptr + i", "x_ptr + i + BLOCK", "x_ptr + i + n", "s_ptr + i + 1"])
def test_own_elements_and_other_places_need_none(loaded: str):
    body = f"i = tl.arange(0, BLOCK)\ntl.store(x_ptr + i, 1.0)\nx = tl.load({loaded})"
    assert severities(body) == []
