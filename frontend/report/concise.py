"""One line per finding: `path:row:column: code message`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

from .places import address, source_of

if TYPE_CHECKING:
    from ..check import FileReport


def write(reports: Iterable[FileReport], out: TextIO) -> None:
    for report in reports:
        source = source_of(report)
        for each in report.diagnostics:
            place = address(report.path, source.location(each.span.start))
            out.write(f"{place}: {each.code} {' '.join(each.message.split())}\n")
