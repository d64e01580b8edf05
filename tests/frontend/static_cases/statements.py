"""Statements and expressions."""

from __future__ import annotations

from .case import bad, good, silent

CASES = (
    good(
        "layout",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def twice(x): return x + x  # one line


@triton.jit
def k(
    x_ptr,  # a pointer
    n,
):
    '''Docstring.'''
    a = 1; b = 2
    "a string is a comment"
    ...
    c = a + \\
        b
    total = (
        c
        # a comment inside
        + twice(
            n
        )
    )
    if n > 3: total = twice(total)
    pass
    tl.store(x_ptr, total); return
""",
    ),
    good(
        "statements_for_their_effect",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def show(x_ptr, n):
    print("n", n)
    return n


@triton.jit
def k(x_ptr, n):
    show(x_ptr, n)
    tl.atomic_add(x_ptr, 1.0)
    done = tl.store(x_ptr, 1.0)
    assert n > 0, "n must be positive"
    n
    tl.max(tl.arange(0, 4), 0)
    None
""",
    ),
    good(
        "comparisons_with_none_and_constants",
        "x_ptr=*fp32 y_ptr=None n=i32",
        """
@triton.jit
def k(x_ptr, y_ptr, n):
    if y_ptr is None and x_ptr is not None:
        tl.store(x_ptr, 1.0 if n > 2 else 2.0)
    elif n == 3 or not (n != 4):
        tl.store(y_ptr, 1.0)
""",
    ),
    good(
        "loops",
        "x_ptr=*fp32 n=i32 B=16",
        """
@triton.jit
def k(x_ptr, n, B: tl.constexpr):
    for _ in range(2):
        for i in range(n, 0, -1):
            tl.store(x_ptr + i, 1.0)
    for i in tl.range(n):
        tl.store(x_ptr + i, 1.0)
    for i in range(tl.cdiv(n, B)):
        j = i
        while j > 0:
            j //= 2
        tl.store(x_ptr + j, 1.0)
    for i in tl.static_range(B, 0, -4):
        if n > i:
            return
        tl.store(x_ptr + i, 1.0)
""",
    ),
    good(
        "f_strings",
        "x_ptr=*fp32 n=i32 B=16 ACT='relu'",
        """
@triton.jit
def k(x_ptr, n, B: tl.constexpr, ACT: tl.constexpr):
    tl.static_print(f"B={B} {ACT!r} {B // 2} {{n}}" " and more")
    tl.device_print(f"n for {ACT}: ", n)
    tl.static_assert(B > 2, f"B is {B}")
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "break_in_while",
        "KF101",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    while n > 0:
        n -= 1
        if n == 3:
            break  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "continue_in_an_unrolled_loop",
        "KF101",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    for i in tl.static_range(4):
        if i == 2:
            continue  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    bad(
        "return_in_while",
        "KF102",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    while n > 0:
        n -= 1
        if tl.load(x_ptr + n) > 0.0:  # bad
            return  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "return_of_a_helper_in_its_loop",
        "KF102",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def find(x_ptr, n):
    for i in tl.range(0, n):  # bad
        if tl.load(x_ptr + i) > 0.0:  # bad
            return i  # bad
    return n


@triton.jit
def k(x_ptr, n):
    tl.store(x_ptr, find(x_ptr, n))
""",
    ),
    bad(
        "generator_expression",
        "KF105 KF202",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, max(tl.load(x_ptr + i) for i in range(4)))  # bad
""",
    ),
    bad(
        "comprehension_over_static_range",
        "KF105",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    parts = [tl.load(x_ptr + i) for i in tl.static_range(4)]  # bad
    tl.store(x_ptr, parts[0])
""",
    ),
    bad(
        "set_literal",
        "KF106",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    sizes = {1, 2}  # bad
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "keyword_dict",
        "KF106",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    tl.store(x_ptr, tl.load(x_ptr, **{"volatile": True}))  # bad
""",
    ),
    bad(
        "global_statement",
        "KF108",
        "x_ptr=*fp32",
        """
COUNT = tl.constexpr(0)


@triton.jit
def k(x_ptr):
    global COUNT  # bad
    tl.store(x_ptr, COUNT)
""",
    ),
    bad(
        "match_statement",
        "KF108",
        "x_ptr=*fp32 MODE=1",
        """
@triton.jit
def k(x_ptr, MODE: tl.constexpr):
    match MODE:  # bad
        case 1:
            tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "yield_expression",
        "KF108",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    yield tl.load(x_ptr)  # bad
""",
    ),
    bad(
        "enumerate_over_a_tuple",
        "KF109 KF202",
        "x_ptr=*fp32 a=fp32 b=fp32",
        """
@triton.jit
def k(x_ptr, a, b):
    for i, v in enumerate((a, b)):  # bad
        tl.store(x_ptr + i, v)
""",
    ),
    bad(
        "for_over_a_tuple_parameter",
        "KF109",
        "x_ptr=*fp32 a=fp32",
        """
@triton.jit
def total(values):
    acc = 0.0
    for v in values:  # bad
        acc += v
    return acc


@triton.jit
def k(x_ptr, a):
    tl.store(x_ptr, total((a, a)))
""",
    ),
    bad(
        "range_kept_in_a_variable",
        "KF109",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    steps = range(4)  # bad
    for i in steps:  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    silent(
        "range_with_step_keyword",
        "KF109 KF301",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    for i in range(0, 64, step=B):  # bad
        tl.store(x_ptr + i, 1.0)
""",
    ),
    bad(
        "chain_of_constexprs",
        "KF111",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    if 8 < B <= 32:  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "not_in",
        "KF112",
        "x_ptr=*fp32 N=3",
        """
@triton.jit
def k(x_ptr, N: tl.constexpr):
    if N not in (1, 2):  # bad
        tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "slice_assignment",
        "KF114",
        "x_ptr=*fp32 B=16",
        """
@triton.jit
def k(x_ptr, B: tl.constexpr):
    acc = tl.zeros((B, B), tl.float32)
    for i in range(B):
        acc[i, :] = 1.0  # bad
    tl.store(x_ptr, tl.sum(acc))
""",
    ),
    bad(
        "pointer_item_assignment",
        "KF114",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    x_ptr[tl.program_id(0)] = 1.0  # bad
""",
    ),
    bad(
        "list_of_targets",
        "KF116 KF121",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    [a, b] = (1.0, 2.0)  # bad
    tl.store(x_ptr, a + b)
""",
    ),
    bad(
        "starred_constexpr_tuple",
        "KF119",
        "x_ptr=*fp32 SHAPE=(4,4)",
        """
@triton.jit
def k(x_ptr, SHAPE: tl.constexpr):
    x = tl.reshape(tl.arange(0, 16), *SHAPE)  # bad
    tl.store(x_ptr + x, 1.0)
""",
    ),
    bad(
        "string_in_a_variable",
        "KF119",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    label = "x"  # bad
    tl.device_print(label, 1)
    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "too_many_targets",
        "KF121",
        "x_ptr=*fp32",
        """
@triton.jit
def pair(x):
    return x, x + 1.0


@triton.jit
def k(x_ptr):
    a, b, c = pair(tl.load(x_ptr))  # bad
    tl.store(x_ptr, a + b + c)
""",
    ),
    silent(
        "too_few_targets",
        "KF121",
        "x_ptr=*fp32 a=fp32",
        """
@triton.jit
def k(x_ptr, a):
    x, y = a, a, a  # bad
    tl.store(x_ptr, x + y)
""",
    ),
    bad(
        "nested_function_without_parameters",
        "KF104",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    def one():  # bad
        return 1.0

    tl.store(x_ptr, one())  # bad
""",
    ),
    bad(
        "class_in_a_kernel",
        "KF104",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    class Config:  # bad
        pass

    tl.store(x_ptr, 1.0)
""",
    ),
    bad(
        "with_open",
        "KF108",
        "x_ptr=*fp32",
        """
@triton.jit
def k(x_ptr):
    with x_ptr as p:  # bad
        tl.store(p, 1.0)
""",
    ),
    bad(
        "while_else",
        "KF110",
        "x_ptr=*fp32 n=i32",
        """
@triton.jit
def k(x_ptr, n):
    while n > 0:  # bad
        n -= 1
    else:  # bad
        n = 5  # bad
    tl.store(x_ptr, n)
""",
    ),
    bad(
        "helper_with_var_arguments",
        "KF117",
        "x_ptr=*fp32",
        """
@triton.jit
def helper(x, *rest):  # bad
    return x + rest[0]  # bad


@triton.jit
def k(x_ptr):
    tl.store(x_ptr, helper(1.0, 2.0))
""",
    ),
)
