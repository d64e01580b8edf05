"""Pointer annotations against the tensors that launches pass (KF717)."""

from __future__ import annotations

import pytest
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.source import Source

MODULE = """
import torch
import triton
import triton.language as tl


@triton.jit
def k(x_ptr: {annotation}, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1)


def launch(x: torch.Tensor, n: int):
    y = {tensor}
    k[(1,)](y, BLOCK=64)
"""


def codes(annotation: str, tensor: str) -> list[str]:
    text = MODULE.format(annotation=annotation, tensor=tensor)
    found = check_source(Source("kernel.py", text), Options("3.6"))
    return [each.code for each in found if each.severity is not Severity.INFO]


@pytest.mark.parametrize(
    ("annotation", "tensor"),
    [
        ("tl.pointer_type(tl.float32)", "x.half()"),
        ('"*fp32"', "torch.empty(n, dtype=torch.bfloat16, device=x.device)"),
        ('"bf16*"', "x.to(torch.float16)"),
        ('"*i32"', "x.long()"),
    ],
)
def test_an_annotation_of_another_type(annotation: str, tensor: str):
    assert codes(annotation, tensor) == ["KF717"]


@pytest.mark.parametrize(
    ("annotation", "tensor"),
    [
        ("tl.pointer_type(tl.float32)", "x.float()"),
        ("tl.pointer_type(tl.float32)", "x"),
        ('"*i16"', "x.half()"),
        ('"*i32"', "x.half()"),
        ('"*u8"', "x > 0"),
        ('"*i8"', "x.bool()"),
        ("torch.Tensor", "x.half()"),
    ],
)
def test_what_is_right_open_or_meant(annotation: str, tensor: str):
    assert codes(annotation, tensor) == []
