"""What CPython and kfcheck say of a sample."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass

from kernelforge.frontend import tasks
from kernelforge.frontend.config import NO_CONFIG
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.logical_lines import logical_lines, mask

from .sample import Ending, Sample

TRITON_VERSION = "3.6"
IMPORTS = "import triton\nimport triton.language as tl\n\n\n"
API_CODES = frozenset({"KF201", "KF212"})
"""A name under `tl` or `triton` that doesn't exist, or no longer."""
CALL_CODES = frozenset({"KF301", "KF302"})
NAME_CODES = frozenset({"KF202", "KF203", "KF205", "KF211"})


@dataclass(frozen=True, slots=True)
class Verdict:
    """Each field is about the kernel as a whole, and none but the first holds of one that doesn't parse.

    `codes` are those of kfcheck's errors.
    """

    parses: bool
    apis_exist: bool
    calls_match: bool
    names_are_defined: bool
    is_clean: bool
    codes: tuple[str, ...]


def judge(sample: Sample) -> Verdict:
    """A verdict on the whole statements of a sample."""
    text = IMPORTS + whole_statements(sample)
    codes = _errors(text)
    parses = _parses(text) and not any(code.startswith("KF00") for code in codes)
    return Verdict(
        parses=parses,
        apis_exist=parses and not API_CODES & codes,
        calls_match=parses and not CALL_CODES & codes,
        names_are_defined=parses and not NAME_CODES & codes,
        is_clean=parses and not codes,
        codes=tuple(sorted(codes)),
    )


def whole_statements(sample: Sample) -> str:
    """The kernel; without the statement at which the limit on tokens cut it, and headers that then lack a body."""
    if sample.ending is not Ending.LIMIT:
        return sample.text
    masked = mask(sample.text)
    lines = logical_lines(masked)
    starts = [line.start for line in lines]
    kept = len(starts) - 1
    while kept > 2 and masked[starts[kept - 1] : starts[kept]].rstrip().endswith(":"):
        kept -= 1
    cut = sample.text.rfind("\n", 0, starts[kept]) + 1
    return sample.text[:cut]


def _parses(text: str) -> bool:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # an odd escape in a string is no error
        try:
            ast.parse(text)
        except (SyntaxError, ValueError, RecursionError):
            return False
    return True


def _errors(text: str) -> frozenset[str]:
    wishes = tasks.Wishes(triton_version=TRITON_VERSION, config=NO_CONFIG)
    task = tasks.task("sample.py", wishes, TRITON_VERSION, text.encode())
    assert task is not None  # no configuration, so nothing is excluded
    report = tasks.check(task)
    assert not isinstance(report, tasks.Unreadable)
    return frozenset(each.code for each in report.diagnostics if each.severity is Severity.ERROR)
