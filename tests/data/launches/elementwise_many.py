# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def fused_kernel(
    x_ptr,
    y_ptr,
    mask_ptr,
    out_ptr,
    n_elements,
    scale,
    min_val,
    max_val,
    HAS_MASK: tl.constexpr,
    CLAMP: tl.constexpr,
    BLOCK_SIZE: tl.constexpr,
):
    offs = tl.program_id(0) * BLOCK_SIZE + tl.arange(0, BLOCK_SIZE)
    inb = offs < n_elements
    x = tl.load(x_ptr + offs, mask=inb)
    y = tl.load(y_ptr + offs, mask=inb)
    z = x * scale + y
    if HAS_MASK:
        keep = tl.load(mask_ptr + offs, mask=inb, other=0)
        z = tl.where(keep != 0, z, 0.0)
    if CLAMP:
        z = tl.clamp(z, min_val, max_val)
    tl.store(out_ptr + offs, z, mask=inb)


def fused(x, y, mask=None, scale=1.0, clamp=None):
    x, y = torch.broadcast_tensors(x, y)
    x = x.contiguous()
    y = y.contiguous()
    out = torch.empty_like(x)
    n = out.numel()
    lo, hi = clamp if clamp is not None else (0.0, 0.0)
    BLOCK_SIZE = 1024 if n > 4096 else 256
    fused_kernel[(triton.cdiv(n, BLOCK_SIZE),)](
        x,
        y,
        mask if mask is not None else x,
        out,
        n,
        scale,
        lo,
        hi,
        HAS_MASK=mask is not None,
        CLAMP=clamp is not None,
        BLOCK_SIZE=BLOCK_SIZE,
    )
    return out


def run():
    x = torch.randn(64, 100, device="cuda")
    y = torch.randn(100, device="cuda")
    fused(x, y)
    fused(x, y, mask=torch.ones(64, 100, device="cuda", dtype=torch.bool))
    fused(x, y, clamp=(-1.0, 1.0), scale=0.5)
