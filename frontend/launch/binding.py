"""Does every parameter get one value: missing, unknown and repeated arguments."""

from __future__ import annotations

from ...grammar.api.catalogue import Catalogue
from ..interpreter.session import Finding
from .decoration import CONFIG_OPTIONS
from .options import RESERVED, launch_options
from .site import Site
from .sites import Argument


def check(site: Site, catalogue: Catalogue) -> list[Finding]:
    """Look at the arguments of a launch whose kernel has no decorators but Triton's own."""
    if not site.is_plain:
        return []
    if site.decoration.tuned is None:
        return [each for argument in site.launch.arguments for each in _tuned(site, argument)]
    names = site.names
    positional = [argument for argument in site.launch.arguments if argument.name is None]
    if len(positional) > len(names):
        extra = site.span(positional[len(names)].node)
        message = (
            f"`{site.kernel.name}` has {len(names)} parameters, but {len(positional)} arguments are given"
        )
        return [site.finding("KF803", extra, message, "leave the rest out, or add parameters to the kernel")]
    given = set(names[: len(positional)])
    options = launch_options(catalogue)
    found = _supplied_by_position(site, positional)
    for argument in site.launch.arguments:
        if argument.name is None:
            continue
        if argument.name not in RESERVED:
            found += _keyword(site, argument, given, options)
        given.add(argument.name)
    if site.launch.is_exact and not found:
        found += _missing(site, given)
    return found


def _keyword(site: Site, argument: Argument, given: set[str], options: frozenset[str]) -> list[Finding]:
    name, names = argument.name or "", site.names
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


def _supplied_by_position(site: Site, positional: list[Argument]) -> list[Finding]:
    """An argument by position for what the configs or the heuristics pass by name."""
    for name, argument in zip(site.names, positional, strict=False):
        if name in (site.decoration.tuned or ()):
            message = f"`{name}` is an autotuned symbol: it cannot be passed as well"
            note = "leave it out; it comes from the configs"
            return [site.finding("KF804", site.span(argument.node), message, note)]
        if name in site.decoration.computed:
            message = f"`{name}` is given twice: `triton.heuristics` computes it"
            note = "leave it out, and pass what follows by name"
            return [site.finding("KF803", site.span(argument.node), message, note)]
    return []


def _missing(site: Site, given: set[str]) -> list[Finding]:
    lacking = [
        parameter.name
        for parameter in site.kernel.function.parameters
        if parameter.default is None and parameter.name not in given | site.decoration.supplied
    ]
    if not lacking:
        return []
    words = ", ".join(f"`{name}`" for name in lacking)
    message = f"`{site.kernel.name}` needs {words}"
    return [site.finding("KF801", site.span(site.launch.node), message, "pass it at the launch")]
