"""Findings about operators: operands that Triton refuses, and results that are not what they look like."""

from __future__ import annotations

from .. import dtypes, tree
from ..diagnostics import Related, Severity
from ..dtypes import Refusal
from ..values import (
    UNKNOWN,
    Argument,
    Dtype,
    Known,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_runtime,
)
from . import expressions
from .constexprs import Failure
from .memory import pointers
from .session import Walk

NOT_BOOL = (Scalar.INT, Scalar.FLOAT)
DEFAULT_INT_BITS = 32
"""An int argument is an int32 unless its value is too large for that."""


def operands(node: tree.Binary | tree.Compare) -> tuple[tree.Expr, tree.Expr]:
    """The two sides of an operator."""
    return node.left, node.right if isinstance(node, tree.Binary) else node.comparators[0]


def is_nothing(walk: Walk, node: tree.Binary | tree.Compare, left: Value, right: Value) -> bool:
    """None in arithmetic: passed by the launch, the result of a store, or of a helper that returns nothing."""
    if Known(None) not in (left, right):
        return False
    other = right if left == Known(None) else left
    is_certain = isinstance(other, Tensor | Known) or (isinstance(other, Argument) and other.kind is not None)
    if not is_certain:
        return False
    part = operands(node)[0 if left == Known(None) else 1]
    name = part.id if isinstance(part, tree.Name) and not walk.callers else ""
    passed = walk.kernel.passed.get(name)
    if passed is not None and passed.value == Known(None):
        is_pointer = name in walk.kernel.pointers
        use = "goes through that pointer" if is_pointer else "computes with it"
        note = f"test in the kernel: `if {name} is not None:`"
        walk.report(
            "KF813" if is_pointer else "KF812",
            passed.span,
            f"None is passed for `{name}`, and `{walk.kernel.name}` {use}",
            f"pass a tensor, or {note}" if is_pointer else f"pass a number, or {note}",
            related=(Related(node.span, "it is None here"),),
        )
        walk.names[name] = UNKNOWN
        return True
    place = walk.places.get(part.id) if isinstance(part, tree.Name) else None
    walk.report(
        "KF605",
        node.span,
        f"`{walk.text(part.span)}` is None here",
        "give it a number or a block first: None has no value"
        if place
        else "a store and a helper without `return` give no value",
        related=(Related(place, f"`{walk.text(part.span)}` is assigned here"),) if place else (),
    )
    return True


def computed(
    walk: Walk, node: tree.Binary | tree.Compare | tree.Unary, result: Value | Failure, *constants: object
) -> Value:
    """The constant, or what Python raises where it cannot be computed."""
    if not isinstance(result, Failure):
        return result
    if isinstance(node, tree.Compare) and any(isinstance(constant, Dtype) for constant in constants):
        return UNKNOWN  # dtypes have no order, but Triton does not say so
    op = node.ops[0] if isinstance(node, tree.Compare) else node.op
    names = " and ".join(describe(Known(constant)) for constant in constants)
    if not issubclass(result.error, TypeError):
        code, message = "KF408", f"`{walk.text(node.span)}` cannot be computed: {result.message}"
    elif None in constants:
        code, message = "KF605", f"`{op}` does not work on None"
    elif any(isinstance(constant, str) for constant in constants):
        code, message = "KF119", f"`{op}` does not work on {names}"
    elif all(isinstance(constant, int | float) for constant in constants):
        code, message = "KF502", f"`{op}` does not work on floats: {names}"
    else:
        code, message = "KF505", f"`{op}` does not work on {names}"
    walk.report(code, node.span, message, "the compiler computes on constants as Python does")
    return UNKNOWN


def is_no_number(walk: Walk, node: tree.Binary | tree.Compare, left: Value, op: str, right: Value) -> bool:
    """Text, a dtype or a tuple beside a run-time value."""
    other, runtime = (right, left) if is_runtime(left) else (left, right)
    is_text = (isinstance(other, Known) and isinstance(other.value, str)) or (
        isinstance(other, Symbol) and other.sort is Sort.STRING
    )
    if is_text and op == "%" and other is left:
        walk.report(
            "KF118",
            node.span,
            f"text cannot be made of {describe(runtime)}",
            'print it as an argument: `tl.device_print("text", value)`',
        )
    elif is_text:
        walk.report("KF119", node.span, f"`{op}` does not work on {describe(runtime)} and a string")
    elif _is_certainly_a_tensor(runtime) and (
        isinstance(other, TupleOf) or (isinstance(other, Known) and isinstance(other.value, Dtype))
    ):
        walk.report(
            "KF505",
            node.span,
            f"`{op}` does not work on {describe(runtime)} and {describe(other)}",
            *(walk.subject(part, value) for part, value in zip(operands(node), (left, right), strict=True)),
            "unpack the tuple first: `a, b = ...`" if isinstance(other, TupleOf) else "a dtype is no number",
        )
    else:
        return False
    return True


