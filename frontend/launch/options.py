"""The keywords of a launch that are no parameters: how many warps, and words that Triton keeps for itself."""

from __future__ import annotations

import ast

from ...grammar.api.catalogue import Catalogue
from ..diagnostics import Severity
from ..interpreter.session import Finding
from .host.evaluation import kind_at
from .host.kinds import Kind
from .host.names import Names
from .site import Site

OPTION_CLASSES = ("triton.backends.nvidia.compiler.CUDAOptions", "triton.backends.amd.compiler.HIPOptions")
TAKEN = ("grid", "warmup")
"""Parameters of the function behind `kernel[grid]`: the launch passes them already."""
REFUSED = ("device", "device_type", "stream")
"""Keywords of earlier versions; asserted to be absent."""
RESERVED = frozenset({*TAKEN, *REFUSED, "pre_hook"})
SET_BY_TRITON = ("debug", "instrumentation_mode")
"""Every launch passes these by name."""
NO_INT = (Kind.FLOAT, Kind.STRING, Kind.TUPLE, Kind.LIST, Kind.DICT)
MAX_WARPS = 32
"""1,024 threads in a block of 32-lane warps."""


def launch_options(catalogue: Catalogue) -> frozenset[str]:
    """Keywords that a launch takes besides the kernel's parameters."""
    return frozenset({"pre_hook"}).union(*(catalogue.members(path) for path in OPTION_CLASSES))


def check(site: Site) -> list[Finding]:
    """Reserved words, and numbers of warps, stages and blocks that no GPU takes."""
    if not site.is_plain:
        return []
    found: list[Finding] = []
    for argument in site.launch.arguments:
        name = argument.name
        if name is None or (site.decoration.is_autotuned and name not in RESERVED):
            continue
        if name in TAKEN:
            message = f"`{name}=` is passed twice: the launch passes it already"
            is_parameter = name in site.names
            note = f"rename the kernel's parameter `{name}`" if is_parameter else "it goes into the brackets"
            found.append(site.finding("KF819", site.span(argument.node), message, note))
        elif name in REFUSED:
            message = f"Triton refuses the keyword `{name}`"
            note = "the current device and stream are used: set them with `torch.cuda.device(...)`"
            found.append(site.finding("KF819", site.span(argument.node), message, note))
        elif (problem := option_problem(name, argument.node, site.launch.names)) is not None:
            found.append(site.finding("KF815", site.span(argument.node), *problem))
    return found + _by_position(site)


def _by_position(site: Site) -> list[Finding]:
    """A parameter called `debug`: Triton passes it by name."""
    positional = [argument for argument in site.launch.arguments if argument.name is None]
    return [
        site.finding(
            "KF819",
            site.span(argument.node),
            f"`{name}` is passed twice: Triton passes it by name at every launch",
            f"rename the kernel's parameter `{name}`, or pass it by name",
        )
        for name, argument in zip(site.names, positional, strict=False)
        if name in SET_BY_TRITON
    ]


def option_problem(name: str, node: ast.expr, names: Names) -> tuple[str, str] | None:
    """A message and a hint for a literal that is wrong as `num_warps`, `num_stages` or `num_ctas`."""
    if name not in ("num_warps", "num_stages", "num_ctas"):
        return None
    value = names.number(node, node.lineno)
    if value is None:
        kind = kind_at(node, names, node.lineno)
        return (
            (f"`{name}` must be an int, and this is {kind.value}", "write a number")
            if kind in NO_INT
            else None
        )
    if isinstance(value, float):
        return f"`{name}` must be an int, and this is {value}", f"write `{name}={int(value)}`"
    if name == "num_stages":
        return None
    if value <= 0 or value & (value - 1):
        return f"`{name}` must be a power of two, and this is {value}", "use 1, 2, 4, 8, 16 or 32"
    if name == "num_warps" and value > MAX_WARPS:
        return (
            f"{value} warps have {value * 32:,} threads; a block has at most 1,024",
            f"use at most {MAX_WARPS} warps",
        )
    return None


def is_only_slow(name: str, node: ast.expr, names: Names) -> bool:
    """Is the option just too large? The autotuner drops such a config without a word if there are others."""
    value = names.number(node, node.lineno)
    return name == "num_warps" and isinstance(value, int) and value > MAX_WARPS and not value & (value - 1)


def config_severity(name: str, node: ast.expr, names: Names, is_only: bool) -> Severity:
    """How bad a wrong option of a config is."""
    return Severity.WARNING if is_only_slow(name, node, names) and not is_only else Severity.ERROR
