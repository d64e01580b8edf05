"""The types and constants to compile a kernel with: from its launches, or from `--signature`."""

from __future__ import annotations

from collections.abc import Mapping

from ...grammar.record import record
from ..compile import Argument, SignatureError, parse_signature
from ..kernel import Kernel, Role, is_constexpr_annotation
from ..launch.kinds import Kind
from ..launch.site import Site
from ..tree import Parameter
from .constants import constant_text

MAX_SIGNATURES = 4
"""Launches with other types that a kernel is compiled for."""
TYPES = {
    Kind.TENSOR: "*fp32",
    Kind.INT: "i32",
    Kind.DATA_PTR: "i64",
    Kind.FLOAT: "fp32",
    Kind.BOOL: "i1",
}
"""What the launcher makes of an argument; a tensor's dtype is not known, and fp32 is assumed."""


@record
class Signature:
    """Arguments to compile with; `missing` are the parameters that nothing is known of."""

    arguments: tuple[Argument, ...]
    missing: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join(f"{each.name}={each.text}" for each in self.arguments)


def parse_option(text: str) -> tuple[str, tuple[Argument, ...]]:
    """Kernel and arguments of `--signature 'k: x_ptr=*fp32 n=i32 B=64'`. Raises SignatureError."""
    kernel, colon, arguments = text.partition(":")
    if not colon or not kernel.strip().isidentifier():
        raise SignatureError(f"{text!r} names no kernel: write 'kernel: x_ptr=*fp32 n=i32 BLOCK=64'")
    return kernel.strip(), parse_signature(arguments)


def signatures(
    kernel: Kernel, sites: list[Site], given: Mapping[str, tuple[Argument, ...]]
) -> tuple[Signature, ...]:
    """What to compile `kernel` with, each combination once; `given` goes before what the launches pass.

    Without a launch only the pointers are known. Empty for a kernel that only kernels call, unless it is given.
    """
    known = given.get(kernel.name, ())
    if not known and not sites and kernel.role is Role.HELPER:
        return ()
    pointers = {name: Argument(name, "type", TYPES[Kind.TENSOR]) for name in kernel.pointers}
    passed = [_passed(kernel, site) for site in sites] or [pointers]
    found = [_merged(kernel, each, known, _tuned(kernel, sites)) for each in passed]
    return tuple({(each.arguments, each.missing): each for each in found}.values())[:MAX_SIGNATURES]


def _tuned(kernel: Kernel, sites: list[Site]) -> frozenset[str]:
    """The parameters that the autotuner may set; where that can't be seen, any constexpr."""
    if sites and sites[0].decoration.tuned is not None:
        return sites[0].decoration.tuned
    if len(kernel.site.decorators) < 2:
        return frozenset()
    constants = [each for each in kernel.function.parameters if is_constexpr_annotation(each.annotation)]
    return frozenset(each.name for each in constants)


def _passed(kernel: Kernel, site: Site) -> dict[str, Argument]:
    """What can be seen of a launch."""
    found = {parameter.name: _argument(kernel, parameter, site) for parameter, _ in site.pairs()}
    return {name: argument for name, argument in found.items() if argument is not None}


def _argument(kernel: Kernel, parameter: Parameter, site: Site) -> Argument | None:
    """What one launch passes for a parameter; None where that can't be seen."""
    passed = next(argument for each, argument in site.pairs() if each is parameter)
    if is_constexpr_annotation(parameter.annotation) or passed.kind in (Kind.NONE, Kind.STRING):
        text = constant_text(passed.node, site.launch.names, passed.node.lineno)
        return Argument(parameter.name, "literal", text) if text else None
    if passed.kind in TYPES:
        return Argument(parameter.name, "type", TYPES[passed.kind])
    if parameter.name in kernel.pointers and passed.kind is Kind.UNKNOWN:
        return Argument(parameter.name, "type", TYPES[Kind.TENSOR])
    return None


def _merged(
    kernel: Kernel,
    passed: dict[str, Argument],
    known: tuple[Argument, ...],
    tuned: frozenset[str],
) -> Signature:
    """In the order of the parameters; those with a default or an autotuned value may be left out."""
    arguments = passed | {each.name: each for each in known}
    names = [parameter.name for parameter in kernel.function.parameters]
    extra = [each for each in known if each.name not in names]
    missing = tuple(
        parameter.name
        for parameter in kernel.function.parameters
        if parameter.name not in arguments and parameter.default is None and parameter.name not in tuned
    )
    ordered = [arguments[name] for name in names if name in arguments]
    return Signature((*ordered, *extra), missing)
