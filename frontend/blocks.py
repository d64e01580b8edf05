"""Find the jit functions in arbitrary host Python, by tokens and indentation, however broken it is."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator
from typing import Literal, TypeAlias

from ..grammar.record import record
from .host_text import blank_kernels
from .jit_names import NAME, PATH, JitNames, Origin, lines_naming, read_imports
from .logical_lines import LogicalLine, logical_lines, mask
from .source import Source, Span

Dialect: TypeAlias = Literal["triton", "gluon"]

_HEADER = re.compile(rf"(?:async[ \t]+)?def\b(?:[ \t]+({NAME}))?")
_MARKERS = re.compile(r"triton|gluon|\b(?:tl|ttgl|gl)\b")
_ASSIGNED = re.compile(rf"({NAME})\s*(?::[^=]*)?=(?!=)\s*(.*)", re.DOTALL)
_APPLIED = re.compile(rf"({PATH})\s*(?:\([^()]*\)\s*)?\(\s*({NAME})\s*[,)]")
_COMMENT = re.compile(r"([ \t\f]*)(#)?")
_MAX_ALIAS_ROUNDS = 5


@record
class Block:
    """One jit function.

    `span` runs from the first decorator's `@` (or `def`) to the end of its last body line; `def_start` is the
    offset of `def` or `async`; `indent` the width of its indentation. `decorators` are spans from each `@` on;
    `jit` is the decorator, or the call elsewhere in the file, that makes it a jit function. `name` is "" when
    the header has none.
    """

    name: str
    span: Span
    def_start: int
    indent: int
    decorators: tuple[Span, ...]
    jit: Span
    dialect: Dialect


@record
class Module:
    """A source and the jit functions in it; `host_text` is the rest, as long as `source.text`.

    In `host_text` every kernel is a stub `def NAME(): pass` under its decorators, so that CPython's `ast` can
    read it, at the same offsets.
    """

    source: Source
    kernels: tuple[Block, ...]
    host_text: str

    def rows(self) -> dict[int, str]:
        """The names of the kernels by the row of their `def`, as host code knows them."""
        return {self.source.row(block.def_start): block.name for block in self.kernels}


def split(source: Source) -> Module:
    """Find the jit functions of a module."""
    text = source.text
    if ("jit" not in text and "JITFunction" not in text) or not _MARKERS.search(text):
        return Module(source, (), text)
    masked = mask(text)
    lines = logical_lines(masked)
    functions = _functions(masked, lines)
    names = read_imports(masked)
    applications = _applications(masked, lines, functions, names)
    jitted = _jitted(masked, lines, functions, names, applications)
    kernels = tuple(_block(text, masked, lines, function, jit) for function, jit in jitted)
    host_text = blank_kernels(text, [(k.span, k.def_start, k.name) for k in kernels])
    return Module(source, kernels, host_text)


@record
class _Function:
    """A `def` by the indices of its logical lines: decorators, header, and the first line after its body.

    `outer` is the function around it.
    """

    name: str
    decorators: tuple[int, ...]
    header: int
    after: int
    outer: _Function | None


@record
class _Jit:
    """What makes a function a kernel: `path` as written, its meaning, the span of the decorator or call."""

    path: str
    origin: Origin
    span: Span


def _functions(masked: str, lines: list[LogicalLine]) -> list[_Function]:
    functions: list[_Function] = []
    decorators: list[int] = []
    for index, line in enumerate(lines):
        first = masked[line.start]
        if first == "@":
            decorators.append(index)
            continue
        if first in "da" and (header := _HEADER.match(masked, line.start)):
            after = _after(masked, lines, index)
            outer = _innermost(functions, index)
            functions.append(_Function(header[1] or "", tuple(decorators), index, after, outer))
        if decorators:
            decorators = []
    return functions


def _innermost(functions: list[_Function], index: int) -> _Function | None:
    """The innermost function around line `index`."""
    before = bisect_left(functions, index, key=lambda function: function.header)
    function = functions[before - 1] if before else None
    while function is not None and function.after <= index:
        function = function.outer
    return function


def _after(masked: str, lines: list[LogicalLine], header: int) -> int:
    """The first line behind the body of the `def` at index `header`; a stray closing bracket ends no body."""
    column = lines[header].column
    for index in range(header + 1, len(lines)):
        if lines[index].column <= column and masked[lines[index].start] not in ")]}":
            return index
    return len(lines)


def _applications(
    masked: str, lines: list[LogicalLine], functions: list[_Function], names: JitNames
) -> dict[str, _Jit]:
    """Plain functions that a call such as `triton.jit(f)` makes kernels; notes aliases of jit in `names`."""
    applied: dict[str, _Jit] = {}
    words = {"jit", "JITFunction"} | {name for name in names.imports if names.of_path(name)}
    seen: set[str] = set()
    for _ in range(_MAX_ALIAS_ROUNDS):
        new = words - seen
        if not new:
            break
        seen |= new
        for index in lines_naming(masked, lines, tuple(sorted(new))):
            line = lines[index]
            text = masked[line.start : line.end]
            _note_alias(text, names)
            for call in _APPLIED.finditer(text):
                origin = names.of_path(call[1])
                if origin is None:
                    continue
                wrapper = _wrapper(masked, lines, functions, index, call[2])
                if wrapper is not None:
                    names.aliases.setdefault(wrapper, origin)
                else:
                    span = Span(line.start + call.start(), line.start + call.end())
                    applied.setdefault(call[2], _Jit(call[1], origin, span))
        words |= set(names.aliases)
    return applied


def _note_alias(text: str, names: JitNames) -> None:
    assigned = _ASSIGNED.match(text)
    if assigned is None:
        return
    found = names.alias_value(assigned[2])
    if found is not None and assigned[1] not in names.imports:
        names.aliases.setdefault(assigned[1], found[1])


def _wrapper(
    masked: str, lines: list[LogicalLine], functions: list[_Function], index: int, argument: str
) -> str | None:
    """The outermost function around line `index`, if `argument` is a parameter of one around it."""
    function = _innermost(functions, index)
    is_parameter = False
    while function is not None:
        header = lines[function.header]
        parameter = re.search(rf"[(,*]\s*{argument}\b", masked[header.start : header.end])
        is_parameter = is_parameter or parameter is not None
        if function.outer is None:
            return function.name if is_parameter else None
        function = function.outer
    return None


def _jitted(
    masked: str,
    lines: list[LogicalLine],
    functions: list[_Function],
    names: JitNames,
    applications: dict[str, _Jit],
) -> Iterator[tuple[_Function, _Jit]]:
    """The kernels in source order; those inside another kernel are part of it."""
    candidates: list[tuple[_Function, _Jit]] = []
    for function in functions:
        jit = _decorator_jit(masked, lines, function, names) or applications.get(function.name)
        if jit is not None:
            candidates.append((function, jit))
    unsure = {jit.path for _, jit in candidates if jit.origin is Origin.UNSURE}
    confirmed = _confirmed(masked, lines, candidates, names) if unsure else set()
    after = 0
    for function, jit in candidates:
        if function.header >= after and (jit.origin is not Origin.UNSURE or jit.path in confirmed):
            after = function.after
            yield function, jit


def _decorator_jit(
    masked: str, lines: list[LogicalLine], function: _Function, names: JitNames
) -> _Jit | None:
    for index in function.decorators:
        line = lines[index]
        found = names.of_expression(masked[line.start + 1 : line.end])
        if found:
            return _Jit(*found, Span(line.start, line.end))
    return None


def _confirmed(
    masked: str, lines: list[LogicalLine], candidates: list[tuple[_Function, _Jit]], names: JitNames
) -> set[str]:
    """Paths of uncertain jits that are Triton's: one of their functions uses `triton.language`."""
    confirmed: set[str] = set()
    for function, jit in candidates:
        if jit.path == "jit" and jit.path in names.imports and names.uses_triton():
            confirmed.add(jit.path)
        elif jit.path not in confirmed:
            language = "|".join((*sorted(names.language_names(jit.path)), r"triton\s*\.\s*language"))
            pattern = re.compile(rf"\b(?:{language})\b(?!\s*=)")
            body = lines[function.header].start, lines[function.after - 1].end
            if pattern.search(masked, *body):
                confirmed.add(jit.path)
    return confirmed


