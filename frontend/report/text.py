"""The report for people: each finding with its line of source, a summary at the end."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, TextIO

from ..diagnostics import Diagnostic, Severity
from ..source import Source, Span
from .excerpt import clean, rows
from .places import address, source_of, trimmed

if TYPE_CHECKING:
    from ..check import FileReport

Paint = Callable[[str, str], str]
"""Gives a text a Rich style, or leaves it as it is."""

DEFAULT_WIDTH = 120
_COLOURS = {Severity.ERROR: "bold red", Severity.WARNING: "bold yellow", Severity.INFO: "bold cyan"}
_NOUNS = {
    Severity.ERROR: ("error", "errors"),
    Severity.WARNING: ("warning", "warnings"),
    Severity.INFO: ("info", "infos"),
}


def write(reports: Iterable[FileReport], out: TextIO) -> None:
    paint, width = painter(out), _width(out)
    found: Counter[Severity] = Counter()
    files = files_with_findings = fixed = fixable = 0
    for report in reports:
        files += 1
        fixed += report.repair.fixed if report.repair else 0
        if not report.diagnostics:
            continue
        files_with_findings += 1
        source = source_of(report)
        for diagnostic in report.diagnostics:
            found[diagnostic.severity] += 1
            fixable += diagnostic.fix is not None and diagnostic.fix.safe
            out.write("\n".join(_finding(report.path, source, diagnostic, paint, width)) + "\n\n")
    if fixed:
        out.write(f"Fixed {_count(fixed, 'finding', 'findings')}. ")
    out.write(_summary(found, files, files_with_findings, paint) + "\n")
    if fixable:
        out.write(f"{fixable} can be fixed with --fix.\n")


def painter(out: TextIO) -> Paint:
    """Colours where `out` is a terminal, unless NO_COLOR is set; FORCE_COLOR colours everywhere."""
    environment = os.environ
    if environment.get("NO_COLOR") or not (environment.get("FORCE_COLOR") or _is_colour_terminal(out)):
        return lambda text, style: text
    from rich.color import ColorSystem
    from rich.style import Style

    return lambda text, style: Style.parse(style).render(text, color_system=ColorSystem.STANDARD)


def _is_colour_terminal(out: TextIO) -> bool:
    return out.isatty() and os.environ.get("TERM") != "dumb"


def _width(out: TextIO) -> int:
    columns = os.environ.get("COLUMNS", "")
    if columns.isdecimal() and int(columns) > 0:
        return int(columns)
    try:
        return os.get_terminal_size(out.fileno()).columns or DEFAULT_WIDTH
    except (OSError, ValueError):  # not a terminal, or not a file at all
        return DEFAULT_WIDTH


def _finding(path: str, source: Source, diagnostic: Diagnostic, paint: Paint, width: int) -> Iterator[str]:
    colour = _COLOURS[diagnostic.severity]
    place = clean(address(path, source.location(diagnostic.span.start)))
    label = paint(f"{diagnostic.severity.value}[{diagnostic.code}]", colour)
    message = clean(" ".join(diagnostic.message.split()))
    yield f"{paint(place, 'bold')}: {label}: {message} {paint(f'[{diagnostic.name}]', 'dim')}"
    margin = _margin(source, diagnostic)
    bar = paint("|", "blue")
    if source.text:
        yield f"{' ' * margin} {bar}"
        yield from _excerpt(source, diagnostic.span, margin, paint, ("^", colour, ""), width)
    for related in diagnostic.related:
        label = clean(" ".join(related.message.split()))
        yield from _excerpt(source, related.span, margin, paint, ("-", "blue", label), width)
    for kind, text in _remarks(diagnostic):
        first, *more = text.splitlines() or [""]
        yield f"{' ' * margin} {paint('=', 'blue')} {paint(kind + ':', 'bold')} {clean(first)}"
        yield from (f"{' ' * margin}   {clean(line)}" for line in more)


def _excerpt(
    source: Source, span: Span, margin: int, paint: Paint, mark: tuple[str, str, str], width: int
) -> Iterator[str]:
    """`mark` is the character to underline with, its style, and what to say behind the last underline."""
    character, style, label = mark
    shown = list(rows(source, span, max(width - margin - 3, 40)))
    bar = paint("|", "blue")
    for row in shown:
        if row.number is None:
            yield f"{'':{margin}} {bar} {row.text}"
            continue
        yield f"{paint(f'{row.number:>{margin}}', 'blue')} {bar} {row.text}".rstrip()
        said = f" {label}" if label and row is shown[-1] else ""
        yield f"{'':{margin}} {bar} {' ' * row.indent}{paint(character * row.length + said, style)}"


def _margin(source: Source, diagnostic: Diagnostic) -> int:
    """How many characters the row numbers take."""
    spans = [diagnostic.span, *(related.span for related in diagnostic.related)]
    last = max(source.location(trimmed(source, span).end).row for span in spans)
    return len(str(last))


def _remarks(diagnostic: Diagnostic) -> Iterator[tuple[str, str]]:
    """The fix, a `suggestion` where `--fix` does not apply it, and the notes that say something else."""
    fix = diagnostic.fix
    if fix is not None:
        yield "fix" if fix.safe else "suggestion", fix.description
    for note in diagnostic.notes:
        if fix is None or note != fix.description:
            yield "note", note


def _summary(found: Counter[Severity], files: int, files_with_findings: int, paint: Paint) -> str:
    checked = _count(files, "file", "files")
    if not found:
        return f"{paint('No problems', 'bold green')} in {checked}."
    counts = [
        paint(_count(found[severity], *nouns), _COLOURS[severity])
        for severity, nouns in _NOUNS.items()
        if found[severity]
    ]
    return f"Found {', '.join(counts)} in {files_with_findings} of {checked}."


def _count(number: int, singular: str, plural: str) -> str:
    return f"{number} {singular if number == 1 else plural}"
