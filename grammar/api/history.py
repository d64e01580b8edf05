"""Since when and until when a name exists, over the catalogued versions."""

from __future__ import annotations

from functools import cache

from ..record import record
from .catalogue import DATA, load, versions

FILE = DATA / "moved.json"


@record
class History:
    """The versions that have a name, as inclusive spans; the last one is open (None) if the newest has it."""

    spans: tuple[tuple[str, str | None], ...]

    @property
    def since(self) -> str:
        """The first version that has the name; the oldest catalogued one may not be the first ever."""
        return self.spans[0][0]

    @property
    def until(self) -> str | None:
        """The last version that has the name; None while the newest has it."""
        return self.spans[-1][1]


def history(path: str) -> History | None:
    """The history of a dotted path from `triton`; None if no catalogued version has it."""
    found = _of_moved(path)
    if found is not None:
        return found
    newest = load(versions()[-1])
    owner, _, name = path.rpartition(".")
    entry = newest.find(owner) if owner else None
    found = _of_moved(f"{entry.definition}.{name}") if entry else None
    if found is not None:
        return found
    return History(((versions()[0], None),)) if newest.find(path) else None


def since(path: str) -> str:
    """The first version that has a path which some version is known to have; needs no version file."""
    found = _of_moved(path)
    return found.since if found else versions()[0]


def _of_moved(path: str) -> History | None:
    owner, _, name = path.rpartition(".")
    text = _moved().get(owner, {}).get(name)
    return History(tuple(_span(part) for part in text.split(", "))) if text else None


def _span(text: str) -> tuple[str, str | None]:
    since, _, until = text.partition("-")
    return since, until or None


@cache
def _moved() -> dict[str, dict[str, str]]:
    import json

    return json.loads(FILE.read_text(encoding="utf-8"))


def compute() -> dict[str, str]:
    """Every public path that some catalogued version lacks -> the spans of those that have it."""
    catalogues = [load(version) for version in versions()]
    paths = {path for catalogue in catalogues for path in public_paths(catalogue.groups)}
    present = {path: [catalogue.lists(path) for catalogue in catalogues] for path in sorted(paths)}
    return {path: spans(flags) for path, flags in present.items() if not all(flags)}


def public_paths(groups: dict[str, dict[str, str]]) -> list[str]:
    """The paths of a version file without a private part and without what a module merely imported."""
    found: list[str] = []
    for group, names in groups.items():
        if "._" in group:
            continue
        if "" in names:
            found.append(group)
        found += [f"{group}.{n}" for n, line in names.items() if is_public(n) and line != "external"]
    return list(dict.fromkeys(found))


def is_public(name: str) -> bool:
    """Triton's `_experimental_...` names are meant for users; other names with an underscore aren't."""
    return name[:1] not in ("", "_") or name.startswith("_experimental")


def spans(flags: list[bool]) -> str:
    """`2.1-2.3, 3.2-` for the versions that have a name."""
    parts: list[str] = []
    start: int | None = None
    for index, flag in enumerate([*flags, False]):
        if flag and start is None:
            start = index
        elif not flag and start is not None:
            is_open = index == len(flags) and flags[-1]
            parts.append(f"{versions()[start]}-" + ("" if is_open else versions()[index - 1]))
            start = None
    return ", ".join(parts)


def write() -> None:
    """Write the file that `history` reads, from the version files."""
    from .version_file import to_json

    groups: dict[str, dict[str, str]] = {}
    for path, text in compute().items():
        owner, _, name = path.rpartition(".")
        groups.setdefault(owner, {})[name] = text
    FILE.write_text(to_json(groups), encoding="utf-8")
