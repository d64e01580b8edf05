"""`triton.lark` as the form that the passes work on."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.forms import Choice, Production, Ref, Repeat, Sequence, Token, references
from lark.exceptions import LarkError

from .notation import grammar, lark_grammar, same, shown, texts_of_terminals


def test_rules_become_productions():
    found = grammar("""
        kernel: sum ";"? -> statement
              | "pass"
        ?sum: NAME
            | sum ("+" | "-") NAME
        """)
    sums = (
        Production(Token("NAME"), "sum"),
        Production(Sequence((Ref("sum"), Choice((Token("PLUS"), Token("MINUS"))), Token("NAME"))), "sum"),
    )
    assert found.start == "kernel"
    assert found.rules["sum"] == sums
    assert found.rules["kernel"] == (
        Production(Sequence((Ref("sum"), Repeat(Token("SEMI"), 0, 1))), "statement"),
        Production(Token("PASS"), "kernel"),
    )


def test_a_level_of_precedence_has_no_meaning():
    found = grammar("kernel: sum\n?sum: term | sum term -> binary\nterm: NAME")
    assert [p.meaning for p in found.rules["sum"]] == [None, "binary"]


def test_what_is_read_is_shown_again():
    """The notation of these tests, once more."""
    text = 'kernel: a* (a | b)+ c?\na: NAME\nb: "(" NAME ")"\nc: INTEGER | STRING'
    assert same(shown(grammar(text)), text)


def test_fixed_texts_are_those_of_keywords_and_punctuation():
    assert texts_of_terminals()["IF"] == "if"
    assert texts_of_terminals()["DOUBLESLASHEQUAL"] == "//="
    assert not {"NAME", "STRING", "NEWLINE"} & texts_of_terminals().keys()


def test_every_reference_leads_to_a_rule():
    rules = lark_grammar().rules
    assert len(rules) > 100
    assert all(productions for productions in rules.values())
    found = {name for ps in rules.values() for p in ps for name in references(p.expression)}
    assert found | {"kernel"} == rules.keys()


def test_what_is_no_grammar_is_an_error():
    with pytest.raises(LarkError):
        grammar("kernel: (NAME")
