"""Statements: what each alternative of the grammar means, one function for each of its names."""

from __future__ import annotations

from typing import NamedTuple

from . import tree
from .build_context import Block, Context, Value
from .build_expressions import nodes
from .problem import INDENTATION, SyntaxProblem
from .source import Span
from .target_checks import ANNOTATE, ASSIGN, AUGMENT, BIND, DELETE, LOOP, check_target, describe
from .tokens import Token


class Clause(NamedTuple):
    """`elif`, `else`, `except`, `finally` or `case` with its block, or what could not be read of it."""

    header: Token
    body: tuple[tree.Stmt, ...]
    end: int
    parts: tuple[Value, ...] = ()


class TypeParameters(NamedTuple):
    """`[T]` after the name of a function or class: it says nothing that matters to a kernel."""

    end: int


# ---- Blocks


def block(c: Context, *values: Value) -> Block:
    last = values[-1]
    if last.type == "_DEDENT":
        last = values[-2]
    end = last.start if last.__class__ is Token else last.span.end
    return Block(nodes(values), end)


def broken_block(c: Context, *values: Value) -> tree.Broken:
    """A line that could not be parsed: `values` are PLY's error, the newline, and the block below."""
    newline = values[1]
    skipped = c.skipped(newline.start)
    if c.parser is not None:
        c.parser.errok()
    body = nodes(values[2:])
    start = skipped[0].start if skipped else newline.start
    end = body[-1].span.end if body else newline.start
    names = tuple(dict.fromkeys(token.value for token in skipped if token.type == "NAME"))
    return tree.Broken(Span(start, max(start, end)), names, body)


def broken_compound(c: Context, *values: Value) -> tree.Broken:
    """A header that could not be parsed: its keyword, then a broken block."""
    first, broken = values[0], values[-1]
    return tree.Broken(Span(first.start, broken.span.end), broken.names, broken.body)


# ---- Functions and classes


def kernel(c: Context, *values: Value) -> tree.Function | None:
    at = next(
        i for i, value in enumerate(values) if value.__class__ is tree.Function or _is_broken_def(c, value)
    )
    if at + 1 < len(values):
        rest = nodes(values[at + 1 :])
        _left_over(c, rest)
    function = values[at]
    _check_awaits(c, function)
    return _decorated(function, values[:at]) if isinstance(function, tree.Function) else None


def _is_broken_def(c: Context, value: Value) -> bool:
    return isinstance(value, tree.Broken) and c.text.startswith(("def", "async"), value.span.start)


def _left_over(c: Context, rest: tuple[tree.Stmt, ...]) -> None:
    known = {problem.span.end for problem in c.problems}
    if rest and not isinstance(rest[0], tree.Broken) and rest[0].span.start not in known:
        problem = "this line is left of the function's block, yet before its end"
        c.problems.append(SyntaxProblem(INDENTATION, problem, rest[0].span, "indent it like the lines above"))


def broken_kernel(c: Context, *values: Value) -> None:
    return None


def decorator(c: Context, _at: Token, value: tree.Expr, _newline: Token) -> tree.Expr:
    return value


def broken_decorator(c: Context, _at: Token, _error: object, newline: Token) -> tree.Broken:
    names = tuple(token.value for token in c.skipped(newline.start) if token.type == "NAME")
    if c.parser is not None:
        c.parser.errok()
    return tree.Broken(Span(_at.start, newline.start), names, ())


def _decorated(f: tree.Function, decorators: tuple[Value, ...]) -> tree.Function:
    if not decorators:
        return f
    kept = tuple(d for d in decorators if not isinstance(d, tree.Broken))
    return tree.Function(f.span, f.name, f.name_span, f.parameters, f.returns, f.body, kept, f.is_async)


def function(c: Context, *values: Value) -> tree.Function:
    token, name, body = values[0], values[1], values[-1]
    parameters: list[tree.Parameter] = []
    returns: tree.Expr | None = None
    for value in values[2:-1]:
        if isinstance(value, list):
            parameters = value
        elif not isinstance(value, (Token, TypeParameters)):
            returns = value
    span = Span(token.start, body.end)
    return tree.Function(
        span, name.value, name.span, tuple(parameters), returns, body.statements, (), is_async=False
    )


