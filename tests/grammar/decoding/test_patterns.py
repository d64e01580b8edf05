"""Regular expressions as forms, and the automaton of identifiers."""

from __future__ import annotations

import keyword
import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from kernelforge.grammar.decoding.forms import Chars, Choice, Repeat, Sequence, Text
from kernelforge.grammar.decoding.patterns import (
    identifier_except,
    pattern,
    ranges,
    regular_expression,
)


def test_a_pattern_becomes_a_form():
    assert pattern("a|[b-d]*") == Choice((Text("a"), Repeat(Chars("b-d"), 0, None)))
    assert pattern("(ab)?\\.\\n") == Sequence(
        (Repeat(Sequence((Text("a"), Text("b"))), 0, 1), Text("."), Text("\n"))
    )
    assert pattern("a{2,3}") == Repeat(Text("a"), 2, 3)
    with pytest.raises(AssertionError, match="unbalanced"):
        pattern("a)b")


@pytest.mark.parametrize(
    "text",
    [
        "a|bc",
        "(a|b)c",
        "(ab)*",
        "a+b?c*",
        "[^a-c]{2}",
        "a{1,}",
        "\\(\\*\\)",
        "(a|)b",
        "[\\]\\^-]x",
        "\\n|\\t",
    ],
)
@given(data=st.data())
def test_a_pattern_survives_the_way_there_and_back(text: str, data: st.DataObject):
    letters = data.draw(st.text("abcdx()*]^-\n\t", max_size=4))
    again = regular_expression(pattern(text))
    assert bool(re.fullmatch(again, letters)) == bool(re.fullmatch(text, letters))


@given(st.sets(st.characters(max_codepoint=127), min_size=1))
def test_ranges_say_the_same_set(characters: set[str]):
    found = re.compile(f"[{ranges(characters)}]")
    assert {c for c in map(chr, range(128)) if found.fullmatch(c)} == characters


WORDS = (*keyword.kwlist, "tl", "triton", "ifelse")
IDENTIFIER = re.compile(regular_expression(identifier_except(WORDS)))
NEAR_WORDS = st.builds(
    lambda word, length, more: word[:length] + more,
    st.sampled_from(WORDS),
    st.integers(0, 9),
    st.text("abfinotelrs_019", max_size=3),
)


@given(NEAR_WORDS | st.text(max_size=4))
@example("if")
@example("i")
@example("ifels")
@example("ifelse_")
@example("")
def test_an_identifier_is_any_ascii_name_but_the_words(text: str):
    assert bool(IDENTIFIER.fullmatch(text)) == (text.isascii() and text.isidentifier() and text not in WORDS)


def test_no_optional_group_ends_in_a_star():
    """XGrammar 0.2.9 reads `a(bx*)?` as `ab?x*`."""
    assert not re.search(r"\*\)[?*{]", IDENTIFIER.pattern)
    assert IDENTIFIER.pattern.count("*") == 1
