"""From the kernels of a module to diagnostics: parse them, read the host code, interpret."""

from __future__ import annotations

import ast

from ..grammar.api.catalogue import load, numbers
from . import tree
from .blocks import Block, Module
from .diagnostics import Diagnostic
from .host import MissingImport, read_host
from .interpreter import dependencies, functions
from .interpreter.missing import api_message
from .interpreter.session import Finding, Session, Walk
from .kernel import Kernel, make_kernels
from .launch import consequences
from .launch import module as launch_module
from .launch.module import Launches
from .parser import parse_function
from .problem import INVALID_SYNTAX, SyntaxProblem
from .rewriting import is_rewritten
from .rules.registry import rule

ANY_GLOBAL = "TRITON_ALLOW_NON_CONSTEXPR_GLOBALS"


def analyse(module: Module, host_tree: ast.Module | None, version: str) -> list[Diagnostic]:
    """Everything that kernels and host code get wrong besides host syntax."""
    source = module.source
    parsed, problems = parse_kernels(module)
    found = [syntax_diagnostic(problem, block.name) for block, problem in problems]
    broken = frozenset(block.def_start for block, _ in problems)
    host = read_host(host_tree, source, module.rows(), load(version))
    session = Session(
        source,
        load(version),
        host,
        make_kernels(parsed, broken, host),
        allows_any_global=ANY_GLOBAL in source.text,
    )
    dialects = {block.def_start: block.dialect for block in module.kernels}
    try:
        launches = launch_module.check(session, host_tree)
    except RecursionError:  # Python itself could hardly run host code that is nested so deep
        launches = Launches()
    for start, kernel in session.kernels.items():
        if dialects[start] == "triton":
            for variant in launches.variants.get(start, (kernel,)):
                check_kernel(session, variant)
                consequences.tell(session, variant, launches.places.get(start, ()))
    found += [import_diagnostic(missing, version) for missing in host.missing_imports]
    found += [diagnostic(finding) for finding in session.findings.values() if applies(finding.code, version)]
    return found


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


def applies(code: str, version: str) -> bool:
    """Does the rule speak of this Triton version?"""
    definition = rule(code)
    target = numbers(version)
    is_too_old = definition.since is not None and target < numbers(definition.since)
    is_too_new = definition.until is not None and target > numbers(definition.until)
    return not (is_too_old or is_too_new)


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
