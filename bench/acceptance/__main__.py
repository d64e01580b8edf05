"""Put the corpus's kernels to the decoding grammar.

    python -m bench.acceptance [FOLDER ...] [--ebnf FILE] [--sample N] [--jobs 2] [--out FILE]

Of the jit functions that kfcheck passes: the share that the grammar derives after canonical formatting, and as
written; every rejected one with its place and what was allowed there; and the reasons, counted. A kernel that the
grammar rejects is put once more to the grammar that knows the modules that its file imports (`Options.aliases`).
Needs the corpus (`make corpus`). The first run checks the corpus, about three minutes; later ones only run the
grammar.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

from kernelforge.grammar.constraint.constraint import Constraint
from kernelforge.grammar.decoding.options import DEFAULT_ALIASES, Aliases, Options

from ..corpus_fetch import packages
from .kernels import RealKernel, check_kernels, read_kernels
from .outcomes import VERSION, Form, Rejection, try_all

BARS = {Form.CANONICAL: 0.995, Form.WRITTEN: 0.97}
_SECONDS_BETWEEN_SIGNS = 15.0


def grammar(path: str | None) -> str:
    """The EBNF in a file, or the emitted one."""
    if path is not None:
        return Path(path).read_text("utf-8")
    return _ebnf(DEFAULT_ALIASES)


def _ebnf(aliases: Aliases) -> str:
    return Constraint(Options(version=VERSION, aliases=aliases)).ebnf()


def report(kernels: Sequence[RealKernel], rejections: Sequence[Rejection], plain: Mapping[Form, int]) -> str:
    """The shares, the reasons by how often they occur, and the rejected kernels.

    `plain` counts what a grammar rejects that does not know the modules of the kernels' files.
    """
    lines = [
        f"{len(kernels):,} jit functions that kfcheck passes",
        "",
        "| form | accepted | share | bar | without the file's modules |",
        "|---|---|---|---|---|",
    ]
    for form, bar in BARS.items():
        accepted = len(kernels) - sum(each.form is form for each in rejections)
        share, alone = accepted / len(kernels), 1 - plain[form] / len(kernels)
        lines.append(f"| {form.value} | {accepted:,} | {share:.2%} | {bar:.1%} | {alone:.2%} |")
    for form in BARS:
        lines += ["", *_reasons([each for each in rejections if each.form is form], form)]
    for form in BARS:
        lines += ["", f"Rejected {form.value}:"]
        lines += [_line(each) for each in rejections if each.form is form]
    return "\n".join(lines) + "\n"


def _reasons(rejections: Sequence[Rejection], form: Form) -> list[str]:
    """Counted by the tokens around the stop; `>>>` stands before what can't be read."""
    counts = Counter(each.reason for each in rejections)
    examples = {each.reason: each for each in reversed(rejections)}
    lines = [f"Reasons {form.value} ({len(rejections)}):"]
    for reason, count in counts.most_common():
        lines.append(f"{count:>6}  {reason}      e.g. {_marked(examples[reason])}")
    return lines


def _marked(each: Rejection) -> str:
    start = max(0, each.column - 60)
    return f"{each.line[start : each.column]}>>>{each.line[each.column : each.column + 40]}"


def _line(each: Rejection) -> str:
    place = f"{each.kernel.place} {each.kernel.name}, line {each.row} of it"
    found = f"found {each.found!r}; " if each.found else ""
    return f"  {place}: {_marked(each)}\n      {found}allowed: {each.allowed}"


def _kernels(folders: Sequence[Path], jobs: int) -> list[RealKernel]:
    """Those of the files in `folders`, or of the corpus."""
    if folders:
        return check_kernels(
            [path for folder in folders for path in sorted(folder.rglob("*.py"))], VERSION, jobs
        )
    files = [path for package in packages() for path in sorted(package.folder.rglob("*.py"))]
    return read_kernels(files, VERSION, jobs) if files else []


def _run(ebnf: str, kernels: Sequence[RealKernel], jobs: int) -> list[Rejection]:
    """What the grammar rejects of all kernels in both forms."""
    spoken = time.monotonic()
    rejections: list[Rejection] = []
    total = len(kernels) * len(BARS)
    for done, (_, _, rejected) in enumerate(try_all(ebnf, kernels, list(BARS), jobs), 1):
        if rejected is not None:
            rejections.append(rejected)
        if time.monotonic() - spoken > _SECONDS_BETWEEN_SIGNS:
            spoken = time.monotonic()
            print(f"  {done:,} of {total:,} texts, {len(rejections)} rejected", flush=True)
    return rejections


def _with_modules(rejections: Sequence[Rejection], jobs: int) -> list[Rejection]:
    """What is left of the rejections where the grammar knows the modules of the kernels' files.

    One grammar knows them all: emitting one for every file would take hours. A word that stands for several modules
    stands for the one that most kernels mean.
    """
    left = [each for each in rejections if not each.kernel.modules]
    again = [each for each in rejections if each.kernel.modules]
    uses = Counter(alias for each in again for alias in each.kernel.modules)
    aliases = dict(alias for alias, _ in reversed(uses.most_common()))
    print(f"  {len(again)} once more, with {len(aliases)} modules: {', '.join(sorted(aliases))}", flush=True)
    ebnf = _ebnf((*DEFAULT_ALIASES, *sorted(aliases.items())))
    for form in BARS:
        kernels = [each.kernel for each in again if each.form is form]
        left += [rejected for _, _, rejected in try_all(ebnf, kernels, [form], jobs) if rejected]
    return left


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.acceptance", description="Put the corpus's kernels to the decoding grammar."
    )
    parser.add_argument("folders", nargs="*", type=Path, help="with Python files  [default: the corpus]")
    parser.add_argument(
        "--ebnf", metavar="FILE", help="a grammar in XGrammar's EBNF  [default: the emitted one]"
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, metavar="N", help="only N kernels, always the same ones")
    parser.add_argument("--out", metavar="FILE", help="write the report here too")
    arguments = parser.parse_args()
    ebnf = grammar(arguments.ebnf)
    kernels = [each for each in _kernels(arguments.folders, arguments.jobs) if not each.errors]
    if not kernels:
        print("no kernels: run `make corpus` first", file=sys.stderr)
        return 2
    if arguments.sample is not None and arguments.sample < len(kernels):
        kernels = Random(0).sample(kernels, arguments.sample)
    begun = time.monotonic()
    rejections = _run(ebnf, kernels, arguments.jobs)
    plain = Counter(each.form for each in rejections)
    if arguments.ebnf is None:
        rejections = _with_modules(rejections, arguments.jobs)
    text = report(kernels, rejections, plain)
    print(text + f"\n{len(kernels):,} kernels in {time.monotonic() - begun:.0f} s")
    if arguments.out:
        Path(arguments.out).write_text(text, "utf-8")
    passed = all(
        sum(each.form is form for each in rejections) <= (1 - bar) * len(kernels)
        for form, bar in BARS.items()
    )
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
