"""Which names are defined where: random nests of branches and loops, judged by kfcheck and by the compiler.

In a launched kernel without open constexpr conditions the two agree on every program. With such conditions
kfcheck may stay silent, but what it reports is refused whichever way they go.
"""

from __future__ import annotations

import textwrap

from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import check, compiles

KERNEL = """
SIZE = tl.constexpr(64)


@triton.jit
def k(x_ptr, n, OPEN: tl.constexpr):
    s = tl.load(x_ptr)
    tl.store(x_ptr, s)
"""
HEADERS = (
    "if n > 3:",
    "if SIZE > 3:",
    "if SIZE > 100:",
    "for {} in range(n):",
    "for {} in tl.static_range(2):",
    "for {} in tl.static_range(0):",
    "while n > 5:",
)
names = st.sampled_from(("a", "b"))
values = st.sampled_from(("1.0", "s", "a + 1.0", "b * 2.0"))
assignments = st.builds("{} = {}".format, names, values)
constants = st.builds("{}: tl.constexpr = 3.0".format, names)
stores = st.builds("tl.store(x_ptr, {})".format, names)
simple = st.one_of(assignments, assignments, stores, stores, constants, st.just("return"))


def nested(body: st.SearchStrategy[str], headers: tuple[str, ...]) -> st.SearchStrategy[str]:
    """A header with one or two statements below it, perhaps an `else`, which only an `if` can have."""
    block = st.lists(body, min_size=1, max_size=3).map("\n".join)

    def statement(header: str, number: int, first: str, second: str | None) -> str:
        lines = [header.format(f"i{number}"), textwrap.indent(first, "    ")]
        if second is not None and header.startswith("if"):
            lines += ["else:", textwrap.indent(second, "    ")]
        return "\n".join(lines)

    return st.builds(statement, st.sampled_from(headers), st.integers(0, 999), block, st.none() | block)


def programs(headers: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Modules with one kernel that works on the names `a` and `b`, some defined at its start."""
    first = st.sampled_from(("", "a = 1.0\n", "b = s\n", "a = 1.0\nb = s\n"))
    body = st.recursive(simple, lambda inner: nested(inner, headers), max_leaves=8)
    bodies = st.builds("{}{}".format, first, st.lists(body, min_size=1, max_size=4).map("\n".join))
    return bodies.map(lambda text: module(KERNEL + textwrap.indent(text, "    ") + "\n"))


def has_errors(source: str) -> bool:
    return any(found.severity is Severity.ERROR for found in check(source))


@given(source=programs(HEADERS))
@settings(max_examples=50, derandomize=True)
def test_kfcheck_and_compiler_agree(compiler: Compiler, source: str):
    assert has_errors(source) != compiles(compiler, source, "x_ptr=*fp32 n=i32 OPEN=True"), source


@given(source=programs((*HEADERS, "if OPEN:", "if OPEN:")))
@settings(max_examples=30, derandomize=True)
def test_what_is_reported_is_refused_for_every_constant(compiler: Compiler, source: str):
    if has_errors(source):
        for value in (True, False):
            assert not compiles(compiler, source, f"x_ptr=*fp32 n=i32 OPEN={value}"), source
