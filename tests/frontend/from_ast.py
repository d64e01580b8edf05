"""CPython's `ast` of a function in the shape of our tree: the oracle for the parser."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from kernelforge.frontend import tree
from kernelforge.frontend.source import Span
from kernelforge.grammar.record import field_names

_BINARY = {
    "Add": "+",
    "Sub": "-",
    "Mult": "*",
    "Div": "/",
    "FloorDiv": "//",
    "Mod": "%",
    "Pow": "**",
    "LShift": "<<",
    "RShift": ">>",
    "BitAnd": "&",
    "BitOr": "|",
    "BitXor": "^",
    "MatMult": "@",
}
_UNARY = {"USub": "-", "UAdd": "+", "Invert": "~", "Not": "not"}
_BOOLEAN = {"And": "and", "Or": "or"}
_COMPARE = {
    "Eq": "==",
    "NotEq": "!=",
    "Lt": "<",
    "LtE": "<=",
    "Gt": ">",
    "GtE": ">=",
    "Is": "is",
    "IsNot": "is not",
    "In": "in",
    "NotIn": "not in",
}
NO_SPAN = Span(-1, -1)
"""The span of what CPython gives no place."""


class Converter:
    """Converts nodes of the `ast` of `text`, whose columns count bytes of UTF-8."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.starts = [0]
        at = 0
        while at < len(text):
            if text[at] == "\n" or (text[at] == "\r" and text[at + 1 : at + 2] != "\n"):
                self.starts.append(at + 1)
            at += 1

    def offset(self, row: int, column: int) -> int:
        start = self.starts[row - 1]
        if self.text.isascii():
            return start + column
        end = self.starts[row] if row < len(self.starts) else len(self.text)
        return start + len(self.text[start:end].encode()[:column].decode())

    def span(self, node: Any) -> Span:
        return Span(
            self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)
        )

    def many(self, nodes: Any) -> tuple[Any, ...]:
        return tuple(self.convert(node) for node in nodes if node is not None)

    def convert(self, node: Any) -> Any:
        if node is None:
            return None
        method = getattr(self, type(node).__name__, None)
        if method is not None:
            return method(node)
        return self.rejected(node)

    # ---- Expressions

    def Name(self, n: ast.Name) -> Any:
        return tree.Name(self.span(n), n.id)

    def Constant(self, n: ast.Constant) -> Any:
        return tree.Constant(self.span(n), n.value)

    def JoinedStr(self, n: ast.JoinedStr) -> Any:
        # Python 3.12.0 to 3.12.3 leave empty text in format specifications.
        values = [v for v in n.values if not (isinstance(v, ast.Constant) and v.value == "")]
        return tree.FString(self.span(n), self.many(values))

    def FormattedValue(self, n: ast.FormattedValue) -> Any:
        conversion = "" if n.conversion == -1 else chr(n.conversion)
        return tree.Replacement(self.span(n), self.convert(n.value), conversion, self.convert(n.format_spec))

    def Attribute(self, n: ast.Attribute) -> Any:
        span = self.span(n)
        return tree.Attribute(span, self.convert(n.value), n.attr, NO_SPAN)

    def Subscript(self, n: ast.Subscript) -> Any:
        return tree.Subscript(self.span(n), self.convert(n.value), self.convert(n.slice))

    def Slice(self, n: ast.Slice) -> Any:
        return tree.Slice(self.span(n), self.convert(n.lower), self.convert(n.upper), self.convert(n.step))

    def Starred(self, n: ast.Starred) -> Any:
        return tree.Starred(self.span(n), self.convert(n.value))

    def keyword(self, n: ast.keyword) -> Any:
        return tree.Keyword(self.span(n), n.arg, NO_SPAN, self.convert(n.value))

    def Call(self, n: ast.Call) -> Any:
        return tree.Call(self.span(n), self.convert(n.func), self.many(n.args), self.many(n.keywords))

    def UnaryOp(self, n: ast.UnaryOp) -> Any:
        return tree.Unary(self.span(n), _UNARY[type(n.op).__name__], self.convert(n.operand))

    def BinOp(self, n: ast.BinOp) -> Any:
        operator = _BINARY[type(n.op).__name__]
        return tree.Binary(self.span(n), self.convert(n.left), operator, self.convert(n.right))

    def BoolOp(self, n: ast.BoolOp) -> Any:
        return tree.Boolean(self.span(n), _BOOLEAN[type(n.op).__name__], self.many(n.values))

    def Compare(self, n: ast.Compare) -> Any:
        operators = tuple(_COMPARE[type(op).__name__] for op in n.ops)
        return tree.Compare(self.span(n), self.convert(n.left), operators, self.many(n.comparators))

    def IfExp(self, n: ast.IfExp) -> Any:
        parts = (self.convert(n.test), self.convert(n.body), self.convert(n.orelse))
        return tree.Conditional(self.span(n), *parts)

    def Tuple(self, n: ast.Tuple) -> Any:
        return tree.Tuple(self.span(n), self.many(n.elts))

    def List(self, n: ast.List) -> Any:
        return tree.List(self.span(n), self.many(n.elts))

    def comprehension(self, n: ast.comprehension) -> Any:
        parts = (self.convert(n.target), self.convert(n.iter), self.many(n.ifs))
        return tree.Clause(NO_SPAN, *parts, bool(n.is_async))

    def ListComp(self, n: ast.ListComp) -> Any:
        return tree.ListComprehension(self.span(n), self.convert(n.elt), self.many(n.generators))

    # ---- Parameters and functions

    def parameter(self, arg: ast.arg, kind: str, default: Any) -> Any:
        return tree.Parameter(
            self.span(arg), arg.arg, kind, self.convert(arg.annotation), self.convert(default)
        )

    def arguments(self, a: ast.arguments) -> tuple[Any, ...]:
        positional = [*a.posonlyargs, *a.args]
        defaults = [None] * (len(positional) - len(a.defaults)) + list(a.defaults)
        kinds = ["positional_only"] * len(a.posonlyargs) + ["normal"] * len(a.args)
        found = [self.parameter(*x) for x in zip(positional, kinds, defaults, strict=True)]
        if a.vararg:
            found.append(self.parameter(a.vararg, "varargs", None))
        for arg, default in zip(a.kwonlyargs, a.kw_defaults, strict=True):
            found.append(self.parameter(arg, "keyword_only", default))
        if a.kwarg:
            found.append(self.parameter(a.kwarg, "kwargs", None))
        return tuple(found)

    def FunctionDef(self, n: Any) -> Any:
        return tree.Function(
            self.span(n),
            n.name,
            NO_SPAN,
            self.arguments(n.args),
            self.convert(n.returns),
            self.many(n.body),
            self.many(n.decorator_list),
            isinstance(n, ast.AsyncFunctionDef),
        )

    AsyncFunctionDef = FunctionDef

    # ---- Statements

    def Expr(self, n: ast.Expr) -> Any:
        return tree.ExprStmt(self.span(n), self.convert(n.value))

    def Assign(self, n: ast.Assign) -> Any:
        return tree.Assign(self.span(n), self.many(n.targets), self.convert(n.value))

    def AugAssign(self, n: ast.AugAssign) -> Any:
        operator = _BINARY[type(n.op).__name__]
        return tree.AugAssign(self.span(n), self.convert(n.target), operator, self.convert(n.value))

    def AnnAssign(self, n: ast.AnnAssign) -> Any:
        parts = (self.convert(n.target), self.convert(n.annotation), self.convert(n.value))
        return tree.AnnAssign(self.span(n), *parts)

    def Return(self, n: ast.Return) -> Any:
        return tree.Return(self.span(n), self.convert(n.value))

    def If(self, n: ast.If) -> Any:
        return tree.If(self.span(n), self.convert(n.test), self.many(n.body), self.many(n.orelse))

    def For(self, n: Any) -> Any:
        parts = (self.convert(n.target), self.convert(n.iter), self.many(n.body), self.many(n.orelse))
        return tree.For(self.span(n), *parts, isinstance(n, ast.AsyncFor))

    AsyncFor = For

    def While(self, n: ast.While) -> Any:
        return tree.While(self.span(n), self.convert(n.test), self.many(n.body), self.many(n.orelse))

    def withitem(self, n: ast.withitem) -> Any:
        return tree.WithItem(NO_SPAN, self.convert(n.context_expr), self.convert(n.optional_vars))

    def With(self, n: Any) -> Any:
        return tree.With(self.span(n), self.many(n.items), self.many(n.body), isinstance(n, ast.AsyncWith))

    AsyncWith = With

    def Assert(self, n: ast.Assert) -> Any:
        return tree.Assert(self.span(n), self.convert(n.test), self.convert(n.msg))

    def Pass(self, n: ast.Pass) -> Any:
        return tree.Pass(self.span(n))

    def Break(self, n: ast.Break) -> Any:
        return tree.Break(self.span(n))

    def Continue(self, n: ast.Continue) -> Any:
        return tree.Continue(self.span(n))

    # ---- What Triton refuses

    def Lambda(self, n: ast.Lambda) -> Any:
        return tree.Rejected(self.span(n), "Lambda", (*self.arguments(n.args), self.convert(n.body)))

    def Dict(self, n: ast.Dict) -> Any:
        pairs = [part for pair in zip(n.keys, n.values, strict=True) for part in pair]
        return tree.Rejected(self.span(n), "Dict", self.many(pairs))

    def ImportFrom(self, n: ast.ImportFrom) -> Any:
        module = "." * n.level + (n.module or "")
        return tree.Rejected(self.span(n), "ImportFrom", (module, *self.many(n.names)))

    def TypeAlias(self, n: Any) -> Any:
        return tree.Rejected(self.span(n), "TypeAlias", (self.convert(n.name), self.convert(n.value)))

    def MatchSingleton(self, n: Any) -> Any:
        return tree.Rejected(self.span(n), "MatchSingleton", (str(n.value),))

    def MatchMapping(self, n: Any) -> Any:
        pairs = [self.convert(part) for pair in zip(n.keys, n.patterns, strict=True) for part in pair]
        return tree.Rejected(self.span(n), "MatchMapping", (*pairs, *([n.rest] if n.rest else [])))

    def MatchClass(self, n: Any) -> Any:
        named = [
            x for name, p in zip(n.kwd_attrs, n.kwd_patterns, strict=True) for x in (name, self.convert(p))
        ]
        return tree.Rejected(
            self.span(n), "MatchClass", (self.convert(n.cls), *self.many(n.patterns), *named)
        )

    def rejected(self, n: ast.AST) -> Any:
        """Any other node: its identifiers and nodes in the order of its fields."""
        children: list[Any] = []
        for name, value in ast.iter_fields(n):
            if name == "type_params":
                continue
            for item in value if isinstance(value, list) else [value]:
                if isinstance(item, ast.expr_context) or item is None or isinstance(item, (int, bool)):
                    continue
                children.append(self.convert(item) if isinstance(item, ast.AST) else item)
        span = self.span(n) if hasattr(n, "lineno") else NO_SPAN
        return tree.Rejected(span, type(n).__name__, tuple(children))


