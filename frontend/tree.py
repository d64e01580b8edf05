"""The syntax tree of a jit function: frozen nodes with spans, made by the parser.

The shapes follow the Python grammar, so that a kernel's tree can be held against CPython's. Constructs
that Triton can never compile (lambda, try, dict, ...) share one node, `Rejected`: rules need to know only
which one it is and what lies inside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import TypeAlias

from .source import Span

_node = dataclass(frozen=True, slots=True, eq=False, repr=False)


@_node
class Name:
    span: Span
    id: str


@_node
class Constant:
    """A literal; adjacent strings are one constant."""

    span: Span
    value: object


@_node
class FString:
    """An f-string: literal parts are `Constant`, replaced ones `Replacement`."""

    span: Span
    parts: tuple[Expr, ...]


@_node
class Replacement:
    """`{value!conversion:format}` inside an f-string; `conversion` is "", "s", "r" or "a"."""

    span: Span
    value: Expr
    conversion: str
    format: FString | None


@_node
class Attribute:
    span: Span
    value: Expr
    attr: str
    attr_span: Span


@_node
class Subscript:
    span: Span
    value: Expr
    index: Expr


@_node
class Slice:
    span: Span
    lower: Expr | None
    upper: Expr | None
    step: Expr | None


@_node
class Starred:
    span: Span
    value: Expr


@_node
class Keyword:
    """`name=value` in a call; `name` is None (and `name_span` the `**`) for `**value`."""

    span: Span
    name: str | None
    name_span: Span
    value: Expr


@_node
class Call:
    """A call; positional arguments may be `Starred` or a generator (`Rejected`)."""

    span: Span
    func: Expr
    args: tuple[Expr, ...]
    keywords: tuple[Keyword, ...]


@_node
class Unary:
    """`op` is "-", "+", "~" or "not"."""

    span: Span
    op: str
    operand: Expr


@_node
class Binary:
    """`op` is the operator as written: "+", "//", "<<", "@", ..."""

    span: Span
    left: Expr
    op: str
    right: Expr


@_node
class Boolean:
    """`a and b and c`: one node for a run of the same operator."""

    span: Span
    op: str
    values: tuple[Expr, ...]


@_node
class Compare:
    """`left op0 comparators0 op1 ...`; operators as written, "not in" and "is not" with one space."""

    span: Span
    left: Expr
    ops: tuple[str, ...]
    comparators: tuple[Expr, ...]


@_node
class Conditional:
    """`body if test else orelse`."""

    span: Span
    test: Expr
    body: Expr
    orelse: Expr


@_node
class Tuple:
    span: Span
    elements: tuple[Expr, ...]


@_node
class List:
    span: Span
    elements: tuple[Expr, ...]


@_node
class Clause:
    """`for target in iter if condition if condition`."""

    span: Span
    target: Expr
    iter: Expr
    conditions: tuple[Expr, ...]
    is_async: bool


@_node
class ListComprehension:
    span: Span
    element: Expr
    clauses: tuple[Clause, ...]


@_node
class Rejected:
    """A construct that no Triton version compiles.

    `kind` is the class name of CPython's node ("Lambda", "Dict", "Try", "ClassDef", ...; a module-level
    `match` pattern is kept as an expression). `children` are its parts in source order; strings are names
    that it binds or mentions.
    """

    span: Span
    kind: str
    children: tuple[Node | str, ...]


@_node
class Parameter:
    """`kind` is "positional_only", "normal", "varargs", "keyword_only" or "kwargs"."""

    span: Span
    name: str
    kind: str
    annotation: Expr | None
    default: Expr | None


@_node
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


@_node
class ExprStmt:
    span: Span
    value: Expr


@_node
class Assign:
    """`a = b = value` has two targets."""

    span: Span
    targets: tuple[Expr, ...]
    value: Expr


@_node
class AugAssign:
    """`target op= value`; `op` without the "="."""

    span: Span
    target: Expr
    op: str
    value: Expr


@_node
class AnnAssign:
    span: Span
    target: Expr
    annotation: Expr
    value: Expr | None


@_node
class Return:
    span: Span
    value: Expr | None


@_node
class If:
    """`elif` is an `If` alone in `orelse`, spanning from its `elif`."""

    span: Span
    test: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]


@_node
class For:
    span: Span
    target: Expr
    iter: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]
    is_async: bool


@_node
class While:
    span: Span
    test: Expr
    body: tuple[Stmt, ...]
    orelse: tuple[Stmt, ...]


@_node
class WithItem:
    span: Span
    context: Expr
    target: Expr | None


@_node
class With:
    span: Span
    items: tuple[WithItem, ...]
    body: tuple[Stmt, ...]
    is_async: bool


@_node
class Assert:
    span: Span
    test: Expr
    message: Expr | None


@_node
class Pass:
    span: Span


@_node
class Break:
    span: Span


@_node
class Continue:
    span: Span


@_node
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


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def children(node: Node) -> Iterator[Node]:
    """The nodes directly below `node`, in source order of its fields."""
    for name in _field_names(type(node)):
        value = getattr(node, name)
        if isinstance(value, tuple):
            for item in value:
                if hasattr(item, "span"):
                    yield item
        elif hasattr(value, "span"):
            yield value


def walk(node: Node) -> Iterator[Node]:
    """`node` and everything below it, depth first."""
    stack = [node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(list(children(node))))
