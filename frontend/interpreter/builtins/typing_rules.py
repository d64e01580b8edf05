"""What each of Triton's functions makes of its arguments.

`grammar/api/typing.py` has one row for each: it names one of the rules here, and says what that needs to know.
Functions without a row give UNKNOWN.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from ....grammar.api.typing import Row, rule
from ...values import UNKNOWN, Argument, Jit, Shape, Tensor, TupleOf, Value, describe, is_constexpr
from ..binding import Bound
from ..session import Walk
from . import elements, elementwise, options


def result(walk: Walk, function: str, bound: Bound) -> Value:
    """The result of a call of Triton's `function` (a full path, or the name of a method)."""
    options.check(walk, function, bound)
    if ".libdevice." in function:
        from . import libdevice

        return libdevice.call(walk, function, bound)
    row = rule(function.rpartition(".")[2])
    if row is None or not operands_exist(walk, bound, row):
        return UNKNOWN
    typing_rule = rule_function(row.result)
    return typing_rule(walk, bound) if row.result in WITHOUT_ROW else typing_rule(walk, bound, row)


@cache
def rule_function(name: str) -> Callable[..., Value]:
    """The function of a result rule."""
    module, _, function = RULES[name].rpartition(".")
    return getattr(import_module(f"...{module}", __name__), function)


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
    from . import combine

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


RULES = {
    "elementwise": "builtins.elementwise.elementwise",
    "division": "builtins.elementwise.division",
    "ceiling_division": "builtins.elementwise.ceiling_division",
    "logical": "builtins.elementwise.logical",
    "arithmetic": "builtins.elementwise.arithmetic",
    "where": "builtins.elementwise.where",
    "swizzle": "builtins.elementwise.swizzle",
    "inline_asm": "builtins.elementwise.inline_asm",
    "map_elementwise": "builtins.typing_rules.map_elementwise",
    "reduction": "builtins.reductions.reduction",
    "indexed_reduction": "builtins.reductions.indexed_reduction",
    "scan": "builtins.reductions.scan",
    "softmax": "builtins.reductions.softmax",
    "reduce": "builtins.reductions.reduce",
    "associative_scan": "builtins.reductions.associative_scan",
    "sort": "builtins.reordering.sort",
    "topk": "builtins.reordering.topk",
    "flip": "builtins.reordering.flip",
    "gather": "builtins.reordering.gather",
    "histogram": "builtins.reordering.histogram",
    "filled": "builtins.creation.filled",
    "zeros_like": "builtins.creation.zeros_like",
    "arange": "builtins.creation.arange",
    "program_id": "builtins.creation.program_id",
    "random": "builtins.creation.random",
    "random_tuple": "builtins.creation.random_tuple",
    "philox": "builtins.creation.philox",
    "hint": "builtins.creation.hint",
    "cast": "builtins.casts.cast",
    "expand_dims": "shapes.dimensions.expand_dims",
    "join": "shapes.dimensions.join",
    "interleave": "shapes.dimensions.interleave",
    "ravel": "shapes.dimensions.ravel",
    "item": "shapes.dimensions.item",
    "broadcast": "shapes.dimensions.broadcast",
    "view": "shapes.dimensions.view",
    "reshape": "shapes.reshaping.reshape",
    "transpose": "shapes.reshaping.transpose",
    "broadcast_to": "shapes.reshaping.broadcast_to",
    "cat": "shapes.reshaping.cat",
    "split": "shapes.reshaping.split",
    "dot": "shapes.dot.dot",
    "dot_scaled": "shapes.dot.dot_scaled",
    "load": "memory.accesses.load",
    "store": "memory.accesses.store",
    "atomic": "memory.atomics.update",
    "atomic_add": "memory.atomics.add",
    "atomic_cas": "memory.atomics.compare_and_swap",
    "make_block_ptr": "memory.block_pointers.make",
    "advance": "memory.block_pointers.advance",
    "make_descriptor": "memory.descriptors.make",
    "descriptor_load": "memory.descriptors.load",
    "descriptor_store": "memory.descriptors.store",
    "descriptor_gather": "memory.descriptor_rows.gather",
    "descriptor_scatter": "memory.descriptor_rows.scatter",
    "descriptor_add": "memory.descriptors.atomic_add",
    "descriptor_extreme": "memory.descriptors.atomic_extreme",
    "descriptor_bitwise": "memory.descriptors.atomic_bitwise",
    "runtime": "builtins.typing_rules.runtime",
    "nothing": "builtins.debugging.nothing",
    "assume": "builtins.debugging.assume",
    "static_assert": "builtins.debugging.static_assert",
    "device_assert": "builtins.debugging.device_assert",
    "device_print": "builtins.debugging.device_print",
}
"""Where the function of each result rule stands, below the interpreter: only those that a file needs are loaded."""
WITHOUT_ROW = frozenset(
    [
        "reshape",
        "transpose",
        "broadcast_to",
        "cat",
        "split",
        "dot",
        "dot_scaled",
        "load",
        "store",
        "atomic",
        "atomic_add",
        "atomic_cas",
        "make_block_ptr",
        "advance",
        "make_descriptor",
        "descriptor_load",
        "descriptor_store",
        "descriptor_gather",
        "descriptor_scatter",
        "descriptor_add",
        "descriptor_extreme",
        "descriptor_bitwise",
    ]
)
"""Result rules that need nothing of their row."""
