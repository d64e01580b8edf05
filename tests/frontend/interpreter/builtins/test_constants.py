"""What must be constant in a call, and the limits of the constants."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.interpreter.builtins.constants import MAX_ELEMENTS

from tests.frontend.kernels import check, compiles, every, in_kernel, line_codes, right, wrong

LINES = {
    "tl.arange(0, n)": "KF401",
    "tl.arange(n, n + 64)": "KF401",
    "tl.arange(0, c)": "KF401",
    "tl.arange(0, 3)": "KF403",
    "tl.arange(4, 4)": "KF403",
    "tl.arange(8, 0)": "KF403",
    "tl.arange(0, 2097152)": "KF403",
    "tl.arange(0, PLAIN)": "KF203",
    "size = 64\ntl.arange(0, size)": "KF411",
    "tl.zeros((n,), tl.float32)": "KF402",
    "tl.zeros((3,), tl.float32)": "KF403",
    "tl.zeros((2048, 1024), tl.float32)": "KF403",
    "tl.zeros((B, 0.5), tl.float32)": "KF402",
    "tl.full((8, n), 0, tl.int32)": "KF402",
    "x.reshape(8, n)": "KF402",
    "tl.broadcast_to(x, (3,))": "KF403",
    "tl.program_id(3)": "KF406",
    "tl.program_id(n)": "KF406",
    "tl.num_programs(-1)": "KF406",
    "tl.sum(x, 1)": "KF406",
    "tl.sum(x, axis=-2)": "KF406",
    "tl.sum(s, 0)": "KF406",
    "tl.sum(x, n)": "KF406",
    "tl.cumsum(x, 1)": "KF406",
    "tl.expand_dims(x, n)": "KF406",
    "tl.max(x, 0.0)": "KF306",
    "tl.max(x, x)": "KF306",
    "tl.multiple_of(i, n)": "KF402",
    "tl.multiple_of(i, (8, 8))": "KF402",
    "tl.static_assert(n > 0)": "KF408",
    "tl.static_assert(1 == 2)": "KF408",
    "tl.static_assert(B == 64, msg='no')": "KF302",
    "tl.load(x_ptr + i, 0.0)": "KF307",
    "tl.device_print(x)": "KF302",
    "tl.device_print('x', 'y')": "KF119",
    "tl.store(x_ptr, save(x_ptr, 1.0))": "KF605",
    "tl.arange(0, B)": "",
    "tl.arange(0, B * 2)": "",
    "tl.arange(64, 128)": "",
    "tl.arange(0, SIZE)": "",
    "size: tl.constexpr = B // 2\ntl.arange(0, size)": "",
    "tl.zeros((B,), tl.float32)": "",
    "tl.zeros((True, 4), tl.float32)": "",
    "tl.zeros([B, 16], dtype=tl.float32)": "",
    "tl.full((B,), n, tl.int32)": "",
    "tl.full((), 0.0, tl.float32)": "",
    "x.reshape(8, 8)": "",
    "x.reshape([8, 8])": "",
    "tl.broadcast_to(s, (B, B))": "",
    "tl.program_id(0)": "",
    "tl.program_id(axis=2)": "",
    "tl.sum(x, axis=-1)": "",
    "tl.sum(w, 1)": "",
    "tl.sum(x)": "",
    "tl.sum(x, None)": "",
    "tl.expand_dims(x, -1)": "",
    "tl.multiple_of(i, 8)": "",
    "tl.multiple_of(i, (8,))": "",
    "tl.static_assert(B == 64, 'no')": "",
    "tl.static_assert(B % 16 == 0)": "",
    "tl.load(x_ptr + i, m)": "",
    "tl.load(x_ptr + i, None)": "",
    "tl.device_print('x', x, n)": "",
}  # fmt: skip


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


@given(st.integers(-3, 300), st.integers(-3, 300))
@settings(max_examples=80)
def test_a_range_has_a_power_of_two_elements(start: int, end: int):
    size = end - start
    is_right = size > 0 and bin(size).count("1") == 1
    assert line_codes(f"tl.arange({start}, {end})") == ([] if is_right else ["KF403"])


@given(st.lists(st.integers(0, 13).map(lambda exponent: 2**exponent), min_size=1, max_size=3))
@settings(max_examples=40)
def test_a_block_has_a_bounded_number_of_elements(shape: list[int]):
    count = 1
    for size in shape:
        count *= size
    assert line_codes(f"tl.zeros({tuple(shape)}, tl.int8)") == ([] if count <= MAX_ELEMENTS else ["KF403"])


def test_the_largest_block_is_the_compiler_s(compiler: Compiler):
    assert compiles(compiler, in_kernel(f"tl.arange(0, {MAX_ELEMENTS})"))
    assert not compiles(compiler, in_kernel(f"tl.arange(0, {2 * MAX_ELEMENTS})"))


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("tl.arange(0, n)", "annotate the parameter: `n: tl.constexpr`"),
        ("tl.arange(0, 48)", "use 64 and mask the elements that do not exist"),
        ("tl.zeros((6,), tl.float32)", "use 8"),
        ("tl.load(x_ptr + i, 0.5)", "write `tl.load(pointer, mask=..., other=0.5)`"),
        ("tl.max(x, 0.0)", "for the larger or smaller of two values use `tl.maximum`"),
    ],
)
def test_the_note_says_what_to_write(line: str, note: str):
    (found,) = check(in_kernel(line))
    assert note in found.notes


def test_a_decayed_constant_is_shown_where_it_decayed():
    source = in_kernel("size = 64\ntl.arange(0, size)")
    (found,) = check(source)
    (related,) = found.related
    assert source[related.span.start : related.span.end] == "size = 64"


REDUCED = """
best = tl.max(x, 0)
tl.store(x_ptr + i, best)
"""


def test_storing_one_maximum_into_every_element_is_suspicious():
    """It compiles: `tl.max(x, 0)` is often meant as `tl.maximum(x, 0)`."""
    assert line_codes(REDUCED) == ["KF306"]
    assert line_codes(REDUCED.replace("tl.max(x, 0)", "tl.max(x, axis=0)")) == []
    assert line_codes(REDUCED.replace("x_ptr + i", "x_ptr")) == []
    assert line_codes(REDUCED.replace("tl.max(x, 0)", "tl.maximum(x, 0)")) == []
