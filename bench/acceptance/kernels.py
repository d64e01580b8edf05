"""The jit functions of the corpus: as they are written, in the canonical layout, and what kfcheck says of them."""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from kernelforge.frontend import tree
from kernelforge.frontend.blocks import Block, Module, split
from kernelforge.frontend.check import Options, check_source
from kernelforge.frontend.diagnostics import Diagnostic, Severity
from kernelforge.frontend.formatting.kernels import BrokenKernelError, format_kernel
from kernelforge.frontend.formatting.names import ModuleNames, read_names
from kernelforge.frontend.host_syntax import parse_host
from kernelforge.frontend.kfgrammar.written import written
from kernelforge.frontend.parser import parse_function
from kernelforge.frontend.reading import read
from kernelforge.frontend.workers import map_ordered
from kernelforge.grammar.decoding.options import DEFAULT_ALIASES, Aliases

from ..corpus_fetch import CORPUS, ROOT

KEPT = CORPUS / "kernels.jsonl"
JIT_LINE = "@triton.jit\n"
"""Stands above functions that a call elsewhere in the file makes kernels."""


@dataclass(frozen=True, slots=True)
class RealKernel:
    """One jit function. `path` is relative to the corpus, `row` that of its `def`.

    `errors` are the codes of the errors that kfcheck finds in it. `canonical` is None if it does not parse.
    """

    path: str
    row: int
    name: str
    errors: tuple[str, ...]
    written: str
    canonical: str | None
    modules: Aliases = ()
    """The words for modules in it that its user would name to the grammar: for modules of other files and packages
    that it takes something from, and for Triton's where they are not the usual ones."""

    @property
    def place(self) -> str:
        return f"{self.path}:{self.row}"


def read_kernels(files: Sequence[Path], version: str, jobs: int) -> list[RealKernel]:
    """The kernels of `files`, those of Triton's Gluon left out; kept in the corpus, as checking takes minutes."""
    key = _key(files, version)
    kept = _kept(key)
    if kept is not None:
        return kept
    found = check_kernels(files, version, jobs)
    rows = [json.dumps({"key": key}), *(json.dumps(asdict(kernel)) for kernel in found)]
    KEPT.write_text("\n".join(rows) + "\n", "utf-8")
    return found


def check_kernels(files: Sequence[Path], version: str, jobs: int) -> list[RealKernel]:
    """As `read_kernels`, of any files and without keeping anything."""
    found: list[RealKernel] = []
    for done, kernels in enumerate(map_ordered(partial(kernels_of, version=version), files, jobs, _died), 1):
        found += kernels
        if done % 500 == 0:
            print(f"  checked {done:,} of {len(files):,} files: {len(found):,} kernels", flush=True)
    return found


def _kept(key: str) -> list[RealKernel] | None:
    """The kernels that an earlier run found; None if it read other files, or with another kfcheck."""
    if not KEPT.exists():
        return None
    first, *rows = KEPT.read_text("utf-8").splitlines()
    if json.loads(first) != {"key": key}:
        return None
    return [
        RealKernel(**{**row, "errors": tuple(row["errors"]), "modules": tuple(map(tuple, row["modules"]))})
        for row in map(json.loads, rows)
    ]


def _key(files: Sequence[Path], version: str) -> str:
    """What the kernels depend on: the corpus, the checker and this module."""
    digest = hashlib.sha256(version.encode())
    for path in files:
        digest.update(f"{path} {path.stat().st_size}\n".encode())
    for path in sorted(_sources()):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _sources() -> Iterator[Path]:
    """What decides which kernels there are, what kfcheck says of them and how they are laid out."""
    yield Path(__file__)
    yield ROOT / "frontend" / "kfgrammar" / "written.py"
    for folder in (ROOT / "frontend", ROOT / "grammar" / "api"):
        for path in folder.rglob("*.*"):
            if path.suffix in (".py", ".json", ".toml") and "kfgrammar" not in path.parts:
                yield path
    yield ROOT / "grammar" / "triton.lark"


def kernels_of(path: Path, version: str) -> list[RealKernel]:
    """The kernels of one file."""
    try:
        source = read(str(path)).source
    except OSError as error:
        print(f"  {path}: {error}", flush=True)
        return []
    module = split(source)
    if not module.kernels:
        return []
    diagnostics = check_source(source, Options(version))
    names = read_names(module, version)
    imported = _imported(module)
    return [
        _kernel(path, module, block, names, diagnostics, imported)
        for block in module.kernels
        if block.dialect == "triton"
    ]


def _imported(module: Module) -> frozenset[str]:
    """The names that the host code imports."""
    host = parse_host(module.source, module.host_text).tree
    return frozenset(
        (name.asname or name.name).partition(".")[0]
        for node in (ast.walk(host) if host else ())
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in node.names
    )


def _modules(module: Module, block: Block, names: ModuleNames, imported: frozenset[str]) -> Aliases:
    """What stands before a dot in a kernel, and is imported."""
    function = parse_function(module.source.text, *block.span).function
    if function is None:
        return ()
    own = names.of_kernel(block, function)
    roots = {
        node.value.id: own.path(node.value)
        for node in tree.walk(function)
        if isinstance(node, tree.Attribute) and isinstance(node.value, tree.Name)
    }
    usual = dict(DEFAULT_ALIASES)
    words = sorted((roots.keys() & imported) - own.own - usual.keys())
    return tuple((word, roots[word] or word) for word in words)


def _kernel(
    path: Path,
    module: Module,
    block: Block,
    names: ModuleNames,
    diagnostics: Iterable[Diagnostic],
    imported: frozenset[str],
) -> RealKernel:
    errors = tuple(
        each.code
        for each in diagnostics
        if each.severity is Severity.ERROR and block.span.start <= each.span.start <= block.span.end
    )
    above = "" if block.jit in block.decorators else JIT_LINE
    try:
        canonical = above + format_kernel(module, block, names, respell=True)
    except BrokenKernelError:
        canonical = None
    row = module.source.row(block.def_start)
    relative = str(path.relative_to(CORPUS)) if path.is_relative_to(CORPUS) else str(path)
    modules = _modules(module, block, names, imported)
    text = above + written(module.source, block).text
    return RealKernel(relative, row, block.name, errors, text, canonical, modules)


def _died(path: Path, exit_code: int) -> list[RealKernel]:
    print(f"  {path}: the process that checked it ended with exit code {exit_code}", flush=True)
    return []