def _check_awaits(c: Context, f: Value) -> None:
    inside = [at for at in c.awaits if at.start >= f.span.start]
    if inside and isinstance(f, tree.Function) and not f.is_async:
        c.report("`await` and `async` need an `async def` around them", inside[0], "remove it")
    del c.awaits[len(c.awaits) - len(inside) :]


def async_function(c: Context, token: Token, f: Value) -> Value:
    if not isinstance(f, tree.Function):
        return tree.Broken(Span(token.start, f.span.end), f.names, f.body)
    span = Span(token.start, f.span.end)
    c.awaits = [at for at in c.awaits if at.start < f.span.start]
    return tree.Function(
        span, f.name, f.name_span, f.parameters, f.returns, f.body, f.decorators, is_async=True
    )


def reject_nested_function(c: Context, *values: Value) -> Value:
    f = values[-1]
    _check_awaits(c, f)
    return _decorated(f, values[:-1]) if isinstance(f, tree.Function) else f


reject_async_function = reject_nested_function


def class_definition(c: Context, *values: Value) -> tree.Rejected:
    token, name, body = values[0], values[1], values[-1]
    given: list[Value] = next((value for value in values if isinstance(value, list)), [])
    bases = [base for base in given if not isinstance(base, tree.Keyword)]
    keywords = [base for base in given if isinstance(base, tree.Keyword)]
    children = (name.value, *bases, *keywords, *body.statements)
    return tree.Rejected(Span(token.start, body.end), "ClassDef", children)


def reject_class(c: Context, *values: Value) -> Value:
    node = values[-1]
    if len(values) == 1 or isinstance(node, tree.Broken):
        return node
    return tree.Rejected(node.span, node.kind, (*node.children, *values[:-1]))


def reject_async(c: Context, token: Token, node: Value) -> Value:
    span = Span(token.start, node.span.end)
    c.awaits.append(token.span)
    if isinstance(node, tree.For):
        return tree.For(span, node.target, node.iter, node.body, node.orelse, is_async=True)
    if isinstance(node, tree.With):
        return tree.With(span, node.items, node.body, is_async=True)
    return node


# ---- Simple statements


def expression_statement(c: Context, value: tree.Expr) -> tree.ExprStmt:
    _no_star(c, value)
    return tree.ExprStmt(c.extent(value), value)


def _no_star(c: Context, value: tree.Expr | None) -> None:
    if isinstance(value, tree.Starred):
        c.report("a starred expression can't stand alone", value.span, "write `*a,` for a tuple")


def assign(c: Context, *values: Value) -> tree.Assign:
    parts = values[::2]
    for target in parts[:-1]:
        check_target(c, target, ASSIGN)
    _no_star(c, parts[-1])
    return tree.Assign(Span(c.start(parts[0]), c.end(parts[-1])), tuple(parts[:-1]), parts[-1])


def augmented_assign(c: Context, target: tree.Expr, operator: Token, value: tree.Expr) -> tree.AugAssign:
    check_target(c, target, AUGMENT)
    _no_star(c, value)
    return tree.AugAssign(Span(c.start(target), c.end(value)), target, operator.value[:-1], value)


def reject_matmul_assign(c: Context, operator: Token) -> Token:
    return operator


def annotated_assign(c: Context, *values: Value) -> tree.AnnAssign:
    target, annotation = values[0], values[2]
    value = values[4] if len(values) > 3 else None
    check_target(c, target, ANNOTATE)
    end = c.end(annotation if value is None else value)
    return tree.AnnAssign(Span(c.start(target), end), target, annotation, value)


def return_statement(c: Context, token: Token, value: tree.Expr | None = None) -> tree.Return:
    _no_star(c, value)
    return tree.Return(Span(token.start, token.end if value is None else c.end(value)), value)


