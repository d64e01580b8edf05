"""Statements: assignment, branches, returns; which names survive them."""

from __future__ import annotations

from collections.abc import Iterable

from .. import tree
from ..source import Span
from ..values import (
    UNKNOWN,
    Builtin,
    HostModule,
    Tensor,
    Value,
)
from . import assignment, branches, expressions, loops, returns
from .builtins import debugging
from .session import Walk

REJECTED = {
    "Try": ("KF103", "`try`"),
    "TryStar": ("KF103", "`try`"),
    "Raise": ("KF103", "`raise`"),
    "ClassDef": ("KF104", "a class"),
    "Import": ("KF107", "an import"),
    "ImportFrom": ("KF107", "an import"),
    "Delete": ("KF108", "`del`"),
    "Global": ("KF108", "`global`"),
    "Nonlocal": ("KF108", "`nonlocal`"),
    "Match": ("KF108", "`match`"),
    "TypeAlias": ("KF108", "a type alias"),
}
REJECTED_NOTES = {
    "KF103": "check arguments on the host, or use `tl.static_assert` on constexprs and `tl.device_assert`",
    "KF104": "move it out of the kernel, to module level, as a `@triton.jit` function",
    "KF107": "move it to the top of the module",
}


def function_body(walk: Walk) -> Value:
    """Walk a function's statements and look at how it ends; what a call of it gives."""
    ends = block(walk, walk.kernel.function.body)
    returns.check_paths(walk, ends)
    return returns.result(walk.returned, ends)


def block(walk: Walk, statements: Iterable[tree.Stmt]) -> bool:
    """Walk statements; true if control certainly does not come out at their end."""
    ends = False
    for statement in statements:
        walk.session.steps += 1
        ends = visit(walk, statement) or ends
        if isinstance(statement, tree.Return):
            break
    return ends


def visit(walk: Walk, node: tree.Stmt) -> bool:
    """Walk one statement; true if control does not go on behind it."""
    match node:
        case tree.Assign():
            assignment.assign(walk, node)
        case tree.ExprStmt():
            expression_statement(walk, node)
        case tree.If():
            return branches.if_(walk, node)
        case tree.AugAssign():
            assignment.augmented(walk, node)
        case tree.AnnAssign():
            assignment.annotated(walk, node)
        case tree.Return():
            returns.return_(walk, node)
            return True
        case tree.For():
            loops.for_(walk, node)
        case tree.While():
            loops.while_(walk, node)
        case tree.With():
            with_(walk, node)
        case tree.Assert():
            expressions.evaluate(walk, node.test)
            debugging.note_assertion(walk, node)
        case tree.Break() | tree.Continue():
            word = "break" if isinstance(node, tree.Break) else "continue"
            note = (
                "put the exit condition into the loop bound or a `while` condition"
                if word == "break"
                else "put the rest of the loop body under an `if`, or mask it"
            )
            walk.report("KF101", node.span, f"Triton cannot compile `{word}`", note)
        case tree.Function():
            walk.report(
                "KF104",
                node.name_span,
                "Triton cannot compile a function inside a kernel",
                REJECTED_NOTES["KF104"],
            )
            walk.bind(node.name, UNKNOWN)
        case tree.Rejected():
            rejected(walk, node)
        case tree.Broken(names=names, body=body):
            walk.forget(names)
            block(walk, body)
        case _:
            pass
    return False


def rejected(walk: Walk, node: tree.Rejected) -> None:
    """A statement that no version compiles."""
    code, what = REJECTED.get(node.kind, ("KF108", f"`{node.kind}`"))
    head = Span(node.span.start, min(node.span.end, _line_end(walk, node.span.start)))
    note = REJECTED_NOTES.get(code)
    walk.report(code, head, f"Triton cannot compile {what} in a kernel", *((note,) if note else ()))
    walk.forget(tuple(set(tree.names_in(node))))


def _line_end(walk: Walk, start: int) -> int:
    end = walk.session.source.text.find("\n", start)
    return len(walk.session.source.text) if end < 0 else end


def expression_statement(walk: Walk, node: tree.ExprStmt) -> None:
    value = node.value
    func = value.func if isinstance(value, tree.Call) else None
    if not isinstance(func, tree.Attribute) or func.attr != "advance" or not _is_advance(walk, func):
        expressions.evaluate(walk, value)
        return
    walk.report(
        "KF120",
        node.span,
        f"the result of `{walk.text(func.span)}` is dropped: it moves nothing by itself",
        "assign it: `p = tl.advance(p, ...)`",
    )
    was_certain, walk.certain = walk.certain, False  # one error for the call
    expressions.evaluate(walk, value)
    walk.certain = was_certain


def _is_advance(walk: Walk, func: tree.Attribute) -> bool:
    if isinstance(func.value, tree.Name) and func.value.id not in walk.names:
        found = walk.kernel.site.scope.lookup(func.value.id)
        return found is not None and getattr(found, "path", "") == "triton.language"
    return True


def with_(walk: Walk, node: tree.With) -> None:
    """`with` works on Triton's own context managers only."""
    for item in node.items:
        value = expressions.evaluate(walk, item.context)
        call = item.context
        func = expressions.evaluate(walk, call.func) if isinstance(call, tree.Call) else value
        if (
            isinstance(func, HostModule | Builtin)
            or isinstance(value, Tensor)
            or not isinstance(call, tree.Call)
        ):
            walk.report(
                "KF108", item.span, "Triton cannot compile `with` on this", "take it out of the kernel"
            )
        if item.target is not None:
            walk.forget(tuple(tree.names_in(item.target)))
    for found in tree.returns_in(node):
        walk.report("KF102", found.span, "Triton cannot compile a `return` inside `with`")
        break
    block(walk, node.body)
