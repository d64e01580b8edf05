"""Which launches are found, what is said of them, and what is left alone. The real launcher is asked too."""

from __future__ import annotations

import importlib.metadata
import importlib.util
import textwrap
from collections.abc import Iterator

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler, Outcome
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

TRITON = "3.6"
KERNELS = """
import torch


@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr = 64):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0, mask=offs < n)


@triton.jit
def other(x_ptr, n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 2.0, mask=offs < n)


class Op:
    @staticmethod
    @triton.jit
    def k(x_ptr, n, BLOCK: tl.constexpr):
        offs = tl.arange(0, BLOCK)
        tl.store(x_ptr + offs, 3.0, mask=offs < n)

    def __init__(self):
        self.kernel = fill

    def own(self, x):
        self.k[(1,)](x, x.numel(), BLOCK=64, EXTRA=1)

    def assigned(self, x):
        self.kernel[(1,)](x, x.numel(), EXTRA=1)


"""

BAD = {
    "other[(1,)](x, x.numel())": "KF801",
    "Op.k[(1,)](x, x.numel())": "KF801",
    "Op().k[(1,)](x)": "KF801",
    "Op().own(x)": "KF802",
    "Op().assigned(x)": "KF802",
    "kernel = other if x.numel() else fill\nkernel[(1,)](x, x.numel(), FOO=1)": "KF802",
    "if x.numel():\n    kernel = other\nelse:\n    kernel = fill\nkernel[(1,)](x, x.numel(), FOO=1)": "KF802",
    "start = other[(1,)]\nstart(x, x.numel())": "KF801",
    "args = (x, x.numel())\nother[(1,)](*args)": "KF801",
    "options = dict(num_warps=3)\nfill[(1,)](x, x.numel(), **options)": "KF815",
    "fill[(1,)](x, **{'n': 3, 'FOO': 1})": "KF802",
    "fill[(1,)](x, x.numel(), 64, *(1, 2))": "KF803",
    "fill[(1,)](x, 'text')": "KF811",
    "fill[(1, (2,))](x, 3)": "KF807",
    "fill[()](x, 3)": "KF807",
    "fill[None](x, 3)": "KF807",
    "size = 48\nother[(1,)](x, 3, size)": "KF814",
    "fill[lambda meta: (triton.cdiv(meta['n'], meta['SIZE']),)](x, 3)": "KF818",
    "other[(1,)](x, 3, BLOCK={})": "KF821",
    "fill[(1,)](x, lambda: 3)": "KF811",
    "fill[(1,)](x.numpy(), 3)": "KF811",
    "import numpy as np\nfill[(1,)](np.zeros(64), 3)": "KF811",
    "y = torch.empty_like(x, dtype=torch.complex64)\nfill[(1,)](y, 3)": "KF811",
    "fill['1'](x, 3)": "KF807",
    "fill[lambda: (1,)](x, 3)": "KF807",
    "fill[lambda meta, n: (n,)](x, 3)": "KF807",
    "def grid():\n    return (1,)\nfill[grid](x, 3)": "KF807",
    "grid = lambda meta: (1,)\nfill[grid, 128](x, 3)": "KF807",
    "def grid(meta):\n    return (1,)\nfill[grid, 128](x, 3)": "KF807",
    "def size(n):\n    return (n, 2)\nfill[(1, size(3))](x, 3)": "KF807",
    "def size(n):\n    return n / 2\nfill[(size(3),)](x, 3)": "KF807",
    "fill[(1,)](x, 3, num_stages='2')": "KF815",
    "fill[(1,)](x, 3, num_warps=x.numel() / 16)": "KF815",
}
"""Launches in a function of the tensor x, and the only code that is reported as an error."""

