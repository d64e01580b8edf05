"""Does every parameter get one value: missing, unknown and repeated arguments."""

from __future__ import annotations

from ...grammar.api.catalogue import Catalogue
from ...grammar.record import replace
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import is_constexpr_annotation
from ..tree import Parameter
from .decoration import CONFIG_OPTIONS, config_symbols
from .decoration import argument as given_to
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
    found = _supplied_by_position(site, positional) or _repeated(site, given)
    for argument in site.launch.arguments:
        if argument.name is None:
            continue
        if argument.name not in RESERVED and not (found and argument.name in given):
            found += _keyword(site, argument, given, options)
        given.add(argument.name)
    if site.launch.is_exact and not found:
        found += _missing(site)
    return found


def shifts(site: Site, misfits: list[Finding]) -> bool:
    """May arguments come for the wrong parameters, so that nothing follows from what they are?"""
    if any(each.code == "KF803" for each in misfits):
        return True
    positional = [argument for argument in site.launch.arguments if argument.name is None]
    if any(
        each.code == "KF804" and each.span == site.span(argument.node)
        for each in misfits
        for argument in positional
    ):
        return True
    reached = site.kernel.function.parameters[: len(positional)]
    is_missing = any(each.code == "KF801" for each in misfits)
    return (
        is_missing
        and bool(positional)
        and (
            any(is_constexpr_annotation(each.annotation) for each in reached)
            or not all(is_constexpr_annotation(each.annotation) for each in _without_value(site))
        )
    )


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


def _repeated(site: Site, given: set[str]) -> list[Finding]:
    """Positional arguments that run into what is passed by name: too many of them, so one finding for all."""
    again = [each for each in site.launch.arguments if each.name in given]
    if not again:
        return []
    words = " and ".join(f"`{each.name}`" for each in again)
    count = sum(each.name is None for each in site.launch.arguments)
    message = (
        f"{words} {'is' if len(again) == 1 else 'are'} given twice: by name, and by the {count} arguments "
        "without names, which reach that far"
    )
    note = "once by position is enough; is an argument before it one too many?"
    return [site.finding("KF803", site.span(again[0].node), message, note)]


def _without_value(site: Site) -> list[Parameter]:
    """Parameters that neither the launch nor a decorator passes, and that have no default."""
    positional = [argument for argument in site.launch.arguments if argument.name is None]
    given = {*site.names[: len(positional)], *(each.name for each in site.launch.arguments)}
    return [
        parameter
        for parameter in site.kernel.function.parameters
        if parameter.default is None and parameter.name not in given | site.decoration.supplied
    ]


def _missing(site: Site) -> list[Finding]:
    lacking = _without_value(site)
    if not lacking:
        return _missing_in_config(site)
    words = ", ".join(f"`{parameter.name}`" for parameter in lacking)
    message = f"`{site.kernel.name}` needs {words}"
    return [site.finding("KF801", site.span(site.launch.node), message, "pass it at the launch")]


def _missing_in_config(site: Site) -> list[Finding]:
    """A symbol that one config sets and another leaves out: the autotuner launches with each of them."""
    call = site.decoration.autotune
    if (
        call is None
        or not site.decoration.has_all_configs
        or given_to(call, "prune_configs_by", 2) is not None
    ):
        return []
    needed = {each.name for each in site.kernel.function.parameters if each.default is None}
    tuned = (site.decoration.tuned or frozenset()) & needed - site.decoration.computed
    for config in site.decoration.configs:
        lacking = sorted(tuned - (config_symbols(config, site.module_names) or tuned))
        if lacking:
            words = ", ".join(f"`{name}`" for name in lacking)
            message = f"`{site.kernel.name}` needs {words}, and not every config sets it"
            found = site.finding("KF801", site.span(site.launch.node), message, "set it in each config")
            related = Related(site.span(config), f"this config does not set {words}")
            return [replace(found, related=(*found.related, related))]
    return []
