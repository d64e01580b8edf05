"""The names that statements of host code bind, store and read."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from .ast_walk import walk


def bound_in_several(node: ast.If) -> frozenset[str]:
    """The names that more than one branch of an `if` binds, other branches inside them apart."""
    once: set[str] = set()
    several: set[str] = set()
    rest: Sequence[ast.stmt] = [node]
    while len(rest) == 1 and isinstance(clause := rest[0], ast.If):
        bound = set(_bound_names(clause.body))
        several |= once & bound
        once |= bound
        rest = clause.orelse
    return frozenset(several | once & set(_bound_names(rest)))


def _bound_names(body: Sequence[ast.stmt]) -> Iterable[str]:
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                yield from (alias.asname or alias.name for alias in aliases)
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case _:
                pass


def target_names(target: ast.AST) -> Iterable[str]:
    """The names in the target of a loop or an assignment."""
    return (node.id for node in walk(target) if isinstance(node, ast.Name))


def stored_names(node: ast.stmt) -> Iterable[str]:
    """The names that a statement and what is inside it assign."""
    return (
        child.id for child in walk(node) if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store)
    )


def words_in(node: ast.expr) -> Iterable[str]:
    """The names and attributes in an expression."""
    for child in walk(node):
        if isinstance(child, ast.Name):
            yield child.id
        elif isinstance(child, ast.Attribute):
            yield child.attr


def root_name(node: ast.expr) -> str | None:
    """`a` of `a.b[c].d`; None where another expression stands there."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c` and of `c`; empty for any other expression."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""
