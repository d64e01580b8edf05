"""The benchmark of acceptance: which kernels are counted, and how rejections are told."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.acceptance.__main__ import report
from bench.acceptance.kernels import JIT_LINE, RealKernel, kernels_of
from bench.acceptance.outcomes import Form, explained, reason, rejection

MODULE = """import mine.helpers as h
import triton
import triton.language as T
from triton.experimental.gluon import jit as gluon_jit


@triton.jit
def good(x):
    return x  # why


@triton.jit
def wrong(x):
    return T.lod(x)


@triton.jit
def broken(x):
    return = x


@gluon_jit
def gluon(x):
    return x


def called(x) : return T.load(h.shifted(x))
kernel = triton.jit(called)
"""


@pytest.fixture
def kernels(tmp_path: Path) -> dict[str, RealKernel]:
    path = tmp_path / "module.py"
    path.write_text(MODULE)
    return {kernel.name: kernel for kernel in kernels_of(path, "3.6")}


class TestKernels:
    def test_those_of_gluon_do_not_count(self, kernels: dict[str, RealKernel]) -> None:
        assert list(kernels) == ["good", "wrong", "broken", "called"]

    def test_each_has_its_own_errors(self, kernels: dict[str, RealKernel]) -> None:
        errors = {name: kernel.errors for name, kernel in kernels.items()}
        assert errors == {"good": (), "wrong": ("KF201",), "broken": ("KF002",), "called": ()}

    def test_one_is_kept_as_written_and_in_the_canonical_layout(self, kernels: dict[str, RealKernel]) -> None:
        assert kernels["good"].written == f"{JIT_LINE}def good(x):\n    return x  # why\n"
        assert kernels["good"].canonical == f"{JIT_LINE}def good(x):\n    return x\n"
        assert kernels["broken"].canonical is None

    def test_one_that_a_call_makes_a_kernel_gets_the_decorator(self, kernels: dict[str, RealKernel]) -> None:
        assert kernels["called"].canonical == f"{JIT_LINE}def called(x):\n    return tl.load(h.shifted(x))\n"

    def test_one_knows_the_modules_that_it_uses(self, kernels: dict[str, RealKernel]) -> None:
        assert kernels["good"].modules == ()
        assert kernels["called"].modules == (("T", "triton.language"), ("h", "h"))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("    y = tl.load(x, >>>msk=1)", "( NAME , >>> NAME ="),
        ("    y = tl.lo>>>d(x)", "NAME = tl.lo>>> NAME ("),
        ("    if x in>>> (1, 2)", "if NAME in>>> ( NUMBER"),
        ("x = 1\n>>>  # c", "= NUMBER NEWLINE >>> # NAME"),
    ],
)
def test_a_reason_is_the_tokens_around_the_stop_without_the_kernels_names(text: str, expected: str) -> None:
    before, _, after = text.partition(">>>")
    assert reason(before + after, len(before)) == expected


class TestRejections:
    @pytest.fixture
    def rejected(self) -> RealKernel:
        text = "@triton.jit\ndef f(x):\n    y = tl.lod(x)\n"
        return RealKernel("package/module.py", 7, "f", (), text, text)

    def test_one_has_its_place_and_what_was_allowed(self, rejected: RealKernel) -> None:
        pytest.importorskip("xgrammar", reason="the recogniser runs on XGrammar")
        from kernelforge.frontend.kfgrammar.recogniser import Recogniser

        recogniser = Recogniser('root ::= "@triton.jit\\ndef f(x):\\n    y = tl." ("load" | "log") "(x)\\n"')
        found = rejection(recogniser, rejected, Form.CANONICAL)
        assert found is not None
        assert (found.row, found.column, found.line) == (3, 13, "    y = tl.lod(x)")
        told = explained(recogniser, found)
        assert (told.found, told.allowed) == ("lod", "`load` or `log`")

    def test_the_report_has_shares_reasons_and_places(self, rejected: RealKernel) -> None:
        pytest.importorskip("xgrammar", reason="the recogniser runs on XGrammar")
        from kernelforge.frontend.kfgrammar.recogniser import Recogniser

        recogniser = Recogniser('root ::= "@triton.jit\\ndef f(x):\\n    y = tl.load(x)\\n"')
        accepted = RealKernel("a.py", 1, "f", (), "", rejected.written.replace("lod", "load"))
        found = [
            each
            for kernel in (rejected, accepted)
            if (each := rejection(recogniser, kernel, Form.CANONICAL)) is not None
        ]
        text = report([rejected, accepted], found, {Form.CANONICAL: 2, Form.WRITTEN: 0})
        assert "| after formatting | 1 | 50.00% | 99.5% | 0.00% |" in text
        assert "     1  NEWLINE NAME = tl.lo>>> NAME (      e.g.     y = tl.lo>>>d(x)" in text
        assert "package/module.py:7 f, line 3 of it" in text
