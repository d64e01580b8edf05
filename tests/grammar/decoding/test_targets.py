"""What may be assigned to."""

from __future__ import annotations

import pytest
from kernelforge.grammar.decoding.emit import Mode, Options

from .decoder import accepts
from .productions import body


def host(statement: str) -> str:
    return body(statement).replace("@jit\n", "")


@pytest.mark.parametrize("target", ["a", "a, b", "a,", "(a, b)", "a, b, c"])
def test_a_kernel_assigns_to_names(target: str):
    assert accepts(body(f"{target} = x"))


@pytest.mark.parametrize(
    "target", ["x[0]", "x.y", "(a, x.y)", "a, (b, c)", "()", "g()", "1", "a + b", "not a", "*a, b"]
)
def test_a_kernel_assigns_to_nothing_else(target: str):
    """KF114, KF115, and what is no target in any Python."""
    assert not accepts(body(f"{target} = x"))


def test_a_kernel_assigns_once():
    """KF116."""
    assert not accepts(body("a = b = x"))
    assert accepts(host("a = b = x"), Options(mode=Mode.MODULE))


@pytest.mark.parametrize("target", ["x[0]", "x.y", "(a, x.y)", "a, (b, c)", "[a, b]", "x.y[0].z", "g().y"])
def test_host_code_assigns_to_places(target: str):
    assert accepts(host(f"{target} = x"), Options(mode=Mode.MODULE))


@pytest.mark.parametrize("target", ["()", "g()", "1", "a + b", "not a", "None", "a if b else c", "-a"])
def test_host_code_assigns_to_nothing_else(target: str):
    assert not accepts(host(f"{target} = x"), Options(mode=Mode.MODULE))
    assert not accepts(host(f"for {target} in x: pass"), Options(mode=Mode.MODULE))


@pytest.mark.parametrize("target", ["a, b", "(a)", "x[0]", "x.y", "g()"])
def test_what_is_changed_or_annotated_is_a_name(target: str):
    assert accepts(body("a += x"))
    assert accepts(body("a: int = x"))
    assert not accepts(body(f"{target} += x"))
    assert not accepts(body(f"{target}: int = x"))


def test_a_loop_variable_is_a_name():
    assert accepts(body("for i in range(x): pass"))
    assert not accepts(body("for i, j in range(x): pass"))
    assert not accepts(body("for x[0] in range(x): pass"))
