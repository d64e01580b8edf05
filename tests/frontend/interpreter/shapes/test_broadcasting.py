"""One value per row where one per column is meant, and offsets of two axes that are added element by element."""

from __future__ import annotations

import textwrap

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import check, codes, compiles

HEAD = """
@triton.jit
def k(x_ptr, y_ptr, stride, M: tl.constexpr, N: tl.constexpr):
    tl.store(y_ptr, 0.0)
    rows = tl.arange(0, M)
    cols = tl.arange(0, N)
    tile = rows[:, None] * N + cols[None, :]
    x = tl.load(x_ptr + tile)
    square = x_ptr + rows[:, None] * M + rows[None, :]
    q = tl.load(square)
"""
SIGNATURE = "x_ptr=*fp32 y_ptr=*fp32 stride=i32 M=16 N=64"
ROWS = {
    "tl.store(x_ptr + tile, x - tl.max(x, axis=1))": "KF506",
    "x - tl.sum(x, 1)": "KF506",
    "x / tl.sum(x, axis=-1)": "KF506",
    "tl.where(rows < 7, x, 0.0)": "KF506",
    "x + tl.load(y_ptr + rows)": "KF506",
    "(rows < 7) & (cols < 9)": "",  # two sizes of their own: the launch may make them one
    "x - tl.max(x, axis=1)[:, None]": "",
    "x - tl.max(x, axis=1, keep_dims=True)": "",
    "x - tl.max(x, axis=0)": "",
    "x + tl.load(y_ptr + cols)": "",
    "tl.sum(x, axis=1) - rows": "",
    "tl.max(x, axis=1) - tl.min(x, axis=1)": "",
}
SQUARES = {
    "q - tl.max(q, axis=1)": "KF506",
    "tl.max(q, 1) * q": "KF506",
    "q - tl.max(q, axis=1)[:, None]": "",
    "q - tl.max(q, axis=0)": "",
    "q - tl.max(tl.trans(q), axis=1)": "",  # that is a value per column
    "tl.store(square, q + tl.load(y_ptr + rows))": "",  # meant for the columns, as far as one can see
}
DIAGONALS = {
    "x_ptr + r * stride + c": "KF506",
    "x_ptr + (r * stride + c)": "KF506",
    "x_ptr + c + stride * r": "KF506",
    "x_ptr + r[:, None] * stride + c[None, :]": "",
    "x_ptr + r * stride + r": "",  # a diagonal on purpose
    "x_ptr + r * stride + tl.program_id(1)": "",
    "x_ptr + r + tl.program_id(1) * stride": "",
    "x_ptr + r // stride * N + r % stride": "",
    "x_ptr + r * stride + tl.load(y_ptr + c).to(tl.int32)": "",
}


def in_kernel(lines: str) -> str:
    return module(HEAD + textwrap.indent(textwrap.dedent(lines), "    ") + "\n")


def tiled(line: str) -> str:
    return in_kernel(
        "r = tl.program_id(0) * M + tl.arange(0, M)\n"
        "start = tl.program_id(1) * M\n"
        f"c = tl.max_contiguous(start + tl.arange(0, M), M)\n{line}"
    )


@pytest.mark.parametrize(("line", "code"), ROWS.items(), ids=ROWS)
def test_rows_taken_for_columns(line: str, code: str):
    assert codes(in_kernel(line)) == code.split()


@pytest.mark.parametrize("line", [line for line, code in ROWS.items() if code])
def test_the_compiler_refuses_them_in_a_tile_that_is_not_square(compiler: Compiler, line: str):
    assert not compiles(compiler, in_kernel(line), SIGNATURE)


@pytest.mark.parametrize(("line", "code"), SQUARES.items(), ids=SQUARES)
def test_a_square_tile_hides_it_from_the_compiler(compiler: Compiler, line: str, code: str):
    assert codes(in_kernel(line)) == code.split()
    assert compiles(compiler, in_kernel(line), SIGNATURE)


@pytest.mark.parametrize(("line", "code"), DIAGONALS.items(), ids=DIAGONALS)
def test_two_axes_added_element_by_element(compiler: Compiler, line: str, code: str):
    assert codes(tiled(line)) == code.split()
    assert compiles(compiler, tiled(line), SIGNATURE)


def test_the_message_says_where_the_rows_come_from():
    source = in_kernel("peak = tl.max(x, axis=1)\nx - peak")
    (found,) = check(source)
    assert "`peak` is a block of shape (M,)" in found.message
    assert found.notes == (
        "put the reduced axis back: `[:, None]` behind the reduction, or `keep_dims=True` in it",
    )
    assert [each.message for each in found.related] == ["one value per row is made here"]
