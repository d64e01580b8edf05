"""What each of Triton's functions makes of its arguments: one row of the table per function.

A row is a function from the bound call to the value of the result. Functions without a row give UNKNOWN.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from .. import dtypes
from ..values import UNKNOWN, Argument, Dtype, Known, Scalar, Shape, Tensor, TupleOf, Value, is_runtime
from . import block_pointers, combine, constants, expressions, operators, options, pointers, shapes, types
from .binding import Bound
from .session import Walk

TypingRule: TypeAlias = Callable[[Walk, Bound], Value]


def result(walk: Walk, function: str, bound: Bound) -> Value:
    """The result of a call of Triton's `function` (a full path, or the name of a method)."""
    options.check(walk, function, bound)
    name = function.rpartition(".")[2]
    if ".libdevice." in function:
        return elementwise(walk, bound)
    rule = TABLE.get(name)
    return UNKNOWN if rule is None else rule(walk, bound)


def elementwise(walk: Walk, bound: Bound) -> Value:
    """The operands broadcast against each other."""
    operands = bound.operands
    if not operands or UNKNOWN in operands:
        return Tensor()
    value: Value = operands[0]
    for other in operands[1:]:
        value = operators.elementwise(value, other, None)
    return Tensor(operators.shape_of(value), None)


def float_elementwise(walk: Walk, bound: Bound) -> Value:
    """An element-wise function with a floating-point result."""
    value = elementwise(walk, bound)
    first = bound.first
    is_float = isinstance(first, Tensor) and first.kind is Scalar.FLOAT and len(bound.operands) == 1
    dtype = first.dtype if is_float and isinstance(first, Tensor) else None
    return Tensor(value.shape, Scalar.FLOAT, dtype=dtype) if isinstance(value, Tensor) else value


def two_operands(walk: Walk, bound: Bound) -> Value:
    """x and y broadcast; options such as `propagate_nan` do not take part."""
    values = list(bound.values.values())[:2]
    if len(values) != 2 or not types.check_shapes(walk, bound.node, *values):
        return Tensor()
    kinds = {expressions.scalar_kind(value) for value in values}
    kind = kinds.pop() if len(kinds) == 1 else None
    shape = operators.broadcast(*(operators.shape_of(value) for value in values))
    return Tensor(shape, kind, dtype=types.result_dtype(values[0], "+", values[1]))


def clamp(walk: Walk, bound: Bound) -> Value:
    x, low, high = (bound.get(name) or UNKNOWN for name in ("x", "min", "max"))
    value = operators.elementwise(operators.elementwise(x, low, None), high, None)
    return Tensor(value.shape, None)


def where(walk: Walk, bound: Bound) -> Value:
    condition, x, y = (bound.get(name) or UNKNOWN for name in ("condition", "x", "y"))
    for left, right in ((x, y), (condition, x), (condition, y)):
        if not types.check_shapes(walk, bound.node, left, right):
            return Tensor()
    value = operators.elementwise(operators.elementwise(condition, x, None), y, None)
    kinds = {expressions.scalar_kind(x), expressions.scalar_kind(y)}
    kind = kinds.pop() if len(kinds) == 1 else None
    return Tensor(value.shape, kind, dtype=types.result_dtype(x, "+", y))


def same(walk: Walk, bound: Bound) -> Value:
    """The type of the first operand."""
    return shapes.same(bound)


def same_value(walk: Walk, bound: Bound) -> Value:
    """Hints give back their operand."""
    constants.check_hint(walk, bound)
    return bound.first


def same_shape(walk: Walk, bound: Bound) -> Value:
    """The shape of the first operand, with another element type."""
    return Tensor(operators.shape_of(bound.first), None)


def cast(walk: Walk, bound: Bound) -> Value:
    """The shape of the operand, with the family of the dtype."""
    shape = operators.shape_of(bound.first)
    match bound.get("dtype"):
        case Known(value=Dtype(name=name)):
            return Tensor(shape, dtypes.family(name), dtype=name)
        case _:
            return Tensor(shape, None)


