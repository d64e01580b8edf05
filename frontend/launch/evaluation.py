"""What host expressions are worth. (First version, to be replaced.)"""

from __future__ import annotations

import ast

from ..values import Known
from .names import Names


def constant(node: ast.expr, names: Names, line: int) -> Known | None:
    node = names.resolve(node, line)
    if isinstance(node, ast.Constant) and isinstance(node.value, bool | int | float | str | None):
        return Known(node.value)
    return None


def tensor_dtype(node: ast.expr, names: Names, line: int) -> str | None:
    return None
