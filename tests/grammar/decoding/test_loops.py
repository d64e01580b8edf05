"""No `return` inside a loop (KF102)."""

from __future__ import annotations

from kernelforge.grammar.decoding.loops import separate_loops

from .notation import grammar, same, shown


def test_statements_in_a_loop_are_copied_without_return():
    text = """
        kernel: block
        block: statement+
        statement: "pass" | if_statement | for_statement | return_statement
        return_statement: "return"
        if_statement: "if" NAME block
        for_statement: "for" NAME block
        """
    assert same(
        shown(separate_loops(grammar(text))),
        """
        kernel: block
        block: statement+
        statement: "pass" | if_statement | for_statement | return_statement
        return_statement: "return"
        if_statement: "if" NAME block
        for_statement: "for" NAME block_in_loop
        block_in_loop: statement_in_loop+
        statement_in_loop: "pass" | if_statement_in_loop | for_statement_in_loop
        if_statement_in_loop: "if" NAME block_in_loop
        for_statement_in_loop: "for" NAME block_in_loop
        """,
    )


def test_a_loop_without_return_is_not_copied():
    text = 'kernel: for_statement | return_statement\nreturn_statement: "return"\nfor_statement: "for" pass\npass: "pass"'
    assert same(shown(separate_loops(grammar(text))), text)
