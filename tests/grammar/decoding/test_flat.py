"""Plain sequences with the same texts."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kernelforge.grammar.decoding.flat import flatten
from kernelforge.grammar.decoding.forms import (
    Chars,
    Choice,
    Expression,
    Grammar,
    Production,
    Ref,
    Repeat,
    Text,
    choice,
    many,
    optional,
    sequence,
    walk,
)

from .derivations import texts
from .notation import same, shown
from .recognize import derives


def chars(**rules: Expression) -> Grammar:
    """The first rule is the start."""
    return Grammar({rule: (Production(e, None),) for rule, e in rules.items()}, next(iter(rules)))


A, B, C = Text("a"), Text("b"), Text("c")
GRAMMARS = {
    "texts that begin alike": chars(
        s=choice(Text("import"), Text("in"), Text("if"), sequence(Text("i"), Ref("s")))
    ),
    "groups": chars(s=sequence(A, choice(B, C), choice(A, sequence(B, optional(C))))),
    "repetitions": chars(s=sequence(A, many(sequence(B, C)), optional(C), Repeat(choice(A, B), 1, None))),
    "lists": chars(
        s=sequence(Ref("item"), many(sequence(Text(","), Ref("item"))), optional(Text(","))),
        item=choice(A, B),
    ),
    "blanks": chars(s=sequence(many(Chars(" \\t")), A, optional(sequence(Chars(" "), many(Chars(" ")), B)))),
    "left recursion": chars(s=choice(A, sequence(Ref("s"), choice(Text("+"), Text("**")), A))),
    "nothing": chars(s=optional(sequence(optional(A), optional(B)))),
}


def test_alternatives_that_begin_alike_begin_once():
    found = flatten(GRAMMARS["texts that begin alike"])
    assert same(shown(found), "s: 'i' s_x0\ns_x0: 'mport' | 'n' | 'f' | s")


def test_a_group_takes_along_what_follows_it():
    found = flatten(chars(s=sequence(A, choice(B, C), Ref("t")), t=A))
    assert same(shown(found), "s: 'a' s_x0\ns_x0: 'b' t | 'c' t\nt: 'a'")


@pytest.mark.parametrize("name", GRAMMARS)
def test_only_characters_are_repeated(name: str):
    for productions in flatten(GRAMMARS[name]).rules.values():
        for production in productions:
            parts = list(walk(production.expression))
            assert not any(isinstance(part, Choice) for part in parts)
            assert all(isinstance(part.part, Chars) for part in parts if isinstance(part, Repeat))


@pytest.mark.parametrize("name", GRAMMARS)
@given(data=st.data())
@settings(max_examples=30)
def test_the_texts_are_the_same(name: str, data: DataObject):
    before, after = GRAMMARS[name], flatten(GRAMMARS[name])
    assert derives(after, data.draw(texts(before)))
    assert derives(before, data.draw(texts(after)))
    some = data.draw(st.text("abcifn,+ ", max_size=4))
    assert derives(after, some) == derives(before, some)
