"""What the names in a kernel stand for, as far as its keywords and spelling depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ...grammar.api.catalogue import Catalogue, load
from ...grammar.api.entry import Entry, Kind
from .. import tree
from ..blocks import Block, Module
from ..host import Host, read_host
from ..host_syntax import parse_host
from ..scope import Scope
from ..values import Api, ApiModule, Dtype, Known


@dataclass(frozen=True, slots=True)
class ModuleNames:
    """The host code of a module, and the Triton version that it is read for."""

    host: Host
    catalogue: Catalogue

    def of_kernel(self, block: Block, function: tree.Function) -> KernelNames:
        """The names that one kernel sees."""
        site = self.host.sites.get(block.def_start)
        scope = site.scope if site else self.host.module
        return KernelNames(scope, self.catalogue, frozenset(_bound(function)))


@dataclass(frozen=True, slots=True)
class KernelNames:
    """The names that one kernel sees: those of the host code, less its `own`."""

    scope: Scope
    catalogue: Catalogue
    own: frozenset[str]

    def path(self, node: tree.Expr) -> str | None:
        """The full path of a name of Triton's, such as `triton.language.load` for `tl.load`."""
        if isinstance(node, tree.Attribute):
            owner = self.path(node.value)
            return f"{owner}.{node.attr}" if owner else None
        if not isinstance(node, tree.Name) or node.id in self.own:
            return None
        match self.scope.lookup(node.id):
            case ApiModule(path=path) | Api(path=path):
                return path
            case Known(value=Dtype(name=name)):
                return f"triton.language.{name}"
            case None if node.id in ("tl", "triton"):
                return "triton" if node.id == "triton" else "triton.language"
            case _:
                return None

    def function(self, node: tree.Expr) -> Entry | None:
        """What a call of `node` calls: a function of Triton's, or a method of its tensors."""
        path = self.path(node)
        if path is not None:
            return self.catalogue.find(path)
        if not isinstance(node, tree.Attribute):
            return None
        method = self.catalogue.method(node.attr)
        return method if method and method.kind in (Kind.BUILTIN, Kind.JIT, Kind.FUNCTION) else None


def read_names(module: Module, version: str) -> ModuleNames:
    """Read the host code of `module` for a Triton version that the catalogue has."""
    catalogue = load(version)
    host = parse_host(module.source, module.host_text)
    return ModuleNames(read_host(host.tree, module.source, module.rows(), catalogue), catalogue)


def _bound(function: tree.Function) -> Iterator[str]:
    """The names that a kernel binds: its parameters, and everything that it assigns."""
    yield from (parameter.name for parameter in function.parameters)
    for node in tree.walk(function):
        for target in _targets(node):
            yield from _names(target)


def _targets(node: tree.Node) -> tuple[tree.Expr, ...]:
    match node:
        case tree.Assign(targets=targets):
            return targets
        case tree.AugAssign(target=target) | tree.AnnAssign(target=target):
            return (target,)
        case tree.For(target=target) | tree.Clause(target=target):
            return (target,)
        case tree.WithItem(target=target) if target is not None:
            return (target,)
        case _:
            return ()


def _names(target: tree.Expr) -> Iterator[str]:
    """The names that an assignment to `target` binds: not `x` in `x[0] = 1`."""
    if isinstance(target, tree.Name):
        yield target.id
    elif isinstance(target, tree.Tuple | tree.List):
        for element in target.elements:
            yield from _names(element)
    elif isinstance(target, tree.Starred):
        yield from _names(target.value)
