"""Does a launch fit its kernel: every argument once, known keywords, a grid that is a tuple."""

from __future__ import annotations

import ast

from ...grammar.api.catalogue import Catalogue
from ...grammar.record import record, replace
from .. import tree
from ..ast_spans import span_of
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import Kernel, Passed, is_constexpr_annotation
from ..source import Source, Span
from ..values import UNKNOWN, Known, Scalar, Value
from ..values import Argument as KernelArgument
from .decoration import CONFIG_OPTIONS, Decoration, read_decorators
from .kinds import Kind, kind_of
from .sites import Argument, Launch

OPTION_CLASSES = ("triton.backends.nvidia.compiler.CUDAOptions", "triton.backends.amd.compiler.HIPOptions")
RESERVED = frozenset({"grid", "warmup", "stream", "device", "device_type", "pre_hook"})
UNSUPPORTED = (Kind.LIST, Kind.DICT, Kind.METHOD, Kind.DTYPE)


@record
class Site:
    """A launch and the kernel that it launches, with what is needed to talk about them."""

    launch: Launch
    kernel: Kernel
    decoration: Decoration
    source: Source

    def span(self, node: ast.expr | ast.keyword) -> Span:
        """The place of a host expression."""
        return span_of(self.source, node)

    def finding(self, code: str, span: Span, message: str, *notes: str) -> Finding:
        """A finding in the host code, tied to the kernel's definition."""
        name = self.kernel.function.name_span
        return Finding(
            code, span, message, None, notes, (Related(name, f"`{self.kernel.name}` is defined here"),)
        )


def make_site(launch: Launch, kernel: Kernel, source: Source) -> Site:
    """Tie a launch to its kernel; what is passed for a pointer is a tensor, whatever else is known of it."""
    parameters = [parameter.name for parameter in kernel.function.parameters]
    positional = [argument for argument in launch.arguments if argument.name is None]
    by_name = {argument.name: argument for argument in launch.arguments if argument.name is not None}
    pairs = {**dict(zip(parameters, positional, strict=False)), **by_name}
    for name, argument in pairs.items():
        if name in kernel.pointers and isinstance(argument.node, ast.Name):
            launch.names.is_tensor(argument.node.id)
    arguments = tuple(Argument(a.name, a.node, kind_of(a.node, launch.names)) for a in launch.arguments)
    return Site(replace(launch, arguments=arguments), kernel, read_decorators(kernel.site.decorators), source)


def check(site: Site, catalogue: Catalogue) -> list[Finding]:
    """What is wrong with the launch itself."""
    found = _grid(site)
    if site.decoration.is_open:
        return found
    if site.decoration.tuned is None:
        return found + [each for argument in site.launch.arguments for each in _tuned(site, argument)]
    return found + _binding(site, catalogue)


def _grid(site: Site) -> list[Finding]:
    grid, kind = site.launch.grid, site.launch.grid_kind
    if kind in (Kind.INT, Kind.FLOAT, Kind.INT_FUNCTION, Kind.FLOAT_TUPLE):
        note = {
            Kind.INT: f"write a tuple: `({ast.unparse(grid)},)`",
            Kind.INT_FUNCTION: "return a tuple: `(..., )`",
        }.get(kind, "divide with `triton.cdiv(...)` or `//`")
        message = f"the grid is {kind.value}: it must be a tuple of ints"
        return [site.finding("KF807", site.span(grid), message, note)]
    return []


def _binding(site: Site, catalogue: Catalogue) -> list[Finding]:
    """Missing, unknown and repeated arguments."""
    launch, parameters = site.launch, site.kernel.function.parameters
    if any(parameter.kind != "normal" for parameter in parameters):
        return []
    names = [parameter.name for parameter in parameters]
    found: list[Finding] = []
    positional = [argument for argument in launch.arguments if argument.name is None]
    if len(positional) > len(names):
        extra = site.span(positional[len(names)].node)
        message = (
            f"`{site.kernel.name}` has {len(names)} parameters, but {len(positional)} arguments are given"
        )
        return [site.finding("KF803", extra, message, "leave the rest out, or add parameters to the kernel")]
    given = set(names[: len(positional)])
    options = _options(catalogue)
    for argument in launch.arguments:
        if argument.name is None:
            continue
        found += _keyword(site, argument, names, given, options)
        given.add(argument.name)
    found += _tuned_by_position(site, names[: len(positional)])
    if launch.is_exact and not found:
        found += _missing(site, given)
    return found


