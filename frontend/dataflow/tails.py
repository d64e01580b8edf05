"""Blocks that reach past the end: no mask where there should be one (KF710), or one on other offsets (KF711)."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from ..ast_walk import walk
from ..diagnostics import Related
from ..host_names import last_name
from ..interpreter.session import Finding
from ..launch import grids
from ..launch.site import Site
from . import terms
from .content import ANYTHING, Bound, Content
from .flow import Access, Flow

LESS = ("<", "<=")
GREATER = (">", ">=")
SIZES = frozenset({"numel", "nelement", "size", "len", "int"})
"""Calls that give a size as it is."""


def check(flow: Flow, sites: Sequence[Site]) -> Iterator[Finding]:
    """Accesses whose mask is missing, or looks at something else than the address."""
    yield from _local_masks(flow)
    found = list(_unlike_neighbours(flow))
    yield from found or _rounded_up(flow, sites)


def _sides(bound: Bound) -> tuple[Content, Content] | None:
    """`(offsets, limit)` of a comparison that keeps offsets below a limit."""
    if bound.op in LESS:
        return bound.left, bound.right
    return (bound.right, bound.left) if bound.op in GREATER else None


def _own_block(offsets: terms.Terms) -> tuple[terms.Factor, terms.Factor] | None:
    """The program id and the indices in `pid * SIZE + tl.arange(0, SIZE)`, perhaps times a stride."""
    programs = [(product, pid) for product in offsets for pid in product if pid[0] == "pid"]
    blocks = [(product, block) for product in offsets for block in product if block[0] == "range"]
    for product, pid in programs:
        for other, block in blocks:
            size = terms.quotient(
                {terms.without(product, pid): offsets[product]}, other, block, offsets[other]
            )
            if size is not None and block[1] == f":{terms.render(size)}":
                return pid, block
    return None


def _local_masks(flow: Flow) -> Iterator[Finding]:
    """The mask compares `tl.arange(0, SIZE)` with a size, and the address has `pid * SIZE` beside it."""
    for access in flow.accesses:
        pointer, mask = access.pointer, access.mask
        if mask is None or pointer.base is None or pointer.terms is None or not mask.bounds:
            continue
        found = _own_block(pointer.terms)
        if found is None or any(each.startswith("pid") or each == ANYTHING for each in mask.depends):
            continue
        for bound in mask.bounds:
            sides = _sides(bound)
            if sides is None or sides[0].terms != {(found[1],): 1}:
                continue
            limit = sides[1].terms
            if limit is None or len(limit) != 1:
                continue
            product = next(iter(limit))
            is_size = len(product) == 1 and product[0][0] == "name"
            if not is_size or found[1][1] == f":{terms.render(limit)}":
                continue  # a mask that lets the whole block through says nothing
            yield Finding(
                "KF711",
                bound.node.span,
                f"the mask tests the block's own indices, and the address adds `program_id({found[0][1]}) * size`",
                flow.kernel.name,
                ("compare the offsets that the address is made of",),
                (Related(access.call.span, "the address is used here"),),
            )


def _unlike_neighbours(flow: Flow) -> Iterator[Finding]:
    """An access without a mask at offsets that the kernel masks elsewhere.

    A store into another tensor may be meant: its rows may be padded to whole blocks.
    """
    masked = _masked(flow)
    for access in flow.accesses if masked else ():
        pointer = access.pointer
        if pointer.terms is None or access.conditions or not _is_bare(access):
            continue
        for other, bound, offsets in masked:
            is_alike = access.kind == "load" or pointer.base == other.pointer.base
            if is_alike and other.loops == access.loops and terms.multiple_of(pointer.terms, offsets):
                yield Finding(
                    "KF710",
                    access.call.span,
                    f"no mask here: the last block may reach past the end of `{pointer.base}`",
                    flow.kernel.name,
                    ("pass the mask here too",),
                    (
                        Related(bound.node.span, "these offsets may reach past the end"),
                        Related(other.call.span, "they are masked here"),
                    ),
                )
                return


def _masked(flow: Flow) -> list[tuple[Access, Bound, terms.Terms]]:
    """Accesses whose mask keeps the offsets of a program below a limit, and those offsets."""
    found: list[tuple[Access, Bound, terms.Terms]] = []
    for access in flow.accesses:
        for bound in () if access.mask is None or access.conditions else access.mask.bounds:
            sides = _sides(bound)
            offsets = sides[0].terms if sides is not None else None
            if offsets is not None and any(terms.factors(offsets, "pid")):
                found.append((access, bound, offsets))
    return found


def _is_bare(access: Access) -> bool:
    """A block of elements of an argument, with no mask at all."""
    is_masked = access.mask is not None or any(
        keyword.name in ("mask", "boundary_check") for keyword in access.call.keywords
    )
    return not is_masked and bool(access.pointer.rank) and access.pointer.base is not None


def _rounded_up(flow: Flow, sites: Sequence[Site]) -> Iterator[Finding]:
    """No access is masked, though the launch starts enough programs for a last, partial block."""
    if flow.exits or any(_asks_for_program(each) for each in flow.compared):
        return
    bare = [
        (access, block)
        for access in flow.accesses
        if access.pointer.terms is not None and not access.conditions and _is_bare(access)
        if (block := _own_block(access.pointer.terms)) is not None
    ]
    for site in sites if bare else ():
        for axis, entry in enumerate(grids.shape_of(site)):
            for access, (pid, _) in bare:
                if pid[1] == str(axis) and (total := _total(flow, site, entry, access)) is not None:
                    yield Finding(
                        "KF710",
                        access.call.span,
                        f"no mask here: the last block reaches past the end of `{access.pointer.base}`",
                        flow.kernel.name,
                        (f"pass `{total}` to the kernel, and mask: `mask=offsets < n`",),
                        (Related(site.span(entry), f"the grid rounds `{total}` up to whole blocks"),),
                    )
                    return


def _asks_for_program(bound: Bound) -> bool:
    depends = bound.left.depends | bound.right.depends
    return any(each == ANYTHING or each.startswith("pid") for each in depends)


def _total(flow: Flow, site: Site, entry: ast.expr, access: Access) -> str | None:
    """`n` in a grid of `triton.cdiv(n, SIZE)`, where SIZE is the block of the access and n any number."""
    if isinstance(entry, ast.Name) and _is_multiplied(site, entry.id):
        return None  # the tensor may be made for whole blocks
    entry = site.launch.names.resolve(entry, site.launch.line)
    if not isinstance(entry, ast.Call) or last_name(entry.func) != "cdiv" or len(entry.args) != 2:
        return None
    total, size = entry.args
    text = ast.unparse(total)
    is_number = site.launch.names.number(total, site.launch.line) is not None
    if is_number or _is_rounded(site, total) or grids.is_divisible(site, text):
        return None
    names = {name for product in access.pointer.terms or () for kind, name, _ in product if kind == "name"}
    written = ast.unparse(size)
    is_same = any(written.endswith(f"['{name}']") or written == name for name in names) or any(
        parameter.name in names and ast.unparse(argument.node) == written
        for parameter, argument in site.pairs()
    )
    return text if is_same else None


def _is_multiplied(site: Site, name: str) -> bool:
    """Does the launching function compute a size from the number of blocks?"""
    function = site.launch.function
    return function is None or any(
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Mult)
        and any(isinstance(side, ast.Name) and side.id == name for side in (node.left, node.right))
        for node in walk(function)
    )


def _is_rounded(site: Site, total: ast.expr) -> bool:
    """Is the size computed, so that it may be a multiple of the block's?"""
    value = site.launch.names.resolve(total, site.launch.line)
    return any(
        (isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv | ast.Mod | ast.LShift))
        or (isinstance(node, ast.Call) and last_name(node.func) not in SIZES)
        for node in walk(value)
    )
