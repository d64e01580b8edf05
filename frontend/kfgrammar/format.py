"""`kfgrammar format`: lay the kernels of some files out canonically."""

from __future__ import annotations

import difflib
import sys
from collections.abc import Sequence
from enum import Enum

from ..files import expand
from ..fixes.writing import write
from ..formatting.kernels import Formatted, format_module
from ..reading import decode
from ..source import Source

CLEAN, FINDINGS, MISUSE = 0, 1, 2
STDIN = "-"


class How(Enum):
    """What becomes of the formatted text."""

    PRINT = "print"
    WRITE = "write"
    CHECK = "check"
    DIFF = "diff"


def run(paths: Sequence[str], how: How, version: str) -> int:
    """Format Python files, folders or standard input, and return the exit code. Raises MissingPathError.

    The exit code is 1 for kernels that do not parse, which stay as they are, and with CHECK and DIFF for files that
    would change.
    """
    exit_code = CLEAN
    names = [*([STDIN] if STDIN in paths else []), *expand([path for path in paths if path != STDIN])]
    for path in names:
        try:
            exit_code = max(exit_code, _format_file(path, how, version))
        except OSError as error:
            _say(f"can't read or write {path}: {error.strerror}")
            exit_code = MISUSE
    return exit_code


def _format_file(path: str, how: How, version: str) -> int:
    content = sys.stdin.buffer.read() if path == STDIN else _content(path)
    decoded = decode(content)
    if not path.endswith((".py", ".pyi")) and path != STDIN:
        _say(f"{path} is left out: only Python files can be formatted")
        return CLEAN if how is How.CHECK else MISUSE
    if decoded.error_offset is not None:
        _say(f"can't read {path}: {decoded.error}")
        return MISUSE
    formatted = format_module(Source(path, decoded.text), version)
    _tell_skipped(path, decoded.text, formatted)
    is_changed = formatted.text != decoded.text
    encoded = _encoded(content, formatted.text, decoded.encoding)
    if how is How.PRINT or (how is How.WRITE and path == STDIN):
        sys.stdout.flush()
        sys.stdout.buffer.write(encoded)
    elif how is How.WRITE and is_changed:
        write(path, encoded)
        _say(f"formatted {path}")
    elif how is How.CHECK and is_changed:
        print(f"would format {path}")
    elif how is How.DIFF:
        sys.stdout.writelines(_diff(path, decoded.text, formatted.text))
    would_change = how in (How.CHECK, How.DIFF) and is_changed
    return FINDINGS if formatted.skipped or would_change else CLEAN


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _encoded(content: bytes, text: str, encoding: str) -> bytes:
    """The text in the file's own encoding, with its BOM if it has one."""
    bom = b"\xef\xbb\xbf" if content.startswith(b"\xef\xbb\xbf") else b""
    return bom + text.encode(encoding)


def _tell_skipped(path: str, text: str, formatted: Formatted) -> None:
    source = Source(path, text)
    for skipped in formatted.skipped:
        row = source.row(skipped.problem.span.start if skipped.problem else skipped.block.def_start)
        why = skipped.problem.message if skipped.problem else "it can't be parsed"
        _say(f"{path}:{row}: `{skipped.block.name}` stays as it is: {why}")


def _diff(path: str, before: str, after: str) -> list[str]:
    old, new = before.splitlines(keepends=True), after.splitlines(keepends=True)
    rows = difflib.unified_diff(old, new, path, path)
    return [row if row.endswith("\n") else f"{row}\n\\ No newline at end of file\n" for row in rows]


def _say(message: str) -> None:
    print(f"kfgrammar: {message}", file=sys.stderr)