def load(walk: Walk, bound: Bound) -> Value:
    pointer = bound.get("pointer") or bound.first
    constants.check_positional_fill(walk, bound)
    if block_pointers.check_access(walk, bound, pointer) and pointers.check_access(walk, bound, pointer):
        pointers.check_shapes(walk, bound, pointer)
        pointers.check_mask(walk, bound)
    return loaded(_loaded_shape(bound, pointer), pointer)


def loaded(shape: Shape | None, pointer: Value) -> Tensor:
    """What memory gives: elements of the type that the pointer leads to."""
    dtype = pointers.pointee_of(pointer)
    return Tensor(shape, dtypes.family(dtype) if dtype else Scalar.NUMBER, dtype=dtype)


def _loaded_shape(bound: Bound, pointer: Value) -> Shape | None:
    """Pointers, mask and fill value are broadcast against each other."""
    shape = operators.shape_of(pointer)
    if not shape:
        return shape
    for name in ("mask", "other"):
        given = bound.get(name)
        if given is not None:
            shape = operators.broadcast(shape, operators.shape_of(given))
    return shape


def store(walk: Walk, bound: Bound) -> Value:
    constants.check_stored_value(walk, bound)
    pointer = bound.get("pointer") or bound.first
    is_pointer = constants.check_swapped_store(walk, bound) and block_pointers.check_access(
        walk, bound, pointer
    )
    if is_pointer and pointers.check_access(walk, bound, pointer):
        pointers.check_shapes(walk, bound, pointer)
        pointers.check_mask(walk, bound)
        pointers.check_const(walk, bound, pointer)
    return Known(None)


def device_print(walk: Walk, bound: Bound) -> Value:
    constants.check_printed_text(walk, bound)
    return Known(None)


def nothing(walk: Walk, bound: Bound) -> Value:
    return Known(None)


def program_id(walk: Walk, bound: Bound) -> Value:
    constants.check_program_axis(walk, bound)
    return Tensor((), Scalar.INT, dtype="int32")


def arange(walk: Walk, bound: Bound) -> Value:
    return constants.arange(walk, bound)


def filled(walk: Walk, bound: Bound) -> Value:
    """`zeros`, `full`: the shape is the first argument."""
    shape = constants.shape_of_argument(walk, bound, "shape")
    match bound.get("dtype"):
        case Known(value=Dtype(name=name)):
            return Tensor(shape, dtypes.family(name), dtype=name)
        case _:
            return Tensor(shape, None)


def random(walk: Walk, bound: Bound) -> Value:
    """`rand(seed, offset)` and its kin have the shape of the offsets."""
    offset = bound.get("offset")
    return UNKNOWN if offset is None else Tensor(operators.shape_of(offset), None)


def reduction(walk: Walk, bound: Bound) -> Value:
    """One axis less, or none at all."""
    shape = constants.reduced_shape(walk, bound)
    combine.check_operand(walk, bound)
    kind = bound.first.kind if isinstance(bound.first, Tensor) else None
    result = Tensor(shape, kind if kind in (Scalar.INT, Scalar.FLOAT) else None)
    if "arg" in bound.name.rpartition(".")[2]:
        result = Tensor(shape, Scalar.INT, dtype="int32")
    constants.note_suspect(walk, bound, result)
    with_indices = bound.get("return_indices")
    if with_indices is not None and with_indices != Known(False):
        return TupleOf((Tensor(shape), Tensor(shape))) if with_indices == Known(True) else UNKNOWN
    return result


def reduce(walk: Walk, bound: Bound) -> Value:
    """`tl.reduce` of one block; of a tuple it gives a tuple."""
    shape = constants.reduced_shape(walk, bound)
    combine.check(walk, bound)
    return Tensor(shape, None) if isinstance(bound.first, Tensor) else UNKNOWN


def scan(walk: Walk, bound: Bound) -> Value:
    constants.check_axis(walk, bound, "axis")
    combine.check(walk, bound)
    return same_shape(walk, bound) if isinstance(bound.first, Tensor) else UNKNOWN


