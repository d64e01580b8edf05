"""Spell names of Triton's as the decoding grammar does: `tl.load`, `tl.math.exp`, `libdevice.tanh`.

A module may say `import triton.language as language`, or `from triton.language import load`. A kernel on its own has
no imports; with these spellings it needs none but the usual ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...grammar.api.catalogue import Catalogue
from .. import tree
from ..tokens import Token
from .names import KernelNames

LANGUAGE = "triton.language"
USUAL = {
    "triton": "triton",
    LANGUAGE: "tl",
    "triton.language.extra.cuda.libdevice": "libdevice",
    "triton.language.extra.libdevice": "libdevice",
}
"""Modules, and the names that kernels have for them."""
PASSED_ON = ("triton.language.core", "triton.language.standard")
"""Modules whose names `triton.language` has too."""


def respelled(tokens: Sequence[Token], function: tree.Function, names: KernelNames) -> list[Token]:
    """The tokens of `function` with Triton's names in their usual spelling."""
    spellings = {start: (end, spelling) for start, end, spelling in _spellings(function, names)}
    found: list[Token] = []
    until = -1
    for token in tokens:
        if token.start < until and token.kind in ("NAME", "DOT"):
            continue
        if token.kind == "NAME" and token.start in spellings:
            until, spelling = spellings[token.start]
            found.append(Token("NAME", spelling, token.start, until))
        else:
            found.append(token)
    return found


def _spellings(function: tree.Function, names: KernelNames) -> Iterator[tuple[int, int, str]]:
    """Start, end and new spelling of the names to change, the longest at a place last."""
    nodes = [node for node in tree.walk(function) if isinstance(node, tree.Name | tree.Attribute)]
    for node in sorted(nodes, key=lambda node: node.span.end):
        path = names.path(node)
        if path is None or (isinstance(node, tree.Attribute) and not names.catalogue.lists(path)):
            continue
        spelling = _spelling(path, names.catalogue)
        if spelling.replace(" ", "") != _written(node):
            yield node.span.start, node.span.end, spelling


def _written(node: tree.Expr) -> str:
    if isinstance(node, tree.Attribute):
        return f"{_written(node.value)}.{node.attr}"
    return node.id if isinstance(node, tree.Name) else ""


def _spelling(path: str, catalogue: Catalogue) -> str:
    """`triton.language.math` as `tl.math`, and `triton.language.core.load` as `tl.load`."""
    owner, _, name = path.rpartition(".")
    if owner in PASSED_ON and _is_same(catalogue, path, f"{LANGUAGE}.{name}"):
        return f"{USUAL[LANGUAGE]}.{name}"
    owner, rest = path, ""
    while owner not in USUAL:
        owner, _, last = owner.rpartition(".")
        rest = f".{last}{rest}"
        if not owner:
            return path
    return USUAL[owner] + rest


def _is_same(catalogue: Catalogue, path: str, other: str) -> bool:
    first, second = catalogue.find(path), catalogue.find(other)
    return first is not None and second is not None and first.definition == second.definition
