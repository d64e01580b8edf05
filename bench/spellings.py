"""How real kernels spell Triton's names, and which of these names and calls the decoding grammar has.

    python -m bench.spellings [--jobs 2]

Reads the kernels of the corpus (`python -m bench.corpus --fetch-only` downloads it). A use counts if kfcheck finds
no error in it. What is missing is listed with the number of its uses and of the kernels that have them.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kernelforge.frontend import blocks, reading, tree
from kernelforge.frontend.analysis import analyse
from kernelforge.frontend.blocks import Block
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.scope import Scope
from kernelforge.frontend.values import Api, ApiModule, Dtype, Known, Value
from kernelforge.frontend.workers import map_ordered
from kernelforge.grammar.api.catalogue import load
from kernelforge.grammar.decoding.parameters import Signature
from kernelforge.grammar.decoding.vocabulary import Vocabulary, vocabulary

from .corpus_fetch import packages

VERSION = "3.6"
MEMBER = "."
"""What the text of a method or attribute begins with."""


@dataclass(frozen=True, slots=True)
class Use:
    """A name of Triton's in a kernel: "tl.load", or ".to" of a value. `count` is None where it is not called."""

    text: str
    kernel: str
    count: int | None
    keywords: tuple[str, ...]
    is_exact: bool
    """The call hides no arguments behind `*args` or `**kwargs`."""


def uses_of_file(path: Path) -> tuple[Use, ...]:
    """The uses in all kernels of a file."""
    source = reading.read(str(path)).source
    if "jit" not in source.text:
        return ()
    module = blocks.split(source)
    try:
        host_tree = ast.parse(module.host_text)
    except SyntaxError:
        return ()
    result = analyse(module, host_tree, VERSION)
    errors = [d.span.start for d in result.diagnostics if d.severity is Severity.ERROR]
    found: list[Use] = []
    for block in module.kernels:
        function, site = result.trees.get(block.def_start), result.host.sites.get(block.def_start)
        if function is not None and site is not None and block.dialect == "triton":
            found += _uses(f"{path}:{block.name}", function, site.scope, _within(block, errors))
    return tuple(found)


def _within(block: Block, errors: Iterable[int]) -> tuple[int, ...]:
    return tuple(start for start in errors if block.span.start <= start < block.span.end)


def _uses(kernel: str, function: tree.Function, scope: Scope, errors: tuple[int, ...]) -> Iterator[Use]:
    parts = (*function.parameters, *function.body, *([function.returns] if function.returns else []))
    nodes = tuple(node for part in parts for node in tree.walk(part))
    own = {p.name for p in function.parameters} | {
        name for node in nodes for target in _targets(node) for name in tree.names_in(target)
    }
    calls = {id(node.func): node for node in nodes if isinstance(node, tree.Call)}
    for node in nodes:
        if not isinstance(node, tree.Attribute):
            continue
        call = calls.get(id(node))
        text = _text(node, own, scope)
        if text is None or any(node.span.start <= start < (call or node).span.end for start in errors):
            continue
        arguments = call.args if call else ()
        keywords = call.keywords if call else ()
        is_exact = not any(isinstance(a, tree.Starred) for a in arguments) and all(k.name for k in keywords)
        count = len(arguments) if call else None
        yield Use(text, kernel, count, tuple(k.name or "" for k in keywords), is_exact)


def _targets(node: tree.Node) -> tuple[tree.Expr, ...]:
    match node:
        case tree.Assign(targets=targets):
            return targets
        case tree.AnnAssign(target=target) | tree.For(target=target):
            return (target,)
        case _:
            return ()


def _text(node: tree.Attribute, own: set[str], scope: Scope) -> str | None:
    """How the name is spelled; None for a module, and for a name of a module that is not Triton's."""
    parts: list[str] = []
    base: tree.Expr = node
    while isinstance(base, tree.Attribute):
        parts.insert(0, base.attr)
        base = base.value
    if not isinstance(base, tree.Name) or base.id in own:
        return MEMBER + node.attr
    path = _path(scope.lookup(base.id))
    if path is None or load(VERSION).is_module(".".join((path, *parts))):
        return None
    return ".".join((base.id, *parts))


def _path(value: Value | None) -> str | None:
    match value:
        case ApiModule(path=path) | Api(path=path):
            return path
        case Known(value=Dtype(name=name)):
            return f"triton.language.{name}"
        case _:
            return None


def is_derivable(use: Use, words: Vocabulary) -> bool:
    """Whether the vocabulary has the name, and the call fits."""
    is_member = use.text.startswith(MEMBER)
    text = use.text.removeprefix(MEMBER)
    if use.count is None:
        values = words.attributes if is_member else (*words.values, *words.references, *words.annotations)
        return any(value == text or value.startswith(f"{text}.") for value in values)
    called = words.methods if is_member else words.functions
    signature = next((s for s, texts in called.items() if text in texts), None)
    return signature is not None and _fits(signature, use)


def _fits(signature: Signature, use: Use) -> bool:
    return not use.is_exact or signature.accepts(use.count or 0, use.keywords)


def report(uses: Iterable[Use]) -> str:
    """Two tables: the uses by what stands before the last dot, and what is missing."""
    prefixes: Counter[str] = Counter()
    missing: dict[str, list[str]] = {}
    kernels: set[str] = set()
    words = vocabulary(VERSION)
    known: dict[tuple[str, int | None, tuple[str, ...], bool], bool] = {}
    for use in uses:
        kernels.add(use.kernel)
        prefixes[use.text.rpartition(".")[0] or "a value"] += 1
        key = (use.text, use.count, use.keywords, use.is_exact)
        if key not in known:
            known[key] = is_derivable(use, words)
        if not known[key]:
            called = "" if use.count is None else f"({', '.join(['_'] * use.count + [*use.keywords])})"
            missing.setdefault(use.text + called, []).append(use.kernel)
    total, lacking = sum(prefixes.values()), sum(map(len, missing.values()))
    lines = ["| before the last dot | uses | share |", "|---|---:|---:|"]
    lines += [f"| `{prefix}` | {n:,} | {n / total:.3%} |" for prefix, n in prefixes.most_common()]
    lines += ["", "| missing | uses | kernels |", "|---|---:|---:|"]
    lines += [
        f"| `{text}` | {len(where)} | {len(set(where))} |"
        for text, where in sorted(missing.items(), key=lambda item: -len(item[1]))
    ]
    lacked = {kernel for where in missing.values() for kernel in where}
    lines += [
        "",
        f"{total:,} uses in {len(kernels):,} kernels; {1 - lacking / total:.3%} of them are derivable,",
    ]
    lines += [f"and all of {1 - len(lacked) / len(kernels):.2%} of the kernels."]
    return "\n".join(lines) + "\n"


def died(_path: Path, exit_code: int) -> tuple[Use, ...]:
    raise RuntimeError(f"a worker ended with exit code {exit_code}")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.spellings", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--jobs", type=int, default=2)
    arguments = parser.parse_args()
    files = sorted(path for package in packages() for path in package.folder.rglob("*.py"))
    found = map_ordered(uses_of_file, files, arguments.jobs, died)
    sys.stdout.write(report(use for uses in found for use in uses))


if __name__ == "__main__":
    main()
