"""The order that Python demands of parameters and arguments after parsing."""

from __future__ import annotations

from itertools import product

import pytest
from kernelforge.grammar.decoding.forms import Token
from kernelforge.grammar.decoding.order import order_arguments, order_parameters

from .notation import grammar
from .recognize import derives_leaves

PARAMETERS = """
    kernel: parameters
    parameters: _parameter ("," _parameter)* ","?
    _parameter: parameter | "/" | "*"
    parameter: NAME ("=" INTEGER)?
             | "*" NAME -> varargs
             | "**" NAME -> kwargs
"""
ARGUMENTS = """
    kernel: arguments
    arguments: argument ("," argument)* ","?
    ?argument: named_expression | keyword | argument_unpacking | keyword_unpacking
    named_expression: INTEGER
    keyword: NAME "=" INTEGER
    argument_unpacking: "*" INTEGER -> starred
    keyword_unpacking: "**" INTEGER
"""
KINDS = {
    "x": ["NAME"],
    "x=1": ["NAME", "EQUAL", "INTEGER"],
    "*x": ["STAR", "NAME"],
    "**x": ["DOUBLESTAR", "NAME"],
}
ARGUMENT_KINDS = {
    "1": ["INTEGER"],
    "*1": ["STAR", "INTEGER"],
    "x=1": KINDS["x=1"],
    "**1": ["DOUBLESTAR", "INTEGER"],
}


def tokens(kinds: dict[str, list[str]], members: tuple[str, ...], end: str) -> list[Token]:
    names = [name for member in members for name in ("COMMA", *kinds[member])][1:]
    return [Token(name) for name in (*names, *(["COMMA"] if end else []))]


def is_python(text: str) -> bool:
    try:
        compile(text, "text", "exec")
    except SyntaxError:
        return False
    return True


@pytest.mark.parametrize("members", [m for n in (1, 2, 3) for m in product(KINDS, repeat=n)])
@pytest.mark.parametrize("end", ["", ","])
def test_parameters_are_ordered_as_in_python(members: tuple[str, ...], end: str):
    """Names are not the grammar's business: here they are all different. Nothing follows `**x` but a comma."""
    ordered = order_parameters(grammar(PARAMETERS), "parameters", "parameter")
    text = ", ".join(member.replace("x", f"x{i}") for i, member in enumerate(members)) + end
    is_plain = (
        not any(member in ("x", "x=1") for member in members[members.index("*x") :])
        if "*x" in members
        else True
    )
    assert derives_leaves(ordered, tokens(KINDS, members, end)) == (
        is_python(f"def f({text}): pass") and is_plain
    )


@pytest.mark.parametrize("members", [m for n in (1, 2, 3) for m in product(ARGUMENT_KINDS, repeat=n)])
def test_arguments_are_ordered_within_python(members: tuple[str, ...]):
    """All that stand by position before all that have a name."""
    ordered = order_arguments(grammar(ARGUMENTS))
    text = ", ".join(member.replace("x", f"x{i}") for i, member in enumerate(members))
    places = ["=" in member or "**" in member for member in members]
    derived = derives_leaves(ordered, tokens(ARGUMENT_KINDS, members, ""))
    assert derived == (places == sorted(places))
    assert not derived or is_python(f"f({text})")


def test_a_language_without_arguments_stays_as_it_is():
    text = "kernel: NAME"
    assert order_arguments(grammar(text)) == grammar(text)
    assert order_parameters(grammar(text), "parameters", "parameter") == grammar(text)
