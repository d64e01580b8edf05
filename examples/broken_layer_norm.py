import torch
import triton
import triton.language as tl


@triton.jit
def row_sum_kernel(x_ptr, out_ptr, n_cols, BLOCK):
    row = tl.program_id(axis=0)
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + row * n_cols + offsets, mask=offsets < n_cols, other=0.0)
    tl.store(out_ptr + row, tl.sum(x, axis=0))


@triton.jit
def layer_norm_kernel(x_ptr, weight_ptr, out_ptr, n_cols, eps, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    total = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, n_cols, BLOCK)
        offsets = start + tl.arange(0, BLOCK)
        total += tl.load(x_ptr + row * n_cols + offsets, mask=offsets < n_cols, other=0.0)
    mean = tl.mean(total, axis=0)

    variance = tl.zeros([BLOCK], dtype=tl.float32)
    for start in range(0, n_cols, BLOCK):
        offsets = start + tl.arange(0, BLOCK)
        if start >= n_cols:
            break
        x = tl.load(x_ptr + row * n_cols + offsets, mask=offsets < n_cols, other=mean)
        variance += (x - mean) ** 2
    rstd = 1.0 / tl.sqrt(tl.sum(variance, axis=0) / n_cols + eps

    for start in range(0, n_cols, BLOCK):
        offsets = start + tl.arange(0, BLOCK)
        mask = offsets < n_cols
        x = tl.load(x_ptr + row * n_cols + offsets, mask=mask)
        weight = tl.load(weight_ptr + offsets, mask=mask)
        tl.store(out_ptr + row * n_cols + offsets, (x - mean) * rstd * weight, mask=mask)


def layer_norm(x: torch.Tensor, weight: torch.Tensor, eps: float = 1e-5) -> torch.Tensor:
    out = torch.empty_like(x)
    layer_norm_kernel[(x.shape[0],)](x, weight, out, x.shape[1], eps, BLOCK=1024)
    return out
