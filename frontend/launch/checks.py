"""Everything that is wrong with a launch before the kernel is looked at."""

from __future__ import annotations

from ..interpreter.session import Finding
from . import binding, grids, host_descriptors, none_pointers, options, pointer_annotations, results, tensors
from .site import Site


def check(site: Site, misfits: list[Finding]) -> list[Finding]:
    """What is wrong with the launch itself; `misfits` are what `binding` finds."""
    found = [*grids.check(site), *misfits, *options.check(site)]
    if binding.shifts(site, misfits):
        return found
    return [
        *found,
        *none_pointers.check(site),
        *tensors.check(site),
        *host_descriptors.check(site),
        *pointer_annotations.check(site),
        *results.check(site),
    ]
