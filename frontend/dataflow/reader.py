"""Following a kernel's statements from definitions to uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ...grammar.record import replace
from .. import tree
from ..kernel import Kernel, is_constexpr_annotation
from ..values import Api, ApiModule, Jit
from . import functions, terms
from .content import NO_AXES, NOTHING, UNKNOWN, Bound, Content, aligned, combined_fill, joined, view
from .flow import Access, Flow, Reduction
from .operations import opaque, operate


@dataclass(slots=True, eq=False)
class Reader:
    """Where the reading of one kernel stands: the names so far, and what surrounds the statement."""

    kernel: Kernel
    names: dict[str, Content] = field(default_factory=dict)
    paths: dict[str, str | None] = field(default_factory=dict)
    conditions: tuple[Content, ...] = ()
    loops: tuple[tree.Stmt, ...] = ()
    block: int = 0
    steps: int = 0
    accesses: list[Access] = field(default_factory=list)
    reductions: list[Reduction] = field(default_factory=list)
    exits: list[Content] = field(default_factory=list)
    barriers: list[int] = field(default_factory=list)
    calls: set[str] = field(default_factory=set)
    compared: list[Bound] = field(default_factory=list)
    program_axes: list[tuple[int, tree.Call]] = field(default_factory=list)
    remainders: list[tuple[tree.Binary, terms.Terms]] = field(default_factory=list)

    def evaluate(self, node: tree.Expr) -> Content:
        """What an expression is made of."""
        rule = _EXPRESSIONS.get(type(node))
        return UNKNOWN if rule is None else rule(self, node)

    def step(self) -> int:
        self.steps += 1
        return self.steps

    def path(self, func: tree.Expr) -> str | None:
        """The last name of the Triton function that is called, "helper" for a jit function, or None."""
        root = func
        while isinstance(root, tree.Attribute):
            root = root.value
        if not isinstance(root, tree.Name) or root.id in self.names:
            return None
        if root.id not in self.paths:
            found = self.kernel.site.scope.lookup(root.id)
            if isinstance(found, ApiModule):
                self.paths[root.id] = "module"
            elif isinstance(found, Api):
                self.paths[root.id] = found.path.rpartition(".")[2]
            else:
                self.paths[root.id] = "helper" if isinstance(found, Jit) else None
        kind = self.paths[root.id]
        return func.attr if kind == "module" and isinstance(func, tree.Attribute) else kind


def read(kernel: Kernel) -> Flow:
    """What the kernel does with memory, read once from top to bottom."""
    reader = Reader(kernel)
    for parameter in kernel.function.parameters:
        name = parameter.name
        reader.names[name] = Content(
            terms.atom("name", name),
            0,
            NO_AXES,
            base=name if name in kernel.pointers else None,
            is_wide=_is_annotated_wide(parameter.annotation),
        )
    _block(reader, kernel.function.body)
    return Flow(
        kernel,
        tuple(reader.accesses),
        tuple(reader.reductions),
        tuple(reader.exits),
        tuple(reader.barriers),
        frozenset(reader.calls),
        tuple(reader.compared),
        tuple(reader.remainders),
        frozenset(
            each.name
            for each in kernel.function.parameters
            if not is_constexpr_annotation(each.annotation, kernel.site.scope)
        ),
        tuple(reader.program_axes),
    )


def _is_annotated_wide(annotation: tree.Expr | None) -> bool:
    """`stride: tl.int64`; what is passed as 2**31 or more is wide too, but nobody knows."""
    if annotation is None:
        return False
    texts = [
        node.attr if isinstance(node, tree.Attribute) else node.value
        for node in tree.walk(annotation)
        if isinstance(node, tree.Attribute | tree.Constant)
    ]
    return any(text in ("int64", "tl.int64", "i64", "uint64") for text in texts)


# Statements


def _block(reader: Reader, statements: tuple[tree.Stmt, ...]) -> None:
    outer = reader.block
    reader.block = statements[0].span.start if statements else outer
    for statement in statements:
        rule = _STATEMENTS.get(type(statement))
        if rule is not None:
            rule(reader, statement)
    reader.block = outer


def _expression(reader: Reader, node: tree.ExprStmt) -> None:
    reader.evaluate(node.value)


def _return(reader: Reader, node: tree.Return) -> None:
    if node.value is not None:
        reader.evaluate(node.value)
    reader.exits += reader.conditions


def _assign(reader: Reader, node: tree.Assign) -> None:
    value = reader.evaluate(node.value)
    for target in node.targets:
        _bind(reader, target, value)


def _annotated(reader: Reader, node: tree.AnnAssign) -> None:
    if node.value is not None:
        _bind(reader, node.target, reader.evaluate(node.value))


def _augmented(reader: Reader, node: tree.AugAssign) -> None:
    if isinstance(node.target, tree.Name):
        left = reader.names.get(node.target.id, UNKNOWN)
        reader.names[node.target.id] = operate(node.op, left, reader.evaluate(node.value), None)


def _bind(reader: Reader, target: tree.Expr, value: Content) -> None:
    if isinstance(target, tree.Name):
        reader.names[target.id] = value
    elif isinstance(target, tree.Tuple | tree.List):
        items = value.items
        is_matched = items is not None and len(items) == len(target.elements)
        for at, each in enumerate(target.elements):
            part = items[at] if items is not None and is_matched else opaque(value)
            _bind(reader, each, part)


def _if(reader: Reader, node: tree.If) -> None:
    outer, before = reader.conditions, dict(reader.names)
    reader.conditions = (*outer, UNKNOWN)  # `if tl.program_id(1) == 0` suits a grid without that axis
    test = reader.evaluate(node.test)
    reader.conditions = (*outer, test)
    _block(reader, node.body)
    after_body, reader.names = reader.names, before
    is_left = bool(node.body) and isinstance(node.body[-1], tree.Return)
    if node.orelse:
        _block(reader, node.orelse)
    reader.conditions = outer
    if not is_left:
        _join(reader, after_body, test.depends)


def _join(reader: Reader, other: dict[str, Content], depends: frozenset[str]) -> None:
    """The names after either of two paths, of which `reader.names` is one."""
    names = reader.names
    for name, value in other.items():
        known = names.get(name)
        if known is None:
            names[name] = replace(value, depends=value.depends | depends)
        elif known is not value:
            names[name] = joined(known, value, depends)


def _for(reader: Reader, node: tree.For) -> None:
    over = [reader.evaluate(each) for each in node.iter.args] if isinstance(node.iter, tree.Call) else []
    depends = NOTHING.union(*(each.depends for each in over))
    if not over:
        depends = UNKNOWN.depends
    if isinstance(node.target, tree.Name):
        text = f"{node.target.id}@{node.span.start}"
        item = Content(terms.atom("op", text), 0, NO_AXES, depends, is_wide=False)
        reader.names[node.target.id] = item
    _loop(reader, node, depends)


def _while(reader: Reader, node: tree.While) -> None:
    reader.evaluate(node.test)
    _loop(reader, node, UNKNOWN.depends)


def _loop(reader: Reader, node: tree.For | tree.While, depends: frozenset[str]) -> None:
    """The body once, with the names that it changes as they are before it or after any round."""
    before = dict(reader.names)
    for name in _assigned(node.body):
        if name in reader.names:
            reader.names[name] = _carried(reader.names[name], name, node)
    outer = reader.loops
    reader.loops = (*outer, node)
    _block(reader, node.body)
    reader.loops = outer
    _join(reader, before, depends)


def _assigned(statements: tuple[tree.Stmt, ...]) -> set[str]:
    found: set[str] = set()
    stack = list(statements)
    while stack:
        node = stack.pop()
        match node:
            case tree.Assign(targets=targets):
                for target in targets:
                    found.update(tree.names_in(target))
            case tree.AugAssign(target=target) | tree.AnnAssign(target=target):
                found.update(tree.names_in(target))
            case tree.For(target=target, body=body):
                found.update(tree.names_in(target))
                stack += body
            case tree.While(body=body) | tree.With(body=body):
                stack += body
            case tree.If(body=body, orelse=orelse):
                stack += body + orelse
            case _:
                pass
    return found


def _carried(content: Content, name: str, node: tree.For | tree.While) -> Content:
    """A variable that a loop changes: its place stays the same argument's, its offset is another."""
    axis = terms.SCALAR if content.rank == 0 else terms.UNCLEAR
    return replace(
        content,
        terms=terms.atom("op", f"{name}@{node.span.start}", axis),
        depends=content.depends | UNKNOWN.depends,
        number=None if content.rank == 0 else content.number,  # lanes that no round changes keep it
        bounds=(),
        items=None,
    )


