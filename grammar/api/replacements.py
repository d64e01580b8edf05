"""What to write instead of a name or a keyword that Triton does not have.

`replacements.json` lists what people and language models write by mistake: names that moved or went, and the
spellings of torch, NumPy, CUDA and JAX. A record is offered only for the versions that have every name it uses.
In the file `tl.` stands for `triton.language.` and `x.` for the members of a tensor; in expressions, `x` and `y` are
float blocks of 16 elements, `m` is a 16x16 one, `i` and `j` are integer blocks, `b` is a mask, `p` and `q` are
pointers to floats and integers, and `n` is an integer.
"""

from __future__ import annotations

import re
from functools import cache

from ..record import record
from .catalogue import DATA, TENSOR, Catalogue, load, numbers, versions
from .entry import Kind
from .history import since

FILE = DATA / "replacements.json"
LANGUAGE = "triton.language"
LIBDEVICE = f"{LANGUAGE}.extra.cuda.libdevice"
ABBREVIATIONS = {"tl": LANGUAGE, "x": TENSOR}
API_NAME = re.compile(r"(?<![\w.])(?:tl|triton)(?:\.\w+)+")
MATH_OWNERS = (
    LANGUAGE,
    f"{LANGUAGE}.math",
    f"{LANGUAGE}.libdevice",
    f"{LANGUAGE}.extra",
    f"{LANGUAGE}.extra.cuda",
    f"{LANGUAGE}.cuda",
    f"{LANGUAGE}.cuda.libdevice",
    f"{LANGUAGE}.math.libdevice",
    "triton.math",
    "triton.libdevice",
    "triton",
    TENSOR,
)
"""Where people look for mathematical functions."""


@record
class NameRecord:
    """A line of the file: names that don't exist (space-separated), and what to write instead of them.

    `new` takes their place as it stands, `write` is an expression (host Python if `host`), `note` a remark.
    """

    instead_of: str
    new: str | None = None
    write: str | None = None
    note: str = ""
    host: bool = False


@record
class KeywordRecord:
    """A line of the file: functions and their wrong keywords (space-separated), and `new` or `text`."""

    of: str
    keywords: str
    new: str | None = None
    text: str = ""


@record
class Replacement:
    """What to write instead of a name.

    `text` completes "tl.tanh does not exist; ...". `path` is set where another name takes the place of the old one
    as it stands. `write` is an expression that shows it. `since` is the first version that has all of it.
    """

    text: str
    path: str | None
    write: str | None
    since: str


@record
class KeywordReplacement:
    """What to write instead of a keyword; `keyword` is set where another one takes its place as it stands.

    `is_guess`: nothing but the spelling is similar.
    """

    text: str
    keyword: str | None
    is_guess: bool = False


def full_path(name: str) -> str:
    """`triton.language.sum` of `tl.sum`, and a tensor's member of `x.sum`."""
    first, _, rest = name.partition(".")
    return f"{ABBREVIATIONS[first]}.{rest}" if first in ABBREVIATIONS else name


def short_path(path: str) -> str:
    """`tl.sum` of `triton.language.sum`."""
    return "tl" + path.removeprefix(LANGUAGE) if path.startswith(f"{LANGUAGE}.") else path


@cache
def records() -> tuple[tuple[NameRecord, ...], tuple[KeywordRecord, ...]]:
    """The lines of the file: those about names and those about keywords."""
    import json

    stored = json.loads(FILE.read_text(encoding="utf-8"))
    names = tuple(NameRecord(**line) for line in stored["names"])
    return names, tuple(KeywordRecord(**line) for line in stored["keywords"])


@cache
def _names() -> dict[str, list[NameRecord]]:
    found: dict[str, list[NameRecord]] = {}
    for line in records()[0]:
        for name in line.instead_of.split():
            found.setdefault(full_path(name), []).append(line)
    return found


@cache
def _keywords() -> dict[tuple[str, str], list[KeywordRecord]]:
    found: dict[tuple[str, str], list[KeywordRecord]] = {}
    for line in records()[1]:
        for function in line.of.split():
            for keyword in line.keywords.split():
                found.setdefault((full_path(function), keyword), []).append(line)
    return found


