"""Places of CPython's syntax nodes, which count columns in UTF-8 bytes, as character offsets."""

from __future__ import annotations

import ast
from bisect import bisect_right
from functools import lru_cache
from itertools import accumulate

from .source import Source, Span


def start_of(source: Source, node: ast.stmt | ast.expr | ast.alias | ast.keyword) -> int:
    """The offset of a node's first character."""
    return source.line_starts[node.lineno - 1] + _characters(source, node.lineno, node.col_offset)


def span_of(source: Source, node: ast.stmt | ast.expr | ast.alias | ast.keyword) -> Span:
    """The span of a node."""
    end_row = node.end_lineno or node.lineno
    end = source.line_starts[end_row - 1] + _characters(source, end_row, node.end_col_offset or 0)
    return Span(start_of(source, node), end)


def _characters(source: Source, row: int, utf8_column: int) -> int:
    if source.text.isascii():  # takes no time, however long the text is
        return utf8_column
    columns = _utf8_columns(source, row)
    return utf8_column if columns is None else bisect_right(columns, utf8_column) - 1


@lru_cache(maxsize=4)
def _utf8_columns(source: Source, row: int) -> list[int] | None:
    """The column in bytes of each character of a row, and of its end; None if they are all ASCII.

    Nodes of one row follow each other, and there may be hundreds of thousands in a long one.
    """
    line = source.line(row)
    if line.isascii():
        return None
    return list(accumulate((len(char.encode("utf-8", "surrogatepass")) for char in line), initial=0))
