"""Host expressions whose value can be computed where the module was imported, and nothing else was run."""

from __future__ import annotations

import ast

from ..host_names import last_name
from ..launch.host.names import Names

PURE_CALLS = frozenset({"next_power_of_2", "cdiv", "min", "max", "int", "float", "bool", "abs", "len"})
MAX_DEPTH = 8


def constant_text(node: ast.expr, names: Names, line: int, depth: int = 0) -> str | None:
    """`node` as an expression of the module's globals, local names replaced by what they hold.

    None where it depends on what a function is called with. `names` and `line` are those of the place.
    """
    if depth > MAX_DEPTH:
        return None

    def part(inner: ast.expr) -> str | None:
        return constant_text(inner, names, line, depth + 1)

    match node:
        case ast.Constant():
            return repr(node.value)
        case ast.Name(id=name):
            return _name(name, names, line, depth)
        case ast.Attribute(value=value, attr=attr):
            return _joined("{}." + attr, [part(value)])
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _joined("-{}", [part(operand)])
        case ast.BinOp(left=left, op=op, right=right):
            return _joined(f"({{}} {OPERATORS[type(op)]} {{}})", [part(left), part(right)])
        case ast.Tuple(elts=elements):
            return _joined("(" + "{}, " * len(elements) + ")", [part(each) for each in elements])
        case ast.Call(func=func, args=arguments, keywords=[]) if last_name(func) in PURE_CALLS:
            called = part(func)
            return _joined("{}(" + "{}, " * len(arguments) + ")", [called, *map(part, arguments)])
        case _:
            return None


OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
    ast.MatMult: "@",
}


def _name(name: str, names: Names, line: int, depth: int) -> str | None:
    scope: Names | None = names
    while scope is not None and scope.outer is not None:
        if name in scope.functions:
            return None
        if name in scope.bindings:
            value = scope.value(name, line)
            return None if value is None else constant_text(value, names, line, depth + 1)
        scope = scope.outer
    return name


def _joined(form: str, parts: list[str | None]) -> str | None:
    known = [each for each in parts if each is not None]
    return form.format(*known) if len(known) == len(parts) else None
