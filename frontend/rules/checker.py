"""Rules about kfcheck itself: its own crashes, and comments addressed to it."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

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
    bad=(),  # a module that is known to do this is a bug to fix, not an example to keep
    good=(),
)

_SUPPRESSED = """
@triton.jit
def kernel(x_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    tl.store(x_ptr + offsets, 0.0)  # kf: ignore[{selector}]
"""

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
    bad=(Example(module(_SUPPRESSED.format(selector="KF2O1")), "x_ptr=*fp32 BLOCK=64", Outcome.COMPILES),),
    good=(Example(module(_SUPPRESSED.format(selector="KF201")), "x_ptr=*fp32 BLOCK=64", Outcome.COMPILES),),
)
