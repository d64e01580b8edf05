"""A grammar's text, to be timed."""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Grammar:
    """A grammar's text with a name for the table."""

    name: str
    text: str


def named_file(argument: str) -> Grammar:
    """The grammar of `NAME=FILE` or `FILE`."""
    name, equals, path = argument.rpartition("=")
    try:
        return Grammar(name if equals else Path(path).stem, Path(path).read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise argparse.ArgumentTypeError(f"cannot read {path}: {error}") from error
