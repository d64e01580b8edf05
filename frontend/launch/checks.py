"""Everything that is wrong with a launch before the kernel is looked at."""

from __future__ import annotations

from ...grammar.api.catalogue import Catalogue
from ..interpreter.session import Finding
from . import binding, grids, none_pointers, options, results, tensors
from .site import Site


def check(site: Site, catalogue: Catalogue) -> list[Finding]:
    """What is wrong with the launch itself."""
    return [
        *grids.check(site),
        *binding.check(site, catalogue),
        *options.check(site),
        *none_pointers.check(site),
        *tensors.check(site),
        *results.check(site),
    ]
