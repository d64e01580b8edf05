"""Loops: what they run over, which names survive them, and what unrolling allows."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.interpreter.loops import UNROLL_LIMIT

from tests.frontend.kernels import compiles, every, every_block, in_kernel, line_codes, marked, reported

LINES = {
    "for v in range(n):\n    pass": "",
    "for v in range(0, n, 4):\n    pass": "",
    "for v in range(n, 0, -1):\n    pass": "",
    "for v in range(c, n):\n    pass": "",
    "for v in tl.range(0, n, num_stages=2):\n    pass": "",
    "for v in tl.static_range(B):\n    pass": "",
    "for v in tl.static_range(0, 8, step=2):\n    pass": "",
    "while c > 0:\n    c -= 1": "",
    "for v in range(x):\n    pass": "KF607",
    "for v in range(n / 4):\n    pass": "KF607",
    "for v in range(2.0):\n    pass": "KF607",
    "for v in tl.static_range(n):\n    pass": "KF404",
    "for v in t:\n    pass": "KF109",
    "for v in (1, 2, 3):\n    pass": "KF109",
    "for v in [x, s]:\n    pass": "KF109",
    "for v in x:\n    pass": "KF109",
    "for v in enumerate(t):\n    pass": "KF109",
    "for v in tl.arange(0, 8):\n    pass": "KF109",
    "for v, u in range(4):\n    pass": "KF109",
    "for v in range(n):\n    pass\nelse:\n    s = 1.0": "KF110",
    "while c > 0:\n    c -= 1\nelse:\n    pass": "KF110",
    "while x > 0:\n    x -= 1": "KF601",
    "while True:\n    c -= 1": "KF608",
    "while B > 0:\n    c -= 1": "KF608",
    "p = tl.program_id(0)\nwhile p:\n    p -= 1": "KF601",
    "for v in range(n):\n    break": "KF101",
    "for v in range(n):\n    if v > 3:\n        continue": "KF101",
    "for v in range(n):\n    return": "KF102",
    "for v in range(n):\n    if v > 3:\n        return": "KF102",
    "while c > 0:\n    c -= 1\n    if c > 3:\n        return": "KF102",
    "for v in tl.range(0, n, stages=2):\n    pass": "KF301",
}
every_line = every(LINES)


@every_line
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every_line
def test_compiler_agrees(compiler: Compiler, line: str, code: str):
    assert compiles(compiler, in_kernel(line)) == (not code)


BLOCKS = {
    "a name of the body is gone behind the loop": """
        for v in range(n):
            a = 1.0
        tl.store(x_ptr, a)  # KF604
    """,
    "a name from before is carried through": """
        a = 0.0
        for v in range(n):
            a += 1.0
        tl.store(x_ptr, a)
    """,
    "the variable has a value of its own again": """
        for v in range(n):
            pass
        v = 3
        tl.store(x_ptr + v, 2.0)
    """,
    "a name of a while loop": """
        while c > 0:
            a = 1.0
            c -= 1
        tl.store(x_ptr, a)  # KF604
    """,
    "a name of the body, used in the body": """
        for v in range(n):
            a = v * 2
            for u in range(a):
                tl.store(x_ptr + u, 1.0)
    """,
    "names of an unrolled loop survive": """
        for v in tl.static_range(3):
            a = v + 1.0
        tl.store(x_ptr + v, a)
    """,
    "an unrolled loop knows its variable": """
        for v in tl.static_range(3):
            if v == 0:
                a = 1.0
            else:
                a = a + 1.0
            tl.store(x_ptr + tl.arange(0, 2 ** v), a)
    """,
    "each turn of an unrolled loop is compiled": """
        for v in tl.static_range(1, 4):
            tl.store(x_ptr + tl.arange(0, v), 1.0)  # KF403
    """,
    "an unrolled loop without turns compiles nothing": """
        for v in tl.static_range(0):
            x[0] = missing
    """,
    "a constexpr is defined once in all turns": """
        for v in tl.static_range(2):
            size: tl.constexpr = v + 1  # KF407
    """,
    "a constexpr in a run-time loop is defined once": """
        for v in range(n):
            size: tl.constexpr = 8
            tl.store(x_ptr + tl.arange(0, size), 1.0)
    """,
    "a constexpr cannot be assigned in a run-time loop": """
        size: tl.constexpr = 8
        for v in range(n):
            size = size * 2  # KF613
    """,
    "nor in a while loop": """
        size: tl.constexpr = 8
        while c > 0:
            size += 1  # KF613
            c -= 1
    """,
    "a copy of it can": """
        a = B
        for v in range(n):
            a = a * 2
        tl.store(x_ptr, a)
    """,
    "a return in an unrolled loop": """
        for v in tl.static_range(2):
            if n > v:
                return
        tl.store(x_ptr, 1.0)
    """,
    "a return under a constant condition of a run-time loop": """
        for v in range(n):
            if SIZE > 100:
                return
        tl.store(x_ptr, 1.0)
    """,
    "a return under a condition that holds": """
        for v in range(n):
            if SIZE > 3:
                return  # KF102
    """,
    "a return of each turn": """
        while c > 0:
            for v in tl.static_range(2):
                return  # KF102
            c -= 1
    """,
    "a return of no turn": """
        for v in range(n):
            for u in tl.static_range(0):
                return
    """,
    "a return that may be dead": """
        for v in range(n):
            if B > 100:
                return
    """,
    "a constant from before is a run-time value in a while loop": """
        a = 8
        while c > 0:
            a = a * 2
            c -= 1
        tl.store(x_ptr, a)
    """,
}  # fmt: skip


@every_block(BLOCKS)
def test_names_survive_loops_as_marked(block: str):
    source = in_kernel(block)
    assert reported(source) == marked(source)


@every_block(BLOCKS)
def test_compiler_refuses_what_is_marked(compiler: Compiler, block: str):
    source = in_kernel(block)
    assert compiles(compiler, source) == (not marked(source))


@given(st.integers(-4, 12), st.integers(-4, 12), st.integers(-3, 3).filter(bool), st.integers(-4, 12))
@settings(max_examples=60)
def test_an_unrolled_loop_takes_python_s_turns(start: int, stop: int, step: int, turn: int):
    lines = f"for v in tl.static_range({start}, {stop}, {step}):\n    tl.static_assert(v != {turn})"
    assert line_codes(lines) == (["KF408"] if turn in range(start, stop, step) else [])


def test_a_long_unrolled_loop_is_walked_once_with_an_open_variable():
    body = "for v in tl.static_range({}):\n    tl.static_assert(v < 20)\n"
    assert line_codes(body.format(UNROLL_LIMIT)) == ["KF408"]
    assert line_codes(body.format(UNROLL_LIMIT + 1)) == []


AFTER = """
for v in range(n):
    tl.store(x_ptr + v, 1.0)
tl.store(x_ptr + v, 2.0)  # KF611
tl.store(x_ptr + v, 3.0)
"""


def test_a_step_of_zero_never_ends(compiler: Compiler):
    """Triton compiles it."""
    for line in ("for v in range(0, n, 0):\n    pass", "for v in tl.range(0, n, step=0):\n    pass"):
        assert line_codes(line) == ["KF607"]
        assert compiles(compiler, in_kernel(line))


def test_the_variable_of_a_run_time_loop_is_undefined_behind_it(compiler: Compiler):
    """Triton compiles it, with a value that depends on the loop's last turn."""
    for before in ("", "v = 3"):  # a value from before the loop is lost too
        source = in_kernel(before + AFTER)
        assert reported(source) == marked(source)
        assert compiles(compiler, source)


@pytest.mark.parametrize("bound", ["B", "n"])
def test_nothing_is_known_behind_a_loop_with_an_open_number_of_turns(bound: str):
    """With B a constexpr there may be turns; with n a run-time value the name is certainly gone."""
    kind = "tl.static_range" if bound == "B" else "range"
    lines = f"for v in {kind}({bound}):\n    a = 1.0\ntl.store(x_ptr, a)"
    assert line_codes(lines) == ([] if bound == "B" else ["KF604"])
