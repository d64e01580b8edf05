"""What may stand in brackets: constants behind a tuple, `:` and None behind a block, nothing behind a pointer."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.values import UNKNOWN, Known, Scalar, Tensor, TupleOf

from tests.frontend.interpreter.values_of import value_in_kernel, value_of
from tests.frontend.kernels import check, compiles, every, in_kernel, line_codes, right, wrong

LINES = {
    "x[0]": "KF509",
    "x[True]": "KF509",
    "x[i]": "KF509",
    "x[m]": "KF509",
    "x[c]": "KF509",
    "x[0:4]": "KF509",
    "x[...]": "KF509",
    "x[:, 0]": "KF509",
    "w[0, :]": "KF509",
    "s[0]": "KF509",
    "x_ptr[0]": "KF509",
    "x_ptr[n]": "KF509",
    "x_ptr[i]": "KF509",
    "t[n]": "KF509",
    "t[c]": "KF509",
    "twice[(1,)](x)": "KF214",
    "x[:]": "",
    "x[::]": "",
    "x[:, None]": "",
    "x[None, :]": "",
    "x[None]": "",
    "w[:, None, :]": "",
    "s[None]": "",
    "t[0]": "",
    "t[-1]": "",
    "t[0:1]": "",
    "t[B - 64]": "",
    "(x, n)[1]": "",
    "[x, n][1]": "",
    "NAME[0]": "",
}


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


@given(st.lists(st.integers(0, 9), max_size=4), st.integers(-6, 6))
@settings(max_examples=60)
def test_tuples_are_indexed_as_in_python(items: list[int], index: int):
    value = value_of(f"a[{index}]", a=TupleOf(tuple(map(Known, items))))
    assert value == (Known(items[index]) if -len(items) <= index < len(items) else UNKNOWN)


@given(st.lists(st.sampled_from((2, 4, 8)), min_size=1, max_size=3), st.data())
@settings(max_examples=60)
def test_none_adds_a_dimension_as_in_numpy(sizes: list[int], data: st.DataObject):
    numpy = pytest.importorskip("numpy")
    index = data.draw(st.permutations([":"] * len(sizes) + ["None"] * data.draw(st.integers(0, 2))))
    expected = eval(f"a[{', '.join(index)}]", {"a": numpy.zeros(sizes)}).shape
    value = value_of(f"a[{', '.join(index)}]", a=Tensor(tuple(sizes), Scalar.FLOAT))
    assert isinstance(value, Tensor)
    assert (value.shape, value.kind) == (expected, Scalar.FLOAT)


def test_an_index_keeps_names_of_sizes():
    value = value_in_kernel("tl.arange(0, B)[:, None]")
    assert isinstance(value, Tensor)
    assert value.shape == ("B", 1)


def test_what_an_unknown_index_gives_is_a_run_time_value():
    value = value_of("a[b]", a=Tensor((4,)), b=UNKNOWN)
    assert isinstance(value, Tensor)
    assert value.shape is None


def test_a_pointer_is_read_with_a_load():
    (found,) = check(in_kernel("x_ptr[n + 1]"))
    assert found.notes == ("pointers are not arrays: write `tl.load(x_ptr + n + 1)`",)
