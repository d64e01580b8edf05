"""The versions of XGrammar: what each can do, and which text it takes.

`Regex()` came with 0.2.7 and lazy compilation with 0.2.9; `GrammarMatcher.fork` and `is_completed`, which the
matcher here is made of, with 0.2.0. The printed grammars are tested on the versions of `TESTED`.
"""

from __future__ import annotations

import re
from functools import cache

from ..decoding.options import Dialect
from .errors import ConstraintError, MissingExtraError

TESTED = ("0.1.25", "0.1.29", "0.1.32", "0.2.1", "0.2.7", "0.2.8", "0.2.9")
"""The versions that vLLM from 0.11 on and SGLang from 0.5.5 on require (their distributions' metadata), and
the newest.

vLLM: 0.11 needs 0.1.25; 0.14 to 0.17 need 0.1.29; 0.20 needs 0.1.32 or newer; 0.25 to 0.30 need 0.2.1 or
newer; 0.33 needs 0.2.8. SGLang: 0.5.5 needs 0.1.25; 0.5.10 needs 0.1.32; 0.5.15 needs 0.2.1; 0.5.23 needs
0.2.7.
"""
OLDEST_TEXT = "0.1.25"
"""The first version that takes our text."""
OLDEST_LOCAL = "0.2.1"
"""The first version that the matcher of this package runs on."""
REGEX_SINCE = "0.2.7"
LAZY_SINCE = "0.2.9"

INSTALL = "pip install 'kernelforge-triton[local]'"


def is_at_least(version: str, since: str) -> bool:
    """Whether a version like 0.2.5.post1 is not older than another."""
    return _release(version) >= _release(since)


@cache
def _release(version: str) -> tuple[int, ...]:
    match = re.match(r"\d+(\.\d+)*", version)
    if match is None:
        raise ConstraintError(f"{version!r} is not a version of XGrammar; one looks like {TESTED[-1]}")
    return tuple(int(part) for part in match[0].split("."))


def dialect_of(version: str) -> Dialect:
    """The dialect for a version of XGrammar; raises ConstraintError for one that takes none."""
    if not is_at_least(version, OLDEST_TEXT):
        raise ConstraintError(f"XGrammar {version} is too old: the grammar needs {OLDEST_TEXT} or newer")
    return Dialect.XGRAMMAR if is_at_least(version, REGEX_SINCE) else Dialect.XGRAMMAR_PLAIN


@cache
def installed_version() -> str:
    """The version of XGrammar in this environment; raises MissingExtraError where it can't be used."""
    from importlib import metadata

    try:
        version = metadata.version("xgrammar")
    except metadata.PackageNotFoundError as error:
        raise MissingExtraError(f"matching needs XGrammar: {INSTALL}") from error
    if not is_at_least(version, OLDEST_LOCAL):
        raise MissingExtraError(
            f"XGrammar {version} is too old: matching needs {OLDEST_LOCAL} or newer: {INSTALL}"
        )
    return version
