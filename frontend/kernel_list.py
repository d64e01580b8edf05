"""The kernels of a file as people and scripts see them: `kfcheck --dump kernels`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import tree
from .blocks import Block, split
from .parser import parse_function
from .report.places import address, bounds
from .source import Source, Span


def entries(source: Source) -> list[dict[str, Any]]:
    """One object per kernel, for JSON: where it is, its decorators and its parameters as they are written.

    `parameters` is None where the header can't be read. In a notebook there is also `cell`.
    """
    return [_entry(source, block) for block in split(source).kernels]


def lines(source: Source) -> Iterator[str]:
    """The same for people: a line per kernel, below it one per decorator and parameter."""
    for block in split(source).kernels:
        entry = _entry(source, block)
        start, end = bounds(source, block.span)
        place = address(source.path, start)
        yield f"{place}: {entry['name'] or '(no name)'} ({entry['dialect']}, to row {end.row})"
        yield from (f"    {_one_line(decorator)}" for decorator in entry["decorators"])
        yield from (f"    {_declaration(parameter)}" for parameter in entry["parameters"] or ())


def _entry(source: Source, block: Block) -> dict[str, Any]:
    start, end = bounds(source, block.span)
    function = parse_function(source.text, block.span.start, block.span.end).function
    parameters = None
    if function is not None:
        parameters = [_parameter(source, parameter) for parameter in function.parameters]
    return {
        "filename": source.path,
        **({} if start.cell is None else {"cell": start.cell}),
        "name": block.name,
        "dialect": block.dialect,
        "location": {"row": start.row, "column": start.column},
        "end_location": {"row": end.row, "column": end.column},
        "decorators": [_text(source, span).strip() for span in block.decorators],
        "parameters": parameters,
    }


def _parameter(source: Source, parameter: tree.Parameter) -> dict[str, Any]:
    return {
        "name": parameter.name,
        "kind": parameter.kind,
        "annotation": parameter.annotation and _text(source, parameter.annotation.span),
        "default": parameter.default and _text(source, parameter.default.span),
    }


def _declaration(parameter: dict[str, Any]) -> str:
    stars = {"varargs": "*", "kwargs": "**"}.get(parameter["kind"], "")
    annotation = f": {_one_line(parameter['annotation'])}" if parameter["annotation"] else ""
    default = f" = {_one_line(parameter['default'])}" if parameter["default"] else ""
    return f"{stars}{parameter['name']}{annotation}{default}"


def _text(source: Source, span: Span) -> str:
    return source.text[span.start : span.end]


def _one_line(text: str) -> str:
    return " ".join(text.split())
