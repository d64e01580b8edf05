"""Kernels in the canonical layout: one of them, or all of a module.

The tokens stay as they are, so that nothing changes its meaning; but comments, line joins, semicolons, blank lines
and commas at the end go, every statement gets a line, and keyword arguments of Triton's functions are put into the
order of their declaration (see `keywords`).
"""

from __future__ import annotations

from collections.abc import Sequence

from ...grammar.record import record
from .. import tree
from ..blocks import Block, Module, split
from ..parser import parse_function
from ..problem import SyntaxProblem
from ..scanner import scan
from ..source import Source, Span
from ..tokens import Token
from .keywords import in_declared_order
from .lines import layout
from .names import KernelNames, ModuleNames, read_names
from .spelling import respelled

NEWLINES = ("\r\n", "\n", "\r")


class BrokenKernelError(ValueError):
    """A kernel that can't be formatted, as it does not parse; `problems` say why."""

    def __init__(self, name: str, problems: Sequence[SyntaxProblem]) -> None:
        super().__init__(f"`{name}` has syntax errors: {problems[0].message}" if problems else name)
        self.name = name
        self.problems = tuple(problems)


@record
class Skipped:
    """A kernel that stays as it is, since it does not parse."""

    block: Block
    problem: SyntaxProblem | None


@record
class Formatted:
    """A module's text with its kernels in the canonical layout."""

    text: str
    skipped: tuple[Skipped, ...]


def formatted_span(block: Block) -> Span:
    """What is formatted of a kernel: from the jit decorator on, or from `def` if a call makes it a kernel."""
    start = block.jit.start if block.jit in block.decorators else block.def_start
    return Span(start, block.span.end)


def format_kernel(module: Module, block: Block, names: ModuleNames, *, respell: bool = False) -> str:
    """One kernel as the grammar has it: from its jit decorator on, at column 0, with a newline at its end.

    `respell`: names of Triton's become those that need no import but `triton.language as tl` (see `spelling`).
    Raises BrokenKernelError.
    """
    return "\n".join(_lines(module.source.text, block, names, respell)) + "\n"


def format_module(source: Source, version: str) -> Formatted:
    """All kernels of a module in place; not a byte of its host code changes."""
    module = split(source)
    text = source.text
    names = read_names(module, version) if module.kernels else None
    newline = next((each for each in NEWLINES if each in text), "\n")
    parts: list[str] = []
    skipped: list[Skipped] = []
    at = 0
    for block in module.kernels:
        assert names is not None
        span = formatted_span(block)
        try:
            lines = _lines(text, block, names, respell=False)
        except BrokenKernelError as error:
            skipped.append(Skipped(block, error.problems[0] if error.problems else None))
            continue
        kernel = "\n".join(_indented(lines, _indentation(text, span.start)))
        parts += [text[at : span.start], kernel.replace("\n", newline)]
        at = span.end
    return Formatted("".join([*parts, text[at:]]), tuple(skipped))


def _lines(text: str, block: Block, names: ModuleNames, respell: bool) -> list[str]:
    span = formatted_span(block)
    parsed = parse_function(text, *span)
    if parsed.function is None or parsed.problems:
        raise BrokenKernelError(block.name, parsed.problems)
    return layout(
        text, _tokens(text, span, parsed.function, names.of_kernel(block, parsed.function), respell)
    )


def _tokens(text: str, span: Span, function: tree.Function, names: KernelNames, respell: bool) -> list[Token]:
    tokens = in_declared_order(scan(text, *span).tokens, function, names)
    return respelled(tokens, function, names) if respell else tokens


def _indentation(text: str, start: int) -> str:
    """The white space before `start` on its row."""
    row = max(text.rfind("\n", 0, start), text.rfind("\r", 0, start)) + 1
    return text[row:start] if not text[row:start].strip() else ""


def _indented(lines: Sequence[str], indentation: str) -> list[str]:
    """`lines` but the first moved right; rows inside a string stay where they are."""
    return [line if index == 0 else indentation + line for index, line in enumerate(lines)]