def replacement(path: str, version: str) -> Replacement | None:
    """What to write instead of a path that does not exist in a version; None where nothing is known."""
    catalogue = load(version)
    path = _canonical(path, catalogue)
    for line in _names().get(path, []):
        offer = _offer(line, path, catalogue)
        if offer is not None:
            return offer
    return _same_name_elsewhere(path, catalogue) or _of_parent(path, version)


def _canonical(path: str, catalogue: Catalogue) -> str:
    """The path with its owner's real name, so that `tl.tensor.sum` and a member of a tensor are one."""
    owner, _, name = path.rpartition(".")
    entry = catalogue.find(owner) if owner else None
    is_class = entry is not None and entry.kind is Kind.CLASS
    return f"{entry.definition}.{name}" if entry is not None and is_class else path


def _offer(line: NameRecord, path: str, catalogue: Catalogue) -> Replacement | None:
    """The replacement of a record, if the version has every name it uses and it isn't the path itself."""
    write, new = _spell(line.write, catalogue), _spell(line.new, catalogue)
    needed = [full_path(name) for name in API_NAME.findall(f"{write or ''} {new or ''}")]
    note = line.note
    noted = [full_path(name) for name in API_NAME.findall(note)]
    if not (write or new):
        needed += noted
    elif not all(catalogue.lists(name) for name in noted):
        note = ""
    if path in needed or not all(catalogue.lists(name) for name in needed):
        return None
    instead = f"use {new}" if new else f"write {write}" if write else note
    text = f"{instead} ({note})" if note and instead != note else instead
    return Replacement(text, full_path(new) if new else None, write, _since(needed))


def _spell(text: str | None, catalogue: Catalogue) -> str | None:
    """Until 2.3 the functions of libdevice were in `tl.math`."""
    if text is None or catalogue.lists(LIBDEVICE):
        return text
    return text.replace(short_path(LIBDEVICE), "tl.math")


def _since(paths: list[str]) -> str:
    """The first version that has all of the paths."""
    return max((since(path) for path in paths), key=numbers, default=versions()[0])


def _same_name_elsewhere(path: str, catalogue: Catalogue) -> Replacement | None:
    """The same name where Triton has it: `tl.program_id` for `triton.program_id`, libdevice for `tl.tanh`."""
    owner, _, name = path.rpartition(".")
    homes: list[str] = []
    if owner in MATH_OWNERS:
        homes = [LANGUAGE, f"{LANGUAGE}.math", LIBDEVICE]
    if owner.startswith(LANGUAGE):
        homes.append("triton")
    for home in homes:
        new = f"{home}.{name}"
        entry = catalogue.find(new) if home != owner and catalogue.lists(new) else None
        if entry is None or entry.kind in (Kind.MODULE, Kind.EXTERNAL, Kind.DYNAMIC) or name.startswith("_"):
            continue
        if owner == TENSOR:
            if not entry.device_only:
                continue
            more = "" if len(entry.parameters or ()) < 2 else ", ..."
            return Replacement(f"use {short_path(new)}(x{more})", None, None, _since([new]))
        return Replacement(f"use {short_path(new)}", new, None, _since([new]))
    return None


def _of_parent(path: str, version: str) -> Replacement | None:
    """What is said of the module that would have the name, where that does not exist either."""
    owner = path.rpartition(".")[0]
    if not owner or load(version).find(owner) is not None:
        return None
    found = replacement(owner, version)
    return None if found is None else Replacement(found.text, None, None, found.since)


def keyword_replacement(function: str, keyword: str, version: str) -> KeywordReplacement | None:
    """What to write instead of a keyword that a function of a version does not take; None if nothing is known."""
    import difflib

    catalogue = load(version)
    entry = catalogue.find(function)
    if entry is None or entry.parameters is None:
        return None
    taken = [parameter.name for parameter in entry.parameters]
    if keyword in taken:
        return None
    for line in _keywords().get((_canonical(function, catalogue), keyword), []):
        if line.new in taken:
            return KeywordReplacement(line.text or f"use {line.new}", line.new)
        if line.new is None:
            return KeywordReplacement(line.text, None)
    near = difflib.get_close_matches(keyword, taken, n=1, cutoff=0.8)
    return KeywordReplacement(f"use {near[0]}", near[0], is_guess=True) if near else None
