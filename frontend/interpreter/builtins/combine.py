"""Combine functions of reductions and scans: Triton calls them on two elements of each operand."""

from __future__ import annotations

from ....grammar.api.entry import Kind
from ....grammar.api.typing import rule
from ....grammar.record import replace
from ...values import (
    UNKNOWN,
    Api,
    Argument,
    Builtin,
    Jit,
    Known,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
)
from .. import merging
from ..binding import Bound
from ..session import Walk
from . import elements


def operands(bound: Bound) -> tuple[Tensor, ...]:
    """The blocks that are combined; empty where they are not all known."""
    first = bound.first
    items = first.items if isinstance(first, TupleOf) else (first,)
    blocks = tuple(item for item in items if isinstance(item, Tensor))
    return blocks if len(blocks) == len(items) else ()


def check_operand(walk: Walk, bound: Bound) -> None:
    """Only blocks are reduced."""
    first = bound.first
    if isinstance(first, Tensor) and first.shape == () and bound.get("axis") in (None, Known(None)):
        report_scalar(walk, bound, first)


def report_scalar(walk: Walk, bound: Bound, value: Value) -> None:
    """Reduced is a block; a scalar has nothing to reduce."""
    walk.report(
        "KF513",
        bound.node.span,
        f"`{bound.name}` works on a block, and this is {describe(value)}",
        "use the value as it is",
    )


def check_shapes(walk: Walk, bound: Bound, blocks: tuple[Tensor, ...]) -> bool:
    """Blocks that are combined together have one shape; false if it was reported that they do not."""
    for block in blocks[1:]:
        if not merging.shapes_differ(blocks[0], block):
            continue
        walk.report(
            "KF513",
            bound.span("input"),
            f"`{bound.name}` combines blocks of one shape: one is {describe(blocks[0])}, another {describe(block)}",
            "broadcast them before: `tl.broadcast(a, b)`, or `tl.broadcast_to(a, shape)`",
        )
        return False
    return True


def check(walk: Walk, bound: Bound, blocks: tuple[Tensor, ...]) -> bool:
    """A combine function is a jit function that takes two values of every operand, and gives one of each.

    False if something was reported.
    """
    first, function = bound.first, bound.get("combine_fn")
    if is_constexpr(first) or isinstance(first, Argument):
        report_scalar(walk, bound, first)
        return False
    if not check_function(walk, bound, "combine_fn"):
        return False
    if not isinstance(function, Jit) or function.def_start not in walk.session.kernels:
        return True
    count = len(first.items) if isinstance(first, TupleOf) else 1 if isinstance(first, Tensor) else None
    if count is not None and not check_arity(walk, bound, function, 2 * count, "combine_fn"):
        return False
    return _check_results(walk, bound, function, blocks)


def check_function(walk: Walk, bound: Bound, name: str) -> bool:
    """What is called on elements is a jit function, and none that needs a block; false if reported."""
    function = bound.get(name)
    if not isinstance(function, Api | Builtin | Known) or function == Known(None):
        return True
    if isinstance(function, Api) and function.entry.kind is Kind.JIT:
        return _check_elements(walk, bound, function, name)
    what = f"the builtin `{function.name}`" if isinstance(function, Builtin) else describe(function)
    walk.report(
        "KF513",
        bound.span(name),
        f"`{bound.name}` calls a `@triton.jit` function, and this is {what}",
        "write one: `@triton.jit\\ndef combine(a, b): return a + b`; for sums and maxima there are "
        "`tl.sum` and `tl.max`",
    )
    return False


def _check_elements(walk: Walk, bound: Bound, function: Api, name: str) -> bool:
    """Elements are scalars: what needs a block, such as `tl.argmax`, combines none."""
    row = rule(function.path.rpartition(".")[2])
    if row is None or row.takes_constants:
        return True
    walk.report(
        "KF513",
        bound.span(name),
        f"`{bound.name}` calls it on elements, and {describe(function)} works on a block",
        "call it instead: `tl.argmax(x, axis=0)`; or write a function of elements",
    )
    return False


def check_arity(walk: Walk, bound: Bound, function: Jit, count: int, name: str) -> bool:
    """The function takes as many values as it is called with; false if it was reported that it does not."""
    parameters = walk.session.kernels[function.def_start].function.parameters
    required = sum(parameter.default is None for parameter in parameters)
    if required <= count <= len(parameters) or any(p.kind != "normal" for p in parameters):
        return True
    note = "two values of each operand: first all of one side, then all of the other"
    walk.report(
        "KF513",
        bound.span(name),
        f"`{function.name}` has {len(parameters)} parameter{'' if len(parameters) == 1 else 's'}; "
        f"`{bound.name}` calls it with {count} value{'' if count == 1 else 's'}",
        note if name == "combine_fn" else "one value of each block",
    )
    return False


def _check_results(walk: Walk, bound: Bound, function: Jit, blocks: tuple[Tensor, ...]) -> bool:
    """As many results as operands, each of its operand's element type."""
    if not blocks:
        return True
    scalars = tuple(Tensor((), block.kind, dtype=block.dtype) for block in blocks)
    result = call(walk, bound, function, scalars * 2)
    if result == UNKNOWN or isinstance(result, Symbol):
        return True
    results = result.items if isinstance(result, TupleOf) else (result,)
    why = _mismatch(result, results, scalars)
    if not why:
        return True
    walk.report(
        "KF513",
        bound.span("combine_fn"),
        f"`{function.name}` {why}",
        "it gives one value for each operand, of the operand's type: cast the block before, or the result in it",
    )
    return False


def _mismatch(result: Value, results: tuple[Value, ...], scalars: tuple[Tensor, ...]) -> str:
    """What is wrong with the results; empty if nothing certainly is."""
    if result == Known(None):
        return "returns nothing"
    if len(results) != len(scalars):
        return f"returns {len(results)} value{'s' if len(results) > 1 else ''} for {len(scalars)}"
    for given, scalar in zip(results, scalars, strict=True):
        if merging.differ(_signless(given), _signless(scalar)):
            return f"returns {describe(given)}, and combines {describe(scalar)}"
    return ""


def _signless(value: Value) -> Value:
    """A value in MLIR, whose integers have no sign."""
    if not isinstance(value, Tensor) or value.dtype is None:
        return value
    return replace(value, dtype=elements.signless(value.dtype))


def call(walk: Walk, bound: Bound, function: Jit, values: tuple[Value, ...]) -> Value:
    """What a jit function returns for these values, called by the compiler itself."""
    from ..calls import inline  # calls asks typing_rules, which asks here

    callee = walk.session.kernels[function.def_start]
    names = [parameter.name for parameter in callee.function.parameters]
    given = dict(zip(names, values, strict=False))
    passed = Bound(bound.node, callee.name, given, {}, frozenset(given), (), None, len(values) <= len(names))
    return inline(walk, bound.node, callee, passed)
