"""Element types and shapes: what two values have in common, and where they must agree."""

from __future__ import annotations

from .. import dtypes, tree
from ..diagnostics import Related
from ..source import Span
from ..values import Dim, Known, Scalar, Shape, Tensor, TupleOf, Value, describe
from . import operator_types
from .session import Walk


def result_dtype(left: Value, op: str, right: Value) -> str | None:
    """The element type of an arithmetic operator's result."""
    return operator_types.outcome(op, left, right).dtype


def differ(left: Value, right: Value) -> bool:
    """Two run-time values that certainly have different types."""
    if not (isinstance(left, Tensor) and isinstance(right, Tensor)):
        return False
    if _shapes_differ(left.shape, right.shape):
        return True
    for one, other in ((left.dtype, right.dtype), (left.pointee, right.pointee)):
        if one is not None and other is not None:
            return one != other
    kinds = {left.kind, right.kind}
    return len(kinds) == 2 and not kinds & {None, Scalar.NUMBER}


def _shapes_differ(left: Shape | None, right: Shape | None) -> bool:
    if left is None or right is None:
        return False
    if len(left) != len(right):
        return True
    return any(_sizes_differ(a, b) for a, b in zip(left, right, strict=True))


def _sizes_differ(left: Dim, right: Dim) -> bool:
    return isinstance(left, int) and isinstance(right, int) and left != right


def as_tensor(value: Value) -> Value:
    """A constant as the tensor that the compiler makes of it."""
    if isinstance(value, Known):
        dtype = dtypes.of_constant(value.value)
        return Tensor((), dtypes.family(dtype), dtype=dtype) if dtype else value
    if isinstance(value, TupleOf):
        return TupleOf(tuple(as_tensor(item) for item in value.items))
    return value


def check_loop_variable(walk: Walk, name: str, before: Value, after: Value, span: Span, loop: Span) -> None:
    """A variable keeps its type through a run-time loop."""
    related = (Related(Span(loop.start, loop.start + len("for")), f"the loop that carries `{name}`"),)
    if isinstance(before, Known) and before.value is None and isinstance(after, Tensor):
        walk.report(
            "KF603",
            span,
            f"`{name}` is None before the loop and {describe(after)} in it",
            "start it with a value of its type, such as `tl.zeros(shape, dtype)`",
            related=related,
        )
    elif differ(before, after):
        walk.report(
            "KF603",
            span,
            f"`{name}` changes its type in the loop: it is {describe(before)} before and {describe(after)} here",
            _loop_note(before, after),
            related=related,
        )


def _loop_note(before: Value, after: Value) -> str:
    if (
        isinstance(before, Tensor)
        and isinstance(after, Tensor)
        and before.dtype != after.dtype
        and after.dtype
    ):
        return f"start it as {after.dtype}, or cast here: `.to(tl.{before.dtype or 'float32'})`"
    if isinstance(before, Tensor) and before.kind is Scalar.INT:
        return "start it with a float: `0.0` instead of `0`"
    return "start it with the shape and the type that it has in the loop"


def check_branch(
    walk: Walk, name: str, before: Value, after: Value, span: Span, arm: str, branch: tree.If
) -> bool:
    """A variable keeps its type through a run-time `if`; false if it was reported."""
    if not differ(before, after):
        return True
    walk.report(
        "KF602",
        span,
        f"`{name}` is {describe(after)} {arm}, and {describe(before)} otherwise",
        "make both the same type: cast with `.to(...)`, or write `0.0` for a float",
        related=(Related(branch.test.span, "the run-time condition"),),
    )
    return False
