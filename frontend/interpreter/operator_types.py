"""The element type of every operator's result, and which operands Triton refuses.

After the operators of `TritonSemantic` (language/semantic.py) and `tensor` (language/core.py). Where only the
family of an operand is known, the operator is tried on every dtype of it: what is left says what the result can
be, and if nothing is left the compiler certainly refuses.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from ...grammar.record import record
from ..dtypes import (
    NUMBERS,
    Operand,
    Refusal,
    computation,
    family,
    is_float,
    of_constant,
    of_family,
    with_constant,
)
from ..values import Argument, Known, Scalar, Sort, Symbol, Tensor, Value

BITWISE = ("&", "|", "^", "<<", ">>")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
DIVISIONS = ("/", "//", "%")
POINTER = "pointer"
"""Stands for all pointers: what they lead to makes no difference to operators."""

_CONSTANTS = {
    Sort.NUMBER: (0, 1, 2**31, 2**40, 2**63, False, True, 0.0, 1.5, 1e300),
    Sort.INT: (0, 1, 2**31, 2**40, 2**63),
    Sort.SIZE: (0, 1, 2**30),
    Sort.FLOAT: (0.0, 1.5, 1e300),
    Sort.BOOL: (False, True),
}
"""One constexpr for each dtype that an open one may get, and those that more operators take."""

Abstract: TypeAlias = "str | Scalar | Sort | Known | None"
"""What is known of an operand: its dtype, its family, its sort, its value, or nothing."""


@record
class Result:
    """What an operator gives; or, if no type is left, why it is refused."""

    kind: Scalar | None = None
    dtype: str | None = None
    refusal: Refusal | None = None


OPEN = Result()


def outcome(op: str, left: Value, right: Value) -> Result:
    """The type of `left op right`, as far as it is certain; at least one of them is a run-time value."""
    if not (_is_operand(left) and _is_operand(right)):
        return OPEN
    return _outcome(op, _abstract(left), _abstract(right))


def _is_operand(value: Value) -> bool:
    match value:
        case Tensor(kind=kind) | Argument(kind=kind):
            return kind not in (Scalar.BLOCK_POINTER, Scalar.DESCRIPTOR, Scalar.TUPLE)
        case Known(value=constant):
            return isinstance(constant, bool | int | float)
        case Symbol(sort=sort):
            return sort not in (Sort.STRING, Sort.DTYPE)
        case _:
            return False


def _abstract(value: Value) -> Abstract:
    match value:
        case Tensor(dtype=dtype, kind=kind) | Argument(dtype=dtype, kind=kind):
            return dtype or kind
        case Symbol(sort=sort):
            return sort or Sort.NUMBER
        case Known():
            return value
        case _:
            return None


def _candidates(abstract: Abstract) -> tuple[Operand, ...]:
    """Every operand that it may be."""
    if isinstance(abstract, Sort):
        return tuple(Known(constant) for constant in _CONSTANTS[abstract])
    if abstract is None:
        return (*NUMBERS, POINTER)
    if isinstance(abstract, Scalar):
        return (POINTER,) if abstract is Scalar.POINTER else of_family(abstract)
    return (abstract,)


@lru_cache(maxsize=4096)
def _outcome(op: str, left: Abstract, right: Abstract) -> Result:
    results = [result(op, a, b) for a in _candidates(left) for b in _candidates(right)]
    taken = {found for found in results if isinstance(found, str)}
    if not taken:
        # a wrong operator before a wrong size of one: the members are in the order of their weight
        refusals = {found for found in results if isinstance(found, Refusal)}
        return Result(refusal=max(refusals, key=list(Refusal).index))
    kinds = {Scalar.POINTER if dtype == POINTER else family(dtype) for dtype in taken}
    kind = kinds.pop() if len(kinds) == 1 else None if Scalar.POINTER in kinds else Scalar.NUMBER
    return Result(kind, taken.pop() if len(taken) == 1 and kind is not Scalar.POINTER else None)


def result(op: str, left: Operand, right: Operand) -> str | Refusal:
    """The dtype of `left op right`: two dtypes, or a dtype and a constant; `POINTER` for all pointers."""
    if op == "**":
        return Refusal.POWER
    if op in COMPARISONS:  # these make a tensor of a constant first
        left, right = _as_dtype(left), _as_dtype(right)
        if not (left and right):
            return Refusal.TOO_LARGE
    if POINTER in (left, right):
        return _of_pointer(op, left, right)
    found = _computed_in(left, right, op in DIVISIONS)
    if isinstance(found, Refusal):
        return found
    if op in COMPARISONS:
        return "int1"
    if op in BITWISE:
        return Refusal.BITWISE if is_float(found) else found
    if op == "//":
        return Refusal.FLOOR_DIVISION if is_float(found) else found
    if op == "/":
        return found if is_float(found) else "float32"
    return found


def _as_dtype(operand: Operand) -> str:
    """The dtype of a constant made a tensor; empty if there is none."""
    return operand if isinstance(operand, str) else of_constant(operand.value) or ""


def _computed_in(left: Operand, right: Operand, is_division: bool) -> str | Refusal:
    match left, right:
        case str(), Known(value=bool() | int() | float() as value):
            return with_constant(left, value, is_division)
        case Known(value=bool() | int() | float() as value), str():
            return with_constant(right, value, is_division)
        case _:
            types = _as_dtype(left), _as_dtype(right)
            return computation(*types, is_division) if all(types) else Refusal.TOO_LARGE


def _of_pointer(op: str, left: Operand, right: Operand) -> str | Refusal:
    """`pointer + integer`, `integer + pointer`, `pointer - integer` and nothing else."""
    offset = _as_dtype(right if left == POINTER else left)
    if not offset:
        return Refusal.TOO_LARGE
    is_move = op == "+" or (op == "-" and left == POINTER)
    return POINTER if is_move and offset != POINTER and not is_float(offset) else Refusal.POINTER
