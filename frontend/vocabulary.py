"""Triton's names as values: the catalogue of one version, asked by full path."""

from __future__ import annotations

from ..grammar.api.catalogue import Catalogue
from ..grammar.api.entry import Entry, Kind
from ..grammar.record import record
from .values import UNKNOWN, Api, ApiModule, Dtype, Known, Value

GUESSED = (Kind.DYNAMIC, Kind.EXTERNAL)


@record
class Missing:
    """The version has no such name."""

    path: str


def is_triton(module: str) -> bool:
    """Is this Triton's own module path?"""
    return module == "triton" or module.startswith("triton.")


def lookup(catalogue: Catalogue, path: str) -> Value | Missing:
    """What the full name `path` stands for in a kernel or in host code."""
    if catalogue.is_module(path):
        return ApiModule(path)
    entry = catalogue.find(path)
    if entry is None:
        return Missing(path)
    return entry_value(path, entry)


def entry_value(path: str, entry: Entry) -> Value:
    """The value that a catalogue entry names."""
    if entry.kind in GUESSED:
        return UNKNOWN
    if entry.kind is Kind.MODULE:
        return ApiModule(entry.definition)
    if entry.kind is Kind.DTYPE:
        return Known(Dtype(path.rpartition(".")[2]))
    if entry.kind is Kind.VALUE:
        return UNKNOWN
    return Api(path, entry)
