"""The results as Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import fields

from .judge import Verdict, is_empty, judge
from .sample import Arm, Ending, Sample
from .statistics import mcnemar, wilson

QUESTIONS = {
    "parses": "parses (CPython and kfcheck)",
    "apis_exist": "and every API exists",
    "calls_match": "and every call fits its signature",
    "names_are_defined": "and every name is defined",
    "is_clean": "and kfcheck finds no error",
}


def report(samples: Sequence[Sample]) -> str:
    """Tables of what holds of the samples, by arm, and of their speed. Only whole pairs count."""
    arms = paired(samples)
    free, constrained = arms[Arm.FREE], arms[Arm.CONSTRAINED]
    if not free:
        return "no pair of samples yet\n"
    verdicts = {arm: [judge(sample) for sample in arms[arm]] for arm in Arm}
    prompts = len({sample.prompt for sample in free})
    lines = [
        f"{len(free)} pairs, {prompts} prompts, temperature 0.8; 95 % intervals (Wilson), paired test (McNemar, exact)",
        "",
        "| | free | constrained | only free / only constrained | p |",
        "|---|---|---|---|---|",
        *_shares(verdicts),
        "",
        "| | free | constrained |",
        "|---|---|---|",
        *_speeds(free, constrained),
        "",
        "| kfcheck's errors, by samples that have them | free | constrained |",
        "|---|---|---|",
        *_codes(verdicts),
    ]
    return "\n".join(lines) + "\n"


def paired(samples: Sequence[Sample]) -> dict[Arm, list[Sample]]:
    """The samples of both arms in the same order, without those whose other half is missing."""
    by_key = {sample.key: sample for sample in samples}
    pairs = sorted(
        {(s.prompt, s.index) for s in samples if all((s.prompt, s.index, a) in by_key for a in Arm)}
    )
    return {arm: [by_key[prompt, index, arm] for prompt, index in pairs] for arm in Arm}


def _shares(verdicts: dict[Arm, list[Verdict]]) -> Iterator[str]:
    for field in fields(Verdict):
        if field.name in QUESTIONS:
            free, constrained = ([bool(getattr(v, field.name)) for v in verdicts[arm]] for arm in Arm)
            shares = [wilson(sum(arm), len(arm)) for arm in (free, constrained)]
            pairs = mcnemar(list(zip(free, constrained, strict=True)))
            yield (
                f"| {QUESTIONS[field.name]} | {shares[0]} | {shares[1]} "
                f"| {pairs.only_first} / {pairs.only_second} | {pairs.p_value:.2g} |"
            )


def _speeds(free: Sequence[Sample], constrained: Sequence[Sample]) -> Iterator[str]:
    rows = {
        "tokens": lambda arm: f"{sum(s.tokens for s in arm):,}",
        "tokens/s": lambda arm: f"{sum(s.tokens for s in arm) / sum(s.seconds for s in arm):.1f}",
        "masks' share of the time": lambda arm: (
            f"{sum(s.mask_seconds for s in arm) / sum(s.seconds for s in arm):.2%}"
        ),
        "mask and accept, us per token": lambda arm: (
            f"{sum(s.mask_seconds for s in arm) / sum(s.tokens for s in arm) * 1e6:.0f}"
        ),
        "tokens that the mask changed": lambda arm: (
            f"{sum(s.changed for s in arm) / sum(s.tokens for s in arm):.2%}"
        ),
        "samples cut at the limit of tokens": lambda arm: str(sum(s.ending is Ending.LIMIT for s in arm)),
        "samples cut within their first statement": lambda arm: str(sum(map(is_empty, arm))),
        "samples that load and store": lambda arm: str(
            sum("tl.load(" in s.text and "tl.store(" in s.text for s in arm)
        ),
    }
    for name, row in rows.items():
        yield f"| {name} | {row(free)} | {row(constrained)} |"


def _codes(verdicts: dict[Arm, list[Verdict]]) -> Iterator[str]:
    free, constrained = (Counter(code for v in verdicts[arm] for code in v.codes) for arm in Arm)
    for code in sorted(free | constrained):
        yield f"| {code} | {free[code]} | {constrained[code]} |"
