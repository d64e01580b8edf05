"""Element types of operands: which they may be, which a builtin takes, and what they have in common.

Where only the family of an operand is known, every element type of it is tried: what is left says what the
result can be, and if nothing is left the compiler certainly refuses.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from ....grammar.api.typing import COMPUTABLE, FLOATS, INTEGERS, NUMBERS, STANDARD_FLOATS
from ... import dtypes, tree
from ...values import (
    Argument,
    Dtype,
    Known,
    Scalar,
    Shape,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from .. import operator_checks
from ..binding import Bound
from ..session import Walk

Elements: TypeAlias = frozenset[str]
"""The element types that a value may have."""

POINTER = "pointer"
"""Stands for all pointers."""
ANY = NUMBERS | {POINTER}
CONSTANTS = {
    Sort.NUMBER: frozenset({"int1", "int32", "uint32", "int64", "uint64", "float32", "float64"}),
    Sort.INT: frozenset({"int32", "uint32", "int64", "uint64"}),
    Sort.SIZE: frozenset({"int32"}),
    Sort.FLOAT: frozenset({"float32", "float64"}),
    Sort.BOOL: frozenset({"int1"}),
}
"""What an open constexpr becomes as a tensor of its own."""
FAMILIES = {
    Scalar.BOOL: frozenset({"int1"}),
    Scalar.INT: INTEGERS - {"int1"},
    Scalar.FLOAT: FLOATS,
    Scalar.NUMBER: NUMBERS,
    Scalar.POINTER: frozenset({POINTER}),
}


def possible(value: Value | None) -> Elements:
    """The element types that a value may have once it is a tensor."""
    match value:
        case Tensor(dtype=str() as dtype) | Argument(dtype=str() as dtype):
            return frozenset({dtype})
        case Tensor(kind=Scalar() as kind) | Argument(kind=Scalar() as kind):
            return FAMILIES.get(kind, ANY)
        case Known(value=bool() | int() | float() as number):
            dtype = dtypes.of_constant(number)
            return ANY if dtype is None else frozenset({dtype})
        case Symbol(sort=Sort() as sort):
            return CONSTANTS.get(sort, ANY)
        case _:
            return ANY


def block(shape: Shape | None, elements: Elements) -> Tensor:
    """A run-time value of one of some element types; for pointers nothing is said of what they lead to."""
    kinds = {Scalar.POINTER if each == POINTER else dtypes.family(each) for each in elements}
    if len(kinds) == 1:
        (kind,) = kinds
        (dtype,) = elements if len(elements) == 1 and kind is not Scalar.POINTER else (None,)
        return Tensor(shape, kind, dtype=dtype)
    return Tensor(shape, None if not kinds or Scalar.POINTER in kinds else Scalar.NUMBER)


def of_dtype(shape: Shape | None, dtype: str | None) -> Tensor:
    """A run-time value of one element type, or of an open one."""
    return Tensor(shape) if dtype is None else block(shape, frozenset({dtype}))


@lru_cache(maxsize=1024)
def common(operands: tuple[Elements, ...]) -> Elements:
    """What tensors of these element types can be computed in; empty if they can't be combined."""
    first, *others = operands
    for other in others:
        found = {dtypes.promote(a, b) for a in first - {POINTER} for b in other - {POINTER}}
        first = frozenset(dtype for dtype in found if dtype is not None)
    return first


def mapped(elements: Elements, change: Callable[[str], str]) -> Elements:
    """The element types after a conversion."""
    return frozenset(each if each == POINTER else change(each) for each in elements)


def widened(dtype: str) -> str:
    """float32 for bfloat16: GPUs compare no bfloat16."""
    return "float32" if dtype == "bfloat16" else dtype


def summed(dtype: str) -> str:
    """What `tl.sum` adds in: integers below 32 bits are widened, with their sign."""
    if dtype in FLOATS or dtypes.width(dtype) >= dtypes.width("int32"):
        return dtype
    return "uint32" if dtypes.is_unsigned(dtype) else "int32"


def largest(dtype: str) -> str:
    """What `tl.max` compares in: at least 32 bits."""
    if dtypes.width(dtype) >= dtypes.width("int32"):
        return dtype
    return "float32" if dtype in FLOATS else "int32"


