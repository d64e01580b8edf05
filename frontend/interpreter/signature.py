"""A kernel's signature: kinds of parameters, annotations, options of the decorator."""

from __future__ import annotations

import ast

from .. import tree
from ..kernel import Role, is_constexpr_annotation
from ..values import ApiModule, HostClass, HostModule
from ..vocabulary import Missing, lookup
from . import expressions, missing
from .session import Walk
from .words import BUILTINS, KERNEL_BUILTINS

KINDS = {
    "positional_only": "positional-only parameters are never bound",
    "keyword_only": "keyword-only parameters are never bound",
    "varargs": "`*args` is not supported",
    "kwargs": "`**kwargs` is not supported",
}
ANNOTATION_CODES = ("KF201", "KF202", "KF203", "KF210", "KF211", "KF212")
"""What can be wrong with a name in an annotation."""


def check(walk: Walk) -> None:
    """Look at decorators and parameters before the body."""
    for decorator in walk.kernel.function.decorators:
        check_decorator(walk, decorator)
    for parameter in walk.kernel.function.parameters:
        if parameter.kind in KINDS and is_refused(walk, parameter.kind):
            walk.report(
                "KF117",
                parameter.span,
                f"{KINDS[parameter.kind]} in a kernel",
                "use ordinary parameters, with `tl.constexpr` annotations for constants",
            )
        if parameter.annotation is not None:
            annotation(walk, parameter.annotation)
        if isinstance(parameter.default, tree.Name) and is_undefined(walk, parameter.default):
            expressions.undefined(walk, parameter.default)
    check_specialization(walk)


def is_undefined(walk: Walk, node: tree.Name) -> bool:
    """Neither the host code nor Python has this name."""
    known = node.id in BUILTINS or node.id in KERNEL_BUILTINS
    return not known and walk.kernel.site.scope.lookup(node.id) is None


def is_refused(walk: Walk, kind: str) -> bool:
    """Triton 3.8 takes `*args` in helpers, 3.9 keyword-only parameters."""
    if kind == "varargs":
        return walk.is_before("3.8") or walk.kernel.role is Role.ENTRY
    return kind != "keyword_only" or walk.is_before("3.9")


def check_decorator(walk: Walk, node: tree.Expr) -> None:
    """`@triton.jit` without `import triton`."""
    while isinstance(node, tree.Attribute | tree.Call):
        node = node.value if isinstance(node, tree.Attribute) else node.func
    if not isinstance(node, tree.Name) or node.id not in ("triton", "tl"):
        return
    if walk.kernel.site.scope.lookup(node.id) is None:
        expressions.undefined(walk, node)


def annotation(walk: Walk, node: tree.Expr) -> None:
    """The compiler looks every name of an annotation up, and the module evaluates it when it is imported."""
    for part in tree.walk(node):
        if isinstance(part, tree.Name):
            _annotation_name(walk, part)
        elif isinstance(part, tree.Attribute):
            _annotation_attribute(walk, part)


def is_misread(walk: Walk, parameter: tree.Parameter) -> bool:
    """Is something wrong with its annotation? It may be a misspelt `tl.constexpr`, and the parameter anything."""
    if parameter.annotation is None:
        return False
    return any(
        (code, part.span) in walk.session.findings
        for part in tree.walk(parameter.annotation)
        for code in ANNOTATION_CODES
    )


def _annotation_name(walk: Walk, node: tree.Name) -> None:
    found = walk.kernel.site.scope.lookup(node.id)
    if found is None and node.id in BUILTINS:
        walk.report(
            "KF202",
            node.span,
            f"the compiler does not know `{node.id}` in an annotation",
            "leave the annotation out, or write `tl.constexpr` for a compile-time constant",
        )
    elif found is None and node.id not in KERNEL_BUILTINS:
        expressions.undefined(walk, node)
    elif isinstance(found, HostClass) or (isinstance(found, HostModule) and found.name == f"torch.{node.id}"):
        walk.report(
            "KF203",
            node.span,
            f"the compiler looks `{node.id}` up, and a kernel cannot use a Python class",
            "leave the annotation out",
        )


def _annotation_attribute(walk: Walk, node: tree.Attribute) -> None:
    if not isinstance(node.value, tree.Name):
        return
    base = walk.kernel.site.scope.lookup(node.value.id)
    if isinstance(base, ApiModule):
        found = lookup(walk.session.catalogue, f"{base.path}.{node.attr}")
        if isinstance(found, Missing):
            missing.report_api(walk, found.path, walk.text(node.span), node.span)


def check_specialization(walk: Walk) -> None:
    """A constexpr is always specialized: it cannot be listed in `do_not_specialize`."""
    scope = walk.kernel.site.scope
    names = {
        p.name: p for p in walk.kernel.function.parameters if is_constexpr_annotation(p.annotation, scope)
    }
    for option in walk.kernel.jit_options():
        if option.arg not in ("do_not_specialize", "do_not_specialize_on_alignment"):
            continue
        if isinstance(option.value, ast.List | ast.Tuple):
            listed = [item.value for item in option.value.elts if isinstance(item, ast.Constant)]
            order = [p.name for p in walk.kernel.function.parameters]
            for item in listed:
                name = order[item] if isinstance(item, int) and item < len(order) else item
                if isinstance(name, str) and name in names:
                    walk.report(
                        "KF410",
                        names[name].span,
                        f"`{name}` is a constexpr and listed in `{option.arg}`",
                        "take it out of the list, or remove the annotation",
                    )
