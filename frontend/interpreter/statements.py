"""Statements: assignment, branches, returns; which names survive them."""

from __future__ import annotations

from collections.abc import Iterable

from .. import tree
from ..diagnostics import Severity
from ..kernel import is_constexpr_annotation
from ..source import Span
from ..values import (
    UNKNOWN,
    Api,
    Argument,
    Builtin,
    HostModule,
    Known,
    Scalar,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
    is_runtime,
    join,
)
from . import attributes, expressions, loops, subscripts
from .calls import related
from .session import Lost, Returned, Walk

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


def function_body(walk: Walk) -> None:
    """Walk a function's statements and look at how it ends."""
    function = walk.kernel.function
    ends = block(walk, function.body)
    _compare_returns(walk)
    partial = any(is_runtime(found.value) or is_constexpr(found.value) for found in walk.returned)
    if partial and not ends and walk.partial_return is not None:
        walk.report(
            "KF605",
            walk.partial_return,
            f"`{function.name}` returns a value here, but not on every path: there its result is undefined",
            "return a value at the end of the function too",
        )


def _compare_returns(walk: Walk) -> None:
    """All returns of a function give the same type."""
    certain = [found for found in walk.returned if found.certain and isinstance(found.value, Tensor)]
    for other in certain[1:]:
        first = certain[0]
        if _types_differ(first.value, other.value):
            walk.report(
                "KF605",
                other.span,
                f"this returns {_type_text(other.value)}, and an earlier `return` gives {_type_text(first.value)}",
                "make them the same type: write `1.0` for a float, or cast with `.to(...)`",
                related=(related(first.span, "the earlier `return`"),),
            )
            return


def _types_differ(left: Value, right: Value) -> bool:
    if not (isinstance(left, Tensor) and isinstance(right, Tensor)):
        return False
    if left.shape is not None and right.shape is not None and len(left.shape) != len(right.shape):
        return True
    kinds = {left.kind, right.kind}
    return len(kinds) == 2 and not kinds & {None, Scalar.NUMBER}


def _type_text(value: Value) -> str:
    kind = value.kind if isinstance(value, Tensor) else None
    return f"{describe(value)}{f' of kind {kind.value}' if kind else ''}"


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
            assign(walk, node)
        case tree.ExprStmt():
            expression_statement(walk, node)
        case tree.If():
            return if_(walk, node)
        case tree.AugAssign():
            augmented(walk, node)
        case tree.AnnAssign():
            annotated(walk, node)
        case tree.Return():
            return_(walk, node)
            return True
        case tree.For():
            loops.for_(walk, node)
        case tree.While():
            loops.while_(walk, node)
        case tree.With():
            with_(walk, node)
        case tree.Assert():
            expressions.evaluate(walk, node.test)
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
    walk.forget(tuple(set(names_in(node))))


def _line_end(walk: Walk, start: int) -> int:
    end = walk.session.source.text.find("\n", start)
    return len(walk.session.source.text) if end < 0 else end


def names_in(node: tree.Node) -> Iterable[str]:
    """Every name that a rejected construct mentions or binds."""
    for part in tree.walk(node):
        if isinstance(part, tree.Name):
            yield part.id
        elif isinstance(part, tree.Rejected):
            yield from (child for child in part.children if isinstance(child, str))


def expression_statement(walk: Walk, node: tree.ExprStmt) -> None:
    value = node.value
    expressions.evaluate(walk, value)
    if not isinstance(value, tree.Call):
        return
    func = value.func
    if isinstance(func, tree.Attribute) and func.attr == "advance" and _is_advance(walk, func):
        walk.report(
            "KF120",
            node.span,
            f"the result of `{walk.text(func.span)}` is dropped: it moves nothing by itself",
            "assign it: `p = tl.advance(p, ...)`",
        )


def _is_advance(walk: Walk, func: tree.Attribute) -> bool:
    if isinstance(func.value, tree.Name) and func.value.id not in walk.names:
        found = walk.kernel.site.scope.lookup(func.value.id)
        return found is not None and getattr(found, "path", "") == "triton.language"
    return True


def assign(walk: Walk, node: tree.Assign) -> None:
    """`target = value`: constexpr numbers become run-time scalars."""
    if len(node.targets) > 1:  # reported with the dependencies, since it fails before compilation
        expressions.evaluate(walk, node.value)
        for target in node.targets:
            walk.forget(tuple(names_in(target)))
        return
    value = expressions.evaluate(walk, node.value)
    if isinstance(value, Known) and isinstance(value.value, str):
        walk.report(
            "KF119",
            node.value.span,
            "a string cannot be assigned in a kernel",
            "declare it: `name: tl.constexpr = ...`",
        )
        value = UNKNOWN
    elif isinstance(value, Api | Builtin) and getattr(value, "entry", None) is not None:
        value = _assigned_function(walk, node, value)
    if value == TupleOf(()) and subscripts.is_shape(node.value):
        attributes.report_metadata(walk, node.value, walk.text(node.value.value.span))
        value = UNKNOWN
    for target in node.targets:
        assign_target(walk, target, expressions.decay(value, node.span))


