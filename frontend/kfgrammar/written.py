"""A kernel as it is written, moved to column 0: what a model would have produced."""

from __future__ import annotations

from ...grammar.record import record
from ..blocks import Block
from ..formatting.kernels import formatted_span
from ..source import Source


@record
class Written:
    """The text of a kernel from its jit decorator on, without the indentation that all its rows share.

    Newlines are `\\n`, and one ends the text. `offsets` are those of every character in the source, and of the end.
    """

    text: str
    offsets: tuple[int, ...]


def written(source: Source, block: Block) -> Written:
    """A kernel without the indentation of its `def`; rows that have less of it stay as they are."""
    span = formatted_span(block)
    characters: list[str] = []
    offsets: list[int] = []
    for row in range(source.row(span.start), source.row(max(span.end - 1, span.start)) + 1):
        row_start = source.line_starts[row - 1]
        line = source.line(row)
        first = max(span.start - row_start, _indentation(line, block.indent))
        for column in range(first, min(len(line), span.end - row_start)):
            characters.append(line[column])
            offsets.append(row_start + column)
        characters.append("\n")
        offsets.append(min(row_start + len(line), span.end))
    return Written("".join(characters), (*offsets, span.end))


def _indentation(line: str, width: int) -> int:
    """How many characters of white space make up `width` columns at the start of a line."""
    column = 0
    for index, character in enumerate(line):
        if column >= width or character not in " \t":
            return index
        column += 8 - column % 8 if character == "\t" else 1
    return len(line)
