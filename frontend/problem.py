"""What is wrong with the text of a kernel as Python: the findings of scanner and parser."""

from __future__ import annotations

from ..grammar.record import record
from .diagnostics import Related
from .source import Span

INVALID_SYNTAX = "KF002"
MISSING_COLON = "KF003"
BRACKET = "KF004"
"""A bracket never closed, never opened, or closed by another kind."""
INDENTATION = "KF005"
UNTERMINATED_STRING = "KF006"
BAD_CHARACTER = "KF007"


@record
class SyntaxProblem:
    """One place where a kernel isn't Python, and what to do about it."""

    code: str
    message: str
    span: Span
    hint: str | None = None
    related: tuple[Related, ...] = ()