def _assigned_function(walk: Walk, node: tree.Assign, value: Value) -> Value:
    if isinstance(value, Api) and value.entry.parameters is not None:
        walk.report(
            "KF119",
            node.value.span,
            f"the function `{walk.text(node.value.span)}` cannot be assigned in a kernel",
            "call it by its name, or bind the alias at module level",
        )
        return UNKNOWN
    return value


def assign_target(walk: Walk, target: tree.Expr, value: Value) -> None:
    """Bind a name or a tuple of names; everything else is refused."""
    match target:
        case tree.Name(id=name):
            walk.bind(name, value)
        case tree.Tuple(elements=elements):
            unpack(walk, target, elements, value)
        case tree.Subscript(value=base):
            item_assignment(walk, target, base)
        case tree.Attribute():
            expressions.evaluate(walk, target.value)
            walk.report(
                "KF115", target.span, "Triton has no attribute assignment", "assign to a variable of its own"
            )
        case tree.List() | tree.Starred():
            walk.report("KF116", target.span, "Triton assigns only to names and tuples of names")
            walk.forget(tuple(names_in(target)))
        case _:
            walk.forget(tuple(names_in(target)))


def item_assignment(walk: Walk, target: tree.Subscript, base: tree.Expr) -> None:
    """`x[i] = value`."""
    holder = expressions.evaluate(walk, base)
    expressions.evaluate(walk, target.index)
    text, index = walk.text(base.span), walk.text(target.index.span)
    note = f"pointers are written with `tl.store({text} + {index}, value)`"
    if isinstance(holder, Tensor):
        note = f"blocks cannot change in place: `{text} = tl.where(index == {index}, value, {text})`"
    walk.report("KF114", target.span, "Triton has no item assignment", note)


def unpack(walk: Walk, target: tree.Tuple, elements: tuple[tree.Expr, ...], value: Value) -> None:
    """`a, b = value`: too many targets fail, too few drop values silently."""
    nested = any(isinstance(element, tree.Tuple | tree.List) for element in elements)
    if nested and walk.is_before("3.8"):
        walk.report("KF116", target.span, "Triton cannot unpack into nested names", "unpack in two steps")
        walk.forget(tuple(names_in(target)))
        return
    if any(isinstance(element, tree.Starred) for element in elements):
        walk.report("KF116", target.span, "Triton cannot unpack into a starred name")
        walk.forget(tuple(names_in(target)))
        return
    items: tuple[Value, ...] | None = value.items if isinstance(value, TupleOf) else None
    if isinstance(value, Tensor):
        walk.report(
            "KF121",
            target.span,
            f"{describe(value)} cannot be unpacked",
            "use `tl.split` for a last dimension of 2, or load the parts on their own",
        )
    elif items is not None and len(items) < len(elements):
        walk.report("KF121", target.span, f"{len(elements)} names, but only {len(items)} values")
    elif items is not None and len(items) > len(elements):
        walk.report(
            "KF121",
            target.span,
            f"only {len(elements)} names for {len(items)} values: Triton drops the rest silently",
            severity=Severity.WARNING if walk.is_before("3.9") else Severity.ERROR,
        )
    if items is None or len(items) < len(elements):
        items = (UNKNOWN,) * len(elements)
    for element, item in zip(elements, items, strict=False):
        assign_target(walk, element, item)


def augmented(walk: Walk, node: tree.AugAssign) -> None:
    """`target op= value` is `target = target op value`."""
    target = node.target
    if isinstance(target, tree.Subscript):
        expressions.evaluate(walk, node.value)
        item_assignment(walk, target, target.value)
        return
    if isinstance(target, tree.Attribute):
        assign_target(walk, target, UNKNOWN)
        return
    value = expressions.evaluate(walk, tree.Binary(node.span, target, node.op, node.value))
    assign_target(walk, target, expressions.decay(value, node.span))


def annotated(walk: Walk, node: tree.AnnAssign) -> None:
    """`name: tl.constexpr = value` keeps a constant; other annotations are evaluated, then ignored."""
    annotation = annotation_value(walk, node.annotation)
    value = expressions.evaluate(walk, node.value) if node.value else UNKNOWN
    if not isinstance(node.target, tree.Name):
        assign_target(walk, node.target, UNKNOWN)
        return
    name = node.target.id
    if isinstance(node.annotation, tree.Constant) or not is_constexpr_annotation(node.annotation):
        plain = UNKNOWN if annotation is UNKNOWN and not isinstance(node.annotation, tree.Constant) else value
        walk.bind(name, expressions.decay(plain, node.span))
        return
    if name in walk.names and walk.names[name] is not UNKNOWN:
        in_loop = " in every turn of the unrolled loop" if walk.is_unrolled else ""
        walk.report(
            "KF407",
            node.target.span,
            f"`{name}` is already defined: a constexpr cannot be defined again{in_loop}",
            "use another name, or a plain assignment if it is a run-time value",
        )
        walk.bind(name, UNKNOWN)
        return
    walk.bind(name, value if is_constexpr(value) or isinstance(value, TupleOf | Tensor) else UNKNOWN)
    walk.constants.add(name)


