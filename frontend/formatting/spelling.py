"""Spell names of Triton's as the decoding grammar does: `tl.load`, `tl.math.exp`, `libdevice.tanh`.

A module may say `import triton.language as language`, or `from triton.language import load`. A kernel on its own has
no imports; with these spellings it needs none but the usual ones.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import tree
from ..tokens import Token
from .names import KernelNames

USUAL = {
    "triton": "triton",
    "triton.language": "tl",
    "triton.language.extra.cuda.libdevice": "libdevice",
    "triton.language.extra.libdevice": "libdevice",
}
"""Modules, and the names that kernels have for them."""


def respelled(tokens: Sequence[Token], function: tree.Function, names: KernelNames) -> list[Token]:
    """The tokens of `function` with Triton's names in their usual spelling."""
    spellings = {
        node.span.start: _spelling(path)
        for node in tree.walk(function)
        if isinstance(node, tree.Name) and (path := names.path(node)) and _spelling(path) != node.id
    }
    found: list[Token] = []
    for token in tokens:
        spelling = spellings.get(token.start) if token.kind == "NAME" else None
        found.append(Token("NAME", spelling, *token.span) if spelling else token)
    return found


def _spelling(path: str) -> str:
    """`triton.language.math` as `tl.math`."""
    owner, rest = path, ""
    while owner not in USUAL:
        owner, _, last = owner.rpartition(".")
        rest = f".{last}{rest}"
        if not owner:
            return path
    return USUAL[owner] + rest
