"""What holds for whole passes, on all of `triton.lark`: none derives what its input did not."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kernelforge.grammar.decoding.brackets import copy_for_brackets
from kernelforge.grammar.decoding.emit import Options, narrowed
from kernelforge.grammar.decoding.forms import Grammar
from kernelforge.grammar.decoding.fstrings import narrow_f_strings
from kernelforge.grammar.decoding.levels import inline_small_rules, join_levels, merge_equal_rules
from kernelforge.grammar.decoding.loops import separate_loops
from kernelforge.grammar.decoding.names import expand_names
from kernelforge.grammar.decoding.order import order_arguments, order_parameters
from kernelforge.grammar.decoding.targets import narrow_targets
from kernelforge.grammar.decoding.worlds import World, split_worlds

from .derivations import derivations
from .notation import lark_grammar
from .recognize import derives_leaves
from .words import few_words

Pass = Callable[[Grammar], Grammar]

NARROWING: dict[str, Pass] = {
    "split_worlds": lambda grammar: split_worlds(grammar, World.KERNEL),
    "split_worlds from the host": lambda grammar: split_worlds(grammar, World.HOST),
    "order_parameters": lambda grammar: order_parameters(grammar, "parameters", "parameter"),
    "order_arguments": order_arguments,
    "narrow_targets": narrow_targets,
    "narrow_f_strings": narrow_f_strings,
    "separate_loops": separate_loops,
    "expand_names": lambda grammar: expand_names(grammar, few_words()),
    "copy_for_brackets": copy_for_brackets,
    "all that narrow": lambda grammar: narrowed(grammar, Options(), few_words()),
}
"""Passes that leave something out."""
RESHAPING: dict[str, Pass] = {
    "join_levels": join_levels,
    "inline_small_rules": lambda grammar: inline_small_rules(grammar, lambda rule: False),
    "merge_equal_rules": merge_equal_rules,
}
"""Passes that only write the same language otherwise."""


@cache
def passed(name: str) -> Grammar:
    return (NARROWING | RESHAPING)[name](lark_grammar())


@pytest.mark.parametrize("name", [*NARROWING, *RESHAPING])
@given(data=st.data())
@settings(max_examples=25)
def test_a_pass_derives_nothing_new(name: str, data: DataObject):
    leaves = data.draw(derivations(passed(name)))
    assert derives_leaves(lark_grammar(), leaves)


@pytest.mark.parametrize("name", RESHAPING)
@given(data=st.data())
@settings(max_examples=25)
def test_a_pass_that_reshapes_loses_nothing(name: str, data: DataObject):
    leaves = data.draw(derivations(lark_grammar()))
    assert derives_leaves(passed(name), leaves)
