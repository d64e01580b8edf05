"""One module whose fate was taken from the real compiler, and what kfcheck may say about it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kernelforge.frontend.rules.rule import module

MARK = "# bad"
"""Ends each line that a finding may point at."""


@dataclass(frozen=True)
class Case:
    """`source` with the types of its last kernel's arguments (see `rules.rule.Example`).

    `rejected`: Triton 3.6.0 refuses to import or compile it for cuda:90. `codes`: the rules that name the
    cause, any one of which will do; empty if the module is right. `rows`: where a finding may stand.
    `needs_values`: only the values that a launch passes decide it.
    `is_seen` is False where kfcheck does not find the cause yet.
    """

    name: str
    source: str
    signature: str
    rejected: bool
    codes: tuple[str, ...] = ()
    rows: tuple[int, ...] = ()
    needs_values: bool = False
    is_seen: bool = True


def good(name: str, signature: str, body: str) -> Case:
    """A module that compiles and does what it says."""
    return Case(name, _module(body), signature, rejected=False)


def bad(name: str, codes: str, signature: str, body: str) -> Case:
    """A module that the compiler refuses, for one cause; `codes` are separated by spaces."""
    source = _module(body)
    rows = tuple(row for row, line in enumerate(source.splitlines(), 1) if line.endswith(MARK))
    return Case(name, source, signature, True, tuple(codes.split()), rows)


def needs_values(case: Case) -> Case:
    """The module alone doesn't tell: the values of its constexpr arguments do."""
    return replace(case, needs_values=True)


def unseen(case: Case) -> Case:
    """A cause that kfcheck does not find yet."""
    return replace(case, is_seen=False)


def silent(name: str, codes: str, signature: str, body: str) -> Case:
    """A module that compiles but can't do what it says."""
    loud = bad(name, codes, signature, body)
    return Case(name, loud.source, signature, False, loud.codes, loud.rows)


def _module(body: str) -> str:
    body = body.lstrip("\n")
    return body if body.startswith(("import ", "from ")) else module(body)
