"""What each of Triton's functions makes of its arguments.

`grammar/api/typing.py` has one row for each: it names one of the rules here, and says what that needs to know.
Functions without a row give UNKNOWN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ....grammar.api.typing import Row, rule
from ...values import UNKNOWN, Argument, Jit, Shape, Tensor, TupleOf, Value, describe, is_constexpr
from ..binding import Bound
from ..memory import accesses, atomics, block_pointers, descriptor_rows, descriptors
from ..session import Walk
from ..shapes import dimensions, dot, reshaping
from . import (
    casts,
    combine,
    creation,
    debugging,
    elements,
    elementwise,
    libdevice,
    options,
    reductions,
    reordering,
)

TypingRule: TypeAlias = Callable[[Walk, Bound, Row], Value]


def result(walk: Walk, function: str, bound: Bound) -> Value:
    """The result of a call of Triton's `function` (a full path, or the name of a method)."""
    options.check(walk, function, bound)
    if ".libdevice." in function:
        return libdevice.call(walk, function, bound)
    row = rule(function.rpartition(".")[2])
    if row is None or not operands_exist(walk, bound, row):
        return UNKNOWN
    return RULES[row.result](walk, bound, row)


CONSTANT_CODES = {
    "reduction": "KF513", "indexed_reduction": "KF513", "scan": "KF513", "softmax": "KF513",
    "sort": "KF515", "topk": "KF515", "flip": "KF515", "gather": "KF515", "histogram": "KF515",
    "hint": "KF402",
}  # fmt: skip
"""The rule that a constexpr operand breaks, by result rule; of the others it is KF510."""
BLOCK_RULES = frozenset(CONSTANT_CODES) - {"hint"}
"""Result rules that need a block: a scalar will not do, and an argument is never a block."""


def operands_exist(walk: Walk, bound: Bound, row: Row) -> bool:
    """Every operand is a number or a block, and none a constexpr that lacks a shape; false if reported."""
    for name in row.operands:
        value = elements.operand(bound, row.operands, name)
        if value is None:
            continue
        if not elements.check_number(walk, bound, name, value):
            return False
        is_argument = isinstance(value, Argument) and row.result in BLOCK_RULES
        if (is_constexpr(value) or is_argument) and not row.takes_constants:
            walk.report(
                CONSTANT_CODES.get(row.result, "KF510"),
                elements.node_of(bound, name).span,
                f"`{bound.name}` works on a block, and this is {describe(value)}",
                "make one, such as `tl.full((BLOCK,), value, dtype)`, or compute with the constant itself",
            )
            return False
    return True


def runtime(walk: Walk, bound: Bound, row: Row) -> Value:
    """A run-time value of which nothing more is known."""
    return Tensor()


def map_elementwise(walk: Walk, bound: Bound, row: Row) -> Value:
    """A jit function of scalars, called on every element of blocks that are broadcast first."""
    values = tuple(value for value, _ in bound.rest)
    shape = elementwise.broadcast(walk, bound, values)
    if not combine.check_function(walk, bound, "scalar_fn"):
        return UNKNOWN
    function = bound.get("scalar_fn")
    if not isinstance(function, Jit) or function.def_start not in walk.session.kernels:
        return UNKNOWN
    if "pack" in bound.values or not bound.is_exact:
        return UNKNOWN
    if not combine.check_arity(walk, bound, function, len(values), "scalar_fn"):
        return UNKNOWN
    scalars = tuple(Tensor((), v.kind, dtype=v.dtype) for v in values if isinstance(v, Tensor))
    if len(scalars) < len(values):
        return UNKNOWN
    found = combine.call(walk, bound, function, scalars)
    if isinstance(found, TupleOf):
        return TupleOf(tuple(_spread(item, shape) for item in found.items))
    return _spread(found, shape)


def _spread(value: Value, shape: Shape | None) -> Value:
    return Tensor(shape, value.kind, dtype=value.dtype) if isinstance(value, Tensor) else UNKNOWN


def _plain(function: Callable[[Walk, Bound], Value]) -> TypingRule:
    """A rule that needs nothing of its row."""
    return lambda walk, bound, _: function(walk, bound)


RULES: dict[str, TypingRule] = {
    "elementwise": elementwise.elementwise,
    "division": elementwise.division,
    "ceiling_division": elementwise.ceiling_division,
    "logical": elementwise.logical,
    "arithmetic": elementwise.arithmetic,
    "where": elementwise.where,
    "swizzle": elementwise.swizzle,
    "inline_asm": elementwise.inline_asm,
    "map_elementwise": map_elementwise,
    "reduction": reductions.reduction,
    "indexed_reduction": reductions.indexed_reduction,
    "scan": reductions.scan,
    "softmax": reductions.softmax,
    "reduce": reductions.reduce,
    "associative_scan": reductions.associative_scan,
    "sort": reordering.sort,
    "topk": reordering.topk,
    "flip": reordering.flip,
    "gather": reordering.gather,
    "histogram": reordering.histogram,
    "filled": creation.filled,
    "zeros_like": creation.zeros_like,
    "arange": creation.arange,
    "program_id": creation.program_id,
    "random": creation.random,
    "random_tuple": creation.random_tuple,
    "philox": creation.philox,
    "hint": creation.hint,
    "cast": casts.cast,
    "expand_dims": dimensions.expand_dims,
    "join": dimensions.join,
    "interleave": dimensions.interleave,
    "ravel": dimensions.ravel,
    "item": dimensions.item,
    "broadcast": dimensions.broadcast,
    "view": dimensions.view,
    "reshape": _plain(reshaping.reshape),
    "transpose": _plain(reshaping.transpose),
    "broadcast_to": _plain(reshaping.broadcast_to),
    "cat": _plain(reshaping.cat),
    "split": _plain(reshaping.split),
    "dot": _plain(dot.dot),
    "dot_scaled": _plain(dot.dot_scaled),
    "load": _plain(accesses.load),
    "store": _plain(accesses.store),
    "atomic": _plain(atomics.update),
    "atomic_add": _plain(atomics.add),
    "atomic_cas": _plain(atomics.compare_and_swap),
    "make_block_ptr": _plain(block_pointers.make),
    "advance": _plain(block_pointers.advance),
    "make_descriptor": _plain(descriptors.make),
    "descriptor_load": _plain(descriptors.load),
    "descriptor_store": _plain(descriptors.store),
    "descriptor_gather": _plain(descriptor_rows.gather),
    "descriptor_scatter": _plain(descriptor_rows.scatter),
    "descriptor_add": _plain(descriptors.atomic_add),
    "descriptor_extreme": _plain(descriptors.atomic_extreme),
    "descriptor_bitwise": _plain(descriptors.atomic_bitwise),
    "runtime": runtime,
    "nothing": debugging.nothing,
    "assume": debugging.assume,
    "static_assert": debugging.static_assert,
    "device_assert": debugging.device_assert,
    "device_print": debugging.device_print,
}
"""The rules by the names that the rows use."""