def _keyword(
    site: Site, argument: Argument, names: list[str], given: set[str], options: frozenset[str]
) -> list[Finding]:
    name = argument.name or ""
    span = site.span(argument.node)
    if tuned := _tuned(site, argument):
        return tuned
    if name in given:
        return [site.finding("KF803", span, f"`{name}` is given twice", "once by position is enough")]
    if name not in names and name not in options:
        from ..interpreter.expressions import near

        close = near(name, names)
        note = f"did you mean `{close}`?" if close else "it is neither a parameter nor a launch option"
        return [site.finding("KF802", span, f"`{site.kernel.name}` has no parameter `{name}`", note)]
    return []


def _tuned(site: Site, argument: Argument) -> list[Finding]:
    """A keyword that the autotuner passes already."""
    name, tuned = argument.name or "", site.decoration.tuned or frozenset()
    if name not in tuned and not (site.decoration.is_autotuned and name in CONFIG_OPTIONS):
        return []
    what = "is an autotuned symbol" if name in tuned else "is set by the autotuner's configs"
    message = f"`{name}` {what}: it cannot be passed as well"
    return [site.finding("KF804", site.span(argument.node), message, f"leave out `{name}=`")]


def _tuned_by_position(site: Site, positional: list[str]) -> list[Finding]:
    twice = [name for name in positional if name in (site.decoration.tuned or ())]
    if not twice:
        return []
    message = f"`{twice[0]}` is an autotuned symbol: it cannot be passed as well"
    return [
        site.finding("KF804", site.span(site.launch.node), message, "leave it out; it comes from the configs")
    ]


def _missing(site: Site, given: set[str]) -> list[Finding]:
    lacking = [
        parameter.name
        for parameter in site.kernel.function.parameters
        if parameter.default is None and parameter.name not in given | site.decoration.supplied
    ]
    if not lacking:
        return []
    words = ", ".join(f"`{name}`" for name in lacking)
    return [
        site.finding(
            "KF801",
            site.span(site.launch.node),
            f"`{site.kernel.name}` needs {words}",
            "pass it at the launch",
        )
    ]


def _options(catalogue: Catalogue) -> frozenset[str]:
    """Keywords that a launch takes besides the kernel's parameters."""
    return RESERVED.union(*(catalogue.members(path) for path in OPTION_CLASSES))


def passed(site: Site) -> tuple[dict[str, Passed], list[Finding]]:
    """What the launch passes for each parameter, and what the launcher cannot pass at all."""
    values: dict[str, Passed] = {}
    found: list[Finding] = []
    parameters = site.kernel.function.parameters
    by_name = {parameter.name: parameter for parameter in parameters}
    positional = [argument for argument in site.launch.arguments if argument.name is None]
    pairs = [
        *zip([parameter.name for parameter in parameters], positional, strict=False),
        *((argument.name or "", argument) for argument in site.launch.arguments if argument.name is not None),
    ]
    for name, argument in pairs:
        parameter = by_name.get(name)
        if parameter is None:
            continue
        is_constexpr = is_constexpr_annotation(parameter.annotation)
        if not is_constexpr and argument.kind in UNSUPPORTED:
            found.append(_unsupported(site, name, argument))
        value = _constexpr_value(argument) if is_constexpr else _value(name, argument, parameter)
        if value is not None:
            span = site.span(argument.node)
            text = ast.unparse(argument.node)
            values[name] = Passed(value, span, text, argument.kind.value, argument.kind is Kind.DATA_PTR)
    is_closed = not site.decoration.is_open and site.decoration.tuned is not None
    if site.launch.is_exact and is_closed:
        values |= _defaults(site, set(values) | {name for name, _ in pairs})
    return values, found


def _unsupported(site: Site, name: str, argument: Argument) -> Finding:
    notes = {
        Kind.LIST: "pass a tuple, or the elements on their own",
        Kind.DICT: "pass the values on their own",
        Kind.METHOD: f"call it: `{ast.unparse(argument.node)}()`",
        Kind.DTYPE: f"annotate the parameter, `{name}: tl.constexpr`, and pass a Triton dtype such as `tl.float32`",
    }
    message = f"{argument.kind.value} cannot be passed for `{name}`"
    return site.finding("KF811", site.span(argument.node), message, notes[argument.kind])


def _constexpr_value(argument: Argument) -> Value | None:
    """A literal is a known constant in this launch."""
    if isinstance(argument.node, ast.Constant) and isinstance(
        argument.node.value, bool | int | float | str | None
    ):
        return Known(argument.node.value)
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
        case _:
            return None


def _defaults(site: Site, given: set[str]) -> dict[str, Passed]:
    """Constexpr parameters that this launch leaves at their literal default."""
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
