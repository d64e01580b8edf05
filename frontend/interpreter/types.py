"""Element types and shapes: what two values have in common, and where they must agree."""

from __future__ import annotations

from .. import dtypes, tree
from ..diagnostics import Related
from ..source import Span
from ..values import Argument, Dim, Known, Scalar, Shape, Symbol, Tensor, TupleOf, Value, describe
from . import expressions, operators
from .session import Walk

BITWISE = ("&", "|", "^", "<<", ">>")
NOT_BOOL = (Scalar.INT, Scalar.FLOAT)


def dtype_of(value: Value) -> str | None:
    """The element type of a run-time value, where it is certain."""
    if isinstance(value, Tensor | Argument):
        return value.dtype
    return None


def result_dtype(left: Value, op: str, right: Value) -> str | None:
    """The element type of an arithmetic operator's result."""
    if op in ("<<", ">>"):
        return None
    is_division = op in ("/", "//", "%")
    types = dtype_of(left), dtype_of(right)
    if isinstance(left, Known) or isinstance(right, Known):
        constant = (
            left.value if isinstance(left, Known) else right.value if isinstance(right, Known) else None
        )
        tensor = types[1] if isinstance(left, Known) else types[0]
        found = None if tensor is None else dtypes.with_constant(tensor, constant, is_division)
    elif isinstance(left, Symbol) or isinstance(right, Symbol):
        tensor = types[1] if isinstance(left, Symbol) else types[0]
        # an int or float constexpr never widens a float
        is_float = tensor is not None and dtypes.family(tensor) is Scalar.FLOAT
        found = tensor if is_float and not is_division else None
    elif types[0] is None or types[1] is None:
        return None
    else:
        found = dtypes.promote(types[0], types[1], is_division)
    if op == "/" and found is not None and dtypes.family(found) is not Scalar.FLOAT:
        return "float32"
    return found


def check_operator(walk: Walk, node: tree.Node, left: Value, op: str, right: Value) -> bool:
    """Sizes fit, and the operator exists for the element types; false if something was reported."""
    kinds = (expressions.scalar_kind(left), expressions.scalar_kind(right))
    if op in BITWISE and Scalar.FLOAT in kinds:
        mixed = " (comparisons bind less than `&` and `|`: put them into parentheses)" if op in "&|" else ""
        walk.report("KF502", node.span, f"`{op}` does not work on floats", f"compare or cast first{mixed}")
        return False
    if op == "//" and Scalar.FLOAT in kinds:
        walk.report(
            "KF504",
            node.span,
            "`//` does not work on floats",
            "use `tl.floor(x / y)`, or cast to an integer first",
        )
        return False
    return check_shapes(walk, node, left, right)


def check_shapes(walk: Walk, node: tree.Node, left: Value, right: Value) -> bool:
    """Every pair of known sizes is equal, or one of them is 1; false if that was reported."""
    clash = clashing_sizes(operators.shape_of(left), operators.shape_of(right))
    if clash is None:
        return True
    walk.report(
        "KF506",
        node.span,
        f"the sizes {clash[0]} and {clash[1]} do not fit: {describe(left)} and {describe(right)}",
        "give each its own dimension with `[:, None]` and `[None, :]`, or use blocks of one size",
    )
    return False


def clashing_sizes(left: Shape | None, right: Shape | None) -> tuple[int, int] | None:
    """Two sizes in the same place that cannot be broadcast, counted from the last dimension."""
    if left is None or right is None:
        return None
    for a, b in zip(left[::-1], right[::-1], strict=False):
        if isinstance(a, int) and isinstance(b, int) and a != b and 1 not in (a, b):
            return a, b
    return None


def check_truth(walk: Walk, node: tree.Expr, value: Value, op: str) -> None:
    """`not`, `and`, `or` cast to one bit, and only a bool has that."""
    if isinstance(value, Tensor | Argument) and expressions.scalar_kind(value) in NOT_BOOL:
        walk.report(
            "KF519",
            node.span,
            f"`{op}` needs a bool, and this is {describe(value)}",
            f"compare it: `{walk.text(node.span)} != 0`",
        )


def check_inverted_constant(walk: Walk, node: tree.Unary, value: Known) -> None:
    """`~True` is -2 and `~False` is -1: both count as true."""
    walk.report(
        "KF519",
        node.span,
        f"`~` of the constant {value.value} is {~int(bool(value.value))}, which counts as true",
        f"write `not {walk.text(node.operand.span)}`",
    )


def is_nothing(walk: Walk, node: tree.Node, left: Value, right: Value) -> bool:
    """None in arithmetic: the result of a store, or of a helper that returns nothing."""
    none, other = (left, right) if left == Known(None) else (right, left)
    is_number = isinstance(other, Known) and isinstance(other.value, int | float)
    if none != Known(None) or not (isinstance(other, Tensor) or is_number):
        return False
    walk.report(
        "KF605", node.span, "one operand is None here", "a store and a helper without `return` give no value"
    )
    return True


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
