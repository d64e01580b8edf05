"""Fewer rules for the same language."""

from __future__ import annotations

from kernelforge.grammar.decoding.levels import inline_small_rules, join_levels, merge_equal_rules

from .notation import grammar, same, shown

TOWER = """
    kernel: disjunction
    ?disjunction: sum | sum ("or" sum)+ -> boolean
    ?sum: term | sum "+" term
    ?term: atom | term ("*" | "/") atom
    ?atom: NAME | "(" disjunction ")"
"""


def test_levels_of_precedence_are_joined():
    assert same(
        shown(join_levels(grammar(TOWER))),
        """
        kernel: disjunction
        disjunction: atom | disjunction "or" atom | disjunction "+" atom | disjunction ("*" | "/") atom
        atom: NAME | "(" disjunction ")"
        """,
    )


def test_what_stands_between_operands_with_rules_of_their_own_is_no_level():
    text = 'kernel: sum\nsum: term | sum "[" sum "]" term\nterm: atom | term "*" atom\natom: NAME'
    assert "sum" in shown(join_levels(grammar(text)))
    assert 'sum "[" sum "]"' in shown(join_levels(grammar(text)))


def test_a_small_rule_is_written_out():
    text = """
        kernel: value _operator value
        value: atom
        atom: NAME | "(" value ")"
        _operator: "*" | "/"
        """
    assert same(
        shown(inline_small_rules(grammar(text), lambda rule: False)),
        """
        kernel: atom ("*" | "/") atom
        atom: NAME | "(" atom ")"
        """,
    )


def test_a_rule_that_is_kept_is_not():
    text = 'kernel: a b\na: NAME\nb: NAME "+"'
    found = inline_small_rules(grammar(text), lambda rule: rule == "b")
    assert same(shown(found), 'kernel: NAME b\nb: NAME "+"')


def test_equal_rules_become_one():
    text = 'kernel: a b c\na: NAME c\nb: NAME c\nc: d "+"\nd: INTEGER'
    assert same(shown(merge_equal_rules(grammar(text))), 'kernel: a a c\na: NAME c\nc: d "+"\nd: INTEGER')


def test_rules_that_become_equal_are_merged_too():
    text = "kernel: a b\na: NAME c\nb: NAME d\nc: INTEGER\nd: INTEGER"
    assert same(shown(merge_equal_rules(grammar(text))), "kernel: a a\na: NAME c\nc: INTEGER")
