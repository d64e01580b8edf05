"""The names of host code: what kind of thing each one holds, and which expressions were assigned to it."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from ...grammar.record import record
from .kinds import ANNOTATIONS, TORCH_METHODS, Kind, is_size_tuple, join, kind_of, last_name, operator_kind

MAX_HOPS = 5
"""Names that stand for names that are followed."""


@record
class Binding:
    """One assignment to a name: `value` is None where the name holds a part of something, or anything.

    `is_nested` says that it stands under a condition or in a loop.
    """

    line: int
    value: ast.expr | None
    is_nested: bool


class Names:
    """The names in a host function, or in the module; `outer` holds those further out.

    `functions` are the functions that the scope defines, None where a name is defined twice. `changed` are
    names of containers that are changed in place.
    """

    def __init__(self, outer: Names | None = None) -> None:
        self.outer = outer
        self.kinds: dict[str, Kind] = {}
        self.bindings: dict[str, list[Binding]] = {}
        self.functions: dict[str, ast.FunctionDef | None] = {}
        self.changed: set[str] = set()

    def get(self, name: str) -> Kind:
        """The kind of a name; UNKNOWN if nothing is known."""
        if name in self.kinds:
            return self.kinds[name]
        return self.outer.get(name) if self.outer else Kind.UNKNOWN

    def is_tensor(self, name: str) -> None:
        """Something proves that a name of unknown kind holds a tensor."""
        if self.kinds.get(name) is Kind.UNKNOWN:
            self.kinds[name] = Kind.TENSOR

    def bind(self, name: str, kind: Kind, binding: Binding) -> None:
        """Record an assignment; the kind does not follow the order of assignments."""
        self.kinds[name] = join(self.kinds[name], kind) if name in self.kinds else kind
        self.bindings.setdefault(name, []).append(binding)

    def value(self, name: str, line: int) -> ast.expr | None:
        """The expression that `name` certainly holds where `line` reads it; None if that is not clear."""
        if name in self.functions:
            return None
        if name not in self.bindings:
            return self.outer.value_anywhere(name) if self.outer else None
        if name in self.changed:
            return None
        bindings = self.bindings[name]
        if len(bindings) == 1:
            return bindings[0].value
        before = [each for each in bindings if each.line < line]
        if not before or any(each.is_nested for each in bindings if each.line >= before[-1].line):
            return None
        return before[-1].value

    def value_anywhere(self, name: str) -> ast.expr | None:
        """The expression that a name of this scope holds if it is assigned once."""
        if name not in self.bindings and name not in self.functions:
            return self.outer.value_anywhere(name) if self.outer else None
        bindings = self.bindings.get(name, [])
        return bindings[0].value if len(bindings) == 1 and name not in self.changed else None

    def function(self, name: str) -> ast.FunctionDef | None:
        """The function that `name` certainly stands for."""
        if name in self.bindings:
            return None
        if name in self.functions:
            return self.functions[name]
        return self.outer.function(name) if self.outer else None

    def resolve(self, node: ast.expr, line: int) -> ast.expr:
        """What a name certainly stands for, followed through other names; other expressions as they are."""
        for _ in range(MAX_HOPS):
            if not isinstance(node, ast.Name):
                break
            value = self.value(node.id, line)
            if value is None:
                break
            node, line = value, value.lineno
        return node

    def number(self, node: ast.expr, line: int) -> float | None:
        """The literal number, with its sign, that an expression certainly is; bools are none."""
        node = self.resolve(node, line)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            value = self.number(node.operand, line)
            return None if value is None else -value
        if isinstance(node, ast.Constant) and not isinstance(node.value, bool):
            return node.value if isinstance(node.value, int | float) else None
        return None


def names_of(body: Iterable[ast.stmt], outer: Names | None, arguments: ast.arguments | None = None) -> Names:
    """The names that a function's parameters and statements bind, nested functions left out."""
    names = Names(outer)
    statements = [(statement, False) for statement in body]
    if arguments is not None:
        _bind_parameters(names, arguments, _tensors_by_use([statement for statement, _ in statements]))
    statements.reverse()
    while statements:
        statement, is_nested = statements.pop()
        _bind_statement(names, statement, is_nested)
        if not isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            inner = is_nested or not isinstance(statement, ast.With | ast.AsyncWith)
            statements.extend((child, inner) for child in reversed(_inner_statements(statement)))
    return names


def _inner_statements(node: ast.AST) -> list[ast.stmt]:
    found: list[ast.stmt] = []
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt):
            found.append(child)
        elif isinstance(child, ast.ExceptHandler | ast.match_case):
            found += child.body
    return found