def from_ast(text: str, node: ast.AST) -> Any:
    """Our tree of one function of the module `text`, as CPython sees it."""
    return Converter(text).convert(node)


def first_difference(ours: Any, theirs: Any, path: str = "", in_fstring: bool = False) -> str | None:
    """Where two trees differ first, in words; None if they are equal.

    Places that CPython doesn't give are not compared, nor those inside f-strings (wrong before Python 3.12).
    """
    stack = [(ours, theirs, path, in_fstring)]
    while stack:
        ours, theirs, path, in_fstring = stack.pop()
        if isinstance(ours, tuple) and isinstance(theirs, tuple) and not isinstance(theirs, Span):
            pairs = list(enumerate(zip_longest(ours, theirs)))
            stack.extend((a, b, f"{path}[{at}]", in_fstring) for at, (a, b) in reversed(pairs))
        elif type(ours) is not type(theirs):
            return f"{path}: {_show(ours)} is not {_show(theirs)}"
        elif hasattr(ours, "span"):
            inside = in_fstring or isinstance(ours, tree.FString)
            for name in reversed(field_names(ours)):
                a, b = getattr(ours, name), getattr(theirs, name)
                if isinstance(b, Span):
                    if b != NO_SPAN and a != b and not in_fstring:
                        return f"{path}.{name}: {a} is not {b} of {_show(theirs)}"
                    continue
                stack.append((a, b, f"{path}.{name}", inside))
        elif ours != theirs and not (ours != ours and theirs != theirs):
            return f"{path}: {ours!r} is not {theirs!r}"
    return None


def _show(value: Any) -> str:
    kind = getattr(value, "kind", "")
    return f"{type(value).__name__} {kind} {getattr(value, 'span', value)}"


def functions(text: str) -> Iterator[tuple[Any, int, int]]:
    """Every function of a module that CPython accepts, with the extent of its source and its decorators."""
    converter = Converter(text)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            row = min([node.lineno, *(d.lineno for d in node.decorator_list)])
            end_row = node.end_lineno or node.lineno
            end = converter.starts[end_row] if end_row < len(converter.starts) else len(text)
            yield node, converter.starts[row - 1], end
