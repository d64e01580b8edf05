"""From the bytes of a file to a Source: encodings, and what kind of document it is."""

from __future__ import annotations

import codecs
import os
import re

from ..grammar.record import record
from .diagnostics import Diagnostic
from .source import Line, Source, Span

MARKDOWN_SUFFIXES = (".md", ".markdown", ".mdx")
NOTEBOOK_SUFFIX = ".ipynb"

_COOKIE = re.compile(rb"^[ \t\f]*#.*?coding[:=][ \t]*([-\w.]+)")
_BLANK_ROW = re.compile(rb"^[ \t\f]*(?:#[^\r\n]*)?$")
_WIDE_BOMS = (
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"
"""Stands in `Source.text` for every byte that could not be decoded."""


@record
class Reading:
    """A source, and what is wrong with the file itself (KF008); the source can be checked all the same."""

    source: Source
    problems: tuple[Diagnostic, ...] = ()


@record
class Decoded:
    """Decoded text with, where bytes are unreadable, the offset in `text` of the first and what it is."""

    text: str
    error_offset: int | None = None
    error: str = ""
    encoding: str = "utf-8"


def read(path: str) -> Reading:
    """Read the file at `path`. Raises OSError."""
    with open(path, "rb") as file:
        return read_bytes(path, file.read())


def read_bytes(path: str, content: bytes) -> Reading:
    """Read `content` as the file `path` would be read: its suffix tells Markdown and notebooks from Python."""
    suffix = os.path.splitext(path)[1].lower()
    if suffix == NOTEBOOK_SUFFIX:
        from . import notebook

        decoded = _decode_utf8(content)
        if decoded.error_offset is not None:
            return unreadable(path, decoded.text, decoded.error_offset, decoded.error)
        return notebook.read(path, decoded.text)
    decoded = decode(content)
    source = Source(path, decoded.text)
    if suffix in MARKDOWN_SUFFIXES:
        from . import markdown

        source = markdown.python_of(path, decoded.text)
    if decoded.error_offset is None:
        return Reading(source)
    offset = decoded.error_offset
    if source.lines:
        place = Source(path, decoded.text).location(offset)
        if not source.line(place.row):
            return Reading(source)  # in the prose around the code
        offset = source.line_starts[place.row - 1] + place.column - 1 - source.lines[place.row - 1].indent
    return Reading(source, (_problem(decoded.error, offset),))


def decode(content: bytes) -> Decoded:
    """Decode Python source: UTF-8, or what a BOM or a coding comment (PEP 263) says. A BOM is dropped."""
    for bom, encoding in _WIDE_BOMS:
        if content.startswith(bom):
            text = content.decode(encoding, "replace")
            return Decoded(text, 0, f"the file is {encoding.upper()}; Python reads UTF-8: save it as UTF-8")
    if content.startswith(codecs.BOM_UTF8):
        return _decode_utf8(content)
    declared = _declared_encoding(content)
    if declared is None:
        return _decode_utf8(content)
    name, offset = declared
    encoding = _text_encoding(name)
    if encoding is None:
        decoded = _decode_utf8(content)
        return Decoded(decoded.text, offset, f"no encoding is called `{name}`; declare utf-8, or nothing")
    if encoding == "utf-8":
        return _decode_utf8(content)
    return _checked(content.decode(encoding, "replace"), content, encoding)


def unreadable(path: str, text: str, offset: int, message: str) -> Reading:
    """A reading with nothing to check; the problem points at `offset` of the file's own `text`."""
    place = Source(path, text).location(offset)
    empty = Source(path, " ", (Line(place.row, place.column - 1),))
    return Reading(empty, (_problem(message, 0),))


def _decode_utf8(content: bytes) -> Decoded:
    if content.startswith(codecs.BOM_UTF8):
        content = content[len(codecs.BOM_UTF8) :]
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        # One character for each bad byte, where "replace" would join the bytes of a cut-off sequence.
        text = re.sub("[\udc80-\udcff]", REPLACEMENT, content.decode("utf-8", "surrogateescape"))
        return _checked(text, content, "utf-8")
    return _without_nul(Decoded(text))


def _checked(text: str, content: bytes, encoding: str) -> Decoded:
    """`text` with the first byte of `content` that is not valid in `encoding` as its error."""
    try:
        content.decode(encoding)
    except UnicodeDecodeError as error:
        offset = len(content[: error.start].decode(encoding, "replace"))
        advice = "save the file as UTF-8" if encoding == "utf-8" else "correct the coding comment"
        return _without_nul(
            Decoded(text, offset, f"byte 0x{content[error.start]:02x} is not valid {encoding}; {advice}")
        )
    return _without_nul(Decoded(text, encoding=encoding))


def _without_nul(decoded: Decoded) -> Decoded:
    first = decoded.text.find("\0")
    if first < 0:
        return decoded
    text = decoded.text.replace("\0", " ")
    if decoded.error_offset is not None and decoded.error_offset < first:
        return Decoded(text, decoded.error_offset, decoded.error)
    return Decoded(text, first, "NUL byte in the source; is this a binary file? Delete the byte")


def _declared_encoding(content: bytes) -> tuple[str, int] | None:
    """The encoding that a comment in the first two rows declares, and where its name stands."""
    offset = 0
    for row in re.split(rb"(?<=\n)|(?<=\r)(?!\n)", content[:4096])[:2]:
        if match := _COOKIE.match(row.rstrip(b"\r\n")):
            return match[1].decode("ascii", "replace"), offset + match.start(1)
        if not _BLANK_ROW.match(row.rstrip(b"\r\n")):
            return None
        offset += len(row)
    return None


def _text_encoding(name: str) -> str | None:
    try:
        if codecs.lookup(name).name in ("utf-8", "utf-8-sig", "ascii"):
            return "utf-8"
        "".encode(name)  # raises LookupError for codecs that don't make text, such as rot13
    except (LookupError, ValueError):
        return None
    return name


def _problem(message: str, offset: int) -> Diagnostic:
    from .rules.syntax import UNREADABLE_SOURCE as RULE

    return Diagnostic(RULE.code, RULE.name, RULE.severity, message, Span(offset, offset + 1))
