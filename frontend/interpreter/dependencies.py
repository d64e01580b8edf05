"""References that fail before compilation starts.

Before it compiles a kernel, Triton hashes everything that the kernel refers to (`DependenciesFinder` in
runtime/jit.py). A reference to a plain Python function fails there, even in code that is never compiled.
"""

from __future__ import annotations

from .. import tree
from ..values import ApiModule, HostFunction, HostModule, Value
from ..vocabulary import Missing, lookup
from . import attributes, missing
from .calls import LIBRARY_HINTS, related
from .session import Walk
from .words import KERNEL_BUILTINS

LIBRARY_CLASSES = frozenset({"finfo", "iinfo", "dtype", "device", "Size"})


def check(walk: Walk) -> None:
    """Look at every name of the function in source order; names assigned before are its own."""
    function = walk.kernel.function
    own = {parameter.name for parameter in function.parameters}
    for node in walk.kernel.nodes:
        match node:
            case tree.Name():
                if node.id not in own:
                    _name(walk, node)
            case tree.Assign(targets=targets):
                own.update(name for target in targets for name in tree.names_in(target))
                _several_targets(walk, node)
            case tree.AnnAssign(target=target) | tree.For(target=target):
                own.update(tree.names_in(target))
            case tree.Call():
                _library_function(walk, node, own)
            case tree.Attribute():
                _triton_member(walk, node, own)
            case _:
                pass


def _several_targets(walk: Walk, node: tree.Assign) -> None:
    if len(node.targets) > 1:
        walk.report(
            "KF116", node.span, "Triton cannot compile `a = b = value`", "write one assignment for each name"
        )


def _name(walk: Walk, node: tree.Name) -> None:
    found = walk.kernel.site.scope.lookup(node.id)
    if not isinstance(found, HostFunction) or node.id in KERNEL_BUILTINS:
        return
    place = (related(found.span, f"`{node.id}` is defined here"),) if found.span else ()
    walk.report(
        "KF205",
        node.span,
        f"a kernel cannot use the plain Python function `{node.id}`",
        f"decorate `{node.id}` with `@triton.jit` if a kernel calls it",
        related=place,
    )


def _host_value(walk: Walk, node: tree.Expr, own: set[str]) -> Value | None:
    if isinstance(node, tree.Name):
        return None if node.id in own else walk.kernel.site.scope.lookup(node.id)
    if isinstance(node, tree.Attribute):
        base = _host_value(walk, node.value, own)
        if isinstance(base, HostModule):
            return attributes.library_member(base.name, node.attr)
    return None


def _library_function(walk: Walk, node: tree.Call, own: set[str]) -> None:
    """torch and numpy functions; those of math are allowed, on constants."""
    found = _host_value(walk, node.func, own)
    if not isinstance(found, HostModule):
        return
    library, _, function = found.name.partition(".")
    short = function.rpartition(".")[2]
    if (
        library not in ("torch", "numpy", "time", "random")
        or not short
        or not short[0].islower()
        or short in LIBRARY_CLASSES
    ):
        return
    hint = LIBRARY_HINTS.get(short)
    walk.report(
        "KF204",
        node.func.span,
        f"a kernel cannot call the {library} function `{walk.text(node.func.span)}`",
        f"use `{hint}`" if hint else "compute it on the host, or write it with `tl`",
    )


def _triton_member(walk: Walk, node: tree.Attribute, own: set[str]) -> None:
    """`triton.missing` fails here, `tl.missing` only where it is compiled."""
    if not isinstance(node.value, tree.Name) or node.value.id in own:
        return
    base = walk.kernel.site.scope.lookup(node.value.id)
    if isinstance(base, ApiModule) and base.path == "triton":
        found = lookup(walk.session.catalogue, f"triton.{node.attr}")
        if isinstance(found, Missing):
            missing.report_api(walk, found.path, walk.text(node.span), node.span)