GOOD = [
    "if x.numel():\n    k = fill\n    k[(1,)](x, 3)\n    return\nk = other\nk[(1,)](x, 3, BLOCK=64)",
    "args = (x,)\nargs += (3,)\nfill[(1,)](*args)",
    "options = {}\noptions['BLOCK'] = 64\nother[(1,)](x, 3, **options)",
    "def fill(n):\n    return (n,)\nother[fill(1)](x, 3, BLOCK=64)",
    "grid = (1,)\nfill[grid](x, 3)\ngrid = (2, 3)\nfill[grid](x, 3)",
    "fill[x.shape](x, 3)",
    "fill[(1,)](x, 3, 64)",
    "size = 48\nsize = 64\nother[(1,)](x, 3, size)",
    "y = torch.empty(0)\nfill[(1,)](x, y.numel())",
    "fill[lambda meta: (meta['n'] if 'n' in meta else meta['N'],)](x, 3)",
    "fill[lambda meta, n=2: (n,)](x, 3)",
    "fill[lambda *args: (1,)](x, 3)",
    "fill[(1,)](x, 3, num_warps=x.numel() // 16)",
]
"""Launches that work, and look like those that do not."""


def source_of(lines: str) -> str:
    return module(KERNELS + "def launch(x):\n" + textwrap.indent(lines, "    ") + "\n")


def errors(lines: str) -> set[str]:
    found = check_source(Source("case.py", source_of(lines)), Options(triton_version=TRITON))
    row = source_of(lines).split("\n").index("def launch(x):")
    inside = "Op()." in lines
    return {
        each.code
        for each in found
        if each.severity is Severity.ERROR
        and (inside or Source("case.py", source_of(lines)).row(each.span.start) > row)
    }


@pytest.fixture(scope="module")
def compiler() -> Iterator[Compiler]:
    if importlib.util.find_spec("triton") is None:
        pytest.skip("needs Triton: pip install 'kernelforge-triton[gpu]'")
    if not importlib.metadata.version("triton").startswith(TRITON + "."):
        pytest.skip(f"the launches state what Triton {TRITON} does")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize("lines", BAD)
def test_bad_launch_is_reported(lines: str):
    found = errors(lines)
    assert BAD[lines] in found
    if "Op()." not in lines:  # the methods of the class are wrong on purpose, whoever calls them
        assert found == {BAD[lines]}


@pytest.mark.parametrize("lines", GOOD)
def test_good_launch_is_left_alone(lines: str):
    assert errors(lines) == set()


@pytest.mark.parametrize("lines", BAD)
def test_launcher_refuses(compiler: Compiler, lines: str):
    result = compiler.launch(source_of(lines), "launch(torch.ones(64))")
    assert result.outcome in (Outcome.LAUNCH_FAILS, Outcome.REJECTED)


@pytest.mark.parametrize("lines", GOOD)
def test_launcher_accepts(compiler: Compiler, lines: str):
    assert compiler.launch(source_of(lines), "launch(torch.ones(64))").outcome is Outcome.COMPILES


def test_a_launch_over_several_lines_names_its_first_line():
    lines = "other[(1,)](\n    x,\n    x.numel(),\n    BLOCK=64,\n    FOO=1,\n)"
    source = Source("case.py", source_of(lines))
    found = next(
        each
        for each in check_source(source, Options(triton_version=TRITON))
        if each.code == "KF802" and "FOO" in each.message
    )
    rows = {source.row(related.span.start) for related in found.related}
    assert 1 + source.text.split("\n").index("    other[(1,)](") in rows


def test_the_last_definition_of_a_name_is_launched():
    source = module(
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, 1.0)


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr + n, 1.0)


def launch(x):
    k[(1,)](x)
"""
    )
    found = check_source(Source("case.py", source), Options(triton_version=TRITON))
    assert [each.code for each in found if each.code.startswith("KF8")] == ["KF801"]


def test_a_wrapped_kernel_is_not_the_kernel():
    source = module(
        """
@triton.jit
def k(x_ptr, n, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), n)


k = triton.autotune([triton.Config({"BLOCK": 64})], key=[])(k)


def launch(x):
    k[(1,)](x, 3)
"""
    )
    found = check_source(Source("case.py", source), Options(triton_version=TRITON))
    assert [each.code for each in found if each.code.startswith("KF8")] == []
