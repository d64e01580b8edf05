"""Shapes: for every shape and function here kfcheck refuses what the compiler refuses, and else finds its shape."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product

import pytest
from kernelforge.frontend import tree
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.interpreter import expressions
from kernelforge.frontend.interpreter.session import Finding
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.values import Tensor, Value

from tests.frontend.interpreter.values_of import walk_of
from tests.frontend.kernels import compiles

SIZES = ((), (1,), (2,), (4,), (1, 4), (4, 1), (2, 4), (2, 2, 4))
"""Shapes of operands."""
SHORT = ((), (2,), (2, 4), (2, 2, 4))


def zeros(shape: tuple[int, ...], dtype: str = "float32") -> str:
    """A block as an expression; a run-time scalar for the shape ()."""
    return f"tl.zeros({shape}, tl.{dtype})" if shape else f"tl.sum(tl.zeros((2,), tl.{dtype}))"


def sums() -> Iterator[str]:
    for left, right in product(SIZES, repeat=2):
        yield f"{zeros(left)} + {zeros(right)}"


def selections() -> Iterator[str]:
    for shapes in product(((), (4,), (2,), (2, 4)), repeat=3):
        condition, x, y = map(zeros, shapes)
        yield f"tl.where({condition} > 0, {x}, {y})"


def reshapes() -> Iterator[str]:
    for before, after in product(SIZES, (*SIZES, (8,), (2, 2))):
        yield f"tl.reshape({zeros(before)}, {after})"


def broadcasts() -> Iterator[str]:
    for before, after in product(SIZES, SIZES):
        yield f"tl.broadcast_to({zeros(before)}, {after})"


def reorderings() -> Iterator[str]:
    for shape in SHORT:
        yield f"{zeros(shape)}.T"
        yield f"tl.trans({zeros(shape)})"
        for order in (*permutations((0, 1)), (1, 2, 0), (2, 0, 1), (0,), (0, 0), (1, 2), (-1, 0)):
            yield f"tl.permute({zeros(shape)}, {order})"
            yield f"tl.trans({zeros(shape)}, {', '.join(map(str, order))})"


def new_axes() -> Iterator[str]:
    for shape, axis in product(SHORT[:3], (-4, -3, -1, 0, 1, 2, 3, (0, 1), (0, 0), (0, -1), (1, 2), (3, 0))):
        yield f"tl.expand_dims({zeros(shape)}, {axis})"


def indices() -> Iterator[str]:
    places = (":", "None", "0", "-1", "1:", ":2", "...", "0:None", "tl.program_id(0)", "1.0")
    for shape, place in product(SHORT[:3], places):
        yield f"{zeros(shape)}[{place}]"
        yield f"{zeros(shape)}[:, {place}]" if shape else f"{zeros(shape)}[None, {place}]"
        yield f"{zeros(shape)}[None, {place}]"


def pairs() -> Iterator[str]:
    for left, right in product(((), (2,), (4,), (1, 4), (2, 2, 4)), repeat=2):
        yield f"tl.join({zeros(left)}, {zeros(right)})"
        yield f"tl.cat({zeros(left)}, {zeros(right)}, can_reorder=True)"
    yield f"tl.join({zeros((4,))}, {zeros((4,), 'int32')})"
    yield f"tl.cat({zeros((4,))}, {zeros((4,), 'int32')}, can_reorder=True)"
    yield f"tl.cat({zeros((4,))}, {zeros((4,))})"
    yield f"tl.join({zeros((4,), 'uint32')}, {zeros((4,), 'int32')})"
    yield f"tl.join({zeros((4,))}, 1.0)"


def single_operands() -> Iterator[str]:
    for shape in (*SIZES, (4, 2), (1, 1)):
        yield f"tl.ravel({zeros(shape)})"
        yield f"{zeros(shape)}.item()"
        yield f"tl.split({zeros(shape)})[0]"
        yield f"tl.interleave({zeros(shape)}, {zeros(shape)})"
    for function in ("reshape(3, (1,))", "broadcast_to(3, (4,))", "ravel(3)"):
        yield f"tl.{function}"


def products() -> Iterator[str]:
    for left, right in (
        *product(((16, 16), (16, 32), (1, 16), (16, 8)), ((16, 16), (32, 16), (16, 1), (8, 16))),
        ((2, 16, 32), (2, 32, 16)),
        ((2, 16, 32), (1, 32, 16)),
        ((2, 16, 32), (32, 16)),
        ((2, 2, 16, 16), (2, 2, 16, 16)),
        ((16,), (16,)),
        ((), ()),
    ):
        yield f"tl.dot({zeros(left, 'float16')}, {zeros(right, 'float16')})"
    for left, right in product(
        ("int8", "uint8", "int32", "float16", "bfloat16", "float32", "float8e5"), repeat=2
    ):
        yield f"tl.dot({zeros((16, 32), left)}, {zeros((32, 16), right)}, input_precision='ieee')"
    for dtype in ("int8", "float8e4nv", "float64"):
        yield f"tl.dot({zeros((16, 16), dtype)}, {zeros((16, 16), dtype)})"


def accumulations() -> Iterator[str]:
    operands = {
        dtype: (zeros((16, 32), dtype), zeros((32, 16), dtype)) for dtype in ("int8", "float16", "bfloat16")
    }
    for (left, right), acc in product(operands.values(), ("float16", "float32", "int32")):
        yield f"tl.dot({left}, {right}, {zeros((16, 16), acc)}) + {zeros((16, 16), 'int32')}"
        yield f"tl.dot({left}, {right}, {zeros((16, 16), acc)}, out_dtype=tl.{acc}) + {zeros((16, 16), 'int32')}"
    left, right = operands["float16"]
    for acc in (zeros((16, 32)), zeros((1, 16)), zeros((16,)), zeros(()), "0.0", "None"):
        yield f"tl.dot({left}, {right}, {acc})"
    for dtype in ("float16", "bfloat16", "float32"):
        yield f"tl.dot({left}, {right}, out_dtype=tl.{dtype})"


def scaled_products() -> Iterator[str]:
    bits, scale = zeros((32, 64), "uint8"), zeros((32, 2), "uint8")
    right = zeros((64, 32), "uint8")
    for form in ("e4m3", "e5m2", "e2m1", "bf16", "e3m2"):
        yield f"tl.dot_scaled({bits}, {scale}, '{form}', {right}, {scale}, '{form}')"
        yield f"tl.dot_scaled({bits}, {scale}, '{form}', {right}, {scale}, 'e4m3')"
    for shape in ((32, 4), (2, 32), (64, 2)):
        yield f"tl.dot_scaled({bits}, {scale}, 'e4m3', {right}, {zeros(shape, 'uint8')}, 'e4m3')"
    for options in (
        "out_dtype=tl.float16",
        "lhs_k_pack=False",
        f"acc={zeros((32, 32))}",
        f"acc={zeros((32, 64))}",
    ):
        yield f"tl.dot_scaled({bits}, {scale}, 'e4m3', {right}, {scale}, 'e4m3', {options})"
    yield f"tl.dot_scaled({bits}, {scale}, 'e4m3', {zeros((64, 32), 'float16')}, None, 'fp16')"
    yield f"tl.dot_scaled({bits}, {scale}, 'e4m3', {zeros((64, 32), 'float16')}, None, 'bf16')"
    yield f"tl.dot_scaled({zeros((64,), 'uint8')}, {scale}, 'e4m3', {right}, {scale}, 'e4m3')"


GROUPS = (
    sums, selections, reshapes, broadcasts, reorderings, new_axes, indices, pairs, single_operands, products,
    accumulations, scaled_products,
)  # fmt: skip


def in_kernel(*lines: str) -> str:
    return module("@triton.jit\ndef k(x_ptr):\n" + "".join(f"    {line}\n" for line in lines))


@cache
def judged(expression: str) -> tuple[Value, list[Finding]]:
    """The value of an expression, and the errors that are found in it."""
    walk = walk_of(in_kernel(expression))
    (statement,) = walk.kernel.function.body
    assert isinstance(statement, tree.ExprStmt)
    value = expressions.evaluate(walk, statement.value)
    found = [each for each in walk.session.findings.values() if each.code < "KF9"]
    return value, found


def shape_asserted(name: str, value: Value) -> list[str]:
    """Lines that compile if a variable has the shape and the dtype of a value."""
    assert isinstance(value, Tensor)
    assert value.shape is not None
    lines = [f"tl.static_assert(len({name}.shape) == {len(value.shape)})"]
    lines += [f"tl.static_assert({name}.shape[{axis}] == {size})" for axis, size in enumerate(value.shape)]
    return lines + ([f"tl.static_assert({name}.dtype == tl.{value.dtype})"] if value.dtype else [])


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
def test_the_compiler_takes_what_passes_and_makes_the_same_shape_of_it(compiler: Compiler, group):
    lines: list[str] = []
    for number, expression in enumerate(group()):
        value, found = judged(expression)
        if not found:
            name = f"v{number}"
            lines += [f"{name} = {expression}", *shape_asserted(name, value)]
    assert compiles(compiler, in_kernel(*lines), "x_ptr=*fp32")


@pytest.mark.parametrize("group", GROUPS, ids=lambda group: group.__name__)
def test_the_compiler_refuses_what_is_reported(compiler: Compiler, group):
    refused = [expression for expression in group() if judged(expression)[1]]
    assert refused
    wrong = [each for each in refused if compiles(compiler, in_kernel(f"v = {each}"), "x_ptr=*fp32")]
    assert wrong == []
