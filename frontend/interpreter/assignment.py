"""Assignment: what names hold, and what cannot be assigned to."""

from __future__ import annotations

from .. import tree
from ..diagnostics import Severity
from ..kernel import is_constexpr_annotation
from ..values import (
    UNKNOWN,
    Api,
    Builtin,
    Known,
    Tensor,
    TupleOf,
    Value,
    describe,
    is_constexpr,
)
from . import attributes, expressions, operator_checks, subscripts
from .session import Walk
from .shapes import precision


def assign(walk: Walk, node: tree.Assign) -> None:
    """`target = value`: constexpr numbers become run-time scalars."""
    if len(node.targets) > 1:  # reported with the dependencies, since it fails before compilation
        expressions.evaluate(walk, node.value)
        for target in node.targets:
            walk.forget(tuple(tree.names_in(target)))
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
    elif operator_checks.is_too_large(walk, node.value, value):
        value = UNKNOWN
    elif isinstance(value, Api | Builtin) and getattr(value, "entry", None) is not None:
        value = _assigned_function(walk, node, value)
    if value == TupleOf(()) and subscripts.is_shape(node.value):
        attributes.report_metadata(walk, node.value, walk.text(node.value.value.span))
        value = UNKNOWN
    for target in node.targets:
        if isinstance(target, tree.Tuple) and isinstance(value, Tensor) and _is_extreme(node.value):
            _unpacked_extreme(walk, target, node.value, value)
            continue
        assign_target(walk, target, expressions.decay(value, node.span))


def _is_extreme(node: tree.Expr) -> bool:
    return (
        isinstance(node, tree.Call)
        and isinstance(node.func, tree.Attribute)
        and node.func.attr in ("max", "min")
    )


def _unpacked_extreme(walk: Walk, target: tree.Tuple, node: tree.Expr, value: Tensor) -> None:
    """`values, indices = tl.max(x, 0)`, as torch has it."""
    walk.report(
        "KF121",
        target.span,
        f"`{walk.text(node.span)}` gives {describe(value)} alone, which cannot be unpacked",
        "to get the positions too pass `return_indices=True`",
    )
    walk.forget(tuple(tree.names_in(target)))


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
            walk.places[name] = target.span
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
            walk.forget(tuple(tree.names_in(target)))
        case _:
            walk.forget(tuple(tree.names_in(target)))


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
        walk.forget(tuple(tree.names_in(target)))
        return
    if any(isinstance(element, tree.Starred) for element in elements):
        walk.report("KF116", target.span, "Triton cannot unpack into a starred name")
        walk.forget(tuple(tree.names_in(target)))
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
    precision.check_accumulation(walk, node)
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
    if isinstance(node.annotation, tree.Constant) or not is_constexpr_annotation(
        node.annotation, walk.kernel.site.scope
    ):
        plain = UNKNOWN if annotation is UNKNOWN and not isinstance(node.annotation, tree.Constant) else value
        walk.bind(name, expressions.decay(plain, node.span))
        walk.places[name] = node.target.span
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
    # no `bind`: what is assigned this way does not come out of a branch or a loop
    walk.names[name] = value if is_constexpr(value) or isinstance(value, TupleOf | Tensor) else UNKNOWN
    walk.lost.pop(name, None)
    walk.constants.add(name)


def annotation_value(walk: Walk, annotation: tree.Expr) -> Value:
    """Annotations inside a kernel are evaluated by the compiler like any expression."""
    if isinstance(annotation, tree.Constant):
        return UNKNOWN
    return expressions.evaluate(walk, annotation)