def _block(text: str, masked: str, lines: list[LogicalLine], function: _Function, jit: _Jit) -> Block:
    header = lines[function.header]
    decorators = tuple(Span(lines[i].start, lines[i].end) for i in function.decorators)
    start = decorators[0].start if decorators else header.start
    last = lines[function.after - 1]
    limit = lines[function.after].start if function.after < len(lines) else len(text)
    end = _with_comments(text, masked, last.end, limit, header.column)
    dialect: Dialect = "gluon" if jit.origin is Origin.GLUON else "triton"
    return Block(function.name, Span(start, end), header.start, header.column, decorators, jit.span, dialect)


def _with_comments(text: str, masked: str, end: int, limit: int, column: int) -> int:
    """`end` moved behind the comment on its row and the comment rows below it that lie right of `column`."""
    row_end = masked.find("\n", end, limit)
    row_end = limit if row_end < 0 else row_end
    end += len(text[end:row_end].rstrip())
    while row_end < limit:
        row = row_end + 1
        row_end = masked.find("\n", row, limit)
        row_end = limit if row_end < 0 else row_end
        comment = _COMMENT.match(text, row, row_end)
        if comment and comment[2]:
            if len(comment[1].expandtabs(8)) <= column:
                break
            end = row + len(text[row:row_end].rstrip())
    return end
