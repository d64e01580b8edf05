"""Make a kernel smaller while something stays true of it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace

from .answers import Compiler
from .case import Case
from .summary import cause
from .verdict import Verdict, judge


def smaller(compiler: Compiler, verdict: Verdict) -> Verdict:
    """The same disagreement, about a kernel that is as small as it gets."""

    def judged(source: str) -> Verdict:
        case = Case(verdict.number, "mutant", None, source, "cubin", verdict.call)
        return judge(compiler, case)

    def holds(source: str) -> bool:
        tried = judged(source)
        return tried.judgement == verdict.judgement and cause(tried) == cause(verdict)

    source = shrunk(verdict.source, holds)
    found = judged(source)
    return replace(verdict, source=source, answer=found.answer, found=found.found)


def shrunk(source: str, holds: Callable[[str], bool], tries: int = 120) -> str:
    """The source without the lines that `holds` does not need; it is asked at most `tries` times."""
    lines = source.splitlines()
    size = max(1, len(lines) // 4)
    while size and tries:
        at = len(lines) - size
        while at >= 0 and tries:
            fewer = lines[:at] + lines[at + size :]
            text = "\n".join(fewer) + "\n"
            if _is_python(text):
                tries -= 1
                if holds(text):
                    lines = fewer
            at -= size
        size //= 2
    return "\n".join(lines) + "\n"


def _is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True
