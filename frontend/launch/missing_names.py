"""Names of Triton's that host code uses and the version has not (KF808)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...grammar.api.catalogue import Catalogue
from ..ast_spans import span_of
from ..ast_walk import children
from ..host import GUARD_WORDS, Host
from ..host_names import root_name, target_names, words_in
from ..interpreter.missing import api_message
from ..interpreter.session import Finding
from ..source import Source
from ..values import ApiModule
from ..vocabulary import Missing, lookup

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def check(
    tree: ast.Module, host: Host, source: Source, catalogue: Catalogue, kernels: frozenset[int]
) -> Iterator[Finding]:
    """The first use of each missing name; `kernels` are the rows of the `def` of kernels, which are not looked into.

    Code under a condition on versions or platforms, or in a `try` that handles errors, may be right elsewhere.
    """
    if host.module.is_open:
        return
    told = {missing.path for missing in host.missing_imports}
    for node in _attributes(tree, kernels):
        module = _module(node.value, host, catalogue)
        if module is None:
            continue
        found = lookup(catalogue, f"{module.path}.{node.attr}")
        if isinstance(found, Missing) and found.path not in told:
            told.add(found.path)
            _, message, notes = api_message(found.path, ast.unparse(node), catalogue.version)
            yield Finding("KF808", span_of(source, node), message, None, notes)


def _attributes(tree: ast.Module, kernels: frozenset[int]) -> Iterator[ast.Attribute]:
    """What is certainly read when the code runs, of names that no function binds itself."""
    stack: list[tuple[ast.AST, frozenset[str]]] = [(tree, frozenset())]
    while stack:
        node, own = stack.pop()
        if isinstance(node, ast.Try) and node.handlers:
            continue
        if isinstance(node, ast.If | ast.IfExp) and _is_guard(node.test):
            continue
        if isinstance(node, FUNCTIONS):
            if node.lineno in kernels:
                stack.extend((decorator, own) for decorator in reversed(node.decorator_list))
                continue
            own |= _bound_in(node)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and root_name(node) not in own:
            yield node
        stack.extend((child, own) for child in reversed(children(node)))


def _module(node: ast.expr, host: Host, catalogue: Catalogue) -> ApiModule | None:
    """The module of Triton's that a dotted name stands for."""
    if isinstance(node, ast.Name):
        found = host.module.lookup(node.id)
    elif isinstance(node, ast.Attribute) and (owner := _module(node.value, host, catalogue)) is not None:
        found = lookup(catalogue, f"{owner.path}.{node.attr}")
    else:
        return None
    return found if isinstance(found, ApiModule) else None


def _is_guard(test: ast.expr) -> bool:
    """Does the condition ask for a version, a platform or the presence of something?"""
    return any(
        guard in word.lower() for word in words_in(test) for guard in (*GUARD_WORDS, "has_", "support")
    )


def _bound_in(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    arguments = function.args
    named = (
        *arguments.posonlyargs,
        *arguments.args,
        *arguments.kwonlyargs,
        arguments.vararg,
        arguments.kwarg,
    )
    found = {each.arg for each in named if each is not None}
    for statement in function.body:
        for node in (statement, *children(statement)):
            if isinstance(node, ast.Assign):
                found.update(name for target in node.targets for name in target_names(target))
            elif isinstance(node, ast.Import | ast.ImportFrom):
                found.update(alias.asname or alias.name.partition(".")[0] for alias in node.names)
    return found
