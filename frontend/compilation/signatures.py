"""The types and constants to compile a kernel with: from its launches, or from `--signature`."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence

from ...grammar.record import record
from ..compile import Argument, SignatureError, parse_signature
from ..dtypes import signature_name
from ..kernel import Kernel, Passed, Role, is_constexpr_annotation
from ..launch.host.evaluation import tensor_dtype
from ..launch.host.kinds import Kind, kind_of
from ..launch.site import Site
from ..launch.sites import Argument as HostArgument
from ..tree import Parameter
from .constants import constant_text
from .uses import number_parameters, pointer_parameters

MAX_SIGNATURES = 8
"""Launches with other types, and configs, that a kernel is compiled for."""
TYPES = {
    Kind.TENSOR: "*fp32",
    Kind.INT: "i32",
    Kind.DATA_PTR: "i64",
    Kind.FLOAT: "fp32",
    Kind.BOOL: "i1",
}
"""What the launcher makes of an argument; for a tensor whose dtype is not known, fp32 is assumed."""


@record
class Signature:
    """Arguments to compile with; `missing` are the parameters that nothing is known of.

    `assumed` are those whose type only the kernel's body suggests, or is a tensor's.
    """

    arguments: tuple[Argument, ...]
    missing: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(f"{each.name}={each.text}" for each in self.arguments)


def parse_option(text: str) -> tuple[str, tuple[Argument, ...]]:
    """Kernel and arguments of `--signature 'k: x_ptr=*fp32 n=i32 B=64'`. Raises SignatureError."""
    kernel, colon, arguments = text.partition(":")
    if not colon or not kernel.strip().isidentifier():
        raise SignatureError(f"{text!r} names no kernel: write 'kernel: x_ptr=*fp32 n=i32 BLOCK=64'")
    return kernel.strip(), parse_signature(arguments)


def signatures(
    kernel: Kernel,
    sites: list[Site],
    given: Mapping[str, tuple[Argument, ...]],
    configs: Sequence[Mapping[str, Passed]],
) -> tuple[Signature, ...]:
    """What to compile `kernel` with, each combination once; `given` goes before what the launches pass.

    `configs` are the symbols of an autotuned kernel's configs: it is compiled for each of them.
    Where a launch does not tell, the kernel's body may: what it loads from is a pointer, what it computes with
    counts as an int. Empty for a kernel that only kernels call, unless it is given.
    """
    known = given.get(kernel.name, ())
    if not known and not sites and kernel.role is Role.HELPER:
        return ()
    tuned = _tuned(kernel, sites)
    passed = [{**_passed(site), **config} for site in sites or [None] for config in _tuned_literals(configs)]
    found = [_merged(kernel, _suggested(kernel, each), each, known, tuned) for each in passed]
    return tuple({(each.arguments, each.missing): each for each in found}.values())[:MAX_SIGNATURES]


def _tuned(kernel: Kernel, sites: list[Site]) -> frozenset[str]:
    """The parameters that the autotuner may set; where that can't be seen, any constexpr."""
    if sites and sites[0].decoration.tuned is not None:
        return sites[0].decoration.tuned
    if len(kernel.site.decorators) < 2:
        return frozenset()
    constants = [each for each in kernel.function.parameters if is_constexpr_annotation(each.annotation)]
    return frozenset(each.name for each in constants)


def _tuned_literals(configs: Sequence[Mapping[str, Passed]]) -> list[dict[str, Argument]]:
    """The symbols of each config, or none for a kernel without configs that can be seen."""
    return [
        {name: Argument(name, "literal", passed.text) for name, passed in config.items()}
        for config in configs
    ] or [{}]


def _passed(site: Site | None) -> dict[str, Argument]:
    """What can be seen of a launch."""
    if site is None:
        return {}
    found = {parameter.name: _argument(site, parameter, argument) for parameter, argument in site.pairs()}
    return {name: argument for name, argument in found.items() if argument is not None}


def _argument(site: Site, parameter: Parameter, passed: HostArgument) -> Argument | None:
    """What is passed for a parameter; None where that can't be seen."""
    if is_constexpr_annotation(parameter.annotation) or passed.kind in (Kind.NONE, Kind.STRING):
        text = constant_text(passed.node, site.launch.names, passed.node.lineno)
        return Argument(parameter.name, "literal", text) if text else None
    dtype = tensor_dtype(passed.node, site.launch.names, passed.node.lineno)
    if dtype is not None:
        return Argument(parameter.name, "type", f"*{signature_name(dtype)}")
    kind = _default_kind(site, passed) if passed.kind is Kind.UNKNOWN else passed.kind
    return Argument(parameter.name, "type", TYPES[kind]) if kind in TYPES else None


def _default_kind(site: Site, passed: HostArgument) -> Kind:
    """The kind of the default of the launching function's parameter: `eps=1e-5`."""
    if site.launch.function is None or not isinstance(passed.node, ast.Name):
        return Kind.UNKNOWN
    arguments = site.launch.function.args
    positional = [*arguments.posonlyargs, *arguments.args]
    defaults = [
        *zip(reversed(positional), reversed(arguments.defaults), strict=False),
        *zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True),
    ]
    for argument, default in defaults:
        if argument.arg == passed.node.id and isinstance(default, ast.Constant):
            return kind_of(default, site.launch.names)
    return Kind.UNKNOWN


def _suggested(kernel: Kernel, passed: Mapping[str, Argument]) -> dict[str, Argument]:
    """Types of the other run-time parameters, from what the kernel does with them."""
    pointers, numbers = pointer_parameters(kernel), number_parameters(kernel)
    found: dict[str, Argument] = {}
    for parameter in kernel.function.parameters:
        if parameter.name in passed or parameter.annotation is not None:
            continue
        if parameter.name in pointers:
            found[parameter.name] = Argument(parameter.name, "type", TYPES[Kind.TENSOR])
        elif parameter.name in numbers:
            found[parameter.name] = Argument(parameter.name, "type", TYPES[Kind.INT])
    return found


def _merged(
    kernel: Kernel,
    suggested: dict[str, Argument],
    passed: dict[str, Argument],
    known: tuple[Argument, ...],
    tuned: frozenset[str],
) -> Signature:
    """In the order of the parameters; those with a default or an autotuned value may be left out."""
    parameters = kernel.function.parameters
    optional = {each.name for each in parameters if each.default is not None} | tuned
    suggested = {name: each for name, each in suggested.items() if name not in optional}
    arguments = suggested | passed | {each.name: each for each in known}
    names = [parameter.name for parameter in parameters]
    extra = [each for each in known if each.name not in names]
    given = {each.name for each in known}
    return Signature(
        (*(arguments[name] for name in names if name in arguments), *extra),
        tuple(name for name in names if name not in arguments and name not in optional),
        tuple(
            name
            for name in names
            if name in arguments
            and name not in given
            and (name in suggested or arguments[name].text == TYPES[Kind.TENSOR])
        ),
    )
