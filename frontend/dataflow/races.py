"""Programs, and threads of one program, that get in each other's way in memory (KF714)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..diagnostics import Related, Severity
from ..interpreter.session import Finding
from ..launch import grids
from ..launch.site import Site
from . import terms
from .content import ANYTHING, Content
from .flow import Access, Flow
from .functions import address

LOCKS = frozenset({"atomic_cas", "atomic_xchg", "inline_asm_elementwise"})
"""What a kernel may make its programs take turns with."""
MAX_SHIFT = 8
"""Of a block that is stored, the next element is read by another thread, or by the next one at the latest."""


def check(flow: Flow, sites: Sequence[Site]) -> Iterator[Finding]:
    """Lost updates, then values that are read back too early."""
    if not sites or not all(_is_single(site) for site in sites):
        yield from _lost_updates(flow)
    yield from _early_reads(flow)


def _is_single(site: Site) -> bool:
    """Does the launch start one program?"""
    numbers = [site.launch.names.number(entry, site.launch.line) for entry in grids.shape_of(site)]
    return bool(numbers) and all(number == 1 for number in numbers)


def _is_shared(content: Content | None) -> bool:
    """Is it the same in all programs?"""
    return content is None or not any(each == ANYTHING or each.startswith("pid") for each in content.depends)


def _lost_updates(flow: Flow) -> Iterator[Finding]:
    """All programs load from one place, and store there what they computed from it."""
    if flow.calls & LOCKS or not all(_is_shared(each) for each in flow.exits):
        return
    for access in flow.accesses:
        value, place = access.value, address(access.pointer)
        if access.kind != "store" or value is None or place is None or access.conditions or access.loops:
            continue
        is_own = not (_is_shared(access.pointer) and _is_shared(access.mask))
        is_update = place in value.reads and any(each.startswith("pid") for each in value.depends)
        if is_own or not is_update:
            continue
        loads = [
            each
            for each in flow.accesses
            if each.kind == "load" and address(each.pointer) == place and each.step < access.step
        ]
        if any(each.conditions or not _is_shared(each.mask) for each in loads):
            continue
        base = access.pointer.base
        yield Finding(
            "KF714",
            access.call.span,
            f"every program changes the same place of `{base}`: what others store in between is lost",
            flow.kernel.name,
            (f"let the memory add: `tl.atomic_add({base}, ...)`",),
            tuple(Related(each.call.span, "each program reads it here") for each in loads[:1]),
            severity=Severity.ERROR,
        )
        return


def _early_reads(flow: Flow) -> Iterator[Finding]:
    """A block is stored, and other threads read it with no barrier in between."""
    stores: list[Access] = []
    for access in flow.accesses:
        if access.kind == "store":
            stores.append(access)
        elif access.kind == "load":
            for store in stores:
                if _races(flow, store, access):
                    yield Finding(
                        "KF714",
                        access.call.span,
                        f"other threads may not have stored yet what this reads from `{access.pointer.base}`",
                        flow.kernel.name,
                        ("call `tl.debug_barrier()` in between, or keep the values in registers",),
                        (Related(store.call.span, "it is stored here, by other threads"),),
                        severity=Severity.WARNING,
                    )
                    return


def _races(flow: Flow, store: Access, load: Access) -> bool:
    """Does the load certainly read elements that other threads of this program have just stored?"""
    left, right = store.pointer, load.pointer
    if left.base is None or left.base != right.base or left.terms is None or right.terms is None:
        return False
    if store.block != load.block or any(store.step < each < load.step for each in flow.barriers):
        return False
    return _is_permuted(left.terms, right.terms)


def _is_permuted(left: terms.Terms, right: terms.Terms) -> bool:
    """Do blocks of one size cover the same places in another order, or shifted by a few?

    Both are made of the same indices and sizes, which only differ in sign or in who is multiplied with what.
    """
    if left == right:
        return False
    one, other = _parts(left), _parts(right)
    if one is None or other is None:
        return False
    (rows, rest), (columns, other_rest) = one, other
    if rows == columns:
        shift = terms.add(rest, other_rest, -1)
        return shift is not None and set(shift) == {()} and 0 < abs(shift[()]) <= MAX_SHIFT
    if sorted(rows.values()) == sorted(columns.values()) and rows.keys() == columns.keys():
        return False
    return _is_reversed(left, right) or _is_transposed(rows, columns, rest, other_rest)


def _parts(whole: terms.Terms) -> tuple[dict[terms.Product, int], dict[terms.Product, int]] | None:
    """The terms with a block in them, and the others; None if some cannot be followed."""
    blocks: dict[terms.Product, int] = {}
    rest: dict[terms.Product, int] = {}
    for product, times in whole.items():
        kinds = {factor[0] for factor in product}
        if any(factor[2] == terms.UNCLEAR for factor in product):
            return None
        (blocks if "range" in kinds else rest)[product] = times
    return (blocks, rest) if blocks else None


def _is_reversed(left: terms.Terms, right: terms.Terms) -> bool:
    """`base + i` and `base + (N - 1 - i)` with `i` in `tl.arange(0, N)`."""
    for product in left:
        if len(product) == 1 and product[0][0] == "range" and left[product] == 1 and right.get(product) == -1:
            low, _, high = product[0][1].partition(":")
            difference = terms.add(right, left, -1)
            if difference is None or low:
                return False
            last = {each: times for each, times in difference.items() if each != product}
            last[()] = last.get((), 0) + 1
            return terms.render({each: times for each, times in last.items() if times}) == high
    return False


def _is_transposed(
    rows: dict[terms.Product, int],
    columns: dict[terms.Product, int],
    rest: terms.Terms,
    other_rest: terms.Terms,
) -> bool:
    """`i[:, None] * N + j[None, :]` and the same with the axes exchanged, from the same start."""
    swapped = {
        tuple(
            sorted((kind, text, 1 - axis if axis in (0, 1) else axis) for kind, text, axis in product)
        ): times
        for product, times in rows.items()
    }
    return rest == other_rest and swapped == columns and len(rows) > 1
