"""Where a kernel computes with fewer bits than its author may think: TF32 products, sums in 16 bits."""

from __future__ import annotations

from ... import tree
from ...diagnostics import Related, Severity
from ...values import Known, Tensor, Value
from ..binding import Bound
from ..definitions import innermost_loop
from ..session import Walk
from . import reshaping

SHORT_FLOATS = frozenset({"float16", "bfloat16"})


def check_dot(walk: Walk, bound: Bound, left: Tensor, right: Tensor) -> None:
    """float32 operands are rounded to TF32 unless something else is asked for."""
    old, is_open = bound.get("allow_tf32"), "input_precision" not in bound.values and bound.is_exact
    if is_open and old is not None and old != Known(None):
        walk.report(
            "KF905",
            bound.span("allow_tf32"),
            "`allow_tf32` is deprecated",
            f'write `input_precision="{"ieee" if old == Known(False) else "tf32"}"`',
            severity=Severity.INFO,
        )
    elif is_open and left.dtype == right.dtype == "float32":
        walk.report(
            "KF905",
            bound.node.span,
            f"`{bound.name}` rounds float32 operands to TF32 by default: they keep 10 bits of their mantissa",
            'write `input_precision="ieee"` (or "tf32x3") for float32 precision, or `input_precision="tf32"` if '
            "this is meant",
            severity=Severity.INFO,
        )
    accumulator = bound.nodes.get("acc")
    if isinstance(accumulator, tree.Name) and walk.loops:
        check_sum(walk, accumulator.id, reshaping.as_block(bound.get("acc")), bound.node.span)


def check_accumulation(walk: Walk, node: tree.AugAssign) -> None:
    """`acc += x` in a run-time loop."""
    if node.op == "+" and isinstance(node.target, tree.Name) and walk.loops:
        check_sum(walk, node.target.id, walk.names.get(node.target.id), node.span)


def check_sum(walk: Walk, name: str, value: Value | None, span: tree.Span) -> None:
    """A variable of 16 bits that a loop adds to; reported where it gets its first value."""
    place = walk.places.get(name)
    if not isinstance(value, Tensor) or value.dtype not in SHORT_FLOATS or place is None:
        return
    loop = innermost_loop(walk.kernel, span)
    if loop is None or place.start > loop.span.start:
        return
    walk.report(
        "KF906",
        place,
        f"`{name}` sums up in {value.dtype}: every addition rounds to {11 if value.dtype == 'float16' else 8} bits",
        f"start it as tl.float32, and cast the result: `{name}.to(tl.{value.dtype})`",
        related=(Related(span, "the loop adds to it here"),),
        severity=Severity.INFO,
    )
