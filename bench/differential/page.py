"""The page about a run: `docs/differential.md`."""

from __future__ import annotations

from collections.abc import Sequence

from .summary import Summary, grouped, overview, table
from .verdict import SILENT, Error, Silent, Verdict, is_said

LARGEST_GROUPS = 15

INTRODUCTION = """\
# kfcheck against the compiler, on generated kernels

This page is written by `python -m bench.differential --page docs/differential.md`, with the options of the run below.
`bench/differential/` writes kernels, compiles each with Triton 3.6.0 and holds kfcheck's verdict against the
compiler's. `tests/bench/test_differential.py` does the same with 4,700 kernels in every test run;
`KF_DIFFERENTIAL_SEED=7 pytest tests/bench/test_differential.py` takes another seed, and
`make differential DIFFERENTIAL_SEED=7` prints the table and writes what the two disagree on to `.differential/`.

**The kernels.** Half of them have an error planted, row after row of the table below. The rest are near misses of
the same rows, sound kernels, and mutants of sound kernels, of the rules' examples and (`--corpus`) of released kernels.
The generator keeps the type of each variable, and makes expressions of a wanted type out of loads, casts, arithmetic
with mixed dtypes, broadcasts, reductions, dots, helpers, loops, branches and so on. Errors stand at the top, in loops,
in live branches and in helpers. Each module ends with a launch, from which kfcheck and Triton's own launch code learn what
the parameters are. Every choice comes from one `random.Random`: seed and number make the kernel, and hypothesis can
drive the same functions.

**The compiler** runs up to LLVM IR, and to a cubin for the row that only ptxas refuses and wherever kfcheck alone sees an
error (`cuda:90`, no GPU). A refusal counts as a hit of a row if it says what the row expects.

**What is compared** is whether there is an error at all. Where the compiler accepts, errors in functions that the launch
does not reach are left out. These errors of kfcheck are forgiven, because the compiler accepts by its nature what they
speak of:

"""

OUTSIDE = """
The generator leaves out `while x < x`, on which a pass of the compiler crashes.
"""


def page(summary: Summary, verdicts: Sequence[Verdict], command: str, commit: str) -> str:
    """The page as Markdown; `command` made the run, with the kfcheck of `commit`."""
    speaking = [error for verdict in verdicts if verdict.judgement == "silent bug" for error in verdict.found]
    silent = "\n".join(_silent_line(each, speaking) for each in SILENT)
    missed = grouped([verdict for verdict in verdicts if verdict.judgement == "missed"])
    misses = "\n".join(f"| {len(group)} | {_cell(key)} |" for key, group in missed[:LARGEST_GROUPS])
    rest = sum(len(group) for _, group in missed[LARGEST_GROUPS:])
    return (
        f"{INTRODUCTION}{silent}\n{OUTSIDE}\n## A long run\n\n`{command}`, commit {commit}:\n\n"
        + "\n".join(f"- {line}" for line in overview(summary).splitlines())
        + f"\n\n{table(summary)}\n\n## What kfcheck misses\n\nBy what the compiler says; {rest} more are rarer.\n\n"
        + f"| misses | the compiler |\n|---|---|\n{misses}\n"
    )


def _silent_line(silent: Silent, errors: Sequence[Error]) -> str:
    count = sum(is_said(silent, error) for error in errors)
    return f"- {silent.code}: {silent.reason} ({count} in the run below)."


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")
