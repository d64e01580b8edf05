"""Which expression a call passes for which parameter of a host function."""

from __future__ import annotations

import ast

from ...ast_walk import walk
from .members import Owner
from .names import Held, Names, default_values, names_of

Function = ast.FunctionDef | ast.AsyncFunctionDef


def passed_by(
    call: ast.Call, function: Function, outer: Names, names: Names, line: int, first: int = 0
) -> dict[str, Held] | None:
    """What a call passes for each parameter, defaults too; None where that isn't clear.

    `outer` is the scope that defines the function, `names` and `line` are the place of the call. `first` is
    how many parameters come from elsewhere: `self`, `ctx`.
    """
    arguments = function.args
    positional = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args)][first:]
    known = {*positional, *(argument.arg for argument in arguments.kwonlyargs)}
    has_stars = any(isinstance(each, ast.Starred) for each in call.args)
    if has_stars or any(keyword.arg is None for keyword in call.keywords):
        return None
    if len(call.args) > len(positional) and arguments.vararg is None:
        return None
    found = {name: Held(node, names, line) for name, node in zip(positional, call.args, strict=False)}
    for keyword in call.keywords:
        name = keyword.arg or ""
        if name in found or (name not in known and arguments.kwarg is None):
            return None
        if name in known:
            found[name] = Held(keyword.value, names, line)
    for name, default in default_values(arguments).items():
        if name in known and name not in found:
            found[name] = Held(default, outer, function.lineno)
    return found if known <= found.keys() else None


def called(function: Function, outer: Names, given: dict[str, Held], owner: Owner | None = None) -> Names:
    """The names of a function that is called with these arguments; `owner` is the class of a method."""
    return names_of(function.body, outer, function.args, given, owner)


def is_generator(function: Function) -> bool:
    """Does a call give an iterator, or something to wait for?"""
    is_async = isinstance(function, ast.AsyncFunctionDef)
    return is_async or any(isinstance(node, ast.Yield | ast.YieldFrom) for node in walk(function))
