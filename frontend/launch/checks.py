"""Everything that is wrong with a launch before the kernel is looked at."""

from __future__ import annotations

from ...grammar.api.catalogue import Catalogue
from ..interpreter.session import Finding
from . import binding, grids, host_descriptors, none_pointers, options, pointer_annotations, results, tensors
from .site import Site


def check(site: Site, catalogue: Catalogue) -> list[Finding]:
    """What is wrong with the launch itself."""
    return [
        *grids.check(site),
        *binding.check(site, catalogue),
        *options.check(site),
        *none_pointers.check(site),
        *tensors.check(site),
        *host_descriptors.check(site),
        *pointer_annotations.check(site),
        *results.check(site),
    ]
