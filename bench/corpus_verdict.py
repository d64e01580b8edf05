"""What the real compiler says about one error that the checker found in a file of the corpus.

A file is compiled where it stands, with stand-ins for what it imports (see `stand_ins.py`), a guessed signature,
and every boolean constexpr first true, then false. "confirmed" means that the compiler stops at the same
statement, or at another one over the same name. What else it says is for a person to judge: the guess may be
wrong, or another line may fail first.
"""

from __future__ import annotations

import ast
import itertools
import re
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kernelforge.frontend.compile import Compiler, Outcome, SignatureError

from .corpus_fetch import CORPUS

BENCH = Path(__file__).resolve().parent
ACCESS = {"load", "store", "make_block_ptr", "make_tensor_descriptor"}
JIT = re.compile(r"\bjit\b")
BOOLEAN = re.compile(
    r"^(is|has|use|do|enable|apply|with|causal|even|need|allow)_|^(IS|HAS|USE|DO|EVEN)|(FLAG|CAUSAL)$"
)


def guess_signature(function: ast.FunctionDef, boolean: bool) -> str:
    """A signature for a jit function: pointers are what it loads from and stores to."""
    pointers = _pointers(function)
    parameters = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    defaults = dict(
        zip([p.arg for p in reversed(parameters)], reversed(function.args.defaults), strict=False)
    )
    parts = []
    for parameter in parameters:
        name = parameter.arg
        if "constexpr" in (ast.unparse(parameter.annotation) if parameter.annotation else ""):
            default = defaults.get(name)
            parts.append(f"{name}={ast.unparse(default) if default else _guess_constant(name, boolean)}")
        else:
            parts.append(f"{name}={'*fp32' if name in pointers else 'i32'}")
    return " ".join(parts)


def _guess_constant(name: str, boolean: bool) -> str:
    if re.search(r"dtype|type$|TYPE", name):
        return "tl.float32"
    return str(boolean) if BOOLEAN.search(name) else "16"


def _pointers(function: ast.FunctionDef) -> set[str]:
    """Parameters whose name says so, and the first one of those added up to the address of an access."""
    sources: dict[str, list[str]] = {each.arg: [each.arg] for each in function.args.args}
    named = {name for name in sources if re.search(r"ptr|pointer", name, re.IGNORECASE)}

    def addends(node: ast.expr) -> list[str]:
        match node:
            case ast.Name(id=name):
                return sources.get(name, [])
            case ast.BinOp(left=left, op=ast.Add() | ast.Sub(), right=right):
                return addends(left) + addends(right)
            case ast.Subscript(value=value) | ast.Call(func=ast.Attribute(value=value, attr="to")):
                return addends(value)
            case _:
                return []

    accessed: set[str] = set()
    for node in ast.walk(function):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.AugAssign(target=ast.Name(id=name), value=value)
            ):
                sources[name] = list(dict.fromkeys(sources.get(name, []) + addends(value)))
            case ast.Attribute(value=ast.Attribute(value=ast.Name(id=name), attr="dtype"), attr="element_ty"):
                accessed.update(sources.get(name, [])[:1])
            case ast.Call(func=ast.Attribute(attr=attr), args=[first, *_]) if (
                attr in ACCESS or attr.startswith("atomic_")
            ):
                candidates = addends(first)
                accessed.update(candidates[:1] if named.isdisjoint(candidates) else ())
    return named | accessed


