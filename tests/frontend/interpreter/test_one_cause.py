"""A value in error is unknown from there on: one mistake is told once, where the compiler meets it first."""

from __future__ import annotations

import textwrap

from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import compiles, every_block, in_kernel, marked, reported

BLOCKS = {
    "an offset that is used twice": """
        half = n / 2
        a = tl.load(x_ptr + half)  # KF501
        tl.store(x_ptr + half, a)
        tl.store(i_ptr + half, 0)
    """,
    "two products of one statement": """
        c2 = tl.sum(w, axis=1)[:, None, None]
        y = tl.reshape(w, (32, 128)) * w  # KF506
        z = y * w
        tl.store(x_ptr, tl.sum(tl.sum(z, 0), 0))
    """,
    "a size that is no int": """
        half: tl.constexpr = B / 2
        j = tl.arange(0, half)  # KF401
        r = tl.reshape(x, (2, half))
        tl.store(x_ptr + half, 0.0)
    """,
    "a loop bound": """
        for j in range(n / 2):  # KF607
            tl.store(x_ptr + j, 0.0)
    """,
    "what a helper is called with": """
        y = n / 2
        z = y // 3  # KF504
        for j in range(y):
            tl.store(x_ptr + y, 0.0)
    """,
    "a condition of a loop whose body is wrong": """
        found = 0
        while not found:
            if tl.load(x_ptr) > 0:
                found = tl.load(x_ptr) > 1  # KF602
    """,
    "a block as a condition": """
        y = x if m else 0.0  # KF601
        tl.store(x_ptr + i, y)
    """,
    "a descriptor that cannot be made": """
        d = tl.make_tensor_descriptor(x_ptr, [n, n], [n, 2], [8, 64])  # KF707
        d.store([0, 0], w)
    """,
    "a tuple of two as a loop variable": """
        for a, b in enumerate(t):  # KF109
            tl.store(x_ptr, a)
    """,
}


@every_block(BLOCKS)
def test_one_mistake_is_told_once(block: str):
    source = in_kernel(textwrap.dedent(block))
    assert reported(source) == marked(source)


@every_block(BLOCKS)
def test_compiler_refuses_each(compiler: Compiler, block: str):
    assert not compiles(compiler, in_kernel(textwrap.dedent(block)))


def test_what_is_assigned_anew_is_known_again():
    source = in_kernel("""
        half = n / 2
        tl.store(x_ptr + half, 0.0)  # KF501
        half = n / 4
        tl.store(x_ptr + half, 0.0)  # KF501
    """)
    assert reported(source) == marked(source)


def test_other_mistakes_are_told_too():
    source = in_kernel("""
        half = n / 2
        tl.store(x_ptr + half, 0.0)  # KF501
        tl.store(x_ptr + n / 4, 0.0)  # KF501
        tl.store(x_ptr + i, w)  # KF705
    """)
    assert reported(source) == marked(source)


def test_a_helper_that_cannot_be_compiled_gives_nothing_to_speak_of():
    source = module("""
@triton.jit
def combine(a, b, OP: tl.constexpr):
    if OP == "add":
        return a + b
    else:
        tl.static_assert(False, "unknown operator")  # KF408


@triton.jit
def k(x_ptr):
    r = combine(tl.load(x_ptr), 1.0, "mul")
    tl.store(x_ptr, r.to(tl.float32))
""")
    assert reported(source) == marked(source)