def expand_dims(walk: Walk, bound: Bound) -> Value:
    first, axis = bound.first, bound.get("axis")
    constants.check_constant_axis(walk, bound, "axis")
    shapes.check_new_axis(walk, bound)
    if not isinstance(first, Tensor) or first.shape is None or not isinstance(axis, Known):
        return Tensor()
    rank = len(first.shape) + 1
    if not isinstance(axis.value, int) or not -rank <= axis.value < rank:
        return Tensor()
    dims = list(first.shape)
    dims.insert(axis.value % rank, 1)
    return Tensor(tuple(dims), first.kind)


def runtime(walk: Walk, bound: Bound) -> Value:
    """A run-time value of which nothing more is known."""
    return Tensor()


def scalar_or_block(walk: Walk, bound: Bound) -> Value:
    """`tl.cdiv` is Triton code: even of constants it gives a run-time value."""
    value = elementwise(walk, bound)
    return Tensor(value.shape, Scalar.INT) if isinstance(value, Tensor) else value


def joined(walk: Walk, bound: Bound) -> Value:
    a, b = bound.get("a"), bound.get("b")
    if not (isinstance(a, Tensor) and isinstance(b, Tensor)) or a.shape is None or b.shape is None:
        return Tensor()
    shapes.check_joined(walk, bound, a, b)
    shape = operators.broadcast(a.shape, b.shape)
    return Tensor(None if shape is None else (*shape, 2), a.kind)


def histogram(walk: Walk, bound: Bound) -> Value:
    constants.check_option(walk, bound, "num_bins")
    return Tensor((None,), Scalar.INT, dtype="int32")


def ravel(walk: Walk, bound: Bound) -> Value:
    return Tensor((None,), bound.first.kind if isinstance(bound.first, Tensor) else None)


def atomic(walk: Walk, bound: Bound) -> Value:
    pointer = bound.get("pointer") or bound.first
    if pointers.check_access(walk, bound, pointer):
        pointers.check_shapes(walk, bound, pointer)
        pointers.check_const(walk, bound, pointer)
        pointers.check_compared(walk, bound, pointer)
    if isinstance(pointer, Argument) or is_runtime(pointer):
        return loaded(operators.shape_of(pointer), pointer)
    return UNKNOWN


def static_assert(walk: Walk, bound: Bound) -> Value:
    constants.check_static_assert(walk, bound)
    return Known(None)


def _rows(rule: TypingRule, names: str) -> dict[str, TypingRule]:
    return dict.fromkeys(names.split(), rule)


TABLE: dict[str, TypingRule] = {
    **_rows(
        float_elementwise, "exp exp2 log log2 sin cos sqrt sqrt_rn rsqrt erf sigmoid fdiv div_rn floor ceil"
    ),
    **_rows(elementwise, "fma umulhi"),
    **_rows(two_operands, "maximum minimum add sub mul"),
    **_rows(same, "abs softmax zeros_like"),
    **_rows(shapes.sort, "sort"),
    **_rows(same_value, "multiple_of max_contiguous max_constancy"),
    **_rows(cast, "cast to"),
    **_rows(scan, "cumsum cumprod associative_scan"),
    **_rows(reduction, "sum max min argmax argmin xor_sum reduce_or"),
    **_rows(filled, "zeros full"),
    **_rows(program_id, "program_id num_programs"),
    **_rows(random, "rand randn randint"),
    **_rows(shapes.transpose, "trans permute"),
    **_rows(shapes.reshape, "reshape view"),
    **_rows(nothing, "static_print device_assert debug_barrier assume"),
    **_rows(
        atomic, "atomic_add atomic_and atomic_cas atomic_max atomic_min atomic_or atomic_xchg atomic_xor"
    ),
    **_rows(runtime, "interleave dot_scaled"),
    "clamp": clamp,
    "where": where,
    "load": load,
    "store": store,
    "arange": arange,
    "reduce": reduce,
    "dot": shapes.dot,
    "broadcast_to": shapes.broadcast_to,
    "cat": shapes.cat,
    "flip": shapes.flip,
    "gather": shapes.gather,
    "histogram": histogram,
    "make_block_ptr": block_pointers.make,
    "advance": block_pointers.advance,
    "expand_dims": expand_dims,
    "cdiv": scalar_or_block,
    "split": shapes.split,
    "join": joined,
    "ravel": ravel,
    "static_assert": static_assert,
    "device_print": device_print,
}
