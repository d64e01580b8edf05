"""What host expressions certainly hold, and where that isn't certain."""

from __future__ import annotations

import ast

import pytest
from kernelforge.frontend.launch.host.evaluation import constant, rank, tensor_dtype
from kernelforge.frontend.launch.host.kinds import Kind
from kernelforge.frontend.launch.host.torch_dtypes import TorchDtype
from kernelforge.frontend.launch.host.values import HostTensor, Some
from kernelforge.frontend.values import UNKNOWN, Dtype, Known, TupleOf

from tests.frontend.launch.hosts import at_end, kind, value

CONSTANTS = [
    ("", "-3", -3),
    ("", "2 ** 10 + 1", 1025),
    ("", "7 // 2 * 1.0", 3.0),
    ("", "True", True),
    ("", "'gelu'", "gelu"),
    ("n = 1000", "triton.next_power_of_2(n)", 1024),
    ("n = 1000", "triton.cdiv(n, 64)", 16),
    ("n = 1000", "min(n, 512)", 512),
    ("n = 1000", "max(16, triton.next_power_of_2(n - 900))", 128),
    ("n = 1000", "n if n % 2 else n // 2", 500),
    ("n = 1000", "n > 512 and n < 2048", True),
    ("n = 1000", "math.ceil(n / 3)", 334),
    ("x = torch.randn(128, 64)", "triton.next_power_of_2(x.shape[1] + 1)", 128),
    ("x = torch.randn(128, 64)\nM, N = x.shape", "M * N", 8192),
    ("x = torch.randn(128, 64)", "x.numel()", 8192),
    ("x = torch.randn(128, 64)", "x.stride(0)", 64),
    ("x = torch.randn(128, 64)", "len(x.shape)", 2),
    (
        "x = torch.randn(4, dtype=torch.half)",
        "tl.float16 if x.dtype == torch.float16 else None",
        Dtype("float16"),
    ),
    ("MAP = {torch.half: tl.float16}", "MAP[torch.float16]", Dtype("float16")),
    ("", "tl.constexpr(3)", 3),
    ("", "torch.bfloat16", TorchDtype("bfloat16")),
    ("a, (b, c) = 1, (2, 3)", "b", 2),
    ("sizes = [1, 2, 4]", "len(sizes)", 3),
    ("sizes = (1, 2, 4)", "sizes[-1] + sizes[:2][1]", 6),
    ("n = 1\nn = n + 1\nn *= 3", "n", 6),
    ("def cdiv(a, b):\n    return (a + b - 1) // b\nn = cdiv(10, 4)", "n", 3),
    ("def pick(d):\n    if d > 64:\n        return 32\n    return 64\nn = pick(128)", "n", 32),
    ("N = 8\ndef f(x):\n    pass", "N", 8),
    ("N = 8\nM = N * 2\ndef f(N):\n    pass", "M", 16),
]
UNCERTAIN = [
    ("def f(n, m=64):\n    pass", "m"),
    ("n = 1\nif x:\n    n = 2", "n"),
    ("n = 1\nfor i in y:\n    n += 1", "n"),
    ("for n in range(3):\n    pass", "n"),
    ("n = 1\ndef g():\n    global n\n    n = 2", "n"),
    ("N = 1\nN = 2\ndef f():\n    pass", "N"),
    ("sizes = [1]\nsizes.append(2)", "len(sizes)"),
    ("sizes = {}\nsizes['a'] = 2", "sizes['a']"),
    ("", "2 ** 100000"),
    ("", "1 // 0"),
    ("", "[0] * 10 ** 12"),
    ("", "missing"),
    ("def min(a, b):\n    return unknown(a)", "min(1, 2)"),
    ("while (n := next(it)):\n    pass", "n"),
    ("def f(x):\n    x.shape", "x.shape[0]"),
]


@pytest.mark.parametrize(("lines", "expression", "expected"), CONSTANTS)
def test_constant(lines: str, expression: str, expected: object):
    names, line = at_end(lines)
    assert constant(ast.parse(expression, mode="eval").body, names, line) == Known(expected)