def _with(reader: Reader, node: tree.With) -> None:
    _block(reader, node.body)


# Expressions


def _name(reader: Reader, node: tree.Name) -> Content:
    found = reader.names.get(node.id)
    if found is not None:
        return found
    return Content(terms.atom("name", node.id), 0, NO_AXES)


def _constant(reader: Reader, node: tree.Constant) -> Content:
    value = node.value
    if isinstance(value, bool) or not isinstance(value, int | float):
        return Content(None, 0, NO_AXES)
    number = terms.constant(value) if isinstance(value, int) else None
    return Content(number, 0, NO_AXES, number=float(value) if abs(value) < 1e300 else None, is_wide=False)


def _unary(reader: Reader, node: tree.Unary) -> Content:
    operand = reader.evaluate(node.operand)
    if node.op == "+":
        return operand
    if node.op != "-":
        return opaque(operand)
    negative = None if operand.terms is None else terms.multiply(operand.terms, terms.constant(-1))
    number = None if operand.number is None else -operand.number
    zero = Content(None, 0, NO_AXES, number=0.0)
    return replace(
        operand, terms=negative, number=number, fill=combined_fill("-", zero, operand), bounds=(), base=None
    )


def _binary(reader: Reader, node: tree.Binary) -> Content:
    left, right = reader.evaluate(node.left), reader.evaluate(node.right)
    if node.op == "%" and left.terms is not None:
        reader.remainders.append((node, left.terms))
    return operate(node.op, left, right, node)


