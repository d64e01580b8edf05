"""What became of a candidate. One class per verdict, so that each carries what belongs to it and no more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar


class Verdict(Enum):
    """The values are those of reports and ledgers."""

    PASSED = "passed"
    REJECTED = "rejected"
    """Refused before it was run."""
    RUN_FAILED = "run_failed"
    TIMED_OUT = "timed_out"
    WRONG_NUMBERS = "wrong_numbers"


@dataclass(frozen=True, slots=True)
class Case:
    """The sizes and the dtype of one call."""

    sizes: Mapping[str, int]
    dtype: str

    def __str__(self) -> str:
        return ", ".join(f"{axis}={size}" for axis, size in self.sizes.items()) + f", {self.dtype}"


@dataclass(frozen=True, slots=True)
class Errors:
    """How far the elements of an output are from the reference.

    Relative errors are relative to |reference|, or to the absolute tolerance where that is greater. Both
    are taken over the elements that are finite on both sides.
    """

    max_abs: float
    max_rel: float


@dataclass(frozen=True, slots=True)
class Passed:
    """All cases are within tolerance; `errors` are the largest of all cases."""

    verdict: ClassVar[Verdict] = Verdict.PASSED
    cases: tuple[Case, ...]
    errors: Errors


@dataclass(frozen=True, slots=True)
class Rejected:
    """Refused before it was run, for these reasons."""

    verdict: ClassVar[Verdict] = Verdict.REJECTED
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RunFailed:
    """The candidate raised or died, or what it returned cannot be compared."""

    verdict: ClassVar[Verdict] = Verdict.RUN_FAILED
    exception: str
    message: str
    row: int | None = None
    """Row of the candidate's text."""
    case: Case | None = None
    """None when it failed before the first call."""


@dataclass(frozen=True, slots=True)
class TimedOut:
    """No end within the limit; the whole process group was killed."""

    verdict: ClassVar[Verdict] = Verdict.TIMED_OUT
    limit_s: float


@dataclass(frozen=True, slots=True)
class WrongNumbers:
    """The first case whose output is not within tolerance."""

    verdict: ClassVar[Verdict] = Verdict.WRONG_NUMBERS
    case: Case
    errors: Errors
    wrong_elements: int
    non_finite_elements: int
    """NaN or infinite where the reference is finite; these count as wrong too."""
    elements: int
    first_index: tuple[int, ...]
    """Of the first wrong element, in row-major order."""
    expected: float
    actual: float
    """At `first_index`."""


Result = Passed | Rejected | RunFailed | TimedOut | WrongNumbers
