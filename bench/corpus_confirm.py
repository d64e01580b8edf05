"""Ask the real compiler about every error that the checker found in the corpus.

    python -m bench.corpus_confirm

Reads `corpus/findings.jsonl` and writes `docs/corpus.md`; `corpus_verdict.py` says how a finding is judged.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from kernelforge.frontend.compile import Compiler

from .corpus_fetch import CORPUS, FINDINGS, TABLE
from .corpus_verdict import judge

BENCH = Path(__file__).resolve().parent
REMARKS = BENCH / "corpus_remarks.txt"
PAGE = BENCH.parent / "docs" / "corpus.md"


def errors() -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """The errors in kernels, by package."""
    lines = FINDINGS.read_text("utf-8").splitlines()
    found = [each for each in map(json.loads, lines) if each["severity"] == "error"]
    for package, group in groupby(found, key=lambda each: each["package"]):
        yield package, list(group)


def grouped(findings: list[dict[str, Any]]) -> Iterator[list[dict[str, Any]]]:
    """Findings of one rule in one kernel, which make one row of the table."""
    places: dict[tuple[str, ...], list[dict[str, Any]]] = {}
    for each in findings:
        places.setdefault((each["filename"], each["code"], each["kernel"] or ""), []).append(each)
    yield from places.values()


def remarks() -> dict[tuple[str, str], str]:
    """What a person found out where the compiler's answer does not decide, by file and code."""
    lines = [line for line in REMARKS.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    parsed = (line.split(maxsplit=2) for line in lines)
    return {(filename, code): remark for filename, code, remark in parsed}


def verdict_on(compiler: Compiler, package: str, group: list[dict[str, Any]], rows: set[int]) -> str:
    """The compiler's answer to the findings of one row; `rows` are those of all errors in the file."""
    answers = list(dict.fromkeys(judge(compiler, package, finding) for finding in group))
    for answer in answers:
        if answer.startswith("confirmed"):
            return answer
    stopped = re.search(r"rejected in row (\d+)", answers[0])
    if stopped and int(stopped[1]) in rows:
        return f"rejected at another error of the kernel, in row {stopped[1]}"
    return " / ".join(answers)


def without_machine(verdict: str) -> str:
    """An answer without addresses in memory and paths on this machine."""
    return re.sub(r" at 0x[0-9a-f]+| \(/[^)\s]*\)", "", verdict.replace(f"{CORPUS}/", ""))


def table_rows(progress: Any) -> Iterator[tuple[str, bool]]:
    """Rows of the table of errors, and whether each is settled: by the compiler or by a remark."""
    known = remarks()
    for package, findings in errors():
        for group in grouped(findings):
            first = group[0]
            filename, code = first["filename"], first["code"]
            in_file = {e["location"]["row"] for e in findings if e["filename"] == filename}
            with Compiler(timeout_s=60) as compiler:  # a new one: some files register things only once
                verdict = verdict_on(compiler, package, group, in_file)
            settled = verdict.startswith(("confirmed", "rejected at another"))
            if not settled and (filename, code) in known:
                verdict, settled = f"{known[filename, code]} ({verdict})", True
            rows = ", ".join(dict.fromkeys(str(each["location"]["row"]) for each in group))
            place = f"`{filename.partition('/')[2]}` {rows}"
            cells = (package, place, f"{code} {first['message']}", without_machine(verdict))
            print(f"{filename}:{rows} {code}: {verdict}", file=progress, flush=True)
            yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |", settled


INTRODUCTION = """\
# kfcheck on released kernels

This page is written by `make corpus corpus-confirm`: the first downloads the packages pinned in `bench/corpus.txt`
and checks every Python file in them for Triton 3.6; the second asks the compiler of Triton 3.6.0 about every
error (`bench/corpus_verdict.py` says how). "unparsed" counts syntax errors inside kernels.

"""


def main() -> int:
    if not FINDINGS.exists():
        print("run `make corpus` first: there are no findings", file=sys.stderr)
        return 2
    rows = list(table_rows(sys.stderr))
    unsettled = sum(not settled for _, settled in rows)
    page = INTRODUCTION + TABLE.read_text("utf-8")
    page += (
        f"\n## Errors\n\nOne row per kernel and rule; {len(rows) - unsettled} of {len(rows)} are settled.\n\n"
    )
    page += "| package | file and rows | finding | the real compiler |\n|---|---|---|---|\n"
    PAGE.write_text(page + "\n".join(row for row, _ in rows) + "\n", "utf-8")
    print(f"{len(rows) - unsettled} of {len(rows)} settled; see {PAGE.relative_to(BENCH.parent)}")
    return 1 if unsettled else 0


if __name__ == "__main__":
    sys.exit(main())