def annotation_value(walk: Walk, annotation: tree.Expr) -> Value:
    """Annotations inside a kernel are evaluated by the compiler like any expression."""
    if isinstance(annotation, tree.Constant):
        return UNKNOWN
    return expressions.evaluate(walk, annotation)


def if_(walk: Walk, node: tree.If) -> bool:
    """`if`: one arm for a known condition, both for a run-time one; an open one may go either way."""
    test = expressions.evaluate(walk, node.test)
    expressions.check_condition(walk, test, node.test.span, "`if`")
    chosen = expressions.truth(test)
    if chosen is not None:
        return block(walk, node.body if chosen else node.orelse)
    if isinstance(test, Tensor) or (isinstance(test, Argument) and not test.is_pointer):
        return runtime_if(walk, node)
    return open_if(walk, node)


def open_if(walk: Walk, node: tree.If) -> bool:
    """Either arm may be dead: nothing is reported in them, and what they assign may be anything."""
    before, lost = dict(walk.names), dict(walk.lost)
    certain, walk.certain = walk.certain, False
    ends_body = block(walk, node.body)
    after_body = walk.names
    walk.names, walk.lost = dict(before), dict(lost)
    ends_else = block(walk, node.orelse)
    after_else = walk.names
    walk.certain = certain
    names = after_body.keys() | after_else.keys()
    walk.names = {
        name: join(after_body[name], after_else[name])
        if name in after_body and name in after_else
        else UNKNOWN
        for name in names
    }
    walk.lost = {name: why for name, why in lost.items() if name not in walk.names}
    if walk.returned:
        walk.partial_return = None
    return ends_body and ends_else


def runtime_if(walk: Walk, node: tree.If) -> bool:
    """Both arms are compiled; a new name survives only if both assign it."""
    returns = list(returns_in(node))
    if returns and walk.loops:
        walk.report(
            "KF102",
            returns[0].span,
            "Triton cannot compile a `return` inside a run-time loop",
            "put the condition into the loop (`while`), or mask the work instead",
        )
    before, lost = dict(walk.names), dict(walk.lost)
    ends_body = block(walk, node.body)
    after_body = walk.names
    walk.names, walk.lost = dict(before), dict(lost)
    ends_else = block(walk, node.orelse)
    after_else = walk.names
    walk.names = dict(before)
    for name in before:
        walk.names[name] = join(after_body.get(name, before[name]), after_else.get(name, before[name]))
    arms = ((after_body, after_else, "`if`"), (after_else, after_body, "`else`"))
    for own, other, arm in arms:
        for name in own.keys() - before.keys():
            survives = name in other and name not in walk.constants
            if survives:
                walk.names[name] = join(own[name], other[name])
            else:
                lose(walk, name, node, arm, name in other)
    values = [found for found in returns if found.value is not None]
    if values and not (ends_body and ends_else) and walk.partial_return is None and not walk.loops:
        walk.partial_return = values[0].span
    return ends_body and ends_else


def lose(walk: Walk, name: str, node: tree.If, arm: str, is_constant: bool) -> None:
    """A name that only one arm defines is gone behind the `if`; so is a constexpr of both arms."""
    where = f"it is assigned only in the {arm} arm of a run-time condition"
    code = "KF604"
    if is_constant or name in walk.constants:
        where, code = "a constexpr defined under a run-time condition does not survive it", "KF407"
    if not walk.certain:
        walk.bind(name, UNKNOWN)
        return
    walk.names.pop(name, None)
    walk.lost[name] = Lost(code, where, node)


def returns_in(node: tree.Stmt) -> Iterable[tree.Return]:
    """The returns below a statement, those of nested functions left out."""
    stack: list[tree.Node] = [node]
    while stack:
        part = stack.pop()
        if isinstance(part, tree.Return):
            yield part
        elif not isinstance(part, tree.Function | tree.Rejected):
            stack.extend(reversed(list(tree.children(part))))


def return_(walk: Walk, node: tree.Return) -> None:
    """`return`: not in a run-time loop; not with a value from a launched kernel."""
    if node.value is None:
        return
    value = expressions.evaluate(walk, node.value)
    if isinstance(value, Known) and value.value is None and isinstance(node.value, tree.Constant):
        if not walk.is_before("3.7"):
            return
        walk.report("KF609", node.span, "Triton cannot compile `return None`", "write a bare `return`")
        return
    if walk.kernel.launched and not walk.callers:
        walk.report(
            "KF609",
            node.span,
            f"the kernel `{walk.kernel.name}` is launched from the host: it cannot return a value",
            "store the result through a pointer argument",
        )
        return
    walk.returned.append(Returned(expressions.decay(value, node.span), node.span, walk.certain))


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
            walk.forget(tuple(names_in(item.target)))
    for found in returns_in(node):
        walk.report("KF102", found.span, "Triton cannot compile a `return` inside `with`")
        break
    block(walk, node.body)
