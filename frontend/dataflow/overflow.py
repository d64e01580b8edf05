"""Offsets that are computed in 32 bits (KF713)."""

from __future__ import annotations

from collections.abc import Iterator

from .. import tree
from ..interpreter.session import Finding
from ..source import Source
from .flow import Access, Flow


def check(flow: Flow, source: Source) -> Iterator[Finding]:
    """The first product of a program id and a stride that an address is made of."""
    for access in flow.accesses:
        node = _product(flow, access)
        if node is not None:
            text = source.text[node.span.start : node.span.end]
            message = f"`{text}` is computed in 32 bits: it overflows in a tensor of 2**31 elements or more"
            note = "widen one side first: `tl.program_id(0).to(tl.int64)`"
            yield Finding("KF713", node.span, message, flow.kernel.name, (note,))
            return


def _product(flow: Flow, access: Access) -> tree.Binary | None:
    if access.pointer.base is None:
        return None
    for node in access.pointer.narrow:
        names = {each.id for each in tree.walk(node) if isinstance(each, tree.Name)}
        if any("stride" in name for name in names):
            return node
    return None