def check_tuple(walk: Walk, node: tree.Binary, left: Value, op: str, right: Value) -> None:
    """Tuples are joined with tuples, and repeated; there is no arithmetic on their elements."""
    other = right if isinstance(left, TupleOf) else left
    is_number = (isinstance(other, Known) and isinstance(other.value, int | float)) or (
        isinstance(other, Symbol) and other.is_number
    )
    if op == "*" or not (is_number or (isinstance(other, TupleOf) and op != "+")):
        return
    sides = zip(operands(node), (left, right), strict=True)
    walk.report(
        "KF505",
        node.span,
        f"`{op}` does not work on {describe(left)} and {describe(right)}",
        *(walk.subject(part, value) for part, value in sides if isinstance(part, tree.Name)),
        "compute with the elements: `t[0] + 1`",
    )


def _is_certainly_a_tensor(value: Value) -> bool:
    """Not None, not a constexpr 1, not a tuple."""
    is_argument = isinstance(value, Argument) and value.kind not in (None, Scalar.TUPLE)
    return isinstance(value, Tensor) or is_argument


def report_power(walk: Walk, node: tree.Binary, left: Value, right: Value) -> None:
    """Run-time values have no `**`."""
    runtime = left if is_runtime(left) else right
    exponent = right.value if isinstance(right, Known) else None
    base = _operand_text(walk, node.left)
    if exponent == 2:
        note = f"write `{base} * {base}`"
    elif exponent == 0.5:
        note = f"write `tl.sqrt({base})`"
    else:
        note = "multiply, or use `tl.exp2(y * tl.log2(x))` or `tl.extra.cuda.libdevice.pow(x, y)`"
    walk.report("KF516", node.span, f"`**` does not work on {describe(runtime)}", note)


def _operand_text(walk: Walk, node: tree.Expr) -> str:
    """The source of an operand, in parentheses where it needs them."""
    text = walk.text(node.span)
    simple = isinstance(node, tree.Name | tree.Attribute | tree.Call | tree.Subscript | tree.Constant)
    return text if simple else f"({text})"


def report_refusal(
    walk: Walk, node: tree.Binary | tree.Compare, left: Value, op: str, right: Value, refusal: Refusal
) -> None:
    """Say why Triton has no `left op right`."""
    subjects = _subjects(walk, node, left, right)
    pair = f"{_type_name(left)} and {_type_name(right)}"
    match refusal:
        case Refusal.POINTER:
            code, message, note = (
                "KF501",
                f"`{op}` does not work on pointers",
                "load the value first: `tl.load(...)`",
            )
        case Refusal.BITWISE:
            mixed = (
                " (comparisons bind less than `&` and `|`: put them into parentheses)" if op in "&|" else ""
            )
            code, message, note = "KF502", f"`{op}` does not work on floats", f"compare or cast first{mixed}"
        case Refusal.FLOOR_DIVISION:
            code, message = "KF504", "`//` does not work on floats"
            note = "use `tl.floor(x / y)`, or cast to an integer first"
        case Refusal.SIGNEDNESS:
            code, message = "KF505", f"`{op}` needs two signed or two unsigned integers, and these are {pair}"
            note = "cast one of them: `.to(tl.int32)`"
        case Refusal.NEGATIVE:
            code, message = "KF505", f"a negative constant and unsigned elements do not go together: {pair}"
            note = "cast to a signed type first: `.to(tl.int32)`"
        case Refusal.RANGE:
            code, message = "KF505", f"the constant does not fit the elements: {pair}"
            note = "cast to a wider type first, such as `.to(tl.int64)`"
        case Refusal.TOO_LARGE:
            code, message = "KF505", "no integer type holds a constant of more than 64 bits"
            note = "compute it in parts, or as a float"
        case _:
            code, message = "KF505", f"`{op}` does not work on 8-bit floats and {pair.partition(' and ')[2]}"
            message = f"8-bit floats cannot be computed with here: {pair}"
            note = "cast to a wider float first: `.to(tl.float32)`"
    walk.report(code, node.span, message, *subjects, note)


def _subjects(walk: Walk, node: tree.Binary | tree.Compare, left: Value, right: Value) -> tuple[str, ...]:
    """What the named operands are, and where they were made."""
    sides = zip(operands(node), (left, right), strict=True)
    return tuple(walk.subject(part, value) for part, value in sides if isinstance(value, Tensor))


