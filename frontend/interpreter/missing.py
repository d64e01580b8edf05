"""Messages on names that do not exist: what to write instead.

History and replacements are read only when there is something to report.
"""

from __future__ import annotations

from .. import tree
from ..source import Span
from .session import Walk

BEFORE_CATALOGUE = frozenset({"triton.language.libdevice"})
"""Names of Triton 2.0 and earlier."""


def api_message(path: str, spelled: str, version: str) -> tuple[str, str, tuple[str, ...]]:
    """Code, message and notes for a missing name of Triton's: KF212 if it moved or went, KF201 if it never was."""
    from ...grammar.api.history import history
    from ...grammar.api.replacements import replacement, short_path
    from ...grammar.api.suggest import suggest

    notes: list[str] = []
    instead = replacement(path, version)
    if instead is not None:
        notes.append(instead.text)
    elif near := suggest(path, version):
        notes.append("did you mean " + " or ".join(f"`{short_path(name)}`" for name in near[:2]) + "?")
    known = history(path)
    if known is not None:
        until = known.until
        notes.append(f"Triton had it until {until}" if until else f"it came with Triton {known.since}")
    code = "KF212" if known is not None or path in BEFORE_CATALOGUE else "KF201"
    return code, f"`{spelled}` does not exist in Triton {version}", tuple(notes)


def report_api(walk: Walk, path: str, spelled: str, span: Span) -> None:
    """A name that the version lacks, used in a kernel."""
    code, message, notes = api_message(path, spelled, walk.session.catalogue.version)
    walk.report(code, span, message, *notes)


def report_method(walk: Walk, node: tree.Attribute, what: str) -> None:
    """A method or attribute that run-time values lack."""
    from ...grammar.api.catalogue import TENSOR
    from ...grammar.api.replacements import replacement
    from .expressions import near

    catalogue = walk.session.catalogue
    instead = replacement(f"{TENSOR}.{node.attr}", catalogue.version)
    close = near(node.attr, list(catalogue.method_names()))
    if instead is not None:
        note = instead.text
    else:
        note = f"did you mean `{close}`?" if close else "use the functions of `tl`"
    walk.report("KF206", node.attr_span, f"{what} has no `{node.attr}`", note)