@pytest.mark.parametrize(("lines", "expression"), UNCERTAIN)
def test_uncertain(lines: str, expression: str):
    names, line = at_end(lines)
    assert constant(ast.parse(expression, mode="eval").body, names, line) is None


def test_a_tuple_is_a_tuple_of_constants_and_a_list_is_none():
    names, line = at_end("")
    assert constant(ast.parse("(1, tl.int8)", mode="eval").body, names, line) == TupleOf(
        (Known(1), Known(Dtype("int8")))
    )
    assert constant(ast.parse("[1, 2]", mode="eval").body, names, line) is None


DTYPES = [
    ("x = torch.empty(3)", "x", "float32"),
    ("x = torch.empty(3, dtype=torch.bool)", "x", "int1"),
    ("x = torch.empty(3).to(torch.float8_e4m3fn)", "x", "float8e4nv"),
    ("x = torch.empty(3).to(torch.float8_e5m2)", "x", "float8e5"),
    ("x = torch.empty(3, dtype=torch.complex64)", "x", None),
    ("x = torch.empty(3, dtype=dtype)", "x", None),
    ("x = torch.empty(3, **options)", "x", None),
    ("options = dict(dtype=torch.half)\nx = torch.empty(3, **{'dtype': torch.half})", "x", "float16"),
    ("torch.set_default_dtype(torch.half)\nx = torch.empty(3)", "x", None),
    ("def f(x):\n    pass", "x", None),
    ("def f(x: torch.Tensor):\n    y = torch.empty_like(x)", "y", None),
    ("def f(x):\n    assert x.dtype == torch.float16", "x", "float16"),
    ("def f(x):\n    assert x.dtype == torch.float16\n    y = torch.empty_like(x)", "y", "float16"),
    ("def f(x, y):\n    assert x.dtype == y.dtype == torch.half", "y", "float16"),
    ("def f(x, y):\n    assert x.dtype == torch.half\n    assert y.dtype == x.dtype", "y", "float16"),
    ("def f(x):\n    assert x.dtype in (torch.int8,)", "x", "int8"),
    ("def f(x):\n    assert x.dtype in (torch.int8, torch.uint8)", "x", None),
    ("def f(x):\n    assert x.is_cuda and x.dtype == torch.half, 'half only'", "x", "float16"),
    ("def f(x):\n    assert x.is_cuda or x.dtype == torch.half", "x", None),
    ("def f(x):\n    if x.dtype != torch.half:\n        raise TypeError", "x", "float16"),
    ("def f(x):\n    if x.dtype != torch.half:\n        print(x)", "x", None),
    ("def f(x):\n    if x.ndim > 2:\n        assert x.dtype == torch.half", "x", None),
    ("def f(x):\n    assert x.dtype == torch.half\n    x = g(x)", "x", None),
    (
        "def f(x):\n    if c:\n        y = torch.ones(2)\n    else:\n        y = torch.zeros(3)",
        "y",
        "float32",
    ),
    (
        "def f(x):\n    if c:\n        y = torch.ones(2)\n    else:\n        y = torch.zeros(3).half()",
        "y",
        None,
    ),
    ("def f(x):\n    y = torch.ones(2)\n    for i in x:\n        y = y * 2\n        y += x", "y", "float32"),
    ("def f(x):\n    y = torch.ones(2)\n    for i in x:\n        y = y.half()", "y", None),
    ("def f(x):\n    y = torch.ones(2)\n    y[0] = x\n    y += x", "y", "float32"),
    ("x = torch.ones(2).half()\ndef f():\n    pass", "x", "float16"),
    ("def make(n, dtype):\n    return torch.ones(n, dtype=dtype)\nx = make(3, torch.half)", "x", "float16"),
    ("with torch.autocast('cuda'):\n    x = torch.ones(2, dtype=torch.half).exp()", "x", None),
    ("class torch:\n    pass\nx = torch.ones(2)", "x", None),
]


@pytest.mark.parametrize(("lines", "expression", "expected"), DTYPES)
def test_dtype(lines: str, expression: str, expected: str | None):
    names, line = at_end(lines)
    assert tensor_dtype(ast.parse(expression, mode="eval").body, names, line) == expected


