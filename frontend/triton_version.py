"""Which Triton version a check is for."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable

from ..grammar.api.catalogue import UnknownVersionError, resolve_version, versions

_DISTRIBUTIONS = frozenset(
    f"{name}{variant}"
    for name in ("triton", "pytorch_triton")
    for variant in ("", "_nightly", "_rocm", "_windows", "_xpu")
)
"""What installs the package `triton`."""


def installed(search_path: Iterable[str] | None = None) -> str | None:
    """The minor version ("3.6") of the Triton on `search_path` (default: `sys.path`), None if there is none.

    Reads folder listings only: importing triton, or importlib.metadata, costs more than a whole check.
    """
    for folder in sys.path if search_path is None else search_path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in sorted(names):
            distribution, _, rest = name.partition("-")
            if distribution in _DISTRIBUTIONS and rest.endswith((".dist-info", ".egg-info")):
                return ".".join(rest.split(".")[:2])
    return None


def default() -> str:
    """The catalogued version to check for where none is asked for: the installed one, else the newest."""
    found = installed()
    if found is None:
        return versions()[-1]
    try:
        return resolve_version(found)
    except UnknownVersionError:  # older than all
        return versions()[0]
