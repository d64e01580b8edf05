"""Laws of whole passes, on all of `triton.lark`: none derives what its input did not, and the last is Python."""

from __future__ import annotations

import ast
import warnings
from collections.abc import Callable
from functools import cache

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from kernelforge.grammar.decoding.blanks import hoist_blanks, share_blanks
from kernelforge.grammar.decoding.brackets import copy_for_brackets
from kernelforge.grammar.decoding.emit import Options, narrowed, reserved_words
from kernelforge.grammar.decoding.flat import flatten, without_automata
from kernelforge.grammar.decoding.forms import Grammar
from kernelforge.grammar.decoding.fstrings import narrow_f_strings
from kernelforge.grammar.decoding.indentation import unroll_indentation
from kernelforge.grammar.decoding.levels import (
    inline_single_uses,
    inline_small_rules,
    join_conditionals,
    join_levels,
    merge_equal_rules,
)
from kernelforge.grammar.decoding.lexemes import Lexicon, spell_tokens
from kernelforge.grammar.decoding.loops import separate_loops
from kernelforge.grammar.decoding.names import expand_names
from kernelforge.grammar.decoding.operands import join_powers
from kernelforge.grammar.decoding.order import order_arguments, order_parameters
from kernelforge.grammar.decoding.targets import narrow_targets
from kernelforge.grammar.decoding.worlds import World, split_worlds

from .derivations import derivations, texts
from .notation import lark_grammar, texts_of_terminals
from .recognize import derives, derives_leaves
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
    "inline_single_uses": lambda grammar: inline_single_uses(grammar, lambda rule: False),
    "join_powers": lambda grammar: join_powers(join_levels(grammar)),
    "join_conditionals": lambda grammar: join_conditionals(join_levels(grammar)),
    "merge_equal_rules": merge_equal_rules,
}
"""Passes that only write the same language otherwise."""


@cache
def passed(name: str) -> Grammar:
    return (NARROWING | RESHAPING)[name](lark_grammar())


@pytest.mark.parametrize("name", [*NARROWING, *RESHAPING])
@given(data=st.data())
@settings(max_examples=12)
def test_a_pass_derives_nothing_new(name: str, data: DataObject):
    leaves = data.draw(derivations(passed(name)))
    assert derives_leaves(lark_grammar(), leaves)


@pytest.mark.parametrize("name", RESHAPING)
@given(data=st.data())
@settings(max_examples=12)
def test_a_pass_that_reshapes_loses_nothing(name: str, data: DataObject):
    leaves = data.draw(derivations(lark_grammar()))
    assert derives_leaves(passed(name), leaves)


# In characters


@cache
def spelled() -> Grammar:
    """All of the grammar with few words, in characters, before it is made fast."""
    tokens = narrowed(lark_grammar(), Options(), few_words())
    laid_out = unroll_indentation(copy_for_brackets(tokens), 2, 4)
    return spell_tokens(laid_out, Lexicon(texts_of_terminals(), reserved_words(few_words()), 4))


FAST: dict[str, Pass] = {
    "hoist_blanks": hoist_blanks,
    "flatten": flatten,
    "without_automata": without_automata,
    "all": lambda grammar: merge_equal_rules(share_blanks(flatten(merge_equal_rules(hoist_blanks(grammar))))),
}
"""Passes that make the same language fast."""


@cache
def fast(name: str) -> Grammar:
    return FAST[name](spelled())


@pytest.mark.parametrize("name", FAST)
@given(data=st.data())
@settings(max_examples=3)
def test_a_fast_grammar_has_the_same_texts(name: str, data: DataObject):
    assert derives(fast(name), data.draw(texts(spelled())))
    assert derives(spelled(), data.draw(texts(fast(name))))


NOT_THE_SYNTAX = ("duplicate argument", "keyword argument repeated")
"""What CPython checks with the names at hand."""


@given(texts(spelled()))
@settings(max_examples=50, phases=(Phase.explicit, Phase.reuse, Phase.generate))  # to shrink takes minutes
def test_every_text_is_python(text: str):
    assert python_says(text) in (None, *NOT_THE_SYNTAX)


def python_says(text: str) -> str | None:
    """What is wrong with a text of kernels."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # `1 is 1`, `"\\d"`
        try:
            found = ast.parse(text).body
        except SyntaxError as error:
            return next((words for words in NOT_THE_SYNTAX if words in error.msg), error.msg)
    return None if {type(node) for node in found} == {ast.FunctionDef} else "something beside the kernels"
