# call: apply_rope(torch.randn(2, 8, 16, 64), torch.randn(16, 32), torch.randn(16, 32))
import torch
import triton
import triton.language as tl


@triton.jit
def rope_kernel(
    q_ptr,
    cos_ptr,
    sin_ptr,
    out_ptr,
    seq_len,
    stride_b,
    stride_h,
    stride_s,
    n_heads,
    HALF: tl.constexpr,
    INVERSE: tl.constexpr = False,
):
    pid_s = tl.program_id(0)
    pid_bh = tl.program_id(1)
    b = pid_bh // n_heads
    h = pid_bh % n_heads
    base = b * stride_b + h * stride_h + pid_s * stride_s
    offs = tl.arange(0, HALF)
    cos = tl.load(cos_ptr + pid_s * HALF + offs)
    sin = tl.load(sin_ptr + pid_s * HALF + offs)
    if INVERSE:
        sin = -sin
    x1 = tl.load(q_ptr + base + offs)
    x2 = tl.load(q_ptr + base + HALF + offs)
    tl.store(out_ptr + base + offs, x1 * cos - x2 * sin)
    tl.store(out_ptr + base + HALF + offs, x2 * cos + x1 * sin)


def apply_rope(q: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    batch, n_heads, seq_len, head_dim = q.shape
    half = head_dim // 2
    assert (half & (half - 1)) == 0
    out = torch.empty_like(q)
    rope_kernel[(seq_len, batch * n_heads)](
        q,
        cos,
        sin,
        out,
        seq_len,
        q.stride(0),
        q.stride(1),
        q.stride(2),
        n_heads,
        HALF=half,
    )
    return out
