"""More shared memory than a GPU has (part of KF8xx)."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule

_PRODUCT = """import torch
import triton
import triton.language as tl


@triton.jit
def product(a_ptr, b_ptr, out_ptr, n, BLOCK: tl.constexpr):
    i = tl.arange(0, BLOCK)
    tile = i[:, None] * n + i[None, :]
    acc = tl.zeros((BLOCK, BLOCK), tl.float32)
    for k in range(0, n, BLOCK):
        acc += tl.dot(tl.load(a_ptr + tile + k), tl.load(b_ptr + tile + k * n))
    tl.store(out_ptr + tile, acc)


def launch(a: torch.Tensor, b: torch.Tensor, out: torch.Tensor):
    product[(1,)](a, b, out, 512, {options})
"""
_CALL = (
    "launch(torch.ones(512, 512, dtype=torch.float16), torch.ones(512, 512, dtype=torch.float16), "
    "torch.zeros(512, 512))"
)

OUT_OF_SHARED_MEMORY = Rule(
    code="KF828",
    name="out-of-shared-memory",
    severity=Severity.ERROR,
    summary="Tiles and stages that need more shared memory than a GPU has",
    explanation=(
        "The operands of `tl.dot` go through shared memory, and a loop keeps `num_stages` copies of what it loads (or "
        "one less), so that loads and products overlap. The kernel compiles; the launch ends with `out of resource: "
        "shared memory, Required: 1048576, Hardware limit: 232448`. NVIDIA's GPUs have between 64 KiB (compute "
        "capability 7.5) and 227 KiB (9.0, 10.0) for a program, AMD's 64 or 160 KiB. Take smaller tiles, above all "
        "along the dimension that is summed over, or fewer stages. Only what is needed at the least is counted, "
        "against the largest limit; where the addresses decide, a warning is given. Configs of the autotuner may ask for "
        "too much: it drops them."
    ),
    bad=(
        Example(
            _PRODUCT.format(options="BLOCK=256, num_stages=4, num_warps=8"),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp32 n=i32 BLOCK=256",
            Outcome.LAUNCH_FAILS,
            _CALL,
        ),
    ),
    good=(
        Example(
            _PRODUCT.format(options="BLOCK=64, num_stages=3"),
            "a_ptr=*fp16 b_ptr=*fp16 out_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
            _CALL,
        ),
    ),
)
