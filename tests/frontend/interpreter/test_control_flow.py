"""Loop variables, conditions, None, constexprs and helpers: what the pairs of test_merged_types do not say."""

from __future__ import annotations

import textwrap

from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module
from kernelforge.frontend.source import Source

from tests.frontend.kernels import check, compiles, every_block, marked, reported

HEAD = """
@triton.jit
def pick(a, b=None):
    return b if b is not None else a


@triton.jit
def nothing(a):
    a += 1


@triton.jit
def early(a):
    if a > 3:
        return
    nothing(a)


@triton.jit
def power(a, N: tl.constexpr):
    if N == 0:
        return a * 0 + 1
    else:
        return a * power(a, N - 1)


@triton.jit
def halved(a):
    if a.shape[0] == 1:
        return a
    else:
        return halved(tl.sum(a.reshape(a.shape[0] // 2, 2), axis=1))


@triton.jit
def minmax(a, b):
    return tl.minimum(a, b), tl.maximum(a, b)


@triton.jit
def k(x_ptr: "*fp32", n: "i32", m: "i64", f: "fp32", B: tl.constexpr):
"""
SIGNATURE = "x_ptr=*fp32 n=i32 m=i64 f=fp32 B=64"
BLOCKS = {
    "a loop variable is int32": """
        v = 0
        for i in range(n):
            v = i
        tl.store(x_ptr, v)
    """,
    "or int64, if a bound is": """
        v = 0
        for i in range(m):
            v = i  # KF603
    """,
    "also by its start": """
        v = m
        for i in range(m, n):
            v = i
        tl.store(x_ptr, v)
    """,
    "or by its step": """
        v = 0
        for i in tl.range(0, n, step=m, num_stages=2):
            v = i  # KF603
    """,
    "or by a large constant": """
        v = 0
        for i in range(3, 1 << 40):
            v = i  # KF603
    """,
    "a constant of 32 bits without a sign": """
        v = 3000000000
        for i in range(3000000000):
            v = i
        tl.store(x_ptr, v)
    """,
    "counting down by a constant": """
        v = 0
        for i in range(n, 0, -1):
            v = i
        tl.store(x_ptr, v)
    """,
    "a bool bound is an int": """
        for i in range(n > 3):
            tl.store(x_ptr + i, 1.0)
    """,
    "a pointer is no bound": """
        for i in range(x_ptr):  # KF607
            pass
    """,
    "None is no bound": """
        for i in range(None):  # KF607
            pass
    """,
    "nor a step": """
        for i in tl.range(0, n, None):  # KF607
            pass
    """,
    "a loop variable keeps its type behind the loop": """
        for i in range(n):
            pass
        for j in range(n):
            for i in range(m):  # KF603
                pass
    """,
    "in a branch too": """
        for i in range(n):
            pass
        if n > 4:
            for i in range(m):  # KF602
                pass
    """,
    "and in two branches": """
        if n > 4:
            for i in range(n):
                pass
        else:
            for i in range(m):  # KF602
                pass
    """,
    "two loops with one variable": """
        for i in range(n):
            pass
        if n > 4:
            for i in range(n):
                pass
        for i in range(m):
            tl.store(x_ptr + i, 1.0)
    """,
    "a loop variable may be assigned in the body": """
        for i in range(n):
            i = i * 0.5
            tl.store(x_ptr, i)
    """,
    "a name of one branch is gone, though the other returns": """
        if n > 4:
            v = 1.0
        else:
            return
        tl.store(x_ptr, v)  # KF604
    """,
    "None stays None behind a branch": """
        v = None
        if n > 4:
            v = 1.0
            tl.store(x_ptr, v)
        tl.store(x_ptr, 2.0, mask=v)
    """,
    "in a loop too": """
        v = None
        for i in range(n):
            if i > 4:
                v = 1.0
                tl.store(x_ptr, v)
    """,
    "but not if both branches set it": """
        v = None
        for i in range(n):
            if i > 4:
                v = 1.0
            else:
                v = 2.0  # KF603
    """,
    "a constexpr cannot be assigned in a branch": """
        if n > 4:
            B = 32  # KF602
    """,
    "nor in a branch of a loop": """
        for i in range(n):
            if i > 4:
                B = 32  # KF602
    """,
    "a constexpr of an outer unrolled loop in a run-time loop": """
        for i in tl.static_range(2):
            for j in range(n):
                i = j  # KF613
    """,
    "the same value in both branches": """
        v = 1
        if n > 4:
            v = f
        else:
            v = f
        tl.store(x_ptr, v)
    """,
    "types change in unrolled loops and under constants": """
        v = 0
        for i in tl.static_range(2):
            if i == 1:
                v = 0.5
            v = v + tl.zeros((16,), tl.float32)
        tl.store(x_ptr + tl.arange(0, 16), v)
    """,
    "what is known after a loop is what was known before": """
        v = tl.zeros((16,), tl.float32)
        for i in range(n):
            v += 1.0
        if n > 4:
            v = v.to(tl.float16)  # KF602
    """,
    "nested loops": """
        total = tl.zeros((16,), tl.float32)
        for i in range(n):
            part = 0
            for j in range(i):
                part += j
                while part > 8:
                    part = part // 2
                    total += 0.5
            total += part
        tl.store(x_ptr + tl.arange(0, 16), total)
    """,
    "nested loops with a wrong type inside": """
        for i in range(n):
            part = 0
            for j in range(i):
                part += 0.5  # KF603
    """,
    "the elements of a tuple": """
        pair = (0, 1.0)
        for i in range(n):
            pair = (pair[0] + 1, pair[1] * 2)
        low, high = pair
        tl.store(x_ptr + low, high)
    """,
    "one element of a tuple changes its type": """
        pair = (0, 1.0)
        for i in range(n):
            pair = (pair[0] + 0.5, pair[1])  # KF603
    """,
    "a tuple from a helper": """
        low, high = 0.0, 1.0
        for i in range(n):
            low, high = minmax(low, f)
        tl.store(x_ptr, low + high)
    """,
    "a tuple from a helper with another type": """
        low, high = 0, 1.0
        for i in range(n):
            low, high = minmax(low, f)  # KF603
    """,
    "int, float and pointer conditions": """
        if n:
            v = 1.0
        else:
            v = 2.0
        if f:
            v += 1.0
        if x_ptr:
            v += 1.0
        tl.store(x_ptr, (v if n else f) + (1.0 if f else 2.0))
    """,
    "a one-element block in a conditional expression": """
        one = tl.arange(0, 1)
        v = 1.0 if one > 0 else 2.0  # KF601
    """,
    "or in a while": """
        one = tl.arange(0, 1)
        while one < 4:  # KF601
            one += 1
    """,
    "a tuple as a condition": """
        pair = (n, f)
        if pair:  # KF125
            pass
    """,
    "one side of a conditional expression is None": """
        v = f if n > 4 else None  # KF606
    """,
    "one side is a tuple": """
        v = (f, f) if n > 4 else (0.5, 0.5)  # KF606
    """,
    "stores as sides": """
        tl.store(x_ptr, 1.0) if n > 4 else tl.store(x_ptr, 2.0)
    """,
    "a helper that returns nothing": """
        v = early(n)
        tl.store(x_ptr, 2.0, mask=v)
    """,
    "whose result is used": """
        v = nothing(n) + 1.0  # KF605
    """,
    "recursion on a constexpr ends": """
        tl.store(x_ptr, power(f, 5))
    """,
    "so does recursion on a shape": """
        tl.store(x_ptr + tl.arange(0, 1), halved(tl.zeros((8,), tl.float32)))
    """,
    "an argument left out": """
        tl.store(x_ptr, pick(f) + pick(1, 0.5))
    """,
}  # fmt: skip


