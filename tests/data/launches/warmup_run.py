# call: run()
import torch
import triton
import triton.language as tl


@triton.jit
def scale_kernel(x_ptr, y_ptr, n, factor, BLOCK: tl.constexpr):
    pid = tl.program_id(0)
    num = tl.num_programs(0)
    for start in range(pid * BLOCK, n, num * BLOCK):
        offs = start + tl.arange(0, BLOCK)
        m = offs < n
        v = tl.load(x_ptr + offs, mask=m)
        tl.store(y_ptr + offs, v * factor, mask=m)


def scale(x, factor=3):
    y = torch.empty_like(x)
    n = x.numel()
    scale_kernel.warmup(x, y, n, factor, BLOCK=512, grid=(1,))
    scale_kernel[(8,)](x, y, n, factor, BLOCK=512, num_warps=2)
    return y


def run():
    return scale(torch.randn(10000, device="cuda"))
