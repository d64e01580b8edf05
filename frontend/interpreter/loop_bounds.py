"""Bounds and steps of run-time loops, and the type of the variable that counts; after Triton's `visit_For`."""

from __future__ import annotations

from typing import TypeAlias

from .. import dtypes, tree
from ..values import Argument, Dtype, Known, Scalar, Tensor, TupleOf, Value, describe, is_runtime
from . import expressions, merging
from .binding import Passed
from .session import Walk

Bound: TypeAlias = "tuple[str, Value, tree.Expr]"
"""A bound or the step that a loop is given: its name in `tl.range`, its value, and where it stands."""
NO_BOUNDS = (Scalar.POINTER, Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR, Scalar.TUPLE)
"""Kinds of run-time values that are no numbers."""


def given(kind: str, passed: Passed) -> list[Bound]:
    """The bounds and the step that are given, by their names in `tl.range`."""
    names = ("arg1", "arg2", "step")
    found = [(name, *each) for name, each in zip(names, passed.positional, strict=False)]
    if kind != "builtin range":
        found += [
            (keyword.name, value, keyword.value)
            for keyword, value in passed.keywords
            if keyword.name in names
        ]
    return found


def check(walk: Walk, bounds: list[Bound]) -> bool:
    """Bounds and step are scalar integers; false if it was reported that one is not."""
    is_fine = True
    for name, value, argument in bounds:
        refusal = _refusal(walk, name, value, argument)
        if refusal is not None:
            walk.report("KF607", argument.span, *refusal)
            is_fine = False
    return is_fine


def _refusal(walk: Walk, name: str, value: Value, argument: tree.Expr) -> tuple[str, str] | None:
    """What is wrong with a bound or the step, and what to write instead."""
    if isinstance(value, Tensor) and value.is_block:
        return f"a loop bound cannot be {describe(value)}", "use a scalar"
    if isinstance(argument, tree.Unary) and argument.op == "-" and is_runtime(value) and name == "step":
        return (
            "a negative step must be a constant: a run-time one is taken as it is, and the loop never runs",
            "count up and compute the index: `n - 1 - i * step`",
        )
    if name == "step" and value == Known(0):
        return "a loop with a step of 0 never ends", "count by 1 or more"
    if expressions.scalar_kind(value) is Scalar.FLOAT:
        return (
            f"a loop bound must be an integer, and {walk.subject(argument, value)}",
            "divide with `//` or `tl.cdiv`",
        )
    if _is_no_bound(walk, name, value):
        return f"a loop bound must be an integer, and this is {describe(value)}", "pass a number"
    return None


def _is_no_bound(walk: Walk, name: str, value: Value) -> bool:
    """Pointers, tuples, strings, dtypes; None too, and before Triton 3.7 even where it is the default."""
    if isinstance(value, Tensor | Argument):
        return value.kind in NO_BOUNDS
    if value == Known(None):
        return name == "arg1" or walk.is_before("3.7")
    return isinstance(value, TupleOf) or (isinstance(value, Known) and isinstance(value.value, str | Dtype))


def variable(bounds: list[Bound]) -> Tensor:
    """The loop variable: of the dtype that bounds and step are promoted to, where all of theirs are certain."""
    found = [(name, value) for name, value, _ in bounds if value != Known(None)]
    names = {name for name, _ in found}
    kinds = [_bound_dtype(value) for _, value in found] + ["int32"] * (len({"arg2", "step"} - names))
    dtype = kinds[0]
    for other in kinds[1:]:
        dtype = dtypes.promote(dtype, other) if dtype and other else None
    return Tensor((), Scalar.INT, dtype=dtype)


def _bound_dtype(value: Value) -> str | None:
    """As a number of its own."""
    tensor = merging.as_tensor(value)
    return tensor.dtype if isinstance(tensor, Tensor | Argument) else None
