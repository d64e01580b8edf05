"""The generated tables in the form that PLY's parser wants, and the scanner's vocabulary.

A row is decoded when the parser first comes to its state: a kernel visits some two hundred of 1,700 states.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ply.yacc import LRTable, MiniProduction

from . import generated_tables as generated
from .record import record

if TYPE_CHECKING:
    import re


class Rows(dict[int, dict[str, int]]):
    """State -> symbol -> action or next state, decoded on demand."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._lines = text.split("\n")

    def __missing__(self, state: int) -> dict[str, int]:
        row: dict[str, int] = {}
        for entry in self._lines[state].split():
            value, _, symbols = entry.partition(":")
            for symbol in symbols.split(",") if symbols else ():
                row[symbol] = int(value)
        self[state] = row
        return row

    def defaults(self) -> dict[int, int]:
        """The states that reduce whatever the next token is, each with its reduction."""
        return {
            state: int(line) for state, line in enumerate(self._lines) if line[:1] == "-" and ":" not in line
        }


@record
class Tables:
    """What the parser runs on; `shapes[n]` tells the kinds of the parts of production n (see build_tables)."""

    lr: LRTable
    productions: list[MiniProduction]
    defaults: dict[int, int]
    shapes: tuple[str, ...]


@cache
def parser_tables() -> Tables:
    """The LALR(1) tables; a production's `func` is the name of its action, None for the start."""
    lr = LRTable()
    actions = Rows(generated.ACTIONS)
    lr.lr_action = actions
    lr.lr_goto = Rows(generated.GOTOS)
    lr.lr_method = "LALR"
    productions = [
        MiniProduction("", name, length, action, "", 0) for name, length, action, _ in generated.PRODUCTIONS
    ]
    lr.lr_productions = productions
    shapes = tuple(shape for _, _, _, shape in generated.PRODUCTIONS)
    return Tables(lr, productions, actions.defaults(), shapes)


@cache
def token_pattern() -> re.Pattern[str]:
    """Matches one token after blanks; the last group names its terminal, or is `FIXED`."""
    import re

    return re.compile(generated.PATTERN)


KEYWORDS: dict[str, str] = generated.KEYWORDS
"""Terminal of each reserved word."""
FIXED: dict[str, str] = generated.FIXED
"""Terminal of each operator and each kind of punctuation."""
TERMINAL_TEXTS: dict[str, str] = generated.TERMINAL_TEXTS
"""Text of each terminal that has a fixed one."""
