# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def mse_kernel(pred, target, out, n, inv_n, BLOCK: tl.constexpr):
    offs = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = offs < n
    d = tl.load(pred + offs, mask=mask, other=0.0) - tl.load(target + offs, mask=mask, other=0.0)
    tl.atomic_add(out, tl.sum(d * d, axis=0) * inv_n)


def mse_loss(pred, target, reduction="mean"):
    assert pred.shape == target.shape
    out = torch.zeros((), device=pred.device, dtype=torch.float32)
    n = pred.numel()
    inv = 1.0 / n if reduction == "mean" else 1.0
    mse_kernel[(triton.cdiv(n, 512),)](pred, target, out, n, inv, BLOCK=512)
    return out


def run():
    a = torch.randn(100, 30, device="cuda")
    return mse_loss(a, torch.zeros_like(a)), mse_loss(a, a, "sum")