@contextmanager
def importable_copy(
    path: Path, root: Path, function: ast.FunctionDef, text: str
) -> Iterator[tuple[Path, int]]:
    """A copy of the file that imports with stand-ins, and how many rows lower the function is in it.

    Decorators above `jit` are blanked: they may hide the jit function from whoever looks for it. A function
    that is not at module level is repeated at the end of the file.
    """
    lines = text.splitlines(keepends=True)
    for decorator in function.decorator_list:
        if not JIT.search(ast.unparse(decorator)):
            for row in range(decorator.lineno, (decorator.end_lineno or decorator.lineno) + 1):
                lines[row - 1] = "\n"
    first = min(each.lineno for each in (function, *function.decorator_list))
    shift = 0
    if function.col_offset:
        copied = textwrap.dedent("".join(lines[first - 1 : function.end_lineno]))
        shift = len(lines) + 2 - first
        lines += ["\n", *copied.splitlines(keepends=True)]
    package = ".".join(path.relative_to(root).parent.parts)
    setup = f"import sys; sys.path.insert(0, {str(BENCH)!r}); import stand_ins; sys.path.pop(0); "
    setup += f"stand_ins.install({str(root)!r}); __package__ = {package!r}\n"
    futures = (n for n in ast.parse(text).body if isinstance(n, ast.ImportFrom) and n.module == "__future__")
    lines.insert(max((n.end_lineno or 0 for n in futures), default=0), setup)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder).resolve() / path.name
        copy.write_text("".join(lines), "utf-8")
        yield copy, shift + 1


def judge(compiler: Compiler, package: str, finding: dict[str, Any]) -> str:
    """What the compiler says about the kernel of a finding."""
    path = CORPUS / finding["filename"]
    row = finding["location"]["row"]
    text = path.read_text("utf-8-sig")
    try:
        tree = ast.parse(text)
    except SyntaxError as error:
        said = f"CPython: {error.msg} (row {error.lineno})"
        return f"confirmed: {said}" if error.lineno == row else said
    function = jit_function_around(tree, row) or _IMPORT_ONLY
    with importable_copy(path, CORPUS / package, function, text) as (copy, shift):
        results = [_compile(compiler, copy, function, boolean, shift) for boolean in (True, False)]
    statement = statement_rows(function, row)
    for result in results:
        if any(row in statement for row in result.rows) or result.names(finding["message"]):
            return f"confirmed: {result.said}"
    return " / ".join(sorted({result.said for result in results}))


_IMPORT_ONLY = ast.FunctionDef("no_such_kernel", ast.arguments([], [], None, [], [], None, []), [], [])
_IMPORT_ONLY.lineno, _IMPORT_ONLY.col_offset = 1, 0
"""Stands for the kernel of an error in host code: importing the file is the whole question."""


def jit_function_around(tree: ast.Module, row: int) -> ast.FunctionDef | None:
    """The outermost jit function that holds a row."""
    for node in ast.walk(tree):  # breadth first
        if isinstance(node, ast.FunctionDef) and any(JIT.search(ast.unparse(d)) for d in node.decorator_list):
            first = min(each.lineno for each in (node, *node.decorator_list))
            if first <= row <= (node.end_lineno or first):
                return node
    return None


def statement_rows(function: ast.FunctionDef, row: int) -> range:
    """The rows of the innermost statement at a row; of a compound statement only its header."""
    rows = range(row, row + 1)
    for node in ast.walk(function):
        if isinstance(node, ast.stmt) and node.lineno <= row <= (node.end_lineno or node.lineno):
            body = getattr(node, "body", None)
            end = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            rows = range(node.lineno, max(end, node.lineno) + 1)
    return rows


@dataclass(frozen=True, slots=True)
class Answer:
    """The compiler's answer in the rows of the original file."""

    said: str
    rows: tuple[int, ...] = ()
    error: str = ""

    def names(self, message: str) -> bool:
        """Whether the compiler's error names the API that a finding names in backticks."""
        apis = re.findall(r"`(?:[\w.]+\.)(\w+)`|parameter `(\w+)`", message)
        return any(re.search(rf"'{name}'", self.error) for name in filter(None, itertools.chain(*apis)))


def _compile(compiler: Compiler, copy: Path, function: ast.FunctionDef, boolean: bool, shift: int) -> Answer:
    try:
        result = compiler.compile(copy, guess_signature(function, boolean), function.name)
    except SignatureError as error:
        return Answer(str(error))
    if result.outcome is Outcome.COMPILES:
        return Answer("compiles")
    rows = tuple(row - shift for row in (result.row, result.inner_row) if row)
    error = f"{result.exception}: {result.message}"
    place = f" in row {rows[0]}" if rows else ""
    return Answer(f"{result.outcome.value}{place}: {error}", rows, error)
