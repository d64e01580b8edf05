# call: run()
import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def gelu(x):
    return 0.5 * x * (1.0 + libdevice.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


@triton.jit
def apply_act(x, alpha, ACT: tl.constexpr):
    if ACT == "gelu":
        return gelu(x)
    elif ACT == "relu":
        return tl.maximum(x, 0.0)
    else:
        return tl.where(x > 0, x, alpha * x)


@triton.jit
def bias_act_kernel(
    x_ptr,
    bias_ptr,
    y_ptr,
    alpha,
    n_rows,
    n_cols,
    ACT: tl.constexpr,
    BLOCK_M: tl.constexpr,
    BLOCK_N: tl.constexpr,
):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)[:, None]
    cols = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)[None, :]
    mask = (rows < n_rows) & (cols < n_cols)
    x = tl.load(x_ptr + rows * n_cols + cols, mask=mask, other=0.0)
    b = tl.load(bias_ptr + cols, mask=cols < n_cols, other=0.0)
    y = apply_act(x + b, alpha, ACT)
    tl.store(y_ptr + rows * n_cols + cols, y, mask=mask)


def bias_act(x, bias, act="gelu", alpha=0.01):
    assert act in ("gelu", "relu", "leaky")
    y = torch.empty_like(x)
    n_rows, n_cols = x.shape
    grid = lambda meta: (triton.cdiv(n_rows, meta["BLOCK_M"]), triton.cdiv(n_cols, meta["BLOCK_N"]))
    bias_act_kernel[grid](x, bias, y, alpha, n_rows, n_cols, ACT=act, BLOCK_M=16, BLOCK_N=64)
    return y


def run():
    x = torch.randn(40, 200, device="cuda")
    b = torch.randn(200, device="cuda")
    for act in ("gelu", "relu", "leaky"):
        bias_act(x, b, act=act)
