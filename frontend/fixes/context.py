"""What the makers of fixes look things up in: the trees and the names of the module that was checked."""

from __future__ import annotations

import ast
from bisect import bisect_right
from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from .. import tree
from ..ast_spans import span_of
from ..ast_walk import walk
from ..blocks import Block, Module
from ..scope import Scope
from ..source import Source, Span
from ..values import ApiModule, Value

if TYPE_CHECKING:
    from ..analysis import Analysis

LIBDEVICE = "triton.language.extra.cuda.libdevice"
PORTABLE_LIBDEVICE = "triton.language.extra.libdevice"
"""The same functions for NVIDIA and AMD; the compiler maps them only where a name stands for this very module."""

Node = TypeVar("Node")


class Context:
    """One module that was checked."""

    def __init__(self, module: Module, analysis: Analysis) -> None:
        self.module = module
        self.host_tree = analysis.host_tree
        self.host = analysis.host
        self.catalogue = analysis.catalogue
        self.trees = analysis.trees
        self._blocks = sorted(module.kernels, key=lambda block: block.span.start)
        self._starts = [block.span.start for block in self._blocks]
        self._nodes: dict[int, tuple[tree.Node, ...]] = {}
        self._modules: dict[int, list[str]] = {}
        self._own_names: dict[int, frozenset[str]] = {}

    @property
    def source(self) -> Source:
        return self.module.source

    @property
    def text(self) -> str:
        return self.module.source.text

    def function_of(self, block: Block) -> tree.Function | None:
        """A kernel's tree; None if it could not be parsed at all."""
        return self.trees.get(block.def_start)

    def functions(self) -> list[tree.Function]:
        """The trees of all kernels."""
        found = [self.function_of(block) for block in self.module.kernels]
        return [function for function in found if function is not None]

    def at(self, span: Span) -> str:
        """The text of a place."""
        return self.text[span.start : span.end]

    def block_at(self, offset: int) -> Block | None:
        """The kernel that `offset` lies in."""
        position = bisect_right(self._starts, offset) - 1
        block = self._blocks[position] if position >= 0 else None
        return block if block and offset <= block.span.end else None

    def function_at(self, offset: int) -> tree.Function | None:
        """The tree of the kernel that `offset` lies in."""
        block = self.block_at(offset)
        return self.function_of(block) if block else None

    def nodes(self, function: tree.Function) -> tuple[tree.Node, ...]:
        """A kernel and every node in it, outermost first."""
        start = function.span.start
        if start not in self._nodes:
            self._nodes[start] = tuple(tree.walk(function))
        return self._nodes[start]

    def nodes_at(self, offset: int, kind: type[Node]) -> Iterator[Node]:
        """The nodes of a class in the kernel around `offset`, outermost first."""
        function = self.function_at(offset)
        for node in self.nodes(function) if function else ():
            if isinstance(node, kind):
                yield node

    def own_names(self, function: tree.Function) -> frozenset[str]:
        """The names that a kernel binds itself: parameters and everything assigned."""
        start = function.span.start
        if start not in self._own_names:
            names = {parameter.name for parameter in function.parameters}
            self._own_names[start] = frozenset(names.union(*map(_bound, self.nodes(function))))
        return self._own_names[start]

    def node(self, span: Span, kind: type[Node]) -> Node | None:
        """The innermost node of a class that covers exactly `span` of a kernel."""
        found = [node for node in self.nodes_at(span.start, kind) if getattr(node, "span", None) == span]
        return found[-1] if found else None

    def parents(self, node: tree.Node) -> Iterator[tree.Node]:
        """The nodes around a kernel's node, innermost first."""
        function = self.function_at(node.span.start)
        if function is None:
            return
        above = {id(child): parent for parent in self.nodes(function) for child in tree.children(parent)}
        current: tree.Node | None = above.get(id(node))
        while current is not None:
            yield current
            current = above.get(id(current))

    def host_nodes(self, kind: type[Node]) -> Iterator[Node]:
        """The nodes of a class in the host code."""
        for node in walk(self.host_tree) if self.host_tree else ():
            if isinstance(node, kind):
                yield node

    def host_node(self, span: Span, kind: type[Node]) -> Node | None:
        """The innermost host node of a class that covers exactly `span`."""
        found = [
            node
            for node in self.host_nodes(kind)
            if isinstance(node, ast.expr | ast.stmt) and span_of(self.source, node) == span
        ]
        return found[-1] if found else None

    def scope_at(self, offset: int) -> Scope:
        """The host names that are visible at `offset`."""
        block = self.block_at(offset)
        site = self.host.sites.get(block.def_start) if block else None
        return site.scope if site else self.host.module

    def lookup(self, name: str, offset: int) -> Value | None:
        """What a name of the host code stands for at `offset`; None where the kernel has its own of that name."""
        function = self.function_at(offset)
        if function is not None and name in self.own_names(function):
            return None
        return self.scope_at(offset).lookup(name)

    def api_path(self, dotted: str, offset: int) -> str | None:
        """The full path of `tl.math.exp` as written at `offset`; None if it does not start at a Triton module."""
        first, dot, rest = dotted.partition(".")
        value = self.lookup(first, offset)
        return value.path + dot + rest if isinstance(value, ApiModule) else None

    def spelling(self, path: str, offset: int) -> str | None:
        """The shortest way to write a Triton path with the modules imported at `offset`; None if there is none."""
        found: list[str] = []
        scope: Scope | None = self.scope_at(offset)
        while scope is not None:
            for name in self._module_names(scope):
                value = self.lookup(name, offset)
                if isinstance(value, ApiModule) and (rest := _below(value.path, path)):
                    found.append(f"{name}.{rest}")
            scope = scope.parent
        return min(found, key=len, default=None)

    def _module_names(self, scope: Scope) -> list[str]:
        """The names of a scope that stand for Triton's modules."""
        if id(scope) not in self._modules:
            names = [name for name, value in scope.names.items() if isinstance(value, ApiModule)]
            self._modules[id(scope)] = names
        return self._modules[id(scope)]


def _below(module: str, path: str) -> str | None:
    """What to write behind a name of `module` to reach `path`."""
    if module == PORTABLE_LIBDEVICE and path.startswith(f"{LIBDEVICE}."):
        module = LIBDEVICE
    return path.removeprefix(f"{module}.") if path.startswith(f"{module}.") else None


def assignments(function: tree.Function, name: str) -> list[tree.Node]:
    """The statements of a kernel that bind `name`, and its parameter."""
    parameters = [parameter for parameter in function.parameters if parameter.name == name]
    return [*parameters, *(node for node in tree.walk(function) if name in _bound(node))]


def _bound(node: tree.Node) -> set[str]:
    """The names that a statement assigns."""
    if isinstance(node, tree.Assign):
        targets = node.targets
    elif isinstance(node, tree.AugAssign | tree.AnnAssign | tree.For):
        targets = (node.target,)
    else:
        return set()
    return {part.id for target in targets for part in tree.walk(target) if isinstance(part, tree.Name)}
