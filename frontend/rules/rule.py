"""What a rule is."""

from __future__ import annotations

from enum import Enum

from ...grammar.record import record
from ..diagnostics import Severity

PRELUDE = "import triton\nimport triton.language as tl\n\n\n"


class Outcome(Enum):
    """What really happens to an example; the tests confirm it with the compiler."""

    COMPILES = "compiles"
    REJECTED = "rejected"
    """The compiler refuses the kernel."""
    CRASHED = "crashed"
    """The compiler dies of an assertion of its own."""
    IMPORT_FAILS = "import fails"
    """Importing the module raises, before any kernel is compiled."""
    NOT_PYTHON = "not python"
    """CPython refuses to parse the module."""
    LAUNCH_FAILS = "launch fails"
    """The module imports; the launch raises before or after the kernel compiles."""


@record
class Example:
    """A small module that breaks a rule, or keeps it.

    `source` is a whole module (see `module`). `signature` gives the argument types of its last kernel, as in
    `x_ptr=*fp32 n=i32 B=64`: Triton's type names, or a Python literal for a constexpr. An example about a
    launch has a `call` instead, which launches its kernels: `launch(torch.ones(100))`.
    """

    source: str
    signature: str
    outcome: Outcome
    call: str | None = None


def module(body: str) -> str:
    """A module with the usual two imports above `body`."""
    return PRELUDE + body.lstrip("\n")


@record
class Rule:
    """One rule: its identity, its explanation and the examples that keep the explanation honest.

    `since` and `until` bound the Triton versions (inclusive, "3.2") that the rule speaks of.
    """

    code: str
    name: str
    severity: Severity
    summary: str
    explanation: str
    bad: tuple[Example, ...]
    good: tuple[Example, ...]
    since: str | None = None
    until: str | None = None
