# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def _combine(a, b):
    return a + b


@triton.jit
def partial_sum(x_ptr, out_ptr, n, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    offs = pid * BLOCK + tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offs, mask=offs < n, other=0.0)
    s = tl.reduce(x, 0, _combine)
    tl.store(out_ptr + pid, s)


def total(x: torch.Tensor) -> torch.Tensor:
    x = x.flatten()
    BLOCK = 1024
    while x.numel() > 1:
        n = x.numel()
        blocks = (n + BLOCK - 1) // BLOCK
        out = torch.empty(blocks, dtype=x.dtype, device=x.device)
        partial_sum[(blocks,)](x, out, n, BLOCK=BLOCK)
        x = out
    return x[0]


def run():
    return total(torch.randn(300, 40, device="cuda"))
