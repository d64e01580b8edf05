"""What newer Pythons refuse as nested too deeply, and Python 3.10 takes, or crashes on."""

from __future__ import annotations

import ast
import re

from .ast_walk import children
from .logical_lines import logical_lines, mask
from .source import Span

MAX_TREE_DEPTH = 900
MAX_CHAIN = 40_000
"""Operators of one expression, each of which nests the tree one level deeper. Between 80,000 and 160,000 of them
overflow the stack of Python 3.10 where it has 8 MiB."""

_TOKEN = re.compile(r"[-+*/%&|^@.,;:=(\[{)\]}]|<<|>>")
_LONG = 2 * MAX_CHAIN  # the shortest operators come with one character between them


def is_too_deep(tree: ast.Module) -> bool:
    """Whether a newer Python would refuse the tree; 3.10 builds trees of any depth."""
    level: list[ast.AST] = [tree]
    for _ in range(MAX_TREE_DEPTH):
        level = [child for node in level for child in children(node)]
        if not level:
            return False
    return True


def endless_chain(text: str) -> Span | None:
    """The first statement with so many operators in one expression that Python 3.10 must not be asked to parse it."""
    if len(text) < _LONG:
        return None
    masked = mask(text)
    for line in logical_lines(masked):
        is_long = line.end - line.start > _LONG
        if is_long and _longest_chain(masked[line.start : line.end]) > MAX_CHAIN:
            return Span(line.start, line.end)
    return None


def _longest_chain(line: str) -> int:
    """The most operators of one expression of a masked logical line; a bracket counts where it opens."""
    longest = 0
    chains = [0]
    for token in _TOKEN.finditer(line):
        char = token.group()[0]
        if char in ",;:=":
            chains[-1] = 0
        elif char in ")]}":
            chains.pop()
            chains = chains or [0]
        else:
            chains[-1] += 1
            longest = max(longest, chains[-1])
            if char in "([{":
                chains.append(0)
    return longest
