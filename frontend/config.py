"""`[tool.kfcheck]` in pyproject.toml."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from .diagnostics import Severity
from .rules.registry import code_prefix

FILE_NAME = "pyproject.toml"
_MENTION = re.compile(r"""\btool["']?\s*(?:[\]=]|\.\s*["']?kfcheck\b)""")
"""What every way to write `tool.kfcheck` in TOML has."""


class ConfigError(Exception):
    """A configuration that can't be used; the message names the file and the key."""


class Config(NamedTuple):
    """What one pyproject.toml says. Globs are relative to `root`, the folder of that file.

    `select` is None where the file does not set it. `per_file_ignores` pairs a glob with code prefixes.
    """

    root: str = ""
    select: tuple[str, ...] | None = None
    ignore: tuple[str, ...] = ()
    per_file_ignores: tuple[tuple[str, tuple[str, ...]], ...] = ()
    exclude: tuple[str, ...] = ()
    triton_version: str | None = None
    severity: Severity | None = None
    exit_level: Severity | None = None

    def excludes(self, path: str) -> bool:
        """Whether `exclude` names `path` or a folder above it."""
        return any(_glob_matches(glob, self._relative(path)) for glob in self.exclude)

    def ignored_in(self, path: str) -> tuple[str, ...]:
        """The code prefixes that `per-file-ignores` ignores in `path`."""
        if not self.per_file_ignores:
            return ()
        relative = self._relative(path)
        return tuple(
            prefix
            for glob, prefixes in self.per_file_ignores
            if _glob_matches(glob, relative)
            for prefix in prefixes
        )

    def _relative(self, path: str) -> str:
        return os.path.relpath(os.path.abspath(path), self.root).replace(os.sep, "/")


NO_CONFIG = Config()


def for_file(path: str) -> Config:
    """The configuration of the nearest pyproject.toml with a `[tool.kfcheck]` above `path`.

    Raises ConfigError.
    """
    return for_folder(os.path.dirname(os.path.abspath(path)))


@cache
def for_folder(folder: str) -> Config:
    """The configuration that holds in the absolute `folder`. Raises ConfigError."""
    config = read(os.path.join(folder, FILE_NAME))
    if config is not None:
        return config
    parent = os.path.dirname(folder)
    return NO_CONFIG if parent == folder else for_folder(parent)


def read(path: str) -> Config | None:
    """The `[tool.kfcheck]` of one TOML file; None where there is no such file or section.

    Raises ConfigError.
    """
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except FileNotFoundError:
        return None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: can't be read: {error}") from error
    if _MENTION.search(text) is None:  # the TOML reader costs as much as a small check
        return None
    table = _section(path, text)
    return None if table is None else _config(path, table)


def _section(path: str, text: str) -> dict[str, Any] | None:
    try:
        import tomllib
    except ModuleNotFoundError:  # Python 3.10
        import tomli as tomllib
    try:
        table = tomllib.loads(text).get("tool", {}).get("kfcheck")
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path}: not valid TOML: {error}") from error
    if table is not None and not isinstance(table, dict):
        raise ConfigError(f"{path}: tool.kfcheck must be a table")
    return table


def _config(path: str, table: dict[str, Any]) -> Config:
    values: dict[str, Any] = {}
    for key, value in table.items():
        if key not in _READERS:
            raise ConfigError(f"{path}: unknown key tool.kfcheck.{key}{_did_you_mean(key)}")
        try:
            values[key.replace("-", "_")] = _READERS[key](value)
        except ValueError as error:
            raise ConfigError(f"{path}: tool.kfcheck.{key}: {error}") from error
    return Config(root=os.path.dirname(os.path.abspath(path)), **values)


def _did_you_mean(key: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(key.replace("_", "-"), _READERS, n=1)
    return f"; did you mean {near[0]}?" if near else f"; the known ones are {', '.join(_READERS)}"


def _strings(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise ValueError(f"must be a list of strings, not {value!r}")
    return tuple(value)


def _prefixes(value: object) -> tuple[str, ...]:
    return tuple(code_prefix(selector) for selector in _strings(value))  # UnknownRuleError is a ValueError


def _per_file(value: object) -> tuple[tuple[str, tuple[str, ...]], ...]:
    if not isinstance(value, dict):
        raise ValueError(f"must be a table of globs, not {value!r}")
    return tuple((glob, _prefixes(selectors)) for glob, selectors in value.items())


def _version(value: object) -> str:
    from ..grammar.api.catalogue import resolve_version

    if not isinstance(value, str):
        raise ValueError(f'must be a string such as "3.6", not {value!r}')
    return resolve_version(value)  # UnknownVersionError is a ValueError


def _severity(value: object) -> Severity:
    try:
        return Severity(value)
    except ValueError:
        raise ValueError(f'must be "error", "warning" or "info", not {value!r}') from None


_READERS: dict[str, Callable[[object], object]] = {
    "select": _prefixes,
    "ignore": _prefixes,
    "per-file-ignores": _per_file,
    "exclude": _strings,
    "triton-version": _version,
    "severity": _severity,
    "exit-level": _severity,
}


def _glob_matches(glob: str, path: str) -> bool:
    """Whether `glob` names `path` (relative, with slashes) or a folder above it.

    A glob without a slash is held against every part of the path, as in .gitignore; one with a slash
    against the path from its beginning. A `*` also crosses slashes.
    """
    from fnmatch import fnmatchcase

    parts = path.split("/")
    glob = glob.removeprefix("./").rstrip("/")
    if "/" not in glob:
        return any(fnmatchcase(part, glob) for part in parts)
    beginnings = ["/".join(parts[: count + 1]) for count in range(len(parts))]
    globs = (glob, glob.removeprefix("**/"))
    return any(fnmatchcase(beginning, each) for beginning in beginnings for each in globs)
