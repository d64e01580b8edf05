"""Joining what a name may hold: laws that make the order of branches irrelevant."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.source import Span
from kernelforge.frontend.values import (
    UNKNOWN,
    ApiModule,
    Argument,
    Dtype,
    HostFunction,
    HostModule,
    HostValue,
    Known,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
    join,
)

constants = st.sampled_from((None, True, False, 0, 1, 2, 0.0, 1.0, "", "add", Dtype("float32")))
dims = st.sampled_from((None, 1, 2, 64, "B", "C"))
tensors = st.builds(
    Tensor,
    st.none() | st.lists(dims, max_size=3).map(tuple),
    st.none() | st.sampled_from(Scalar),
    st.none() | st.just(Span(3, 8)),
)
leaves: st.SearchStrategy[Value] = st.one_of(
    st.just(UNKNOWN),
    constants.map(Known),
    st.builds(Symbol, st.sampled_from(("B", "C")), st.none() | st.sampled_from(Sort)),
    tensors,
    st.builds(Argument, st.sampled_from(("x", "y")), st.booleans()),
    st.just(HostModule("torch")),
)
values: st.SearchStrategy[Value] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=2).map(lambda items: TupleOf(tuple(items))), max_leaves=4
)


@given(values)
def test_join_is_idempotent(value: Value):
    assert join(value, value) == value


@given(values, values)
def test_join_is_commutative(left: Value, right: Value):
    assert join(left, right) == join(right, left)


@given(values, values, values)
def test_join_is_associative(first: Value, second: Value, third: Value):
    assert join(join(first, second), third) == join(first, join(second, third))


@given(values)
def test_unknown_absorbs(value: Value):
    assert join(value, UNKNOWN) == UNKNOWN


@given(values, values)
def test_join_is_certain_of_no_more_than_either_value(left: Value, right: Value):
    """The join of the join with one of them changes nothing: it covers both."""
    both = join(left, right)
    assert join(both, left) == both
    assert join(both, right) == both


@given(values, values)
def test_join_keeps_when_a_value_is_known(left: Value, right: Value):
    both = join(left, right)
    if is_constexpr(both):
        assert is_constexpr(left)
        assert is_constexpr(right)
    if is_runtime(both):
        assert is_runtime(left)
        assert is_runtime(right)


@given(values)
def test_nothing_is_both_constexpr_and_run_time(value: Value):
    assert not (is_constexpr(value) and is_runtime(value))


@pytest.mark.parametrize(("left", "right"), [(1, True), (0, False), (1, 1.0), (0, -0.0)])
def test_constants_that_python_calls_equal_are_told_apart(left: object, right: object):
    """`if x` takes 1 and True and refuses 1.0, and a helper called with 1.0 returns a float."""
    assert left == right
    assert Known(left) != Known(right)
    assert join(Known(left), Known(right)) == Symbol("")


def test_known_values_can_be_looked_up():
    assert {Known(2): "two"}[Known(1 + 1)] == "two"
    assert Known(Dtype("int1")) == Known(Dtype("int1"))
    assert Known(None) != Known(0)
    assert Known(1) != 1


def test_join_of_blocks_keeps_the_sizes_that_agree():
    left = Tensor(("B", 4), Scalar.INT)
    assert join(left, Tensor(("B", 8), Scalar.INT)) == Tensor(("B", None), Scalar.INT)
    assert join(left, Tensor(("B", 4), Scalar.FLOAT)) == Tensor(("B", 4), None)
    assert join(left, Tensor((), Scalar.INT)) == Tensor(None, Scalar.INT)


def test_only_a_known_rank_makes_a_block():
    assert Tensor((4,)).is_block
    assert not Tensor(()).is_block
    assert not Tensor(None).is_block


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Known(3), "the constant `3`"),
        (Known("add"), "the constant `'add'`"),
        (Known(Dtype("float32")), "the constant `float32`"),
        (Symbol("B", Sort.NUMBER), "a constexpr number"),
        (Symbol("B"), "a constexpr"),
        (Symbol("B", Sort.BOOL), "a constexpr"),
        (Tensor(()), "a run-time scalar"),
        (Tensor(), "a run-time value"),
        (Tensor((64,)), "a block of shape (64,)"),
        (Tensor(("B", None)), "a block of shape (B, ?)"),
        (Argument("n"), "the run-time argument `n`"),
        (TupleOf((UNKNOWN, UNKNOWN)), "a tuple of 2"),
        (ApiModule("triton.language"), "`triton.language`"),
        (HostModule("torch.float32"), "the Python module `torch.float32`"),
        (HostFunction("grid"), "the Python function `grid`"),
        (HostValue("`64`"), "`64`"),
        (UNKNOWN, "this value"),
    ],
)
def test_messages_speak_of_values_in_an_author_s_words(value: Value, words: str):
    assert describe(value) == words