def _type_name(value: Value) -> str:
    match value:
        case Known(value=constant):
            return repr(constant)
        case Tensor(dtype=str(dtype)) | Argument(dtype=str(dtype)):
            return dtype
        case _:
            return describe(value)


def is_too_large(walk: Walk, node: tree.Expr, value: Value) -> bool:
    """An integer that must become a run-time scalar, and that no dtype holds."""
    if not (isinstance(value, Known) and isinstance(value.value, int)) or dtypes.of_constant(value.value):
        return False
    walk.report(
        "KF505",
        node.span,
        f"no integer type holds {walk.text(node.span)}: it needs more than 64 bits",
        "keep it a constant, `name: tl.constexpr = ...`, or make it a float",
    )
    return True


def check_lost_bits(walk: Walk, node: tree.Binary, left: Value, op: str, right: Value) -> None:
    """Shifts by all the bits that there are, and sums of bools: they compile, and bits get lost."""
    if op in ("<<", ">>") and isinstance(right, Known) and isinstance(right.value, int):
        bits = _width(left, op)
        if bits is not None and right.value >= bits:
            walk.report(
                "KF505",
                node.span,
                f"a shift by {right.value} of {bits} bits: the result is undefined",
                *_subjects(walk, node, left, right),
                "widen first: `.to(tl.int64)`",
                severity=Severity.WARNING,
            )
    elif op == "+" and _is_bool(left) and _is_bool(right):
        walk.report(
            "KF519",
            node.span,
            "a bool and a bool add up to one bit: True + True is False",
            "cast first, `.to(tl.int32)`; or write `|` or `^` if one bit is meant",
            severity=Severity.WARNING,
        )


def _width(value: Value, op: str) -> int | None:
    """Bits of a shifted value; of an argument what most ints get, where nothing else is known."""
    if not isinstance(value, Tensor | Argument):
        return None
    if value.dtype is not None:
        return dtypes.width(value.dtype)
    is_int = isinstance(value, Argument) and value.kind in (None, Scalar.INT)
    return DEFAULT_INT_BITS if is_int and op == "<<" else None


def _is_bool(value: Value) -> bool:
    return expressions.scalar_kind(value) is Scalar.BOOL


def check_unary(walk: Walk, node: tree.Unary, value: Tensor | Argument) -> bool:
    """`-` needs a number and `~` an integer; false if it was reported."""
    if value.kind is Scalar.POINTER:
        pointers.report_operands(walk, node, value, f"`{node.op}` does not work on pointers")
        return False
    if node.op == "~" and value.kind is Scalar.FLOAT:
        walk.report(
            "KF502",
            node.span,
            "`~` does not work on floats",
            walk.subject(node.operand, value),
            "compare first: `~(x > 0)`, or `x <= 0`",
        )
        return False
    return True


def check_truth(walk: Walk, node: tree.Expr, value: Value, op: str) -> bool:
    """`not`, `and`, `or` cast to one bit, and only a bool has that; false if another was reported."""
    if not (isinstance(value, Tensor | Argument) and value.kind in NOT_BOOL):
        return True
    walk.report(
        "KF519",
        node.span,
        f"`{op}` needs a bool, and {walk.subject(node, value)}",
        f"compare it: `{walk.text(node.span)} != 0`",
    )
    return False


def check_inverted(walk: Walk, node: tree.Expr, value: Value) -> None:
    """`~FLAG` as a condition: whatever a flag is, its complement counts as true."""
    if isinstance(node, tree.Unary) and node.op == "~" and isinstance(value, Symbol):
        operand = walk.text(node.operand.span)
        walk.report(
            "KF519",
            node.span,
            f"`~{operand}` is -2 or -1 where `{operand}` is True or False, and both count as true",
            f"write `not {operand}`",
        )


def report_inverted_constant(walk: Walk, node: tree.Unary, value: bool) -> None:
    """`~True` is -2 and `~False` is -1: both count as true."""
    walk.report(
        "KF519",
        node.span,
        f"`~` of the constant {value} is {~int(value)}, which counts as true",
        f"write `not {walk.text(node.operand.span)}`",
    )


def check_deprecated_logic(walk: Walk, node: tree.Boolean, runtime: list[tuple[tree.Expr, Value]]) -> None:
    """`and` and `or` of blocks still compile, with a warning of Triton's own."""
    if any(isinstance(value, Tensor) and value.is_block for _, value in runtime):
        op = {"and": "&", "or": "|"}[node.op]
        walk.report(
            "KF901",
            node.span,
            f"`{node.op}` between blocks is deprecated",
            f"write `{op}`, with parentheses around comparisons",
            severity=Severity.INFO,
        )
