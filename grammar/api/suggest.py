"""Names that exist and look like one that does not."""

from __future__ import annotations

from .catalogue import TENSOR, load

HOMES = (
    "triton.language",
    "triton.language.math",
    "triton.language.extra.cuda.libdevice",
    "triton.language.extra.cuda",
    "triton.language.extra.hip.libdevice",
    "triton",
    "triton.testing",
    "triton.runtime",
    TENSOR,
)
"""Where a name that is missing elsewhere is looked for, in this order."""
CUTOFF = 0.75
MOST = 3


def suggest(path: str, version: str) -> tuple[str, ...]:
    """Up to three paths of a version like one that it lacks: the same name elsewhere first, then close names."""
    import difflib

    catalogue = load(version)
    owner, _, name = path.rpartition(".")
    beside = {n.lower(): n for n in catalogue.members(owner) if not n.startswith("_")}
    close = difflib.get_close_matches(name.lower(), list(beside), n=MOST, cutoff=CUTOFF)
    found = [f"{owner}.{beside[n]}" for n in close]
    elsewhere = [f"{home}.{name}" for home in HOMES if home != owner and catalogue.lists(f"{home}.{name}")]
    near_homes = [path for path in elsewhere if not (owner != TENSOR and path.startswith(TENSOR))]
    return tuple(dict.fromkeys(near_homes[:1] + found + near_homes[1:]))[:MOST]
