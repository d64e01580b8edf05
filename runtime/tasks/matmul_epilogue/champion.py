"""Both products over one pass of x, then biases, SiLU and the product on the accumulators."""

import torch
import triton
import triton.language as tl


@triton.autotune(
    configs=[
        triton.Config({"BLOCK_M": 64, "BLOCK_N": 64, "BLOCK_K": 32, "GROUP_M": 8}, num_warps=4, num_stages=3),
        triton.Config(
            {"BLOCK_M": 128, "BLOCK_N": 64, "BLOCK_K": 64, "GROUP_M": 8}, num_warps=4, num_stages=3
        ),
        triton.Config(
            {"BLOCK_M": 128, "BLOCK_N": 128, "BLOCK_K": 64, "GROUP_M": 8}, num_warps=8, num_stages=3
        ),
        triton.Config(
            {"BLOCK_M": 64, "BLOCK_N": 128, "BLOCK_K": 64, "GROUP_M": 8}, num_warps=8, num_stages=4
        ),
    ],
    key=["M", "N", "K"],
)
@triton.jit
def matmul_epilogue_kernel(
    x_ptr, w1_ptr, b1_ptr, w2_ptr, b2_ptr, out_ptr,
    M, N, K,
    stride_xm, stride_xk, stride_w1n, stride_w1k, stride_w2n, stride_w2k, stride_om, stride_on,
    BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr, BLOCK_K: tl.constexpr, GROUP_M: tl.constexpr,
):  # fmt: skip
    # Programs of one group share rows of x and columns of W in L2.
    pid = tl.program_id(0)
    blocks_m = tl.cdiv(M, BLOCK_M)
    blocks_n = tl.cdiv(N, BLOCK_N)
    group = pid // (GROUP_M * blocks_n)
    first_m = group * GROUP_M
    group_size = min(blocks_m - first_m, GROUP_M)
    pid_m = first_m + (pid % (GROUP_M * blocks_n)) % group_size
    pid_n = (pid % (GROUP_M * blocks_n)) // group_size

    rows = pid_m * BLOCK_M + tl.arange(0, BLOCK_M)
    columns = pid_n * BLOCK_N + tl.arange(0, BLOCK_N)
    inner = tl.arange(0, BLOCK_K)
    row_mask = rows < M
    column_mask = columns < N
    x_ptrs = x_ptr + rows.to(tl.int64)[:, None] * stride_xm + inner[None, :] * stride_xk
    w1_ptrs = w1_ptr + columns.to(tl.int64)[None, :] * stride_w1n + inner[:, None] * stride_w1k
    w2_ptrs = w2_ptr + columns.to(tl.int64)[None, :] * stride_w2n + inner[:, None] * stride_w2k

    left = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    gate = tl.zeros((BLOCK_M, BLOCK_N), dtype=tl.float32)
    for start in range(0, K, BLOCK_K):
        inner_mask = inner < K - start
        x = tl.load(x_ptrs, mask=row_mask[:, None] & inner_mask[None, :], other=0.0)
        w_mask = inner_mask[:, None] & column_mask[None, :]
        w1 = tl.load(w1_ptrs, mask=w_mask, other=0.0)
        w2 = tl.load(w2_ptrs, mask=w_mask, other=0.0)
        left = tl.dot(x, w1, left)
        gate = tl.dot(x, w2, gate)
        x_ptrs += BLOCK_K * stride_xk
        w1_ptrs += BLOCK_K * stride_w1k
        w2_ptrs += BLOCK_K * stride_w2k

    left += tl.load(b1_ptr + columns, mask=column_mask, other=0.0).to(tl.float32)[None, :]
    gate += tl.load(b2_ptr + columns, mask=column_mask, other=0.0).to(tl.float32)[None, :]
    out = left * gate * tl.sigmoid(gate)
    out_ptrs = out_ptr + rows.to(tl.int64)[:, None] * stride_om + columns[None, :] * stride_on
    tl.store(out_ptrs, out.to(out_ptr.dtype.element_ty), mask=row_mask[:, None] & column_mask[None, :])


def matmul_epilogue(
    x: torch.Tensor, w1: torch.Tensor, b1: torch.Tensor, w2: torch.Tensor, b2: torch.Tensor
) -> torch.Tensor:
    m, k = x.shape
    n = w1.shape[0]
    out = torch.empty((m, n), dtype=x.dtype, device=x.device)

    def grid(meta):
        return (triton.cdiv(m, meta["BLOCK_M"]) * triton.cdiv(n, meta["BLOCK_N"]),)

    matmul_epilogue_kernel[grid](
        x, w1, b1, w2, b2, out,
        m, n, k,
        *x.stride(), *w1.stride(), *w2.stride(), *out.stride(),
    )  # fmt: skip
    return out