def assert_statement(c: Context, token: Token, test: Value, *message: Value) -> tree.Assert:
    text = message[1] if message else None
    return tree.Assert(Span(token.start, c.end(test if text is None else text)), test, text)


def pass_statement(c: Context, token: Token) -> tree.Stmt:
    if not token.value:  # the scanner's, for a block that isn't there
        return tree.Broken(token.span, (), ())
    return tree.Pass(token.span)


def reject_break(c: Context, token: Token) -> tree.Break:
    return tree.Break(token.span)


def reject_continue(c: Context, token: Token) -> tree.Continue:
    return tree.Continue(token.span)


def reject_delete(c: Context, token: Token, value: tree.Expr) -> tree.Rejected:
    targets = value.elements if isinstance(value, tree.Tuple) and _is_open(c, value) else (value,)
    for target in targets:
        check_target(c, target, DELETE)
    return tree.Rejected(Span(token.start, c.end(value)), "Delete", targets)


def _is_open(c: Context, value: tree.Tuple) -> bool:
    """Whether a tuple has no parentheses of its own."""
    if not value.elements:
        return False
    first = value.elements[0]
    return c.start(first) == value.span.start


def reject_raise(c: Context, token: Token, *values: Value) -> tree.Rejected:
    parts = nodes(values)
    return tree.Rejected(Span(token.start, c.end(parts[-1]) if parts else token.end), "Raise", parts)


def _declared(kind: str, values: tuple[Token, ...]) -> tree.Rejected:
    names = tuple(token.value for token in values[1::2])
    return tree.Rejected(Span(values[0].start, values[-1].end), kind, names)


def reject_global(c: Context, *values: Token) -> tree.Rejected:
    return _declared("Global", values)


def reject_nonlocal(c: Context, *values: Token) -> tree.Rejected:
    return _declared("Nonlocal", values)


# ---- Compound statements


def elif_clause(c: Context, token: Token, *values: Value) -> Clause:
    body = values[-1]
    if isinstance(body, tree.Broken):
        return Clause(token, (broken_compound(c, token, body),), body.span.end)
    return Clause(token, body.statements, body.end, (values[0],))


def else_clause(c: Context, token: Token, *values: Value) -> Clause:
    body = values[-1]
    if isinstance(body, tree.Broken):
        return Clause(token, (broken_compound(c, token, body),), body.span.end)
    return Clause(token, body.statements, body.end)


finally_clause = broken_clause = else_clause


def if_statement(
    c: Context, token: Token, test: tree.Expr, _colon: Token, body: Block, *clauses: Value
) -> tree.If:
    end = clauses[-1].end if clauses else body.end
    return tree.If(Span(token.start, end), test, body.statements, _orelse(clauses, end))


def _orelse(clauses: tuple[Clause, ...], end: int) -> tuple[tree.Stmt, ...]:
    orelse: tuple[tree.Stmt, ...] = ()
    for clause in reversed(clauses):
        if clause.parts:
            orelse = (tree.If(Span(clause.header.start, end), clause.parts[0], clause.body, orelse),)
        else:
            orelse = (*clause.body, *orelse)
    return orelse


def broken_if(c: Context, token: Token, broken: tree.Broken, *clauses: Value) -> tree.Broken:
    end = clauses[-1].end if clauses else broken.span.end
    body = (*broken.body, *_orelse(clauses, end))
    return tree.Broken(Span(token.start, end), broken.names, body)


def for_statement(
    c: Context, token: Token, target: Value, _in: Token, iterable: Value, *values: Value
) -> tree.For:
    check_target(c, target, LOOP)
    _no_star(c, iterable)
    body = values[1]
    orelse, end = (values[2].body, values[2].end) if len(values) > 2 else ((), body.end)
    return tree.For(Span(token.start, end), target, iterable, body.statements, orelse, is_async=False)


reject_for_else = for_statement


def while_statement(c: Context, token: Token, test: tree.Expr, _colon: Token, *values: Value) -> tree.While:
    body = values[0]
    orelse, end = (values[1].body, values[1].end) if len(values) > 1 else ((), body.end)
    return tree.While(Span(token.start, end), test, body.statements, orelse)


