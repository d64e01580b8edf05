"""Check every Python file of the corpus; print what was found, by package and by rule.

    python -m bench.corpus [--jobs 2] [--fetch-only]

Downloads what is missing first. Findings go to `corpus/findings.jsonl`, one JSON object a line as in kfcheck's
JSON report, with the package's name. The exit code is 1 if a kernel failed to parse or the checker crashed.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kernelforge.frontend import blocks, reading, tasks
from kernelforge.frontend.config import NO_CONFIG
from kernelforge.frontend.report.json import finding
from kernelforge.frontend.workers import map_ordered

from .corpus_fetch import CORPUS, FINDINGS, TABLE, DownloadError, Package, fetch, packages

TRITON_VERSION = "3.6"
WISHES = tasks.Wishes(triton_version=TRITON_VERSION, config=NO_CONFIG)
CRASH = "KF009"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What the checker says of one file; findings are as in kfcheck's JSON report."""

    kernels: int
    findings: tuple[dict[str, Any], ...]
    unreadable: str | None = None


@dataclass(slots=True)
class Tally:
    """Sums over the files of one package."""

    files: int = 0
    kernels: int = 0
    parse_failures: int = 0
    crashes: int = 0
    rules: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Findings by code and severity."""

    def add(self, outcome: Outcome) -> None:
        self.files += 1
        self.kernels += outcome.kernels
        self.crashes += outcome.unreadable is not None
        self.crashes += any(found["code"] == CRASH for found in outcome.findings)
        self.parse_failures += sum(map(is_parse_failure, outcome.findings))
        self.rules.update((found["code"], found["severity"]) for found in outcome.findings)

    def count(self, severity: str) -> int:
        return sum(n for (_, each), n in self.rules.items() if each == severity)


def is_parse_failure(found: dict[str, Any]) -> bool:
    """Whether a finding is a syntax error inside a kernel."""
    return found["code"].startswith("KF00") and found["kernel"] is not None


def check_file(path: Path) -> Outcome:
    """Check one file as the command does."""
    task = tasks.task(str(path), WISHES, TRITON_VERSION)
    assert task is not None  # no configuration, so nothing is excluded
    report = tasks.check(task)
    if isinstance(report, tasks.Unreadable):
        return Outcome(0, (), report.reason)
    kernels = len(blocks.split(reading.read(str(path)).source).kernels)
    if report.source is None:  # as of a clean file
        return Outcome(kernels, ())
    findings = tuple(finding(str(path), report.source, diagnostic) for diagnostic in report.diagnostics)
    return Outcome(kernels, findings)


def died(_path: Path, exit_code: int) -> Outcome:
    return Outcome(0, (), f"the process that checked it ended with exit code {exit_code}")


def check_package(package: Package, jobs: int) -> Iterator[tuple[Path, Outcome]]:
    """Every Python file of a package with what the checker says of it."""
    files = sorted(package.folder.rglob("*.py"))
    return zip(files, map_ordered(check_file, files, jobs, died), strict=True)


def fetch_all(wanted: Sequence[Package]) -> None:
    """Download what is missing. Raises DownloadError."""
    for package in wanted:
        if not package.folder.is_dir():
            print(f"downloading {package.title}", flush=True)
            fetch(package)


def table(tallies: dict[str, Tally]) -> str:
    """A Markdown table with one row per package and their sum, and one of the rules."""
    total = Tally()
    for tally in tallies.values():
        total.files += tally.files
        total.kernels += tally.kernels
        total.parse_failures += tally.parse_failures
        total.crashes += tally.crashes
        total.rules.update(tally.rules)
    columns = ("files", "kernels", "unparsed", "crashes", "errors", "warnings", "infos")
    lines = [f"| {'package':<27} |" + "".join(f" {column:>8} |" for column in columns)]
    lines.append("|" + "---|" * (len(columns) + 1))
    for name, tally in {**tallies, "all": total}.items():
        levels = (tally.count(severity) for severity in ("error", "warning", "info"))
        numbers = (tally.files, tally.kernels, tally.parse_failures, tally.crashes, *levels)
        lines.append(f"| {name:<27} |" + "".join(f" {number:>8,} |" for number in numbers))
    lines += ["", "| rule | severity | findings |", "|---|---|---|"]
    lines += [f"| {code} | {severity} | {n:,} |" for (code, severity), n in sorted(total.rules.items())]
    return "\n".join(lines) + "\n"


def report_outcomes(outcomes: Iterable[tuple[Path, Outcome]], package: Package, out: Any) -> Tally:
    """Write a package's findings to `out`, print its parse failures and crashes, and add all up."""
    tally = Tally()
    for path, outcome in outcomes:
        tally.add(outcome)
        relative = path.relative_to(CORPUS)
        if outcome.unreadable:
            print(f"  {relative}: {outcome.unreadable}", flush=True)
        for found in outcome.findings:
            if is_parse_failure(found) or found["code"] == CRASH:
                row = found["location"]["row"]
                print(
                    f"  {relative}:{row}: {found['code']} in {found['kernel']}: {found['message']}",
                    flush=True,
                )
            json.dump({"package": package.title, **found, "filename": str(relative)}, out)
            out.write("\n")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.corpus", description="Check every Python file of the corpus."
    )
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--fetch-only", action="store_true", help="download, and check nothing")
    arguments = parser.parse_args()
    wanted = packages()
    try:
        fetch_all(wanted)
    except DownloadError as error:
        print(error, file=sys.stderr)
        return 2
    if arguments.fetch_only:
        return 0
    tallies: dict[str, Tally] = {}
    with FINDINGS.open("w", encoding="utf-8") as out:
        for package in wanted:
            begun = time.monotonic()
            tally = report_outcomes(check_package(package, arguments.jobs), package, out)
            tallies[package.title] = tally
            seconds = time.monotonic() - begun
            print(
                f"{package.title}: {tally.files:,} files, {tally.kernels:,} kernels, {seconds:.1f} s",
                flush=True,
            )
    TABLE.write_text(table(tallies), "utf-8")
    print("\n" + table(tallies))
    failed = any(tally.parse_failures or tally.crashes for tally in tallies.values())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
