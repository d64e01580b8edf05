"""Statements that parse, but that CPython refuses where they stand when it compiles the module.

`ast.parse` accepts them; importing the module raises SyntaxError all the same.
"""

from __future__ import annotations
import __future__

import ast
import sys
from collections.abc import Iterator

from ..grammar.record import record

RETURN_HINT = "indent it into the function that it belongs to"
_ANYWHERE = frozenset(
    {ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Import, ast.Raise, ast.Assert, ast.Pass}
)
"""The frequent statements that may stand anywhere and hold no others."""
_TRIES = (ast.Try, ast.TryStar) if sys.version_info >= (3, 11) else (ast.Try,)


@record
class Misplaced:
    """A statement, why CPython refuses it, and what to do about it."""

    node: ast.stmt
    message: str
    hint: str | None = None


@record
class _Around:
    """What a statement stands in: the nearest function or class, and a loop of that."""

    is_module: bool = True
    is_function: bool = False
    is_async: bool = False
    is_loop: bool = False


def misplaced(tree: ast.Module) -> Iterator[Misplaced]:
    """The misplaced statements of a module, in no order."""
    # A stack: each `elif` nests one level deeper, and there may be thousands.
    pending: list[tuple[list[ast.stmt], _Around]] = [(tree.body, _Around())]
    while pending:
        body, around = pending.pop()
        for node in body:
            if type(node) in _ANYWHERE:
                continue
            if (why := _refusal(node, around)) is not None:
                yield why
            pending += _suites(node, around)


def _refusal(node: ast.stmt, around: _Around) -> Misplaced | None:
    match node:
        case ast.Return() if not around.is_function:
            return Misplaced(node, "`return` outside a function", RETURN_HINT)
        case ast.Break() if not around.is_loop:
            return Misplaced(node, "`break` outside a loop")
        case ast.Continue() if not around.is_loop:
            return Misplaced(node, "`continue` outside a loop")
        case ast.AsyncFor() | ast.AsyncWith() if around.is_function and not around.is_async:
            return Misplaced(node, "`async` outside an `async def`")
        case ast.ImportFrom(names=[ast.alias(name="*")]) if not around.is_module:
            return Misplaced(node, "`import *` is only allowed at module level")
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            return _duplicate_argument(node)
        case _:
            return None


def _duplicate_argument(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Misplaced | None:
    arguments = node.args
    seen: set[str] = set()
    for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        if each.arg in seen:
            return Misplaced(node, f"two parameters are called `{each.arg}`")
        seen.add(each.arg)
    return None


def _suites(node: ast.stmt, around: _Around) -> list[tuple[list[ast.stmt], _Around]]:
    """The blocks of a statement, and what they stand in."""
    match node:
        case ast.FunctionDef():
            return [(node.body, _Around(is_module=False, is_function=True))]
        case ast.AsyncFunctionDef():
            return [(node.body, _Around(is_module=False, is_function=True, is_async=True))]
        case ast.ClassDef():
            return [(node.body, _Around(is_module=False))]
        case ast.For() | ast.AsyncFor() | ast.While():
            inside = _Around(around.is_module, around.is_function, around.is_async, is_loop=True)
            return [(node.body, inside), (node.orelse, around)]
        case ast.Match():
            return [(case.body, around) for case in node.cases]
        case ast.If():
            return [(node.body, around), (node.orelse, around)]
        case ast.With() | ast.AsyncWith():
            return [(node.body, around)]
        case _ if isinstance(node, _TRIES):
            parts = [node.body, node.orelse, node.finalbody, *(handler.body for handler in node.handlers)]
            return [(part, around) for part in parts]
        case _:
            return []


def late_futures(tree: ast.Module) -> Iterator[Misplaced]:
    """Imports from `__future__` behind other code, and of what it does not have."""
    is_late = False
    for index, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom) and node.module == "__future__" and node.level == 0:
            if is_late:
                yield Misplaced(
                    node,
                    "imports from `__future__` must come first in the file",
                    "move it above all other imports, below the docstring",
                )
            elif unknown := [
                each.name for each in node.names if each.name not in __future__.all_feature_names
            ]:
                yield Misplaced(node, f"`__future__` has no `{unknown[0]}`")
        elif not (index == 0 and _is_docstring(node)):
            is_late = True


def _is_docstring(node: ast.stmt) -> bool:
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )
