"""Finding the places where host code launches a kernel of the file."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping

from ...grammar.record import record, replace
from ..ast_walk import children, walk
from ..host_names import last_name
from .host.callers import Callers
from .host.evaluation import evaluate, kind_at
from .host.flow import Block
from .host.kinds import Kind
from .host.members import Owner
from .host.names import Binding, Names, names_of
from .host.values import items_of

DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
WRAPPERS = ("wrap_triton", "capture_triton")


@record
class Argument:
    """One argument at a launch: `name` is its keyword, None for a positional one."""

    name: str | None
    node: ast.expr
    kind: Kind


@record
class Launch:
    """`kernel[grid](arguments)`. `kernel` is the row of the `def` of what is launched.

    `is_exact` is false where `*args` or `**kwargs` hide some arguments: positional ones after the first such
    `*args` are left out. `names` are those of the scope that launches, `function` the function it is in.
    """

    kernel: int
    node: ast.Call
    grid: ast.expr
    grid_kind: Kind
    arguments: tuple[Argument, ...]
    is_exact: bool
    names: Names
    function: ast.FunctionDef | ast.AsyncFunctionDef | None
    callers: Callers

    @property
    def line(self) -> int:
        return self.node.lineno


Rows = frozenset[int]
"""The kernels that an expression may stand for, by the rows of their `def`; each of them if it is certain."""
Classes = Mapping[str, Mapping[str, Rows]]
"""The kernels that are attributes of classes."""


@record
class _Scope:
    """`kernels` are the names that stand for kernels here, `own` those of the class that a method is in."""

    callers: Callers
    names: Names
    kernels: Mapping[str, Rows]
    classes: Classes
    own: Mapping[str, Rows]
    function: ast.FunctionDef | ast.AsyncFunctionDef | None
    owner: Owner | None = None
    is_class: bool = False


def find_launches(module: ast.Module, names: Names, kernels: Mapping[int, str]) -> Iterator[Launch]:
    """Every launch of a kernel, in source order of the functions; `kernels` are names by the row of the `def`.

    `names` are those of the module.
    """
    yield from _in_scope(module.body, _Scope(Callers(), names, {}, {}, {}, None), kernels)


def _in_scope(body: list[ast.stmt], outer: _Scope, kernels: Mapping[int, str]) -> Iterator[Launch]:
    """The launches in the statements of one scope, then those in the functions inside it.

    `outer.kernels` are those visible from outside, `outer.names` the names of this scope.
    """
    own = _definitions(body)
    scope = _visible(body, own, outer, kernels)
    for node, place in _calls(body, scope):
        scope.callers.add(node, place.names, place.function, place.owner and place.owner.node)
        yield from _launches(node, place)
    if outer.is_class:  # what a class body binds is not visible in its methods
        scope = replace(scope, kernels=outer.kernels, is_class=False)
    for definition, _ in own:
        if isinstance(definition, ast.ClassDef):
            members = scope.classes.get(definition.name, {})
            owner = Owner(definition, scope.names)
            inner = replace(scope, names=Names(scope.names), own=members, owner=owner, is_class=True)
            yield from _in_scope(definition.body, inner, kernels)
        elif definition.lineno not in kernels:
            owner = scope.owner if outer.is_class else None
            names = names_of(definition.body, scope.names, definition.args, owner=owner)
            scope.callers.scopes[definition.lineno] = names
            yield from _in_scope(definition.body, replace(scope, names=names, function=definition), kernels)


def _calls(nodes: Iterable[ast.AST], scope: _Scope) -> Iterator[tuple[ast.Call, _Scope]]:
    """The calls in statements and expressions, functions and classes left out, in source order."""
    stack = [(node, scope) for node in reversed([*nodes])]
    while stack:
        node, place = stack.pop()
        if isinstance(node, DEFINITIONS):
            continue
        if isinstance(node, ast.Call):
            yield node, place
        if isinstance(node, ast.Lambda):
            place = _with_names(place, _parameters(node.args), node, is_immediate=False)
        elif isinstance(node, COMPREHENSIONS):
            targets = [part for each in node.generators for part in walk(each.target)]
            stored = [part.id for part in targets if isinstance(part, ast.Name)]
            place = _with_names(place, stored, node, is_immediate=True)
        stack.extend((child, place) for child in reversed(children(node)))


def _parameters(arguments: ast.arguments) -> list[str]:
    stars = [each for each in (arguments.vararg, arguments.kwarg) if each is not None]
    every = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *stars)
    return [argument.arg for argument in every]


def _with_names(scope: _Scope, bound: Iterable[str], node: ast.expr, is_immediate: bool) -> _Scope:
    """The scope inside a lambda or a comprehension, which binds some names."""
    names = Names(scope.names, is_immediate=is_immediate)
    for name in bound:
        names.bind(name, Kind.UNKNOWN, Binding(node.lineno, None, Block(0, 0)))
    kernels = {name: rows for name, rows in scope.kernels.items() if name not in names.bindings}
    return replace(scope, names=names, kernels=kernels)


def _visible(
    body: list[ast.stmt],
    own: list[tuple[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, bool]],
    outer: _Scope,
    kernels: Mapping[int, str],
) -> _Scope:
    """The scope with the kernels and the classes that it defines itself, and names that stand for them."""
    names = outer.names
    visible = dict(outer.kernels)  # one for each function, and there may be thousands of kernels
    for hidden in visible.keys() & (names.kinds.keys() | names.functions.keys()):
        del visible[hidden]
    by_name: dict[str, list[tuple[int, bool]]] = {}
    for definition, is_nested in own:
        if isinstance(definition, FUNCTIONS):
            by_name.setdefault(definition.name, []).append((definition.lineno, is_nested))
    for name, places in by_name.items():
        last, is_nested = places[-1]
        is_clear = len(places) == 1 or not is_nested
        if last in kernels and is_clear and name not in names.bindings:
            visible[name] = frozenset({last})
    scope = replace(outer, kernels=visible)
    for name in names.bindings:
        rows = _assigned(name, scope)
        if rows and (len(names.bindings[name]) == 1 or _reads(body, name) == 1):
            visible[name] = rows
    classes = dict(outer.classes)
    for definition, _ in own:
        if isinstance(definition, ast.ClassDef):
            classes[definition.name] = _members(definition, scope, kernels)
    return replace(scope, classes=classes)


def _reads(body: list[ast.stmt], name: str) -> int:
    """How often statements read a name: what is assigned to a name that is read once gets there."""
    return sum(
        isinstance(node, ast.Name) and node.id == name and isinstance(node.ctx, ast.Load)
        for statement in body
        for node in walk(statement)
    )


def _assigned(name: str, scope: _Scope) -> Rows:
    """The kernels that a name holds one of, if all that is assigned to it are kernels."""
    found: set[int] = set()
    for binding in scope.names.bindings[name]:
        rows = frozenset[int]() if binding.value is None else _rows(binding.value, scope)
        if not rows:
            return frozenset()
        found |= rows
    return frozenset(found)


def _members(node: ast.ClassDef, scope: _Scope, kernels: Mapping[int, str]) -> dict[str, Rows]:
    """The kernels that a class defines, or that its methods assign to attributes of `self`."""
    found: dict[str, Rows] = {}
    assigned: dict[str, list[ast.expr]] = {}
    for statement in node.body:
        if isinstance(statement, FUNCTIONS) and statement.lineno in kernels:
            found[statement.name] = frozenset({statement.lineno})
    for child in walk(node):
        if isinstance(child, ast.Assign):
            for target in child.targets:
                if isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name):
                    assigned.setdefault(target.attr, []).append(child.value)
    for name, values in assigned.items():
        found.pop(name, None)
        if len(values) == 1 and (rows := _rows(values[0], scope)):
            found[name] = rows
    return found


def _definitions(
    body: list[ast.stmt],
) -> list[tuple[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, bool]]:
    """The functions and classes that a scope defines, and whether that is under a condition."""
    found: list[tuple[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef, bool]] = []
    stack: list[tuple[ast.AST, bool]] = [(node, False) for node in reversed(body)]
    while stack:
        node, is_nested = stack.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append((node, is_nested))
        elif isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            stack.extend((child, True) for child in reversed(children(node)))
    return found


def _rows(node: ast.expr, scope: _Scope) -> Rows:
    """The kernels that `kernel`, `a if c else b`, `wrap_triton(kernel)`, `self.kernel`, `kernels[name]` stand for."""
    match node:
        case ast.Name(id=name):
            return scope.kernels.get(name, frozenset())
        case ast.IfExp(body=body, orelse=orelse):
            one, other = _rows(body, scope), _rows(orelse, scope)
            return one | other if one and other else frozenset()
        case ast.Call(args=[inner], keywords=[]) if last_name(node.func) in WRAPPERS:
            return _rows(inner, scope)
        case ast.Subscript(value=owner, slice=key):
            return _rows_in(scope.names.resolve(owner, node.lineno), key, scope)
        case ast.Attribute(value=ast.Name(id="self" | "cls"), attr=attr):
            return scope.own.get(attr, frozenset())
        case ast.Attribute(value=ast.Name(id=name) | ast.Call(func=ast.Name(id=name)), attr=attr):
            is_class = name not in scope.names.bindings
            return scope.classes.get(name, {}).get(attr, frozenset()) if is_class else frozenset()
        case _:
            return frozenset()


def _rows_in(table: ast.expr, key: ast.expr, scope: _Scope) -> Rows:
    """The kernels that `{"fwd": fwd, "bwd": bwd}[key]` may stand for."""
    if not isinstance(table, ast.Dict):
        return frozenset()
    found = [_rows(value, scope) for value in table.values]
    if isinstance(key, ast.Constant):
        pairs = zip(table.keys, found, strict=True)
        found = [rows for each, rows in pairs if isinstance(each, ast.Constant) and each.value == key.value]
    return frozenset[int]().union(*found) if all(found) else frozenset()


def _launches(node: ast.Call, scope: _Scope) -> Iterator[Launch]:
    """A launch for each kernel that the call may start."""
    subscript = scope.names.resolve(node.func, node.lineno)
    if not isinstance(subscript, ast.Subscript):
        return
    rows = _rows(subscript.value, scope)
    if not rows:
        return
    names, grid = scope.names, subscript.slice
    arguments, is_exact = arguments_of(node, names)
    for row in sorted(rows):
        if scope.function is None and row > node.lineno:
            continue  # a later definition of that name
        yield Launch(
            row,
            node,
            grid,
            kind_at(grid, names, node.lineno),
            arguments,
            is_exact,
            names,
            scope.function,
            scope.callers,
        )


def arguments_of(node: ast.Call, names: Names) -> tuple[tuple[Argument, ...], bool]:
    """What a call passes, as far as these names tell, and whether that is all."""
    positional, sees_all = _positional(node, names)
    keywords, sees_each = _keywords(node, names)
    pairs = (*((None, each) for each in positional), *keywords)
    arguments = (Argument(name, given, kind_at(given, names, node.lineno)) for name, given in pairs)
    return tuple(arguments), sees_all and sees_each


def _positional(node: ast.Call, names: Names) -> tuple[list[ast.expr], bool]:
    """Positional arguments up to a `*args` of unknown length; false if there is one."""
    found: list[ast.expr] = []
    for argument in node.args:
        if not isinstance(argument, ast.Starred):
            found.append(argument)
            continue
        value = names.resolve(argument.value, node.lineno)
        is_display = isinstance(value, ast.Tuple | ast.List)
        if is_display and not any(isinstance(part, ast.Starred) for part in value.elts):
            found += value.elts
            continue
        items = items_of(evaluate(argument.value, names, node.lineno))
        if items is None:
            return found, False
        found += [_item(argument.value, at) for at in range(len(items))]
    return found, True


def _item(node: ast.expr, at: int) -> ast.expr:
    """`x.stride()[0]`, for one of the arguments that `*x.stride()` passes."""
    return ast.copy_location(ast.Subscript(node, ast.copy_location(ast.Constant(at), node), ast.Load()), node)


def _keywords(node: ast.Call, names: Names) -> tuple[list[tuple[str, ast.expr]], bool]:
    """Keyword arguments, those of `**options` too where its dict can be seen; false if one cannot."""
    found: list[tuple[str, ast.expr]] = []
    sees_all = True
    for keyword in node.keywords:
        if keyword.arg is not None:
            found.append((keyword.arg, keyword.value))
            continue
        items = _items(names.resolve(keyword.value, node.lineno))
        sees_all = sees_all and items is not None
        found += items or []
    return found, sees_all


def _items(node: ast.expr) -> list[tuple[str, ast.expr]] | None:
    """The items of `{"a": 1}` and `dict(a=1)`."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
        if node.args or any(keyword.arg is None for keyword in node.keywords):
            return None
        return [(keyword.arg or "", keyword.value) for keyword in node.keywords]
    if not isinstance(node, ast.Dict):
        return None
    found: list[tuple[str, ast.expr]] = []
    for key, value in zip(node.keys, node.values, strict=True):
        if not (isinstance(key, ast.Constant) and isinstance(key.value, str)):
            return None
        found.append((key.value, value))
    return found
