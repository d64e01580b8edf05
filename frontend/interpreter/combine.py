"""Combine functions of reductions and scans."""

from __future__ import annotations

from ..values import Api, Builtin, Jit, Known, Tensor, TupleOf, describe
from .binding import Bound
from .session import Walk


def check(walk: Walk, bound: Bound) -> None:
    """A combine function is a jit function that takes two values for every operand."""
    function = bound.get("combine_fn")
    if isinstance(function, Api | Builtin) or (isinstance(function, Known) and function.value is not None):
        is_jit = isinstance(function, Api) and not function.entry.device_only
        what = describe(function) if not isinstance(function, Builtin) else f"the builtin `{function.name}`"
        if not is_jit and not _is_triton_code(function):
            walk.report(
                "KF513",
                bound.span("combine_fn"),
                f"`{bound.name}` combines with a `@triton.jit` function, and this is {what}",
                "write one: `@triton.jit\\ndef combine(a, b): return a + b`; for sums and maxima there are "
                "`tl.sum` and `tl.max`",
            )
    elif isinstance(function, Jit) and function.def_start in walk.session.kernels:
        _check_arity(walk, bound, function)


def check_operand(walk: Walk, bound: Bound) -> None:
    """Only blocks are reduced."""
    first = bound.first
    if isinstance(first, Tensor) and first.shape == () and bound.get("axis") in (None, Known(None)):
        walk.report(
            "KF513",
            bound.node.span,
            f"`{bound.name}` reduces a block, and this is {describe(first)}",
            "use the value as it is",
        )


def _is_triton_code(function: object) -> bool:
    from ...grammar.api.entry import Kind

    return isinstance(function, Api) and function.entry.kind is Kind.JIT


def _check_arity(walk: Walk, bound: Bound, function: Jit) -> None:
    first = bound.first
    operands = len(first.items) if isinstance(first, TupleOf) else 1 if isinstance(first, Tensor) else None
    parameters = walk.session.kernels[function.def_start].function.parameters
    required = sum(parameter.default is None for parameter in parameters)
    if operands is not None and not required <= 2 * operands <= len(parameters):
        walk.report(
            "KF513",
            bound.span("combine_fn"),
            f"`{function.name}` has {len(parameters)} parameters; with {operands} operand"
            f"{'s' if operands > 1 else ''} it needs {2 * operands}",
            "two values of each operand: first all of one side, then all of the other",
        )
