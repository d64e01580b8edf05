"""Calls: of Triton's functions, of helpers of the file, of the builtins that kernels have."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import Known, Scalar, Sort, Symbol, Tensor, Value

from tests.frontend.interpreter.values_of import shape_and_kind, value_in_kernel, value_of
from tests.frontend.kernels import (
    check,
    codes,
    compiles,
    every,
    in_kernel,
    line_codes,
    marked,
    reported,
    right,
    wrong,
)

LINES = {
    "tl.load()": "KF302",
    "tl.load(x_ptr, foo=1)": "KF301",
    "tl.load(x_ptr + i, m, 0.0, other=1.0)": "KF302",
    "tl.store(x_ptr)": "KF302",
    "tl.where(m, x)": "KF302",
    "tl.sum(x, 0, keepdim=True)": "KF301",
    "x.to()": "KF302",
    "x.sum(dim=0)": "KF301",
    "twice()": "KF304",
    "twice(x, 1)": "KF304",
    "twice(y=x)": "KF304",
    "twice(x, v=x)": "KF304",
    "scaled(by=3.0)": "KF304",
    "scaled(x, *t)": "KF304",
    "twice(*t)": "KF304",
    "tl.float32(x)": "KF207",
    "tl(x)": "KF201",
    "triton.cdiv(n, 32)": "KF213",
    "triton.next_power_of_2(n)": "KF213",
    "len(x)": "KF209",
    "len(x_ptr)": "KF209",
    "float(x)": "KF209",
    "int(n)": "KF209",
    "abs(x)": "KF202",
    "sum(x)": "KF202",
    "print('a', 'b')": "KF119",
    "tl.load(x_ptr + i, m, 0.0)": "",
    "tl.load(x_ptr + i, mask=m, other=0.0)": "",
    "twice(v=x)": "",
    "scaled(x)": "",
    "scaled(x, by=3.0)": "",
    "scaled(*t)": "",
    "scaled(*(x, 1.0))": "",
    "save(x_ptr, 1.0)": "",
    "triton.cdiv(B, 32)": "",
    "tl.cdiv(n, 32)": "",
    "triton.next_power_of_2(B)": "",
    "len(t)": "",
    "len(NAME)": "",
    "float(B)": "",
    "float('inf')": "",
    "int(2.5)": "",
    "min(B, 32)": "",
    "max(n, 1)": "",
    "max(c, n, 1)": "",
    "hasattr(tl, 'tanh')": "",
    "getattr(x, 'dtype')": "",
    "isinstance(x, tl.tensor)": "",
    "list(t)": "",
    "print('x', x)": "",
}


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


@pytest.mark.parametrize(
    "text",
    ["min(3, 2)", "max(1, 2, 3)", "min(2.5, 1)", "float(3)", "float('2.5')", "int(2.9)", "int(-2.9)", "int('7')", "len('abc')"],
)  # fmt: skip
def test_builtins_on_constants_are_python_s(text: str):
    assert value_of(text) == Known(eval(text))


@pytest.mark.parametrize(
    ("text", "sort"),
    [
        ("min(a, 2)", Sort.NUMBER),
        ("max(2, a)", Sort.NUMBER),
        ("float(a)", Sort.FLOAT),
        ("int(a)", Sort.INT),
        ("len(a)", Sort.SIZE),
    ],
)
def test_builtins_on_an_open_constexpr_give_a_constexpr_number(text: str, sort: Sort):
    assert value_of(text, a=Symbol("a")) == Symbol(text, sort)


def test_hasattr_asks_the_version_s_catalogue():
    assert value_of("hasattr(tl, 'load')") == Known(True)
    assert value_of("hasattr(tl, 'tanh')") == Known(False)


def test_constexpr_gives_back_its_argument():
    assert value_of("tl.constexpr(3)") == Known(3)
    assert value_of("tl.constexpr(a)", a=Symbol("a")) == Symbol("a")


HELPERS = """
@triton.jit
def same(v):
    return v


@triton.jit
def pick(v, FIRST: tl.constexpr):
    if FIRST:
        return v
    else:
        return v + 1.0


@triton.jit
def nothing(v):
    tl.store(v, 0.0)
