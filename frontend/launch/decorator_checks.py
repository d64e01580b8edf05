"""What the decorators of a kernel say about it: names that do not exist, options that no GPU takes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...grammar.api.catalogue import Catalogue
from ..ast_spans import span_of
from ..diagnostics import Related, Severity
from ..host import Host
from ..interpreter.session import Finding
from ..kernel import Kernel, Role
from ..source import Source
from ..values import HostClass
from .decoration import CONFIG_OPTIONS, Decoration, argument, config_symbols
from .grids import certain_parts, only_parameter
from .host.names import Names
from .host_api import path_of
from .options import RESERVED, config_severity, launch_options, option_problem
from .site import Site

PRE_HOOK_POSITION = 5
"""Of `triton.Config` and of `triton.autotune` alike."""


def check(
    kernel: Kernel,
    decoration: Decoration,
    sites: list[Site],
    source: Source,
    names: Names,
    catalogue: Catalogue,
) -> list[Finding]:
    """Look at the decorators of one kernel; `sites` are its launches."""
    if decoration.is_open or any(each.kind != "normal" for each in kernel.function.parameters):
        return []
    related = (
        Related(kernel.function.name_span, f"`{kernel.name}` is defined here"),
        *(site.call_head() for site in sites),
    )
    reader = _Reader(kernel, decoration, related, source, names, launch_options(catalogue))
    found = [*reader.configs(), *reader.autotune(bool(sites)), *reader.pruning(), *reader.heuristics()]
    return found + [each for site in sites for each in _overridden(site)]


class _Reader:
    """One kernel's decorators, with what is needed to talk about them."""

    def __init__(
        self,
        kernel: Kernel,
        decoration: Decoration,
        related: tuple[Related, ...],
        source: Source,
        names: Names,
        options: frozenset[str],
    ) -> None:
        self.kernel = kernel
        self.decoration = decoration
        self.related = related
        self.source = source
        self.scope_names = names
        self.options = options
        self.parameters = [parameter.name for parameter in kernel.function.parameters]

    def finding(
        self, code: str, node: ast.expr, message: str, note: str, severity: Severity | None = None
    ) -> Finding:
        span = span_of(self.source, node)
        return Finding(code, span, message, None, (note,), self.related, severity=severity)

    def hint(self, name: str, otherwise: str) -> str:
        from ..interpreter.expressions import near

        close = near(name, self.parameters)
        return f"did you mean `{close}`?" if close else otherwise

    def configs(self) -> Iterator[Finding]:
        """Symbols and options of the configs."""
        is_only = self.decoration.has_all_configs and len(self.decoration.configs) == 1
        for config in self.decoration.configs:
            for keyword in config.keywords:
                name = keyword.arg or ""
                if (problem := option_problem(name, keyword.value, self.scope_names)) is not None:
                    severity = config_severity(name, keyword.value, self.scope_names, is_only)
                    yield self.finding("KF815", keyword.value, *problem, severity)
        unknown: set[str] = set()
        for config in self.decoration.configs:
            for name in sorted(config_symbols(config, self.scope_names) or ()):
                if name in unknown:
                    continue
                unknown.add(name)
                yield from self.symbol(config, name)

    def symbol(self, config: ast.Call, name: str) -> Iterator[Finding]:
        """A key of a config's dict."""
        if name in CONFIG_OPTIONS:
            message = (
                f"`{name}` in the dict of a config has no effect: the config's own `{name}` goes before it"
            )
            note = f"move it out of the dict: `triton.Config({{...}}, {name}=...)`"
            yield self.finding("KF816", config, message, note, Severity.WARNING)
        elif name not in self.parameters and name not in self.options:
            message = f"the config sets `{name}`, which is no parameter of `{self.kernel.name}`"
            yield self.finding(
                "KF816", config, message, self.hint(name, "a config sets parameters of the kernel")
            )

    def autotune(self, is_launched: bool) -> Iterator[Finding]:
        """Names in `key`, `reset_to_zero` and `restore_value`."""
        call = self.decoration.autotune
        if call is None:
            return
        for node, name in _strings(argument(call, "key", 1)):
            if name not in self.parameters:
                message = f"`{name}` in `key` is no parameter of `{self.kernel.name}`: it is ignored"
                note = self.hint(name, "name the parameters whose values the best config depends on")
                yield self.finding("KF816", node, message, note, Severity.WARNING)
        if argument(call, "pre_hook", PRE_HOOK_POSITION) is not None:
            return
        for option, position in (("reset_to_zero", 3), ("restore_value", 4)):
            for node, name in _strings(argument(call, option, position)):
                if name not in self.parameters:
                    message = f"`{name}` in `{option}` is no parameter of `{self.kernel.name}`"
                    note = self.hint(name, f"`{option}` names parameters that are tensors")
                    severity = None if is_launched else Severity.WARNING
                    yield self.finding("KF816", node, message, note, severity)

    def pruning(self) -> Iterator[Finding]:
        """`top_k` in `prune_configs_by`: an int, or a share of the configs."""
        call = self.decoration.autotune
        given = None if call is None else argument(call, "prune_configs_by", 2)
        options = None if given is None else self.scope_names.resolve(given, given.lineno)
        entries = (
            {
                key.value: value
                for key, value in zip(options.keys, options.values, strict=True)
                if isinstance(key, ast.Constant)
            }
            if isinstance(options, ast.Dict)
            else {}
        )
        top_k = entries.get("top_k")
        value = None if top_k is None else self.scope_names.number(top_k, top_k.lineno)
        if top_k is None or value is None or "perf_model" not in entries:
            return
        if isinstance(value, float) and value > 1:
            message = f"`top_k` is {value}: a float is a share of the configs, at most 1.0"
            yield self.finding("KF816", top_k, message, f"for a number of configs write `{int(value)}`")
        elif value <= 0:
            message = f"`top_k` is {value}: no config is left to run"
            yield self.finding("KF816", top_k, message, "keep at least one config")

    def heuristics(self) -> Iterator[Finding]:
        """What heuristics compute, and what their functions read."""
        for call in self.decoration.heuristics:
            values = argument(call, "values", 0)
            values = None if values is None else self.scope_names.resolve(values, call.lineno)
            if not isinstance(values, ast.Dict):
                continue
            for key, function in zip(values.keys, values.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield from self.heuristic(key, key.value, function)

    def heuristic(self, key: ast.expr, name: str, function: ast.expr) -> Iterator[Finding]:
        if name not in self.parameters and name not in self.options:
            message = f"the heuristic sets `{name}`, which is no parameter of `{self.kernel.name}`"
            yield self.finding(
                "KF817", key, message, self.hint(name, "a heuristic sets parameters of the kernel")
            )
        if not isinstance(function, ast.Lambda):
            return
        mapping = only_parameter(function.args)
        known = {*self.parameters, *self.options, *RESERVED}
        for node in certain_parts(function.body):
            match node:
                case ast.Subscript(value=ast.Name(id=read), slice=ast.Constant(value=str(wanted))):
                    if read == mapping and wanted not in known:
                        message = (
                            f"the heuristic reads `{wanted}`, which is no parameter of `{self.kernel.name}`"
                        )
                        note = self.hint(wanted, "it gets what the launch passes, by name")
                        yield self.finding("KF817", node, message, note)
                        return
                case _:
                    pass


def _strings(node: ast.expr | None) -> list[tuple[ast.expr, str]]:
    """The literal strings of a list."""
    elements = node.elts if isinstance(node, ast.List | ast.Tuple) else []
    return [
        (each, each.value)
        for each in elements
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    ]


def _overridden(site: Site) -> list[Finding]:
    """A keyword that a heuristic replaces without a word."""
    return [
        site.finding(
            "KF817",
            site.span(argument.node),
            f"`{argument.name}` has no effect: `triton.heuristics` computes it",
            "leave it out, or take it out of the heuristics",
            severity=Severity.WARNING,
        )
        for argument in site.launch.arguments
        if argument.name in site.decoration.computed
    ]


def check_method(kernel: Kernel, tree: ast.Module, host: Host) -> list[Finding]:
    """`self` of a kernel inside a class is a parameter like any other: no launch passes it."""
    first = next(iter(kernel.function.parameters), None)
    if first is None or first.name != "self" or first.annotation is not None or kernel.role is not Role.ENTRY:
        return []
    if any(path_of(node, kernel.site.scope) is None for node in map(_called, kernel.site.decorators)):
        return []
    owner = _class_of(kernel, tree)
    if owner is None or not isinstance(host.module.lookup(owner.name), HostClass):
        return []
    return [
        Finding(
            "KF820",
            first.span,
            f"`self` is an ordinary parameter of the kernel `{kernel.name}`: a launch does not pass it",
            None,
            ("leave `self` out, and put `@staticmethod` above `@triton.jit`",),
        )
    ]


def _called(node: ast.expr) -> ast.expr:
    return node.func if isinstance(node, ast.Call) else node


def _class_of(kernel: Kernel, tree: ast.Module) -> ast.ClassDef | None:
    decorators = kernel.site.decorators
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            for statement in node.body:
                if isinstance(statement, ast.FunctionDef) and tuple(statement.decorator_list) == decorators:
                    return node if decorators else None
    return None
