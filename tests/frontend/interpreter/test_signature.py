"""Parameters, annotations and decorators of a kernel."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import codes, compiles, marked, reported

STORE = "    tl.store(x_ptr, 1.0)\n"
USE = "    tl.store(x_ptr + tl.arange(0, B), n)\n"


def kernel(parameters: str, decorator: str = "@triton.jit", body: str = STORE) -> str:
    return module(f"{decorator}\ndef k({parameters}):\n{body}")


PARAMETERS = {
    "x_ptr, n, B: tl.constexpr": "",
    "x_ptr, n, B: tl.constexpr = 8": "",
    "x_ptr, n: tl.int32, B: 'tl.constexpr' = 8": "",
    "x_ptr: tl.tensor, n, B: tl.constexpr = 8": "",
    "x_ptr, n: 'int', B: tl.constexpr = 8": "",
    "x_ptr, n, B: 'tl.constexpr[int]' = 8": "",
    "x_ptr, n, B: tl.constexp = 8": "KF201",
    "x_ptr, n: int, B: tl.constexpr = 8": "",
    "x_ptr, n: str, B: tl.constexpr = 8": "KF202",
    "x_ptr, n: bool, B: tl.constexpr = 8": "KF202",
    "x_ptr, n, *, B: tl.constexpr = 8": "KF117",
    "x_ptr, /, n, B: tl.constexpr = 8": "KF117",
}
every_parameter_list = pytest.mark.parametrize(("parameters", "code"), PARAMETERS.items(), ids=PARAMETERS)


@every_parameter_list
def test_parameters_are_judged(parameters: str, code: str):
    assert codes(kernel(parameters, body=USE)) == code.split()


@every_parameter_list
def test_compiler_agrees(compiler: Compiler, parameters: str, code: str):
    assert compiles(compiler, kernel(parameters, body=USE), "x_ptr=*fp32 n=i32 B=8") == (not code)


@pytest.mark.parametrize(
    ("parameters", "version", "code"),
    [
        ("x_ptr, *, n", "3.8", "KF117"),
        ("x_ptr, *, n", "3.9", ""),
        ("x_ptr, /, n", "3.9", "KF117"),
        ("x_ptr, *rest", "3.9", "KF117"),
        ("x_ptr, **options", "3.9", "KF117"),
    ],
)
def test_kinds_of_parameters_of_a_launched_kernel(parameters: str, version: str, code: str):
    assert codes(kernel(parameters), version) == code.split()


@pytest.mark.parametrize(("version", "code"), [("3.6", ["KF117"]), ("3.8", [])])
def test_helpers_take_any_number_of_arguments_since_3_8(version: str, code: list[str]):
    helper = "@triton.jit\ndef helper(*rest):\n    return 1\n\n\n"
    caller = f"@triton.jit\ndef k(x_ptr):\n{STORE}    helper(1, 2)\n"
    assert codes(module(helper + caller), version) == code


def test_each_wrong_parameter_is_reported_where_it_stands():
    source = module(f"""
@triton.jit
def k(
    x_ptr,
    n: str,  # KF202
    DT: tl.dtyp,  # KF201
    *rest,  # KF117
):
{STORE}""")
    assert reported(source) == marked(source)


def test_a_decorator_needs_its_import(compiler: Compiler):
    source = f"import triton.language as tl\n\n\n@triton.jit\ndef k(x_ptr):\n{STORE}"
    assert codes(source) == ["KF210"]
    assert not compiles(compiler, source, "x_ptr=*fp32")


def test_an_annotation_needs_its_import(compiler: Compiler):
    source = f"from triton import jit, language\n\n\n@jit\ndef k(x_ptr, B: tl.constexpr):\n{STORE}"
    source = source.replace("tl.store", "language.store")
    assert codes(source) == ["KF210"]
    assert not compiles(compiler, source, "x_ptr=*fp32 B=8")


@pytest.mark.parametrize(
    ("option", "code"),
    [
        ('do_not_specialize=["B"]', "KF410"),
        ("do_not_specialize=[2]", "KF410"),
        ('do_not_specialize_on_alignment=("B",)', "KF410"),
        ('do_not_specialize=["n"]', ""),
        ("do_not_specialize=[1]", ""),
        ("noinline=True", ""),
        ("do_not_specialize=names", ""),
    ],
)
def test_a_constexpr_is_always_specialized(compiler: Compiler, option: str, code: str):
    source = kernel("x_ptr, n, B: tl.constexpr", f"names = ['n']\n\n\n@triton.jit({option})")
    assert codes(source) == code.split()
    assert compiles(compiler, source, "x_ptr=*fp32 n=i32 B=8") == (not code)
