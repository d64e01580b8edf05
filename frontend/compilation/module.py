"""Compiling the kernels of one file, and what that finds."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path

from ...grammar.api.catalogue import load
from ...grammar.record import record
from ..blocks import Module, split
from ..compile import Argument, Compiler, CompileResult, Outcome, SignatureError
from ..diagnostics import Diagnostic
from ..host import read_host
from ..host_syntax import parse_host
from ..kernel import Kernel, make_kernels
from ..launch.decoration import read_decorators
from ..launch.host.names import Names, names_of
from ..launch.module import launch_sites
from ..launch.site import Site
from ..launch.variants import tuned_values
from ..parser import parse_function
from ..source import Source
from ..tasks import Extension
from . import findings
from .signatures import Signature, signatures


@record
class Request:
    """What `--compile` and `--signature` ask for; `given` are the arguments by the kernel's name."""

    targets: tuple[str, ...]
    given: Mapping[str, tuple[Argument, ...]]


@record
class Attempt:
    """One kernel compiled with one signature for one target."""

    signature: Signature
    target: str
    result: CompileResult


def compile_source(
    source: Source, path: Path | None, version: str, request: Request, compiler: Compiler
) -> list[Diagnostic]:
    """Compile every kernel that is launched, looks launched or is given: in place if `path` is set.

    Nothing is compiled of a module with syntax errors: those are reported already.
    """
    module = split(source)
    host = parse_host(source, module.host_text)
    if host.problems or host.tree is None or not module.kernels:
        return []
    names = names_of(host.tree.body, None)
    kernels, sites = _kernels_and_sites(module, host.tree, names, version)
    if any(kernel.is_broken for kernel in kernels.values()):
        return []
    found: list[Diagnostic] = []
    for start, kernel in kernels.items():
        decoration = read_decorators(kernel.site.decorators, names, kernel.site.scope)
        configs = tuned_values(decoration, names, source)
        wanted = signatures(kernel, sites.get(start, []), request.given, configs)
        attempts, reasons = _attempts(path or source.text, kernel, wanted, request.targets, compiler)
        found += [findings.not_compiled(kernel, reason) for reason in dict.fromkeys(reasons)]
        found += findings.of_kernel(source, kernel, attempts)
        if any(each.result.outcome is Outcome.IMPORT_FAILS for each in attempts):
            break  # it fails for the others too
    return found


def extension(path: str | None, version: str, request: Request, compiler: Compiler) -> Extension:
    """What adds the compiler's findings to those of the file at `path`; None: its text is in memory only."""

    def extend(source: Source, own: Sequence[Diagnostic]) -> Sequence[Diagnostic]:
        place = Path(path) if path is not None and not source.lines else None
        return findings.merged(source, own, compile_source(source, place, version, request, compiler))

    return extend


def _kernels_and_sites(
    module: Module, tree: ast.Module, names: Names, version: str
) -> tuple[dict[int, Kernel], dict[int, list[Site]]]:
    """The kernels and their launches, by the offset of the kernel's `def`."""
    source = module.source
    host = read_host(tree, source, module.rows(), load(version))
    triton = [block for block in module.kernels if block.dialect == "triton"]
    parsed = {block.def_start: parse_function(source.text, *block.span) for block in triton}
    functions = {start: each.function for start, each in parsed.items() if each.function is not None}
    broken = frozenset(start for start, each in parsed.items() if each.problems)
    kernels = make_kernels(functions, broken, host)
    return kernels, launch_sites(tree, names, source, kernels)


def _attempts(
    module: Path | str,
    kernel: Kernel,
    wanted: Sequence[Signature],
    targets: Sequence[str],
    compiler: Compiler,
) -> tuple[list[Attempt], list[str]]:
    """The kernel compiled with each signature for each target, and why some were not."""
    attempts: list[Attempt] = []
    reasons: list[str] = []
    for signature in wanted:
        if signature.missing:
            reasons.append(findings.missing_reason(kernel, signature.missing))
            continue
        for target in targets:
            try:
                result = compiler.compile(
                    module, signature.arguments, kernel.name, target=target, stage="cubin"
                )
            except SignatureError as error:
                reasons.append(findings.signature_reason(kernel, str(error)))
                break
            attempts.append(Attempt(signature, target, result))
            if result.outcome not in (Outcome.COMPILES, Outcome.REJECTED):
                break
    return attempts, reasons
