"""Parse the host code of a module with CPython's `ast`, whatever is broken in it.

No verdict depends on the Python that runs kfcheck (see newer_syntax). A broken statement is left out, so
that the imports and functions around it are known all the same.
"""

from __future__ import annotations

import ast
import bisect
import re
import sys
import warnings
from dataclasses import dataclass, field

from .ast_spans import span_of
from .depth import MAX_TREE_DEPTH, endless_chain, is_too_deep
from .host_hints import hint_for
from .logical_lines import LogicalLine, logical_lines, mask
from .placement import Misplaced, late_futures, misplaced
from .problem import SyntaxProblem
from .source import Source, Span

HOST_SYNTAX = "KF001"
TOO_DEEP = "nested too deeply for Python's parser"
MAX_PROBLEMS = 10
"""So many are reported; behind the first few, people look for one cause, not for each."""
NEWEST_GRAMMAR = (3, 14)
"""The first Python whose parser needs nothing respelled."""
_MAX_REPAIRS = 20
_MAX_REPAIRED_CHARACTERS = 1_000_000
_MAX_ONE_BY_ONE = 5_000
"""Statements that are parsed alone once there is no telling where the next broken one is."""

_UNDECODED = re.compile("[\0\ud800-\udfff\N{REPLACEMENT CHARACTER}]")
_F_STRING = re.compile(r"\b(?:[fF][rR]?|[rR][fF])[\"']")
_ROW_IN_MESSAGE = re.compile(r"(?<= line )\d+")
_BLOCK_HEADER = re.compile(r"expected an indented block after .* on line (\d+)")
_CLAUSE = re.compile(r"(?:else|elif|except|finally|case)\b")
_COMPOUND = re.compile(r"(?:async[ \t]+)?(?:def|class|if|for|while|with|try|match)\b")
_MINIMAL_CLAUSES = {
    "except": "except:",
    "finally": "finally:",
    "else": "else:",
    "elif": "elif 1:",
    "case": "case _:",
}


@dataclass(frozen=True, slots=True)
class HostSyntax:
    """The host code's tree, without the statements that `problems` are about; None if nothing is left."""

    tree: ast.Module | None
    problems: tuple[SyntaxProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class _Failure:
    """Why a text can't be parsed: row (from 1) and character columns (from 0) in that text."""

    message: str
    row: int
    column: int
    end_row: int
    end_column: int


def parse_host(source: Source, host_text: str) -> HostSyntax:
    """Parse `host_text`, which has the rows and offsets of `source.text`."""
    text = _UNDECODED.sub("_", host_text)  # reported when the file was read
    if sys.version_info < (3, 11) and (chain := endless_chain(text)) is not None:
        return HostSyntax(None, (SyntaxProblem(HOST_SYNTAX, TOO_DEEP, chain),))
    parsed = _parse(text)
    if isinstance(parsed, ast.Module):
        return HostSyntax(parsed, _misplaced(source, parsed))
    if sys.version_info[:2] < NEWEST_GRAMMAR:
        from .newer_syntax import respell

        respelled = respell(text)
        if respelled != text:
            text = respelled
            parsed = _parse(text)
            if isinstance(parsed, ast.Module):
                return HostSyntax(parsed, _misplaced(source, parsed))
    return _Recovery(source, text).run()


def _misplaced(source: Source, tree: ast.Module) -> tuple[SyntaxProblem, ...]:
    """The first of each kind: one lost indentation misplaces every `return` below it."""
    found: dict[str, Misplaced] = {}
    # A cell of a notebook, or a fence of an answer, may begin with imports from `__future__`.
    futures = () if source.lines else late_futures(tree)
    for each in (*misplaced(tree), *futures):
        known = found.get(each.message)
        if known is None or each.node.lineno < known.node.lineno:
            found[each.message] = each
    problems = (
        SyntaxProblem(HOST_SYNTAX, each.message, _first_row(source, each.node), each.hint)
        for each in found.values()
    )
    return tuple(sorted(problems, key=lambda problem: problem.span))


def _first_row(source: Source, node: ast.stmt) -> Span:
    """A statement as far as it reaches on its first row."""
    span = span_of(source, node)
    row_end = source.line_starts[node.lineno - 1] + len(source.line(node.lineno))
    return Span(span.start, min(span.end, row_end))


def _parse(text: str) -> ast.Module | _Failure:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SyntaxWarning)
        warnings.simplefilter("ignore", DeprecationWarning)  # invalid escapes, before 3.12
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            return _failure(error, text)
        except (RecursionError, MemoryError):  # the parser's own limits, both of them
            return _Failure(TOO_DEEP, 1, 0, 1, 0)
    if sys.version_info < (3, 11) and len(text) > 2 * MAX_TREE_DEPTH and is_too_deep(tree):
        return _Failure(TOO_DEEP, 1, 0, 1, 0)
    return tree


