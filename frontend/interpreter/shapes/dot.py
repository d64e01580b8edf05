"""Matrix products, after `dot` and `dot_scaled` of Triton's language/core.py and language/semantic.py."""

from __future__ import annotations

from ... import dtypes
from ...values import UNKNOWN, Dim, Dtype, Known, Scalar, Shape, Tensor, Value, describe, is_runtime
from ..binding import Bound
from ..session import Walk
from . import dims, precision, reshaping, shared_memory

MIN_DEPTH = 16
"""Elements that `tl.dot` needs at least along the dimension that it sums over, on NVIDIA GPUs; twice as many of 8 bits.

AMD's backend of Triton 3.6 has no minimum.
"""
FLOATS = frozenset({"float16", "bfloat16", "float32", "float64"})
SCALED_FORMATS = {
    "e2m1": "uint8",
    "e4m3": "float8e4nv",
    "e5m2": "float8e5",
    "bf16": "bfloat16",
    "fp16": "float16",
}
"""What the elements of each format of `tl.dot_scaled` are; all may come as unsigned integers of their width."""
SCALE_GROUP = 32
"""Elements that share one scale; 16 where the scales are float8e4nv."""

Problem = tuple[str, str]
"""What is wrong, and what to do."""


def dot(walk: Walk, bound: Bound) -> Value:
    """(M, K) and (K, N) give (M, N); leading batch dimensions stay."""
    left, right = reshaping.as_block(bound.get("input")), reshaping.as_block(bound.get("other"))
    problem = _arguments_problem(bound)
    if problem is not None:
        _report(walk, bound, problem)
        return UNKNOWN
    if left is None or right is None:
        return Tensor()
    if not _check_ranks(walk, bound, left, right):
        return UNKNOWN
    problem = (
        _sizes_problem(left, right) or _types_problem(left, right) or _accumulator_problem(bound, left, right)
    )
    if problem is not None:
        _report(walk, bound, problem)
        return UNKNOWN
    precision.check_dot(walk, bound, left, right)
    shared_memory.check_dot(walk, bound, left, right)
    dtype = _result_dtype(left, _out_dtype(bound))
    return Tensor(
        _product_shape(left.shape, right.shape), dtypes.family(dtype) if dtype else None, dtype=dtype
    )


def _report(walk: Walk, bound: Bound, problem: Problem) -> None:
    why, note = problem
    walk.report("KF514", bound.node.span, f"`{bound.name}` cannot multiply these: {why}", note)


def _arguments_problem(bound: Bound) -> Problem | None:
    """Operands are blocks, and options are constants."""
    for name in ("input", "other"):
        value = bound.get(name)
        if value is not None and reshaping.is_number(value):
            return f"one operand is {describe(value)}", "multiply with `*`"
    for name in ("out_dtype", "max_num_imprecise_acc"):
        value = bound.get(name)
        if value is not None and is_runtime(value):
            return f"`{name}` is {describe(value)}", "pass a constant"
    return None


def _check_ranks(walk: Walk, bound: Bound, left: Tensor, right: Tensor) -> bool:
    """Matrices, or batches of them; false if something else was reported."""
    ranks = [len(block.shape) for block in (left, right) if block.shape is not None]
    low = [rank for rank in ranks if rank < 2]
    if not low and len(set(ranks)) < 2:
        return True
    why = f"one has {low[0]}" if low else f"these have {ranks[0]} and {ranks[1]}"
    walk.report(
        "KF514",
        bound.node.span,
        f"the operands of `{bound.name}` must both have 2 (or both 3) dimensions, and {why}",
        "make matrices of them, `x[:, None]` or `x[None, :]`; for the product of two vectors use `tl.sum(a * b)`",
    )
    return False


def _product_shape(left: Shape | None, right: Shape | None) -> Shape | None:
    return (*left[:-1], right[-1]) if left and right else None


def _sizes_problem(left: Tensor, right: Tensor) -> Problem | None:
    """Inner sizes and batches are equal, and the inner size is large enough."""
    depths = (left.shape[-1] if left.shape else None, right.shape[-2] if right.shape else None)
    if dims.differ(*depths) or (left.shape and right.shape and _is_turned(left.shape, right.shape)):
        return f"the inner sizes differ: {depths[0]} and {depths[1]}", "turn one operand over: `tl.trans(b)`"
    for one, other in zip((left.shape or ())[:-2], (right.shape or ())[:-2], strict=False):
        if dims.differ(one, other):
            return (
                f"the batch sizes differ: {one} and {other}",
                "broadcast one operand: `tl.broadcast_to(...)`",
            )
    known = [depth for depth in depths if isinstance(depth, int)]
    least = MIN_DEPTH * 2 if _is_narrow(left) or _is_narrow(right) else MIN_DEPTH
    if known and known[0] < least:
        return (
            f"it sums over {known[0]} elements, and needs {least} on NVIDIA GPUs",
            f"make the blocks {least} deep, with a mask; or multiply and sum: "
            "`tl.sum(a[:, :, None] * b[None, :, :], axis=1)`",
        )
    return None


