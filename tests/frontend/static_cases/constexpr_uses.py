"""Where only a constexpr will do, or a value that exists; each kernel is launched, so that its arguments are known."""

from __future__ import annotations

from .case import bad, good

LAUNCH = """

def run(x, n):
    k[(1,)](x, n, B=64)
"""
SIGNATURE = "x_ptr=*fp32 n=i32 B=64"


def launched(body: str) -> str:
    """A kernel `k(x_ptr, n, B)` with `body`, and its launch."""
    lines = "\n".join(f"    {line}" for line in body.strip("\n").splitlines())
    return f"\n@triton.jit\ndef k(x_ptr, n, B: tl.constexpr):\n{lines}\n{LAUNCH}"


CASES = (
    good(
        "least_of_constexprs",
        SIGNATURE,
        launched("""
H: tl.constexpr = min(B, 32)
tl.store(x_ptr + tl.arange(0, H), tl.sum(tl.arange(0, max(B, 16))))
"""),
    ),
    good(
        "inline_constexpr_as_bound",
        SIGNATURE,
        launched("tl.store(x_ptr + tl.arange(0, tl.constexpr(B // 2)), 1.0)"),
    ),
    bad(
        "bound_chosen_at_run_time",
        "KF401 KF411",
        SIGNATURE,
        launched("""
end = B if n > 3 else B // 2
tl.store(x_ptr + tl.arange(0, end), 1.0)  # bad
"""),
    ),
    bad(
        "bound_from_a_true_division",
        "KF401",
        SIGNATURE,
        launched("tl.store(x_ptr + tl.arange(0, B / 2), 1.0)  # bad"),
    ),
    bad(
        "run_time_block_shape",
        "KF402 KF706",
        SIGNATURE,
        launched("""
p = tl.make_block_ptr(x_ptr, (n,), (1,), (0,), (n,), (0,))  # bad
tl.store(p, tl.load(p))
"""),
    ),
    bad(
        "sum_over_a_tuple_of_axes",
        "KF406",
        SIGNATURE,
        launched("""
x = tl.load(x_ptr + tl.arange(0, B)[:, None] + tl.arange(0, B))
tl.store(x_ptr, tl.sum(x, axis=(0, 1)))  # bad
"""),
    ),
    bad(
        "new_axis_behind_the_last",
        "KF406 KF508",
        SIGNATURE,
        launched("tl.store(x_ptr + tl.expand_dims(tl.arange(0, B), 2), 1.0)  # bad"),
    ),
    bad(
        "run_time_number_of_bins",
        "KF402",
        SIGNATURE,
        launched("tl.store(x_ptr, tl.sum(tl.histogram(tl.arange(0, B), n)))  # bad"),
    ),
    bad(
        "run_time_number_of_stages",
        "KF402 KF303",
        SIGNATURE,
        launched("""
for i in tl.range(0, n, num_stages=n):  # bad
    tl.store(x_ptr + i, 1.0)
"""),
    ),
    bad(
        "while_on_an_integer",
        "KF601",
        SIGNATURE,
        launched("""
i = n
while i:  # bad
    i -= 1
tl.store(x_ptr, i)
"""),
    ),
    bad(
        "result_of_a_store",
        "KF605",
        SIGNATURE,
        launched("""
y = tl.store(x_ptr, 1.0)
tl.store(x_ptr, y + 1)  # bad
"""),
    ),
    bad(
        "assigned_result_of_a_helper_without_return",
        "KF605",
        SIGNATURE,
        """
@triton.jit
def put(x_ptr, x):
    tl.store(x_ptr, x)

"""
        + launched("""
y = put(x_ptr, 1.0)
tl.store(x_ptr, y)  # bad
"""),
    ),
    bad(
        "method_of_a_bool",
        "KF206",
        SIGNATURE,
        launched("tl.store(x_ptr, (B > 3).to(tl.float32))  # bad"),
    ),
    bad(
        "attribute_of_torch_s_dtype",
        "KF206",
        SIGNATURE,
        launched("""
x = tl.load(x_ptr)
if x.dtype.is_floating_point():  # bad
    x += 1
tl.store(x_ptr, x)
"""),
    ),
    bad(
        "percent_format",
        "KF118 KF119",
        SIGNATURE,
        launched("""
print("pid=%d" % tl.program_id(0))  # bad
tl.store(x_ptr, 1.0)
"""),
    ),
    bad(
        "membership_behind_and",
        "KF112",
        SIGNATURE,
        launched("""
if B > 16 and B in (32, 64):  # bad
    tl.store(x_ptr, 1.0)
"""),
    ),
)