def in_kernel(block: str) -> str:
    """A module whose last kernel has this body."""
    lines = textwrap.dedent(block).strip("\n")
    return module(HEAD + textwrap.indent("tl.store(x_ptr, 0.0)\n" + lines, "    ") + "\n")


@every_block(BLOCKS)
def test_what_is_marked_is_reported(block: str):
    source = in_kernel(block)
    assert reported(source) == marked(source)


@every_block(BLOCKS)
def test_compiler_refuses_what_is_marked(compiler: Compiler, block: str):
    source = in_kernel(block)
    assert compiles(compiler, source, SIGNATURE) == (not marked(source))


RETURNS = {
    "nothing on one path": ("if a > 3:\n    return\nreturn a", "KF605"),
    "nothing on the other path": ("if a > 3:\n    return a\nelse:\n    return", "KF605"),
    "two types": ("if a > 3:\n    return a\nreturn 0.5", "KF605"),
    "also under a constant that holds": ("if B == 64:\n    return a\nreturn 0.5", "KF605"),
    "not under one that does not": ("if B == 32:\n    return a\nreturn 0.5", ""),
    "tuples of two types": ("if a > 3:\n    return a, 1\nreturn a, 0.5", "KF605"),
    "tuples of one type": ("if a > 3:\n    return a, 1\nreturn a, 2", ""),
    "a dtype": ("return tl.float32", "KF605"),
    "None by name": ("b = None\nreturn b", ""),
    "None": ("return None", "KF609"),
    "a constant None": ("return empty", "KF609"),
    "without end": ("return helper(a, B)", "KF610"),
    "without end under a run-time condition": ("if a > 3:\n    return helper(a - 1, B)\nreturn a", "KF610"),
    "with a smaller constant": ("if B == 0:\n    return a\nelse:\n    return helper(a, B // 2)", ""),
    "with code that is compiled behind the last return": (
        "if B == 0:\n    return a\nreturn helper(a, B // 2)",
        "KF610",
    ),
}
RETURNING = """
@triton.jit
def helper(a, B: tl.constexpr, empty=None):
{}


@triton.jit
def k(x_ptr: "*fp32", n: "i32", B: tl.constexpr):
    helper(n, 64)
    tl.store(x_ptr, 0.0)
"""


