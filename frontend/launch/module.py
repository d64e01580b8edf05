"""All launches of a module: what is wrong in host code, and what each kernel gets."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...grammar.record import replace
from ..ast_spans import span_of
from ..diagnostics import Related, Severity
from ..interpreter.session import Finding, Session
from ..kernel import Kernel, Passed
from ..source import Source
from ..values import Known
from . import checks, decorator_checks, host_api, host_calls, in_place, passing, results
from .decoration import argument, read_decorators
from .names import Names, names_of
from .site import Site, make_site
from .sites import find_launches

MAX_VARIANTS = 4
"""Launches with other kinds of arguments that a kernel is walked for."""


@dataclass(slots=True)
class Launches:
    """`variants` are the kernels with what each launch passes, `places` the launches; by the `def`'s offset."""

    variants: dict[int, tuple[Kernel, ...]] = field(default_factory=dict)
    places: dict[int, tuple[Related, ...]] = field(default_factory=dict)


def check(session: Session, tree: ast.Module | None) -> Launches:
    """Look at launches, decorators and host calls."""
    if tree is None:
        return Launches()
    names = names_of(tree.body, None)
    sites = launch_sites(tree, names, session.source, session.kernels)
    for finding in _host(session, tree, names):
        session.add(finding)
    launches = Launches()
    for start, kernel in session.kernels.items():
        own = sites.get(start, [])
        misplaced = decorator_checks.check_method(kernel, tree, session.host)
        for finding in misplaced:
            session.add(finding)
        if misplaced:
            continue  # all arguments come for the wrong parameters
        _check_kernel(session, kernel, own, names)
        variants = _distinct(_variants(session, own)) if own else (kernel,)
        launches.variants[start] = (*variants, *_tuned(session, kernel, variants[0], names))
        launches.places[start] = tuple(site.call_head() for site in own)
    return launches


def launch_sites(
    tree: ast.Module, names: Names, source: Source, kernels: Mapping[int, Kernel]
) -> dict[int, list[Site]]:
    """The launches of each kernel, by the offset of its `def`; `names` are those of the module."""
    by_row = {source.row(start): kernel for start, kernel in kernels.items()}
    found: dict[int, list[Site]] = {}
    for launch in find_launches(tree, names, {row: kernel.name for row, kernel in by_row.items()}):
        site = make_site(launch, by_row[launch.kernel], source, names)
        found.setdefault(site.kernel.def_start, []).append(site)
    return found


def _host(session: Session, tree: ast.Module, names: Names) -> list[Finding]:
    scope, kernels, source = session.host.module, tuple(session.kernels.values()), session.source
    return [
        *host_calls.check(tree, names, scope, source, session.catalogue, kernels),
        *host_api.check(tree, scope, source, session.catalogue),
        *results.check_sources(tree, names, source),
    ]


def _check_kernel(session: Session, kernel: Kernel, sites: list[Site], names: Names) -> None:
    """Look at the decorators of a kernel, then at its launches."""
    decoration = read_decorators(kernel.site.decorators, names, kernel.site.scope)
    found = decorator_checks.check(kernel, decoration, sites, session.source, names, session.catalogue)
    breaks_launches = any(finding.severity is not Severity.WARNING for finding in found)
    found += in_place.check(kernel, decoration, session.source)
    for site in sites:
        found += [
            finding
            for finding in checks.check(site, session.catalogue)
            if not (breaks_launches and finding.code == "KF801")
        ]
    for finding in found:
        session.add(finding)


def _variants(session: Session, sites: list[Site]) -> list[Kernel]:
    """The kernel with what each of its launches passes."""
    found: list[Kernel] = []
    for site in sites:
        values, refused = passing.passed(site)
        for finding in refused:
            session.add(finding)
        found.append(replace(site.kernel, passed=values))
    return found


def _tuned(session: Session, kernel: Kernel, launched: Kernel, names: Names) -> list[Kernel]:
    """The kernel with the first block size of its configs that is no power of two: no config may fail."""
    decoration = read_decorators(kernel.site.decorators, names, kernel.site.scope)
    call = decoration.autotune
    if decoration.is_open or call is None or argument(call, "prune_configs_by", 2) is not None:
        return []
    parameters = {each.name: each for each in kernel.function.parameters}
    for config in decoration.configs:
        symbols = argument(config, "kwargs", 0)
        if not isinstance(symbols, ast.Dict):
            continue
        for key, value in zip(symbols.keys, symbols.values, strict=True):
            name = key.value if isinstance(key, ast.Constant) else None
            size = names.number(value, config.lineno)
            if name not in parameters or not isinstance(size, int) or size <= 0 or not size & (size - 1):
                continue
            span = span_of(session.source, value)
            passed = Passed(Known(size), span, ast.unparse(value), "an int", False)
            return [replace(launched, passed={**launched.passed, str(name): passed})]
    return []


def _distinct(kernels: list[Kernel]) -> tuple[Kernel, ...]:
    """One kernel for each set of values; too many launches say no more than the first few."""
    by_values = {
        tuple(sorted((name, repr(passed.value)) for name, passed in kernel.passed.items())): kernel
        for kernel in kernels
    }
    return tuple(by_values.values())[:MAX_VARIANTS]
