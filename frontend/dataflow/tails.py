"""Blocks that reach past the end: no mask where there should be one (KF710), or one on other offsets (KF711)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics import Related
from ..interpreter.session import Finding
from ..launch.site import Site
from . import terms
from .content import Bound, Content
from .flow import Access, Flow

LESS = ("<", "<=")
GREATER = (">", ">=")


def check(flow: Flow, sites: Sequence[Site]) -> Iterator[Finding]:
    """Accesses whose mask is missing, or looks at something else than the address."""
    yield from _local_masks(flow)
    yield from _unlike_neighbours(flow)


def _sides(bound: Bound) -> tuple[Content, Content] | None:
    """`(offsets, limit)` of a comparison that keeps offsets below a limit."""
    if bound.op in LESS:
        return bound.left, bound.right
    return (bound.right, bound.left) if bound.op in GREATER else None


def _own_block(offsets: terms.Terms) -> tuple[terms.Factor, terms.Factor] | None:
    """The program id and the indices in `pid * SIZE + tl.arange(0, SIZE)`, whatever they are multiplied with."""
    for product in offsets:
        for pid in product:
            if pid[0] != "pid":
                continue
            size = terms.render({terms.without(product, pid): offsets[product]})
            block = ("range", f":{size}", 0)
            for other in offsets:
                if len(other) == 1 and other[0][:2] == block[:2] and offsets[other] == 1:
                    return pid, other[0]
    return None


def _local_masks(flow: Flow) -> Iterator[Finding]:
    """The mask compares `tl.arange(0, SIZE)` with a size, and the address has `pid * SIZE` beside it."""
    for access in flow.accesses:
        pointer, mask = access.pointer, access.mask
        if mask is None or pointer.base is None or pointer.terms is None or not mask.bounds:
            continue
        found = _own_block(pointer.terms)
        if found is None or any(each.startswith("pid") or each == "?" for each in mask.depends):
            continue
        for bound in mask.bounds:
            sides = _sides(bound)
            if sides is None or sides[0].terms != {(found[1],): 1}:
                continue
            limit = sides[1].terms
            if limit is None or len(limit) != 1:
                continue
            product = next(iter(limit))
            if len(product) != 1 or product[0][0] != "name":
                continue
            yield Finding(
                "KF711",
                bound.node.span,
                f"the mask tests the block's own indices, and the address adds `program_id({found[0][1]}) * size`",
                flow.kernel.name,
                ("compare the offsets that the address is made of",),
                (Related(access.call.span, "the address is used here"),),
            )


def _unlike_neighbours(flow: Flow) -> Iterator[Finding]:
    """An access without a mask at offsets that the kernel masks elsewhere."""
    masked: list[tuple[Access, Bound, terms.Terms]] = []
    for access in flow.accesses:
        if access.mask is None or access.conditions:
            continue
        for bound in access.mask.bounds:
            sides = _sides(bound)
            if sides is not None and sides[0].terms is not None and sides[0].rank:
                masked.append((access, bound, sides[0].terms))
    if not masked:
        return
    for access in flow.accesses:
        if access.mask is not None or access.conditions or access.pointer.terms is None or access.pointer.base is None:
            continue
        if not access.pointer.rank or _has_mask(access):
            continue
        for other, bound, offsets in masked:
            if other.loops == access.loops and terms.multiple_of(access.pointer.terms, offsets):
                yield Finding(
                    "KF710",
                    access.call.span,
                    f"no mask here, where `{access.pointer.base}` may end inside the block",
                    flow.kernel.name,
                    ("pass the same mask",),
                    (Related(bound.node.span, "the same offsets are masked here"),Related(other.call.span, "for this access")),
                )
                return


def _has_mask(access: Access) -> bool:
    return any(keyword.name in ("mask", "boundary_check") for keyword in access.call.keywords)
