"""Indentation written out."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.indentation import unroll_indentation

from .notation import grammar, same, shown

BLOCKS = """
    kernel: "def" ":" block
    block: NEWLINE _INDENT statement+ _DEDENT
    statement: "pass" NEWLINE | "if" NAME ":" block
"""


def test_statements_with_blocks_are_copied_for_each_depth():
    """The last space of the indentation belongs to the statement: a decoder has one state there."""
    assert same(
        shown(unroll_indentation(grammar(BLOCKS), 2, 4)),
        """
        kernel_line_0: ^"def" ":" block_0
        block_0: NEWLINE ('   ' statement_space_1)+
        statement_space_1: ' ' ^"pass" NEWLINE | ' ' ^"if" NAME ":" block_1
        block_1: NEWLINE ('       ' statement_space_2)+
        statement_space_2: ' ' ^"pass" NEWLINE
        """,
    )


@pytest.mark.parametrize("width", [1, 2, 8])
def test_the_width_is_an_option(width: int):
    found = shown(unroll_indentation(grammar(BLOCKS), 1, width))
    before = " " * (width - 1)
    assert f"block_0: NEWLINE ({before!r} statement_space_1)+" in found


def test_what_holds_no_block_exists_once():
    text = """
        kernel: "def" ":" block
        block: NEWLINE _INDENT statement+ _DEDENT
        statement: line | "if" NAME ":" block
        line: NAME NEWLINE
        """
    found = unroll_indentation(grammar(text), 5, 4)
    assert [rule for rule in found.rules if rule.startswith("line")] == ["line_space"]


def test_a_line_in_the_middle_of_a_statement_is_indented_too():
    text = """
        kernel: "def" ":" block
        block: NEWLINE _INDENT statement+ _DEDENT
        statement: "pass" NEWLINE | "if" ":" block ("else" ":" block)?
        """
    found = shown(unroll_indentation(grammar(text), 2, 2))
    assert '(\'  \' ^"else" ":" block_1)?' in found or '\'  \' ^"else" ":" block_1' in found
