"""Which names in a module mean Triton's `jit`: imports, aliases, wrappers.

Works on masked text (see logical_lines), so that it never fails on broken Python. Scopes are not told apart:
a name that means `triton.jit` anywhere in the module means it everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum

from .logical_lines import LogicalLine

NAME = r"[^\W\d]\w*"
PATH = rf"{NAME}(?:\s*\.\s*{NAME})*"
_IMPORT = re.compile(
    rf"(?:^|[;:])[ \t]*(?:from[ \t]*(?P<module>[.\w \t]+?)[ \t]+)?import\b[ \t]*"
    rf"(?P<names>\([^()]*\)?|\*|{NAME}[^\n;(]*)",
    re.MULTILINE,
)
_IMPORTED = re.compile(rf"({NAME}(?:\s*\.\s*{NAME})*)(?:\s+as\s+({NAME}))?")
_CALLED = re.compile(rf"({PATH})\s*(?:\((.*)\))?", re.DOTALL)
_BRANCH = re.compile(r"[()\[\]{}]|\b(?:if|else|or|and)\b")
_LAMBDA = re.compile(r"lambda\b[^:]*:")
_PARTIAL = re.compile(rf"\s*({PATH})\s*(?:,|$)")
_KEYWORDS_ONLY = re.compile(rf"\s*(?:$|\*\*|{NAME}\s*=(?!=))")

JIT = ("jit", "JITFunction")
FOREIGN = frozenset(
    [
        "cupy",
        "cupyx",
        "cutlass",
        "equinox",
        "flax",
        "haiku",
        "jax",
        "llvmlite",
        "mlx",
        "numba",
        "pythran",
        "quack",
        "taichi",
        "tensorflow",
        "tilelang",
        "torch",
        "tvm",
        "warp",
    ]
)
"""Packages with a `jit` of their own."""


class Origin(Enum):
    """What a name means; UNSURE is a `jit` from a module that may or may not re-export Triton's."""

    TRITON = "triton"
    GLUON = "gluon"
    UNSURE = "unsure"


@dataclass(slots=True)
class JitNames:
    """What the names of one module mean.

    `imports` maps a bound name to the dotted paths it may stand for (relative ones begin with "."), `stars`
    are modules imported with `*`, `aliases` are names assigned from a jit or functions that apply one.
    """

    imports: dict[str, set[str]] = field(default_factory=dict)
    stars: set[str] = field(default_factory=set)
    aliases: dict[str, Origin] = field(default_factory=dict)

    def of_path(self, path: str) -> Origin | None:
        """What the dotted `path` means, None if it is no jit."""
        path = re.sub(r"\s+", "", path)
        root, _, rest = path.partition(".")
        if not rest and path in self.aliases:
            return self.aliases[path]
        full_paths = [f"{origin}.{rest}" if rest else origin for origin in sorted(self.imports.get(root, ()))]
        if not full_paths and path in JIT and any(_is_triton(star) for star in self.stars):
            return Origin.TRITON
        found = {_of_full_path(full) for full in full_paths or [path]}
        return next((origin for origin in Origin if origin in found), None)

    def of_expression(self, text: str) -> tuple[str, Origin] | None:
        """The path and meaning of a decorator expression that yields a jit, such as `triton.jit(debug=True)`."""
        text = _without_parentheses(text)
        if lambda_ := _LAMBDA.match(text):
            return self.of_expression(text[lambda_.end() :])
        parts = _branches(text)
        if len(parts) > 1:
            return next((found for part in parts if (found := self.of_expression(part))), None)
        called = _CALLED.fullmatch(text)
        if called is None:
            return None
        path, arguments = called.groups()
        if origin := self.of_path(path):
            return path, origin
        if arguments and path.rpartition(".")[2].strip() == "partial":
            first = _PARTIAL.match(arguments)
            if first and (origin := self.of_path(first[1])):
                return first[1], origin
        return None

    def alias_value(self, text: str) -> tuple[str, Origin] | None:
        """As `of_expression`, for an assigned value: `triton.jit(f)` is a kernel there, not a jit."""
        called = _CALLED.fullmatch(_without_parentheses(text))
        if called and called[2] and self.of_path(called[1]) and not _KEYWORDS_ONLY.match(called[2]):
            return None
        return self.of_expression(text)

    def language_names(self, jit: str) -> set[str]:
        """Names that stand for something of `triton.language` or gluon; their use tells a kernel.

        `tl` is one without being imported, as the import may be missing or hidden behind a `*`; but a module
        that imports the path `jit` from elsewhere, and nothing of Triton, may call anything `tl`.
        """
        names = {"tl", "gl", "ttgl"}
        if jit.partition(".")[0] in self.imports and not self.stars and not self.uses_triton():
            names.intersection_update(self.imports)
        for name, origins in self.imports.items():
            if any(re.match(r"triton\.(?:language|experimental)\b", origin) for origin in origins):
                names.add(name)
        return names

    def uses_triton(self) -> bool:
        """Whether the module imports Triton, or something that is named like it."""
        return "tl" in self.imports or any(
            _is_triton(path) for paths in self.imports.values() for path in paths
        )


