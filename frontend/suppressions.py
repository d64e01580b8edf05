"""Comments that silence findings: `# kf: ignore[KF201]`, `# kf: ignore`, `# kf: ignore-file[KF2]`.

Only real comments count, not text in strings.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from .diagnostics import Diagnostic
from .logical_lines import logical_lines, mask
from .rules.checker import UNKNOWN_SUPPRESSION
from .rules.registry import UnknownRuleError, code_prefix
from .source import Source, Span

_DIRECTIVE = re.compile(r"#\s*kf:\s*ignore(?P<file>-file)?(?![\w-])(?P<rest>[^#\r\n]*)")
_SELECTORS = re.compile(r"\s*\[(?P<list>[^\]]*)\]")
_BARE_CODE = re.compile(r"[\s:=(\[]*KF\d", re.IGNORECASE)


class Suppression(NamedTuple):
    """One comment. `prefixes` are the code prefixes that it silences; `whole_file` is `ignore-file`."""

    row: int
    prefixes: tuple[str, ...]
    whole_file: bool


def apply(source: Source, diagnostics: tuple[Diagnostic, ...]) -> tuple[Diagnostic, ...]:
    """Drop what the comments of `source` silence; add a KF010 for each comment that names no rule.

    A comment silences a finding when it stands on a row that the finding covers, or on the first or the
    last row of the statement where the finding starts.
    """
    masked = mask(source.text)
    suppressions: list[Suppression] = []
    unknown: list[Diagnostic] = []
    for comment in _DIRECTIVE.finditer(source.text):
        if masked[comment.start()] == " ":  # in a string it would be a quote
            suppression, problems = _read(source, comment)
            suppressions += suppression
            unknown += problems
    statements = [(source.row(line.start), source.row(line.end)) for line in logical_lines(masked)]
    everywhere: set[str] = set()
    by_row: defaultdict[int, set[str]] = defaultdict(set)
    for each in suppressions:
        prefixes = everywhere if each.whole_file else by_row[each.row]
        prefixes.update(each.prefixes)

    def is_silenced(each: Diagnostic) -> bool:
        rows = by_row.keys() & _rows(source, each.span, statements)
        return each.code.startswith((*everywhere, *(prefix for row in rows for prefix in by_row[row])))

    kept = (each for each in (*diagnostics, *unknown) if not is_silenced(each))
    return tuple(sorted(kept, key=lambda each: (each.span, each.code)))


def _rows(source: Source, span: Span, statements: Sequence[tuple[int, int]]) -> set[int]:
    """The rows where a comment speaks of `span`; `statements` are first and last rows, in order."""
    first, last = source.row(span.start), source.row(max(span.start, span.end - 1))
    rows = set(range(first, last + 1))
    index = bisect_right(statements, first, key=lambda statement: statement[0]) - 1
    if index >= 0 and first <= statements[index][1]:
        rows |= {*statements[index]}
    return rows


def _read(source: Source, comment: re.Match[str]) -> tuple[list[Suppression], list[Diagnostic]]:
    """What one comment silences, and a finding for each of its selectors that names no rule."""
    row, whole_file = source.row(comment.start()), comment["file"] is not None
    selectors = _SELECTORS.match(comment["rest"])
    if selectors is not None:
        prefixes, unknown = _prefixes(selectors["list"], comment.start("rest") + selectors.start("list"))
        return [Suppression(row, prefixes, whole_file)], unknown
    if _BARE_CODE.match(comment["rest"]) is None:
        return [Suppression(row, ("KF",), whole_file)], []
    form = f"# kf: ignore{comment['file'] or ''}[...]"
    return [], [_finding(Span(*comment.span()), f"the rules to ignore go in brackets: `{form}`")]


def _prefixes(text: str, offset: int) -> tuple[tuple[str, ...], list[Diagnostic]]:
    """The code prefixes that a comma-separated list at `offset` names, and its mistakes."""
    prefixes: list[str] = []
    unknown: list[Diagnostic] = []
    for item in re.finditer(r"[^,\s]+", text):
        try:
            prefixes.append(code_prefix(item.group()))
        except UnknownRuleError as error:
            unknown.append(_finding(Span(offset + item.start(), offset + item.end()), str(error)))
    return tuple(prefixes), unknown


def _finding(span: Span, message: str) -> Diagnostic:
    rule = UNKNOWN_SUPPRESSION
    return Diagnostic(rule.code, rule.name, rule.severity, message, span)
