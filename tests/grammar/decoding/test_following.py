"""Lookahead: what can come behind a rule."""

from __future__ import annotations

from kernelforge.grammar.decoding.following import add_lookahead, first_characters
from kernelforge.grammar.decoding.forms import (
    Chars,
    Expression,
    Grammar,
    Production,
    Ref,
    Text,
    choice,
    many,
    sequence,
)
from kernelforge.grammar.decoding.patterns import pattern

from .notation import shown


def flat(**rules: list[Expression]) -> Grammar:
    """The first rule is the start."""
    return Grammar(
        {rule: tuple(Production(e, None) for e in forms) for rule, forms in rules.items()}, next(iter(rules))
    )


def behind(grammar: Grammar, rule: str) -> str | None:
    after, names = add_lookahead(grammar)
    if rule not in names:
        return None
    name = names[rule]
    return shown(Grammar({name: after.rules[name]}, name)).partition(": ")[2]


def test_single_characters_become_a_class():
    grammar = flat(
        s=[sequence(Ref("x"), Text("+"), Ref("y")), sequence(Ref("x"), Text(";"))],
        x=[Text("a")],
        y=[Text("b")],
    )
    assert behind(grammar, "x") == "[+;]"


def test_words_and_the_blanks_before_them_stay():
    blanks = many(Chars(" "))
    grammar = flat(s=[sequence(Ref("x"), blanks, Text("if"), Ref("x"), Text("\n"))], x=[Text("a")])
    assert behind(grammar, "x") == "[\\n] | [ ]* 'if'"


def test_what_begins_the_next_rule_follows():
    grammar = flat(
        s=[sequence(Ref("x"), Ref("y"), Text("."))], x=[Text("a")], y=[Ref("z")], z=[Text("b"), Chars("0-9")]
    )
    assert behind(grammar, "x") == "[0-9b]"


def test_behind_a_rule_that_may_be_nothing_comes_what_follows_that():
    empty = sequence()
    grammar = flat(s=[sequence(Ref("x"), Ref("y"), Text("."))], x=[Text("a")], y=[empty, Text("b")])
    assert behind(grammar, "x") == "[.b]"


def test_a_rule_that_may_end_the_text_has_none():
    grammar = flat(s=[Ref("x"), sequence(Ref("x"), Text("+"), Ref("x"))], x=[Text("a")])
    assert behind(grammar, "x") is None
    assert behind(grammar, "s") is None


def test_the_first_characters_of_an_automaton():
    assert first_characters(pattern("[a-c]x|d*e")) == [Chars("a-e")]
    assert first_characters(choice(Chars("^\\n"), Text("x"))) == [Chars("x"), Chars("^\\n")]
