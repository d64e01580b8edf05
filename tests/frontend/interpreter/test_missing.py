"""What is said of a name that Triton does not have: where it went, what to write instead."""

from __future__ import annotations

import pytest
from kernelforge.frontend.interpreter.missing import api_message

from tests.frontend.kernels import check, in_kernel, line_codes


def test_a_name_that_never_was():
    code, message, notes = api_message("triton.language.blorp", "tl.blorp", "3.6")
    assert code == "KF201"
    assert message == "`tl.blorp` does not exist in Triton 3.6"
    assert not any("had it" in note for note in notes)


def test_a_name_that_went():
    code, _, notes = api_message("triton.language.math.tanh", "tl.math.tanh", "3.6")
    assert code == "KF212"
    assert any("libdevice.tanh" in note for note in notes)
    assert any(note.startswith("Triton had it until 2.") for note in notes)


def test_a_name_that_is_still_to_come():
    code, _, notes = api_message("triton.language.gather", "tl.gather", "3.0")
    assert code == "KF212"
    assert any(note.startswith("it came with Triton 3.") for note in notes)


def test_a_typing_error_is_met_with_the_right_name():
    _, _, notes = api_message("triton.language.aragne", "tl.aragne", "3.6")
    assert any("tl.arange" in note for note in notes)


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("tl.tanh(x)", "tanh"),
        ("tl.transpose(w)", "tl.trans"),
        ("tl.pow(x, 2)", "pow"),
        ("tl.libdevice.exp(x)", "libdevice"),
        ("tl.cumulative_sum(x)", "tl.cumsum"),
    ],
)
def test_names_that_are_often_imagined(line: str, word: str):
    (found,) = check(in_kernel(line))
    assert any(word in note for note in found.notes)


@pytest.mark.parametrize(
    ("line", "versions"),
    [
        ("tl.math.tanh(x)", {"2.1"}),
        ("tl.gather(x, i, axis=0)", {"3.3", "3.6", "3.9"}),
        ("tl.load(x_ptr)", {"2.1", "3.0", "3.3", "3.6", "3.9"}),
        ("tl.tanh(x)", set()),
        ("s.item()", {"3.6", "3.9"}),
    ],
)
def test_the_version_decides(line: str, versions: set[str]):
    assert {
        version for version in ("2.1", "3.0", "3.3", "3.6", "3.9") if not line_codes(line, version)
    } == versions


@pytest.mark.parametrize(
    ("guard", "codes"),
    [("if triton.__version__ < '3.0':", []), ("if hasattr(tl, 'tanh'):", []), ("if FAST:", ["KF201"])],
)
def test_a_kernel_behind_a_version_guard_may_use_other_names(guard: str, codes: list[str]):
    source = f"""
import triton
import triton.language as tl

FAST = bool(1)

{guard}

    @triton.jit
    def k(x_ptr):
        tl.store(x_ptr, tl.tanh(tl.load(x_ptr)))
"""
    assert [found.code for found in check(source)] == codes
