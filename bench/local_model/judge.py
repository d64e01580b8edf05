"""What CPython and kfcheck say of a sample."""

from __future__ import annotations

import ast
import warnings
from dataclasses import dataclass

from kernelforge.frontend import tasks
from kernelforge.frontend.config import NO_CONFIG
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.logical_lines import mask

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
    """The kernel; without the statement in which the limit on tokens cut it, and headers that then lack a body.

    What is left may be no more than the header of the kernel: then the sample has nothing that could be judged.
    """
    if sample.ending is not Ending.LIMIT:
        return sample.text
    masked = mask(sample.text)
    ends = _row_ends(masked)
    while len(ends) > 1 and not _is_whole(masked[ends[-2] : ends[-1]]):
        ends.pop()
    return sample.text[: ends[-1]] if ends else ""


def is_empty(sample: Sample) -> bool:
    """Whether the limit on tokens cut a sample within its first statement."""
    return sample.ending is Ending.LIMIT and whole_statements(sample).rstrip().endswith(":")


def _row_ends(masked: str) -> list[int]:
    """The offsets behind the rows at whose end no bracket and no string is open, from the kernel's header on."""
    depth, ends = 0, []
    for offset, character in enumerate(masked):
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth = max(0, depth - 1)
        elif (
            character == "\n" and depth == 0 and not masked.startswith("@", masked.rfind("\n", 0, offset) + 1)
        ):
            ends.append(offset + 1)
    return ends


def _is_whole(row: str) -> bool:
    return row.strip() != "" and not row.rstrip().endswith(":")


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
