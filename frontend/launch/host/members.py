"""What the attributes of `self` and of autograd's `ctx` hold, where a class assigns them once."""

from __future__ import annotations

import ast
from collections import Counter
from functools import cached_property

from ...ast_walk import walk
from ...host_names import last_name
from .names import Held, Names, names_of, stored_attributes

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
CONTEXT = "ctx"
"""What autograd functions call the object that carries values from forward to backward."""
Method = ast.FunctionDef | ast.AsyncFunctionDef


class Owner:
    """A class that host code defines; `outer` are the names of the scope that it stands in."""

    def __init__(self, node: ast.ClassDef, outer: Names) -> None:
        self.node = node
        self.outer = outer
        self._names: dict[int, Names | None] = {}

    @property
    def methods(self) -> list[Method]:
        return [each for each in self.node.body if isinstance(each, FUNCTIONS)]

    @cached_property
    def stores(self) -> dict[tuple[str, str], list[tuple[ast.expr, Method, int]]]:
        """The values that methods assign to attributes, by receiver and name, each with its method and line."""
        found: dict[tuple[str, str], list[tuple[ast.expr, Method, int]]] = {}
        for method in self.methods:
            name = receiver(method)
            for node in walk(method) if name else ():
                if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
                    for attr in _stored(node, name):
                        found.setdefault((name or "", attr), []).append((node.value, method, node.lineno))
        return found

    @cached_property
    def stored(self) -> Counter[str]:
        """How often attributes of these names are assigned in the class, whatever they belong to."""
        return stored_attributes(self.node)

    @cached_property
    def saved(self) -> tuple[ast.Call, Names] | None:
        """The one call of `ctx.save_for_backward`."""
        found = [
            (node, method)
            for method in self.methods
            for node in walk(method)
            if isinstance(node, ast.Call) and last_name(node.func) == "save_for_backward"
        ]
        names = self.names(found[0][1]) if len(found) == 1 else None
        return (found[0][0], names) if names is not None else None

    def names(self, method: Method) -> Names | None:
        """The names of a method, as any caller sees them; None while they are being made."""
        if method.lineno not in self._names:
            self._names[method.lineno] = None
            self._names[method.lineno] = names_of(method.body, Names(self.outer), method.args, owner=self)
        return self._names[method.lineno]

    def member(self, name: str, attr: str) -> Held | None:
        """The one value that is ever assigned to an attribute: in the file, or of a `ctx` in the class."""
        if not self._is_plain:
            return None
        stores = self.stores.get((name, attr), [])
        counts = self.stored if name == CONTEXT else self.outer.module.stored
        if counts[attr] == 1:
            return self._held(*stores[0]) if len(stores) == 1 else None
        is_receiver = any(receiver(method) == name for method in self.methods)
        return self._of_class(attr) if is_receiver and not counts[attr] else None

    def _held(self, value: ast.expr, method: Method, line: int) -> Held | None:
        names = self.names(method)
        return None if names is None else Held(value, names, line)

    def _of_class(self, attr: str) -> Held | None:
        """`attr = 1` in the body of the class, if no other class of the file has that attribute."""
        for statement in self.node.body:
            match statement:
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name == attr:
                    is_only = self.outer.module.class_attributes[attr] == 1
                    return Held(value, self.outer, statement.lineno) if is_only else None
                case _:
                    pass
        return None

    @cached_property
    def _is_plain(self) -> bool:
        """No attribute is assigned by a name that is computed."""
        return not {"setattr", "__dict__", "__setattr__"} & self.outer.module.words


def receiver(method: Method) -> str | None:
    """`self`, or the `ctx` of autograd's static methods: the name of the first parameter."""
    positional = [*method.args.posonlyargs, *method.args.args]
    first = positional[0].arg if positional else None
    return first if first == CONTEXT or not method.decorator_list else None


def _stored(node: ast.Assign | ast.AnnAssign, name: str | None) -> list[str]:
    """The attributes of `name` that an assignment gives its whole value to."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [
        target.attr
        for target in targets
        if isinstance(target, ast.Attribute)
        and isinstance(target.value, ast.Name)
        and target.value.id == name
    ]
