"""A launch together with the kernel that it launches."""

from __future__ import annotations

import ast

from ...grammar.record import record, replace
from ..ast_spans import span_of, start_of
from ..diagnostics import Related, Severity
from ..interpreter.session import Finding
from ..kernel import Kernel
from ..source import Source, Span
from ..tree import Parameter
from .decoration import Decoration, read_decorators
from .host.evaluation import kind_at
from .host.names import Names
from .sites import Argument, Launch


@record
class Site:
    """A launch and the kernel that it launches, with what is needed to talk about them."""

    launch: Launch
    kernel: Kernel
    decoration: Decoration
    source: Source
    module_names: Names

    @property
    def names(self) -> list[str]:
        """The kernel's parameters in order."""
        return [parameter.name for parameter in self.kernel.function.parameters]

    @property
    def is_plain(self) -> bool:
        """The kernel has ordinary parameters only, and no decorator but Triton's own."""
        parameters = self.kernel.function.parameters
        return not self.decoration.is_open and all(each.kind == "normal" for each in parameters)

    def pairs(self) -> list[tuple[Parameter, Argument]]:
        """What is passed for which parameter, as far as that can be seen."""
        parameters = self.kernel.function.parameters
        by_name = {parameter.name: parameter for parameter in parameters}
        positional = [each for each in self.launch.arguments if each.name is None]
        found = list(zip(parameters, positional, strict=False))
        return found + [
            (by_name[each.name], each) for each in self.launch.arguments if each.name in by_name and each.name
        ]

    def span(self, node: ast.expr | ast.keyword) -> Span:
        """The place of a host expression."""
        return span_of(self.source, node)

    def call_head(self) -> Related:
        """The line on which the launch begins: Python names it when the launch fails."""
        start = start_of(self.source, self.launch.node)
        return Related(Span(start, self.span(self.launch.grid).end), f"`{self.kernel.name}` is launched here")

    def finding(
        self, code: str, span: Span, message: str, *notes: str, severity: Severity | None = None
    ) -> Finding:
        """A finding in the host code, tied to the kernel's definition and to the launch."""
        name = self.kernel.function.name_span
        related = [Related(name, f"`{self.kernel.name}` is defined here")]
        if self.source.row(span.start) != self.launch.line:
            related.append(self.call_head())
        return Finding(code, span, message, None, notes, tuple(related), severity=severity)


def make_site(launch: Launch, kernel: Kernel, source: Source, module_names: Names) -> Site:
    """Tie a launch to its kernel; what is passed for a pointer is a tensor, whatever else is known of it."""
    decoration = read_decorators(kernel.site.decorators, module_names, kernel.site.scope)
    for parameter, argument in Site(launch, kernel, decoration, source, module_names).pairs():
        if parameter.name in kernel.pointers and isinstance(argument.node, ast.Name):
            launch.names.is_tensor(argument.node.id)
    arguments = tuple(
        Argument(a.name, a.node, kind_at(a.node, launch.names, launch.line)) for a in launch.arguments
    )
    return Site(replace(launch, arguments=arguments), kernel, decoration, source, module_names)
