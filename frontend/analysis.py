"""From the kernels of a module to diagnostics: parse them, read the host code, interpret."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from itertools import islice

from ..grammar.api.catalogue import Catalogue, load
from ..grammar.record import record, replace
from . import tree
from .blocks import Block, Module
from .dataflow.check import check as check_dataflow
from .diagnostics import Diagnostic, Related
from .host import Host, MissingImport, read_host
from .interpreter import dependencies, functions
from .interpreter.missing import api_message
from .interpreter.session import Finding, Session, Walk
from .kernel import Kernel, make_kernels
from .launch import consequences, one_cause
from .launch import module as launch_module
from .launch.module import Launches
from .launch.site import Site
from .launch.variants import Variant
from .parser import parse_function
from .problem import INVALID_SYNTAX, SyntaxProblem
from .rewriting import is_rewritten
from .rules.registry import applies, rule

STATIC_ASSERT = "KF408"
ANY_GLOBAL = "TRITON_ALLOW_NON_CONSTEXPR_GLOBALS"


@record
class Analysis:
    """What a module turned out to hold: the trees of its kernels by the offset of their `def`, and its host code.

    `host_tree` is None where the host code could not be parsed.
    """

    diagnostics: tuple[Diagnostic, ...]
    trees: dict[int, tree.Function]
    host_tree: ast.Module | None
    host: Host
    catalogue: Catalogue


def analyse(module: Module, host_tree: ast.Module | None, version: str) -> Analysis:
    """Everything that kernels and host code get wrong besides host syntax."""
    source, catalogue = module.source, load(version)
    parsed, problems = parse_kernels(module)
    found = [syntax_diagnostic(problem, block.name) for block, problem in problems]
    broken = frozenset(block.def_start for block, _ in problems)
    host = read_host(host_tree, source, module.rows(), catalogue)
    kernels = make_kernels(parsed, broken, host)
    session = Session(source, catalogue, host, kernels, allows_any_global=ANY_GLOBAL in source.text)
    dialects = {block.def_start: block.dialect for block in module.kernels}
    try:
        launches = launch_module.check(session, host_tree)
    except RecursionError:  # Python itself could hardly run host code that is nested so deep
        launches = Launches()
    for start, kernel in session.kernels.items():
        if dialects[start] == "triton":
            for variant in launches.variants.get(start, (Variant(kernel, None),)):
                check_variant(session, variant, launches.places.get(start, ()), launches.sites.get(start, ()))
            if not kernel.is_broken and not is_rewritten(kernel, catalogue):
                check_dataflow(session, kernel, launches.sites.get(start, ()))
    found += [import_diagnostic(missing, version) for missing in host.missing_imports]
    found += [diagnostic(finding) for finding in session.findings.values() if applies(finding.code, version)]
    return Analysis(tuple(found), parsed, host_tree, host, catalogue)


def check_variant(
    session: Session, variant: Variant, places: Sequence[Related], sites: Sequence[Site]
) -> None:
    """Interpret a kernel for what one launch passes, and tell what the launch has to do with what is found."""
    before = len(session.findings)
    check_kernel(session, variant.kernel)
    found = tuple(islice(session.findings, before, None))
    if not found:
        return
    if variant.kernel.passed:
        anyway = session.fresh()
        check_kernel(anyway, replace(variant.kernel, passed={}))
        caused = tuple(key for key in found if key not in anyway.findings)
        if variant.is_tuned:  # the autotuner skips configs that fail a static assertion
            for key in caused:
                if key[0] == STATIC_ASSERT:
                    del session.findings[key]
            caused = tuple(key for key in caused if key[0] != STATIC_ASSERT)
        consequences.attribute(session, variant, caused)
        consequences.tell_sizes(session, variant, caused)
    one_cause.merge(session, variant.kernel, sites, found)
    consequences.tell(session, variant, places, [key for key in found if key in session.findings])


def check_kernel(session: Session, kernel: Kernel) -> None:
    """Interpret one kernel; Triton's own visitor gives up on nesting long before this one does."""
    if is_rewritten(kernel, session.catalogue):
        return
    try:
        functions.check_kernel(session, kernel)
        dependencies.check(Walk(session, kernel, {}))
    except RecursionError:
        name = kernel.function.name_span
        session.add(Finding(INVALID_SYNTAX, name, f"`{kernel.name}` is nested too deeply", kernel.name))


def parse_kernels(module: Module) -> tuple[dict[int, tree.Function], list[tuple[Block, SyntaxProblem]]]:
    """The trees of the kernels by the offset of their `def`, and what is wrong with their syntax."""
    parsed: dict[int, tree.Function] = {}
    found: list[tuple[Block, SyntaxProblem]] = []
    for block in module.kernels:
        result = parse_function(module.source.text, block.span.start, block.span.end)
        found += [(block, problem) for problem in result.problems]
        if result.function is not None:
            parsed[block.def_start] = result.function
    return parsed, found


def syntax_diagnostic(problem: SyntaxProblem, kernel: str | None) -> Diagnostic:
    """A syntax problem with the name and severity of its rule; `kernel` is None in host code."""
    definition = rule(problem.code)
    return Diagnostic(
        problem.code,
        definition.name,
        definition.severity,
        problem.message,
        problem.span,
        kernel=kernel,
        related=problem.related,
        notes=(problem.hint,) if problem.hint else (),
    )


def import_diagnostic(missing: MissingImport, version: str) -> Diagnostic:
    """`from triton.language.math import tanh`: importing the module fails."""
    owner, _, name = missing.path.rpartition(".")
    code, message, notes = api_message(missing.path, name, version)
    definition = rule(code)
    text = f"cannot import `{name}` from `{owner}`: {message}"
    return Diagnostic(code, definition.name, definition.severity, text, missing.span, notes=notes)


def diagnostic(finding: Finding) -> Diagnostic:
    """A finding with the name and severity of its rule."""
    definition = rule(finding.code)
    return Diagnostic(
        finding.code,
        definition.name,
        finding.severity or definition.severity,
        finding.message,
        finding.span,
        kernel=finding.kernel,
        related=finding.related,
        notes=finding.notes,
        fix=finding.fix,
    )
