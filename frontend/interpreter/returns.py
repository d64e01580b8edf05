"""`return`: one type on every path, and none from a launched kernel."""

from __future__ import annotations

from functools import reduce

from .. import tree
from ..values import UNKNOWN, Dtype, Known, Value, describe, is_constexpr, is_runtime, join
from . import expressions, merging
from .calls import related
from .session import Returned, Walk

NOTHING = Known(None)
"""What a bare `return` gives."""


def return_(walk: Walk, node: tree.Return) -> None:
    """`return`: not in a run-time loop; not with a value from a launched kernel."""
    if node.value is None:
        walk.returned.append(Returned(NOTHING, node.span, walk.certain))
        return
    value = expressions.evaluate(walk, node.value)
    if value == NOTHING and _is_constexpr_none(walk, node.value):
        if walk.is_before("3.7"):
            what = (
                "" if isinstance(node.value, tree.Constant) else f": `{walk.text(node.value.span)}` is None"
            )
            walk.report(
                "KF609", node.span, f"Triton cannot compile `return None`{what}", "write a bare `return`"
            )
        return
    if walk.kernel.launched and not walk.callers:
        walk.report(
            "KF609",
            node.span,
            f"the kernel `{walk.kernel.name}` is launched from the host: it cannot return a value",
            "store the result through a pointer argument",
        )
        return
    if isinstance(value, Known) and isinstance(value.value, str | Dtype):
        walk.report(
            "KF605",
            node.value.span,
            f"a jit function cannot return {describe(value)}",
            "return numbers, blocks, pointers or tuples of them; compute constants where they are used",
        )
        value = UNKNOWN
    walk.returned.append(Returned(expressions.decay(value, node.span), node.span, walk.certain))


def _is_constexpr_none(walk: Walk, node: tree.Expr) -> bool:
    """The literal, or a parameter. What a plain assignment holds, or a helper gave, is nothing at all."""
    return isinstance(node, tree.Constant) or (isinstance(node, tree.Name) and node.id not in walk.places)


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
    certain = [found for found in walk.returned if found.certain]
    for other in certain[1:]:
        first = certain[0]
        if merging.differ(first.value, other.value):
            walk.report(
                "KF605",
                other.span,
                f"this returns {_described(other.value)}, and an earlier `return` gives "
                f"{_described(first.value)}",
                "make them the same type: write `1.0` for a float, or cast with `.to(...)`",
                related=(related(first.span, "the earlier `return`"),),
            )
            return


def _described(value: Value) -> str:
    return "nothing" if value == NOTHING else merging.described(value)


def result(returned: list[Returned], ends: bool) -> Value:
    """What a call gives; `ends` says that no path reaches the function's end.

    All that are certainly compiled have one type. Without any, other returns may be all or none of it.
    """
    certain = [found.value for found in returned if found.certain]
    if certain:
        return reduce(merging.merged, certain)
    if not returned:
        return NOTHING
    return reduce(join, [found.value for found in returned]) if ends else UNKNOWN
