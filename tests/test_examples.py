"""The examples: correct ones are clean and compile; broken ones show what kfcheck is for."""

from __future__ import annotations

from pathlib import Path

import pytest
from kernelforge.frontend.check import Options, check_path
from kernelforge.frontend.compile import Outcome, compile_kernel

EXAMPLES = Path(__file__).parent.parent / "examples"
OPTIONS = Options(triton_version="3.6")

SIGNATURES = {
    "vector_add.py": "x_ptr=*fp32 y_ptr=*fp32 out_ptr=*fp32 n_elements=i32 BLOCK=1024",
    "softmax.py": "x_ptr=*fp32 out_ptr=*fp32 row_stride=i32 n_columns=i32 BLOCK=1024",
    "matmul_bias_gelu.py": "a_ptr=*fp16 b_ptr=*fp16 bias_ptr=*fp16 out_ptr=*fp16 M=i32 N=i32 K=i32"
    " stride_am=i32 stride_ak=i32 stride_bk=i32 stride_bn=i32 stride_om=i32 stride_on=i32 HAS_BIAS=True",
}


def found(name: str) -> set[tuple[str, int]]:
    """Code and row of what kfcheck says about an example."""
    report = check_path(str(EXAMPLES / name), OPTIONS)
    assert report.source is not None
    return {(each.code, report.source.location(each.span.start).row) for each in report.diagnostics}


@pytest.mark.parametrize("name", SIGNATURES)
def test_correct_example_is_clean(name: str):
    assert found(name) == set()


@pytest.mark.parametrize("name", SIGNATURES)
def test_correct_example_compiles(name: str):
    pytest.importorskip("triton")
    result = compile_kernel(EXAMPLES / name, SIGNATURES[name])
    assert result.outcome is Outcome.COMPILES, result.message


def row(name: str, text: str) -> int:
    """The row of an example that holds `text`."""
    lines = (EXAMPLES / name).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if text in line)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("broken_gelu.py", "0 <= cols < n_cols"),
        ("broken_gelu.py", "tl.math.pow"),
        ("broken_gelu.py", "tl.tanh"),
        ("broken_gelu.py", "keepdim=True"),
        ("broken_layer_norm.py", "tl.arange(0, BLOCK)"),
        ("broken_layer_norm.py", "for start in range(0, n_cols, BLOCK)"),
        ("broken_layer_norm.py", "tl.mean"),
        ("broken_layer_norm.py", "break"),
        ("broken_layer_norm.py", "rstd ="),
        ("broken_normalise.py", "total +="),
        ("broken_normalise.py", "tl.exp(x)"),
        ("answer.md", "triton.program_id"),
        ("answer.md", "tl.relu"),
    ],
)
def test_mistake_is_reported_on_its_line(name: str, text: str):
    assert row(name, text) in {line for _, line in found(name)}
