"""The Python in a Jupyter notebook (nbformat 4)."""

from __future__ import annotations

import json
import re
from typing import Any

from .logical_lines import logical_lines, mask
from .reading import Reading, unreadable
from .source import Line, Source

_PYTHON_CELL_MAGICS = frozenset(
    [
        "capture",
        "debug",
        "ipytest",
        "prun",
        "pypy",
        "python",
        "python2",
        "python3",
        "scalene",
        "time",
        "timeit",
    ]
)
_CELL_MAGIC = re.compile(r"\s*%%(\w+)([^\r\n]*)")
_LINE_MAGIC = re.compile(r"%{1,2}\w|!|\?{1,2}[\w.*]|[\w.]+(?:\[[^\]]*\])?\?{1,2}$|[,;/]\w")
_ASSIGNED_MAGIC = re.compile(r"[\w.,\s\[\]]+=\s*(?=!\w|%\w)")
_ROW_ENDS = re.compile(r"\r\n|\r|\n")


def read(path: str, text: str) -> Reading:
    """All code cells as one Source, each from a new row on; IPython's own syntax becomes `pass`.

    A notebook that is not valid JSON, or not version 4, is a KF008.
    """
    try:
        notebook = json.loads(text)
    except json.JSONDecodeError as error:
        return unreadable(path, text, error.pos, f"not a notebook: invalid JSON ({error.msg})")
    except RecursionError:
        return unreadable(path, text, 0, "not a notebook: its JSON is nested too deeply")
    if not isinstance(notebook, dict) or not isinstance(notebook.get("cells"), list):
        advice = "not a notebook of version 4; convert it with `jupyter nbconvert --to notebook`"
        return unreadable(path, text, 0, advice)
    if not _is_python(notebook):
        return Reading(Source(path, ""))
    pieces: list[str] = []
    lines: list[Line] = []
    for number, cell in enumerate(notebook["cells"], start=1):
        code = _code(cell)
        if code is None:
            continue
        code = _blank_magics(code)
        if not code.endswith("\n"):
            code += "\n"
        pieces.append(code)
        lines += [Line(row, 0, number) for row in range(1, len(_ROW_ENDS.findall(code)) + 1)]
    end = lines[-1] if lines else Line(1, 0, 1)
    return Reading(Source(path, "".join(pieces), (*lines, Line(end.row + 1, 0, end.cell))))


def _is_python(notebook: dict[str, Any]) -> bool:
    metadata = notebook.get("metadata")
    if not isinstance(metadata, dict):
        return True
    about = metadata.get("language_info") or metadata.get("kernelspec")
    if not isinstance(about, dict):
        return True
    language = about.get("language") or about.get("name") or "python"
    return "python" in str(language).lower()


def _code(cell: object) -> str | None:
    """The text of a code cell, None for other cells."""
    if not isinstance(cell, dict) or cell.get("cell_type") != "code":
        return None
    source = cell.get("source")
    if isinstance(source, list):
        source = "".join(part for part in source if isinstance(part, str))
    return source if isinstance(source, str) else None


def _blank_magics(code: str) -> str:
    """`code` with equal length in which magics and shell commands are `pass`, or blank."""
    magic = _CELL_MAGIC.match(code)
    if magic:
        rest = code[magic.end() :]
        return _blank(code[: magic.end()]) + (_blank_magics(rest) if _holds_python(magic) else _blank(rest))
    if not any(mark in code for mark in "%!?,;/"):
        return code
    masked = mask(code)
    pieces: list[str] = []
    position = 0
    for line in logical_lines(masked):
        text = masked[line.start : line.end]
        start = line.start
        if assigned := _ASSIGNED_MAGIC.match(text):
            start += assigned.end()
            stub = "0"
        elif _LINE_MAGIC.match(text):
            stub = "pass"
        else:
            continue
        pieces += [code[position:start], _overlay(code[start : line.end], stub)]
        position = line.end
    return "".join([*pieces, code[position:]])


def _holds_python(magic: re.Match[str]) -> bool:
    name, arguments = magic.groups()
    if name in ("writefile", "file"):
        return arguments.rstrip().rstrip("'\"").endswith(".py")
    return name in _PYTHON_CELL_MAGICS


def _blank(text: str) -> str:
    return re.sub(r"[^\r\n]", " ", text)


def _overlay(text: str, stub: str) -> str:
    blank = _blank(text)
    row = len(_ROW_ENDS.split(blank, maxsplit=1)[0])
    stub = stub if len(stub) <= row else "0"
    return stub + blank[len(stub) :]