def _compare(reader: Reader, node: tree.Compare) -> Content:
    left = reader.evaluate(node.left)
    if len(node.ops) != 1:
        return opaque(left, *(reader.evaluate(each) for each in node.comparators))
    right = reader.evaluate(node.comparators[0])
    op = node.ops[0]
    if op in ("is", "is not", "in", "not in"):
        return opaque(left, right)
    left, right = aligned(left, right)
    bound = Bound(left, op, right, node)
    reader.compared.append(bound)
    fill = combined_fill(op, left, right) if left.fill or right.fill else None
    return replace(opaque(left, right), fill=fill, bounds=(bound,))


def _boolean(reader: Reader, node: tree.Boolean) -> Content:
    return opaque(*(reader.evaluate(each) for each in node.values))


def _conditional(reader: Reader, node: tree.Conditional) -> Content:
    test = reader.evaluate(node.test)
    return joined(reader.evaluate(node.body), reader.evaluate(node.orelse), test.depends)


def _subscript(reader: Reader, node: tree.Subscript) -> Content:
    value = reader.evaluate(node.value)
    entries = node.index.elements if isinstance(node.index, tree.Tuple) else (node.index,)
    added, position, axes = 0, 0, {}
    for entry in entries:
        if isinstance(entry, tree.Constant) and entry.value is None:
            added += 1
        elif isinstance(entry, tree.Slice) and entry.lower is entry.upper is entry.step is None:
            axes[position] = position + added
            position += 1
        else:
            return _item(value, entry)
    if value.rank is None or position > value.rank:
        return opaque(value)
    for axis in range(position, value.rank):
        axes[axis] = axis + added
    return view(value, axes, value.rank + added)


def _item(value: Content, entry: tree.Expr) -> Content:
    at = functions.integer(entry)
    is_known = at is not None and value.items is not None and -len(value.items) <= at < len(value.items)
    return value.items[at] if is_known and value.items is not None and at is not None else opaque(value)


def _tuple(reader: Reader, node: tree.Tuple | tree.List) -> Content:
    items = tuple(reader.evaluate(each) for each in node.elements)
    return Content(depends=NOTHING.union(*(each.depends for each in items)), items=items)


def _attribute(reader: Reader, node: tree.Attribute) -> Content:
    if reader.path(node) is not None:
        return Content(None, 0, NO_AXES)
    value = reader.evaluate(node.value)
    if node.attr == "T" and value.rank == 2:
        return view(value, {0: 1, 1: 0}, 2)
    return opaque(value)


def _call(reader: Reader, node: tree.Call) -> Content:
    return functions.call(reader, node)


_STATEMENTS: dict[type, Callable[[Reader, tree.Stmt], None]] = {  # pyright: ignore[reportAssignmentType]
    tree.ExprStmt: _expression,
    tree.Return: _return,
    tree.Assign: _assign,
    tree.AnnAssign: _annotated,
    tree.AugAssign: _augmented,
    tree.If: _if,
    tree.For: _for,
    tree.While: _while,
    tree.With: _with,
}
_EXPRESSIONS: dict[type, Callable[[Reader, tree.Expr], Content]] = {  # pyright: ignore[reportAssignmentType]
    tree.Name: _name,
    tree.Constant: _constant,
    tree.Unary: _unary,
    tree.Binary: _binary,
    tree.Compare: _compare,
    tree.Boolean: _boolean,
    tree.Conditional: _conditional,
    tree.Subscript: _subscript,
    tree.Tuple: _tuple,
    tree.List: _tuple,
    tree.Attribute: _attribute,
    tree.Call: _call,
}
