"""What the decorators of a kernel pass to it at every launch: autotuned symbols, heuristics."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from ...grammar.record import record
from ..scope import Scope
from ..values import Api, ApiModule
from .host.kinds import last_name
from .host.names import Names

CONFIG_OPTIONS = frozenset({"num_warps", "num_stages", "num_ctas"})
"""What every `triton.Config` sets, by default or not."""


@record
class Decoration:
    """`tuned` symbols come from autotune configs, `computed` ones from heuristics.

    `tuned` is None if the configs are made elsewhere. `is_open` says that the decorators may pass more than
    can be seen. `configs` are the `Config(...)` calls that can be seen; `has_all_configs` that they are all,
    and that each of them is one config.
    """

    tuned: frozenset[str] | None
    computed: frozenset[str]
    is_open: bool
    autotune: ast.Call | None
    heuristics: tuple[ast.Call, ...]
    configs: tuple[ast.Call, ...]
    has_all_configs: bool

    @property
    def is_autotuned(self) -> bool:
        return self.autotune is not None

    @property
    def supplied(self) -> frozenset[str]:
        """Parameters that a launch need not pass."""
        return (self.tuned or frozenset()) | self.computed


def read_decorators(decorators: Sequence[ast.expr], names: Names, scope: Scope) -> Decoration:
    """Read `@triton.autotune(...)`, `@triton.heuristics(...)` and `@triton.jit`; others may do anything.

    `names` and `scope` are those where the kernel is defined.
    """
    # `k = triton.jit(k)`, perhaps with more
    is_open = not any(_is_jit(decorator, scope) for decorator in decorators)
    computed: set[str] = set()
    autotune: ast.Call | None = None
    heuristics: list[ast.Call] = []
    for decorator in decorators:
        call = decorator if isinstance(decorator, ast.Call) else None
        name = last_name(call.func if call else decorator)
        if _is_jit(decorator, scope) or name == "staticmethod":
            continue
        if name == "autotune" and call is not None and autotune is None:
            autotune = call
        elif name == "heuristics" and call is not None:
            heuristics.append(call)
            values = argument(call, "values", 0)
            keys = None if values is None else dict_keys(names.resolve(values, call.lineno))
            is_open = is_open or keys is None
            computed |= keys or set()
        else:
            is_open = True
    configs, has_all = _configs(autotune, names)
    tuned = _tuned(configs, names) if autotune is None or configs else None
    return Decoration(
        tuned, frozenset(computed), is_open, autotune, tuple(heuristics), tuple(configs), has_all
    )


def _is_jit(decorator: ast.expr, scope: Scope) -> bool:
    """`triton.jit`, or gluon's; packages that wrap Triton have a `jit` with more options."""
    func = decorator.func if isinstance(decorator, ast.Call) else decorator
    if isinstance(func, ast.Attribute) and func.attr == "jit" and isinstance(func.value, ast.Name):
        return func.value.id == "triton" or isinstance(scope.lookup(func.value.id), ApiModule)
    return isinstance(func, ast.Name) and func.id == "jit" and isinstance(scope.lookup("jit"), Api)


def argument(call: ast.Call, name: str, position: int) -> ast.expr | None:
    """What a call passes for the parameter `name`."""
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[position] if len(call.args) > position else None


def _configs(autotune: ast.Call | None, names: Names) -> tuple[list[ast.Call], bool]:
    """The `Config(...)` calls of `@autotune`: none if they cannot all be seen."""
    node = argument(autotune, "configs", 0) if autotune is not None else None
    if autotune is None or node is None:
        return [], False
    found: list[ast.Call] = []
    is_complete = _collect(node, autotune.lineno, names, found)
    return (found, is_complete) if is_complete is not None else ([], False)


def _collect(node: ast.expr, line: int, names: Names, found: list[ast.Call]) -> bool | None:
    """Add the configs of a list; None if some cannot be seen, false if one call makes several configs."""
    node = names.resolve(node, line)
    match node:
        case ast.List(elts=elements) | ast.Tuple(elts=elements):
            results = [_collect(element, line, names, found) for element in elements]
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            results = [_collect(side, line, names, found) for side in (left, right)]
        case ast.ListComp(elt=element):
            elements = _collect(element, line, names, found)
            return None if elements is None else False
        case ast.Call(func=ast.Name(id=name), args=[], keywords=[]):
            return _collect_returned(name, names, found)
        case ast.Call() if last_name(node.func) == "Config":
            found.append(node)
            return True
        case _:
            return None
    return None if None in results else all(results)


def _collect_returned(name: str, names: Names, found: list[ast.Call]) -> bool | None:
    """`def configs(): return [...]`."""
    function = names.function(name)
    if function is None or function.decorator_list:
        return None
    statements = [each for each in function.body if not _is_docstring(each)]
    if len(statements) == 1 and isinstance(statements[0], ast.Return) and statements[0].value is not None:
        return _collect(statements[0].value, function.lineno, names, found)
    return None


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _tuned(configs: Sequence[ast.Call], names: Names) -> frozenset[str] | None:
    """The symbols that configs set; None if one of them cannot be seen."""
    found: set[str] = set()
    for config in configs:
        symbols = config_symbols(config, names)
        if symbols is None:
            return None
        found |= symbols
    return frozenset(found)


def config_symbols(config: ast.Call, names: Names) -> set[str] | None:
    """The names in `Config({"BLOCK": 64})`."""
    kwargs = argument(config, "kwargs", 0)
    return None if kwargs is None else dict_keys(names.resolve(kwargs, config.lineno))


def dict_keys(node: ast.expr | None) -> set[str] | None:
    """The keys of a dict; None unless they are all strings that can be seen."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "dict":
        keys = [keyword.arg for keyword in node.keywords]
        return None if node.args or None in keys else {key for key in keys if key is not None}
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return set(keys) if len(keys) == len(node.keys) else None
