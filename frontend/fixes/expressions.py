"""Fixes of expressions and statements inside kernels."""

from __future__ import annotations

import re

from .. import tree
from ..diagnostics import Diagnostic, Edit, Fix
from ..interpreter.merging import START_AS_FLOAT, WRITE_FLOAT
from ..source import Span
from .context import Context

_TIGHT = frozenset({"*", "/", "//", "%", "@", "**"})
_NUMBER = re.compile(r"[ \t]*=[ \t]*-?\d+(?=[ \t]*(#|\r|\n|$))")
"""What is left of `name = 3` behind the name."""
_ELEMENTWISE = {"max": "maximum", "min": "minimum"}


def chained(context: Context, found: Diagnostic) -> Fix | None:
    """KF111: `0 <= x < n` becomes `(0 <= x) & (x < n)`, where `x` may be evaluated twice."""
    node = context.node(found.span, tree.Compare)
    if node is None or len(node.ops) < 2:
        return None
    edits = [Edit(Span(node.span.start, node.span.start), "(")]
    for middle, op in zip(node.comparators, node.ops[1:], strict=False):
        if not isinstance(middle, tree.Name | tree.Constant) or op.startswith(("in", "not", "is")):
            return None
        after = middle.span.end
        if not context.text[after:].lstrip(" \t").startswith(op):
            return None  # parentheses or a comment in between
        edits.append(Edit(Span(after, after), f") & ({context.at(middle.span)}"))
    edits.append(Edit(Span(node.span.end, node.span.end), ")"))
    note = found.notes[0] if found.notes else "write two comparisons, joined by `&`"
    return Fix(note, tuple(edits), safe=True)


def power(context: Context, found: Diagnostic) -> Fix | None:
    """KF516: the square or the cube of a name."""
    aug = context.node(found.span, tree.AugAssign)
    if aug is not None and aug.op == "**" and isinstance(aug.target, tree.Name):
        factor = _product(aug.target.id, aug.value, 1)
        new = f"{aug.target.id} *= {factor}"
        return Fix(f"write `{new}`", (Edit(aug.span, new),), safe=True) if factor else None
    node = context.node(found.span, tree.Binary)
    if node is None or node.op != "**" or not isinstance(node.left, tree.Name):
        return None
    product = _product(node.left.id, node.right, 0)
    if product is None:
        return None
    new = f"({product})" if _needs_parentheses(context, node) else product
    return Fix(f"write `{product}`", (Edit(node.span, new),), safe=True)


def _product(name: str, exponent: tree.Expr, done: int) -> str | None:
    """`x * x` for the exponent 2, as long as that is shorter than a call; `done` factors are there already."""
    if not isinstance(exponent, tree.Constant) or type(exponent.value) is not int:
        return None
    return " * ".join([name] * (exponent.value - done)) if exponent.value in (2, 3) else None


def _needs_parentheses(context: Context, node: tree.Binary) -> bool:
    before, after = context.text[: node.span.start].rstrip(), context.text[node.span.end :].lstrip()
    if before.endswith("(") and after.startswith(")"):
        return False
    parent = next(context.parents(node), None)
    if isinstance(parent, tree.Binary):
        return parent.op in _TIGHT
    return isinstance(parent, tree.Unary) and parent.op != "not"


def matrix_product(context: Context, found: Diagnostic) -> Fix | None:
    """KF112: `a @ b` becomes `tl.dot(a, b)`."""
    node = context.node(found.span, tree.Binary)
    dot = context.spelling("triton.language.dot", found.span.start)
    if node is None or node.op != "@" or dot is None:
        return None
    new = f"{dot}({context.at(node.left.span)}, {context.at(node.right.span)})"
    return Fix(f"use `{dot}(a, b)`", (Edit(node.span, new),), safe=True)


