"""Matrix product with bias and GELU in its epilogue, tuned over three tile shapes."""

import torch
import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit
def gelu(x):
    """The tanh approximation of GELU."""
    return 0.5 * x * (1 + libdevice.tanh(0.7978845608 * (x + 0.044715 * x * x * x)))


@triton.autotune(
    configs=[
        triton.Config({"BLOCK_M": m, "BLOCK_N": n, "BLOCK_K": 32}, num_warps=warps, num_stages=3)
        for m, n, warps in ((32, 64, 4), (64, 64, 4), (128, 128, 8))
    ],
    key=["M", "N", "K"],
)
@triton.jit
def matmul_kernel(
    a_ptr, b_ptr, bias_ptr, out_ptr,
    M, N, K,
    stride_am, stride_ak,  # strides are in elements
    stride_bk, stride_bn,
    stride_om, stride_on,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr,
    HAS_BIAS: tl.constexpr,
):
    rows = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    inner = tl.arange(0, BLOCK_K)
    a_ptrs = a_ptr + rows[:, None] * stride_am + inner[None, :] * stride_ak
    b_ptrs = b_ptr + inner[:, None] * stride_bk + columns[None, :] * stride_bn

    accumulator = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for k in range(0, tl.cdiv(K, BLOCK_K)):
        left = K - k * BLOCK_K
        a = tl.load(a_ptrs, mask=(rows[:, None] < M) & (inner[None, :] < left), other=0.0)
        b = tl.load(b_ptrs, mask=(inner[:, None] < left) & (columns[None, :] < N), other=0.0)
        accumulator = tl.dot(a, b, accumulator)
        a_ptrs += BLOCK_K * stride_ak
        b_ptrs += BLOCK_K * stride_bk

    if HAS_BIAS:
        accumulator += tl.load(bias_ptr + columns, mask=columns < N, other=0.0)[None, :]
    out = gelu(accumulator).to(out_ptr.dtype.element_ty)
    out_ptrs = out_ptr + rows[:, None] * stride_om + columns[None, :] * stride_on
    tl.store(out_ptrs, out, mask=(rows[:, None] < M) & (columns[None, :] < N))


def matmul_bias_gelu(a: torch.Tensor, b: torch.Tensor, bias: torch.Tensor | None = None) -> torch.Tensor:
    M, K = a.shape
    _, N = b.shape
    out = torch.empty((M, N), device=a.device, dtype=a.dtype)

    def grid(meta):
        return triton.cdiv(M, meta["BLOCK_M"]), triton.cdiv(N, meta["BLOCK_N"])

    matmul_kernel[grid](
        a, b, bias, out,
        M, N, K,
        a.stride(0), a.stride(1),
        b.stride(0), b.stride(1),
        out.stride(0), out.stride(1),
        HAS_BIAS=bias is not None,
    )
    return out
