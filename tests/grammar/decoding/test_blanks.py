"""Blank space moved from the rules that begin a construct into the rule that is begun."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kernelforge.grammar.decoding.blanks import hoist_blanks
from kernelforge.grammar.decoding.lexemes import Lexicon, spell_tokens

from .derivations import texts
from .notation import grammar, shown, texts_of_terminals
from .recognize import derives

OPERANDS = spell_tokens(
    grammar("""
        kernel: value "+" value
        value: call | group | NAME
        call: INTEGER "." NAME
        group: "-" value
        """),
    Lexicon(texts_of_terminals(), frozenset(), 4),
)


def rule(text: str, name: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{name}:"))


def test_rules_that_only_begin_others_lose_their_blanks():
    before, after = shown(OPERANDS), shown(hoist_blanks(OPERANDS))
    assert rule(before, "call").startswith("call: [ \\t]* ")
    assert rule(after, "call").startswith("call: lexeme_integer")
    assert rule(after, "value").startswith("value: [ \\t]* call | ")


def test_a_rule_that_also_stands_behind_something_keeps_them():
    """`value` follows `"+"` and `"-"`."""
    assert rule(shown(hoist_blanks(OPERANDS)), "kernel").startswith("kernel: value ")


@given(data=st.data())
@settings(max_examples=30)
def test_the_texts_are_the_same(data: DataObject):
    hoisted = hoist_blanks(OPERANDS)
    assert derives(hoisted, data.draw(texts(OPERANDS)))
    assert derives(OPERANDS, data.draw(texts(hoisted)))
