# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def mm_splitk(
    A,
    B,
    C,
    bias,
    M,
    N,
    K,
    sam,
    sak,
    sbk,
    sbn,
    scm,
    scn,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
    SPLIT_K: tl.constexpr,
    ADD_BIAS: tl.constexpr,
    ALLOW_TF32: tl.constexpr,
):
    pid = tl.program_id(0)
    pid_k = tl.program_id(1)
    grid_n = tl.cdiv(N, BN)
    rm = (pid // grid_n) * BM + tl.arange(0, BM)
    rn = (pid % grid_n) * BN + tl.arange(0, BN)
    rk = pid_k * BK + tl.arange(0, BK)
    a = A + rm[:, None] * sam + rk[None, :] * sak
    b = B + rk[:, None] * sbk + rn[None, :] * sbn
    acc = tl.zeros((BM, BN), tl.float32)
    for k in range(0, tl.cdiv(K, BK * SPLIT_K)):
        km = rk < K - k * BK * SPLIT_K
        x = tl.load(a, mask=(rm[:, None] < M) & km[None, :], other=0.0)
        y = tl.load(b, mask=km[:, None] & (rn[None, :] < N), other=0.0)
        acc += tl.dot(x, y, allow_tf32=ALLOW_TF32)
        a += BK * SPLIT_K * sak
        b += BK * SPLIT_K * sbk
    if ADD_BIAS:
        acc += tl.load(bias + rn, mask=rn < N, other=0.0)[None, :]
    c = C + rm[:, None] * scm + rn[None, :] * scn
    mask = (rm[:, None] < M) & (rn[None, :] < N)
    if SPLIT_K == 1:
        tl.store(c, acc, mask=mask)
    else:
        tl.atomic_add(c, acc, mask=mask)


class Linear(torch.nn.Module):
    def __init__(self, in_features, out_features, bias=True, split_k=2):
        super().__init__()
        self.weight = torch.nn.Parameter(torch.empty(out_features, in_features))
        self.bias = torch.nn.Parameter(torch.zeros(out_features)) if bias else None
        self.split_k = split_k

    def forward(self, x):
        M, K = x.shape
        N = self.weight.shape[0]
        w = self.weight.t()
        c = torch.zeros((M, N), device=x.device, dtype=torch.float32)
        meta = {"BM": 32, "BN": 32, "BK": 32}
        grid = (triton.cdiv(M, meta["BM"]) * triton.cdiv(N, meta["BN"]), self.split_k)
        mm_splitk[grid](
            x,
            w,
            c,
            self.bias,
            M,
            N,
            K,
            x.stride(0),
            x.stride(1),
            w.stride(0),
            w.stride(1),
            c.stride(0),
            c.stride(1),
            **meta,
            SPLIT_K=self.split_k,
            ADD_BIAS=self.bias is not None,
            ALLOW_TF32=torch.backends.cuda.matmul.allow_tf32,
        )
        return c


def run():
    Linear(64, 48)(torch.randn(33, 64, device="cuda"))
    Linear(64, 48, bias=False, split_k=1)(torch.randn(33, 64, device="cuda"))
