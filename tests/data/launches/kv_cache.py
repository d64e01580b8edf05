# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def reshape_and_cache(
    key_ptr,
    value_ptr,
    kc_ptr,
    vc_ptr,
    slot_ptr,
    key_stride,
    num_heads: tl.constexpr,
    head_size: tl.constexpr,
    block_size: tl.constexpr,
    TILE: tl.constexpr,
):
    token = tl.program_id(0)
    slot = tl.load(slot_ptr + token).to(tl.int64)
    if slot < 0:
        return
    offs = tl.arange(0, TILE)
    mask = offs < num_heads * head_size
    k = tl.load(key_ptr + token * key_stride + offs, mask=mask)
    v = tl.load(value_ptr + token * key_stride + offs, mask=mask)
    blk = slot // block_size
    pos = slot % block_size
    dst = blk * block_size * num_heads * head_size + pos * num_heads * head_size + offs
    tl.store(kc_ptr + dst, k, mask=mask)
    tl.store(vc_ptr + dst, v, mask=mask)


def cache(key, value, key_cache, value_cache, slot_mapping):
    num_tokens, num_heads, head_size = key.shape
    block_size = key_cache.shape[1]
    grid = (num_tokens,)
    reshape_and_cache[grid](
        key_ptr=key,
        value_ptr=value,
        kc_ptr=key_cache,
        vc_ptr=value_cache,
        slot_ptr=slot_mapping,
        key_stride=key.stride(0),
        num_heads=num_heads,
        head_size=head_size,
        block_size=block_size,
        TILE=triton.next_power_of_2(num_heads * head_size),
    )


def run():
    k = torch.randn(7, 4, 24, device="cuda", dtype=torch.float16)
    kc = torch.zeros(3, 16, 4, 24, device="cuda", dtype=torch.float16)
    cache(k, torch.randn_like(k), kc, torch.zeros_like(kc), torch.arange(7, device="cuda"))
