# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def bmm_kernel(
    A,
    B,
    C,
    M,
    N,
    K,
    sab,
    sam,
    sak,
    sbb,
    sbk,
    sbn,
    scb,
    scm,
    scn,
    BM: tl.constexpr,
    BN: tl.constexpr,
    BK: tl.constexpr,
):
    b = tl.program_id(2)
    a_blk = tl.make_block_ptr(
        base=A + b * sab,
        shape=(M, K),
        strides=(sam, sak),
        offsets=(tl.program_id(0) * BM, 0),
        block_shape=(BM, BK),
        order=(1, 0),
    )
    b_blk = tl.make_block_ptr(
        base=B + b * sbb,
        shape=(K, N),
        strides=(sbk, sbn),
        offsets=(0, tl.program_id(1) * BN),
        block_shape=(BK, BN),
        order=(1, 0),
    )
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        x = tl.load(a_blk, boundary_check=(0, 1), padding_option="zero")
        y = tl.load(b_blk, boundary_check=(0, 1), padding_option="zero")
        acc += tl.dot(x, y)
        a_blk = tl.advance(a_blk, (0, BK))
        b_blk = tl.advance(b_blk, (BK, 0))
    c_blk = tl.make_block_ptr(
        base=C + b * scb,
        shape=(M, N),
        strides=(scm, scn),
        offsets=(tl.program_id(0) * BM, tl.program_id(1) * BN),
        block_shape=(BM, BN),
        order=(1, 0),
    )
    tl.store(c_blk, acc.to(C.dtype.element_ty), boundary_check=(0, 1))


def bmm(a, b):
    B, M, K = a.shape
    _, _, N = b.shape
    c = torch.empty(B, M, N, device=a.device, dtype=a.dtype)
    grid = (triton.cdiv(M, 32), triton.cdiv(N, 32), B)
    bmm_kernel[grid](a, b, c, M, N, K, *a.stride(), *b.stride(), *c.stride(), BM=32, BN=32, BK=32)
    return c


def run():
    a = torch.randn((2, 64, 48), device="cuda", dtype=torch.float16)
    b = torch.randn((2, 48, 80), device="cuda", dtype=torch.float16)
    return bmm(a, b)
