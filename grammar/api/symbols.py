"""What the names of a Triton source tree stand for, as far as reading the source can tell."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(slots=True)
class Module:
    """A module of the wheel. `names` is its namespace as it stands after its body has run."""

    path: str
    tree: ast.Module
    is_package: bool
    names: dict[str, Symbol] = field(default_factory=dict)
    is_open: bool = False
    """It may have names that reading it does not show."""
    takes_plugins: bool = False
    """It loads whatever packages are installed in it, other backends' too."""
    is_loaded: bool = False
    """`import triton` runs it."""
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Decoration:
    """What the decorators of a function come to."""

    kind: str
    flags: tuple[str, ...] = ()
    doc: str | None = None


@dataclass(slots=True)
class Function:
    """A function or method. `kind` is a `Kind` value; `flags` are those of a version file's line."""

    path: str
    arguments: ast.arguments
    returns: ast.expr | None
    kind: str
    flags: tuple[str, ...]
    doc: str
    body: list[ast.stmt]


@dataclass(slots=True)
class Class:
    """A class. `members` are those that its body, its `__init__` or later statements give it."""

    path: str
    bases: list[Symbol]
    members: dict[str, Symbol]
    doc: str
    arguments: ast.arguments | None
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class Value:
    """Anything else that is assigned: `kind` is the word that a version file uses for it."""

    path: str
    kind: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class External:
    """An object of another package."""

    path: str


@dataclass(frozen=True, slots=True)
class Dynamic:
    """An object that only running Triton would show (its compiled extension, mostly)."""

    path: str


Symbol: TypeAlias = Module | Function | Class | Value | External | Dynamic
