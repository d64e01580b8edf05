"""What git ignores: the patterns of .gitignore files and of .git/info/exclude.

The format is that of gitignore(5). The user's global excludes file is not read: what is checked must not
depend on who checks it.
"""

from __future__ import annotations

import os
import re
from typing import NamedTuple

from ..grammar.record import record


class _Pattern(NamedTuple):
    """`regex` matches a path relative to `base` (a folder, with its "/") from the walk's root."""

    base: str
    regex: re.Pattern[str]
    negated: bool
    folders_only: bool


@record
class IgnoreRules:
    """Patterns, the later ones stronger. `prefix` leads from their root to the folder that is walked."""

    prefix: str = ""
    patterns: tuple[_Pattern, ...] = ()

    def ignores(self, relative: str, *, is_folder: bool) -> bool:
        """Whether `relative`, a path below the walked folder with "/" between its parts, is ignored.

        As in git, a file in an ignored folder is ignored; ask for the folder first.
        """
        path = self.prefix + relative
        for pattern in reversed(self.patterns):
            if pattern.folders_only and not is_folder:
                continue
            if path.startswith(pattern.base) and pattern.regex.fullmatch(path, len(pattern.base)):
                return not pattern.negated
        return False

    def below(self, relative: str, file: str) -> IgnoreRules:
        """These rules and those of the .gitignore `file` in the folder `relative` (with its "/")."""
        return IgnoreRules(self.prefix, (*self.patterns, *_read(self.prefix + relative, file)))


def ignore_rules(folder: str) -> IgnoreRules:
    """The rules that hold in the absolute `folder`: its own and, in a git checkout, those above it."""
    root = _checkout(folder)
    if root is None:
        return IgnoreRules("", _read("", os.path.join(folder, ".gitignore")))
    relative = os.path.relpath(folder, root).replace(os.sep, "/")
    parts = [] if relative == "." else relative.split("/")
    rules = IgnoreRules("/".join([*parts, ""]), _read("", _exclude_file(root)))
    for depth in range(len(parts) + 1):
        base = "".join(f"{part}/" for part in parts[:depth])
        rules = IgnoreRules(
            rules.prefix, (*rules.patterns, *_read(base, os.path.join(root, base, ".gitignore")))
        )
    return rules


def parse(text: str) -> IgnoreRules:
    """The rules of one file, for paths below its folder."""
    return IgnoreRules("", _patterns("", text))


def _checkout(folder: str) -> str | None:
    while not os.path.exists(os.path.join(folder, ".git")):
        parent = os.path.dirname(folder)
        if parent == folder:
            return None
        folder = parent
    return folder


def _exclude_file(root: str) -> str:
    git = os.path.join(root, ".git")
    if os.path.isfile(git):  # a worktree or a submodule: the file names the real folder
        git = os.path.join(root, _text(git).removeprefix("gitdir:").strip())
        common = _text(os.path.join(git, "commondir")).strip()
        git = os.path.join(git, common) if common else git
    return os.path.join(git, "info", "exclude")


def _read(base: str, file: str) -> tuple[_Pattern, ...]:
    return _patterns(base, _text(file))


def _text(file: str) -> str:
    try:
        with open(file, encoding="utf-8", errors="surrogateescape") as opened:
            return opened.read()
    except OSError:
        return ""


def _patterns(base: str, text: str) -> tuple[_Pattern, ...]:
    parsed = (_pattern(base, row) for row in text.removeprefix("\ufeff").split("\n"))
    return tuple(pattern for pattern in parsed if pattern is not None)


def _pattern(base: str, row: str) -> _Pattern | None:
    row = row.removesuffix("\r")
    row = re.sub(r"(?<!\\)((?:\\\\)*)[ ]+$", r"\1", row)
    if not row or row.startswith("#"):
        return None
    negated = row.startswith("!")
    row = row[negated:]
    folders_only = row.endswith("/")
    row = row.removesuffix("/")
    if not row:
        return None
    anywhere = "/" not in row
    regex = _regex(row.removeprefix("/"))
    if regex is None:
        return None
    return _Pattern(
        base, re.compile(f"(?:.*/)?{regex}" if anywhere else regex, re.DOTALL), negated, folders_only
    )


_GLOB = re.compile(
    r"(?P<deep>(?:^|(?<=/))\*\*(?:/|$))|(?P<any>\*+)|(?P<one>\?)|(?P<set>\[)|\\(?P<escaped>.)|(?P<char>.)",
    re.DOTALL,
)
_SET = re.compile(r"\[(?P<not>[!^]?)(?P<members>\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]", re.DOTALL)
_CLASSES = {
    "alnum": "a-zA-Z0-9", "alpha": "a-zA-Z", "blank": " \\t", "digit": "0-9", "lower": "a-z", "space": "\\s",
    "upper": "A-Z", "xdigit": "0-9a-fA-F", "punct": re.escape("!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"),
}  # fmt: skip


def _regex(glob: str) -> str | None:
    """A regular expression for a gitignore glob, None when it can match nothing."""
    pieces: list[str] = []
    position = 0
    while position < len(glob):
        match = _GLOB.match(glob, position)
        if match is None:
            return None  # a lone backslash at the end
        position = match.end()
        if match["deep"]:
            pieces.append(".+" if position == len(glob) else "(?:.*/)?")
        elif match["any"]:
            pieces.append("[^/]*")
        elif match["one"]:
            pieces.append("[^/]")
        elif match["set"]:
            members = _SET.match(glob, match.start())
            if members is None:
                return None
            pieces.append(_set(members))
            position = members.end()
        else:
            pieces.append(re.escape(match["escaped"] or match["char"]))
    return "".join(pieces)


def _set(match: re.Match[str]) -> str:
    members = re.sub(
        r"\[:(\w+):\]|\\(.)|([\[\]\\^&~|])",
        lambda part: _CLASSES.get(part[1], "") if part[1] else re.escape(part[2] or part[3]),
        match["members"],
    )
    return f"(?!/)[{'^' if match['not'] else ''}{members}]"
