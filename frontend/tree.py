"""The syntax tree of a jit function: frozen nodes with spans, made by the parser.

The shapes follow the Python grammar, so that a kernel's tree can be held against CPython's. Constructs
that Triton can never compile (lambda, try, dict, ...) share one node, `Rejected`: rules need to know only
which one it is and what lies inside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from ..grammar.record import record
from .source import Span


@record(eq=False)
class Name:
    span: Span
    id: str


@record(eq=False)
class Constant:
    """A literal; adjacent strings are one constant."""

    span: Span
    value: object


@record(eq=False)
class FString:
    """An f-string: literal parts are `Constant`, replaced ones `Replacement`."""

    span: Span
    parts: tuple[Expr, ...]


@record(eq=False)
class Replacement:
    """`{value!conversion:format}` inside an f-string; `conversion` is "", "s", "r" or "a"."""

    span: Span
    value: Expr
    conversion: str
    format: FString | None


@record(eq=False)
class Attribute:
    span: Span
    value: Expr
    attr: str
    attr_span: Span


@record(eq=False)
class Subscript:
    span: Span
    value: Expr
    index: Expr


@record(eq=False)
class Slice:
    span: Span
    lower: Expr | None
    upper: Expr | None
    step: Expr | None


@record(eq=False)
class Starred:
    span: Span
    value: Expr


@record(eq=False)
class Keyword:
    """`name=value` in a call; `name` is None (and `name_span` the `**`) for `**value`."""

    span: Span
    name: str | None
    name_span: Span
    value: Expr


@record(eq=False)
class Call:
    """A call; positional arguments may be `Starred` or a generator (`Rejected`)."""

    span: Span
    func: Expr
    args: tuple[Expr, ...]
    keywords: tuple[Keyword, ...]


@record(eq=False)
class Unary:
    """`op` is "-", "+", "~" or "not"."""

    span: Span
    op: str
    operand: Expr


@record(eq=False)
class Binary:
    """`op` is the operator as written: "+", "//", "<<", "@", ..."""

    span: Span
    left: Expr
    op: str
    right: Expr


@record(eq=False)
class Boolean:
    """`a and b and c`: one node for a run of the same operator."""

    span: Span
    op: str
    values: tuple[Expr, ...]


@record(eq=False)
class Compare:
    """`left op0 comparators0 op1 ...`; operators as written, "not in" and "is not" with one space."""

    span: Span
    left: Expr
    ops: tuple[str, ...]
    comparators: tuple[Expr, ...]


@record(eq=False)
class Conditional:
    """`body if test else orelse`."""

    span: Span
    test: Expr
    body: Expr
    orelse: Expr


@record(eq=False)
class Tuple:
    span: Span
    elements: tuple[Expr, ...]


@record(eq=False)
class List:
    span: Span
    elements: tuple[Expr, ...]


@record(eq=False)
class Clause:
    """`for target in iter if condition if condition`."""

    span: Span
    target: Expr
    iter: Expr
    conditions: tuple[Expr, ...]
    is_async: bool


@record(eq=False)
class ListComprehension:
    span: Span
    element: Expr
    clauses: tuple[Clause, ...]


@record(eq=False)
class Rejected:
    """A construct that no Triton version compiles.

    `kind` is the class name of CPython's node ("Lambda", "Dict", "Try", "ClassDef", ...; a module-level
    `match` pattern is kept as an expression). `children` are its parts in source order; strings are names
    that it binds or mentions.
    """

    span: Span
    kind: str
    children: tuple[Node | str, ...]


@record(eq=False)
class Parameter:
    """`kind` is "positional_only", "normal", "varargs", "keyword_only" or "kwargs"."""

    span: Span
    name: str
    kind: str
    annotation: Expr | None
    default: Expr | None


@record(eq=False)
class Function:
    """A function definition; `span` starts at `def` (or `async`), decorators lie before it."""

    span: Span
    name: str
    name_span: Span
    parameters: tuple[Parameter, ...]
    returns: Expr | None
    body: tuple[Stmt, ...]
    decorators: tuple[Expr, ...]
    is_async: bool


@record(eq=False)
class ExprStmt:
    span: Span
    value: Expr


@record(eq=False)
class Assign:
    """`a = b = value` has two targets."""

    span: Span
    targets: tuple[Expr, ...]
    value: Expr


@record(eq=False)
class AugAssign:
    """`target op= value`; `op` without the "="."""

    span: Span
    target: Expr
    op: str
    value: Expr


@record(eq=False)
class AnnAssign:
    span: Span
    target: Expr
    annotation: Expr
    value: Expr | None


@record(eq=False)
class Return:
    span: Span
    value: Expr | None


@record(eq=False)
class If:
    """`elif` is an `If` alone in `orelse`, spanning from its `elif`."""

    span: Span
    test: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]


@record(eq=False)
class For:
    span: Span
    target: Expr
    iter: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]
    is_async: bool


@record(eq=False)
class While:
    span: Span
    test: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]


@record(eq=False)
class WithItem:
    span: Span
    context: Expr
    target: Expr | None


@record(eq=False)
class With:
    span: Span
    items: tuple[WithItem, ...]
    body: tuple[Stmt, ...]
    is_async: bool


@record(eq=False)
class Assert:
    span: Span
    test: Expr
    message: Expr | None


@record(eq=False)
class Pass:
    span: Span


@record(eq=False)
class Break:
    span: Span


@record(eq=False)
class Continue:
    span: Span


@record(eq=False)
class Broken:
    """What error recovery skipped: a statement that could not be parsed.

    `names` are the identifiers in it, so that nothing defined there counts as undefined later; `body` is
    the block below a broken header (`if x` without its colon).
    """

    span: Span
    names: tuple[str, ...]
    body: tuple[Stmt, ...]


Expr: TypeAlias = (
    Name | Constant | FString | Replacement | Attribute | Subscript | Slice | Starred | Call | Unary | Binary
    | Boolean | Compare | Conditional | Tuple | List | ListComprehension | Rejected
)  # fmt: skip
Stmt: TypeAlias = (
    ExprStmt | Assign | AugAssign | AnnAssign | Return | If | For | While | With | Assert | Pass | Break
    | Continue | Function | Broken | Rejected
)  # fmt: skip
Node: TypeAlias = Expr | Stmt | Keyword | Clause | Parameter | WithItem


_LEAVES = frozenset(
    {
        "span",
        "id",
        "attr",
        "attr_span",
        "op",
        "ops",
        "name",
        "name_span",
        "names",
        "kind",
        "is_async",
        "conversion",
    }
)
"""Fields that never hold nodes."""


@cache
def _branches(kind: type) -> tuple[str, ...]:
    """The fields of a class of nodes that can hold nodes."""
    return () if kind is Constant else tuple(name for name in kind.__slots__ if name not in _LEAVES)


def children(node: Node) -> list[Node]:
    """The nodes directly below `node`, in source order of its fields."""
    found: list[Node] = []
    for name in _branches(type(node)):
        value = getattr(node, name)
        if type(value) is tuple:
            found += [item for item in value if type(item) is not str]
        elif value is not None:
            found.append(value)
    return found


def walk(node: Node) -> Iterator[Node]:
    """`node` and everything below it, depth first."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(children(node)[::-1])


def names_in(node: Node) -> Iterator[str]:
    """Every name that a rejected construct mentions or binds."""
    for part in walk(node):
        if isinstance(part, Name):
            yield part.id
        elif isinstance(part, Rejected):
            yield from (child for child in part.children if isinstance(child, str))


def returns_in(node: Stmt) -> Iterator[Return]:
    """The returns below a statement, those of nested functions left out."""
    stack: list[Node] = [node]
    while stack:
        part = stack.pop()
        if isinstance(part, Return):
            yield part
        elif not isinstance(part, Function | Rejected):
            stack.extend(children(part)[::-1])
