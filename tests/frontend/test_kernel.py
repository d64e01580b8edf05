"""What is known of a jit function: its role in the file, its pointers, the options of its decorator."""

from __future__ import annotations

import pytest
from kernelforge.frontend.analysis import parse_kernels
from kernelforge.frontend.blocks import split
from kernelforge.frontend.host import read_host
from kernelforge.frontend.host_syntax import parse_host
from kernelforge.frontend.kernel import Kernel, Role, is_constexpr_annotation, make_kernels
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source
from kernelforge.grammar.api.catalogue import load

from tests.frontend.kernels import TRITON


def kernels(text: str) -> dict[str, Kernel]:
    """The kernels of a module by name."""
    found = split(Source("case.py", module(text)))
    parsed, problems = parse_kernels(found)
    broken = frozenset(block.def_start for block, _ in problems)
    host = read_host(parse_host(found.source, found.host_text).tree, found.source, found.rows(), load(TRITON))
    return {kernel.name: kernel for kernel in make_kernels(parsed, broken, host).values()}


def kernel(text: str) -> Kernel:
    (found,) = kernels(text).values()
    return found


STORING = "@triton.jit\ndef k(p, n):\n    tl.store(p + n, 1.0)\n"
COMPUTING = "@triton.jit\ndef k(a, b):\n    return a + b\n"
CALLER = "\n@triton.jit\ndef other(p, n):\n    k(p, n)\n"


@pytest.mark.parametrize(
    ("text", "role", "launched"),
    [
        (STORING, Role.ENTRY, False),
        ("@triton.jit\ndef k(n):\n    pid = tl.program_id(0)\n", Role.ENTRY, False),
        (STORING + "k[(1,)](x, 3)\n", Role.ENTRY, True),
        (COMPUTING + "k[(1,)](x, 3)\n", Role.ENTRY, True),
        (STORING + CALLER, Role.HELPER, False),
        (STORING + CALLER + "k[(1,)](x, 3)\n", Role.HELPER, False),
        (COMPUTING + CALLER, Role.HELPER, False),
        (COMPUTING, Role.UNCLEAR, False),
        ("@triton.jit\ndef k(n):\n    pass\n", Role.UNCLEAR, False),
        ("@triton.jit\ndef k(p, n):\n    tl.store(p, 1.0)\n    return n\n", Role.UNCLEAR, False),
        ("@triton.jit\ndef k(n):\n    tl.store(make(n), 1.0)\n", Role.UNCLEAR, False),
        ("@triton.jit\ndef k(p, n):\n    tl.store(p, 1.0)\n    k(p, n - 1)\n", Role.ENTRY, False),
    ],
    ids=[
        "stores through an argument", "asks for its program id", "is launched", "is launched and returns",
        "is called", "is called and launched", "returns and is called", "returns", "does nothing",
        "stores and returns", "stores through something else", "calls itself",
    ],
)  # fmt: skip
def test_role(text: str, role: Role, launched: bool):
    found = kernels(text)["k"]
    assert (found.role, found.launched) == (role, launched)


def test_a_kernel_passed_to_another_by_name_is_a_helper():
    found = kernels(
        COMPUTING + "\n@triton.jit\ndef total(p):\n    tl.store(p, tl.reduce(tl.load(p), 0, k))\n"
    )
    assert found["k"].role is Role.HELPER
    assert found["total"].role is Role.ENTRY


@pytest.mark.parametrize(
    ("body", "pointers"),
    [
        ("tl.load(a)", {"a"}),
        ("tl.load(a + b)", {"a"}),
        ("tl.load(a + b - c)", {"a"}),
        ("tl.store(a + b, c)", {"a"}),
        ("tl.atomic_add(b, a)", {"b"}),
        ("tl.load(b + 1)\n    tl.load(c)", {"b", "c"}),
        ("tl.load(a * b)", set()),
        ("tl.load(f(a))", set()),
        ("q = a + b\n    tl.load(q)", set()),
        ("tl.exp(a)", set()),
    ],
)
def test_pointers_are_what_is_loaded_from_and_stored_to(body: str, pointers: set[str]):
    found = kernel(f"@triton.jit\ndef k(a, b, c):\n    {body}\n")
    assert {name for name in found.pointers if name in "abc"} >= pointers
    if not pointers:
        assert not found.pointers & {"b", "c"}


