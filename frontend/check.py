"""Checking one source: from text to diagnostics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..grammar.record import record
from .blocks import split
from .diagnostics import Diagnostic
from .host_syntax import parse_host
from .source import Source, Span

if TYPE_CHECKING:
    from .fixes.repair import Repair

MAX_CHARACTERS = 1_000_000
"""Of a file whose kernels are checked. Of 14,000 files from 20 packages, the largest with "triton" in it has half
as many."""


@record
class Options:
    """What a check depends on besides the text: the Triton version, as catalogued ("3.6")."""

    triton_version: str


@record
class FileReport:
    """The outcome for one file: its diagnostics in source order. `source` is None if it could not be read.

    After a repair they are what is left of it.
    """

    source: Source | None
    path: str
    diagnostics: tuple[Diagnostic, ...]
    repair: Repair | None = None


def check_path(path: str, options: Options) -> FileReport:
    """Read and check the file at `path`. Raises OSError."""
    from .reading import read

    reading = read(path)
    found = (*reading.problems, *check_source(reading.source, options))
    return FileReport(reading.source, path, tuple(sorted(found, key=lambda each: each.span)))


def check_source(source: Source, options: Options) -> tuple[Diagnostic, ...]:
    """The diagnostics of a source, in source order."""
    if len(source.text) > MAX_CHARACTERS:
        return _check_large(source)
    module = split(source)
    host = parse_host(source, module.host_text)
    if not (host.problems or module.kernels or "triton" in source.text):
        return ()
    from .analysis import analyse, syntax_diagnostic

    analysis = analyse(module, host.tree, options.triton_version)
    found = [*(syntax_diagnostic(problem, None) for problem in host.problems), *analysis.diagnostics]
    if found:
        from .fixes.makers import with_fixes

        found = with_fixes(module, analysis, found)
    return tuple(sorted(found, key=lambda each: (each.span, each.code)))


def _check_large(source: Source) -> tuple[Diagnostic, ...]:
    """The syntax errors of a file that is too large for more; they are Python's, in kernels too."""
    from .analysis import syntax_diagnostic

    found = [syntax_diagnostic(problem, None) for problem in parse_host(source, source.text).problems]
    if "triton" in source.text:
        found.append(_too_large(source))
    return tuple(sorted(found, key=lambda each: (each.span, each.code)))


def _too_large(source: Source) -> Diagnostic:
    from .rules.checker import FILE_TOO_LARGE as RULE

    message = f"the kernels of this file are not checked: it has {len(source.text):,} characters"
    advice = f"split it into files of at most {MAX_CHARACTERS:,} characters"
    return Diagnostic(RULE.code, RULE.name, RULE.severity, message, Span(0, 0), notes=(advice,))
