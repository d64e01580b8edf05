"""Offsets that are computed in 32 bits (KF713)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .. import tree
from ..diagnostics import Related, Severity
from ..interpreter.session import Finding
from ..launch.site import Site
from ..source import Source
from . import terms
from .flow import Access, Flow

ADVICE = "widen one side first: `tl.program_id(0).to(tl.int64) * stride`"


def check(flow: Flow, source: Source, sites: Sequence[Site]) -> Iterator[Finding]:
    """The first product of a program id and a stride that an address is made of.

    It is a warning where the kernel itself widens the product for another tensor that it addresses alike.
    Without that it is advice, for a kernel that others launch, with tensors of any size.
    """
    narrow = [
        (access, node) for access in flow.accesses for node in access.pointer.narrow if _is_row(flow, node)
    ]
    for access, node in narrow:
        for other in flow.accesses:
            if other.pointer.widened and not other.pointer.narrow and _is_alike(access, other):
                text = source.text[node.span.start : node.span.end]
                yield _finding(flow, node, text, other.pointer.widened[0])
                return
    if narrow and not sites:
        node = narrow[0][1]
        yield _finding(flow, node, source.text[node.span.start : node.span.end], None)


def _finding(flow: Flow, node: tree.Binary, text: str, wide: tree.Binary | None) -> Finding:
    message = f"`{text}` is computed in 32 bits: it overflows in a tensor of 2**31 elements or more"
    related = () if wide is None else (Related(wide.span, "the same is done in 64 bits here"),)
    severity = Severity.INFO if wide is None else None
    return Finding("KF713", node.span, message, flow.kernel.name, (ADVICE,), related, severity=severity)


def _is_row(flow: Flow, node: tree.Binary) -> bool:
    """`row * stride`, of a stride that is only known when the kernel runs."""
    for side, other in ((node.left, node.right), (node.right, node.left)):
        if isinstance(side, tree.Name) and "stride" in side.id.lower() and side.id in flow.run_time:
            return isinstance(other, tree.Name | tree.Call)
    return False


def _is_alike(left: Access, right: Access) -> bool:
    """Do two addresses differ in nothing but the tensor and its strides?"""
    outline = _outline(left)
    return outline is not None and left.pointer.base != right.pointer.base and outline == _outline(right)


def _outline(access: Access) -> str | None:
    """The address with one name for the tensor and all its strides."""
    pointer = access.pointer
    if pointer.terms is None or pointer.base is None:
        return None
    outline: dict[terms.Product, int] = {}
    for product, times in pointer.terms.items():
        key = tuple(sorted(_plain(factor, pointer.base) for factor in product))
        outline[key] = outline.get(key, 0) + times
    return terms.render(outline)


def _plain(factor: terms.Factor, base: str) -> terms.Factor:
    kind, text, axis = factor
    if kind != "name" or not (text == base or "stride" in text.lower()):
        return factor
    return kind, "base" if text == base else "stride", axis
