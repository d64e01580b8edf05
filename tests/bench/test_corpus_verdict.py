"""Compiling a file of a package that is not installed, and reading the compiler's verdict."""

from __future__ import annotations

import ast
import textwrap
from pathlib import Path
from typing import Any

import pytest
from kernelforge.frontend.compile import Compiler

from bench import corpus_verdict

KERNEL = textwrap.dedent("""\
    from __future__ import annotations

    import not_installed
    from not_installed.triton_utils import tl, triton

    from .helpers import double


    @not_installed.tuned(configs=[])
    @triton.jit
    def good(x_ptr, n, BLOCK: tl.constexpr):
        offsets = tl.arange(0, BLOCK)
        x = tl.load(x_ptr + offsets, mask=offsets < n)
        tl.store(x_ptr + offsets, double(x), mask=offsets < n)


    @triton.jit
    def bad(x_ptr, USE_TANH: tl.constexpr):
        x = tl.load(x_ptr)
        if USE_TANH:
            x = tl.tanh(x)
        tl.store(x_ptr, x)


    def make():
        @triton.jit
        def inner(x_ptr):
            x = tl.relu(tl.load(x_ptr))
            tl.store(x_ptr, x)
    """)


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A corpus of one package, whose `helpers` module fails after it has defined `double`."""
    pytest.importorskip("triton")
    folder = tmp_path / "pack-1.0" / "pack"
    folder.mkdir(parents=True)
    (folder / "kernels.py").write_text(KERNEL, "utf-8")
    helpers = "import triton\n\n\n@triton.jit\ndef double(x):\n    return x + x\n\n\nfails = not_defined\n"
    (folder / "helpers.py").write_text(helpers, "utf-8")
    (folder / "__init__.py").write_text("raise RuntimeError('needs a GPU')\n", "utf-8")
    monkeypatch.setattr(corpus_verdict, "CORPUS", tmp_path)
    return "pack-1.0"


def judged(package: str, line: str) -> str:
    row = next(number for number, text in enumerate(KERNEL.splitlines(), 1) if line in text)
    finding: dict[str, Any] = {
        "filename": f"{package}/pack/kernels.py",
        "location": {"row": row},
        "message": "",
    }
    with Compiler(timeout_s=60) as compiler:
        return corpus_verdict.judge(compiler, package, finding)


def test_an_error_that_the_compiler_stops_at_is_confirmed(package: str):
    assert judged(package, "tl.tanh") == (
        "confirmed: rejected in row 21: AttributeError: module 'triton.language' has no attribute 'tanh'"
    )


def test_a_false_alarm_compiles(package: str):
    assert judged(package, "double(x)") == "compiles"


def test_a_kernel_inside_a_function_is_compiled(package: str):
    assert judged(package, "tl.relu") == (
        "confirmed: rejected in row 28: AttributeError: module 'triton.language' has no attribute 'relu'"
    )


def test_an_error_on_another_line_is_not_a_confirmation(package: str):
    assert "in row 21" in judged(package, "tl.store(x_ptr, x)")


@pytest.mark.parametrize(
    ("header", "body", "signature"),
    [
        ("x_ptr, n", "tl.store(x_ptr + n, 0)", "x_ptr=*fp32 n=i32"),
        ("X, stride, B: tl.constexpr", "tl.load(X + stride * B)", "X=*fp32 stride=i32 B=16"),
        ("X, n", "p = X + n\n    p += 1\n    tl.load(p)", "X=*fp32 n=i32"),
        ("x, IS_ON: tl.constexpr, D: tl.constexpr = 8", "pass", "x=i32 IS_ON=True D=8"),
        ("x, dtype: tl.constexpr", "pass", "x=i32 dtype=tl.float32"),
    ],
)
def test_guessed_signature(header: str, body: str, signature: str):
    function = ast.parse(f"def kernel({header}):\n    {body}\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert corpus_verdict.guess_signature(function, boolean=True) == signature