def _is_narrow(value: Tensor) -> bool:
    return value.dtype is not None and dtypes.width(value.dtype) == 8


def _is_turned(left: Shape, right: Shape) -> bool:
    """Both operands end with one size, which is not the second one's first: it was loaded as (N, K)."""
    depth, rows, columns = left[-1], right[-2], right[-1]
    return dims.is_name(depth) and dims.is_name(rows) and depth == columns != rows and left[-2] != columns


def _types_problem(left: Tensor, right: Tensor) -> Problem | None:
    """Both have one dtype, a float or int8; any two kinds of fp8 go together."""
    for operand in (left, right):
        if operand.kind in (Scalar.POINTER, Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR):
            return f"one operand is {describe(operand)}", "load it first: `tl.load(...)`"
        if operand.dtype is not None and not _is_multiplied(operand.dtype):
            return f"there is no product of {operand.dtype}", "cast the operands to a float or to int8"
    if left.dtype is None or right.dtype is None or left.dtype == right.dtype:
        return None
    if left.dtype.startswith("float8") and right.dtype.startswith("float8"):
        return None
    return f"the operands are {left.dtype} and {right.dtype}", "cast one: `b.to(a.dtype)`"


def _is_multiplied(dtype: str) -> bool:
    return dtype in FLOATS or dtype == "int8" or dtype.startswith("float8")


def _out_dtype(bound: Bound) -> str | None:
    """The dtype that the call asks for; None where that is open."""
    match bound.get("out_dtype"):
        case None if bound.is_exact:
            return "float32"
        case Known(value=Dtype(name=name)):
            return name
        case _:
            return None


def _result_dtype(left: Tensor, asked: str | None) -> str | None:
    """int32 for int8, float32 for float32 and bfloat16, and what is asked for otherwise."""
    match left.dtype:
        case "int8":
            return "int32"
        case "float32" | "bfloat16":
            return "float32"
        case "float64":
            return "float64"
        case None:
            return asked if left.kind is Scalar.FLOAT and asked != "float16" else None
        case _:
            return asked


def _accumulator_problem(bound: Bound, left: Tensor, right: Tensor) -> Problem | None:
    """`acc` has the shape of the product and the dtype that is asked for."""
    asked, given = _out_dtype(bound), bound.get("acc")
    if asked == "bfloat16" and left.dtype != "int8" and left.kind is not Scalar.INT:
        return (
            "its result cannot be bfloat16",
            "leave `out_dtype` out, and cast the result: `.to(tl.bfloat16)`",
        )
    if given is None or given == Known(None):
        is_short = left.dtype == "float16" or (_is_narrow(left) and left.dtype != "int8")
        if is_short and asked not in (None, "float16", "float32") and bound.is_exact:
            return (
                f"the result of {left.dtype} cannot be {asked}",
                "leave `out_dtype` out, and cast the result",
            )
        return _imprecise_problem(bound, left, right)
    if isinstance(given, Known):
        return f"`acc` is {describe(given)}, and not a block", "start with `tl.zeros((M, N), tl.float32)`"
    accumulator = reshaping.as_block(given)
    if accumulator is None:
        return None
    wanted = _product_shape(left.shape, right.shape)
    if wanted is not None and accumulator.shape is not None and _shapes_differ(accumulator.shape, wanted):
        return (
            f"`acc` is {describe(accumulator)}, the product {describe(Tensor(wanted))}",
            "make them one shape",
        )
    for expected in (asked, _result_dtype(left, asked)):
        if expected is not None and accumulator.dtype not in (None, expected):
            return (
                f"`acc` is {accumulator.dtype} and the result {expected}",
                f"make the accumulator {_result_dtype(left, asked) or expected}"
                + ("" if left.dtype != "int8" else ", and pass `out_dtype=tl.int32`"),
            )
    return None


def _imprecise_problem(bound: Bound, left: Tensor, right: Tensor) -> Problem | None:
    """Sums of fp8 can't be short for longer than they are."""
    most, depth = bound.get("max_num_imprecise_acc"), left.shape[-1] if left.shape else None
    is_short = all((block.dtype or "").startswith("float8") for block in (left, right))
    if (
        is_short
        and isinstance(most, Known)
        and isinstance(most.value, int)
        and isinstance(depth, int)
        and most.value > depth
    ):
        return f"`max_num_imprecise_acc` is {most.value}, and they are {depth} deep", "make it smaller"
    return None


def _shapes_differ(one: Shape, other: Shape) -> bool:
    return len(one) != len(other) or any(dims.differ(a, b) for a, b in zip(one, other, strict=True))


