"""All launches of a module: what is wrong in host code, and what each kernel gets."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

from ...grammar.record import replace
from ..diagnostics import Related, Severity
from ..interpreter.session import Finding, Session
from ..kernel import Kernel
from ..source import Source
from . import (
    binding,
    changed_globals,
    checks,
    decorator_checks,
    host_api,
    host_calls,
    in_place,
    missing_names,
    results,
)
from .decoration import Decoration, read_decorators
from .host.contexts import in_contexts
from .host.names import Names, names_of
from .site import Site, make_site
from .sites import find_launches
from .variants import Variant, variants


@dataclass(slots=True)
class Launches:
    """What each kernel is compiled for, and where it is launched; by the offset of its `def`."""

    variants: dict[int, tuple[Variant, ...]] = field(default_factory=dict)
    places: dict[int, tuple[Related, ...]] = field(default_factory=dict)
    sites: dict[int, list[Site]] = field(default_factory=dict)


def check(session: Session, tree: ast.Module | None) -> Launches:
    """Look at launches, decorators and host calls."""
    if tree is None:
        return Launches()
    names = names_of(tree.body, None)
    sites = launch_sites(tree, names, session.source, session.kernels)
    for finding in _host(session, tree, names):
        session.add(finding)
    launches = Launches()
    bodies = changed_globals.changing_bodies(tree)
    for start, kernel in session.kernels.items():
        own = sites.get(start, [])
        misplaced = decorator_checks.check_method(kernel, tree, session.host)
        for finding in misplaced:
            session.add(finding)
        if misplaced:
            continue  # all arguments come for the wrong parameters
        decoration = read_decorators(kernel.site.decorators, names, kernel.site.scope)
        fitting = _check_kernel(session, kernel, own, decoration, names)
        for finding in changed_globals.check(kernel, own, bodies, session.source):
            session.add(finding)
        launches.variants[start], refused = variants(kernel, fitting, decoration, names, session.source)
        for finding in refused:
            session.add(finding)
        launches.sites[start] = own
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
    rows = frozenset(source.row(start) for start in session.kernels)
    return [
        *missing_names.check(tree, session.host, source, session.catalogue, rows),
        *host_calls.check(tree, names, scope, source, session.catalogue, kernels),
        *host_api.check(tree, scope, source, session.catalogue),
        *results.check_sources(tree, names, source),
    ]


def _check_kernel(
    session: Session, kernel: Kernel, sites: list[Site], decoration: Decoration, names: Names
) -> list[Site]:
    """Look at the decorators of a kernel, then at its launches; those that pass each parameter its own argument."""
    found = decorator_checks.check(kernel, decoration, sites, session.source, names, session.catalogue)
    breaks_launches = any(finding.severity is not Severity.WARNING for finding in found)
    found += in_place.check(kernel, decoration, session.source)
    fitting: list[Site] = []
    for site in sites:
        misfits = _misfits(site, session)
        if not binding.shifts(site, misfits):
            fitting.append(site)
        found += [
            finding
            for finding in checks.check(site, misfits)
            if not (breaks_launches and finding.code == "KF801")
        ]
    for finding in found:
        session.add(finding)
    return fitting


def _misfits(site: Site, session: Session) -> list[Finding]:
    """Arguments that do not fit; where `*x.stride()` hides how many there are, those that a call in the file passes."""
    found = binding.check(site, session.catalogue)
    if found or site.launch.is_exact:
        return found
    for launch in in_contexts(site.launch):
        if launch.is_exact and (found := binding.check(replace(site, launch=launch), session.catalogue)):
            return found
    return []
