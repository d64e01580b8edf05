"""Remainders of numbers that are certainly negative in some program or lane (KF913)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import tree
from ..interpreter.session import Finding
from ..source import Source
from . import terms
from .flow import Flow

INDICES = ("pid", "range")


def check(flow: Flow, source: Source) -> Iterator[Finding]:
    """`(i - 1) % n` is -1 for i = 0, not n - 1; a comparison with 0 does not care."""
    compared = {
        id(node.left)
        for node in flow.kernel.nodes
        if isinstance(node, tree.Compare) and node.ops in (("==",), ("!=",))
    }
    for node, dividend in flow.remainders:
        if id(node) in compared or not _is_negative(dividend):
            continue
        left, right = (source.text[side.span.start : side.span.end] for side in (node.left, node.right))
        message = f"`{left}` may be negative, and its remainder is negative then: Triton rounds towards zero"
        note = f"add the divisor first: `({left} + {right}) % {right}`"
        yield Finding("KF913", node.span, message, flow.kernel.name, (note,))


def _is_negative(dividend: terms.Terms) -> bool:
    """Is a sum of indices that start at 0, and a constant, negative for some of them?"""
    indices = {product: times for product, times in dividend.items() if product}
    is_plain = all(
        len(product) == 1 and product[0][0] in INDICES and (product[0][0] == "pid" or product[0][1][0] == ":")
        for product in indices
    )
    if not indices or not is_plain:
        return False
    start = dividend.get((), 0)
    rises, falls = all(times > 0 for times in indices.values()), all(times < 0 for times in indices.values())
    return (rises and start < 0) or (falls and start <= 0)
