"""Shares with their intervals, and the comparison of pairs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z_95 = 1.959964
"""Of the normal distribution, two-sided."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share of `total` with its 95 % interval, in [0, 1]."""

    count: int
    total: int
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.count}/{self.total} ({self.low:.0%} to {self.high:.0%})"


def wilson(count: int, total: int) -> Share:
    """Wilson's score interval (Wilson 1927). Raises ValueError for no trials."""
    if not 0 <= count <= total or total == 0:
        raise ValueError(f"{count} of {total} is no share")
    share, z2 = count / total, Z_95**2
    center = (share + z2 / (2 * total)) / (1 + z2 / total)
    half = Z_95 / (1 + z2 / total) * math.sqrt(share * (1 - share) / total + z2 / (4 * total**2))
    low = 0.0 if count == 0 else center - half  # exactly, where rounding would miss it
    high = 1.0 if count == total else center + half
    return Share(count, total, low, high)


@dataclass(frozen=True, slots=True)
class Pairs:
    """How often only one of a pair holds, and the exact two-sided p-value of McNemar's test."""

    only_first: int
    only_second: int
    p_value: float


def mcnemar(pairs: Sequence[tuple[bool, bool]]) -> Pairs:
    """The exact test of McNemar (1947): under the null hypothesis either of a discordant pair is as likely."""
    first = sum(a and not b for a, b in pairs)
    second = sum(b and not a for a, b in pairs)
    total, smaller = first + second, min(first, second)
    tail = sum(math.comb(total, k) for k in range(smaller + 1)) / 2**total
    return Pairs(first, second, min(1.0, 2 * tail))
