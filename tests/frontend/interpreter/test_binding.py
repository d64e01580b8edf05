"""Arguments land where Python puts them: every case is held against a call of a real function."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend import tree
from kernelforge.frontend.interpreter.binding import Bound, Misuse, Passed, Slot, bind
from kernelforge.frontend.source import Span
from kernelforge.frontend.values import Known

NAMES = ("a", "b", "c", "d", "e")
NOWHERE = Span(0, 0)
CALL = tree.Call(Span(0, 99), tree.Name(Span(0, 1), "f"), (), ())


@dataclass(frozen=True)
class Signature:
    """Numbers of parameters by kind; `optional` of the positional ones have a default, from the right."""

    positional_only: int
    normal: int
    keyword_only: int
    optional: int
    optional_keywords: frozenset[str]
    takes_rest: bool
    takes_any: bool

    @property
    def positional(self) -> tuple[str, ...]:
        return NAMES[: self.positional_only + self.normal]

    @property
    def keywords(self) -> tuple[str, ...]:
        start = self.positional_only + self.normal
        return NAMES[start : start + self.keyword_only]

    def is_optional(self, name: str) -> bool:
        if name in self.keywords:
            return name in self.optional_keywords
        return self.positional.index(name) >= len(self.positional) - self.optional

    def slots(self) -> tuple[Slot, ...]:
        found = []
        for position, name in enumerate(self.positional):
            kind = "positional_only" if position < self.positional_only else "normal"
            found.append(Slot(name, kind, not self.is_optional(name)))
        if self.takes_rest:
            found.append(Slot("rest", "varargs", False))
        found += [Slot(name, "keyword_only", not self.is_optional(name)) for name in self.keywords]
        if self.takes_any:
            found.append(Slot("any", "kwargs", False))
        return tuple(found)

    def function(self) -> Any:
        """A Python function with this signature; it returns what reached each parameter."""
        parts = [f"{name}=None" if self.is_optional(name) else name for name in self.positional]
        if self.positional_only:
            parts.insert(self.positional_only, "/")
        if self.takes_rest:
            parts.append("*rest")
        elif self.keywords:
            parts.append("*")
        parts += [f"{name}=None" if self.is_optional(name) else name for name in self.keywords]
        if self.takes_any:
            parts.append("**any")
        namespace: dict[str, Any] = {}
        exec(f"def f({', '.join(parts)}):\n    return locals()", namespace)
        return namespace["f"]


@st.composite
def signatures(draw: st.DrawFn) -> Signature:
    positional_only, normal = draw(st.integers(0, 2)), draw(st.integers(0, 2))
    keyword_only = draw(st.integers(0, min(2, len(NAMES) - positional_only - normal)))
    return Signature(
        positional_only,
        normal,
        keyword_only,
        draw(st.integers(0, positional_only + normal)),
        draw(st.frozensets(st.sampled_from(NAMES))),
        draw(st.booleans()),
        draw(st.booleans()),
    )


def passed(count: int, keywords: dict[str, int], is_exact: bool = True) -> Passed:
    """`count` arguments by position, the numbers from 0, and some by name."""
    positional = tuple((Known(n), tree.Constant(Span(n + 2, n + 3), n)) for n in range(count))
    named = tuple(
        (tree.Keyword(NOWHERE, name, NOWHERE, tree.Constant(NOWHERE, value)), Known(value))
        for name, value in keywords.items()
    )
    return Passed(positional, named, is_exact)


calls = st.tuples(
    st.integers(0, 5),
    st.dictionaries(st.sampled_from((*NAMES, "z")), st.integers(100, 199), max_size=4),
)


@given(signatures(), calls)
@settings(max_examples=400)
def test_same_as_a_python_call(signature: Signature, call: tuple[int, dict[str, int]]):
    count, keywords = call
    bound = bind("f", signature.slots(), passed(count, keywords), CALL)
    try:
        expected = signature.function()(*range(count), **keywords)
    except TypeError:
        assert isinstance(bound, Misuse)
        return
    assert isinstance(bound, Bound)
    rest = expected.pop("rest", ())
    expected.pop("any", None)
    assert bound.values == {name: Known(value) for name, value in expected.items() if value is not None}
    assert tuple(value for value, _ in bound.rest) == tuple(Known(value) for value in rest)
    assert bound.by_position == {
        name for name, value in bound.values.items() if isinstance(value, Known) and value.value in range(5)
    }


@given(signatures(), calls)
@settings(max_examples=100)
def test_hidden_arguments_may_fill_the_gaps(signature: Signature, call: tuple[int, dict[str, int]]):
    """With `**options` in the call, nothing is known to be lacking; the rest is judged as ever."""
    count, keywords = call
    hidden = bind("f", signature.slots(), passed(count, keywords, is_exact=False), CALL)
    seen = bind("f", signature.slots(), passed(count, keywords), CALL)
    if isinstance(seen, Bound):
        assert isinstance(hidden, Bound)
        assert hidden.values == seen.values
    else:
        assert isinstance(hidden, Bound) == ("needs" in seen.message)


@pytest.mark.parametrize(
    ("count", "keywords", "message", "keyword"),
    [
        (0, {}, "`f` needs `a` and `b`", None),
        (1, {}, "`f` needs `b`", None),
        (3, {}, "`f` takes at most 2 arguments by position, but 3 are given", None),
        (2, {"b": 1}, "`f` gets `b` twice", None),
        (2, {"c": 1}, "`f` has no parameter `c`", "c"),
    ],
)
def test_misuse_says_what_is_wrong(count: int, keywords: dict[str, int], message: str, keyword: str | None):
    slots = (Slot("a", "normal", True), Slot("b", "normal", True))
    found = bind("f", slots, passed(count, keywords), CALL)
    assert isinstance(found, Misuse)
    assert (found.message, found.keyword) == (message, keyword)


def test_misuse_points_at_the_first_argument_too_many():
    found = bind("f", (Slot("a", "normal", True),), passed(3, {}), CALL)
    assert isinstance(found, Misuse)
    assert found.span == Span(3, 4)
    assert "takes at most 1 argument by position" in found.message


def test_an_argument_that_is_not_written_stands_for_the_whole_call():
    bound = bind("f", (Slot("a", "normal", False),), passed(0, {}), CALL)
    assert isinstance(bound, Bound)
    assert bound.get("a") is None
    assert bound.span("a") == CALL.span


def test_the_receiver_of_a_method_comes_first():
    receiver = Known("x")
    bound = bind("x.f", (Slot("a", "normal", True),), passed(1, {}), CALL, receiver)
    assert isinstance(bound, Bound)
    assert bound.first == receiver
    assert bound.operands == (receiver, Known(0))
