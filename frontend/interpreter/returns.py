"""`return`: one type on every path, and none from a launched kernel."""

from __future__ import annotations

from .. import tree
from ..values import Known, Tensor, describe, is_constexpr, is_runtime
from . import expressions, types
from .calls import related
from .session import Returned, Walk


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


def check_paths(walk: Walk, ends: bool) -> None:
    """Look at all returns of a function together; `ends` says that none of its paths reaches its end."""
    function = walk.kernel.function
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
        if types.differ(first.value, other.value):
            walk.report(
                "KF605",
                other.span,
                f"this returns {describe(other.value)}, and an earlier `return` gives {describe(first.value)}",
                "make them the same type: write `1.0` for a float, or cast with `.to(...)`",
                related=(related(first.span, "the earlier `return`"),),
            )
            return
