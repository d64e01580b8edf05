"""Indentation: which lines open, continue and close blocks, and what is wrong with them."""

from __future__ import annotations

from ..grammar.record import record

MAX_LEVELS = 99
"""CPython refuses a hundred levels of indentation."""


class Level:
    """A block that is open.

    `column` counts a tab to the next multiple of eight, `narrow` counts it as one: as CPython does, to see
    where tabs and spaces contradict each other. A level that is not `real` continues the block around it: its
    lines have an indentation that nothing explains.
    """

    __slots__ = ("column", "is_match", "narrow", "real")

    def __init__(self, column: int, narrow: int, real: bool, is_match: bool = False) -> None:
        self.column = column
        self.narrow = narrow
        self.real = real
        self.is_match = is_match


@record
class Move:
    """How a line stands to the lines before it: blocks that end, or one that begins, and what is wrong."""

    dedents: int = 0
    indents: int = 0
    trouble: str | None = None


class Layout:
    """The stack of open blocks, beginning with the line `def` stands on."""

    def __init__(self, indentation: str) -> None:
        column, narrow = columns(indentation)
        self.levels = [Level(column, narrow, real=True)]

    def enter(self, indentation: str, opens_block: bool) -> Move:
        """Take in the indentation of a logical line; `opens_block` says that the line before was a header."""
        column, narrow = columns(indentation)
        top = self.levels[-1]
        if column == top.column:
            return Move(trouble=None if narrow == top.narrow else "mixed")
        if column > top.column:
            trouble = "mixed" if narrow <= top.narrow else None if opens_block else "unexpected"
            self.levels.append(Level(column, narrow, opens_block))
            return Move(indents=int(opens_block), trouble=trouble)
        return self._leave(column, narrow)

    def _leave(self, column: int, narrow: int) -> Move:
        dedents = 0
        left = self.levels[-1]
        while len(self.levels) > 1 and self.levels[-1].column > column:
            left = self.levels.pop()
            dedents += left.real
        top = self.levels[-1]
        if top.column == column:
            return Move(dedents, trouble=None if top.narrow == narrow else "mixed")
        if column > top.column:
            # Most likely the block goes on, and its lines are not aligned.
            self.levels.append(Level(column, narrow, left.real, left.is_match))
            dedents -= left.real
        return Move(dedents, trouble="unaligned")

    def open_blocks(self) -> int:
        """How many blocks are open, not counting the line of the `def`."""
        return sum(level.real for level in self.levels) - 1

    def in_match(self) -> bool:
        """Whether the next line may be a `case`."""
        return self.levels[-1].is_match


def columns(indentation: str) -> tuple[int, int]:
    """The width of leading blanks with tabs to multiples of eight, and with tabs as one; a form feed resets."""
    if "\t" not in indentation and "\f" not in indentation:
        return len(indentation), len(indentation)
    column = narrow = 0
    for char in indentation:
        if char == "\f":
            column = narrow = 0
        elif char == "\t":
            column = (column // 8 + 1) * 8
            narrow += 1
        else:
            column += 1
            narrow += 1
    return column, narrow
