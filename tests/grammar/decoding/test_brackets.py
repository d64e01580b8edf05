"""Between brackets lines may break; some tokens touch the one before."""

from __future__ import annotations

from kernelforge.grammar.decoding.brackets import copy_for_brackets

from .notation import grammar, same, shown


def test_rules_between_brackets_are_copied():
    text = """
        kernel: sum NEWLINE
        sum: atom | sum "+" atom
        atom: NAME | "(" sum ")"
        """
    assert same(
        shown(copy_for_brackets(grammar(text))),
        """
        kernel: sum NEWLINE
        sum: atom | sum "+" atom
        atom: NAME | "(" sum_in ~")"
        sum_in: atom_in | sum_in ~"+" atom_in
        atom_in: ~NAME | ~"(" sum_in ~")"
        """,
    )


def test_the_dot_of_an_attribute_and_the_bracket_of_a_call_touch_what_stands_before():
    found = shown(
        copy_for_brackets(grammar('kernel: kernel "." NAME | kernel "(" ")" | kernel "[" NAME "]" | NAME'))
    )
    assert found == 'kernel: kernel ^"." ^NAME | kernel ^"(" ~")" | kernel ^"[" ~NAME ~"]" | NAME'


def test_a_bracket_behind_a_keyword_does_not():
    assert shown(copy_for_brackets(grammar('kernel: "in" "(" NAME ")"'))) == 'kernel: "in" "(" ~NAME ~")"'


def test_an_f_string_is_copied_for_each_quote():
    """Its parts touch, and between its braces stand no strings and no line breaks, before Python 3.12."""
    text = """
        kernel: fstring
        fstring: FSTRING_START replacement* FSTRING_END
        replacement: "{" value "}"
        value: NAME | STRING -> string
        """
    found = shown(copy_for_brackets(grammar(text))).splitlines()
    assert "kernel: fstring_f1 | fstring_f2" in found
    assert 'fstring_f1: "\'" replacement_f1* ^"\'"' in found
    assert 'fstring_f2: """ replacement_f2* ^"""' in found
    assert 'replacement_f1: ^"{" value_f1 ^"}"' in found
    assert "value_f1: NAME" in found
