"""Follow Python's import of a package by reading it: which module ends up with which names, bound to what.

Nothing is imported or run. Module bodies are executed for their bindings only: imports in every form, functions,
classes, assignments; both arms of a condition count, except where `is_false_on_import`. Where that is not enough to say
that a name is absent, the module or class is marked open.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field

from . import definitions
from .symbols import Class, Dynamic, External, Function, Module, Symbol, Value

ROOT = "triton"
NAMESPACE_WRITERS = frozenset({"globals", "setattr", "exec", "vars"})
"""A module that calls one of these in its body may give itself names that reading does not show."""
FINDS_SUBPACKAGES = "iter_modules"
IMPORTS_BY_NAME = "import_module"


@dataclass(slots=True)
class Importer:
    """Modules of one wheel, imported on demand. `sources` maps a module's path to (text, is_package)."""

    sources: Mapping[str, tuple[str, bool]]
    modules: dict[str, Module] = field(default_factory=dict)

    def load(self, path: str) -> Module | None:
        """The module, after its parents and its own body; None where the wheel has no such source."""
        if path in self.modules:
            return self.modules[path]
        parent_path, _, name = path.rpartition(".")
        parent = self.load(parent_path) if parent_path else None
        if path in self.modules:
            return self.modules[path]
        if path not in self.sources:
            return None
        text, is_package = self.sources[path]
        tree = ast.parse(text)
        module = Module(path, tree, is_package, doc=definitions.first_line(ast.get_docstring(tree)))
        self.modules[path] = module
        Body(self, module).run(tree.body)
        if parent is not None:
            parent.names[name] = module
        return module

    def child(self, module: Module, name: str) -> Symbol:
        """What `from module import name` binds."""
        if name not in module.names:
            loaded = self.load(f"{module.path}.{name}")
            if loaded is not None:
                return loaded
        return module.names.get(name, Dynamic(f"{module.path}.{name}"))

    def resolve(self, path: str) -> Symbol:
        """What `path` stands for after `import path`: a module of the wheel, or something outside it."""
        if path.partition(".")[0] != ROOT:
            return External(path)
        return self.load(path) or Dynamic(path)


