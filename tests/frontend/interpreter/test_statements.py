"""Statements: which the compiler refuses, what assignment does, which names survive a branch."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import (
    check,
    codes,
    compiles,
    every,
    every_block,
    in_kernel,
    line_codes,
    marked,
    reported,
)

LINES = {
    "a = b = 1": "KF116",
    "a, b, d = t": "KF121",
    "a, b = x": "KF121",
    "(a, b), d = t, x": "KF116",
    "a, *b = t": "KF116",
    "[a, b] = t": "KF116",
    "x[0] = 1.0": "KF114",
    "x_ptr[i] = x": "KF114",
    "x[0] += 1.0": "KF114",
    "x.y = 1": "KF115",
    "a = 'text'": "KF119",
    "a = tl.load": "KF119",
    "a: tl.constexpr = 8\na: tl.constexpr = 16": "KF407",
    "n: tl.constexpr = 16": "KF407",
    "with open('log'):\n    pass": "KF202",
    "with x:\n    pass": "KF108",
    "import math": "KF107",
    "del x": "KF108",
    "global x": "KF108",
    "raise ValueError('no')": "KF103",
    "try:\n    a = 1\nexcept ValueError:\n    a = 2": "KF103",
    "class A:\n    pass": "KF104",
    "def inner(v):\n    return v": "KF104",
    "lambda v: v": "KF104",
    "a = {1: 2}": "KF106",
    "a = [v for v in range(3)]": "KF105",
    "(v := 3)": "KF113",
    "f'{x}'": "KF118",
    "if w:\n    pass": "KF601",
    "if 1.5:\n    pass": "KF125",
    "if t:\n    pass": "KF125",
    "a = 1 if x else 2": "KF601",
    "a, b = t": "",
    "a = [v * 2 for v in t]": "",
    "a: tl.constexpr = 8": "",
    "a: tl.int32 = n": "",
    "a = tl.float32": "",
    "a = None": "",
    "a = NAME == 'add'": "",
    "a = 1\na += 1\na *= x": "",
    "pass": "",
    "'a docstring in the middle'": "",
    "if n:\n    pass": "",
    "if None:\n    pass": "",
    "if n > 0 and B > 8:\n    pass": "",
    "a = 1 if n > 0 else 2": "",
    "a = x if B > 8 else None": "",
}
every_line = every(LINES)


@every_line
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every_line
def test_compiler_agrees(compiler: Compiler, line: str, code: str):
    assert compiles(compiler, in_kernel(line)) == (not code)


BLOCKS = {
    "both arms define it": """
        if n > 0:
            a = 1.0
        else:
            a = 2.0
        tl.store(x_ptr, a)
    """,
    "only one arm defines it": """
        if n > 0:
            a = 1.0
        tl.store(x_ptr, a)  # KF604
    """,
    "only the other arm defines it": """
        if n > 0:
            pass
        else:
            a = 1.0
        tl.store(x_ptr, a)  # KF604
    """,
    "it is defined before": """
        a = 0.0
        if n > 0:
            a = 1.0
        tl.store(x_ptr, a)
    """,
    "defined and used in the same arm": """
        if n > 0:
            a = 1.0
            tl.store(x_ptr, a)
    """,
    "a chain without an else": """
        if n > 8:
            a = 1.0
        elif n > 4:
            a = 2.0
        tl.store(x_ptr, a)  # KF604
    """,
    "a chain with an else": """
        if n > 8:
            a = 1.0
        elif n > 4:
            a = 2.0
        else:
            a = 3.0
        tl.store(x_ptr, a)
    """,
    "a constexpr of one arm": """
        if n > 0:
            size: tl.constexpr = 8
            tl.store(x_ptr + tl.arange(0, size), 1.0)
        tl.store(x_ptr + tl.arange(0, size), 1.0)  # KF407
    """,
    "lost names are reported where they are first used": """
        if n > 0:
            a = 1.0
        b = a + 1.0  # KF604
        tl.store(x_ptr, a + b)
    """,
    "defined anew after it was lost": """
        if n > 0:
            a = 1.0
        a = 2.0
        tl.store(x_ptr, a)
    """,
    "an arm that is never compiled": """
        if False:
            a = undefined_name
            x[0] = 1.0
        else:
            a = 1.0
        tl.store(x_ptr, a)
    """,
    "an arm that is always compiled": """
        if True:
            x[0] = 1.0  # KF114
    """,
    "nothing behind a return is compiled": """
        return
        x[0] = 1.0
    """,
    "a return in one arm": """
        if n > 0:
            return
        tl.store(x_ptr, 1.0)
    """,
    "arms that a constant decides define names for good": """
        if SIZE > 32:
            a = 1.0
        tl.store(x_ptr, a)
    """,
    "the else of a decided condition is dead": """
        if SIZE > 32:
            a = 1.0
        else:
            b = missing
        tl.store(x_ptr, a)
    """,
    "the name of a dead arm is not defined": """
        if SIZE > 100:
            a = 1.0
        tl.store(x_ptr, a)  # KF211
    """,
    "None decides a condition": """
        bias = None
        if bias is not None:
            a = bias[0] + missing
        if bias is None:
            x[0] = 1.0  # KF114
    """,
}  # fmt: skip


@every_block(BLOCKS)
def test_names_survive_branches_as_marked(block: str):
    source = in_kernel(block)
    assert reported(source) == marked(source)


@every_block(BLOCKS)
def test_compiler_refuses_what_is_marked(compiler: Compiler, block: str):
    source = in_kernel(block)
    assert compiles(compiler, source) == (not marked(source))


OPEN = """
if B > 64:
    a = x[0]
    b = missing(1)
