"""What a decoding grammar is made for: the Triton version, the engine's notation, the kind of text."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Aliases = tuple[tuple[str, str], ...]
"""Words that stand for modules, each with the module's path."""
DEFAULT_ALIASES: Aliases = (
    ("tl", "triton.language"),
    ("triton", "triton"),
    ("libdevice", "triton.language.extra.libdevice"),
    ("tldevice", "triton.language.extra.libdevice"),
)
"""How kernels usually call Triton's modules."""


class Dialect(Enum):
    """The notation of a family of engines."""

    XGRAMMAR = "xgrammar"
    XGRAMMAR_PLAIN = "xgrammar-plain"
    """XGrammar before 0.2.7, which had no `Regex()`."""
    GBNF = "gbnf"
    LLGUIDANCE = "llguidance"


class Mode(Enum):
    """What the whole text is."""

    KERNEL = "kernel"
    """Kernels only, from the first decorator on."""
    FREE = "free"
    """Any text; from a jit decorator on, a kernel."""
    MODULE = "module"
    """A whole module, as a subset of Python."""


class EmitError(ValueError):
    """The options ask for a grammar that can't be."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the grammar admits. `depth` counts nested blocks, `indent` the spaces of each."""

    version: str = "3.6"
    mode: Mode = Mode.KERNEL
    depth: int = 8
    indent: int = 4
    names: frozenset[str] | None = None
    """A task's own subset of the API, by dotted names; None for all."""
    aliases: Aliases = DEFAULT_ALIASES
    """The words that stand for modules, and what they stand for. None of them is a variable; behind those that
    are not Triton's any name may stand."""
