"""Write a version file: one JSON object per module and class, one line per name (see `entry` for the line)."""

from __future__ import annotations

import ast
import json
from collections.abc import Mapping

from .definitions import HIDDEN_PARAMETERS, TENSOR, is_removed, is_stub
from .entry import BASES_MARK, DOC_MARK, OPEN_FLAG, PLUGINS_FLAG, VALUE_MARK
from .symbols import Class, Dynamic, External, Function, Module, Symbol, Value

SELF = ""
"""The key, in a module's or class's object, of the line about itself."""


def render(modules: Mapping[str, Module]) -> str:
    """The text of the version file of these modules."""
    return to_json(groups_of(modules))


def groups_of(modules: Mapping[str, Module]) -> dict[str, dict[str, str]]:
    """Module or class -> name -> line."""
    groups: dict[str, dict[str, str]] = {}
    for path in sorted(modules):
        add_module(modules[path], groups)
    return groups


def to_json(groups: Mapping[str, Mapping[str, str]]) -> str:
    """Two levels of JSON objects, sorted, one line per innermost pair."""
    blocks: list[str] = []
    for path in sorted(groups):
        lines = [f"{json.dumps(name)}: {json.dumps(line)}" for name, line in sorted(groups[path].items())]
        blocks.append(f"{json.dumps(path)}: {{\n" + ",\n".join(lines) + "\n}")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def add_module(module: Module, groups: dict[str, dict[str, str]]) -> None:
    flags = [OPEN_FLAG] * module.is_open + [PLUGINS_FLAG] * module.takes_plugins
    flags += ["unloaded"] * (not module.is_loaded)
    group = groups.setdefault(module.path, {SELF: "+".join(["module", *flags]) + with_doc(module.doc)})
    for name, symbol in module.names.items():
        is_own = symbol.path == f"{module.path}.{name}"
        if is_removed(symbol) or (isinstance(symbol, Module) and is_own and not symbol.is_loaded):
            continue
        if not is_dunder(name):
            group[name] = line_of(symbol, f"{module.path}.{name}")
            if isinstance(symbol, Class) and is_own:
                add_class(symbol, groups)


def add_class(made: Class, groups: dict[str, dict[str, str]]) -> None:
    group = groups.setdefault(made.path, {})
    for name, symbol in made.members.items():
        path = f"{made.path}.{name}"
        if made.path == TENSOR and ((is_stub(symbol) and symbol.path == path) or is_removed(symbol)):
            continue
        if name not in ("__slots__", "__doc__", "__module__", "__init__", "__new__"):
            group[name] = line_of(symbol, path)
        if isinstance(symbol, Class) and symbol.path == path:
            add_class(symbol, groups)
    if not group:
        del groups[made.path]


def is_dunder(name: str) -> bool:
    return name.startswith("__") and name.endswith("__")


def with_doc(doc: str) -> str:
    return DOC_MARK + doc.replace(DOC_MARK, " - ") if doc else ""


def line_of(symbol: Symbol, path: str) -> str:
    """The line of one name: its definition where it is defined here, `@` and a path where it is another's."""
    match symbol:
        case External():
            return "external"
        case Dynamic():
            return "dynamic"
    if symbol.path != path:
        return "value" if is_dunder(symbol.path.rpartition(".")[2]) else "@" + symbol.path
    match symbol:
        case Module():
            return "@" + symbol.path
        case Function():
            return function_line(symbol)
        case Class():
            return class_line(symbol)
        case Value():
            text = symbol.text.replace(DOC_MARK, " - ")
            return symbol.kind + (VALUE_MARK + text if text else "")


def function_line(function: Function) -> str:
    head = "+".join([function.kind, *function.flags])
    if function.kind == "property":
        return head + with_doc(function.doc)
    return head + signature(function.arguments, function.returns) + with_doc(function.doc)


def class_line(made: Class) -> str:
    head = "class" + (f"+{OPEN_FLAG}" if made.is_open else "")
    text = signature(without_receiver(made.arguments), None) if made.arguments else ""
    bases = [b.path for b in made.bases if isinstance(b, Class)]
    return head + text + (BASES_MARK + ", ".join(bases) if bases else "") + with_doc(made.doc)


def without_receiver(arguments: ast.arguments) -> ast.arguments:
    if arguments.posonlyargs:
        return arguments
    return ast.arguments(
        [],
        arguments.args[1:],
        arguments.vararg,
        arguments.kwonlyargs,
        arguments.kw_defaults,
        arguments.kwarg,
        arguments.defaults,
    )


def signature(arguments: ast.arguments, returns: ast.expr | None) -> str:
    """The parameters as source text, without the compiler's hidden ones."""
    positional = arguments.posonlyargs + arguments.args
    defaults = [None] * (len(positional) - len(arguments.defaults)) + arguments.defaults
    shown = [(a, d) for a, d in zip(positional, defaults, strict=True) if a.arg not in HIDDEN_PARAMETERS]
    keyword_only = [
        (a, d)
        for a, d in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
        if a.arg not in HIDDEN_PARAMETERS
    ]
    kept = ast.arguments(
        posonlyargs=[a for a, _ in shown if a in arguments.posonlyargs],
        args=[a for a, _ in shown if a not in arguments.posonlyargs],
        vararg=arguments.vararg,
        kwonlyargs=[a for a, _ in keyword_only],
        kw_defaults=[d for _, d in keyword_only],
        kwarg=arguments.kwarg,
        defaults=[d for _, d in shown if d is not None],
    )
    text = f"({ast.unparse(kept)})".replace(DOC_MARK, " - ").replace(BASES_MARK, "<")
    return text + (f" -> {ast.unparse(returns)}" if returns is not None else "")
