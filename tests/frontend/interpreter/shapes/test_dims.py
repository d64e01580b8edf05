"""Sizes by name: what is said to be equal or different is so, whatever powers of two the names stand for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.interpreter.shapes import dims
from kernelforge.frontend.values import Known, Symbol

names = st.sampled_from(("A", "B"))
powers = st.sampled_from((1, 2, 4, 16))
sizes = st.integers(3, 10).map(lambda exponent: 2**exponent)
"""What names stand for: block sizes, larger than those that count as none."""


@st.composite
def texts(draw: st.DrawFn, depth: int = 3) -> str:
    """A product of names and powers of two, with divisions by powers of two."""
    if depth == 0 or draw(st.booleans()):
        return draw(st.one_of(names, powers.map(str)))
    left = draw(texts(depth - 1))
    if draw(st.booleans()):
        return f"({left}) * ({draw(texts(depth - 1))})"
    return f"({left}) // {draw(powers)}"


def value(text: str, a: int, b: int) -> float:
    """The size, without rounding: a size that a division rounds to 0 is none."""
    return eval(text.replace("//", "/"), {"A": a, "B": b})


@given(texts(), texts(), sizes, sizes)
def test_what_is_the_same_or_different_is_so_for_all_sizes(left: str, right: str, a: int, b: int):
    if dims.same(left, right):
        assert value(left, a, b) == value(right, a, b)
    if dims.differ(left, right):
        assert value(left, a, b) != value(right, a, b)


@given(texts(), texts())
def test_same_and_different_are_symmetric_and_exclude_each_other(left: str, right: str):
    assert dims.same(left, right) == dims.same(right, left)
    assert dims.differ(left, right) == dims.differ(right, left)
    assert not (dims.same(left, right) and dims.differ(left, right))


@given(st.lists(texts(depth=1), min_size=1, max_size=3), sizes, sizes)
def test_shapes_are_multiplied(shape: list[str], a: int, b: int):
    expected = 1.0
    for dim in shape:
        expected *= value(dim, a, b)
    assert value(str(dims.multiplied(tuple(shape))), a, b) == expected


@pytest.mark.parametrize(
    ("left", "right"),
    [("B", "2 * B"), ("B * B", "B"), ("B // 2 * 2", "B // 4"), (16, 32), ("B", "B << 1")],
)
def test_these_are_never_one_size(left: str | int, right: str | int):
    assert dims.differ(left, right)
    assert not dims.same(left, right)


@pytest.mark.parametrize(
    ("left", "right"),
    [("A", "B"), ("B", 16), ("B // 2", 2), ("A * B", "B"), ("B + 1", "B"), ("B", None), (None, None)],
)
def test_these_may_be_one_size(left: str | int | None, right: str | int | None):
    assert not dims.differ(left, right)
    assert not dims.same(left, right)


@pytest.mark.parametrize(
    ("left", "right"),
    [("B", "B"), ("B * 2 // 2", "B"), ("2 * B", "B << 1"), ("A * B", "B * A"), ("B - 1", "B - 1")],
)
def test_these_are_one_size(left: str, right: str):
    assert dims.same(left, right)


def test_an_operator_is_written_in_the_names_of_its_operands():
    assert dims.combined(Symbol("B"), "//", Known(2)) == "B // 2"
    assert dims.combined(Symbol("B // 2"), "*", Symbol("A")) == "(B // 2) * A"
    assert dims.combined(Symbol(""), "*", Symbol("A")) is None


def test_long_texts_are_not_put_together():
    assert dims.combined(Symbol("A" * 60), "*", Symbol("B")) is None
