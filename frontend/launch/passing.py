"""What a launch passes for each parameter: its value in the kernel, or why it cannot be passed."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from ...grammar.record import replace
from .. import tree
from ..diagnostics import Related
from ..interpreter.annotations import annotated
from ..interpreter.session import Finding
from ..kernel import Passed, is_constexpr_annotation
from ..values import UNKNOWN, Known, Scalar, Symbol, Value
from ..values import Argument as KernelArgument
from .host.choices import is_choice
from .host.evaluation import constant, evaluate, tensor_dtype
from .host.kinds import Kind
from .host.names import Names
from .host.values import HostTensor
from .host_descriptors import descriptor_call
from .none_pointers import certain_tests
from .site import Site
from .sites import Argument
from .sizes import first_use, no_size

OPTIONS = ("num_stages",)
"""Options of a launch that decide what a kernel needs."""
FUNCTIONS = (Kind.FUNCTION, Kind.INT_FUNCTION)
NUMPY = (Kind.NUMPY, Kind.ARRAY)
UNSUPPORTED = (
    *(Kind.LIST, Kind.DICT, Kind.METHOD, Kind.DTYPE, Kind.TRITON_DTYPE, Kind.STRING),
    *FUNCTIONS,
    *NUMPY,
)
"""Kinds that no run-time parameter takes."""
UNHASHABLE = (Kind.LIST, Kind.DICT)
"""Kinds that no constexpr takes."""
NO_SIZE = (Kind.FLOAT, Kind.STRING, Kind.TUPLE, Kind.METHOD, *FUNCTIONS)
"""Kinds that cannot be the size of a block."""
UNTESTABLE = (Kind.FLOAT, Kind.STRING, Kind.TENSOR, Kind.TUPLE, Kind.DTYPE)
"""Kinds that `if` does not test in a kernel."""
NO_CONSTANT = (*UNHASHABLE, Kind.TENSOR)
"""Kinds that nothing in a kernel can be said of where they come for a constexpr."""
COMPLEX = "Triton has no complex numbers"
INT_LIMITS = (("int32", -(2**31), 2**31), ("int64", -(2**63), 2**63), ("uint64", 0, 2**64))
"""The type that a run-time int gets by its value."""


def passed(site: Site) -> tuple[dict[str, Passed], list[Finding]]:
    """What the launch passes for each parameter, and what the launcher cannot pass at all."""
    values: dict[str, Passed] = {}
    found: list[Finding] = []
    pairs = site.pairs()
    for parameter, argument in pairs:
        found += [each for each in _refused(site, parameter, argument) if not _is_told(each, found, site)]
        value = _passed(site, parameter, argument)
        if value is not None:
            values[parameter.name] = value
    values |= _options(site, values)
    is_closed = not site.decoration.is_open and site.decoration.tuned is not None
    if site.launch.is_exact and is_closed:
        values |= _defaults(site, {parameter.name for parameter, _ in pairs})
    return values, found


def _is_told(finding: Finding, found: list[Finding], site: Site) -> bool:
    """Is the same said of the same variable for another parameter? Of complex tensors once is enough."""
    text = site.source.text[finding.span.start : finding.span.end]
    return any(
        each.code == finding.code
        and (site.source.text[each.span.start : each.span.end] == text or COMPLEX in each.message)
        and (COMPLEX in each.message) == (COMPLEX in finding.message)
        for each in found
    )


def _options(site: Site, values: Mapping[str, Passed]) -> dict[str, Passed]:
    """What the launch tells the compiler beside the parameters."""
    found: dict[str, Passed] = {}
    for argument in site.launch.arguments:
        name = argument.name
        if name not in OPTIONS or name in values or site.decoration.is_autotuned:
            continue
        value = constant(argument.node, *_place(site))
        if value is not None:
            text, what = ast.unparse(argument.node), argument.kind.value
            found[name] = Passed(value, site.span(argument.node), text, what, False)
    return found


def _passed(site: Site, parameter: tree.Parameter, argument: Argument) -> Passed | None:
    text, span = ast.unparse(argument.node), site.span(argument.node)
    what, is_address = argument.kind.value, argument.kind is Kind.DATA_PTR
    if is_constexpr_annotation(parameter.annotation, site.kernel.site.scope):
        value = UNKNOWN if argument.kind in NO_CONSTANT else _constexpr(site, parameter.name, argument)
        return None if value is None else Passed(value, span, text, what, is_address)
    fixed = annotated(parameter, site.kernel.site.scope)
    if fixed is None:
        value = _value(site, parameter.name, argument)
        return None if value is None else Passed(value, span, text, what, is_address)
    if argument.kind is Kind.TENSOR and fixed.kind is not Scalar.POINTER and parameter.annotation is not None:
        return Passed(fixed, parameter.span, text, "a number, by its annotation,", False)
    return Passed(fixed, span, text, what, False)


def _constexpr(site: Site, name: str, argument: Argument) -> Value | None:
    """Its value where that is certain; else whether callers choose it."""
    known = constant(argument.node, *_place(site))
    node = site.launch.names.resolve(argument.node, site.launch.line)
    if known is not None or not is_choice(node, site.launch.function):
        return known
    return Symbol(name, site.kernel.sort_of(name), is_free=True)


def _place(site: Site) -> tuple[Names, int]:
    return site.launch.names, site.launch.line


def _refused(site: Site, parameter: tree.Parameter, argument: Argument) -> list[Finding]:
    name, kind = parameter.name, argument.kind
    if not is_constexpr_annotation(parameter.annotation):
        if kind in UNSUPPORTED and not (kind in NUMPY and parameter.annotation is not None):
            return [_unsupported(site, name, argument)]
        if parameter.annotation is None:
            return _complex(site, name, argument)
        return _float_for_int(site, parameter, argument)
    span = site.span(argument.node)
    if kind in NO_SIZE and name in site.kernel.sizes and constant(argument.node, *_place(site)) is None:
        given = Passed(UNKNOWN, span, ast.unparse(argument.node), kind.value, False)
        found = no_size(site.kernel, name, given)
        return [replace(found, related=(*found.related, site.call_head()))]
    if kind in UNHASHABLE:
        message = f"{kind.value} cannot be passed for the constexpr `{name}`: it has no hash"
        note = "pass a tuple" if kind is Kind.LIST else "pass the values on their own"
        return [site.finding("KF821", span, message, note)]
    if kind is Kind.TENSOR and (name in site.kernel.pointers or name in site.kernel.numbers):
        message = f"a tensor is passed for the constexpr `{name}`: the compiler cannot compute with it"
        use = first_use(site.kernel, name)
        note = (
            f"take the annotation of `{name}` away"
            if name in site.kernel.pointers
            else "pass a number: `.item()`"
        )
        found = site.finding("KF821", span, message, note)
        related = () if use is None else (Related(use.span, f"`{name}` is used here"),)
        return [replace(found, related=(*found.related, *related))]
    return _untestable(site, name, argument)


def _untestable(site: Site, name: str, argument: Argument) -> list[Finding]:
    """`if FLAG:` in the kernel, for a constexpr that is a float, a tensor, ...; known values are tried there."""
    if argument.kind not in UNTESTABLE or constant(argument.node, *_place(site)) is not None:
        return []
    for test in certain_tests(site.kernel.function.body):
        if isinstance(test, tree.Name) and test.id == name:
            what, span = argument.kind.value, site.span(argument.node)
            message = f"{what} is passed for the constexpr `{name}`, and `if` tests only bools, ints and None"
            text = ast.unparse(argument.node)
            note = f"pass `{text} is not None`" if argument.kind is Kind.TENSOR else f"pass `bool({text})`"
            found = site.finding("KF821", span, message, note)
            return [replace(found, related=(*found.related, Related(test.span, f"`{name}` is tested here")))]
    return []


def _float_for_int(site: Site, parameter: tree.Parameter, argument: Argument) -> list[Finding]:
    """The launcher is compiled for the annotated type, and Python makes no integer of a float."""
    fixed = annotated(parameter, site.kernel.site.scope)
    if fixed is None or fixed.kind is not Scalar.INT or argument.kind is not Kind.FLOAT:
        return []
    message = f"a float is passed for `{parameter.name}`, which is annotated as {fixed.dtype}"
    note = f"pass an int: `int({ast.unparse(argument.node)})`, or divide with `//`"
    return [site.finding("KF812", site.span(argument.node), message, note)]


def _unsupported(site: Site, name: str, argument: Argument) -> Finding:
    annotate = f"annotate the parameter, `{name}: tl.constexpr`"
    notes = {
        Kind.LIST: "pass a tuple, or the elements on their own",
        Kind.DICT: "pass the values on their own",
        Kind.METHOD: f"call it: `{ast.unparse(argument.node)}()`",
        Kind.DTYPE: f"{annotate}, and pass a Triton dtype such as `tl.float32`",
        Kind.TRITON_DTYPE: annotate,
        Kind.STRING: annotate,
        Kind.NUMPY: f"convert it: `int({ast.unparse(argument.node)})`",
        Kind.ARRAY: f"pass a tensor: `torch.from_numpy({ast.unparse(argument.node)}).cuda()`",
        Kind.FUNCTION: "call it, and pass what it returns",
        Kind.INT_FUNCTION: "call it, and pass what it returns",
    }
    message = f"{argument.kind.value} cannot be passed for `{name}`"
    return site.finding("KF811", site.span(argument.node), message, notes[argument.kind])


def _complex(site: Site, name: str, argument: Argument) -> list[Finding]:
    """Triton has no complex numbers."""
    if argument.kind is not Kind.TENSOR:
        return []
    value = evaluate(argument.node, *_place(site))
    if not isinstance(value, HostTensor) or value.dtype is None or value.dtype.triton is not None:
        return []
    message = f"a tensor of {value.dtype.name} cannot be passed for `{name}`: {COMPLEX}"
    note = f"pass its parts: `torch.view_as_real({ast.unparse(argument.node)})` has them side by side"
    return [site.finding("KF811", site.span(argument.node), message, note)]


def _value(site: Site, name: str, argument: Argument) -> Value | None:
    """A run-time argument's value in the kernel."""
    if descriptor_call(argument.node, *_place(site)) is not None:
        return KernelArgument(name, Scalar.DESCRIPTOR)
    match argument.kind:
        case Kind.TENSOR:
            return KernelArgument(name, Scalar.POINTER, pointee=tensor_dtype(argument.node, *_place(site)))
        case Kind.INT:
            return _int(site, name, argument)
        case Kind.DATA_PTR:
            return KernelArgument(name, Scalar.INT, dtype="int64")
        case Kind.FLOAT:
            return KernelArgument(name, Scalar.FLOAT, dtype="float32")
        case Kind.BOOL:
            return KernelArgument(name, Scalar.BOOL, dtype="int1")
        case Kind.NONE:
            return Known(None)
        case Kind.TUPLE | Kind.FLOAT_TUPLE:
            return KernelArgument(name, Scalar.TUPLE)
        case Kind.LIST:
            return UNKNOWN
        case Kind.STRING | Kind.TRITON_DTYPE:
            return KernelArgument(name)
        case _:
            return None


def _int(site: Site, name: str, argument: Argument) -> Value:
    """Its value decides the width, and 1 is compiled in as a constant."""
    known = constant(argument.node, *_place(site))
    number = known.value if isinstance(known, Known) else None
    if not isinstance(number, int):
        return KernelArgument(name, Scalar.INT)
    options = {option.arg for option in site.kernel.jit_options()}
    if number == 1 and not options & {"do_not_specialize", "noinline"}:
        return Known(1)
    dtype = next((dtype for dtype, low, high in INT_LIMITS if low <= number < high), None)
    return KernelArgument(name, Scalar.INT, dtype=dtype)


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