def node_of(bound: Bound, name: str) -> tree.Expr:
    """Where an operand is written: an argument, or what the method is called on."""
    node = bound.nodes.get(name)
    if node is None and isinstance(bound.node.func, tree.Attribute) and bound.receiver is not None:
        return bound.node.func.value
    return node or bound.node


def operand(bound: Bound, names: tuple[str, ...], name: str) -> Value | None:
    """The value of an operand; the first of `names` may be the receiver of a method."""
    if bound.receiver is not None and name == names[0]:
        return bound.receiver
    return bound.get(name)


def check_number(walk: Walk, bound: Bound, name: str, value: Value) -> bool:
    """An operand is a number or a block of them: no None, text, dtype or tuple; false if reported."""
    node = node_of(bound, name)
    if value == Known(None):
        pair = tree.Binary(bound.node.span, node, "+", node)
        return not operator_checks.is_nothing(walk, pair, value, Tensor())
    is_text = (isinstance(value, Known) and isinstance(value.value, str)) or (
        isinstance(value, Symbol) and value.sort is Sort.STRING
    )
    is_dtype = isinstance(value, Known) and isinstance(value.value, Dtype)
    if not (is_text or is_dtype or isinstance(value, TupleOf)):
        return True
    walk.report(
        "KF119" if is_text else "KF505",
        node.span,
        f"`{bound.name}` computes with numbers and blocks, and this is {describe(value)}",
        "pass one value" if isinstance(value, TupleOf) else "pass a number or a block",
    )
    return False


def check_accepted(
    walk: Walk, bound: Bound, name: str, value: Value, accepted: Elements | None, code: str = "KF503"
) -> bool:
    """A run-time operand has one of the element types that the builtin takes; false if that was reported."""
    elements = possible(value)
    if accepted is None or not is_runtime(value) or elements & accepted:
        return True
    report_refused(walk, bound, name, value, accepted, code)
    return False


def report_refused(
    walk: Walk, bound: Bound, name: str, value: Value, accepted: Elements, code: str = "KF503"
) -> None:
    """Say what the builtin takes, what this operand is, and how to convert it."""
    node = node_of(bound, name)
    walk.report(
        code,
        node.span,
        f"`{bound.name}` takes {listed(accepted)}, and {_subject(walk, node, value)}",
        _conversion(walk, node, value, accepted),
    )


def _subject(walk: Walk, node: tree.Expr, value: Value) -> str:
    """What the operand is; a literal needs no second mention."""
    return f"this is {describe(value)}" if isinstance(node, tree.Constant) else walk.subject(node, value)


def _conversion(walk: Walk, node: tree.Expr, value: Value, accepted: Elements) -> str:
    text = walk.text(node.span)
    if isinstance(node, tree.Constant) and isinstance(node.value, int) and not isinstance(node.value, bool):
        return f"write a float: `{node.value}.0`" if accepted & FLOATS else "use another type"
    if isinstance(value, Symbol | Known):
        return f"make a float of it: `{text} * 1.0`" if accepted & FLOATS else "make an int of it: `int(...)`"
    if POINTER in possible(value):
        return f"load the elements first: `tl.load({text})`"
    target = "float32" if "float32" in accepted else "int32"
    simple = isinstance(node, tree.Name | tree.Attribute | tree.Call | tree.Subscript)
    return f"cast it first: `{text if simple else f'({text})'}.to(tl.{target})`"


GROUPS = (
    (NUMBERS, "numbers"),
    (COMPUTABLE, "numbers (but no 8-bit floats)"),
    (INTEGERS, "integers"),
    (FLOATS, "floats"),
    (STANDARD_FLOATS, "floats (of more than 8 bits)"),
)


def listed(elements: Elements) -> str:
    """Element types in words: "float32 or float64", "integers", "floats"."""
    for group, words in GROUPS:
        if elements == group:
            return words
    names = sorted(elements)
    return " or ".join(names) if len(names) < 3 else f"{', '.join(names[:-1])} or {names[-1]}"


def dtype_named(value: Value | None) -> str | None:
    """The name of a dtype that is known."""
    return value.value.name if isinstance(value, Known) and isinstance(value.value, Dtype) else None


def signless(dtype: str) -> str:
    """The type in MLIR, whose integers have no sign."""
    return dtype.removeprefix("u")
