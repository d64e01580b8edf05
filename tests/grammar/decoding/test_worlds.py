"""The two languages of a module."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.worlds import World, split_worlds

from .decoder import accepts
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


@pytest.mark.parametrize("trailer", [".to", ".to()", "[0]", "()", ".5.x"])
@pytest.mark.parametrize("number", ["1", "0x1f", "1.5", "1e5", "0b1"])
def test_nothing_goes_on_behind_a_number_of_the_host(number: str, trailer: str):
    assert not accepts(f"@triton.heuristics({number}{trailer})\n@triton.jit\ndef f(x):\n    pass\n")
    assert accepts(f"@triton.heuristics({number}, (x).to(), x{'[0]'})\n@triton.jit\ndef f(x):\n    pass\n")
