"""The calls of host functions in a file: which function each one calls."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field

from ....grammar.record import record
from ...host_names import last_name
from .names import Names
from .parameters import Function

TRANSPARENT = frozenset(
    {
        "staticmethod",
        "classmethod",
        "no_grad",
        "inference_mode",
        "custom_fwd",
        "custom_bwd",
        "once_differentiable",
    }
)
"""Decorators that hand on what they are called with."""


@record(eq=False)
class CallSite:
    """A call in host code; `function` is the one that it stands in, None for the module's own statements.

    The call leaves out the first `skipped` parameters: `self`, `ctx`.
    """

    node: ast.Call
    names: Names
    function: Function | None
    skipped: int


@dataclass(slots=True)
class Callers:
    """The calls of each function of a file, and its names; by the line of the `def`."""

    calls: dict[int, list[CallSite]] = field(default_factory=dict)
    scopes: dict[int, Names] = field(default_factory=dict)

    def add(
        self, node: ast.Call, names: Names, function: Function | None, owner: ast.ClassDef | None
    ) -> None:
        """Note a call; `owner` is the class whose method it stands in."""
        found = _target(node.func, names, node.lineno, owner)
        if found is not None and all(_is_transparent(each) for each in found[0].decorator_list):
            self.calls.setdefault(found[0].lineno, []).append(CallSite(node, names, function, found[1]))


def _is_transparent(decorator: ast.expr) -> bool:
    """`custom_fwd(cast_inputs=...)` is not: it changes dtypes."""
    if not isinstance(decorator, ast.Call):
        return last_name(decorator) in TRANSPARENT
    casts = any(keyword.arg == "cast_inputs" for keyword in decorator.keywords)
    return last_name(decorator.func) in TRANSPARENT and not casts


def _target(
    func: ast.expr, names: Names, line: int, owner: ast.ClassDef | None
) -> tuple[Function, int] | None:
    """The function that is called, and how many of its parameters the call leaves out."""
    if isinstance(func, ast.Name):
        function = names.function(func.id)
        if function is not None:
            return function, 0
        func = names.resolve(func, line)
    match func:
        case ast.Attribute(value=ast.Name(id="self"), attr=attr) if owner is not None:
            return _bound_method(owner, attr)
        case ast.Attribute(value=ast.Name(id=name), attr="apply") if (node := names.class_(name)) is not None:
            return None if _method(node, "setup_context") else _bound_method(node, "forward", 1)
        case ast.Attribute(value=ast.Name(id=name), attr=attr) if (node := names.class_(name)) is not None:
            method = _method(node, attr)
            kinds = {last_name(each) for each in method.decorator_list} if method else set()
            return (
                (method, int("classmethod" in kinds))
                if method and kinds & {"staticmethod", "classmethod"}
                else None
            )
        case ast.Attribute(value=owner_value, attr=attr):
            node = _instance_of(owner_value, names, line)
            return None if node is None else _bound_method(node, attr)
        case ast.Call():
            node = _instance_of(func, names, line)
            return None if node is None else _bound_method(node, "__call__") or _bound_method(node, "forward")
        case _:
            return None


def _instance_of(node: ast.expr, names: Names, line: int) -> ast.ClassDef | None:
    """The class of `C(...)`, under a name too, with `.cuda()` or `.to(...)` behind it."""
    node = names.resolve(node, line)
    while isinstance(node, ast.Call):
        if isinstance(node.func, ast.Name):
            return names.class_(node.func.id)
        if not (isinstance(node.func, ast.Attribute) and node.func.attr in ("cuda", "to", "eval")):
            break
        node = node.func.value
    return None


def _method(owner: ast.ClassDef, name: str) -> Function | None:
    """The method that a class defines itself, once."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    found = [each for each in owner.body if isinstance(each, functions) and each.name == name]
    return found[0] if len(found) == 1 else None


def _bound_method(owner: ast.ClassDef, name: str, skipped: int | None = None) -> tuple[Function, int] | None:
    method = _method(owner, name)
    if method is None:
        return None
    is_static = any(last_name(each) == "staticmethod" for each in method.decorator_list)
    return method, skipped if skipped is not None else int(not is_static)
