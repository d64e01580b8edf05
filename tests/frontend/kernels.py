"""Kernels for the interpreter's tests, what kfcheck says of them, and what the real compiler says."""

from __future__ import annotations

import re
import textwrap
from functools import cache

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Diagnostic
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

TRITON = "3.6"
"""The version whose compiler the tests ask."""
MARK = re.compile(r"#((?: KF\d{3})+)$")

KERNEL = """
SIZE = tl.constexpr(64)
PLAIN = 64


@triton.jit
def twice(v):
    return v * 2


@triton.jit
def scaled(v, by=2.0):
    return v * by


@triton.jit
def save(p, v):
    tl.store(p, v)


@triton.jit
def k(x_ptr, i_ptr, n, f, B: tl.constexpr, NAME: tl.constexpr, DT: tl.constexpr):
    tl.store(x_ptr, 0.0)
    i = tl.arange(0, 64)
    x = tl.load(x_ptr + i)
    s = tl.load(x_ptr)
    c = tl.load(i_ptr)
    m = i < 7
    w = x[None, :] + x[:, None]
    t = (x, n)
"""
"""What the lines under test can use: blocks of int, float and bool, a matrix, scalars, constexprs, a tuple."""
SIGNATURE = "x_ptr=*fp32 i_ptr=*i32 n=i32 f=fp32 B=64 NAME='add' DT=tl.float32"


def in_kernel(lines: str) -> str:
    """A module whose launched kernel ends with these lines."""
    return module(KERNEL + textwrap.indent(textwrap.dedent(lines).strip("\n"), "    ") + "\n")


@cache
def check(source: str, version: str = TRITON) -> tuple[Diagnostic, ...]:
    """What kfcheck reports of a module."""
    return check_source(Source("case.py", source), Options(triton_version=version))


def codes(source: str, version: str = TRITON) -> list[str]:
    """The codes of what is reported, in source order."""
    return [found.code for found in check(source, version)]


def line_codes(lines: str, version: str = TRITON) -> list[str]:
    """The codes reported of lines in a kernel."""
    return codes(in_kernel(lines), version)


def reported(source: str, version: str = TRITON) -> set[tuple[int, str]]:
    """Row and code of everything reported."""
    text = Source("case.py", source)
    return {(text.row(found.span.start), found.code) for found in check(source, version)}


def marked(source: str) -> set[tuple[int, str]]:
    """Row and code of what the comments at the ends of lines announce: `# KF604`."""
    return {
        (row, code)
        for row, line in enumerate(source.splitlines(), 1)
        if (mark := MARK.search(line))
        for code in mark[1].split()
    }


def compiles(compiler: Compiler, source: str, signature: str = SIGNATURE) -> bool:
    """Whether the real compiler takes the last kernel of a module; why not is in pytest's captured output."""
    answer = compiler.compile(source, signature)
    print(answer)
    return answer.outcome is Outcome.COMPILES


def every(lines: dict[str, str]) -> pytest.MarkDecorator:
    """A test's parameters `line` and `code`; the code is empty for lines that are right."""
    return pytest.mark.parametrize(("line", "code"), lines.items(), ids=lines)


def every_block(blocks: dict[str, str]) -> pytest.MarkDecorator:
    """A test's parameter `block`: lines of a kernel, marked where something is reported."""
    return pytest.mark.parametrize("block", blocks.values(), ids=blocks)


def wrong(lines: dict[str, str]) -> dict[str, str]:
    """The lines for which something is reported."""
    return {line: code for line, code in lines.items() if code}


def right(lines: dict[str, str]) -> str:
    """All lines that are right, one below the other."""
    return "\n".join(line for line, code in lines.items() if not code)
