"""Branches that are dead under a constexpr condition: what the compiler never sees is no error."""

from __future__ import annotations

from .case import bad, good, needs_values

CASES = (
    good(
        "nested_constexpr_ifs",
        "x_ptr=*fp32 A=True B=False",
        """
@triton.jit
def k(x_ptr, A: tl.constexpr, B: tl.constexpr):
    x = tl.load(x_ptr)
    if A:
        if B:
            for v in {"a": 1}:
                break
        else:
            x += 1.0
    tl.store(x_ptr, x)
""",
    ),
    good(
        "if_not",
        "x_ptr=*fp32 FAST=True",
        """
@triton.jit
def k(x_ptr, FAST: tl.constexpr):
    x = tl.load(x_ptr)
    if not FAST:
        x = tl.slow_and_exact(x)
    tl.store(x_ptr, x)
""",
    ),
    good(
        "elif_chain_on_strings",
        "x_ptr=*fp32 ACT='relu'",
        """
@triton.jit
def k(x_ptr, ACT: tl.constexpr):
    x = tl.load(x_ptr)
    if ACT == "gelu":
        x = (lambda v: v * 0.5)(x)
    elif ACT == "tanh":
        x = tl.tanh(x)
    elif ACT == "relu":
        x = tl.maximum(x, 0.0)
    else:
        raise NotImplementedError
    tl.store(x_ptr, x)
""",
    ),
    good(
        "and_with_false_flag_first",
        "x_ptr=*fp32 n=i32 FLAG=False",
        """
@triton.jit
def k(x_ptr, n, FLAG: tl.constexpr):
    if FLAG and n > 3:
        tl.store(x_ptr, undefined_name)
    else:
        tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "and_with_false_flag_last",
        "x_ptr=*fp32 n=i32 FLAG=False",
        """
@triton.jit
def k(x_ptr, n, FLAG: tl.constexpr):
    if n > 3 and FLAG:
        tl.store(x_ptr, undefined_name)
    else:
        tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "or_with_true_flag",
        "x_ptr=*fp32 n=i32 A=False B=True",
        """
@triton.jit
def k(x_ptr, n, A: tl.constexpr, B: tl.constexpr):
    if A or B or n > 3:
        tl.store(x_ptr, 1.0)
    else:
        tl.no_such_function(x_ptr)
""",
    ),
    good(
        "comparison_of_sizes",
        "x_ptr=*fp32 BLOCK=64",
        """
@triton.jit
def k(x_ptr, BLOCK: tl.constexpr):
    if BLOCK >= 128 and BLOCK % 128 == 0:
        offs = tl.arange(0, BLOCK, 2)
    else:
        offs = tl.arange(0, BLOCK)
    tl.store(x_ptr + offs, 1.0)
""",
    ),
    good(
        "dtype_of_pointer",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    if x_ptr.dtype.element_ty == tl.float16:
        x = x.half()
    elif x.dtype.is_fp32() and x.type.scalar == tl.float32:
        x = x * 2.0
    else:
        x = x.double()
    tl.store(x_ptr, x)
""",
    ),
    good(
        "dtype_parameter",
        "x_ptr=*fp32 DTYPE=tl.float32",
        """
@triton.jit
def k(x_ptr, DTYPE: tl.constexpr):
    if DTYPE is tl.float16 or DTYPE == tl.bfloat16:
        x = tl.load(x_ptr) @ tl.load(x_ptr)
    else:
        x = tl.load(x_ptr).to(DTYPE)
    tl.store(x_ptr, x)
""",
    ),
    good(
        "conditional_expression",
        "x_ptr=*fp32 A=False",
        """
@triton.jit
def k(x_ptr, A: tl.constexpr):
    x = tl.load(x_ptr)
    y = tl.tanh(x) if A else (x if not A else x**2)
    tl.store(x_ptr, y)
""",
    ),
    good(
        "optional_pointer",
        "x_ptr=*fp32 bias_ptr=None",
        """
@triton.jit
def k(x_ptr, bias_ptr):
    x = tl.load(x_ptr)
    if bias_ptr is not None:
        x += tl.load(bias_ptr)
    HAS_BIAS: tl.constexpr = bias_ptr is not None
    if HAS_BIAS:
        x += tl.load(bias_ptr + 1)
    tl.store(x_ptr, x)
""",
    ),
    good(
        "unrolled_zero_times",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    for i in tl.static_range(0):
        tl.store(x_ptr + i, tl.tanh(1.0))
    tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "code_behind_return",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, 1.0)
    return
    tl.store(x_ptr, [v for v in range(3)][undefined_name])
""",
    ),
    good(
        "hasattr_in_the_kernel",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x = tl.load(x_ptr)
    if hasattr(tl, "tanh"):
        x = tl.tanh(x)
    else:
        x = getattr(tl, "exp")(x)
    tl.store(x_ptr, x)
""",
    ),
    good(
        "global_flag",
        "x_ptr=*fp32",
        """
IS_HIP = tl.constexpr(False)


@triton.jit
def k(x_ptr):
    if IS_HIP:
        tl.amd_only_function()
    elif not IS_HIP:
        tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "flag_passed_to_a_helper",
        "x_ptr=*fp32",
        """
@triton.jit
def finish(x, SQUARE: tl.constexpr, CUBE=False):
    if SQUARE:
        x = x * x
    if CUBE:
        x = x**3
    return x


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, finish(tl.load(x_ptr), True))
""",
    ),
    good(
        "flag_computed_on_the_way",
        "x_ptr=*fp32 N=64 BLOCK=64",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr, BLOCK: tl.constexpr):
    EVEN: tl.constexpr = N % BLOCK == 0
    offs = tl.arange(0, BLOCK)
    if EVEN:
        tl.store(x_ptr + offs, 1.0)
    else:
        tl.store(x_ptr + offs, 1.0, mask=offs < missing)
""",
    ),
    good(
        "dead_loop_with_while_true",
        "x_ptr=*fp32 SPIN=False",
        """
@triton.jit
def k(x_ptr, SPIN: tl.constexpr):
    if SPIN:
        while True:
            if tl.load(x_ptr) > 0:
                break
    tl.store(x_ptr, 1.0)
""",
    ),
    good(
        "both_branches_return",
        "x_ptr=*fp32 A=True",
        """
@triton.jit
def pick(x, A: tl.constexpr):
    if A:
        return x
    else:
        return x.to(tl.int32), x


@triton.jit
def k(x_ptr, A: tl.constexpr):
    tl.store(x_ptr, pick(tl.load(x_ptr), A))
""",
    ),
    good(
        "isinstance_sees_the_value",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    if isinstance(n, tl.constexpr):
        tl.store(x_ptr + tl.arange(0, n), 1.0)
    else:
        tl.store(x_ptr + n, 1.0)
""",
    ),
    bad(
        "early_return_does_not_hide_the_rest",
        "KF201",
        "x_ptr=*fp32 DONE=True",
        """
@triton.jit
def k(x_ptr, DONE: tl.constexpr):
    if DONE:
        return
    tl.store(x_ptr, tl.tanh(1.0))  # bad
""",
    ),
    bad(
        "empty_range_is_still_compiled",
        "KF201",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    for i in range(0):
        tl.store(x_ptr + i, tl.tanh(1.0))  # bad
""",
    ),
    bad(
        "live_branch_of_a_known_flag",
        "KF101",
        "x_ptr=*fp32 n=i32",
        """
FLAG = tl.constexpr(True)


@triton.jit
def k(x_ptr, n):
    for i in range(n):
        if FLAG:
            break  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    bad(
        "plain_function_in_a_dead_branch",
        "KF205",
        "x_ptr=*fp32",
        """
def on_the_host(x):
    return x


@triton.jit
def k(x_ptr):
    if False:
        on_the_host(x_ptr)  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "torch_function_in_a_dead_branch",
        "KF204 KF205",
        "x_ptr=*fp32",
        """
import torch
import triton
import triton.language as tl


@triton.jit
def k(x_ptr):
    if False:
        torch.relu(x_ptr)  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "double_assignment_in_a_dead_branch",
        "KF116",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    if False:
        a = b = 1.0  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    needs_values(
        bad(
            "runtime_condition_is_not_dead",
            "KF201",
            "x_ptr=*fp32 n=i32 A=True",
            """
@triton.jit
def k(x_ptr, n, A: tl.constexpr):
    if A and n < 0:
        tl.store(x_ptr, tl.tanh(1.0))  # bad
    else:
        tl.store(x_ptr, 1.0)
""",
        )
    ),
)