def _tensors_by_use(body: list[ast.stmt]) -> set[str]:
    """Names that methods of torch tensors are called on."""
    return {
        node.value.id
        for statement in body
        for node in ast.walk(statement)
        if isinstance(node, ast.Attribute) and node.attr in TORCH_METHODS and isinstance(node.value, ast.Name)
    }


def _bind_parameters(names: Names, arguments: ast.arguments, tensors: set[str]) -> None:
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        kind = Kind.TENSOR if argument.arg in tensors else Kind.UNKNOWN
        if argument.annotation is not None:
            kind = ANNOTATIONS.get(ast.unparse(argument.annotation), kind)
        names.bind(argument.arg, kind, Binding(argument.lineno, None, False))
    for argument in (arguments.vararg, arguments.kwarg):
        if argument is not None:
            kind = Kind.TUPLE if argument is arguments.vararg else Kind.DICT
            names.bind(argument.arg, kind, Binding(argument.lineno, None, False))
    for argument, default in zip(arguments.args[::-1], arguments.defaults[::-1], strict=False):
        if isinstance(default, ast.Constant) and default.value is None:
            names.kinds[argument.arg] = Kind.UNKNOWN


CHANGING = frozenset({"update", "pop", "setdefault", "append", "extend", "insert", "clear", "remove"})
"""Methods that change a list or a dict."""


def _bind_statement(names: Names, statement: ast.stmt, is_nested: bool) -> None:
    line = statement.lineno
    match statement:
        case ast.FunctionDef(name=name):
            names.functions[name] = None if name in names.functions else statement
        case ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            names.functions[name] = None
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            names.functions.update((alias.asname or alias.name.partition(".")[0], None) for alias in aliases)
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                _bind_target(names, target, value, is_nested)
        case ast.AnnAssign(target=ast.Name(id=name), value=value) if value is not None:
            names.bind(name, kind_of(value, names), Binding(line, value, is_nested))
        case ast.AugAssign(target=target, op=op, value=value):
            if isinstance(target, ast.Name):
                kind = operator_kind(op, names.get(target.id), kind_of(value, names))
                names.bind(target.id, kind, Binding(line, None, is_nested))
            else:
                names.changed.update(_stored_in(target))
        case ast.For(target=target) | ast.AsyncFor(target=target):
            over_range = isinstance(statement.iter, ast.Call) and last_name(statement.iter.func) == "range"
            _bind_all(names, target, Kind.INT if over_range else Kind.UNKNOWN, True)
        case ast.With(items=items) | ast.AsyncWith(items=items):
            for item in items:
                if item.optional_vars is not None:
                    _bind_all(names, item.optional_vars, Kind.UNKNOWN, is_nested)
        case ast.Delete(targets=targets):
            for target in targets:
                names.changed.update(_stored_in(target))
        case ast.Global(names=shared) | ast.Nonlocal(names=shared):
            for name in shared:
                names.bind(name, Kind.UNKNOWN, Binding(line, None, True))
        case _:
            pass
    _bind_inside(names, statement, line)


def _bind_inside(names: Names, statement: ast.stmt, line: int) -> None:
    """What the expressions of a statement bind or change."""
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.expr):
            continue
        for node in ast.walk(child):
            if isinstance(node, ast.NamedExpr):
                names.bind(node.target.id, kind_of(node.value, names), Binding(line, node.value, True))
            elif isinstance(node, ast.Attribute) and node.attr in CHANGING:
                names.changed.update(_stored_in(node))


def _stored_in(target: ast.expr) -> set[str]:
    """`options` in `options["a"] = 1`, `options.append(...)`."""
    while isinstance(target, ast.Subscript | ast.Attribute):
        target = target.value
    return {target.id} if isinstance(target, ast.Name) else set()


def _bind_target(names: Names, target: ast.expr, value: ast.expr, is_nested: bool) -> None:
    if isinstance(target, ast.Name):
        names.bind(target.id, kind_of(value, names), Binding(target.lineno, value, is_nested))
    elif isinstance(target, ast.Tuple | ast.List):
        if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts):
            for part, item in zip(target.elts, value.elts, strict=True):
                _bind_target(names, part, item, is_nested)
        else:
            kind = Kind.INT if is_size_tuple(value, names) else Kind.UNKNOWN
            _bind_all(names, target, kind, is_nested)
    elif isinstance(target, ast.Subscript | ast.Attribute):
        names.changed.update(_stored_in(target))


def _bind_all(names: Names, target: ast.expr, kind: Kind, is_nested: bool) -> None:
    for node in ast.walk(target):
        if isinstance(node, ast.Name):
            names.bind(node.id, kind, Binding(target.lineno, None, is_nested))