@dataclass(slots=True)
class Body:
    """Runs the body of one module for its bindings."""

    importer: Importer
    module: Module

    def run(self, statements: list[ast.stmt]) -> None:
        for statement in statements:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        names = self.module.names
        match node:
            case ast.Import():
                self.run_import(node)
            case ast.ImportFrom():
                self.run_import_from(node)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.run_function(node)
            case ast.ClassDef():
                names[node.name] = definitions.define_class(node, self.module, self.lookup)
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    self.assign(target, value)
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                self.assign(target, value)
            case ast.AugAssign(target=ast.Name(id=name)) if name not in names:
                names[name] = Value(f"{self.module.path}.{name}", "value")
            case ast.Delete(targets=targets):
                for target in targets:
                    if isinstance(target, ast.Name):
                        names.pop(target.id, None)
            case ast.Expr(value=ast.Call() as call):
                self.run_call(call)
            case _:
                self.run_compound(node)

    def run_compound(self, node: ast.stmt) -> None:
        match node:
            case ast.If(test=test, body=body, orelse=orelse):
                if not definitions.is_false_on_import(test):
                    self.run(body)
                self.run(orelse)
            case ast.Try():
                self.run(node.body)
                for handler in node.handlers:
                    self.run_handler(handler)
                self.run(node.orelse + node.finalbody)
            case ast.For(target=target) | ast.AsyncFor(target=target):
                self.bind_targets(target)
                self.note_dynamic(node)
                self.run(node.body + node.orelse)
            case ast.While() | ast.With():
                self.run(node.body)
            case _:
                pass

    def run_handler(self, handler: ast.ExceptHandler) -> None:
        """A name bound both in `try` and in `except` keeps what `try` gave it."""
        before = dict(self.module.names)
        self.run(handler.body)
        self.module.names.update(before)

    def bind_targets(self, target: ast.expr) -> None:
        for node in ast.walk(target):
            if isinstance(node, ast.Name):
                self.module.names[node.id] = Value(f"{self.module.path}.{node.id}", "value")

    def note_dynamic(self, node: ast.AST) -> None:
        for call in ast.walk(node):
            if not isinstance(call, ast.Call):
                continue
            name = definitions.last_name(call.func)
            if name in NAMESPACE_WRITERS:
                self.module.is_open = True
            if name == FINDS_SUBPACKAGES:
                self.load_below(packages_only=True)
            called = self.lookup(call.func)
            if isinstance(called, Function) and calls(called.body, IMPORTS_BY_NAME):
                self.load_below(packages_only=False)

    def load_below(self, packages_only: bool) -> None:
        """Load the packages directly in this one, as it does itself, with or without all that they contain."""
        self.module.takes_plugins = True
        prefix = self.module.path + "."
        for path, (_, is_package) in sorted(self.importer.sources.items()):
            depth = path[len(prefix) :].count(".")
            if path.startswith(prefix) and (
                is_package and not depth if packages_only else is_package or depth
            ):
                self.importer.load(path)

    def run_import(self, node: ast.Import) -> None:
        for alias in node.names:
            symbol = self.importer.resolve(alias.name)
            if alias.asname:
                self.module.names[alias.asname] = symbol
            else:
                top = alias.name.partition(".")[0]
                self.module.names[top] = self.importer.resolve(top)

    def run_import_from(self, node: ast.ImportFrom) -> None:
        path = self.absolute(node)
        source = self.importer.resolve(path)
        for alias in node.names:
            if alias.name == "*":
                self.star_import(source)
                continue
            if isinstance(source, Module):
                symbol = self.importer.child(source, alias.name)
            elif isinstance(source, Dynamic):
                symbol = Dynamic(f"{path}.{alias.name}")
            else:
                symbol = External(f"{path}.{alias.name}")
            self.module.names[alias.asname or alias.name] = symbol

    def absolute(self, node: ast.ImportFrom) -> str:
        if not node.level:
            return node.module or ""
        parts = self.module.path.split(".")
        keep = len(parts) - node.level + (1 if self.module.is_package else 0)
        return ".".join(parts[:keep] + ([node.module] if node.module else []))

    def star_import(self, source: Symbol) -> None:
        if not isinstance(source, Module):
            self.module.is_open = True
            return
        listed = definitions.exported_names(source)
        for name in listed if listed is not None else [n for n in source.names if not n.startswith("_")]:
            self.module.names[name] = self.importer.child(source, name)

    def run_function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name == "__getattr__":
            self.module.is_open = True
        function = definitions.define_function(node, self.module.path, self.lookup)
        if function is None:
            return
        self.module.names[node.name] = function
        for inner in ast.walk(node):
            if isinstance(inner, ast.Global):
                for name in inner.names:
                    self.module.names.setdefault(name, Dynamic(f"{self.module.path}.{name}"))

    def run_call(self, call: ast.Call) -> None:
        self.note_dynamic(call)

    def assign(self, target: ast.expr, value: ast.expr) -> None:
        path = self.module.path
        match target:
            case ast.Name(id=name):
                self.note_dynamic(value)
                self.module.names[name] = definitions.define_value(f"{path}.{name}", value, self.lookup)
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                values = (
                    value.elts if isinstance(value, ast.Tuple) and len(value.elts) == len(elements) else None
                )
                for i, element in enumerate(elements):
                    if values is not None:
                        self.assign(element, values[i])
                    else:
                        self.bind_targets(element)
            case ast.Attribute(value=owner, attr=name):
                self.assign_attribute(self.lookup(owner), name, value)
            case ast.Subscript(value=ast.Call(func=ast.Name(id="globals"))):
                self.module.is_open = True
            case _:
                pass

    def assign_attribute(self, owner: Symbol | None, name: str, value: ast.expr) -> None:
        if isinstance(owner, Function) and name == "__doc__":
            owner.doc = owner.doc or definitions.first_line(definitions.text_of(value))
        elif isinstance(owner, Function) and name == "__triton_builtin__":
            owner.kind, owner.flags = "builtin", ("host",)
        elif isinstance(owner, Class):
            owner.members[name] = definitions.class_value(f"{owner.path}.{name}", value, self.lookup)

    def lookup(self, node: ast.expr) -> Symbol | None:
        """What an expression made of names and dots stands for; None where it is something else."""
        match node:
            case ast.Name(id=name):
                return self.module.names.get(name)
            case ast.Attribute(value=owner, attr=name):
                symbol = self.lookup(owner)
                if isinstance(symbol, Module):
                    return symbol.names.get(name)
                if isinstance(symbol, Class):
                    return symbol.members.get(name)
                if isinstance(symbol, External):
                    return External(f"{symbol.path}.{name}")
                if isinstance(symbol, Dynamic):
                    return Dynamic(f"{symbol.path}.{name}")
        return None


def calls(body: list[ast.stmt], name: str) -> bool:
    """Whether the statements contain a call of something whose last name is `name`."""
    every = (node for statement in body for node in ast.walk(statement))
    return any(isinstance(node, ast.Call) and definitions.last_name(node.func) == name for node in every)
