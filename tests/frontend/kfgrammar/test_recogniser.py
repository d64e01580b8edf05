"""Whether a grammar derives a text, and where it stops; with small grammars, so that each answer is plain."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

pytest.importorskip("xgrammar", reason="the recogniser runs on XGrammar")

from kernelforge.frontend.kfgrammar.recogniser import Recogniser, Stop

LINES = Recogniser('root ::= ("a" [b-d]* "é"? "\\n")+\n')


@pytest.mark.parametrize("text", ["a\n", "abcd\n", "abé\na\n"])
def test_a_text_is_derived(text: str) -> None:
    assert LINES.derives(text)
    assert LINES.stop(text) is None


@pytest.mark.parametrize(
    ("text", "stop"),
    [
        ("x\n", Stop(0, is_incomplete=False)),
        ("abx\n", Stop(2, is_incomplete=False)),
        ("aéx\n", Stop(2, is_incomplete=False)),
        ("aê\n", Stop(1, is_incomplete=False)),
        ("ab", Stop(2, is_incomplete=True)),
        ("", Stop(0, is_incomplete=True)),
    ],
    ids=["at once", "later", "behind two bytes", "in the second byte", "unfinished", "empty"],
)
def test_it_says_where_a_text_stops(text: str, stop: Stop) -> None:
    assert LINES.stop(text) == stop


def test_it_says_what_may_follow() -> None:
    assert LINES.next_bytes("ab") == set(b"bcd\n") | {"é".encode()[0]}
    assert LINES.continuations("ab", ["c", "x", "\n", "d\na"]) == ["c", "\n", "d\na"]


def test_what_follows_something_wrong_is_an_error() -> None:
    with pytest.raises(ValueError, match="does not derive the beginning"):
        LINES.next_bytes("x")


@given(
    st.lists(
        st.text("abcd", max_size=3).map(lambda row: f"a{row.replace('a', 'b')}\n"), min_size=1, max_size=4
    ),
    st.lists(st.text("abx\n", max_size=8), max_size=5),
    st.data(),
)
def test_variants_are_judged_as_if_each_was_read_alone(
    rows: list[str], inserted: list[str], data: st.DataObject
) -> None:
    text = "".join(rows)
    places = [data.draw(st.integers(0, len(text))) for _ in inserted]
    variants = [text[:at] + new + text[at:] for at, new in zip(places, inserted, strict=True)]
    assert LINES.derived_variants(text, variants) == [LINES.derives(each) for each in variants]
