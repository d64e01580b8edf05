"""Files that are deep, huge, or not compiled as they stand: what kfcheck answers."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.check import MAX_CHARACTERS, Options, check_source
from kernelforge.frontend.depth import MAX_CHAIN, endless_chain
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.host_syntax import TOO_DEEP
from kernelforge.frontend.source import Source, Span

KERNEL = """\
import triton
import triton.language as tl


@triton.jit
def kernel(x_ptr, n, B: tl.constexpr):
    tl.store(x_ptr + n, 1.0)


"""
BROKEN = KERNEL.replace("1.0", "tl.lod(x_ptr)")


def check(text: str) -> tuple[Diagnostic, ...]:
    return check_source(Source("k.py", text), Options(triton_version="3.6"))


DEPTH = 1_000
DEEP = {
    "sum": "1" + " + n" * DEPTH,
    "power": "2" + " ** 2" * DEPTH,
    "minus": "-" * DEPTH + "1",
    "attributes": "n" + ".x" * DEPTH,
    "subscripts": "n" + "[0]" * DEPTH,
    "conditions": "1 if n else " * DEPTH + "1",
    "lambdas": "lambda: " * DEPTH + "1",
}
"""Expressions that `ast.parse` accepts, in some versions of Python at least."""
PLACES = {
    "a value": "m = {}\nkernel[(1,)](x, m, 16)\n",
    "an argument of a launch": "kernel[(1,)](x, {}, 16)\n",
    "a keyword of a launch": "kernel[(1,)](x, 1, B={})\n",
    "a grid": "kernel[{}](x, 1, 16)\n",
    "an annotation": "def f(x: {}, y=1):\n    kernel[(1,)](x, 1, 16)\n",
    "a default": "def f(x={}):\n    kernel[(1,)](x, 1, 16)\n",
    "a decorator": "@triton.autotune({}, key=[])\n@triton.jit\ndef g(x_ptr):\n    pass\n\n\ng[(1,)](x)\n",
    "a constexpr": "C = tl.constexpr({})\n",
    "a base class": "class C({}):\n    pass\n",
}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("expression", DEEP)
def test_deep_host_expressions_hide_no_kernel(place: str, expression: str):
    found = check(BROKEN + PLACES[place].format(DEEP[expression]))
    assert "KF201" in [each.code for each in found]
    assert not {each.code for each in found} - {"KF201", "KF001", "KF801", "KF802", "KF806", "KF807"}


def test_a_thousand_elifs_hide_no_definition_below_them():
    chain = "if x == 0:\n    y = 0\n" + "".join(f"elif x == {i}:\n    y = {i}\n" for i in range(DEPTH))
    text = BROKEN.replace("+ n", "+ SIZE") + chain + "else:\n    y = 1\nSIZE = 64\n"
    assert [each.code for each in check(text)] == ["KF203", "KF201"]


def test_kernels_of_a_huge_file_are_not_checked():
    text = BROKEN + "#" * MAX_CHARACTERS
    [found] = check(text)
    assert (found.code, found.severity) == ("KF011", Severity.WARNING)
    assert f"{len(text):,} characters" in found.message


def test_python_syntax_of_a_huge_file_is_checked():
    text = BROKEN + "x = = 1\n" + "#" * MAX_CHARACTERS
    assert [each.code for each in check(text)] == ["KF011", "KF001"]


def test_a_huge_file_without_triton_is_fine():
    assert check("x = 1\n" + "#" * MAX_CHARACTERS) == ()


def test_a_string_that_marks_a_local_for_a_tool_means_that_it_is_rewritten():
    text = KERNEL.replace("    tl.store(", '    acc: "MANY"\n    acc[0] = 1\n    tl.store(')
    assert check(text) == ()
    assert [each.code for each in check(text + "kernel[(1,)](x, 1, B=16)\n")] == ["KF114"]


@pytest.mark.parametrize("link", [" + n", ".x", "()", "(1, y=2)", "[0:n]", " +\\\n n"])
def test_a_chain_of_operators_that_crashes_an_old_python_is_told_before(link: str):
    assert endless_chain("x = (n" + link * (MAX_CHAIN // 2) + ")\n") is None
    endless = "x = (n" + link * (MAX_CHAIN + 1) + ")"
    assert endless_chain(f"y = 1\n{endless}\n") == Span(6, 6 + len(endless))
    assert TOO_DEEP in [each.message for each in check("x = n" + link * (MAX_CHAIN + 1) + "\n")]


@pytest.mark.parametrize("part", ["x.y + 1, ", "x = y + 1; ", "x = y(1) + 1\n", "'a.b + c' ", "# a.b + c\n"])
def test_long_rows_and_long_texts_are_no_chains(part: str):
    assert endless_chain("z = (" + part * MAX_CHAIN) is None


@pytest.mark.parametrize("annotation", ["tl.tensor", '"tl.tensor"', '"int"', '"float32"', '"a block"'])
def test_other_annotations_of_locals_change_nothing(annotation: str):
    text = KERNEL.replace("    tl.store(", f"    acc: {annotation}\n    x_ptr[0] = 1\n    tl.store(")
    assert [each.code for each in check(text)] == ["KF114"]


NUMBER_LIKE = st.one_of(
    st.text("+-_.eEinfaty0123456789 ", max_size=9),
    st.sampled_from(["--inf", "+-infinity", "nan", "1e999", "9" * 5_000, "\u0663"]),
)


@given(NUMBER_LIKE, st.sampled_from(["float", "int", "bool"]))
def test_a_text_that_is_no_number(text: str, kind: str):
    call = f"{kind}({text!r})"
    kernel = KERNEL.replace("1.0", f"tl.load(x_ptr, mask=n > 0, other={call})")
    check(f"{kernel}def run(x):\n    kernel[({call},)](x, {call}, B={call})\n")