def test_returns_agree(compiler: Compiler):
    for name, (body, code) in RETURNS.items():
        source = module(RETURNING.format(textwrap.indent(body, "    ")))
        assert [found.code for found in check(source)] == code.split(), name
        assert compiles(compiler, source, "x_ptr=*fp32 n=i32 B=64") == (not code), name


def test_messages_name_both_types_and_both_places():
    (found,) = check(in_kernel("total = 0\nfor i in range(n):\n    total += f"))
    assert found.message == (
        "`total` changes its type in the loop: it is a run-time scalar of int32 before, "
        "and a run-time scalar of float32 here"
    )
    assert found.notes == ("start it as a float: `0.0` instead of `0`",)
    first = found.related[0]
    assert first.message == "`total` is a run-time scalar of int32 here"
    assert first.span.start < found.span.start


def test_deep_loops_are_walked_once():
    """A walk of every turn, or two visits at each level, would take 2 ** 18 steps here."""
    depth = 18
    loops = [f"{'    ' * level}for v{level} in range(n):" for level in range(depth)]
    (found,) = check(in_kernel("\n".join(["v = 0", *loops, "    " * depth + "v += f"])))
    assert found.code == "KF603"


def test_the_size_of_a_helper_s_block_is_its_callers_affair():
    helper = (
        "@triton.jit\ndef helper(x, B: tl.constexpr):\n    if tl.arange(0, B) + x > 0:\n        x += 1\n\n\n"
    )
    caller = "@triton.jit\ndef k(p, B: tl.constexpr):\n    helper(tl.load(p), B)\n\n\n"
    for size, codes in (("1", []), ("64", ["KF601"])):
        launch = f"def launch(p):\n    k[(1,)](p, B={size})\n"
        found = check_source(Source("k.py", module(helper + caller + launch)), Options("3.6"))
        assert [each.code for each in found if each.severity is Severity.ERROR] == codes
