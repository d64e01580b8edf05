"""What the decorators of a kernel pass to it at every launch: autotuned symbols, heuristics."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from ...grammar.record import record

CONFIG_OPTIONS = frozenset({"num_warps", "num_stages", "num_ctas"})
"""What every `triton.Config` sets, by default or not."""


@record
class Decoration:
    """`tuned` symbols come from autotune configs, `computed` ones from heuristics.

    `tuned` is None if the configs are made elsewhere. `is_autotuned` says that there are configs; `is_open`
    that the decorators may pass more than can be seen.
    """

    tuned: frozenset[str] | None
    computed: frozenset[str]
    is_autotuned: bool
    is_open: bool

    @property
    def supplied(self) -> frozenset[str]:
        """Parameters that a launch need not pass."""
        return (self.tuned or frozenset()) | self.computed


def read_decorators(decorators: Sequence[ast.expr]) -> Decoration:
    """Read `@triton.autotune(...)`, `@triton.heuristics(...)` and `@triton.jit`; others may do anything."""
    tuned: set[str] | None = set()
    computed: set[str] = set()
    is_autotuned = False
    is_open = not any(
        _is_jit(decorator) for decorator in decorators
    )  # `k = triton.jit(k)`, perhaps with more
    for decorator in decorators:
        call = decorator if isinstance(decorator, ast.Call) else None
        name = _name(call.func if call else decorator)
        if _is_jit(decorator):
            continue
        if name == "autotune" and call is not None:
            is_autotuned = True
            symbols = _tuned_symbols(call)
            tuned = None if symbols is None or tuned is None else tuned | symbols
        elif name == "heuristics" and call is not None:
            keys = _dict_keys(_argument(call, "values", 0))
            is_open = is_open or keys is None
            computed |= keys or set()
        else:
            is_open = True
    return Decoration(None if tuned is None else frozenset(tuned), frozenset(computed), is_autotuned, is_open)


def _is_jit(decorator: ast.expr) -> bool:
    return _name(decorator.func if isinstance(decorator, ast.Call) else decorator) == "jit"


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _argument(call: ast.Call, name: str, position: int) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[position] if len(call.args) > position else None


def _tuned_symbols(call: ast.Call) -> set[str] | None:
    """The names in `configs=[Config({...}), ...]`; None if they are made elsewhere."""
    configs = _argument(call, "configs", 0)
    if isinstance(configs, ast.ListComp):
        return _config_symbols(configs.elt)
    if not isinstance(configs, ast.List | ast.Tuple):
        return None
    found: set[str] = set()
    for config in configs.elts:
        symbols = _config_symbols(config)
        if symbols is None:
            return None
        found |= symbols
    return found


def _config_symbols(config: ast.expr) -> set[str] | None:
    if not (isinstance(config, ast.Call) and _name(config.func) == "Config"):
        return None
    return _dict_keys(_argument(config, "kwargs", 0))


def _dict_keys(node: ast.expr | None) -> set[str] | None:
    if not isinstance(node, ast.Dict):
        return None
    keys = [key.value for key in node.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
    return set(keys) if len(keys) == len(node.keys) else None
