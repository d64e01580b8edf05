"""Compare kfcheck with the compiler of Triton 3.6.0 on generated kernels.

    python -m bench.differential --count 20000 --seed 0 --jobs 2

The compiler's answers are kept in `.differential/`, so that an interrupted run goes on where it stopped, and a
second run asks kfcheck alone. At the end the table of rows is printed, and what the two disagree on is written
beside the answers. Exit status: 0 if kfcheck is within its limits, 1 if not.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import kernelforge.frontend

from .answers import Compiler
from .page import page
from .run import verdicts
from .seeds import corpus_modules, example_modules
from .shrink import smaller
from .summary import complaints, disagreements, grouped, overview, summarize, table
from .verdict import Verdict

KEPT = Path(__file__).resolve().parents[2] / ".differential"


def run(seed: int, count: int, jobs: int, modules: Sequence[str], folder: Path) -> list[Verdict]:
    """All verdicts of a run. Prints progress about every ten seconds."""
    print(f"{count:,} kernels of seed {seed}", flush=True)
    found: list[Verdict] = []
    begun, spoken = time.monotonic(), 0.0
    for verdict in verdicts(seed, range(count), jobs, modules, folder / "answers.jsonl"):
        found.append(verdict)
        elapsed = time.monotonic() - begun
        if elapsed - spoken > 10:
            spoken = elapsed
            print(f"  {len(found):,} done, {len(found) / elapsed:.0f} a second", flush=True)
    return found


def write_disagreements(found: Sequence[Verdict], folder: Path) -> None:
    """One page for misses, false alarms and crashes each; the first kernel of a group is made smaller."""
    compiler = Compiler({})
    for judgement, name in (("missed", "misses"), ("false alarm", "alarms"), ("crash", "crashes")):
        groups = grouped([verdict for verdict in found if verdict.judgement == judgement])
        shown = [(key, [smaller(compiler, group[0]), *group[1:]]) for key, group in groups]
        (folder / f"{name}.md").write_text(disagreements(name, shown), "utf-8")
    compiler.close()


def commit() -> str:
    """The commit of the kfcheck that is checked, abbreviated."""
    folder = Path(kernelforge.frontend.__file__).resolve().parent
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%h"], cwd=folder, capture_output=True, text=True, check=True
    )
    return asked.stdout.strip()


def main() -> int:
    description = (__doc__ or "").partition("\n")[0]
    parser = argparse.ArgumentParser(prog="python -m bench.differential", description=description)
    parser.add_argument("--count", type=int, default=4700, help="how many kernels")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--folder", type=Path, default=KEPT, help="where answers and disagreements go")
    parser.add_argument(
        "--corpus", action="store_true", help="mutate kernels of the corpus too (`make corpus`)"
    )
    parser.add_argument("--page", type=Path, help="write a page about the run here")
    arguments = parser.parse_args()
    modules = (*example_modules(), *(corpus_modules() if arguments.corpus else ()))
    folder: Path = arguments.folder
    folder.mkdir(parents=True, exist_ok=True)
    try:
        found = run(arguments.seed, arguments.count, arguments.jobs, modules, folder)
    except KeyboardInterrupt:
        print("interrupted; the same command goes on from here")
        return 130
    summary = summarize(found)
    print(table(summary), overview(summary), sep="\n\n", flush=True)
    write_disagreements(found, folder)
    if arguments.page:
        options = [f"--count {arguments.count}", f"--seed {arguments.seed}", *["--corpus"] * arguments.corpus]
        command = " ".join(["python -m bench.differential", *options])
        arguments.page.write_text(page(summary, found, command, commit()), "utf-8")
    wrong = complaints(summary)
    print(*(f"not met: {complaint}" for complaint in wrong), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
