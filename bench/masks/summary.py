"""From times to the numbers of the table: means, quantiles, and ratios with an interval."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from .timing import Track

Times: TypeAlias = NDArray[np.float64]
Statistic: TypeAlias = Callable[[Times], float]
RESAMPLES = 2_000
SEED = 0


def mean(times: Times) -> float:
    return float(times.mean())


def p50(times: Times) -> float:
    return float(np.quantile(times, 0.5))


def p99(times: Times) -> float:
    return float(np.quantile(times, 0.99))


def longest(times: Times) -> float:
    return float(times.max())


STATISTICS: Mapping[str, Statistic] = {"mean": mean, "p50": p50, "p99": p99, "max": longest}


@dataclass(frozen=True, slots=True)
class Ratio:
    """A ratio of two statistics with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.2f} ({self.low:.2f} to {self.high:.2f})"


def by_text(tracks: Mapping[str, Track], rows: str = "masks_us") -> list[Times]:
    """One array a text: the median over the rounds of every token's time, which drops other processes' turns."""
    return [np.median(getattr(track, rows), axis=0) for track in tracks.values()]


def ratio(above: Sequence[Times], below: Sequence[Times], statistic: Statistic, *, is_paired: bool) -> Ratio:
    """`statistic` of one over the other's. The interval is a bootstrap's over texts (Efron's percentiles).

    Texts and not tokens are drawn, since the tokens of one text are alike; both sides draw the same texts if
    they are paired.
    """
    random = np.random.default_rng(SEED)
    values = np.empty(RESAMPLES)
    for i in range(RESAMPLES):
        drawn = random.integers(len(above), size=len(above))
        other = drawn if is_paired else random.integers(len(below), size=len(below))
        values[i] = _of(above, drawn, statistic) / _of(below, other, statistic)
    low, high = np.quantile(values, (0.025, 0.975))
    whole = statistic(np.concatenate(above)) / statistic(np.concatenate(below))
    return Ratio(whole, float(low), float(high))


def _of(times: Sequence[Times], drawn: NDArray[np.int64], statistic: Statistic) -> float:
    return statistic(np.concatenate([times[i] for i in drawn]))
