# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def conv1d_kernel(
    x_ptr,
    w_ptr,
    b_ptr,
    y_ptr,
    L,
    C_in,
    L_out,
    stride_xc,
    stride_wo,
    stride_yo,
    K: tl.constexpr,
    BLOCK_L: tl.constexpr,
    HAS_BIAS: tl.constexpr,
):
    pid = tl.program_id(0)
    co = tl.program_id(1)
    offs = pid * BLOCK_L + tl.arange(0, BLOCK_L)
    acc = tl.zeros((BLOCK_L,), dtype=tl.float32)
    for ci in range(C_in):
        for k in tl.static_range(K):
            idx = offs + k
            x = tl.load(x_ptr + ci * stride_xc + idx, mask=idx < L, other=0.0)
            w = tl.load(w_ptr + co * stride_wo + ci * K + k)
            acc += x * w
    if HAS_BIAS:
        acc += tl.load(b_ptr + co)
    tl.store(y_ptr + co * stride_yo + offs, acc, mask=offs < L_out)


def conv1d(x, weight, bias=None):
    C_in, L = x.shape
    C_out, _, K = weight.shape
    L_out = L - K + 1
    y = torch.empty((C_out, L_out), device=x.device, dtype=x.dtype)
    BLOCK_L = 128
    grid = (triton.cdiv(L_out, BLOCK_L), C_out)
    conv1d_kernel[grid](
        x,
        weight,
        bias,
        y,
        L,
        C_in,
        L_out,
        x.stride(0),
        weight.stride(0),
        y.stride(0),
        K=K,
        BLOCK_L=BLOCK_L,
        HAS_BIAS=bias is not None,
    )
    return y


def run():
    x = torch.randn(3, 500, device="cuda")
    w = torch.randn(4, 3, 5, device="cuda")
    conv1d(x, w)
    return conv1d(x, w, torch.randn(4, device="cuda"))
