"""`kfgrammar check`: which kernels of some files the decoding grammar derives, and where it stops in the others."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, TextIO

from ...grammar.record import record
from ..blocks import Block, Module, split
from ..files import expand
from ..formatting.kernels import BrokenKernelError, format_kernel
from ..formatting.names import read_names
from ..reading import read, read_bytes
from ..report.excerpt import clean, rows
from ..report.text import Paint, painter
from ..source import Source, Span
from .expected import explain
from .recogniser import Recogniser
from .written import written

if TYPE_CHECKING:
    from ...grammar.constraint.constraint import Constraint

CLEAN, FINDINGS, MISUSE = 0, 1, 2
STDIN = "-"
_WIDTH = 120


@record
class Finding:
    """A kernel that is not derivable: where the grammar stops in it, and why."""

    block: Block
    span: Span
    message: str
    expected: str
    hint: str


def run(paths: Sequence[str], constraint: Constraint, out: TextIO) -> int:
    """Check the kernels in files, folders and standard input, write a report, and return the exit code.

    Raises MissingPathError, and what `Recogniser` raises.
    """
    recogniser = Recogniser(constraint.ebnf())
    version = constraint.options.version
    paint = painter(out)
    kernels = stopped = unreadable = 0
    for path in _files(paths):
        try:
            source = _read(path)
        except OSError as error:
            print(f"kfgrammar: can't read {path}: {error.strerror}", file=sys.stderr)
            unreadable += 1
            continue
        module = split(source)
        kernels += len(module.kernels)
        for finding in findings(module, recogniser, version):
            stopped += 1
            out.write("\n".join(_lines(source, finding, paint)) + "\n\n")
    out.write(_summary(kernels, stopped, paint) + "\n")
    return MISUSE if unreadable else FINDINGS if stopped else CLEAN


def findings(module: Module, recogniser: Recogniser, version: str) -> Iterator[Finding]:
    """The kernels of a module that the grammar does not derive as they are written."""
    for block in module.kernels:
        found = finding(module, block, recogniser, version)
        if found is not None:
            yield found


def finding(module: Module, block: Block, recogniser: Recogniser, version: str) -> Finding | None:
    """Where the grammar stops in a kernel; None if it derives it."""
    if block.dialect != "triton":
        reason = "is a Gluon kernel, which the grammar does not cover"
        return Finding(block, block.jit, f"`{block.name}` {reason}", "", "")
    if block.jit not in block.decorators:
        message = f"`{block.name}` has no jit decorator: a call makes it a kernel"
        return Finding(block, Span(block.def_start, block.def_start + 3), message, "`@triton.jit`", "")
    kernel = written(module.source, block)
    stop = recogniser.stop(kernel.text)
    if stop is None:
        return None
    explanation = explain(recogniser, kernel.text, stop, version)
    start = kernel.offsets[explanation.start]
    end = start + max(len(explanation.found.rstrip("\n")), 1)
    what = (
        "the line ends here" if explanation.found in ("", "\n") else f"`{explanation.found}` can't stand here"
    )
    message = f"`{block.name}` is not derivable: {what}"
    return Finding(
        block,
        Span(start, end),
        message,
        explanation.expected.text(),
        _hint(module, block, recogniser, version),
    )


def _hint(module: Module, block: Block, recogniser: Recogniser, version: str) -> str:
    """What would make the kernel derivable, if only its layout is in the way."""
    names = read_names(module, version)
    try:
        if recogniser.derives(format_kernel(module, block, names)):
            return "`kfgrammar format` makes it derivable"
        if recogniser.derives(format_kernel(module, block, names, respell=True)):
            return "with `import triton.language as tl` and that spelling everywhere it is derivable once formatted"
    except BrokenKernelError:
        return "it does not parse: see `kfcheck`"
    return ""


def _files(paths: Sequence[str]) -> Iterator[str]:
    if STDIN in paths:
        yield STDIN
    yield from expand([path for path in paths if path != STDIN])


def _read(path: str) -> Source:
    if path == STDIN:
        return read_bytes("<stdin>", sys.stdin.buffer.read()).source
    return read(path).source


def _lines(source: Source, finding: Finding, paint: Paint) -> Iterator[str]:
    place = source.location(finding.span.start)
    cell = f"cell {place.cell}:" if place.cell else ""
    yield f"{paint(f'{clean(source.path)}:{cell}{place.row}:{place.column}', 'bold')}: {clean(finding.message)}"
    bar = paint("|", "blue")
    margin = len(str(place.row)) + 1
    for row in rows(source, finding.span, _WIDTH):
        number = "" if row.number is None else str(row.number)
        yield f"{number:>{margin}} {bar} {row.text}"
        yield f"{'':>{margin}} {bar} {' ' * row.indent}{paint('^' * row.length, 'bold red')}"
    if finding.expected:
        yield f"{'':>{margin}} = allowed here: {finding.expected}"
    if finding.hint:
        yield f"{'':>{margin}} = {finding.hint}"


def _summary(kernels: int, stopped: int, paint: Paint) -> str:
    if not kernels:
        return "no kernels found"
    noun = "kernel" if kernels == 1 else "kernels"
    if not stopped:
        return paint(f"{kernels} {noun}: derivable", "green")
    return paint(f"{stopped} of {kernels} {noun} not derivable", "red")
