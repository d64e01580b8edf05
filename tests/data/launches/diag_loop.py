# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def chunk_scan(
    q,
    k,
    v,
    h,
    o,
    scale,
    T,
    s_qk_t,
    s_vo_t,
    BT: tl.constexpr,
    BK: tl.constexpr,
    BV: tl.constexpr,
    STORE_H: tl.constexpr,
):
    i_v = tl.program_id(0)
    b_h = tl.zeros([BK, BV], dtype=tl.float32)
    for i in range(0, tl.cdiv(T, BT)):
        p_q = tl.make_block_ptr(q, (T, BK), (s_qk_t, 1), (i * BT, 0), (BT, BK), (1, 0))
        p_k = tl.make_block_ptr(k, (BK, T), (1, s_qk_t), (0, i * BT), (BK, BT), (0, 1))
        p_v = tl.make_block_ptr(v, (T, BV), (s_vo_t, 1), (i * BT, i_v * BV), (BT, BV), (1, 0))
        b_q = tl.load(p_q, boundary_check=(0, 1))
        b_q = (b_q * scale).to(b_q.dtype)
        b_k = tl.load(p_k, boundary_check=(0, 1))
        b_v = tl.load(p_v, boundary_check=(0, 1))
        b_s = tl.dot(b_q, b_k)
        b_s = tl.where(tl.arange(0, BT)[:, None] >= tl.arange(0, BT)[None, :], b_s, 0)
        b_o = tl.dot(b_s.to(b_v.dtype), b_v) + tl.dot(b_q, b_h.to(b_q.dtype))
        b_h += tl.dot(b_k, b_v)
        p_o = tl.make_block_ptr(o, (T, BV), (s_vo_t, 1), (i * BT, i_v * BV), (BT, BV), (1, 0))
        tl.store(p_o, b_o.to(p_o.dtype.element_ty), boundary_check=(0, 1))
    if STORE_H:
        p_h = tl.make_block_ptr(h, (BK, BV), (BV, 1), (0, 0), (BK, BV), (1, 0))
        tl.store(p_h, b_h.to(p_h.dtype.element_ty), boundary_check=(0, 1))


def linear_attention(q, k, v, scale=None, output_final_state=False):
    T, d_k = q.shape
    d_v = v.shape[-1]
    scale = scale if scale is not None else d_k**-0.5
    BT, BK, BV = 32, d_k, d_v
    o = torch.empty_like(v)
    h = q.new_empty(d_k, d_v, dtype=torch.float32) if output_final_state else None
    chunk_scan[(1,)](
        q,
        k,
        v,
        h,
        o,
        scale,
        T,
        q.stride(0),
        v.stride(0),
        BT=BT,
        BK=BK,
        BV=BV,
        STORE_H=output_final_state,
        num_warps=4,
        num_stages=1,
    )
    return o, h


def run():
    q = torch.randn(100, 32, device="cuda", dtype=torch.bfloat16)
    k, v = torch.randn_like(q), torch.randn_like(q)
    linear_attention(q, k, v)
    linear_attention(q, k, v, output_final_state=True)
