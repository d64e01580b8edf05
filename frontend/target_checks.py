"""What may be assigned to: CPython decides that after parsing, and so do we."""

from __future__ import annotations

from . import tree
from .build_context import Context

ASSIGN = "cannot assign to {}"
LOOP = "{} can't be a loop variable"
DELETE = "cannot delete {}"
AUGMENT = "cannot update {} in place"
ANNOTATE = "cannot annotate {}"
BIND = "{} can't be what `as` assigns to"

_NAMES: dict[type, str] = {
    tree.Call: "a function call",
    tree.Binary: "an expression",
    tree.Unary: "an expression",
    tree.Boolean: "an expression",
    tree.Compare: "a comparison",
    tree.Conditional: "a conditional expression",
    tree.FString: "an f-string",
    tree.ListComprehension: "a list comprehension",
    tree.Starred: "a starred expression",
    tree.Tuple: "a tuple",
    tree.List: "a list",
}
_REJECTED_NAMES = {
    "NamedExpr": "a named expression",
    "GeneratorExp": "a generator expression",
    "Await": "an await expression",
    "Yield": "a yield expression",
    "YieldFrom": "a yield expression",
    "Lambda": "a lambda",
    "Dict": "a dict",
    "Set": "a set",
    "DictComp": "a dict comprehension",
    "SetComp": "a set comprehension",
}


def check_target(c: Context, node: tree.Expr, action: str) -> None:
    """Report `node` if CPython refuses it as a target; `action`, one of the above, is what is done to it."""
    kind = node.__class__
    if kind is tree.Name or kind is tree.Attribute or kind is tree.Subscript:
        return
    if isinstance(node, tree.Starred) and action not in (AUGMENT, ANNOTATE):
        hint = "a starred target stands in a list or tuple: `*a, = b`"
        c.report(action.format("a starred expression"), c.extent(node), hint)
    elif isinstance(node, (tree.Tuple, tree.List)) and action not in (AUGMENT, ANNOTATE):
        _check_elements(c, node.elements, action)
    else:
        c.report(action.format(describe(node)), c.extent(node), _hint(node, action))


def _check_elements(c: Context, elements: tuple[tree.Expr, ...], action: str) -> None:
    starred = [element for element in elements if isinstance(element, tree.Starred)]
    if action == DELETE and starred:
        c.report("cannot delete a starred expression", c.extent(starred[0]))
    elif len(starred) > 1:
        c.report("two starred targets in one assignment", c.extent(starred[1]), "keep one of them")
    for element in elements:
        inner = element.value if isinstance(element, tree.Starred) else element
        check_target(c, inner, action)


def describe(node: tree.Expr) -> str:
    """What `node` is, in words."""
    if isinstance(node, tree.Constant):
        return repr(node.value) if node.value is None or isinstance(node.value, bool) else "a literal"
    if isinstance(node, tree.Rejected):
        return _REJECTED_NAMES.get(node.kind, "an expression")
    return _NAMES.get(type(node), "an expression")


def _hint(node: tree.Expr, action: str) -> str | None:
    if action == ASSIGN and isinstance(node, (tree.Binary, tree.Compare, tree.Call, tree.Boolean)):
        return "the name to assign to stands left of `=`; a comparison is written `==`"
    return None
