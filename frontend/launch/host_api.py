"""Keywords of `triton.jit`, `triton.autotune`, `triton.Config` and `triton.heuristics`; decorators in order."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...grammar.api.catalogue import Catalogue
from ...grammar.api.entry import Entry, Param, ParamKind
from ..ast_spans import span_of
from ..ast_walk import children
from ..interpreter.session import Finding
from ..scope import Scope
from ..source import Source
from ..values import Api, ApiModule
from .host.kinds import last_name

CODES = {
    "triton.jit": "KF820",
    "triton.autotune": "KF816",
    "triton.Config": "KF816",
    "triton.heuristics": "KF817",
}
NAMES = frozenset(path.rpartition(".")[2] for path in CODES)
TUNERS = ("triton.autotune", "triton.heuristics")
VARIADIC = (ParamKind.VARARGS, ParamKind.KWARGS)


def check(tree: ast.Module, scope: Scope, source: Source, catalogue: Catalogue) -> Iterator[Finding]:
    """Calls that raise when the module is imported."""
    if not any(name in source.text for name in NAMES):
        return
    for node in _unguarded(tree):
        if isinstance(node, ast.Call):
            path = path_of(node.func, scope)
            entry = catalogue.find(path) if path else None
            if path and entry is not None and entry.parameters is not None:
                yield from _call(node, path, entry, source)
        elif isinstance(node, ast.FunctionDef):
            yield from _order(node, scope, source)


def _unguarded(tree: ast.Module) -> Iterator[ast.AST]:
    """Everything but what stands under a condition, which may ask for a version, or where errors are handled."""
    stack: list[ast.AST] = [tree]
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, ast.If) and not (isinstance(node, ast.Try) and node.handlers):
            stack.extend(children(node))


def path_of(node: ast.expr, scope: Scope) -> str | None:
    """`triton.Config` for `triton.Config`, and for `Config` after `from triton import Config`."""
    if last_name(node) not in NAMES:
        return None
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        module = scope.lookup(node.value.id)
        path = f"triton.{node.attr}"
        return path if isinstance(module, ApiModule) and module.path == "triton" and path in CODES else None
    value = scope.lookup(node.id) if isinstance(node, ast.Name) else None
    return value.path if isinstance(value, Api) and value.path in CODES else None


def _call(node: ast.Call, path: str, entry: Entry, source: Source) -> Iterator[Finding]:
    parameters = entry.parameters or ()
    known = [parameter.name for parameter in parameters]
    if any(parameter.kind in VARIADIC for parameter in parameters):
        return
    for keyword in node.keywords:
        if keyword.arg is not None and keyword.arg not in known:
            message = f"`{path}` has no parameter `{keyword.arg}`"
            note = _note(path, keyword.arg, keyword.value)
            yield Finding(CODES[path], span_of(source, keyword), message, None, (note,))
            return
    lacking = _lacking(node, parameters)
    if lacking and not (path == "triton.jit" and lacking == ["fn"]):
        words = " and ".join(f"`{name}`" for name in lacking)
        example = {"triton.autotune": "`key=['n']`: the arguments whose values are tuned for"}.get(path)
        notes = (example,) if example and lacking == ["key"] else ()
        yield Finding(CODES[path], span_of(source, node), f"`{path}` needs {words}", None, notes)


def _lacking(node: ast.Call, parameters: tuple[Param, ...]) -> list[str]:
    if any(isinstance(argument, ast.Starred) for argument in node.args):
        return []
    given = {keyword.arg for keyword in node.keywords}
    if None in given:
        return []
    return [
        each.name for each in parameters[len(node.args) :] if each.default is None and each.name not in given
    ]


def _note(path: str, name: str, value: ast.expr) -> str:
    if path == "triton.Config":
        return f"symbols go into the dict: `triton.Config({{'{name}': {ast.unparse(value)}}})`"
    if path == "triton.jit":
        return f"pass `{name}` at the launch, `kernel[grid](..., {name}=...)`, or in a `triton.Config`"
    return "look at the parameters of this version"


def _order(node: ast.FunctionDef, scope: Scope, source: Source) -> Iterator[Finding]:
    """The decorator next to the function is applied first: the tuners want what `triton.jit` makes."""
    if not node.decorator_list:
        return
    inner = node.decorator_list[-1]
    path = path_of(inner.func, scope) if isinstance(inner, ast.Call) else path_of(inner, scope)
    if path in TUNERS:
        has_jit = any(
            last_name(each.func if isinstance(each, ast.Call) else each) == "jit"
            for each in node.decorator_list
        )
        note = "put `@triton.jit` last, next to the `def`" if has_jit else "add `@triton.jit` below it"
        message = f"`{path}` is applied to a plain function: it wants what `triton.jit` makes"
        yield Finding("KF820", span_of(source, inner), message, None, (note,))
