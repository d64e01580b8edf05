"""Tensor descriptors that host code makes: Triton's own class has the last word."""

from __future__ import annotations

import importlib.util

import pytest
from kernelforge.frontend.compile import Compiler, Outcome

from tests.frontend.kernels import check

MODULE = """import torch
import triton
import triton.language as tl
from triton.tools.tensor_descriptor import TensorDescriptor


@triton.jit
def double(desc):
    desc.store([0, 0], desc.load([0, 0]) * 2)


def launch():
    x = torch.ones(64, 64, dtype=torch.float16)
    narrow = torch.ones(64, 60, dtype=torch.float16)
    block = [16, 16]
    desc = {made}
    double[(1,)](desc)
"""
MADE = {
    "TensorDescriptor.from_tensor(x, block)": "",
    "TensorDescriptor.from_tensor(x, block_shape=[16, 16], padding='nan')": "",
    "TensorDescriptor(x, x.shape, x.stride(), block)": "",
    "TensorDescriptor(x, shape=[32, 64], strides=[64, 1], block_shape=block)": "",
    "TensorDescriptor.from_tensor(narrow.float(), block)": "",
    "TensorDescriptor.from_tensor(narrow, block)": "KF707",
    "TensorDescriptor.from_tensor(x, [16])": "KF707",
    "TensorDescriptor.from_tensor(x, [16, 12])": "KF707",
    "TensorDescriptor(x, [64, 64], [1, 64], block)": "KF707",
    "TensorDescriptor(x, [64, 64], [64, 2], block)": "KF707",
    "TensorDescriptor(x, [64, 64], [60, 1], block)": "KF707",
    "TensorDescriptor(x, [], [], [])": "KF707",
    "TensorDescriptor(x, [1, 1, 1, 1, 1, 8], [8, 8, 8, 8, 8, 1], [1, 1, 1, 1, 1, 8])": "KF707",
}


@pytest.fixture(scope="module")
def compiler():
    """One child for the launches; skips without Triton and torch."""
    if importlib.util.find_spec("triton") is None or importlib.util.find_spec("torch") is None:
        pytest.skip("needs Triton and torch: pip install 'kernelforge-triton[gpu]'")
    with Compiler(timeout_s=60) as warm:
        yield warm


@pytest.mark.parametrize(("made", "code"), MADE.items(), ids=MADE)
def test_descriptors_are_judged_as_triton_judges_them(compiler: Compiler, made: str, code: str):
    source = MODULE.format(made=made)
    assert [found.code for found in check(source)] == code.split()
    answer = compiler.launch(source, "launch()")
    assert (answer.outcome is Outcome.COMPILES) is not bool(code), answer.message


def test_a_descriptor_is_no_pointer_in_the_kernel():
    source = MODULE.format(made="TensorDescriptor.from_tensor(x, block)")
    source = source.replace(
        "desc.store([0, 0], desc.load([0, 0]) * 2)", "desc.store([0, 0], tl.load(desc) * 2)"
    )
    assert [found.code for found in check(source)] == ["KF707"]
