"""Lists of shapes, strides and offsets: what each element must be.

After `_convert_to_ir_values` of Triton's language/semantic.py.
"""

from __future__ import annotations

from ...values import UNKNOWN, Argument, Known, Scalar, Sort, Symbol, Tensor, TupleOf, Value, describe
from .. import expressions
from ..binding import Bound
from ..builtins import elements
from ..session import Walk
from . import pointers

NUMBERLESS = (Scalar.FLOAT, Scalar.TUPLE, Scalar.POINTER, Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR)


def check(walk: Walk, bound: Bound, name: str, code: str, bits: int) -> bool:
    """Integers of `bits` bits: 64 takes any, 32 only these; false if one was reported."""
    given = bound.get(name)
    if given is None:
        return True
    if isinstance(given, Known) or (isinstance(given, Symbol) and given.sort is not None):
        walk.report(
            code,
            bound.span(name),
            f"`{name}` of `{bound.name}` must be a tuple, and this is {describe(given)}",
            f"write `({walk.text(bound.span(name))},)`",
        )
        return False
    for item in given.items if isinstance(given, TupleOf) else (given,):
        problem = _problem(item, bits)
        if problem is not None:
            message, note = problem
            walk.report(
                code,
                bound.span(name),
                f"`{name}` of `{bound.name}` takes {message}, and one is {describe(item)}",
                note,
            )
            return False
    return True


def _problem(item: Value, bits: int) -> tuple[str, str] | None:
    """What the list takes instead of an element, and what to write."""
    if isinstance(item, Known):
        return _constant_problem(item, bits)
    if isinstance(item, Symbol) and item.sort in (Sort.FLOAT, Sort.STRING, Sort.DTYPE):
        return "integers", "divide with `//`"
    if isinstance(item, TupleOf):
        return "integers", "flatten the list"
    if isinstance(item, Tensor) and item.is_block:
        return "scalars", "leave the block of offsets out: the block's shape says how large it is"
    return _dtype_problem(item, bits)


def problem_of(item: Value) -> str | None:
    """What is wrong with a single 32-bit offset."""
    problem = _problem(item, 32)
    return None if problem is None else f"takes {problem[0]}, and one is {describe(item)}"


def _dtype_problem(item: Value, bits: int) -> tuple[str, str] | None:
    kind = expressions.scalar_kind(item)
    if not isinstance(item, Tensor | Argument):
        return None
    if kind in NUMBERLESS:
        note = (
            "divide with `//`, or cast: `.to(tl.int32)`" if kind is Scalar.FLOAT else "load the number first"
        )
        return "integers", note
    possible = elements.possible(item)
    if bits == 64 or possible & {"int32", "uint32"}:
        return None
    note = "cast it, `.to(tl.int32)`"
    if possible <= {"int64", "uint64"}:
        note += ", or add the offset to the pointer before: `x_ptr + offset`"
    return "32-bit integers", note


def _constant_problem(item: Known, bits: int) -> tuple[str, str] | None:
    value = item.value
    if not isinstance(value, int):
        return "integers", "divide with `//`" if isinstance(value, float) else "write a number"
    if isinstance(value, bool):
        return "integers", f"write {int(value)}"
    limit: int = 2 ** (bits - 1)
    if not -limit <= value < limit:
        return f"{bits}-bit integers", "add the offset to the pointer before: `x_ptr + offset`"
    return None


def check_lengths(walk: Walk, bound: Bound, names: tuple[str, ...], code: str) -> bool:
    """Lists of one length; false if two differ."""
    given = {name: bound.get(name) for name in names}
    lengths = {name: len(value.items) for name, value in given.items() if isinstance(value, TupleOf)}
    if len(set(lengths.values())) <= 1:
        return True
    text = ", ".join(f"`{name}` {length}" for name, length in lengths.items())
    walk.report(
        code,
        bound.node.span,
        f"`{bound.name}` needs lists of one length, and these have {text} elements",
        "give one element for each dimension of the tensor",
    )
    return False


def check_base(walk: Walk, bound: Bound, code: str) -> bool:
    """One pointer, to which the offsets are added; false if it is none."""
    base = bound.get("base") or UNKNOWN
    if not pointers.check_access(walk, bound, base, "base", code):
        return False
    if expressions.scalar_kind(base) is Scalar.BLOCK_POINTER:
        what, note = "a block pointer already", "move it: `p = tl.advance(p, (0, BLOCK))`"
    elif pointers.rank(base):
        what = describe(base)
        note = "leave the block of offsets out: `offsets` and `block_shape` say what is meant"
    else:
        return True
    walk.report(code, bound.span("base"), f"`{bound.name}` needs a single pointer, and this is {what}", note)
    return False
