"""Kernels that are not compiled as they stand, because a tool rewrites their source first."""

from __future__ import annotations

import builtins

from ..grammar.api.catalogue import Catalogue
from . import tree
from .kernel import Kernel


def is_rewritten(kernel: Kernel, catalogue: Catalogue) -> bool:
    """Whether a local is declared by a string that is no type: `acc: "VAR_ARGS_ARRAY"`.

    Triton takes no notice of such a declaration, so it is a mark for somebody else (xformers' `unroll_varargs`
    makes several variables of one that has it). A kernel that the file launches itself is compiled as it is.
    """
    if kernel.launched:
        return False
    return any(
        isinstance(node, tree.AnnAssign) and node.value is None and _is_mark(node.annotation, catalogue)
        for node in kernel.nodes
    )


def _is_mark(annotation: tree.Expr, catalogue: Catalogue) -> bool:
    """A string that holds one name, which is neither Triton's nor Python's."""
    if not (isinstance(annotation, tree.Constant) and isinstance(annotation.value, str)):
        return False
    name = annotation.value
    is_known = hasattr(builtins, name) or catalogue.find(f"triton.language.{name}") is not None
    return name.isidentifier() and not is_known
