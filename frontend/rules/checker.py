"""Rules about kfcheck itself: its own crashes, and comments addressed to it.

They have no example modules: none is known that makes kfcheck crash, and a comment changes no outcome.
"""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Rule

INTERNAL_ERROR = Rule(
    code="KF009",
    name="internal-error",
    severity=Severity.ERROR,
    summary="kfcheck crashed on this file",
    explanation="""\
This is a defect of kfcheck, not of the kernel. The file was not checked to its end; the other files were.
Please report it, with the notes below the finding and, if you can share it, the file (or the smallest part
of it that still does this). The finding can't be ignored: a file that was not checked is not clean.
""",
    bad=(),
    good=(),
)

UNKNOWN_SUPPRESSION = Rule(
    code="KF010",
    name="unknown-suppression",
    severity=Severity.INFO,
    summary="a `# kf: ignore` comment that names no rule",
    explanation="""\
`# kf: ignore[KF201]` silences one rule on its line, `# kf: ignore[KF2,KF301]` several, `# kf: ignore` all of
them; `# kf: ignore-file[KF201]` does it for the whole file. A rule is named by its code, the beginning of its
code, or its name. This comment names something else, so it silences nothing.
""",
    bad=(),
    good=(),
)