def _failure(error: SyntaxError, text: str) -> _Failure:
    rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    row = min(max(error.lineno or 1, 1), len(rows))
    column = max((error.offset or 1) - 1, 0)
    if error.msg.startswith("f-string") and error.text and error.text.rstrip() != rows[row - 1].rstrip():
        # Before 3.12 the column counts within the field of the f-string.
        start = _F_STRING.search(rows[row - 1])
        column = start.start() if start else 0
        return _Failure(error.msg, row, column, row, column + 1)
    end_row, end_column = error.end_lineno or row, (error.end_offset or 0) - 1
    if end_row != row or end_column <= column:
        end_row, end_column = row, column + 1
    return _Failure(error.msg, row, column, min(end_row, len(rows)), end_column)


@dataclass(slots=True)
class _Recovery:
    """Parsing a broken text without what is broken in it.

    The text between two broken statements is parsed in one go, so that the cost stays linear.
    """

    source: Source
    text: str
    masked: str = ""
    lines: list[LogicalLine] = field(default_factory=list)
    repairs: int = 0
    repaired_characters: int = 0
    problems: list[SyntaxProblem] = field(default_factory=list)
    hints: set[str] = field(default_factory=set)

    def run(self) -> HostSyntax:
        self.masked = mask(self.text)
        self.lines = logical_lines(self.masked)
        statements = _statements(self.masked, self.lines)
        body: list[ast.stmt] = []
        first = 0
        while first < len(statements):
            parsed = self.parse(statements[first][0], statements[-1][1])
            if isinstance(parsed, ast.Module):
                body += parsed.body
                break
            if parsed.message == TOO_DEEP or self.repairs > _MAX_REPAIRS:
                body += self.one_by_one(statements[first : first + _MAX_ONE_BY_ONE])
                break
            row = self.source.row(self.lines[statements[first][0]].start) + parsed.row - 1
            broken = self.statement_at(statements, row, first)
            if broken > first:
                body += self.one_by_one([(statements[first][0], statements[broken - 1][1])])
            body += self.one_by_one([statements[broken]])
            first = broken + 1
        return HostSyntax(
            ast.Module(body=body, type_ignores=[]) if body else None,
            tuple(sorted(self.problems, key=lambda problem: problem.span)),
        )

    def one_by_one(self, statements: list[tuple[int, int]]) -> list[ast.stmt]:
        trees = (self.statement(start, end) for start, end in statements)
        return [node for tree in trees if tree for node in tree.body]

    def statement_at(self, statements: list[tuple[int, int]], row: int, first: int) -> int:
        """Index of the statement in which `row` lies, from `first` on."""
        end = self.offset(row, 0) + len(self.source.line(row))
        index = bisect.bisect_right(statements, end, key=lambda each: self.lines[each[0]].start) - 1
        return max(index, first)

    def extent(self, start: int, end: int) -> Span:
        """The whole rows of a range of logical lines, with the comments below them."""
        starts = self.source.line_starts
        after = len(self.text)
        if end < len(self.lines):
            after = starts[self.source.row(self.lines[end].start) - 1]
        return Span(starts[self.source.row(self.lines[start].start) - 1], after)

    def parse(self, start: int, end: int) -> ast.Module | _Failure:
        """Parse a range of logical lines; rows are counted from 1 in a failure, as in the file in a tree."""
        extent = self.extent(start, end)
        parsed = _parse(self.text[slice(*extent)])
        if isinstance(parsed, ast.Module):
            ast.increment_lineno(parsed, self.source.row(extent.start) - 1)
        return parsed

    def statement(self, start: int, end: int) -> ast.Module | None:
        """The tree of a range of statements, what is broken in it left out; None if that is everything."""
        extent = self.extent(start, end)
        origin, first = extent.start, self.source.row(extent.start)
        text, masked = self.text[slice(*extent)], self.masked[slice(*extent)]
        lines = [
            LogicalLine(line.start - origin, line.end - origin, line.column) for line in self.lines[start:end]
        ]
        reported_here = False
        seen: set[_Failure] = set()
        while isinstance(parsed := _parse(text), _Failure):
            index = _line_of(self.source, parsed, lines, origin, first)
            is_clause = _CLAUSE.match(masked, lines[index].start) is not None
            if parsed not in seen and not (reported_here and is_clause):
                self.report(parsed, origin, first, lines[index])
                reported_here = True
            self.repairs += 1
            self.repaired_characters += len(text)
            if (
                parsed in seen  # the repairs go in circles
                or parsed.message == TOO_DEEP
                or self.repairs > _MAX_REPAIRS
                or self.repaired_characters > _MAX_REPAIRED_CHARACTERS
            ):
                return None
            seen.add(parsed)
            text = _repair(text, masked, lines, index, parsed)
        ast.increment_lineno(parsed, first - 1)
        return parsed

    def report(self, failure: _Failure, origin: int, first: int, line: LogicalLine) -> None:
        """Note a problem, unless its cause was noted before."""
        if failure.message == TOO_DEEP:
            span = Span(origin + line.start, origin + line.end)
        else:
            start = self.offset(failure.row + first - 1, failure.column)
            end = self.offset(failure.end_row + first - 1, failure.end_column)
            span = Span(start, max(start, end))
        row = self.source.line(self.source.row(span.start))
        hint = hint_for(failure.message, row, self.source.text)
        if hint is not None:
            if hint in self.hints:
                return
            self.hints.add(hint)
        if len(self.problems) < MAX_PROBLEMS:
            message = _ROW_IN_MESSAGE.sub(lambda number: str(int(number[0]) + first - 1), failure.message)
            self.problems.append(SyntaxProblem(HOST_SYNTAX, message, span, hint))

    def offset(self, row: int, column: int) -> int:
        starts = self.source.line_starts
        row = min(row, len(starts))
        return starts[row - 1] + min(column, len(self.source.line(row)))


