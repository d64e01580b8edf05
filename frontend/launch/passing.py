"""What a launch passes for each parameter: its value in the kernel, or why it cannot be passed."""

from __future__ import annotations

import ast

from .. import tree
from ..interpreter.session import Finding
from ..kernel import Passed, is_constexpr_annotation
from ..values import UNKNOWN, Known, Scalar, Value
from ..values import Argument as KernelArgument
from .kinds import Kind
from .site import Site
from .sites import Argument

UNSUPPORTED = (Kind.LIST, Kind.DICT, Kind.METHOD, Kind.DTYPE, Kind.STRING, Kind.NUMPY)
"""Kinds that no run-time parameter takes."""
UNHASHABLE = (Kind.LIST, Kind.DICT)
"""Kinds that no constexpr takes."""
NO_CONSTANT = (*UNHASHABLE, Kind.TENSOR)
"""Kinds that nothing in a kernel can be said of where they come for a constexpr."""
FLOATS = frozenset({"float16", "bfloat16", "float32", "float64", "fp16", "bf16", "fp32", "fp64"})
INTS = frozenset(
    [*(f"{sign}int{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)), "i8", "i16", "i32", "i64"]
)
"""Annotations that fix the type of a parameter, whatever is passed."""


def passed(site: Site) -> tuple[dict[str, Passed], list[Finding]]:
    """What the launch passes for each parameter, and what the launcher cannot pass at all."""
    values: dict[str, Passed] = {}
    found: list[Finding] = []
    pairs = site.pairs()
    for parameter, argument in pairs:
        found += _refused(site, parameter, argument)
        value = _passed(site, parameter, argument)
        if value is not None:
            values[parameter.name] = value
    is_closed = not site.decoration.is_open and site.decoration.tuned is not None
    if site.launch.is_exact and is_closed:
        values |= _defaults(site, {parameter.name for parameter, _ in pairs})
    return values, found


def _passed(site: Site, parameter: tree.Parameter, argument: Argument) -> Passed | None:
    name = parameter.name
    is_constexpr = is_constexpr_annotation(parameter.annotation)
    text = ast.unparse(argument.node)
    number = None if is_constexpr else _annotated_number(parameter.annotation)
    if number is not None and argument.kind is Kind.TENSOR and parameter.annotation is not None:
        what = "a number, by its annotation,"
        return Passed(KernelArgument(name, number), parameter.span, text, what, False)
    if is_constexpr:
        value = UNKNOWN if argument.kind in NO_CONSTANT else _constexpr_value(site, argument)
    else:
        value = _value(name, argument, parameter)
    if value is None:
        return None
    return Passed(value, site.span(argument.node), text, argument.kind.value, argument.kind is Kind.DATA_PTR)


def _annotated_number(annotation: tree.Expr | None) -> Scalar | None:
    """`tl.float32`, `"tl.int32"`, `"fp32"`: the type that such a parameter has, whatever is passed for it."""
    match annotation:
        case tree.Attribute(value=tree.Name(id="tl"), attr=name):
            pass
        case tree.Constant(value=str(text)):
            name = text.removeprefix("tl.")
        case _:
            return None
    return Scalar.FLOAT if name in FLOATS else Scalar.INT if name in INTS else None


def _refused(site: Site, parameter: tree.Parameter, argument: Argument) -> list[Finding]:
    name, kind = parameter.name, argument.kind
    if not is_constexpr_annotation(parameter.annotation):
        if kind is Kind.NUMPY and parameter.annotation is not None:
            return []
        return [_unsupported(site, name, argument)] if kind in UNSUPPORTED else []
    span = site.span(argument.node)
    if kind in UNHASHABLE:
        message = f"{kind.value} cannot be passed for the constexpr `{name}`: it has no hash"
        note = "pass a tuple" if kind is Kind.LIST else "pass the values on their own"
        return [site.finding("KF821", span, message, note)]
    if kind is Kind.TENSOR and (name in site.kernel.pointers or name in site.kernel.numbers):
        message = f"a tensor is passed for the constexpr `{name}`: the compiler cannot compute with it"
        note = (
            f"take the annotation of `{name}` away"
            if name in site.kernel.pointers
            else "pass a number: `.item()`"
        )
        return [site.finding("KF821", span, message, note)]
    return []


def _unsupported(site: Site, name: str, argument: Argument) -> Finding:
    annotate = f"annotate the parameter, `{name}: tl.constexpr`"
    notes = {
        Kind.LIST: "pass a tuple, or the elements on their own",
        Kind.DICT: "pass the values on their own",
        Kind.METHOD: f"call it: `{ast.unparse(argument.node)}()`",
        Kind.DTYPE: f"{annotate}, and pass a Triton dtype such as `tl.float32`",
        Kind.STRING: annotate,
        Kind.NUMPY: f"convert it: `int({ast.unparse(argument.node)})`",
    }
    message = f"{argument.kind.value} cannot be passed for `{name}`"
    return site.finding("KF811", site.span(argument.node), message, notes[argument.kind])


def _constexpr_value(site: Site, argument: Argument) -> Value | None:
    """A literal is a known constant in this launch, under a name too."""
    node = site.launch.names.resolve(argument.node, site.launch.line)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool | int | float | str | None):
        return Known(node.value)
    return None


def _value(name: str, argument: Argument, parameter: tree.Parameter) -> Value | None:
    """A run-time argument's value in the kernel; an annotated type goes before what is passed."""
    if parameter.annotation is not None:
        return None
    match argument.kind:
        case Kind.TENSOR:
            return KernelArgument(name, Scalar.POINTER)
        case Kind.INT | Kind.DATA_PTR:
            return KernelArgument(name, Scalar.INT)
        case Kind.FLOAT:
            return KernelArgument(name, Scalar.FLOAT)
        case Kind.BOOL:
            return KernelArgument(name, Scalar.BOOL)
        case Kind.NONE:
            return Known(None)
        case Kind.TUPLE | Kind.FLOAT_TUPLE:
            return KernelArgument(name, Scalar.TUPLE)
        case Kind.LIST:
            return UNKNOWN
        case Kind.STRING:
            return KernelArgument(name)
        case _:
            return None


def _defaults(site: Site, given: set[str]) -> dict[str, Passed]:
    """Parameters that this launch leaves at their literal default."""
    found: dict[str, Passed] = {}
    for parameter in site.kernel.function.parameters:
        default = parameter.default
        if parameter.name in given | site.decoration.supplied or not isinstance(default, tree.Constant):
            continue
        if is_constexpr_annotation(parameter.annotation) and isinstance(
            default.value, bool | int | float | str | None
        ):
            found[parameter.name] = Passed(
                Known(default.value), parameter.span, parameter.name, "a default", False
            )
    return found
