"""Emitted grammars, kept in a folder between processes.

Reading `triton.lark` and running the passes takes seconds; reading the result takes a millisecond.
The compiled grammar is not kept: for 151,936 tokens XGrammar writes 170 MB of it and reads them in 2.4 s of one
core, where two cores compile in 2 s and lazy compilation takes 0.05 s.
"""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

GRAMMAR = Path(__file__).parent.parent
SOURCES = ("triton.lark", "decoding/**/*.py", "api/*.py", "api/*.json", "api/*.toml")
"""What an emitted text depends on, within the package `grammar`."""
FOLDER = Path("kernelforge", "grammars")
FORMAT = "kernelforge-grammar 1"
ENTRIES = 64
"""More than this many are not kept: the oldest go."""


def cache_folder() -> Path | None:
    """Where a user's caches go on this platform: `$XDG_CACHE_HOME`, or the system's own place for them.

    None for a user without a home.
    """
    chosen = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(chosen):  # a relative one is to be ignored, says the XDG base directory specification
        return Path(chosen) / FOLDER
    home = Path(os.path.expanduser("~"))
    if not home.is_absolute():
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / FOLDER
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / FOLDER


def cached_text(wanted: str, make: Callable[[], str], folder: Path | None = None) -> str:
    """The text that `make` gives for what `wanted` describes, from the cache if it is there and whole.

    An entry that is torn, foreign or made from other sources is made again. A folder that can't be read or
    written only means that nothing is kept.
    """
    folder = folder or cache_folder()
    if folder is None:
        return make()
    key = _key(wanted)
    path = folder / f"{key}.txt"
    text = _read(path, key)
    if text is None:
        text = make()
        _write(path, key, text)
    return text


def _key(wanted: str) -> str:
    """A name for what is wanted from the sources as they are now."""
    digest = hashlib.sha256(f"{FORMAT}\0{wanted}\0".encode())
    for pattern in SOURCES:
        for path in sorted(GRAMMAR.glob(pattern)):
            digest.update(f"{path.name}\0{path.stat().st_size}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:40]


def _header(key: str, body: bytes) -> bytes:
    return f"{FORMAT} {key} {hashlib.sha256(body).hexdigest()}\n".encode()


def _read(path: Path, key: str) -> str | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    header, newline, body = content.partition(b"\n")
    return body.decode() if header + newline == _header(key, body) else None


def _write(path: Path, key: str, text: str) -> None:
    """Write beside the entry and rename, so that a reader sees a whole entry or none."""
    body = text.encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_header(key, body) + body)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            raise
        _drop_oldest(path.parent)
    except OSError:
        return


def _drop_oldest(folder: Path) -> None:
    entries = sorted(folder.glob("*.txt"), key=lambda path: path.stat().st_mtime)
    for path in entries[:-ENTRIES]:
        path.unlink(missing_ok=True)
