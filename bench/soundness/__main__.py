"""Put mutants of real kernels and random walks to what the decoding grammar guarantees.

    python -m bench.soundness --mutants 100000 --walks 20000 [--seed 0] [--jobs 2] [--ebnf FILE] [--out FILE]

Counts different texts that the grammar derives: mutants of the corpus's kernels, and walks through the masks with
the vocabulary of the Qwen models. Each must be Python and keep every guarantee of `grammar/decoding/guarantees.py`.
Texts that do not are printed, made small. The exit code is 1 if there is one. Needs the corpus (`make corpus`).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from kernelforge.frontend.kfgrammar.recogniser import Recogniser
from kernelforge.frontend.workers import map_ordered

from ..acceptance.__main__ import grammar
from ..acceptance.kernels import read_kernels
from ..corpus_fetch import packages
from .mutation_runs import Batch, Broken, MutationRun
from .shrink import shrink
from .verdict import violations
from .walk_runs import WalkRun

VERSION = "3.6"
LONGEST_SEED = 900
"""Characters: longer kernels take longer and have nothing new in them."""
SEEDS = 1_000
SHOWN = 3
"""Of one kind."""
_SECONDS_BETWEEN_SIGNS = 20.0


@dataclass(slots=True)
class Tally:
    """What a run came to."""

    attempts: int = 0
    texts: set[bytes] = field(default_factory=set)
    broken: list[Broken] = field(default_factory=list)

    def add(self, batch: Batch) -> None:
        self.attempts += batch.attempts
        self.texts.update(batch.accepted)
        self.broken += batch.broken


def seeds(ebnf: str, jobs: int) -> list[str]:
    """Kernels of the corpus in the canonical layout that the grammar derives: a fixed sample of the shorter ones."""
    files = [path for package in packages() for path in sorted(package.folder.rglob("*.py"))]
    known = {
        kernel.canonical
        for kernel in read_kernels(files, VERSION, jobs)
        if not kernel.errors and kernel.canonical and len(kernel.canonical) <= LONGEST_SEED
    }
    chosen = Random(0).sample(sorted(known), min(SEEDS, len(known)))
    recogniser = Recogniser(ebnf)
    return [kernel for kernel in chosen if recogniser.derives(kernel)]


def run(what: str, work: Callable[[int], Batch], wanted: int, jobs: int) -> Tally:
    """Work off numbered batches until there are `wanted` different texts."""
    tally = Tally()
    begun = spoken = time.monotonic()
    for batch in _batches(work, jobs, lambda: len(tally.texts) < wanted):
        tally.add(batch)
        for each in batch.broken:
            print(
                f"  {what}: {each.violation.code} {each.violation.message}: {each.violation.line}", flush=True
            )
        if time.monotonic() - spoken > _SECONDS_BETWEEN_SIGNS:
            spoken = time.monotonic()
            rate = len(tally.texts) / (spoken - begun)
            print(
                f"  {what}: {len(tally.texts):,} of {wanted:,} texts from {tally.attempts:,} attempts,"
                f" {rate:.0f} a second, {len(tally.broken)} broken",
                flush=True,
            )
    print(f"{what}: {len(tally.texts):,} texts in {time.monotonic() - begun:.0f} s", flush=True)
    return tally


def _batches(work: Callable[[int], Batch], jobs: int, is_wanted: Callable[[], bool]) -> Iterator[Batch]:
    """Batches from processes that keep their compiled grammar; the last ones are cut off when enough is there."""
    numbers = range(1_000_000)
    results = map_ordered(work, numbers, jobs, _died)
    for batch in results:
        if batch is None:
            raise RuntimeError("a process died")
        yield batch
        if not is_wanted():
            results.close()
            return


def _died(number: int, exit_code: int) -> None:
    print(f"  batch {number}: its process ended with exit code {exit_code}", flush=True)


def report(tallies: dict[str, Tally], recogniser: Recogniser) -> str:
    """The counts, and of every kind of exception the first few, made small."""
    lines = ["| texts | derived | attempts | exceptions |", "|---|---|---|---|"]
    for what, tally in tallies.items():
        lines.append(f"| {what} | {len(tally.texts):,} | {tally.attempts:,} | {len(tally.broken)} |")
    broken = [each for tally in tallies.values() for each in tally.broken]
    kinds = Counter((each.violation.code, _general(each.violation.message)) for each in broken)
    for (code, message), number in kinds.most_common():
        lines.append(f"\n{number} x {code}: {message}")
        of_kind = [
            each
            for each in broken
            if (each.violation.code, _general(each.violation.message)) == (code, message)
        ]
        for each in sorted(of_kind, key=lambda each: len(each.text))[:SHOWN]:
            lines.append(_minimal(each, recogniser))
    return "\n".join(lines) + "\n"


def _general(message: str) -> str:
    """A message without the names in it."""
    parts = message.split("`")
    return "`...`".join(parts[::2])


def _minimal(each: Broken, recogniser: Recogniser) -> str:
    code = each.violation.code

    def is_broken(text: str) -> bool:
        return recogniser.derives(text) and any(found.code == code for found in violations(text, VERSION))

    small = shrink(each.text, is_broken)
    message = next((found.message for found in violations(small, VERSION) if found.code == code), "?")
    rows = "".join(f"      {row}\n" for row in small.splitlines())
    return f"   {message}\n{rows}      {small!r}"


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.soundness", description="Put derived texts to the grammar's guarantees."
    )
    parser.add_argument("--mutants", type=int, default=100_000)
    parser.add_argument("--walks", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument(
        "--ebnf", metavar="FILE", help="a grammar in XGrammar's EBNF  [default: the emitted one]"
    )
    parser.add_argument("--out", metavar="FILE", help="write the report here too")
    arguments = parser.parse_args()
    ebnf = grammar(arguments.ebnf)
    kernels = seeds(ebnf, arguments.jobs)
    if not kernels:
        print("no seeds: run `make corpus` first", file=sys.stderr)
        return 2
    print(f"{len(kernels)} kernels to start from", flush=True)
    tallies: dict[str, Tally] = {}
    runs = (("mutants", MutationRun, arguments.mutants), ("walks", WalkRun, arguments.walks))
    for what, kind, wanted in runs:
        if wanted:
            work = kind(ebnf, VERSION, arguments.seed, kernels)
            tallies[what] = run(what, work, wanted, arguments.jobs)
    text = report(tallies, Recogniser(ebnf))
    print("\n" + text)
    if arguments.out:
        Path(arguments.out).write_text(text, "utf-8")
    return 1 if any(tally.broken for tally in tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