def read_imports(masked: str) -> JitNames:
    """The imports of a module, at any depth."""
    names = JitNames()
    for match in _import_statements(masked):
        module = re.sub(r"\s+", "", match["module"] or "")
        if match["names"] == "*":
            names.stars.add(module)
            continue
        for imported in _IMPORTED.finditer(match["names"]):
            path, alias = re.sub(r"\s+", "", imported[1]), imported[2]
            if module:
                bound, origin = alias or path, f"{module}.{path}" if module.strip(".") else f"{module}{path}"
            else:
                bound, origin = alias or path.partition(".")[0], path if alias else path.partition(".")[0]
            names.imports.setdefault(bound, set()).add(origin)
    return names


def _import_statements(masked: str) -> Iterator[re.Match[str]]:
    """The import statements; only rows with the word are looked at, which takes a tenth of the time."""
    word = masked.find("import")
    while word >= 0:
        match = _IMPORT.search(masked, masked.rfind("\n", 0, word) + 1)
        if match is None:
            return
        yield match
        word = masked.find("import", max(match.end(), word + 1))


def lines_naming(masked: str, lines: list[LogicalLine], words: tuple[str, ...]) -> Iterator[int]:
    """Indices of the logical lines in which one of `words` occurs, decorators left out."""
    index = 0
    for match in re.finditer("|".join(map(re.escape, words)), masked):
        while index < len(lines) and lines[index].end <= match.start():
            index += 1
        if index == len(lines):
            return
        line = lines[index]
        if line.start <= match.start() and masked[line.start] != "@":
            yield index
            index += 1


def _is_triton(path: str) -> bool:
    return "triton" in path.split(".")


def _of_full_path(path: str) -> Origin | None:
    parts = path.split(".")
    last = parts[-1]
    if last not in JIT and not (last.endswith("_jit") or last.startswith("jit_")):
        return None
    if last in JIT:
        if "gluon" in parts:
            return Origin.GLUON
        if "triton" in parts[:-1] or path == "..runtime.jit.jit":  # the latter in Triton's own modules
            return Origin.TRITON
    if parts[0] in FOREIGN or parts[0] == "triton":
        return None
    return Origin.UNSURE


def _without_parentheses(text: str) -> str:
    text = text.strip()
    while text.startswith("(") and text.endswith(")") and len(_split_depth(text)) == 1:
        text = text[1:-1].strip()
    return text


def _split_depth(text: str) -> list[int]:
    """Offsets of the closing brackets that bring the depth back to zero."""
    depth, ends = 0, []
    for match in re.finditer(r"[(\[{]|[)\]}]", text):
        depth += 1 if match.group() in "([{" else -1
        if depth == 0:
            ends.append(match.start())
    return ends


def _branches(text: str) -> list[str]:
    """The operands of a conditional or boolean expression."""
    parts, depth, start = [], 0, 0
    for match in _BRANCH.finditer(text):
        token = match.group()
        if token in "([{":
            depth += 1
        elif token in ")]}":
            depth -= 1
        elif depth == 0:
            parts.append(text[start : match.start()])
            start = match.end()
    return [*parts, text[start:]]
