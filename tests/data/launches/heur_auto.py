# call: run()
import torch
import triton
import triton.language as tl


@triton.autotune(
    configs=[
        triton.Config({"BLOCK_M": 32, "BLOCK_N": 32}, num_warps=2),
        triton.Config({"BLOCK_M": 64, "BLOCK_N": 32}, num_warps=4),
    ],
    key=["M", "N"],
    reset_to_zero=["sum_ptr"],
)
@triton.heuristics({"EVEN": lambda args: args["M"] % args["BLOCK_M"] == 0})
@triton.jit
def sum_all(x_ptr, sum_ptr, M, N, stride_m, EVEN: tl.constexpr, BLOCK_M: tl.constexpr, BLOCK_N: tl.constexpr):
    rm = tl.program_id(0) * BLOCK_M + tl.arange(0, BLOCK_M)
    rn = tl.program_id(1) * BLOCK_N + tl.arange(0, BLOCK_N)
    ptrs = x_ptr + rm[:, None] * stride_m + rn[None, :]
    if EVEN:
        x = tl.load(ptrs, mask=rn[None, :] < N, other=0.0)
    else:
        x = tl.load(ptrs, mask=(rm[:, None] < M) & (rn[None, :] < N), other=0.0)
    s = tl.sum(tl.sum(x, axis=1), axis=0)
    tl.atomic_add(sum_ptr, s)


def run():
    x = torch.randn(100, 90, device="cuda")
    s = torch.zeros(1, device="cuda", dtype=torch.float32)
    M, N = x.shape
    grid = lambda META: (triton.cdiv(M, META["BLOCK_M"]), triton.cdiv(N, META["BLOCK_N"]))
    sum_all[grid](x, s, M, N, x.stride(0))
    return s
