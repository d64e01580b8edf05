"""What a launching function leaves to its callers: flags and modes that it only hands on."""

from __future__ import annotations

import ast

from ...ast_walk import walk
from .parameters import Function

FLAGS = ("bool", "str")
SPELLINGS = ("lower", "upper", "strip")


def is_choice(node: ast.expr, function: Function | None) -> bool:
    """Is it a flag or a mode that callers choose: `approximate`, `bias is not None`, `1 if mode == "tanh" else 0`?

    Only of functions that others call (no leading underscore), and of parameters that are assigned nowhere.
    """
    if function is None or function.name.startswith("_"):
        return False
    match node:
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return is_choice(operand, function)
        case ast.Compare(left=ast.Name(id=name), ops=[op], comparators=[ast.Constant(value=other)]):
            is_test = (
                isinstance(op, ast.Is | ast.IsNot) if other is None else isinstance(op, ast.Eq | ast.NotEq)
            )
            return is_test and isinstance(other, str | None) and _is_left_alone(name, function)
        case ast.IfExp(test=test, body=ast.Constant(value=one), orelse=ast.Constant(value=other)):
            return one != other and is_choice(test, function)
        case ast.Call(func=ast.Attribute(value=ast.Name() as owner, attr=method), args=[]):
            return method in SPELLINGS and is_choice(owner, function)
        case ast.Name(id=name):
            return _is_flag(name, function) and _is_left_alone(name, function)
        case _:
            return False


def _is_flag(name: str, function: Function) -> bool:
    """A parameter annotated or defaulted as a bool or a string."""
    arguments = function.args
    named = [*arguments.posonlyargs, *arguments.args]
    defaults = dict(zip((each.arg for each in reversed(named)), reversed(arguments.defaults), strict=False))
    defaults |= {
        each.arg: default
        for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if default is not None
    }
    default = defaults.get(name)
    if isinstance(default, ast.Constant) and isinstance(default.value, bool | str):
        return True
    return any(
        each.arg == name and isinstance(each.annotation, ast.Name) and each.annotation.id in FLAGS
        for each in (*named, *arguments.kwonlyargs)
    )


def _is_left_alone(name: str, function: Function) -> bool:
    """A parameter that the function assigns nowhere, but for its spelling: `mode = mode.lower()`."""
    arguments = function.args
    if all(each.arg != name for each in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs)):
        return False
    nodes = walk(function)
    respelled = {
        id(node.targets[0]) for node in nodes if isinstance(node, ast.Assign) and _respells(node, name)
    }
    return not any(
        isinstance(node, ast.Name)
        and node.id == name
        and not isinstance(node.ctx, ast.Load)
        and id(node) not in respelled
        for node in nodes
    )


def _respells(node: ast.Assign, name: str) -> bool:
    match node.value:
        case ast.Call(func=ast.Attribute(value=ast.Name(id=owner), attr=method), args=[]):
            return owner == name and method in SPELLINGS
        case _:
            return False
