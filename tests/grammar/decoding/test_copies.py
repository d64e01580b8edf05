"""Rules copied by context, and what nothing reaches left out."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.copies import EmptyGrammarError, copy_by_context, prune
from kernelforge.grammar.decoding.forms import Ref, map_leaves

from .notation import grammar, same, shown


def test_a_rule_is_copied_for_each_context_it_is_used_in():
    """Here the context is how often a rule was entered, up to two."""
    before = grammar('kernel: a\na: NAME | "(" a ")"')
    after = copy_by_context(
        before,
        0,
        lambda rule, production, level, ref: map_leaves(
            production.expression,
            lambda leaf: (
                (ref(leaf.rule, level + 1) if level < 2 else None) if isinstance(leaf, Ref) else leaf
            ),
        ),
        lambda rule, level: f"{rule}_{level}",
    )
    assert after.start == "kernel_0"
    assert same(shown(after), 'kernel_0: a_1\na_1: NAME | "(" a_2 ")"\na_2: NAME')


def test_what_derives_nothing_finite_goes():
    assert same(
        shown(prune(grammar('kernel: NAME | endless | (INTEGER | endless) ";"\nendless: "(" endless ")"'))),
        'kernel: NAME | INTEGER ";"',
    )


def test_what_nothing_reaches_goes():
    assert shown(prune(grammar("kernel: NAME\nother: INTEGER"))) == "kernel: NAME"


def test_an_empty_language_is_an_error():
    with pytest.raises(EmptyGrammarError):
        prune(grammar('kernel: "(" kernel ")"'))
