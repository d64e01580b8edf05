"""The tables that the benchmark prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from .contestant import Contestant
from .summary import STATISTICS, by_text, mean, p99, ratio
from .timing import Rejection, Track


def print_rejections(rejected: Sequence[Rejection]) -> None:
    """Every rejected text with the place where it stops; such texts are timed for nobody."""
    for each in rejected:
        line = each.accepted.count("\n") + 1
        before = each.accepted[-50:]
        print(f"  {each.contestant} rejects {each.text.name} at line {line}: {before!r} then {each.token}")


def print_table(timed: Sequence[Contestant], tracks: Mapping[str, Mapping[str, Track]], rounds: int) -> None:
    """Microseconds per token, and how the first contestant compares with each."""
    first = by_text(tracks[timed[0].name])
    print(f"\nmask in us of CPU time per token, the median of {rounds} rounds; ratios with 95 % intervals")
    print("| grammar | texts | tokens | mean | p50 | p99 | max | accept | first's mean | first's p99 |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for contestant in timed:
        track = tracks[contestant.name]
        times = by_text(track)
        numbers = [f"{statistic(np.concatenate(times)):,.1f}" for statistic in STATISTICS.values()]
        accept = mean(np.concatenate(by_text(track, "accepts_us")))
        ratios = ["", ""]
        if contestant is not timed[0]:
            is_paired = contestant.texts == timed[0].texts
            ratios = [str(ratio(first, times, each, is_paired=is_paired)) for each in (mean, p99)]
        tokens = sum(map(len, times))
        cells = [contestant.name, str(len(times)), f"{tokens:,}", *numbers, f"{accept:.1f}", *ratios]
        print("| " + " | ".join(cells) + " |")
