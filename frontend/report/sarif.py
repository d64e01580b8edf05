"""SARIF 2.1.0, for code scanning services and editors.

Specification: https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
"""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TextIO
from urllib.parse import quote

from ..diagnostics import Diagnostic, Fix, Severity
from ..rules.checker import INTERNAL_ERROR
from ..rules.registry import rule, url
from ..source import Source, Span
from .places import source_of, trimmed

if TYPE_CHECKING:
    from ..check import FileReport

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}


def write(reports: Iterable[FileReport], out: TextIO) -> None:
    results = [result for report in reports for result in _results(report)]
    codes = sorted({result["ruleId"] for result in results})
    for result in results:
        result["ruleIndex"] = codes.index(result["ruleId"])
    json.dump({"$schema": SCHEMA, "version": "2.1.0", "runs": [_run(codes, results)]}, out, indent=1)
    out.write("\n")


def _run(codes: list[str], results: list[dict[str, Any]]) -> dict[str, Any]:
    from importlib.metadata import version

    driver = {
        "name": "kfcheck",
        "version": version("kernelforge-triton"),
        "rules": [_rule(code) for code in codes],
    }
    return {
        "tool": {"driver": driver},
        "columnKind": "utf16CodeUnits",
        "invocations": [{"executionSuccessful": INTERNAL_ERROR.code not in codes}],
        "results": results,
    }


def _rule(code: str) -> dict[str, Any]:
    found = rule(code)
    text = f"{found.summary}\n\n{found.explanation.strip()}"
    description = {
        "id": code,
        "name": found.name,
        "shortDescription": {"text": found.summary},
        "fullDescription": {"text": found.explanation.strip()},
        "help": {"text": text, "markdown": text},
        "defaultConfiguration": {"level": _LEVELS[found.severity]},
    }
    return description | ({"helpUri": url(code)} if "://" in url(code) else {})


def _results(report: FileReport) -> Iterable[dict[str, Any]]:
    source, artifact = source_of(report), {"uri": _uri(report.path)}
    seen: Counter[tuple[str, ...]] = Counter()
    for diagnostic in report.diagnostics:
        line = source.line(source.row(diagnostic.span.start)).strip()
        identity = (diagnostic.code, diagnostic.kernel or "", line)
        seen[identity] += 1
        yield _result(source, artifact, diagnostic, _fingerprint(*identity, str(seen[identity])))


def _result(
    source: Source, artifact: dict[str, str], diagnostic: Diagnostic, fingerprint: str
) -> dict[str, Any]:
    message = "\n".join((diagnostic.message, *diagnostic.notes))
    location: dict[str, Any] = {"physicalLocation": _physical(source, artifact, diagnostic.span)}
    if diagnostic.kernel is not None:
        location["logicalLocations"] = [{"name": diagnostic.kernel, "kind": "function"}]
    result: dict[str, Any] = {
        "ruleId": diagnostic.code,
        "level": _LEVELS[diagnostic.severity],
        "message": {"text": message},
        "locations": [location],
        "partialFingerprints": {"kfcheck/v1": fingerprint},
    }
    if diagnostic.related:
        result["relatedLocations"] = [
            {
                "id": number,
                "physicalLocation": _physical(source, artifact, each.span),
                "message": {"text": each.message},
            }
            for number, each in enumerate(diagnostic.related)
        ]
    if diagnostic.fix is not None:
        result["fixes"] = [_fix(source, artifact, diagnostic.fix)]
    cell = source.location(diagnostic.span.start).cell
    return result if cell is None else result | {"properties": {"cell": cell}}


def _fix(source: Source, artifact: dict[str, str], fix: Fix) -> dict[str, Any]:
    replacements = [
        {"deletedRegion": _region(source, edit.span), "insertedContent": {"text": edit.replacement}}
        for edit in fix.edits
    ]
    changes = [{"artifactLocation": artifact, "replacements": replacements}]
    return {"description": {"text": fix.description}, "artifactChanges": changes}


def _physical(source: Source, artifact: dict[str, str], span: Span) -> dict[str, Any]:
    return {"artifactLocation": artifact, "region": _region(source, trimmed(source, span))}


def _region(source: Source, span: Span) -> dict[str, int]:
    (start_line, start_column), (end_line, end_column) = (_place(source, offset) for offset in span)
    return {
        "startLine": start_line,
        "startColumn": start_column,
        "endLine": end_line,
        "endColumn": end_column,
    }


def _place(source: Source, offset: int) -> tuple[int, int]:
    """Row, and column in UTF-16 code units, both from 1."""
    location = source.location(offset)
    before = source.text[source.line_starts[source.row(offset) - 1] : offset]
    return location.row, location.column + sum(ord(char) > 0xFFFF for char in before)


def _uri(path: str) -> str:
    """A URI reference: relative for a relative path, so that services find the file in the repository."""
    slashed = path.replace(os.sep, "/")
    if os.path.isabs(path):
        return "file://" + quote("/" + slashed.lstrip("/"))
    return quote(os.path.normpath(slashed).replace(os.sep, "/"))


def _fingerprint(*parts: str) -> str:
    """What stays the same when lines above the finding are added or removed."""
    return hashlib.sha256("\0".join(parts).encode("utf-8", "surrogatepass")).hexdigest()[:32]
