"""What stands after a dot: names of Triton's modules, members of run-time values, metadata that kernels lack."""

from __future__ import annotations

import pytest
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.values import (
    UNKNOWN,
    Api,
    ApiModule,
    Dtype,
    HostModule,
    Known,
    Method,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
)

from tests.frontend.interpreter.values_of import shape_and_kind, value_in_kernel, value_of
from tests.frontend.kernels import (
    check,
    codes,
    compiles,
    every,
    in_kernel,
    line_codes,
    marked,
    reported,
    right,
    wrong,
)

LINES = {
    "x.foo": "KF206",
    "x.mean(0)": "KF206",
    "x.size(0)": "KF206",
    "x.stride(0)": "KF206",
    "x.dtype()": "KF206",
    "w.T()": "KF206",
    "B.to(tl.int32)": "KF206",
    "t.append(x)": "KF206",
    "tl.float32.foo": "KF206",
    "x_ptr.stride(0)": "KF208",
    "x_ptr.shape[0]": "KF208",
    "x_ptr.ndim": "KF208",
    "tl.foo": "KF201",
    "tl.math.foo": "KF201",
    "triton.foo": "KF201",
    "x.to(tl.float16)": "",
    "x.shape": "",
    "x.shape[0]": "",
    "x.numel": "",
    "x.exp()": "",
    "x.sum(axis=0)": "",
    "w.T": "",
    "x.dtype.is_floating()": "",
    "x.dtype.primitive_bitwidth": "",
    "tl.float32.primitive_bitwidth": "",
    "x_ptr.shape": "",
    "x_ptr.dtype.element_ty": "",
    "x_ptr.to(tl.pointer_type(tl.float16))": "",
    "n.to(tl.float32)": "",
    "n.dtype": "",
    "B.value": "",
    "tl.math.exp(x)": "",
    "tl.extra.cuda.libdevice.tanh(x)": "",
}


@every(LINES)
def test_lines_are_judged(line: str, code: str):
    assert line_codes(line) == code.split()


@every(wrong(LINES))
def test_compiler_refuses_the_wrong_ones(compiler: Compiler, line: str, code: str):
    assert not compiles(compiler, in_kernel(line))


def test_compiler_takes_the_right_ones(compiler: Compiler):
    assert compiles(compiler, in_kernel(right(LINES)))


def test_names_of_triton_are_values():
    assert value_of("tl.float32") == Known(Dtype("float32"))
    assert value_of("tl.math") == ApiModule("triton.language.math")
    load = value_of("tl.load")
    assert isinstance(load, Api)
    assert load.entry.definition.endswith(".load")


def test_members_of_a_block():
    block = Tensor((8, "B"), Scalar.FLOAT)
    assert shape_and_kind(value_of("a.T", a=block)) == (("B", 8), Scalar.FLOAT)
    assert value_of("a.shape", a=block) == TupleOf((Known(8), Symbol("B", Sort.SIZE)))
    assert value_of("a.dtype", a=block) == Symbol("a.dtype", Sort.DTYPE)
    method = value_of("a.to", a=block)
    assert isinstance(method, Method)
    assert method.receiver == block


def test_shape_of_a_block_of_unknown_rank_is_unknown():
    assert value_of("a.shape", a=Tensor()) == UNKNOWN


@pytest.mark.parametrize(
    ("expression", "name"), [("torch.float32", "torch.float32"), ("math.exp", "math.exp")]
)
def test_members_of_known_libraries_are_no_triton(expression: str, name: str):
    library = expression.partition(".")[0]
    assert value_of(expression, **{library: HostModule(library)}) == HostModule(name)


def test_constants_of_known_libraries_are_numbers():
    assert value_of("math.pi", math=HostModule("math")) == Symbol("math.pi", Sort.NUMBER)


def test_other_libraries_may_hold_anything():
    assert value_of("helpers.exp", helpers=HostModule("helpers")) == UNKNOWN


def test_value_of_a_constexpr_is_itself():
    assert value_in_kernel("B.value") == value_in_kernel("B")


SHADOWED = """
import triton
import triton.language as tl


@triton.jit
def k(x_ptr, tl, n):
    i = tl.arange(0, 64)  # KF215
    tl.store(x_ptr + i, tl.sqrt(2.0))
"""


def test_a_variable_that_hides_the_module_is_reported_once():
    assert reported(SHADOWED) == marked(SHADOWED)


def test_a_variable_named_like_the_module_may_be_used_as_one():
    assert (
        codes(
            SHADOWED.replace("tl.arange(0, 64)", "0").replace(
                "tl.store(x_ptr + i, tl.sqrt(2.0))", "x_ptr += tl"
            )
        )
        == []
    )


def test_metadata_tells_what_to_pass_instead():
    (found,) = check(in_kernel("x_ptr.stride(0)"))
    assert "`x_ptr.stride(0)`" in found.notes[0]


def test_a_near_miss_of_a_method_is_suggested():
    (found,) = check(in_kernel("x.reshap(8, 8)"))
    assert found.notes == ("did you mean `reshape`?",)
