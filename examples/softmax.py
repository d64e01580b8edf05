"""Softmax over the rows of a matrix; one program holds one row."""

import torch
import triton
import triton.language as tl


@triton.jit
def softmax_kernel(x_ptr, out_ptr, row_stride, n_columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    columns = tl.arange(0, BLOCK)
    mask = columns < n_columns
    x = tl.load(x_ptr + row * row_stride + columns, mask=mask, other=-float("inf"))
    numerator = tl.exp(x - tl.max(x, axis=0))
    tl.store(out_ptr + row * row_stride + columns, numerator / tl.sum(numerator, axis=0), mask=mask)


def softmax(x: torch.Tensor) -> torch.Tensor:
    x = x.contiguous()
    out = torch.empty_like(x)
    n_rows, n_columns = x.shape
    block = triton.next_power_of_2(n_columns)
    softmax_kernel[(n_rows,)](x, out, x.stride(0), n_columns, BLOCK=block, num_warps=8 if block > 2048 else 4)
    return out
