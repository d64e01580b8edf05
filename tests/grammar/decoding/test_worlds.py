"""The two languages of a module."""

from __future__ import annotations

from kernelforge.grammar.decoding.worlds import World, split_worlds

from .notation import grammar, same, shown

BOTH = """
    kernel: decorator* "def" ":" statement
    decorator: "@" expression
    ?statement: expression | "break" -> reject_break | "try" ERROR -> broken_try
    ?expression: NAME | "lambda" ":" expression -> reject_lambda
"""


def test_a_kernel_lacks_what_the_compiler_refuses_but_its_decorators_do_not():
    assert same(
        shown(split_worlds(grammar(BOTH), World.KERNEL)),
        """
        kernel: host_decorator* "def" ":" statement
        statement: expression
        expression: NAME
        host_decorator: "@" host_expression
        host_expression: NAME | "lambda" ":" host_expression
        """,
    )


def test_the_host_has_all_but_what_is_broken():
    assert (
        'host_statement: host_expression | "break"\n' in shown(split_worlds(grammar(BOTH), World.HOST)) + "\n"
    )


def test_a_kernel_has_no_unary_plus():
    found = split_worlds(grammar('kernel: ("+" | "-") NAME -> unary'), World.KERNEL)
    assert shown(found) == 'kernel: "-" NAME'
