"""Which rule's findings are fixed by what."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

from ...grammar.record import replace
from ..blocks import Module
from ..diagnostics import Diagnostic, Fix
from . import declarations, expressions, launches, names
from .context import Context

if TYPE_CHECKING:
    from ..analysis import Analysis

Maker: TypeAlias = "Callable[[Context, Diagnostic], Fix | None]"
"""Turns a finding into edits, where they are certain; None where they are not."""

MAKERS: dict[str, Maker] = {
    "KF003": expressions.missing_colon,
    "KF111": expressions.chained,
    "KF112": expressions.matrix_product,
    "KF119": declarations.local,
    "KF120": expressions.unused_result,
    "KF201": names.renamed,
    "KF202": names.builtin,
    "KF203": declarations.global_constant,
    "KF204": names.function,
    "KF207": names.dtype,
    "KF210": declarations.missing_import,
    "KF212": names.renamed,
    "KF213": names.function,
    "KF301": names.keyword,
    "KF303": names.option,
    "KF306": expressions.elementwise,
    "KF307": expressions.swapped_store,
    "KF401": declarations.parameter,
    "KF402": declarations.parameter,
    "KF404": declarations.parameter,
    "KF405": expressions.one_element_shape,
    "KF406": declarations.parameter,
    "KF409": declarations.parameter,
    "KF411": declarations.local,
    "KF516": expressions.power,
    "KF602": expressions.float_number,
    "KF603": expressions.float_number,
    "KF609": expressions.bare_return,
    "KF805": names.host_cdiv,
    "KF807": launches.grid_tuple,
    "KF809": launches.tensor_itself,
    "KF811": launches.method_call,
}


def with_fixes(module: Module, analysis: Analysis, found: list[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics of a module, with a fix for each that one is known for and that has none yet."""
    context = Context(module, analysis)
    return [_with_fix(context, each) for each in found]


def _with_fix(context: Context, found: Diagnostic) -> Diagnostic:
    maker = MAKERS.get(found.code)
    fix = maker(context, found) if maker and found.fix is None else None
    return replace(found, fix=fix) if fix else found