def dot_scaled(walk: Walk, bound: Bound) -> Value:
    """The product of blocks in microscaling formats: always float32."""
    left, right = reshaping.as_block(bound.get("lhs")), reshaping.as_block(bound.get("rhs"))
    if left is None or right is None:
        return Tensor(None, Scalar.FLOAT, dtype="float32")
    problem = _scaled_problem(bound, left, right)
    if problem is not None:
        _report(walk, bound, problem)
        return UNKNOWN
    is_packed_k = all(bound.get(f"{side}_k_pack") in (None, Known(True)) for side in ("lhs", "rhs"))
    shape = _product_shape(left.shape, right.shape) if is_packed_k else None
    return Tensor(shape, Scalar.FLOAT, dtype="float32")


def _scaled_problem(bound: Bound, left: Tensor, right: Tensor) -> Problem | None:
    ranks = [len(block.shape) for block in (left, right) if block.shape is not None]
    if any(rank not in (2, 3) for rank in ranks) or len(set(ranks)) > 1:
        return "both operands must have 2 (or both 3) dimensions", "make matrices of them"
    if (
        (asked := bound.get("out_dtype")) is not None
        and isinstance(asked, Known)
        and asked != Known(Dtype("float32"))
    ):
        return "its result can only be float32", "cast the result"
    for side, block in (("lhs", left), ("rhs", right)):
        problem = _format_problem(bound, side, block)
        if problem is not None:
            return problem
    depth, other = _depth(bound, "lhs", left, -1), _depth(bound, "rhs", right, -2)
    if depth is not None and other is not None and depth != other:
        return f"the inner sizes differ: {depth} and {other} elements", "turn one operand over: `tl.trans(b)`"
    for side, block, rows in (("lhs", left, -2), ("rhs", right, -1)):
        problem = _scale_problem(bound, side, block.shape[rows] if block.shape else None, depth or other)
        if problem is not None:
            return problem
    return _scaled_accumulator_problem(bound, left, right)


def _format_problem(bound: Bound, side: str, block: Tensor) -> Problem | None:
    word = bound.get(f"{side}_format")
    if not isinstance(word, Known) or not isinstance(word.value, str):
        return None
    element = SCALED_FORMATS.get(word.value)
    if element is None:
        formats = ", ".join(f'"{name}"' for name in SCALED_FORMATS)
        return f"there is no `{side}_format` {word.value!r}", f"it is one of {formats}"
    unsigned = f"uint{dtypes.width(element)}"
    if block.dtype not in (None, element, unsigned):
        return (
            f"the elements of format {word.value!r} are {element} or {unsigned}, and `{side}` is {block.dtype}",
            f"pass the bits: `{side}.to(tl.{unsigned}, bitcast=True)`",
        )
    if word.value != "e2m1" and bound.get(f"{side}_k_pack") == Known(False):
        return f"`{side}_k_pack=False` is for the format 'e2m1' only", "leave it out"
    return None


def _depth(bound: Bound, side: str, block: Tensor, axis: int) -> int | None:
    """Elements along the inner dimension: there are two of e2m1 in a byte."""
    word, packed = bound.get(f"{side}_format"), bound.get(f"{side}_k_pack")
    size = block.shape[axis] if block.shape else None
    if (
        not isinstance(size, int)
        or not isinstance(word, Known)
        or packed not in (None, Known(True), Known(False))
    ):
        return None
    return size * 2 if word.value == "e2m1" and packed != Known(False) else size


def _scale_problem(bound: Bound, side: str, rows: Dim, depth: int | None) -> Problem | None:
    """Scales have the shape (rows, K // 32), for both operands."""
    scale = bound.get(f"{side}_scale")
    if not isinstance(scale, Tensor) or scale.shape is None or depth is None or bound.get(f"{side}_k_pack"):
        return None
    group = SCALE_GROUP // 2 if scale.dtype == "float8e4nv" else SCALE_GROUP
    wanted: Shape = (rows, depth // group)
    if scale.dtype is None or not _shapes_differ(scale.shape, wanted):
        return None
    return (
        f"`{side}_scale` is {describe(scale)}, and must have the shape ({rows}, {depth // group})",
        "there is one scale for each row and group; the scales of `rhs` are not transposed",
    )


def _scaled_accumulator_problem(bound: Bound, left: Tensor, right: Tensor) -> Problem | None:
    accumulator, wanted = bound.get("acc"), _product_shape(left.shape, right.shape)
    if not isinstance(accumulator, Tensor) or bound.get("lhs_k_pack") or bound.get("rhs_k_pack"):
        return None
    if accumulator.dtype not in (None, "float32"):
        return f"`acc` is {accumulator.dtype} and the result float32", "make the accumulator float32"
    if wanted is not None and accumulator.shape is not None and _shapes_differ(accumulator.shape, wanted):
        return (
            f"`acc` is {describe(accumulator)}, the product {describe(Tensor(wanted))}",
            "make them one shape",
        )
    return None
