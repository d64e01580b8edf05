"""What scanner and parser see of each kernel: `kfcheck --dump tokens` and `--dump tree`.

Each form has objects for scripts (JSON) and lines for people. Rows and columns count from 1, ends are
exclusive.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..grammar.record import field_names
from .blocks import Block, split
from .parser import parse_function
from .report.places import address
from .scanner import LimitError, scan
from .source import Source, Span
from .tokens import Token
from .tree import Node


def token_entries(source: Source) -> list[dict[str, Any]]:
    """One object per kernel, with the list of its tokens."""
    return [
        _kernel(source, block)
        | {"tokens": [{"kind": each.kind, "text": each.text, **_place(source, each.span)} for each in tokens]}
        for block, tokens in _tokens(source)
    ]


def token_lines(source: Source) -> Iterator[str]:
    for block, tokens in _tokens(source):
        yield _heading(source, block)
        yield from (f"    {_range(source, each.span):<15} {each.kind:<12} {each.text!r}" for each in tokens)


def tree_entries(source: Source) -> list[dict[str, Any]]:
    """One object per kernel, with its tree: a node has `node`, its class, its place and its fields."""
    return [
        _kernel(source, block) | {"tree": _as_json(source, _tree(source, block))}
        for block in split(source).kernels
    ]


def tree_lines(source: Source) -> Iterator[str]:
    for block in split(source).kernels:
        yield _heading(source, block)
        yield from _outline(source, _tree(source, block), 1, "")


def _tokens(source: Source) -> Iterator[tuple[Block, list[Token]]]:
    """The tokens of every kernel; none where they are beyond the limits of the scanner."""
    for block in split(source).kernels:
        try:
            yield block, scan(source.text, block.span.start, block.span.end).tokens
        except LimitError:
            yield block, []


def _tree(source: Source, block: Block) -> Node | None:
    return parse_function(source.text, block.span.start, block.span.end).function


def _as_json(source: Source, value: Any) -> Any:
    if isinstance(value, Span):
        return _place(source, value)
    if isinstance(value, tuple):
        return [_as_json(source, item) for item in value]
    if not hasattr(value, "span"):
        is_json = value is None or isinstance(value, (bool, int, float, str))
        return value if is_json else repr(value)  # bytes, complex, ...
    fields = {name: _as_json(source, getattr(value, name)) for name in field_names(value) if name != "span"}
    return {"node": type(value).__name__, **_place(source, value.span), **fields}


def _outline(source: Source, value: Any, depth: int, label: str) -> Iterator[str]:
    """The node and its fields, one a line, each level indented; empty fields are left out."""
    indent = "    " * depth
    if isinstance(value, tuple):
        for item in value:
            yield from _outline(source, item, depth, label)
    elif not hasattr(value, "span"):
        yield f"{indent}{label}{value!r}"
    else:
        yield f"{indent}{label}{type(value).__name__} {_range(source, value.span)}"
        for name in field_names(value):
            inner = getattr(value, name)
            if name != "span" and not isinstance(inner, Span) and inner not in (None, ()):
                yield from _outline(source, inner, depth + 1, f"{name}: ")


def _kernel(source: Source, block: Block) -> dict[str, Any]:
    return {"filename": source.path, "kernel": block.name, **_place(source, block.span)}


def _heading(source: Source, block: Block) -> str:
    return f"{address(source.path, source.location(block.span.start))}: {block.name or '(no name)'}"


def _place(source: Source, span: Span) -> dict[str, Any]:
    start, end = source.location(span.start), source.location(span.end)
    return {
        **({} if start.cell is None else {"cell": start.cell}),
        "location": {"row": start.row, "column": start.column},
        "end_location": {"row": end.row, "column": end.column},
    }


def _range(source: Source, span: Span) -> str:
    start, end = source.location(span.start), source.location(span.end)
    return f"{start.row}:{start.column}-{end.row}:{end.column}"