else:
    a = 1.0
"""


def test_nothing_is_said_of_an_arm_that_may_be_dead():
    """Whether it is compiled depends on the B that a launch passes."""
    assert line_codes(OPEN) == []
    assert line_codes(OPEN + "tl.store(x_ptr, a)\ntl.store(x_ptr, b)") == []
    assert line_codes(OPEN.replace("B > 64", "n > 64")) == ["KF509", "KF211"]


RETURNS = """
@triton.jit
def sign(n):
    {first}
    {last}


@triton.jit
def k(x_ptr, n):
    v = sign(n)
    tl.store(x_ptr, v)
"""


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("if n > 0: return 1", "return 0", ""),
        ("if n > 0: return 1", "return 0.5", "KF605"),
        ("if n > 0: return n", "return 0.5", ""),  # nothing is certain about an argument's type
        ("if n > 0: return 1", "return tl.zeros((4,), tl.int32)", "KF605"),
        ("if True: return 1", "return 0.5", "KF605"),  # the second one is compiled all the same
    ],
)
def test_all_returns_give_one_type(compiler: Compiler, first: str, last: str, code: str):
    source = module(RETURNS.replace("{first}", first).replace("{last}", last))
    assert codes(source) == code.split()
    if "return n" not in first:
        assert compiles(compiler, source, "x_ptr=*i32 n=i32") == (not code)


def test_a_helper_that_returns_a_value_on_some_paths_only():
    source = module(RETURNS.replace("{first}", "if n > 0: return 1").replace("{last}", "tl.debug_barrier()"))
    assert codes(source) == ["KF605"]


def test_a_launched_kernel_returns_nothing():
    launch = "\n\ndef run(x):\n    k[(1,)](x)\n"
    kernel = "@triton.jit\ndef k(x_ptr):\n    tl.store(x_ptr, 1.0)\n    return {}\n"
    assert codes(module(kernel.format("x_ptr") + launch)) == ["KF609"]
    assert codes(module(kernel.format("") + launch)) == []


@pytest.mark.parametrize(("version", "severity"), [("3.6", Severity.WARNING), ("3.9", Severity.ERROR)])
def test_values_without_a_name_are_dropped_silently_before_3_9(
    compiler: Compiler, version: str, severity: Severity
):
    source = in_kernel("a, b = x, s, n")
    (found,) = check(source, version)
    assert (found.code, found.severity) == ("KF121", severity)
    assert compiles(compiler, source)


@pytest.mark.parametrize(("version", "code"), [("3.0", ["KF609"]), ("3.6", ["KF609"]), ("3.7", [])])
def test_return_none_compiles_since_3_7(version: str, code: list[str]):
    assert line_codes("return None", version) == code


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("x_ptr[i] = x", "pointers are written with `tl.store(x_ptr + i, value)`"),
        ("x[3] = 0.0", "blocks cannot change in place: `x = tl.where(index == 3, value, x)`"),
        ("tl.advance(x_ptr, (0,))", "assign it: `p = tl.advance(p, ...)`"),
    ],
)
def test_the_note_says_what_to_write(line: str, note: str):
    (found,) = check(in_kernel(line))
    assert found.notes == (note,)
