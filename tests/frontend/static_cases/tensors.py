"""Methods and attributes of tensors, pointers, dtypes, tuples and constexprs."""

from __future__ import annotations

from .case import bad, good

CASES = (
    good(
        "casts",
        "x_ptr=*fp32 y_ptr=*fp16 n=i32 DTYPE=tl.float16",
        """
@triton.jit
def k(x_ptr, y_ptr, n, DTYPE: tl.constexpr):
    x = tl.load(x_ptr).to(y_ptr.dtype.element_ty).to(tl.float32)
    x = x.to(DTYPE).cast(tl.float32) + n.to(tl.float32) + tl.cast(n, tl.float32)
    bits = x.to(tl.int32, bitcast=True) ^ tl.cast(x, tl.int32, bitcast=True)
    x = x.to(tl.float16, fp_downcast_rounding="rtz") + bits.to(dtype=tl.float16)
    wide = x_ptr.to(tl.pointer_type(tl.int32))
    tl.store(wide, bits)
    tl.store(y_ptr, x.to(x.dtype))
""",
    ),
    good(
        "dtypes",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    dtype = x.dtype
    if dtype.is_floating() and not dtype.is_int() and x.type.is_fp32():
        x += x.dtype.primitive_bitwidth + tl.bfloat16.itemsize
    if x_ptr.dtype.is_ptr() and x_ptr.type.element_ty.is_fp32():
        x += 1.0
    if x.dtype == tl.dtype("fp32") and x.type.scalar.name == "fp32":
        x += 2.0
    if dtype != tl.float8e5 and dtype is not tl.int1 and x_ptr.dtype.element_ty == dtype:
        x += 3.0
    tl.store(x_ptr, x)
""",
    ),
    good(
        "methods",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = tl.load(x_ptr + i[:, None] * N + i[None, :])
    x = x.abs().exp().sigmoid().sqrt().cos() + x.T + x.trans() + x.trans(1, 0) + x.permute(1, 0)
    x = x.reshape(N * N).reshape((N, N)).reshape([N, N]).view(N, N)
    row = x.sum(0) + x.max(axis=1) + x.min(-1) + x.argmax(0) + x.argmin(axis=1) + x.sum(axis=0, keep_dims=False)
    flat = x.ravel().sum() + row.expand_dims(0).broadcast_to(N, N).sum(1).cumsum(0).sum()
    left, right = x.reshape(N, N // 2, 2).split()
    row = tl.sort(row.flip(0)).softmax() + (left + right).sum(1) + flat
    tl.store(x_ptr + i, (row > 1.0).logical_and(row > 0.0).to(tl.float32))
    x_ptr.atomic_add(1.0)
    x_ptr.store(2.0)
    tl.store(x_ptr, row.sum(0).item() if N == 1 else tl.full((1,), 1.0, tl.float32).item())
""",
    ),
    good(
        "indexing_that_adds_dimensions",
        "x_ptr=*fp32 N=4",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    i = tl.arange(0, N)
    x = i[:, None] + i[None]
    y = x[:, :, None] + x[:, None, :] + x[None, :, :] + i[None, None, :]
    z = i[:]
    tl.store(x_ptr + y, 1.0)
    tl.store(x_ptr + z, 1.0)
""",
    ),
    good(
        "tuples",
        "x_ptr=*fp32 a=fp32 b=fp32",
        """
@triton.jit
def both(a, b=1.0):
    return a + b, a - b


@triton.jit
def k(x_ptr, a, b):
    a, b = b, a
    total, difference = both(a, b)
    pair = both(*(total, difference))
    more = pair + (a,)
    nested = (pair, (a, b))
    listed = [a, b, pair[0]]
    c = more[2]
    for i in tl.static_range(len(more)):
        tl.store(x_ptr + i, more[i] + nested[1][0] + listed[-1] + more[1:][0] + c)
    tl.store(x_ptr, both(a)[0])
""",
    ),
    good(
        "methods_of_constexprs",
        "x_ptr=*fp32 NAME='dense' N=16",
        """
@triton.jit
def k(x_ptr, NAME: tl.constexpr, N: tl.constexpr):
    if NAME.endswith("se") and NAME[0] == "d":
        tl.store(x_ptr + N.bit_length() + len(NAME), N.value)
""",
    ),
    good(
        "two_operators_in_place",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    n //= 2
    n <<= 1
    n ^= n & 3
    n %= 7
    n |= ~n
    x = tl.load(x_ptr + -n)
    x /= 2
    tl.store(x_ptr, x if n != 0 else -x)
""",
    ),
    bad(
        "pointer_has_no_load",
        "KF206",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, x_ptr.load())  # bad
""",
    ),
    bad(
        "numpy_spelling",
        "KF206",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr).astype(tl.float32))  # bad
""",
    ),
    bad(
        "mean_of_a_block",
        "KF206",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(x_ptr, x.mean())  # bad
""",
    ),
    bad(
        "size_of_a_block",
        "KF206",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    x = tl.load(x_ptr + tl.arange(0, B))
    tl.store(x_ptr, x.sum() / x.size)  # bad
""",
    ),
    bad(
        "cast_of_a_constexpr",
        "KF206",
        "x_ptr=*fp32 N=16",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    tl.store(x_ptr, N.to(tl.float32))  # bad
""",
    ),
    bad(
        "append_to_a_list",
        "KF206",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    parts = []
    for i in tl.static_range(4):
        parts.append(tl.load(x_ptr + i))  # bad
    tl.store(x_ptr, parts[0])
""",
    ),
    bad(
        "numel_of_a_pointer",
        "KF206 KF208",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    n = x_ptr.numel()  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "size_method_of_a_pointer",
        "KF206 KF208",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr + x_ptr.size(0), 1.0)  # bad
""",
    ),
    bad(
        "dtype_of_python",
        "KF207",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, B), tl.zeros((B,), dtype=float))  # bad
""",
    ),
    bad(
        "dtype_of_numpy",
        "KF207",
        "x_ptr=*fp32",
        """
import numpy as np
import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr).to(np.float32))  # bad
""",
    ),
    bad(
        "power_in_place",
        "KF516",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    x **= 2  # bad
    tl.store(x_ptr, x)
""",
    ),
    bad(
        "nested_targets",
        "KF116",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    (a, b), c = (1.0, 2.0), 3.0  # bad
    tl.store(x_ptr, a + b + c)
""",
    ),
    bad(
        "unary_plus",
        "KF112",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, +tl.load(x_ptr))  # bad
""",
    ),
    bad(
        "matmul_in_place",
        "KF112",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    x @= x  # bad
    tl.store(x_ptr, x)
""",
    ),
    bad(
        "runtime_index_into_a_tuple",
        "KF509",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    table = (1.0, 2.0, 4.0)
    tl.store(x_ptr, table[n])  # bad
""",
    ),
    bad(
        "ellipsis_index",
        "KF509",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    i = tl.arange(0, B)
    tl.store(x_ptr + i, tl.load((x_ptr + i)[..., None]))  # bad
""",
    ),
    bad(
        "length_of_a_pointer",
        "KF209",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, len(x_ptr))  # bad
""",
    ),
    bad(
        "int_of_a_loaded_value",
        "KF209",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr + int(tl.load(x_ptr)), 1.0)  # bad
""",
    ),
)
