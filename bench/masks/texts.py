"""The kernels and JSON documents that the masks are timed on, chosen by rules and not by hand."""

from __future__ import annotations

import hashlib
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from kernelforge.frontend import blocks, reading, tasks
from kernelforge.frontend.blocks import Block, Module
from kernelforge.frontend.config import NO_CONFIG
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.formatting.kernels import format_kernel
from kernelforge.frontend.formatting.names import read_names
from kernelforge.frontend.report import json
from kernelforge.frontend.rules.registry import all_rules

from ..corpus_fetch import Package

TRITON_VERSION = "3.6"
KERNELS_PER_PACKAGE = 2
LINES = range(12, 121)
"""Canonical lines of a kernel; TritonBench-G's are of these lengths."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text by where it comes from."""

    name: str
    content: str


def kernels(packages: Sequence[Package], per_package: int = KERNELS_PER_PACKAGE) -> tuple[Text, ...]:
    """Kernels of the downloaded packages, canonically formatted, from the jit decorator on.

    The files of a package are taken in the order of the SHA-256 of their paths, and from each the first kernel
    under a bare `@triton.jit` that is of an ordinary length, if kfcheck finds neither error nor warning in the file;
    so no two are of one file, and adding a package changes nothing about the others.
    """
    chosen: list[Text] = []
    for package in packages:
        chosen += islice(_package_kernels(package), per_package)
    return tuple(chosen)


def _package_kernels(package: Package) -> Iterator[Text]:
    paths = {path.relative_to(package.folder).as_posix(): path for path in package.folder.rglob("*.py")}
    for name in sorted(paths, key=lambda name: hashlib.sha256(name.encode()).digest()):
        module = blocks.split(reading.read(str(paths[name])).source)
        if module.kernels and _is_clean(paths[name]):
            for block, text in plain_kernels(module):
                if len(text.splitlines()) in LINES:
                    yield Text(f"{package.name}/{name}:{block.name}", text)
                    break


def plain_kernels(module: Module) -> Iterator[tuple[Block, str]]:
    """The kernels of a module under a bare `@triton.jit`, in the canonical layout from that line on."""
    names = read_names(module, TRITON_VERSION)
    for block in module.kernels:
        if module.source.text[slice(*block.jit)].strip() == "@triton.jit" and block.dialect == "triton":
            yield block, format_kernel(module, block, names, respell=True)


def _task(path: str, content: bytes | None = None) -> tasks.Task:
    wishes = tasks.Wishes(triton_version=TRITON_VERSION, config=NO_CONFIG)
    task = tasks.task(path, wishes, TRITON_VERSION, content)
    assert task is not None  # no configuration, so nothing is excluded
    return task


def _is_clean(path: Path) -> bool:
    report = tasks.check(_task(str(path)))
    return not isinstance(report, tasks.Unreadable) and all(
        found.severity is Severity.INFO for found in report.diagnostics
    )


def json_documents(count: int) -> tuple[Text, ...]:
    """kfcheck's JSON reports on the first bad example of its rules, in the order of the rules."""
    documents = (Text(rule.code, _json_report(rule.bad[0].source)) for rule in all_rules() if rule.bad)
    return tuple(islice(documents, count))


def _json_report(module: str) -> str:
    task = _task("kernel.py", module.encode())
    report = tasks.check(task)
    assert not isinstance(report, tasks.Unreadable)
    out = io.StringIO()
    json.write([report], out)
    return out.getvalue().strip()
