"""Writing repaired files, and showing what would change."""

from __future__ import annotations

import difflib
import os
import re
import tempfile
from collections.abc import Iterator
from contextlib import suppress

from ..reading import decode
from .repair import Repair

_ROW = re.compile(r"[^\r\n]*(?:\r\n|\r|\n)|[^\r\n]+\Z")


def write(path: str, content: bytes) -> None:
    """Replace the file at `path` at once: who reads it meanwhile sees the old content or the new.

    Its permissions stay, and a link stays a link. Raises OSError.
    """
    path = os.path.realpath(path)
    handle, temporary = tempfile.mkstemp(dir=os.path.dirname(path), prefix=f".{os.path.basename(path)}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(temporary, os.stat(path).st_mode & 0o7777)
        os.replace(temporary, path)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(temporary)
        raise


def diff(path: str, repair: Repair) -> Iterator[str]:
    """A unified diff of the repair, row by row, with row ends; nothing if nothing changes."""
    before, after = (_ROW.findall(decode(content).text) for content in (repair.before, repair.after))
    for row in difflib.unified_diff(before, after, path, path):
        yield row if row.endswith(("\n", "\r")) else f"{row}\n\\ No newline at end of file\n"
