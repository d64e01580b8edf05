# call: run()
import torch
import triton
import triton.language as tl


class Ops:
    @staticmethod
    @triton.jit
    def _mul(x_ptr, y_ptr, o_ptr, n, BLOCK: tl.constexpr):
        o = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
        m = o < n
        tl.store(o_ptr + o, tl.load(x_ptr + o, mask=m) * tl.load(y_ptr + o, mask=m), mask=m)

    @classmethod
    def mul(cls, x, y):
        out = torch.empty_like(x)
        n = out.numel()
        cls._mul[(triton.cdiv(n, 128),)](x, y, out, n, BLOCK=128)
        return out


def run():
    x = torch.ones(999, device="cuda")
    return Ops.mul(x, x)