"""


def helper_value(expression: str, **names: Value) -> Value:
    """The value of a call of one of the helpers."""
    from kernelforge.frontend import tree
    from kernelforge.frontend.interpreter import expressions

    from tests.frontend.interpreter.values_of import walk_of

    walk = walk_of(module(HELPERS + f"\n\n@triton.jit\ndef k():\n    {expression}\n"))
    walk.names.update(names)
    statement = walk.kernel.function.body[-1]
    assert isinstance(statement, tree.ExprStmt)
    return expressions.evaluate(walk, statement.value)


def test_a_helper_returns_what_its_body_makes_of_the_arguments():
    block = Tensor((8,), Scalar.INT)
    assert shape_and_kind(helper_value("same(a)", a=block)) == ((8,), Scalar.INT)
    assert shape_and_kind(helper_value("pick(a, True)", a=block)) == ((8,), Scalar.INT)
    assert shape_and_kind(helper_value("pick(a, False)", a=block)) == ((8,), Scalar.FLOAT)
    assert helper_value("nothing(a)", a=Tensor((), Scalar.POINTER)) == Known(None)


def test_a_helper_returns_run_time_values():
    """`return` turns a constexpr number into a run-time scalar."""
    value = helper_value("same(3)")
    assert isinstance(value, Tensor)
    assert (value.shape, value.kind) == ((), Scalar.INT)


NUMBERS_APART = (
    HELPERS
    + """

@triton.jit
def k(x_ptr):
    tl.store(x_ptr, same(1.0))
    for i in range(same(1)):
        tl.store(x_ptr + i, same(True))
"""
)


def test_a_helper_called_with_1_and_with_1_0_is_two_functions(compiler: Compiler):
    """The float that one of them returns is no bound of a loop; the int of the other is."""
    source = module(NUMBERS_APART)
    assert codes(source) == []
    assert compiles(compiler, source, "x_ptr=*fp32")


INSIDE = """
import triton
import triton.language as tl


@triton.jit
def helper(v, N: tl.constexpr):
    i = tl.arange(0, N)  # KF401
    return v + i


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr + tl.arange(0, 8), helper(1.0, n))
    tl.store(x_ptr + tl.arange(0, 8), helper(2.0, n))
"""


def test_an_error_in_a_helper_is_reported_there_once_with_the_calls_that_cause_it():
    assert reported(INSIDE) == marked(INSIDE)
    (found,) = check(INSIDE)
    assert found.kernel == "helper"
    assert {related.message for related in found.related} == {"called from `k` here"}


RECURSION = """
@triton.jit
def down(v, n):
    return down(v, n - 1)


@triton.jit
def count(v, N: tl.constexpr):
    if N == 0:
        return v
    else:
        return count(v, N - 1)


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr, {call})
"""


def test_recursion_needs_a_constexpr_that_ends_it(compiler: Compiler):
    endless, ending = (
        module(RECURSION.replace("{call}", call)) for call in ("down(1.0, n)", "count(1.0, 3)")
    )
    assert codes(endless) == ["KF610"]
    assert not compiles(compiler, endless, "x_ptr=*fp32 n=i32")
    assert codes(ending.replace("down(v, n - 1)", "v")) == []
    assert compiles(compiler, ending, "x_ptr=*fp32 n=i32")


NOINLINE = """
@triton.jit(noinline=True)
def add(a, b):
    return a + b


@triton.jit
def k(x_ptr, n):
    i = tl.arange(0, 8)
    v = add({arguments})
    tl.store(x_ptr + i, v)
"""


def test_a_noinline_helper_takes_scalars_only(compiler: Compiler):
    blocks, scalars = (module(NOINLINE.replace("{arguments}", args)) for args in ("i, i", "n, 1"))
    assert codes(blocks) == ["KF305"]
    assert not compiles(compiler, blocks, "x_ptr=*i32 n=i32")
    assert codes(scalars) == []
    assert compiles(compiler, scalars, "x_ptr=*i32 n=i32")


def test_an_unknown_keyword_names_the_right_one():
    (found,) = check(in_kernel("tl.sum(x, 0, keepdim=True)"))
    assert "keep_dims" in found.notes[0]
    (found,) = check(in_kernel("tl.load(x_ptr, msk=m)"))
    assert "mask" in found.notes[0]


def test_ceiling_division_of_run_time_values_is_a_run_time_value():
    assert shape_and_kind(value_in_kernel("tl.cdiv(n, 32)")) == ((), Scalar.INT)
    assert value_in_kernel("triton.cdiv(100, 32)") == Known(4)
