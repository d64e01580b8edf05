# call: histogram(torch.randint(0, 100, (5000,), dtype=torch.int32))
import torch
import triton
import triton.language as tl


@triton.jit
def hist_kernel(x_ptr, out_ptr, n, n_bins, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    x = tl.load(x_ptr + offs, mask=mask, other=0)
    ok = mask & (x >= 0) & (x < n_bins)
    tl.atomic_add(out_ptr + x, 1, mask=ok)


def histogram(x, bins=100):
    out = torch.zeros(bins, dtype=torch.int32, device=x.device)
    n = x.numel()
    BLOCK = 1024
    hist_kernel[(triton.cdiv(n, BLOCK),)](x, out, n, bins, BLOCK)
    return out
