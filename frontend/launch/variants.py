"""The ways in which a kernel is compiled: one for each launch, and for each config that tunes it."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from math import prod

from ...grammar.record import record, replace
from ..ast_spans import span_of
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import Kernel, Passed
from ..source import Source
from ..values import Known, Value
from .decoration import Decoration, argument
from .host.contexts import in_contexts
from .host.evaluation import constant
from .host.names import Names
from .passing import passed
from .site import Site

MAX_LAUNCHES = 6
"""Launches with other arguments, and calls that lead to them, that a kernel is walked for."""


@record
class Variant:
    """A kernel with what it is compiled for, and the launch that does so; `is_tuned` if a config is tried."""

    kernel: Kernel
    launch: Related | None
    is_tuned: bool = False


def variants(
    kernel: Kernel, sites: Sequence[Site], decoration: Decoration, names: Names, source: Source
) -> tuple[tuple[Variant, ...], list[Finding]]:
    """The distinct variants, and what the launches cannot pass; `names` are those where the kernel is defined."""
    found: list[Variant] = []
    refused: list[Finding] = []
    for site in sites:
        for launch in (site.launch, *in_contexts(site.launch)):
            values, findings = passed(replace(site, launch=launch))
            refused += findings
            found.append(Variant(replace(kernel, passed=values), site.call_head()))
    launched = _distinct(found)[:MAX_LAUNCHES] or [Variant(kernel, None)]
    configs = tuned_values(decoration, names, source)
    if not configs:
        return tuple(launched), refused
    return tuple(_with_config(each, config) for each in launched for config in configs), refused


def _with_config(variant: Variant, config: dict[str, Passed]) -> Variant:
    kernel = variant.kernel
    return Variant(replace(kernel, passed={**kernel.passed, **config}), variant.launch, is_tuned=True)


def _distinct(found: Iterable[Variant]) -> list[Variant]:
    by_values = {
        tuple(sorted((name, repr(passed.value)) for name, passed in each.kernel.passed.items())): each
        for each in found
    }
    return list(by_values.values())


def tuned_values(decoration: Decoration, names: Names, source: Source) -> list[dict[str, Passed]]:
    """The symbols of the configs that say most; none where pruning or other decorators may drop or change them.

    The autotuner compiles every config, and an error of the compiler in any of them ends the launch.
    """
    call = decoration.autotune
    if decoration.is_open or call is None or argument(call, "prune_configs_by", 2) is not None:
        return []
    found = [_config_values(config, names, source) for config in decoration.configs]
    by_size = sorted((each for each in found if each), key=_size)
    if not by_size:
        return []
    odd = [each for each in found if any(is_odd_size(passed.value) for passed in each.values())]
    chosen = [found[0], by_size[0], by_size[-1], *odd[:1]]
    return list(
        {repr([(name, passed.value) for name, passed in each.items()]): each for each in chosen}.values()
    )


def is_odd_size(value: Value) -> bool:
    """A number that cannot be the size of a block: no power of two."""
    size = value.value if isinstance(value, Known) else None
    return isinstance(size, int) and not isinstance(size, bool) and (size <= 0 or bool(size & (size - 1)))


def _config_values(config: ast.Call, names: Names, source: Source) -> dict[str, Passed]:
    symbols = argument(config, "kwargs", 0)
    node = None if symbols is None else names.resolve(symbols, config.lineno)
    if not isinstance(node, ast.Dict):
        return {}
    found: dict[str, Passed] = {}
    for key, value in zip(node.keys, node.values, strict=True):
        known = constant(value, names, config.lineno)
        if isinstance(key, ast.Constant) and isinstance(key.value, str) and known is not None:
            text = ast.unparse(value)
            found[key.value] = Passed(known, span_of(source, value), text, "a constant", False)
    return found


def _size(config: dict[str, Passed]) -> int:
    sizes = [passed.value.value for passed in config.values() if isinstance(passed.value, Known)]
    return prod(size for size in sizes if isinstance(size, int) and size > 0)
