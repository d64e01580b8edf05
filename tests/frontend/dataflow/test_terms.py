"""Sums of products are what the expressions mean."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.dataflow import lanes, terms

NAMES = {"a": 3, "b": -5, "c": 7}
LEAVES = st.one_of(
    st.integers(-4, 4).map(lambda value: (terms.constant(value), value)),
    st.sampled_from(sorted(NAMES)).map(lambda name: (terms.atom("name", name), NAMES[name])),
)


def value(sums: terms.Terms) -> int:
    total = 0
    for product, times in sums.items():
        for _, name, _ in product:
            times *= NAMES[name]
        total += times
    return total


@st.composite
def expressions(draw: st.DrawFn):
    """A sum, None if it grew too long, and the number that it should be."""
    sums, number = draw(LEAVES)
    for _ in range(draw(st.integers(0, 6))):
        other, right = draw(LEAVES)
        op = draw(st.sampled_from("+-*"))
        if sums is not None:
            sums = (
                terms.multiply(sums, other) if op == "*" else terms.add(sums, other, 1 if op == "+" else -1)
            )
        number = number * right if op == "*" else number + right if op == "+" else number - right
    return sums, number


@given(expressions())
def test_a_sum_has_the_value_of_its_expression(expression: tuple[terms.Terms | None, int]):
    sums, number = expression
    assert sums is None or value(sums) == number


@given(expressions(), expressions())
def test_addition_commutes(left: tuple[terms.Terms | None, int], right: tuple[terms.Terms | None, int]):
    if left[0] is not None and right[0] is not None:
        assert terms.add(left[0], right[0]) == terms.add(right[0], left[0])


def test_a_view_moves_blocks_and_leaves_scalars():
    block, scalar = terms.atom("range", ":64", 0), terms.atom("name", "n")
    offsets = terms.add(block, scalar)
    assert offsets is not None
    assert terms.moved(offsets, {0: 1}) == terms.add(terms.atom("range", ":64", 1), scalar)


@given(st.sampled_from(sorted(lanes.OPERATORS)), st.integers(-9, 9), st.integers(-9, 9))
def test_known_lanes_are_computed_with(op: str, left: int, right: int):
    found = lanes.binary(op, float(left), float(right))
    if op == "/" and right == 0:
        assert found in (0.0, lanes.Lanes.UNKNOWN)
    else:
        assert found == lanes.OPERATORS[op](left, right)


@given(st.sampled_from(["+", "-", "/", "maximum"]), st.sampled_from(sorted(lanes.Lanes, key=str)))
def test_what_is_undefined_stays_undefined(op: str, other: lanes.Lanes):
    assert lanes.binary(op, lanes.Lanes.UNDEFINED, other) is lanes.Lanes.UNDEFINED
