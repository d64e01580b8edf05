"""The names of host code: what kind of thing each one holds, and which expressions were assigned to it."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING

from ....grammar.record import record
from ...ast_walk import children, walk
from .flow import Block, Claim, Exit, inner_blocks
from .kinds import ANNOTATIONS, TORCH_METHODS, Kind, is_size_tuple, join, kind_of, last_name, operator_kind

if TYPE_CHECKING:
    from .members import Owner
    from .values import HostValue

MAX_HOPS = 5
"""Names that stand for names that are followed."""


@record(eq=False)
class Held:
    """An expression with the scope and the line that it is evaluated in."""

    node: ast.expr
    names: Names
    line: int


@record(eq=False)
class Binding:
    """One assignment to a name: `value` is None where the name holds a part of something, or anything.

    The name holds item `part` of `whole` after `a, b = whole`. `is_augmented` tells `x += 1`, whose value is
    `x + 1`. `given` is what a caller passes for a parameter, where one caller is looked at.
    """

    line: int
    value: ast.expr | None
    block: Block
    whole: ast.expr | None = None
    part: int = 0
    is_augmented: bool = False
    given: Held | None = None

    @property
    def is_nested(self) -> bool:
        """Does it stand under a condition or in a loop?"""
        return self.block.outer is not None


@record(eq=False)
class Unpacking:
    """`a, b = whole`, `count` names."""

    line: int
    block: Block
    whole: ast.expr
    count: int


class Names:
    """The names in a host function, or in the module; `outer` holds those further out.

    `functions` and `classes` are those that the scope defines, None where a name is defined twice; what is
    imported counts as such a function. `changed` are
    names of containers that are changed in place, `reshaped` those of tensors that get other sizes, `replaced`
    those whose `data` is assigned.
    `exits` and `claims` are in source order. `is_immediate` tells the names of a comprehension, which runs where
    it stands. `owner` is the class of a method.
    """

    def __init__(
        self,
        outer: Names | None = None,
        body: Sequence[ast.stmt] = (),
        is_immediate: bool = False,
        owner: Owner | None = None,
    ) -> None:
        self.outer = outer
        self.owner = owner
        self.is_immediate = is_immediate
        self.body = body
        self.block = Block(0, 0)
        self.kinds: dict[str, Kind] = {}
        self.bindings: dict[str, list[Binding]] = {}
        self.functions: dict[str, ast.FunctionDef | None] = {}
        self.classes: dict[str, ast.ClassDef | None] = {}
        self.changed: set[str] = set()
        self.reshaped: set[str] = set()
        self.replaced: set[str] = set()
        self.exits: list[Exit] = []
        self.claims: list[Claim] = []
        self.blocks: list[Block] = []
        self.unpacked: list[Unpacking] = []
        self.values: dict[tuple[str, int], HostValue] = {}
        """What names hold at lines, as far as it was asked for."""
        self.conditions: dict[ast.expr, bool | None] = {}
        self.results: dict[ast.Call, HostValue] = {}
        """Whether conditions hold, and what calls return, as far as it was asked for."""

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

    def scope_of(self, name: str) -> Names | None:
        """The scope that binds a name or defines a function of that name."""
        if name in self.bindings or name in self.functions:
            return self
        return self.outer.scope_of(name) if self.outer else None

    def class_(self, name: str) -> ast.ClassDef | None:
        """The class that `name` certainly stands for."""
        if name in self.bindings or name in self.functions:
            is_class = name in self.classes and name not in self.bindings
            return self.classes[name] if is_class else None
        return self.outer.class_(name) if self.outer else None

    def member(self, node: ast.Attribute) -> Held | None:
        """What `self.attr` certainly holds."""
        if not isinstance(node.value, ast.Name):
            return None
        scope = self
        while scope.outer is not None and node.value.id not in scope.bindings:
            scope = scope.outer
        is_own = scope.owner is not None and len(scope.bindings.get(node.value.id, [])) == 1
        return scope.owner.member(node.value.id, node.attr) if scope.owner is not None and is_own else None

    def is_bound(self, name: str) -> bool:
        """Does host code assign to the name, or define a function or a class of that name?"""
        if name in self.bindings or name in self.classes or self.functions.get(name) is not None:
            return True
        return name not in self.functions and self.outer is not None and self.outer.is_bound(name)

    @property
    def statement_scope(self) -> Names:
        """The scope whose statements run in order with what reads a name here: not that around a function."""
        scope = self
        while scope.is_immediate and scope.outer is not None:
            scope = scope.outer
        return scope

    @property
    def module(self) -> Names:
        """The names of the module."""
        scope = self
        while scope.outer is not None:
            scope = scope.outer
        return scope

    @cached_property
    def words(self) -> frozenset[str]:
        """The attributes and names that the statements of this scope use, nested functions too."""
        return frozenset(
            node.attr if isinstance(node, ast.Attribute) else node.id
            for statement in self.body
            for node in walk(statement)
            if isinstance(node, ast.Attribute | ast.Name)
        )

    @cached_property
    def stored(self) -> Counter[str]:
        """How often the statements of this scope assign to attributes, by name."""
        return sum((stored_attributes(statement) for statement in self.body), Counter[str]())

    @cached_property
    def class_attributes(self) -> Counter[str]:
        """How often the classes of this scope assign to names of their own."""
        return Counter(
            target.id
            for statement in self.body
            for node in walk(statement)
            if isinstance(node, ast.ClassDef)
            for each in node.body
            if isinstance(each, ast.Assign | ast.AnnAssign)
            for target in (each.targets if isinstance(each, ast.Assign) else [each.target])
            if isinstance(target, ast.Name)
        )

    @cached_property
    def rebound(self) -> frozenset[str]:
        """Names of this scope that functions inside it assign to."""
        return frozenset(
            name
            for statement in self.body
            for node in walk(statement)
            if isinstance(node, ast.Global | ast.Nonlocal)
            for name in node.names
        )

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


def stored_attributes(node: ast.AST) -> Counter[str]:
    """How often attributes are assigned, by name."""
    return Counter(
        each.attr
        for each in walk(node)
        if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)
    )


def names_of(
    body: Sequence[ast.stmt],
    outer: Names | None,
    arguments: ast.arguments | None = None,
    given: Mapping[str, Held] = MappingProxyType({}),
    owner: Owner | None = None,
) -> Names:
    """The names that a function's parameters and statements bind, nested functions left out.

    `given` is what a certain caller passes, `owner` the class that the function is a method of.
    """
    names = Names(outer, body, owner=owner)
    if arguments is not None:
        _bind_parameters(names, arguments, _tensors_by_use(body), given)
    statements = [(statement, names.block) for statement in reversed(body)]
    while statements:
        statement, block = statements.pop()
        _bind_statement(names, statement, block)
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for inner, inside in reversed(list(inner_blocks(statement, block))):
            if inside is not block:
                names.blocks.append(inside)
            statements.extend((child, inside) for child in reversed(inner))
    return names


def _tensors_by_use(body: Sequence[ast.stmt]) -> set[str]:
    """Names that methods of torch tensors are called on."""
    return {
        node.value.id
        for statement in body
        for node in walk(statement)
        if isinstance(node, ast.Attribute) and node.attr in TORCH_METHODS and isinstance(node.value, ast.Name)
    }


def _bind_parameters(
    names: Names, arguments: ast.arguments, tensors: set[str], given: Mapping[str, Held]
) -> None:
    defaults = default_values(arguments)
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
        name = argument.arg
        kind = Kind.TENSOR if name in tensors else Kind.UNKNOWN
        if argument.annotation is not None and not _is_none(defaults.get(name)):
            kind = ANNOTATIONS.get(ast.unparse(argument.annotation), kind)
        if name in given:
            passed = kind_of(given[name].node, given[name].names)
            kind = passed if passed is not Kind.UNKNOWN else kind
        names.bind(name, kind, Binding(argument.lineno, None, names.block, given=given.get(name)))
    for argument in (arguments.vararg, arguments.kwarg):
        if argument is not None:
            kind = Kind.TUPLE if argument is arguments.vararg else Kind.DICT
            names.bind(argument.arg, kind, Binding(argument.lineno, None, names.block))


def default_values(arguments: ast.arguments) -> dict[str, ast.expr]:
    """The defaults of parameters, by name."""
    positional = [*arguments.posonlyargs, *arguments.args]
    pairs = [
        *zip(reversed(positional), reversed(arguments.defaults), strict=False),
        *zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True),
    ]
    return {argument.arg: default for argument, default in pairs if default is not None}


def _is_none(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


CHANGING = frozenset({"update", "pop", "setdefault", "append", "extend", "insert", "clear", "remove"})
"""Methods that change a list or a dict."""
RESHAPING = frozenset(
    ["t_", "transpose_", "squeeze_", "unsqueeze_", "resize_", "resize_as_", "set_", "swapaxes_", "swapdims_",
     "as_strided_", "swap_"]
)  # fmt: skip
"""Methods that change the sizes or strides of a tensor where it is."""


def _bind_statement(names: Names, statement: ast.stmt, block: Block) -> None:
    line = statement.lineno
    match statement:
        case ast.FunctionDef(name=name):
            names.functions[name] = None if name in names.functions else statement
        case ast.AsyncFunctionDef(name=name):
            names.functions[name] = None
        case ast.ClassDef(name=name):
            names.classes[name] = None if name in names.functions else statement
            names.functions[name] = None
        case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
            names.functions.update((alias.asname or alias.name.partition(".")[0], None) for alias in aliases)
        case ast.Assign(targets=targets, value=value):
            for target in targets:
                _bind_target(names, target, value, block)
        case ast.AnnAssign(target=target, value=value) if value is not None:
            _bind_target(names, target, value, block)
        case ast.AugAssign():
            _bind_augmented(names, statement, block)
        case ast.For(target=target) | ast.AsyncFor(target=target):
            over_range = isinstance(statement.iter, ast.Call) and last_name(statement.iter.func) == "range"
            inside = Block(line, statement.end_lineno or line, block, is_loop=True)
            _bind_all(names, target, Kind.INT if over_range else Kind.UNKNOWN, inside)
        case ast.With(items=items) | ast.AsyncWith(items=items):
            for item in items:
                if item.optional_vars is not None:
                    _bind_all(names, item.optional_vars, Kind.UNKNOWN, block)
        case ast.Try(handlers=handlers):
            for handler in handlers:
                if handler.name is not None:
                    inside = Block(handler.lineno, handler.end_lineno or line, block)
                    names.bind(handler.name, Kind.UNKNOWN, Binding(handler.lineno, None, inside))
        case ast.Match(cases=cases):
            for each in (part for case in cases for part in walk(case.pattern)):
                if isinstance(each, ast.MatchAs | ast.MatchStar) and each.name is not None:
                    inside = Block(line, statement.end_lineno or line, block)
                    names.bind(each.name, Kind.UNKNOWN, Binding(each.lineno, None, inside))
        case ast.Delete(targets=targets):
            for target in targets:
                names.changed.update(_stored_in(target))
        case ast.Global(names=shared) | ast.Nonlocal(names=shared):
            for name in shared:
                names.bind(name, Kind.UNKNOWN, Binding(line, None, Block(line, line, block, is_loop=True)))
        case ast.Assert(test=test):
            names.claims.append(Claim(line, block, test, True))
        case ast.If(test=test, body=[*_, last], orelse=[]) if isinstance(last, EXITS):
            names.claims.append(Claim(statement.end_lineno or line, block, test, False))
        case _ if isinstance(statement, EXITS):
            names.exits.append(_exit(statement, block))
        case _:
            pass
    _bind_inside(names, statement, block)


EXITS = (ast.Return, ast.Raise, ast.Break, ast.Continue)


def _exit(statement: ast.stmt, block: Block) -> Exit:
    value = statement.value if isinstance(statement, ast.Return) else None
    ends_loop = isinstance(statement, ast.Break | ast.Continue)
    return Exit(statement.lineno, block, isinstance(statement, ast.Raise), ends_loop, value)


def _bind_augmented(names: Names, statement: ast.AugAssign, block: Block) -> None:
    target = statement.target
    if not isinstance(target, ast.Name):
        names.changed.update(_stored_in(target))
        return
    before = ast.copy_location(ast.Name(target.id, ast.Load()), target)
    value = ast.copy_location(ast.BinOp(before, statement.op, statement.value), statement)
    kind = operator_kind(statement.op, names.get(target.id), kind_of(statement.value, names))
    names.bind(target.id, kind, Binding(statement.lineno, value, block, is_augmented=True))


def _bind_inside(names: Names, statement: ast.stmt, block: Block) -> None:
    """What the expressions of a statement bind or change."""
    line = statement.lineno
    for child in children(statement):
        if not isinstance(child, ast.expr):
            continue
        for node in walk(child):
            if isinstance(node, ast.NamedExpr):
                inside = Block(line, line, block)
                names.bind(node.target.id, kind_of(node.value, names), Binding(line, node.value, inside))
            elif isinstance(node, ast.Attribute):
                if node.attr in CHANGING:
                    names.changed.update(_stored_in(node))
                elif node.attr in RESHAPING:
                    names.reshaped.update(_stored_in(node))
                elif node.attr == "data" and isinstance(node.ctx, ast.Store):
                    names.replaced.update(_stored_in(node))


def _stored_in(target: ast.expr) -> set[str]:
    """`options` in `options["a"] = 1`, `options.append(...)`."""
    while isinstance(target, ast.Subscript | ast.Attribute):
        target = target.value
    return {target.id} if isinstance(target, ast.Name) else set()


def _bind_target(names: Names, target: ast.expr, value: ast.expr, block: Block) -> None:
    if isinstance(target, ast.Name):
        names.bind(target.id, kind_of(value, names), Binding(target.lineno, value, block))
    elif isinstance(target, ast.Tuple | ast.List):
        if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == len(target.elts):
            for part, item in zip(target.elts, value.elts, strict=True):
                _bind_target(names, part, item, block)
        else:
            _bind_parts(names, target, value, block)
    elif isinstance(target, ast.Subscript | ast.Attribute):
        names.changed.update(_stored_in(target))


def _bind_parts(names: Names, target: ast.Tuple | ast.List, value: ast.expr, block: Block) -> None:
    """`M, N = x.shape`"""
    kind = Kind.INT if is_size_tuple(value, names) else Kind.UNKNOWN
    is_plain = not any(isinstance(part, ast.Starred) for part in target.elts)
    if is_plain:
        names.unpacked.append(Unpacking(target.lineno, block, value, len(target.elts)))
    for part, name in enumerate(target.elts):
        if isinstance(name, ast.Name) and is_plain:
            names.bind(name.id, kind, Binding(target.lineno, None, block, value, part))
        else:
            _bind_all(names, name, kind, block)


def _bind_all(names: Names, target: ast.expr, kind: Kind, block: Block) -> None:
    for node in walk(target):
        if isinstance(node, ast.Name):
            names.bind(node.id, kind, Binding(target.lineno, None, block))