def _statements(masked: str, lines: list[LogicalLine]) -> list[tuple[int, int]]:
    """The top-level statements as ranges of logical lines, decorators and clauses with what they belong to."""
    ranges: list[tuple[int, int]] = []
    start = 0
    for index in range(1, len(lines)):
        line = lines[index]
        follows_decorator = masked[lines[index - 1].start] == "@" and line.column == lines[index - 1].column
        if line.column == 0 and not follows_decorator and not _CLAUSE.match(masked, line.start):
            ranges.append((start, index))
            start = index
    if lines:
        ranges.append((start, len(lines)))
    return ranges


def _line_of(source: Source, failure: _Failure, lines: list[LogicalLine], origin: int, first: int) -> int:
    """Index of the logical line in which `failure` lies."""
    row = min(failure.row + first - 1, len(source.line_starts))
    text = source.line(row)
    column = max(failure.column, len(text) - len(text.lstrip()))
    offset = source.line_starts[row - 1] - origin + column
    return max(bisect.bisect_right(lines, offset, key=lambda line: line.start) - 1, 0)


def _repair(text: str, masked: str, lines: list[LogicalLine], index: int, failure: _Failure) -> str:
    """`text` with equal length without the smallest part that explains `failure`."""
    line = lines[index]
    if header := _BLOCK_HEADER.search(failure.message):
        row = int(header[1])
        index = max((i for i in range(index + 1) if text.count("\n", 0, lines[i].start) < row), default=0)
        return _replace_header(text, masked, lines, index, None)
    if failure.message.startswith(
        ("unexpected indent", "unindent does not match", "inconsistent use of tabs")
    ):
        return _blank(
            text, lines, _first_decorator(masked, lines, index), _run_end(lines, index, line.column)
        )
    has_suite = index + 1 < len(lines) and lines[index + 1].column > line.column
    if has_suite and (_COMPOUND.match(masked, line.start) or _CLAUSE.match(masked, line.start)):
        clause = _CLAUSE.match(masked, line.start)
        return _replace_header(
            text, masked, lines, index, _MINIMAL_CLAUSES[clause.group()] if clause else "if 1:"
        )
    return _replace_header(text, masked, lines, index, None)


def _replace_header(text: str, masked: str, lines: list[LogicalLine], index: int, header: str | None) -> str:
    """Put `header` (or `pass`) in the place of a logical line; the decorators above it go."""
    line = lines[index]
    first = _first_decorator(masked, lines, index)
    if first < index:
        text = _blank(text, lines, first, index)
    stub = header or "pass"
    row_end = re.compile(r"[\r\n]|$").search(text, line.start, line.end)
    room = (row_end.start() if row_end else line.end) - line.start
    if len(stub) > room:
        after = _run_end(lines, index + 1, line.column + 1)
        text = _blank(text, lines, index, after)
        return f"{text[: line.start]}0{text[line.start + 1 :]}"
    return text[: line.start] + stub + _spaces(text[line.start + len(stub) : line.end]) + text[line.end :]


def _first_decorator(masked: str, lines: list[LogicalLine], index: int) -> int:
    """Index of the first of the decorators right above a line, or of the line."""
    while index and masked[lines[index - 1].start] == "@":
        index -= 1
    return index


def _run_end(lines: list[LogicalLine], index: int, column: int) -> int:
    """The first line from `index` on that lies left of `column`."""
    return next((i for i in range(index, len(lines)) if lines[i].column < column), len(lines))


def _blank(text: str, lines: list[LogicalLine], first: int, after: int) -> str:
    """Blank a range of logical lines."""
    start, end = lines[first].start, lines[after - 1].end
    return text[:start] + _spaces(text[start:end]) + text[end:]


def _spaces(text: str) -> str:
    return re.sub(r"[^\r\n]", " ", text)