reject_while_else = while_statement


def with_item(c: Context, context: tree.Expr, *target: Value) -> tree.WithItem:
    if not target:
        return tree.WithItem(c.extent(context), context, None)
    check_target(c, target[1], BIND)
    return tree.WithItem(Span(c.start(context), c.end(target[1])), context, target[1])


def with_statement(c: Context, token: Token, *values: Value) -> tree.With:
    body = values[-1]
    items = nodes(values[:-1])
    if len(items) == 1 and items[0].target is None:
        items = _taken_apart(c, items[0])
    return tree.With(Span(token.start, body.end), items, body.statements, is_async=False)


def _taken_apart(c: Context, item: tree.WithItem) -> tuple[tree.WithItem, ...]:
    """The items of `with (a, b):`, which CPython doesn't take for a tuple."""
    value = item.context
    if not isinstance(value, tree.Tuple) or id(value) in c.groups or not value.elements:
        return (item,)
    if any(isinstance(e, tree.Starred) or _is_bare_walrus(c, e) for e in value.elements):
        return (item,)
    return tuple(tree.WithItem(c.extent(element), element, None) for element in value.elements)


def _is_bare_walrus(c: Context, node: tree.Expr) -> bool:
    return isinstance(node, tree.Rejected) and node.kind == "NamedExpr" and id(node) not in c.groups


def with_group_statement(c: Context, token: Token, *values: Value) -> tree.With:
    """`with (a as b, c):`; an item without target is a bare expression in `values`."""
    body = values[-1]
    items: list[tree.WithItem] = []
    parts = list(values[1:-2])
    for at, part in enumerate(parts):
        if isinstance(part, tree.WithItem):
            items.append(part)
        elif part.__class__ is not Token and parts[at - 1].type != "AS":
            if isinstance(part, tree.Starred) or _is_bare_walrus(c, part):
                c.report(f"`with` can't enter {describe(part)}", part.span)
            target = parts[at + 1 : at + 3] if parts[at + 1].type == "AS" else ()
            items.append(with_item(c, part, *target))
    return tree.With(Span(token.start, body.end), tuple(items), body.statements, is_async=False)


# ---- Exceptions


def except_clause(c: Context, token: Token, *values: Value) -> Clause:
    """`parts` are whether it is `except*`, and the node."""
    body = values[-1]
    caught = nodes(values[:-1])
    names = [value.value for value in values if value.__class__ is Token and value.type == "NAME"]
    is_group = values[0].__class__ is Token and values[0].type == "STAR"
    if is_group and not caught:
        c.report("`except*` must name what it catches", token.span, "write `except* Exception:`")
    node = tree.Rejected(Span(token.start, body.end), "ExceptHandler", (*caught, *names, *body.statements))
    return Clause(token, (node,), body.end, (is_group, bool(caught)))


def reject_try(c: Context, token: Token, _colon: Token, body: Block, *clauses: Clause) -> tree.Rejected:
    _check_handlers(c, [clause for clause in clauses if clause.parts])
    children = [*body.statements]
    for clause in clauses:
        children.extend(clause.body)
    is_group = any(clause.parts and clause.parts[0] for clause in clauses)
    kind = "TryStar" if is_group else "Try"
    return tree.Rejected(Span(token.start, clauses[-1].end), kind, tuple(children))


def _check_handlers(c: Context, handlers: list[Clause]) -> None:
    for clause in handlers[:-1]:
        if not clause.parts[1]:
            c.report(
                "an `except:` that catches all must be the last", clause.header.span, "move it to the end"
            )
            return
    if len({clause.parts[0] for clause in handlers}) > 1:
        c.report("`except` and `except*` in one `try`", handlers[-1].header.span, "use one kind of them")


def broken_try(c: Context, token: Token, _colon: Token, body: Block) -> tree.Rejected:
    c.report(
        "`try` has neither `except` nor `finally`",
        token.span,
        "add `except ...:` or `finally:` after its block",
    )
    return tree.Rejected(Span(token.start, body.end), "Try", body.statements)
