# call: run()
import torch
import triton
import triton.language as tl
from typing import Optional


@triton.jit
def gather_rows(
    src, index, dst, weights, n_cols, src_stride, dst_stride, USE_W: tl.constexpr, BLOCK: tl.constexpr
):
    row = tl.program_id(0)
    srow = tl.load(index + row).to(tl.int64)
    for c in range(0, tl.cdiv(n_cols, BLOCK)):
        cols = c * BLOCK + tl.arange(0, BLOCK)
        m = cols < n_cols
        v = tl.load(src + srow * src_stride + cols, mask=m)
        if USE_W:
            v = v * tl.load(weights + row)
        tl.store(dst + row * dst_stride + cols, v, mask=m)


def gather(src: torch.Tensor, index: torch.Tensor, weights: Optional[torch.Tensor] = None) -> torch.Tensor:
    n = index.numel()
    dst = torch.empty((n, src.size(1)), dtype=src.dtype, device=src.device)
    gather_rows[(n,)](
        src,
        index,
        dst,
        weights,
        src.size(1),
        src.stride(0),
        dst.stride(0),
        USE_W=weights is not None,
        BLOCK=min(1024, triton.next_power_of_2(src.size(1))),
    )
    return dst


def run():
    s = torch.randn(50, 130, device="cuda")
    i = torch.randint(0, 50, (20,), device="cuda")
    gather(s, i)
    return gather(s, i, torch.rand(20, device="cuda"))
