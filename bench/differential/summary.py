"""What a run says: the table by row, the shares, and the disagreements in groups."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .faults.table import rows
from .verdict import SILENT, Verdict

MISSED_AT_MOST = 0.10
"""Of the kernels that the compiler rejects."""
REJECTED_AT_LEAST = 0.30
"""Of all kernels."""
HITS_AT_LEAST = 20
"""Of every row."""


@dataclass(frozen=True, slots=True)
class RowCount:
    """How the planted errors of one row fared."""

    id: str
    name: str
    planted: int
    hits: int
    """Of which the compiler said what the row expects."""
    caught: int
    """Hits for which kfcheck reports an error."""
    accepted: bool
    """Does the compiler accept what the row speaks of?"""


@dataclass(frozen=True, slots=True)
class Summary:
    """Counts over all kernels of a run."""

    kernels: int
    rejected: int
    missed: int
    false_alarms: int
    silent_bugs: int
    crashes: int
    unanswered: int
    rows: tuple[RowCount, ...]

    @property
    def rejected_share(self) -> float:
        return self.rejected / max(1, self.kernels)

    @property
    def missed_share(self) -> float:
        return self.missed / max(1, self.rejected)

    @property
    def fewest_hits(self) -> int:
        return min((row.hits for row in self.rows), default=0)


def summarize(verdicts: Sequence[Verdict]) -> Summary:
    judgements = Counter(verdict.judgement for verdict in verdicts)
    return Summary(
        kernels=len(verdicts),
        rejected=sum(verdict.answer.refuses for verdict in verdicts),
        missed=judgements["missed"],
        false_alarms=judgements["false alarm"],
        silent_bugs=judgements["silent bug"],
        crashes=judgements["crash"],
        unanswered=judgements["no answer"],
        rows=tuple(_row_counts(verdicts)),
    )


def complaints(summary: Summary) -> list[str]:
    """Which of the limits a run does not keep."""
    few = [row.id for row in summary.rows if row.hits < HITS_AT_LEAST]
    limits = {
        f"no false alarm: there are {summary.false_alarms}": summary.false_alarms == 0,
        f"no crash of kfcheck: there are {summary.crashes}": summary.crashes == 0,
        f"at most {MISSED_AT_MOST:.0%} missed: {summary.missed_share:.1%}": summary.missed_share
        <= MISSED_AT_MOST,
        f"at least {REJECTED_AT_LEAST:.0%} rejected: {summary.rejected_share:.1%}": summary.rejected_share
        >= REJECTED_AT_LEAST,
        f"at least {HITS_AT_LEAST} hits of every row: fewer of {', '.join(few)}": not few,
    }
    return [limit for limit, is_kept in limits.items() if not is_kept]


def _row_counts(verdicts: Sequence[Verdict]) -> list[RowCount]:
    planted = [verdict for verdict in verdicts if verdict.kind == "planted"]
    counts = []
    for row in rows():
        mine = [verdict for verdict in planted if verdict.row == row.id]
        hits = [verdict for verdict in mine if verdict.hit]
        caught = sum(bool(verdict.found) and verdict.judgement != "crash" for verdict in hits)
        counts.append(RowCount(row.id, row.name, len(mine), len(hits), caught, row.accepted))
    return counts


def overview(summary: Summary) -> str:
    """The shares, in a few lines."""
    codes = ", ".join(dict.fromkeys(each.code for each in SILENT))
    return "\n".join(
        [
            f"{summary.kernels:,} kernels, {summary.rejected:,} rejected ({summary.rejected_share:.1%})",
            f"missed: {summary.missed:,} of the rejected ({summary.missed_share:.2%})",
            f"false alarms: {summary.false_alarms}, crashes of kfcheck: {summary.crashes}",
            f"errors that speak of silent bugs ({codes}): {summary.silent_bugs}",
            f"fewest hits of a row: {summary.fewest_hits}; without an answer in time: {summary.unanswered}",
        ]
    )


def table(summary: Summary) -> str:
    """The rows as a Markdown table."""
    lines = ["| row | error | planted | hits | caught |", "|---|---|---|---|---|"]
    for row in summary.rows:
        caught = (
            f"{row.caught} (the compiler accepts)" if row.accepted else f"{row.caught / max(1, row.hits):.0%}"
        )
        lines.append(f"| {row.id} | {row.name} | {row.planted} | {row.hits} | {caught} |")
    return "\n".join(lines)


def gist(text: str) -> str:
    """A message without names, numbers and types, so that equal causes come together."""
    text = re.sub(r"'[^']*'|`[^`]*`|\"[^\"]*\"", "'..'", text)
    text = re.sub(r"\b(u?int|b?float|fp|bf|i|u)\d+\w*", "T", text.replace("triton.language.", ""))
    return re.sub(r"\d+", "N", text)[:110]


def cause(verdict: Verdict) -> str:
    """What a disagreement is about: the compiler's message of a miss, kfcheck's of a false alarm or a crash."""
    if verdict.judgement == "missed":
        return f"{verdict.answer.exception or verdict.answer.outcome}: {gist(verdict.answer.message)}"
    error = verdict.found[0]
    return f"{error.code}: {gist(error.message)}"


def grouped(verdicts: Sequence[Verdict]) -> list[tuple[str, list[Verdict]]]:
    """Disagreements by their cause, the most frequent first, the smallest kernel of each first."""
    groups: dict[str, list[Verdict]] = {}
    for verdict in sorted(verdicts, key=lambda each: len(each.source)):
        groups.setdefault(cause(verdict), []).append(verdict)
    return sorted(groups.items(), key=lambda group: -len(group[1]))


def disagreements(title: str, groups: Sequence[tuple[str, list[Verdict]]]) -> str:
    """The groups as Markdown, each with its first kernel."""
    lines = [f"# {title}: {sum(len(group) for _, group in groups)}", ""]
    lines += [f"- {len(group)} x {key}" for key, group in groups]
    for key, group in groups:
        first = group[0]
        where = Counter(f"{verdict.kind} {verdict.row or ''}".strip() for verdict in group)
        answer = first.answer
        lines += [
            "",
            f"## {len(group)} x {key}",
            "",
            ", ".join(f"{number} {name}" for name, number in where.most_common(8)),
            "",
            f"case {first.number}; compiler: {answer.outcome} {answer.exception or ''} {answer.message}",
            "",
            *(f"kfcheck: {error.code} {error.message}" for error in first.found),
            "```python",
            first.source.rstrip(),
            "```",
        ]
    return "\n".join(lines) + "\n"
