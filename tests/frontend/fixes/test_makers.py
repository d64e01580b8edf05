"""What each fix writes, and where it keeps its hands off."""

from __future__ import annotations

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Fix
from kernelforge.frontend.fixes.repair import Checked, repair
from kernelforge.frontend.rules.rule import PRELUDE
from kernelforge.frontend.source import Source

HEADER = "@triton.jit\ndef k(x_ptr, n, BLOCK: tl.constexpr):\n    o = tl.arange(0, BLOCK)\n    x = tl.load(x_ptr + o)\n"
STORE = "    tl.store(x_ptr + o, x)\n"


def check(content: bytes) -> Checked:
    source = Source("k.py", content.decode())
    return Checked(source, check_source(source, Options("3.6")))


def fixed(module: str) -> str:
    return repair("k.py", module.encode(), check)[1].after.decode()


def fixes(module: str) -> list[Fix]:
    return [each.fix for each in check(module.encode()).diagnostics if each.fix]


def in_kernel(statement: str, prelude: str = PRELUDE) -> str:
    return f"{prelude}{HEADER}    {statement}\n{STORE}"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("m = 0 <= o < n", "m = (0 <= o) & (o < n)"),
        ("m = (0 <= o < n) & (x > 0)", "m = ((0 <= o) & (o < n)) & (x > 0)"),
        ("m = 0 < o < 9 < n", "m = (0 < o) & (o < 9) & (9 < n)"),
        ("m = 0 <= o + 1 < n", None),
        ("m = 0 <= (o) < n", None),
        ("x = x**2", "x = x * x"),
        ("x = 1.0 / x ** 2", "x = 1.0 / (x * x)"),
        ("x = -x ** 3", "x = -(x * x * x)"),
        ("x **= 2", "x *= x"),
        ("x = x ** 5", None),
        ("x = (x + 1) ** 2", None),
        ("x = x + tl.sum(x, axis=0, keepdim=True)", "x = x + tl.sum(x, axis=0, keep_dims=True)"),
        ("x = x + x.sum(axis=0, keepdim=True)", "x = x + x.sum(axis=0, keep_dims=True)"),
        ("x = x + tl.sum(x, 0, True, keepdim=True)", None),
        ("x = tl.tanh(x)", "x = tl.extra.cuda.libdevice.tanh(x)"),
        ("x = abs(x)", "x = tl.abs(x)"),
        ("x = x.to(torch.float16)", "x = x.to(tl.float16)"),
        ("x = tl.zeros(BLOCK, tl.float32)", "x = tl.zeros((BLOCK,), tl.float32)"),
        ("tl.store(x, x_ptr + o)", "tl.store(x_ptr + o, x)"),
        ("x = tl.load(x_ptr + o, cache_modifier='cg')", "x = tl.load(x_ptr + o, cache_modifier='.cg')"),
        ("return None", "return"),
        ("x = tl.max(x, 0.0)", "x = tl.maximum(x, 0.0)"),
        ("x = max(x, 0.0)", None),
        ("if n > 3  # a comment\n        x += 1", "if n > 3:  # a comment\n        x += 1"),
        ("half = BLOCK // 2\n    p = tl.arange(0, half)", "half: tl.constexpr = BLOCK // 2\n    p = tl.arange(0, half)"),
        ("half = BLOCK\n    half = half // 2\n    p = tl.arange(0, half)", None),
        ("S = tl.constexpr(16)\n    p = tl.arange(0, S)", "S: tl.constexpr = 16\n    p = tl.arange(0, S)"),
    ],
)  # fmt: skip
def test_statements(before: str, after: str | None):
    prelude = PRELUDE.replace("import triton\n", "import torch\nimport triton\n")
    assert fixed(in_kernel(before, prelude)) == in_kernel(after or before, prelude)


def test_names_are_spelled_as_the_file_imports_them():
    statement = "x = tl.tanh(x)"
    for line, spelled in (
        ("from triton.language.extra import libdevice\n", "libdevice.tanh"),
        ("from triton.language.extra.cuda import libdevice as ld\n", "ld.tanh"),
        ("import triton.language.extra.cuda.libdevice as dev\n", "dev.tanh"),
    ):
        module = in_kernel(statement, PRELUDE.rstrip("\n") + "\n" + line + "\n\n")
        assert f"x = {spelled}(x)" in fixed(module)


def test_a_similar_keyword_is_only_a_suggestion():
    module = in_kernel("x = tl.load(x_ptr + o, volatil=True)")
    (fix,) = fixes(module)
    assert (fix.safe, fix.description) == (False, "use volatile")
    assert fixed(module) == module


def test_an_annotation_is_safe_only_for_a_constant_s_name():
    module = PRELUDE + HEADER.replace("BLOCK: tl.constexpr", "BLOCK") + STORE
    assert "BLOCK: tl.constexpr):" in fixed(module)
    small = module.replace("BLOCK", "size")
    assert fixed(small) == small
    assert [fix.safe for fix in fixes(small)] == [False]


GLOBAL = "SCALE = 2.0\n\n\n" + HEADER + "    x = x * SCALE\n" + STORE


@pytest.mark.parametrize(
    ("more", "safe"),
    [
        ("", True),
        ("\n\ndef scale(x):\n    return x * SCALE\n", False),
        ('\n\n__all__ = ["SCALE"]\n', False),
        ("\n\n@triton.jit\ndef other(x_ptr, S: tl.constexpr = SCALE):\n    tl.store(x_ptr, S)\n", False),
    ],
)
def test_a_global_becomes_a_constexpr_where_only_kernels_use_it(more: str, safe: bool):
    module = PRELUDE + GLOBAL + more
    assert [fix.safe for fix in fixes(module)] == [safe]
    assert ("SCALE = tl.constexpr(2.0)" in fixed(module)) == safe


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("import triton\n\n\n", "import triton\nimport triton.language as tl\n\n\n"),
        ('"""Doc."""\nimport triton  # jit\nX = 1\n', '"""Doc."""\nimport triton  # jit\nimport triton.language as tl\nX = 1\n'),
    ],
)  # fmt: skip
def test_a_missing_import_goes_behind_the_others(before: str, after: str):
    assert fixed(before + HEADER + STORE) == after + HEADER + STORE


LAUNCH = "\n\ndef launch(x: torch.Tensor):\n    n = x.numel()\n    {}\n"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("k[(1,)](x.data_ptr(), n, BLOCK=64)", "k[(1,)](x, n, BLOCK=64)"),
        ("k[(1,)](x.data_ptr() + 4, n, BLOCK=64)", None),
        ("k[n](x, n, BLOCK=64)", "k[(n,)](x, n, BLOCK=64)"),
        ("k[(n)](x, n, BLOCK=64)", "k[(n,)](x, n, BLOCK=64)"),
        ("k[lambda meta: n](x, n, BLOCK=64)", "k[lambda meta: (n,)](x, n, BLOCK=64)"),
        ("k[(1,)](x, x.numel, BLOCK=64)", "k[(1,)](x, x.numel(), BLOCK=64)"),
        ("k[(tl.cdiv(n, 64),)](x, n, BLOCK=64)", "k[(triton.cdiv(n, 64),)](x, n, BLOCK=64)"),
    ],
)
def test_launches(before: str, after: str | None):
    kernel = "import torch\n" + PRELUDE + HEADER + STORE
    assert fixed(kernel + LAUNCH.format(before)) == kernel + LAUNCH.format(after or before)