RANKS = [
    ("x = torch.ones(2, 3)", 2),
    ("def f(x):\n    M, N = x.shape", 2),
    ("def f(x):\n    B, M, N = x.size()", 3),
    ("def f(x):\n    M, *rest = x.shape", None),
    ("def f(x):\n    assert x.ndim == 2", 2),
    ("def f(x):\n    assert x.dim() == 3", 3),
    ("def f(x):\n    assert len(x.shape) == 1, x.shape", 1),
    ("def f(x):\n    if x.dim() != 2:\n        raise ValueError", 2),
    ("def f(x, M, N):\n    assert x.shape == (M, N)", 2),
    ("def f(x):\n    M, N = x.shape\n    x = x.t()", 2),
    ("def f(x: torch.Tensor):\n    x = x.reshape(-1, x.shape[-1])", 2),
    ("def f(x):\n    M, N = x.shape\n    x.unsqueeze_(0)", None),
    ("def f(x):\n    M, N = x.shape\n    x = g(x)", None),
    ("def f(x):\n    try:\n        M, N = x.shape\n    except ValueError:\n        pass", None),
]


@pytest.mark.parametrize(("lines", "expected"), RANKS)
def test_rank(lines: str, expected: int | None):
    assert rank(ast.Name("x", ast.Load()), *at_end(lines)) == expected


KINDS = [
    ("def f(x: float = None):\n    pass", "x", Kind.UNKNOWN),
    ("def f(*, x: float = None):\n    pass", "x", Kind.UNKNOWN),
    ("def f(x: float = 1.0):\n    pass", "x", Kind.FLOAT),
    ("def f(x):\n    y = x.numel()", "x", Kind.TENSOR),
    ("", "round(1.5, 2)", Kind.FLOAT),
    ("", "round(x, 2)", Kind.UNKNOWN),
    ("", "round(x)", Kind.INT),
    ("", "time.time()", Kind.FLOAT),
    ("", "math.inf", Kind.FLOAT),
    ("", "-math.floor(x)", Kind.INT),
    ("", "x.shape[0] * 2", Kind.INT),
    ("", "-x.shape[-1]", Kind.INT),
    ("", "x.shape[:2]", Kind.TUPLE),
    ("", "torch.Size((2, 3))", Kind.TUPLE),
    ("", "x.item()", Kind.UNKNOWN),
    ("x = torch.ones(2)", "x.sum().item()", Kind.FLOAT),
    ("", "'a' + str(x)", Kind.STRING),
    ("", "'{}'.format(x)", Kind.STRING),
    ("", "isinstance(x, int) and isinstance(y, int)", Kind.BOOL),
    ("n = 3", "n or x", Kind.INT),
    ("", "(x is None) | (y is None)", Kind.BOOL),
    ("", "-True", Kind.INT),
    ("def int(x):\n    return x", "int(y)", Kind.UNKNOWN),
    ("n = 1\nn = 2.0", "n", Kind.FLOAT),
    ("device = 'cuda' if ok else 'cpu'", "device", Kind.STRING),
]


@pytest.mark.parametrize(("lines", "expression", "expected"), KINDS)
def test_kind(lines: str, expression: str, expected: Kind):
    assert kind(lines, expression) is expected


def test_questions_end():
    """Circles, long sums and many branches give no answer, soon."""
    assert value("for i in x:\n    a = b\n    b = a", "a") == UNKNOWN
    assert value("", "+".join(["a"] * 600)) == UNKNOWN
    lines = ["x0 = 1"]
    for at in range(1, 40):
        lines += [f"if c{at}:", f"    x{at} = x{at - 1} + x{at - 1}", "else:", f"    x{at} = x{at - 1} * 2"]
    assert value("\n".join(lines), "x39") in (UNKNOWN, Some(Kind.INT), Known(2**39))


def test_a_reshaped_tensor_keeps_its_dtype():
    assert value("x = torch.ones(2, 3)\nx.t_()", "x") == HostTensor(TorchDtype("float32"))