def one_element_shape(context: Context, found: Diagnostic) -> Fix | None:
    """KF405: the shape `BLOCK` becomes `(BLOCK,)`."""
    node = context.node(found.span, tree.Name) or context.node(found.span, tree.Constant)
    written = context.at(found.span)
    if node is None or found.notes != (f"write `({written},)`",):
        return None
    before, after = context.text[: found.span.start].rstrip(), context.text[found.span.end :].lstrip()
    call = next(context.parents(node), None)
    is_wrapped = before.endswith("(") and after.startswith(")")
    if is_wrapped and isinstance(call, tree.Call) and len(before) > call.func.span.end + 1:
        return Fix(found.notes[0], (Edit(Span(found.span.end, found.span.end), ","),), safe=True)
    return Fix(found.notes[0], (Edit(found.span, f"({written},)"),), safe=True)


def swapped_store(context: Context, found: Diagnostic) -> Fix | None:
    """KF307: `tl.store(value, pointer)`; the types of both tell which is which."""
    call = context.node(found.span, tree.Call)
    if call is None or "takes the pointer first" not in found.message or len(call.args) < 2:
        return None
    first, second = call.args[:2]
    edits = Edit(first.span, context.at(second.span)), Edit(second.span, context.at(first.span))
    return Fix(found.notes[0] if found.notes else "swap the arguments", edits, safe=True)


def elementwise(context: Context, found: Diagnostic) -> Fix | None:
    """KF306: `tl.max(x, 0.0)`. With an integer the author may have meant the axis: that is left alone."""
    if "is no axis" not in found.message:
        return None
    for call in context.nodes_at(found.span.start, tree.Call):
        name = _ELEMENTWISE.get(call.func.attr) if isinstance(call.func, tree.Attribute) else None
        if name and len(call.args) == 2 and call.args[1].span == found.span and not call.keywords:
            new = context.spelling(f"triton.language.{name}", found.span.start)
            is_function = context.api_path(context.at(call.func.span), found.span.start) is not None
            if new and is_function:
                return Fix(f"use `{new}`", (Edit(call.func.span, new),), safe=True)
    return None


def unused_result(context: Context, found: Diagnostic) -> Fix | None:
    """KF120: `tl.advance(p, ...)` is assigned to the name that it is given."""
    statement = context.node(found.span, tree.ExprStmt)
    call = statement.value if statement else None
    if not (isinstance(call, tree.Call) and call.args and isinstance(call.args[0], tree.Name)):
        return None
    start, name = found.span.start, call.args[0].id
    return Fix(f"assign it to `{name}`", (Edit(Span(start, start), f"{name} = "),), safe=True)


def bare_return(context: Context, found: Diagnostic) -> Fix | None:
    """KF609: `return None` becomes `return`."""
    node = context.node(found.span, tree.Return)
    if node is None or not (isinstance(node.value, tree.Constant) and node.value.value is None):
        return None
    return Fix("write a bare `return`", (Edit(node.span, "return"),), safe=True)


def float_number(context: Context, found: Diagnostic) -> Fix | None:
    """KF602, KF603: `total = 0` becomes `total = 0.0`, where the variable is a float elsewhere."""
    if START_AS_FLOAT in found.notes and found.related:
        name = found.related[0].span
    elif WRITE_FLOAT in found.notes:
        name = found.span
    else:
        return None
    number = _NUMBER.match(context.text, name.end)
    if number is None:
        return None
    return Fix("write a float", (Edit(Span(number.end(), number.end()), ".0"),), safe=True)


def missing_colon(context: Context, found: Diagnostic) -> Fix | None:
    """KF003: only where an indented block shows that the row is a header."""
    text, end = context.text, found.span.end
    rest, *below = re.split(r"\r\n|\r|\n", text[end:])
    following = next((row for row in below if row.strip() and not row.lstrip().startswith("#")), "")
    header = context.source.line(context.source.row(end))
    if rest.strip() and not rest.lstrip().startswith("#"):
        return None
    if _width(following) <= _width(header):
        return None
    return Fix("add the ':'", (Edit(Span(end, end), ":"),), safe=True)


def _width(row: str) -> int:
    blank = row[: len(row) - len(row.lstrip())]
    return len(blank.expandtabs(8))
