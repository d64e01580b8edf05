"""From the paths on the command line to the files to check."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence

from .ignore_files import IgnoreRules, ignore_rules, parse

SUFFIXES = (".py", ".ipynb")
_SKIPPED_FOLDERS = frozenset(
    [
        "__pycache__",
        "__pypackages__",
        "_build",
        "buck-out",
        "build",
        "dist",
        "node_modules",
        "site-packages",
        "venv",
    ]
)


class MissingPathError(Exception):
    """A path that can't be read; the message says which one and what to do."""


def expand(paths: Sequence[str], include: Sequence[str] = ()) -> list[str]:
    """The files to check, each once, in the order of `paths` and sorted within a folder.

    A file that is named is taken whatever it is called. In a folder: Python files and notebooks, and files
    that a pattern of `include` matches (as in a .gitignore, such as `*.md`); not what git ignores, hidden
    folders, virtual environments, build output and links to folders. Raises MissingPathError.
    """
    patterns = parse("\n".join(include)) if include else None
    found: dict[str, None] = {}
    for path in paths:
        if os.path.isdir(path):
            found.update(dict.fromkeys(_walk(os.path.normpath(path), patterns)))
        elif os.path.exists(path):
            found[path] = None
        else:
            raise MissingPathError(f"{path}: no such file or folder; check the spelling{_near(path)}")
    return list(found)


def _walk(root: str, include: IgnoreRules | None) -> Iterator[str]:
    ignored = ignore_rules(os.path.realpath(root))
    pending = [("" if root == os.curdir else root, "", ignored)]
    while pending:
        folder, relative, rules = pending.pop()
        try:
            with os.scandir(folder or os.curdir) as entries:
                listed = sorted(entries, key=lambda entry: entry.name)
        except OSError as error:
            advice = "make it readable, or leave it out"
            raise MissingPathError(f"{folder}: can't list the folder ({error.strerror}); {advice}") from error
        if relative and any(entry.name == ".gitignore" for entry in listed):
            rules = rules.below(relative, os.path.join(folder, ".gitignore"))
        files, folders = [], []
        for entry in listed:
            inside = f"{relative}{entry.name}"
            if entry.is_dir(follow_symlinks=False):
                if not _is_skipped(entry) and not rules.ignores(inside, is_folder=True):
                    folders.append((os.path.join(folder, entry.name), f"{inside}/", rules))
            elif (
                _is_checked(entry.name, inside, include)
                and entry.is_file()
                and not rules.ignores(inside, is_folder=False)
            ):
                files.append(os.path.join(folder, entry.name))
        yield from files
        pending.extend(reversed(folders))


def _is_skipped(entry: os.DirEntry[str]) -> bool:
    name = entry.name
    return (
        name.startswith(".")
        or name in _SKIPPED_FOLDERS
        or name.endswith(".egg-info")
        or os.path.exists(os.path.join(entry.path, "pyvenv.cfg"))
    )


def _is_checked(name: str, relative: str, include: IgnoreRules | None) -> bool:
    return name.endswith(SUFFIXES) or (include is not None and include.ignores(relative, is_folder=False))


def _near(path: str) -> str:
    """A hint at what the path may have been meant to be."""
    import difflib

    folder, name = os.path.split(path)
    try:
        names = os.listdir(folder or os.curdir)
    except OSError:
        return ""
    near = difflib.get_close_matches(name, names, n=1)
    return f", or did you mean {os.path.join(folder, near[0])}?" if near else ""
