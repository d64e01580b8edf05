"""Finding the places where host code launches a kernel of the file."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...grammar.record import record
from .kinds import Kind, Names, kind_of, names_of


@record
class Argument:
    """One argument at a launch: `name` is its keyword, None for a positional one."""

    name: str | None
    node: ast.expr
    kind: Kind


@record
class Launch:
    """`kernel[grid](arguments)`. `is_exact` is false where `*args` or `**kwargs` hide some arguments.

    `names` are those of the function that launches.
    """

    kernel: str
    node: ast.Call
    grid: ast.expr
    grid_kind: Kind
    arguments: tuple[Argument, ...]
    is_exact: bool
    names: Names


def find_launches(module: ast.Module, kernels: frozenset[str]) -> Iterator[Launch]:
    """Every launch of one of the named kernels, in source order of the functions."""
    yield from _in_scope(module.body, names_of(module.body, None), frozenset(), kernels)


def _in_scope(
    body: list[ast.stmt], names: Names, outer: frozenset[str], kernels: frozenset[str]
) -> Iterator[Launch]:
    """The launches in the statements of one scope, then those in the functions inside it.

    `outer` are the kernels that are visible from outside; `kernels` the names of all of them.
    """
    own = _definitions(body)
    hidden = frozenset(names.kinds) if names.outer is not None else frozenset()
    visible = (outer - hidden) | (kernels & frozenset(definition.name for definition in own))
    bound: dict[str, ast.Subscript] = {}
    stack: list[ast.AST] = list(reversed(body))
    while stack:
        node = stack.pop()
        if isinstance(node, DEFINITIONS):
            continue
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Subscript):
            _remember(node, node.value, bound, visible)
        if isinstance(node, ast.Call):
            launch = _launch(node, names, bound, visible)
            if launch is not None:
                yield launch
        stack.extend(reversed(list(ast.iter_child_nodes(node))))
    for definition in own:
        if isinstance(definition, ast.ClassDef):
            yield from _in_scope(definition.body, names, visible, kernels)
        else:
            inner = names_of(definition.body, names, definition.args)
            yield from _in_scope(definition.body, inner, visible, kernels)


DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)


def _definitions(body: list[ast.stmt]) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """The functions and classes that a scope defines, under conditions too."""
    found: list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef] = []
    stack: list[ast.AST] = list(reversed(body))
    while stack:
        node = stack.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.append(node)
        elif isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            stack.extend(reversed(list(ast.iter_child_nodes(node))))
    return found


def _remember(
    node: ast.Assign, value: ast.Subscript, bound: dict[str, ast.Subscript], kernels: frozenset[str]
) -> None:
    """`launcher = kernel[grid]`."""
    for target in node.targets:
        if isinstance(target, ast.Name) and _kernel_name(value.value) in kernels:
            bound[target.id] = value


def _launch(
    node: ast.Call, names: Names, bound: dict[str, ast.Subscript], kernels: frozenset[str]
) -> Launch | None:
    subscript = bound.get(node.func.id) if isinstance(node.func, ast.Name) else node.func
    if not isinstance(subscript, ast.Subscript):
        return None
    kernel = _kernel_name(subscript.value)
    if kernel not in kernels:
        return None
    positional = [Argument(None, argument, kind_of(argument, names)) for argument in node.args]
    keywords = [
        Argument(keyword.arg, keyword.value, kind_of(keyword.value, names))
        for keyword in node.keywords
        if keyword.arg is not None
    ]
    hidden = any(isinstance(argument, ast.Starred) for argument in node.args) or any(
        keyword.arg is None for keyword in node.keywords
    )
    grid = subscript.slice
    arguments = () if any(isinstance(a, ast.Starred) for a in node.args) else (*positional, *keywords)
    return Launch(kernel, node, grid, kind_of(grid, names), arguments, not hidden, names)


def _kernel_name(node: ast.expr) -> str:
    """`kernel` in `kernel[grid]` and `wrap_triton(kernel)[grid]`."""
    if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
        func = node.func
        name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
        node = node.args[0] if name in ("wrap_triton", "capture_triton") else node
    return node.id if isinstance(node, ast.Name) else ""
