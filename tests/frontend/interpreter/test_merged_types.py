"""Types where control flow merges: for every pair of types, kfcheck's verdict is the real compiler's."""

from __future__ import annotations

from itertools import product

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import codes, compiles

VALUES = {
    "int32": "n",
    "constant": "7",
    "uint32": "3000000000",
    "int64": "n.to(tl.int64)",
    "bool": "n > 4",
    "float32": "0.5",
    "float16": "tl.load(h_ptr)",
    "pointer": "x_ptr + n",
    "half pointer": "h_ptr + n",
    "block": "tl.arange(0, 16)",
    "longer block": "tl.arange(0, 32)",
    "float block": "tl.zeros((16,), tl.float32)",
    "matrix": "tl.zeros((16, 16), tl.float32)",
    "block pointer": "tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (16,), (0,))",
    "pair": "(n, 0.5)",
    "int pair": "(7, n)",
    "triple": "(n, 0.5, n)",
    "None": "None",
    "dtype": "tl.float16",
}
"""Expressions of different types; `constant` and `int32` are of one."""
FEW = ("int32", "constant", "float32", "block", "pair", "None")
HEAD = """
@triton.jit
def k(x_ptr: "*fp32", h_ptr: "*fp16", n: "i32"):
    tl.store(x_ptr, 0.0)
"""
HELPER = """
@triton.jit
def chosen(x_ptr, h_ptr, n):
    if n > 4:
        return {0}
    else:
        return {1}


@triton.jit
def k(x_ptr: "*fp32", h_ptr: "*fp16", n: "i32"):
    tl.store(x_ptr, 0.0)
    chosen(x_ptr, h_ptr, n)
"""
FORMS = {
    "for": HEAD + "    v = {0}\n    for _ in range(n):\n        v = {1}\n",
    "while": HEAD + "    v = {0}\n    while n > 4:\n        n -= 1\n        v = {1}\n",
    "branch": HEAD + "    v = {0}\n    if n > 4:\n        v = {1}\n",
    "else branch": HEAD + "    v = {0}\n    if n > 4:\n        pass\n    else:\n        v = {1}\n",
    "branch that returns": HEAD + "    v = {0}\n    if n > 4:\n        v = {1}\n        return\n",
    "both branches": HEAD + "    if n > 4:\n        v = {0}\n    else:\n        v = {1}\n",
    "both branches, None before": (
        HEAD + "    v = None\n    if n > 4:\n        v = {0}\n    else:\n        v = {1}\n"
    ),
    "branch in a loop": (
        HEAD + "    v = {0}\n    for _ in range(n):\n        if n > 4:\n            v = {1}\n"
    ),
    "conditional": HEAD + "    v = {0} if n > 4 else {1}\n",
    "returns": HELPER,
}
EVERY_PAIR = ("for", "both branches", "conditional")
"""Forms that are tried with every pair; the others share their code."""
SIGNATURE = "x_ptr=*fp32 h_ptr=*fp16 n=i32"


def pairs(form: str) -> list[tuple[str, str]]:
    """Pairs of types that a form is tried with; the order of two is left to chance, but for None."""
    names = list(VALUES if form in EVERY_PAIR else FEW)
    return [
        (a, b)
        for (i, a), (j, b) in product(enumerate(names), enumerate(names))
        if i == j or (i + j) % 2 == (i < j) or (form != "conditional" and "None" in (a, b))
    ]


@pytest.mark.parametrize("form", FORMS)
def test_verdicts_are_the_compiler_s(compiler: Compiler, form: str):
    disagreements = []
    for first, second in pairs(form):
        source = module(FORMS[form].format(VALUES[first], VALUES[second]))
        found = codes(source)
        if compiles(compiler, source, SIGNATURE) != (not found):
            disagreements.append((first, second, found))
    assert not disagreements
