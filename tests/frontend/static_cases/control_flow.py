"""Definitions that reach their use, or do not; returns; loops."""

from __future__ import annotations

from .case import bad, good, silent

CASES = (
    good(
        "defined_in_every_branch",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    if n > 8:
        a = 1.0
    elif n > 4:
        a = 2.0
    else:
        a = 3.0
    if n > 2:
        b = 1.0
        tl.store(x_ptr + 1, b)
    tl.store(x_ptr, a)
""",
    ),
    good(
        "loop_local_used_in_its_loop",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in range(n):
        v = tl.load(x_ptr + i)
        for j in range(i):
            w = v * j
            tl.store(x_ptr + j, w)
    for i in range(n):
        v = 1
        tl.store(x_ptr + i, v)
""",
    ),
    good(
        "early_returns",
        "x_ptr=*fp32 n=i32 A=False",
        """
@triton.jit
def sign(n, A: tl.constexpr):
    if A:
        return n
    if n > 0:
        return 1
    elif n < 0:
        return -1
    return 0


@triton.jit
def k(x_ptr, n, A: tl.constexpr):
    if n > 100:
        return
    if A:
        return
    tl.store(x_ptr, sign(n, A))
""",
    ),
    good(
        "constexpr_recursion",
        "x_ptr=*fp32",
        """
@triton.jit
def total(x_ptr, COUNT: tl.constexpr):
    if COUNT == 1:
        return tl.load(x_ptr)
    else:
        return tl.load(x_ptr + COUNT - 1) + total(x_ptr, COUNT - 1)


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, total(x_ptr, 4))
""",
    ),
    good(
        "loop_variable_defined_anew",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in range(n):
        tl.store(x_ptr + i, 1.0)
    i = n
    tl.store(x_ptr + i, 2.0)
""",
    ),
    good(
        "helper_used_as_kernel_and_function",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def fill(x_ptr, n):
    if n == 0:
        return
    tl.store(x_ptr, n)


@triton.jit
def k(x_ptr, n):
    return fill(x_ptr, n)
""",
    ),
    good(
        "definition_in_an_unrolled_loop",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in tl.static_range(3):
        if i == 0:
            best = tl.load(x_ptr)
        else:
            best = tl.maximum(best, tl.load(x_ptr + i))
    tl.store(x_ptr, best + i)
""",
    ),
    bad(
        "elif_without_else",
        "KF604",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    if n > 8:
        a = 1.0
    elif n > 4:
        a = 2.0
    tl.store(x_ptr, a)  # bad
""",
    ),
    bad(
        "defined_in_a_while",
        "KF604",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    while n > 8:
        n //= 2
        last = n + 1
    tl.store(x_ptr, last)  # bad
""",
    ),
    bad(
        "read_before_it_is_carried",
        "KF604 KF211",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in range(n):
        total += tl.load(x_ptr + i)  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "while_one",
        "KF608",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    while 1:  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "while_not_done",
        "KF608 KF601",
        "x_ptr=*fp32 DONE=False",
        """
@triton.jit
def k(x_ptr, DONE: tl.constexpr):
    while not DONE:  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "kernel_returns_on_one_path",
        "KF609",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr, 1.0)
    return n + 1  # bad


def launch(x):
    k[(1,)](x, 3)
""",
    ),
    bad(
        "mutual_recursion",
        "KF610",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def even(n):
    if n == 0:
        return 1
    return odd(n - 1)  # bad


@triton.jit
def odd(n):
    if n == 0:
        return 0
    return even(n - 1)  # bad


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr, even(n))  # bad
""",
    ),
    silent(
        "return_missing_behind_a_branch",
        "KF605",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def pick(n):  # bad
    if n > 4:  # bad
        return 0.5  # bad
    elif n > 2:  # bad
        return 0.25  # bad


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr, pick(n))
""",
    ),
    bad(
        "result_of_a_helper_without_return",
        "KF605",
        "x_ptr=*fp32",
        """
@triton.jit
def double(x):
    x * 2.0


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, double(tl.load(x_ptr)))  # bad
""",
    ),
    silent(
        "loop_variable_in_a_mask",
        "KF611",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    for i in tl.range(0, n, 4):
        tl.store(x_ptr + i, 1.0)
    tl.store(x_ptr, 2.0, mask=i < 3)  # bad
""",
    ),
    bad(
        "constexpr_halved_in_while",
        "KF613",
        "x_ptr=*fp32 n=i32 W=64",
        """
@triton.jit
def k(x_ptr, n, W: tl.constexpr):
    while n > 0:  # bad
        n -= 1
        W = W // 2  # bad
    tl.store(x_ptr, W)
""",
    ),
)
