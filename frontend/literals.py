"""The values of number and string literals."""

from __future__ import annotations

import re

_ESCAPE = re.compile(
    r"\\(\r\n|[0-7]{1,3}|x[0-9a-fA-F]{0,2}|u[0-9a-fA-F]{0,4}|U[0-9a-fA-F]{0,8}|N\{[^}]*\}?|[\s\S])"
)
_SIMPLE = {"n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v"}
_SIMPLE |= {"\\": "\\", "'": "'", '"': '"', "\n": "", "\r": "", "\r\n": ""}
_DIGITS = {"x": 2, "u": 4, "U": 8}
_ROW_END = re.compile(r"\r\n?")


class LiteralError(ValueError):
    """The text looks like a literal, but has no value; the message says why, `hint` what to do."""

    def __init__(
        self, message: str, hint: str = "double the backslash, or give the string the prefix r"
    ) -> None:
        super().__init__(message)
        self.hint = hint


def number_value(text: str) -> int | float | complex:
    """The value of a number as written, with underscores.

    Raises LiteralError for decimal integers of more than 4,300 digits, as CPython does since 3.10.7.
    """
    plain = text.replace("_", "")
    if plain[-1] in "jJ":
        return complex(0.0, float(plain[:-1]))
    if plain[:2] in ("0x", "0X", "0o", "0O", "0b", "0B"):
        return int(plain, 0)
    if plain.isdigit():
        if len(plain) > 4300:
            raise LiteralError("this integer has too many digits", "write it in hexadecimal")
        return int(plain)
    return float(plain)


def string_value(text: str) -> str | bytes:
    """The value of one string or bytes literal with its prefix and quotes.

    Raises LiteralError for a bad escape, or for non-ASCII text in bytes.
    """
    prefix_length = min(i for i in (text.find("'"), text.find('"')) if i >= 0)
    prefix = text[:prefix_length].lower()
    width = 3 if text[prefix_length : prefix_length + 3] in ('"""', "'''") else 1
    body = text[prefix_length + width : len(text) - width]
    if "b" not in prefix:
        return text_value(body, is_raw="r" in prefix)
    if not body.isascii():
        raise LiteralError("bytes can only contain ASCII characters", "write other bytes as `\\x..`")
    return _bytes_value(body, is_raw="r" in prefix)


def text_value(body: str, *, is_raw: bool) -> str:
    """The value of the text between quotes.

    Raises LiteralError for a bad escape.
    """
    if "\r" in body:
        body = _ROW_END.sub("\n", body)
    return body if is_raw or "\\" not in body else _ESCAPE.sub(_unescape, body)


def _unescape(found: re.Match[str]) -> str:
    escape = found[1]
    if escape in _SIMPLE:
        return _SIMPLE[escape]
    kind = escape[0]
    if kind in "01234567":
        return chr(int(escape, 8))
    if kind in _DIGITS:
        digits = escape[1:]
        if len(digits) < _DIGITS[kind] or int(digits, 16) > 0x10FFFF:
            raise LiteralError(f"`\\{escape}` is not a complete escape")
        return chr(int(digits, 16))
    if kind == "N":
        return _named(escape)
    return found[0]


def _named(escape: str) -> str:
    import unicodedata

    try:
        return unicodedata.lookup(escape[2:-1])
    except KeyError:
        raise LiteralError(f"`\\{escape}` names no character") from None


def _bytes_value(body: str, *, is_raw: bool) -> bytes:
    body = _ROW_END.sub("\n", body)
    if is_raw:
        return body.encode("ascii")
    return _ESCAPE.sub(_unescape_byte, body).encode("latin-1")


def _unescape_byte(found: re.Match[str]) -> str:
    escape = found[1]
    if escape[0] in "uUN":
        return found[0]
    if escape[0] in "01234567":
        return chr(int(escape, 8) & 0xFF)
    return _unescape(found)
