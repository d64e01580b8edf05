"""Files as texts that can be edited, and back to bytes with everything else as it was."""

from __future__ import annotations

import codecs
import json
import os
from collections.abc import Callable

from ...grammar.record import record
from ..reading import NOTEBOOK_SUFFIX, decode

_LAYOUTS = ((1, False), (2, False), (4, False), (1, True), (2, True), (None, False))
"""Indentation and escaping of the JSON that notebooks are written in; Jupyter's own is the first."""


class NotFixableError(Exception):
    """A file that can be checked but not rewritten; the message says why and what to do."""


@record
class Document:
    """The texts in a file: the file's own under None, or those of a notebook's code cells by their number."""

    texts: dict[int | None, str]
    encode: Callable[[dict[int | None, str]], bytes]
    """The file's new content, from its new texts."""


def read_document(path: str, content: bytes) -> Document:
    """What `reading.read_bytes` takes its source from. Raises NotFixableError."""
    if os.path.splitext(path)[1].lower() == NOTEBOOK_SUFFIX:
        return _notebook(content)
    decoded = decode(content)
    bom = codecs.BOM_UTF8 if content.startswith(codecs.BOM_UTF8) else b""

    def encode(texts: dict[int | None, str]) -> bytes:
        return bom + texts[None].encode(decoded.encoding)

    if decoded.error_offset is not None or encode({None: decoded.text}) != content:
        raise NotFixableError("its bytes can't be kept as they are; save it as UTF-8")
    return Document({None: decoded.text}, encode)


def _notebook(content: bytes) -> Document:
    """Only a notebook whose JSON can be written again byte by byte."""
    text = content.decode("utf-8")
    notebook = json.loads(text)
    layout = next((each for each in _LAYOUTS if _dump(notebook, each, text) == text), None)
    if layout is None:
        raise NotFixableError("the layout of its JSON can't be kept; save it once with Jupyter")
    cells = notebook["cells"]
    texts: dict[int | None, str] = {
        number: "".join(cell["source"])
        for number, cell in enumerate(cells, start=1)
        if cell.get("cell_type") == "code"
    }

    def encode(changed: dict[int | None, str]) -> bytes:
        for number, new in changed.items():
            if number is not None and new != texts[number]:
                cell = cells[number - 1]
                cell["source"] = new.splitlines(keepends=True) if isinstance(cell["source"], list) else new
        return _dump(notebook, layout, text).encode("utf-8")

    return Document(texts, encode)


def _dump(notebook: object, layout: tuple[int | None, bool], like: str) -> str:
    indent, is_ascii = layout
    end = "\n" if like.endswith("\n") else ""
    return json.dumps(notebook, indent=indent, ensure_ascii=is_ascii) + end