@pytest.mark.parametrize(
    ("body", "numbers"),
    [
        ("a * b", {"a", "b"}),
        ("tl.arange(0, c)", {"c"}),
        ("for i in range(a, b):\n        pass", {"a", "b"}),
        ("a + b", set()),
        ("a == b", set()),
    ],
)
def test_numbers_are_what_is_computed_with(body: str, numbers: set[str]):
    found = kernel(f"@triton.jit\ndef k(a, b, c):\n    {body}\n")
    assert found.numbers & {"a", "b", "c"} == numbers


@pytest.mark.parametrize(
    ("annotation", "expected"),
    [
        ("tl.constexpr", True),
        ("constexpr", True),
        ("triton.language.constexpr", True),
        ("'tl.constexpr'", True),
        ("tl.constexpr[int]", True),
        ("constexpr | int", True),
        ("tl.tensor", False),
        ("int", False),
        ("'int'", False),
    ],
)
def test_constexpr_annotations(annotation: str, expected: bool):
    (parameter,) = kernel(f"@triton.jit\ndef k(a: {annotation}):\n    pass\n").function.parameters
    assert is_constexpr_annotation(parameter.annotation) is expected


def test_no_annotation_is_no_constexpr():
    assert not is_constexpr_annotation(None)


@pytest.mark.parametrize(
    ("decorators", "expected"),
    [
        ("@triton.jit(noinline=True)", True),
        ("@triton.autotune([], key=[])\n@triton.jit(noinline=True)", True),
        ("@triton.jit(noinline=False)", False),
        ("@triton.jit(debug=True)", False),
        ("@triton.jit", False),
    ],
)
def test_noinline(decorators: str, expected: bool):
    assert kernel(f"{decorators}\ndef k(a):\n    pass\n").is_noinline is expected


def test_a_kernel_with_a_syntax_error_is_broken():
    found = kernels(
        "@triton.jit\ndef k(a):\n    x = a +\n    y = a\n\n@triton.jit\ndef other(a):\n    pass\n"
    )
    assert {name: each.is_broken for name, each in found.items()} == {"k": True, "other": False}


def test_nodes_are_in_source_order():
    found = kernel("@triton.jit\ndef k(a, b):\n    c = a + b\n    if c > 0:\n        tl.store(a, c)\n")
    starts = [node.span.start for node in found.nodes if type(node).__name__ in ("Assign", "If", "ExprStmt")]
    assert starts == sorted(starts)
    assert len(starts) == 3


def test_what_takes_a_block_and_asks_for_no_program_is_called_from_another_file():
    body = "    v = tl.reshape({}.to(tl.float32), (4, 32))\n    tl.store(out_ptr, tl.sum(v))\n"
    for operand, role in (("y", Role.UNCLEAR), ("tl.arange(0, 128)", Role.ENTRY)):
        found = kernels(f"@triton.jit\ndef k(y, out_ptr):\n{body.format(operand)}")
        assert found["k"].role is role


def test_what_sizes_a_block_for_certain_is_a_size():
    lines = [
        "    o = tl.arange(0, A)",
        "    z = tl.zeros((B, 16), tl.float32)",
        "    p = tl.make_block_ptr(x_ptr, (M,), (1,), (0,), block_shape=(C,), order=(0,))",
        "    if FLAG:",
        "        o = tl.arange(0, D)",
    ]
    text = "@triton.jit\ndef k(x_ptr, M, A, B, C, D, FLAG: tl.constexpr):\n" + "\n".join(lines) + "\n"
    assert kernel(text).sizes == {"A", "B", "C"}
