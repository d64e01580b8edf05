"""Several results or operands, Python's own functions, and what is taken for a block or a dtype and is none."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import codes, compiles

KERNEL = """
@triton.jit
def pairwise(a, b, c, d):
    return a + c, b + d


@triton.jit
def k(x_ptr):
    i = tl.arange(0, 8)
    p = tl.program_id(0)
    s = tl.load(x_ptr)
    {line}
"""
LINES = {
    "a, b = tl.reduce((i, i), 0, pairwise)": "",
    "a, b = tl.reduce((i, i), None, pairwise)": "",
    "a, b = tl.reduce((i, i), -1, pairwise, keep_dims=True)": "",
    "a, b = tl.associative_scan((i, i), 0, pairwise)": "",
    "a, b = tl.reduce((i[:, None], i[:, None]), 1, pairwise)": "",
    "a, b = tl.reduce((i, i), 1, pairwise)": "KF406",
    "a, b = tl.reduce((p, p), 0, pairwise)": "KF406",
    "a, b = tl.associative_scan((i, i), 1, pairwise)": "KF406",
    "a, b = tl.associative_scan((i, i), -2, pairwise)": "KF406",
    "a, b = tl.reduce((i, i[:, None]), 0, pairwise)": "KF513",
    "a, b = tl.reduce((i, tl.arange(0, 4)), None, pairwise)": "KF513",
    "a, b = tl.associative_scan((i, i[:, None]), 0, pairwise)": "KF513",
    "a, b = tl.associative_scan((i, tl.arange(0, 4)), 0, pairwise)": "KF513",
    'print("s", s)': "",
    'print("s", s, hex=True)': "",
    'print("nothing else")': "",
    "m, n = tl.max(i, 0, return_indices=True)": "",
    "m = tl.max(i, 0, return_indices=True).to(tl.float32)": "KF206",
    "m = tl.split(tl.join(i, i)).shape[0]": "KF206",
    "n = i.numel": "",
    "n = i.numel()": "KF206",
    "m = max(s, 0.0)": "",
    "m = max(s, 0.0, axis=0)": "KF301",
    "m = min(3, 4, key=2)": "KF301",
    "q = p.to(tl.int64).to(tl.pointer_type(tl.float32))": "",
    "q = tl.pointer_type(p.to(tl.int64))": "KF207",
    "for j in tl.static_range(0, 4, 0): tl.store(x_ptr, s)": "KF607",
    "for j in tl.static_range(0, 4, 2): tl.store(x_ptr, s)": "",
    "y = not p": "KF519",
    "z = tl.zeros((4,), tl.float32)": "",
    "z = tl.full((4,), p.to(tl.int64), tl.pointer_type(tl.float32))": "",
    "z = tl.zeros((4,), tl.pointer_type(tl.float32))": "KF207",
    "z = tl.full((4,), 1, tl.pointer_type(tl.float32))": "KF207",
    "m, n = tl.max(i, 0)": "KF121",
    "n = math.sqrt(2.0)": "KF211",
    "z = (1, 2) + (3,)": "",
    "z = (1, 2) * 2": "",
    "z = (1, 2) + 1.0": "KF505",
    "z = (p, 2) // 2": "KF505",
    "z = 2 - (1, 2)": "KF505",
    "z = (1, 2) - (1, 2)": "KF505",
    "z = s.to(p.dtype)": "",
    "z = s.to(p)": "KF207",
    "z = s.to((tl.float32, tl.float16))": "KF207",
    "z = tl.zeros((2,), p)": "KF207",
    "z = tl.cast(s, 3)": "KF207",
    "print(s)": "KF302",
    "print()": "KF302",
    'print("s", s, sep=", ")': "KF301",
    'print("s", s, end="")': "KF301",
    'y = tl.inline_asm_elementwise("mov.b32 $0, $1;", "=r,r", [i], tl.int32, True, 1)': "",
    'y = tl.inline_asm_elementwise("mov.b32 $0, $1;", "=r,r", i, tl.int32, True, 1)': "KF302",
}


@pytest.mark.parametrize(("line", "code"), LINES.items(), ids=LINES)
def test_lines_are_judged_as_by_the_compiler(compiler: Compiler, line: str, code: str):
    source = module(KERNEL.format(line=line))
    assert codes(source) == code.split()
    assert compiles(compiler, source, "x_ptr=*fp32") is not bool(code)
