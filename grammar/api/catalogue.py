"""What Triton offers in one version: does a name exist, what is it, what are its parameters.

    catalogue = load(resolve_version("3.6.0"))
    catalogue.find("triton.language.sum").parameters

A name that the catalogue can't rule out (behind `__getattr__`, in the compiled extension, in another package) is
found as `Kind.DYNAMIC` or `Kind.EXTERNAL`: `find` returns None only for what is known not to exist.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ..record import record
from .entry import BASES_MARK, DOC_MARK, OPEN_FLAG, PLUGINS_FLAG, Entry, Kind, parse_entry

ROOT = "triton"
TENSOR = "triton.language.core.tensor"
DTYPES = (
    "triton.language.core.dtype",
    "triton.language.core.pointer_type",
    "triton.language.core.block_type",
)
FUNCTION_HOMES = ("triton", "triton.language", "triton.language.math", "triton.language.extra.cuda.libdevice")
"""What is defined here is no plugin's name: `tl.extra.tanh` does not exist."""
DATA = Path(__file__).parent
FILE_PREFIX = "triton-"


class UnknownVersionError(ValueError):
    """A Triton version that the catalogue has no file for."""


@record
class Catalogue:
    """The names of one Triton minor version. `groups`: module or class -> name -> line (see `entry`)."""

    version: str
    groups: dict[str, dict[str, str]]
    read: dict[str, Entry | None]
    """The entries that were asked for already: reading a line takes longer than everything else here."""

    def find(self, path: str) -> Entry | None:
        """The entry of a dotted path from `triton`, through any aliases; None if there is no such name."""
        if path not in self.read:
            self.read[path] = self._read(path)
        return self.read[path]

    def _read(self, path: str) -> Entry | None:
        where = self._resolve(path, is_strict=False)
        if where is None:
            return None
        owner, definition = where
        line = self._line(definition)
        if not line:
            return Entry(path, Kind.DYNAMIC, alias_of=definition if definition != path else None)
        return parse_entry(path, line, definition, is_method=self._line(owner).startswith("class"))

    def lists(self, path: str) -> bool:
        """Whether the path is written down here: False also for what merely can't be ruled out."""
        return self._resolve(path, is_strict=True) is not None

    def is_module(self, path: str) -> bool:
        """Whether the path names a module, loaded by `import triton` or not."""
        entry = self.find(path)
        return entry is not None and entry.kind is Kind.MODULE

    def members(self, path: str) -> tuple[str, ...]:
        """The names in a module or class, inherited ones included, sorted; empty for anything else."""
        entry = self.find(path)
        owner = self._container(entry.definition) if entry else None
        if owner is None:
            return ()
        return tuple(
            sorted({name for group in self._lineage(owner) for name in self.groups.get(group, ()) if name})
        )

    def method(self, name: str) -> Entry | None:
        """The entry of a member of tensor values: method, property or attribute."""
        return self.find(f"{TENSOR}.{name}")

    def method_names(self) -> tuple[str, ...]:
        """The members of tensor values, without operators and private names."""
        return tuple(name for name in self.members(TENSOR) if not name.startswith("_"))

    def dtype_member(self, name: str) -> Entry | None:
        """The entry of a member of dtypes: of scalar, pointer or block types."""
        for path in DTYPES:
            entry = self.find(f"{path}.{name}")
            if entry is not None:
                return entry
        return None

    def _line(self, definition: str) -> str:
        """The line that defines a path; the empty string where there is none."""
        if definition in self.groups and "" in self.groups[definition]:
            return self.groups[definition][""]
        owner, _, name = definition.rpartition(".")
        return self.groups.get(owner, {}).get(name, "")

    def _container(self, definition: str) -> str | None:
        """The module or class whose names a dot after this definition reaches; None if that is unknown."""
        line = self._line(definition)
        if line.startswith(("module", "class")):
            return definition
        return DTYPES[0] if line.startswith("dtype") else None

    def _lineage(self, owner: str) -> list[str]:
        """A module, or a class and its bases in Triton, in lookup order."""
        found = [owner]
        for group in found:
            line = self._line(group).partition(DOC_MARK)[0]
            if line.startswith("class") and BASES_MARK in line:
                found += line.rpartition(BASES_MARK)[2].split(", ")
        return found

    def _resolve(self, path: str, is_strict: bool) -> tuple[str, str] | None:
        """The module or class that a path ends in, and where its last name is defined; None if it isn't there.

        First along the attributes; then as an import statement does, which reaches a module even where its package
        has another object of the same name (`triton.runtime.driver`).
        """
        first, *names = path.split(".")
        if first != ROOT:
            return None
        found = self._follow(ROOT, names, is_strict)
        for length in range(len(names) - 1, 0, -1):
            if found is not None:
                break
            module = ".".join([ROOT, *names[:length]])
            if self._line(module).startswith("module"):
                found = self._follow(module, names[length:], is_strict)
        return found

    def _follow(self, start: str, names: list[str], is_strict: bool) -> tuple[str, str] | None:
        """Follow attributes from the definition `start`; the result as of `_resolve`."""
        owner, definition = "", start
        for name in names:
            container = self._container(definition)
            if container is None:
                owner, definition = "", f"{definition}.{name}"
                if is_strict:
                    return None
                continue
            found = self._listed_member(container, name)
            if found is None and (is_strict or not self._may_have(container, name)):
                return None
            owner, definition = container, found or f"{container}.{name}"
        return owner, definition

    def _listed_member(self, owner: str, name: str) -> str | None:
        """Where the member of a module or class is defined."""
        for group in self._lineage(owner):
            line = self.groups.get(group, {}).get(name)
            if line is not None:
                return line[1:] if line.startswith("@") else f"{group}.{name}"
        submodule = f"{owner}.{name}"
        return submodule if self._line(submodule).startswith("module") else None

    def _may_have(self, owner: str, name: str) -> bool:
        """Whether a member that isn't listed can't be ruled out."""
        if name.startswith("__") and name.endswith("__"):
            return True
        flags = {flag for group in self._lineage(owner) for flag in _flags(self._line(group))}
        is_function_elsewhere = any(name in self.groups.get(home, ()) for home in FUNCTION_HOMES)
        return OPEN_FLAG in flags or (PLUGINS_FLAG in flags and not is_function_elsewhere)


