"""A kernel whose names are all right: what is wrong is what they hold."""

import torch
import triton
import triton.language as tl


@triton.jit
def normalise(x_ptr, out_ptr, n_cols, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = 0
    for start in range(0, n_cols, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=0.0)
        total += tl.sum(x.to(tl.float32), axis=0)
    for start in range(0, n_cols, BLOCK):
        cols = start + tl.arange(0, BLOCK)
        x = tl.load(x_ptr + row * n_cols + cols, mask=cols < n_cols, other=0.0)
        tl.store(out_ptr + row * n_cols, tl.exp(x) / total, mask=cols < n_cols)


def launch():
    x = torch.randn(64, 1000, device="cuda", dtype=torch.float16)
    out = torch.empty_like(x)
    normalise[(64,)](x, out, 1000, BLOCK=256)
    return out
