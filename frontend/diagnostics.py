"""What a check finds: diagnostics with a place, an explanation and, where possible, a fix."""

from __future__ import annotations

from enum import Enum

from ..grammar.record import record
from .source import Span


class Severity(Enum):
    """How sure and how bad; the values are those of the JSON report."""

    ERROR = "error"
    """The compiler of the target version rejects this, or it can never work."""
    WARNING = "warning"
    """Likely wrong."""
    INFO = "info"
    """Advice."""

    @property
    def rank(self) -> int:
        """Greater is worse."""
        return ("info", "warning", "error").index(self.value)


@record
class Related:
    """Another place that belongs to the same cause."""

    span: Span
    message: str


@record
class Edit:
    """Replace the text of `span` by `replacement`."""

    span: Span
    replacement: str


@record
class Fix:
    """Edits that repair one diagnostic; `safe` ones keep the meaning that the author had in mind."""

    description: str
    edits: tuple[Edit, ...]
    safe: bool


@record
class Diagnostic:
    """One finding. `kernel` is the jit function it lies in, None in host code."""

    code: str
    name: str
    severity: Severity
    message: str
    span: Span
    kernel: str | None = None
    related: tuple[Related, ...] = ()
    notes: tuple[str, ...] = ()
    fix: Fix | None = None