def _flags(line: str) -> list[str]:
    return line.split(" ", 1)[0].split("(", 1)[0].split("+")[1:]


@cache
def versions() -> tuple[str, ...]:
    """The Triton minor versions that have a file, ascending."""
    names = [path.stem.removeprefix(FILE_PREFIX) for path in DATA.glob(f"{FILE_PREFIX}*.json")]
    return tuple(sorted(names, key=numbers))


def numbers(version: str) -> tuple[int, ...]:
    """(3, 6) of "3.6", to compare versions by."""
    return tuple(int(part) for part in version.split("."))


@cache
def load(version: str) -> Catalogue:
    """The catalogue of a minor version, such as "3.6". Raises UnknownVersionError."""
    import json

    if version not in versions():
        raise UnknownVersionError(
            f"no catalogue of Triton {version}; there is one of {', '.join(versions())}"
        )
    text = (DATA / f"{FILE_PREFIX}{version}.json").read_text(encoding="utf-8")
    return Catalogue(version, json.loads(text), {})


def resolve_version(text: str) -> str:
    """The catalogued minor version that stands for a release such as "3.6.0" or "3.6.0+git1234".

    A release that is newer than the newest counts as the newest, one between two as the older of them.
    Raises UnknownVersionError for one older than the oldest, and for text that is no version.
    """
    parts = text.strip().lstrip("v").split(".")
    if len(parts) < 2 or not (parts[0].isdigit() and parts[1].isdigit()):
        raise UnknownVersionError(f"{text!r} is not a Triton version; write it like 3.6 or 3.6.0")
    wanted = (int(parts[0]), int(parts[1]))
    older = [version for version in versions() if numbers(version) <= wanted]
    if not older:
        raise UnknownVersionError(f"Triton {text} is older than {versions()[0]}, the oldest known version")
    return older[-1]
