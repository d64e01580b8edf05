"""What the host code around the kernels defines, imports and launches.

Reads the standard `ast` of the host text (kernels are stubs there) into scopes: every name that a kernel can
see, as a value. Whatever is not certain is UNKNOWN.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ..grammar.api.catalogue import Catalogue
from ..grammar.record import record, replace
from .ast_spans import span_of, start_of
from .ast_walk import children, walk
from .host_names import bound_in_several, last_name, stored_names, target_names, words_in
from .scope import Scope
from .source import Source, Span
from .values import (
    UNKNOWN,
    Api,
    ApiModule,
    HostClass,
    HostFunction,
    HostModule,
    HostValue,
    Jit,
    Known,
    Symbol,
    Value,
    join,
)
from .vocabulary import Missing, is_triton, lookup

GUARD_WORDS = ("version", "hasattr", "is_hip", "hip", "rocm", "xpu", "npu", "amd", "backend", "platform")
REEXPORTED = {"tl": "triton.language", "triton": "triton"}
"""Names that other modules pass on: `from mypackage.compat import triton, tl`."""
PLAIN_CALLS = frozenset({"int", "float", "str", "bool", "len", "list", "dict", "set", "round"})
"""Builtins whose results are plain Python objects."""
PLAIN_LIBRARIES = frozenset({"math", "random", "time"})
"""Modules whose functions give plain Python objects."""
TORCH_OBJECTS = frozenset({"device", "tensor", "ones", "zeros", "empty", "full", "rand", "randn", "arange"})
"""Functions of torch that make tensors and devices."""
HOST_HELPERS = ("cdiv", "next_power_of_2")
HOST_ONLY_DTYPES = ("float", "bfloat", "int", "uint", "complex", "bool", "half", "double", "long", "short")


@record
class Site:
    """Where a kernel stands in the host code.

    `guarded` kernels are defined only under a condition on the Triton version or the platform.
    `decorators` are its decorators as host expressions.
    """

    scope: Scope
    guarded: bool
    decorators: tuple[ast.expr, ...] = ()


@record
class MissingImport:
    """`from module import name`, where the Triton version has no such name."""

    path: str
    span: Span


@dataclass(slots=True)
class Host:
    """The host code's contribution: scopes, sites by a kernel's `def` offset, launches, broken imports."""

    module: Scope
    sites: dict[int, Site] = field(default_factory=dict)
    launched: set[str] = field(default_factory=set)
    missing_imports: list[MissingImport] = field(default_factory=list)
    imports_anything: bool = False


def read_host(tree: ast.Module | None, source: Source, kernels: dict[int, str], catalogue: Catalogue) -> Host:
    """Read the host code. `kernels` maps the row of a kernel's `def` to its name."""
    host = Host(Scope(is_open=tree is None))
    if tree is None:
        return host
    reader = _Reader(source, kernels, catalogue, host)
    try:
        reader.block(tree.body, host.module, _Place(certain=True, guarded=False, import_guarded=False))
    except RecursionError:  # nested so deep that the names it binds are not all seen
        host.module.is_open = True
    for node in walk(tree):
        if isinstance(node, ast.Global):
            for name in node.names:
                host.module.forget(name)
        elif isinstance(node, ast.Name) and node.id in ("exec", "globals", "vars"):
            host.module.is_open = True
        elif name := _subscripted_name(node):
            host.launched.add(name)
        elif (name := _captured_name(node)) and name not in host.module.names:
            host.module.forget(name)
    return host


def _captured_name(node: ast.AST) -> str | None:
    """A name that an expression or a pattern binds, of whatever scope: `n := 3`, `case [n]`, `case {**n}`."""
    match node:
        case ast.NamedExpr(target=ast.Name(id=name)) | ast.MatchAs(name=name) | ast.MatchStar(name=name):
            return name
        case ast.MatchMapping(rest=name):
            return name
        case _:
            return None


def _subscripted_name(node: ast.AST) -> str | None:
    """`kernel` in `kernel[grid]`, `module.kernel[grid]`, `wrap(kernel)[grid]`, `kernel.run(` or `.warmup(`."""
    if isinstance(node, ast.Subscript) or (
        isinstance(node, ast.Attribute) and node.attr in ("run", "warmup")
    ):
        value = node.value
    else:
        return None
    while isinstance(value, ast.Call) and value.args:
        value = value.args[0]
    if isinstance(value, ast.Name):
        return value.id
    return value.attr if isinstance(value, ast.Attribute) else None


@record
class _Place:
    """What is certain at a point of the host code: that it runs, and that a failing import is not handled.

    `alternatives` are names that other branches of the `if` bind too: the module is ready to go without these.
    """

    certain: bool
    guarded: bool
    import_guarded: bool
    alternatives: frozenset[str] = frozenset()

    def guards(self, name: str) -> bool:
        """Is what is bound to the name here only for some versions or platforms?"""
        return self.guarded or name in self.alternatives


@dataclass(slots=True)
class _Reader:
    source: Source
    kernels: dict[int, str]
    catalogue: Catalogue
    host: Host
    guards: set[str] = field(default_factory=set)

    def span(self, node: ast.stmt | ast.expr | ast.alias) -> Span:
        return span_of(self.source, node)

    def block(self, body: Sequence[ast.stmt], scope: Scope, place: _Place) -> None:
        for statement in body:
            self.statement(statement, scope, place)

    def statement(self, node: ast.stmt, scope: Scope, place: _Place) -> None:
        match node:
            case ast.Import():
                self.import_modules(node, scope, place)
            case ast.ImportFrom():
                self.import_names(node, scope, place)
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.function(node, scope, place)
            case ast.ClassDef():
                self.class_(node, scope, place)
            case ast.Assign():
                value = self.value(node.value, scope)
                self.note_missing_attribute(node.value, scope, place)
                for target in node.targets:
                    self.assign(target, value, scope, place)
                    self.note_guard(target, node.value)
            case ast.AnnAssign() if node.value is not None:
                self.assign(node.target, self.annotated(node, scope), scope, place)
            case ast.AnnAssign() if isinstance(node.target, ast.Name):
                scope.bind(node.target.id, UNKNOWN, place.certain)
            case ast.AugAssign():
                self.assign(node.target, UNKNOWN, scope, place)
            case ast.If():
                self.if_(node, scope, place)
            case ast.Try():
                self.try_(node, scope, place)
            case _:
                self.other(node, scope, replace(place, certain=False))

    def other(self, node: ast.stmt, scope: Scope, place: _Place) -> None:
        """Loops, `with`, `match`, ...: their bodies may run; every name they store may be anything."""
        for child in children(node):
            if isinstance(child, ast.stmt):
                self.statement(child, scope, place)
            elif isinstance(child, ast.ExceptHandler | ast.match_case):
                self.block(child.body, scope, place)
        for name in stored_names(node):
            if name not in scope.names:
                scope.forget(name)
        if isinstance(node, ast.For | ast.AsyncFor):
            for name in target_names(node.target):
                scope.forget(name)

    def if_(self, node: ast.If, scope: Scope, place: _Place) -> None:
        """Each `elif` is nested one level deeper, and there may be thousands: they are taken in a loop."""
        branch = replace(place, certain=False, alternatives=place.alternatives | bound_in_several(node))
        rest: Sequence[ast.stmt] = [node]
        while len(rest) == 1 and isinstance(clause := rest[0], ast.If):
            branch = replace(branch, guarded=branch.guarded or self.is_guard(clause.test))
            self.block(clause.body, scope, branch)
            rest = clause.orelse
        self.block(rest, scope, branch)

    def try_(self, node: ast.Try, scope: Scope, place: _Place) -> None:
        body = replace(place, certain=False, import_guarded=True) if node.handlers else place
        self.block(node.body, scope, body)
        for handler in node.handlers:
            if handler.name:
                scope.forget(handler.name)
            self.block(handler.body, scope, replace(body, guarded=True))
        self.block(node.orelse, scope, body)
        self.block(node.finalbody, scope, place)

    def is_guard(self, test: ast.expr) -> bool:
        """Does the condition ask for a Triton version, a platform or the presence of a name?"""
        words = set(words_in(test))
        return bool(words & self.guards) or any(
            guard in word.lower() for word in words for guard in GUARD_WORDS
        )

    def note_guard(self, target: ast.expr, value: ast.expr) -> None:
        """`NEW_API = version >= "3.2"` makes `NEW_API` a guard."""
        if isinstance(target, ast.Name) and not isinstance(value, ast.Constant) and self.is_guard(value):
            self.guards.add(target.id)

    def import_modules(self, node: ast.Import, scope: Scope, place: _Place) -> None:
        self.host.imports_anything = True
        for alias in node.names:
            path = alias.name if alias.asname else alias.name.partition(".")[0]
            scope.bind(alias.asname or path, self.module_value(path, alias, place), place.certain)

    def module_value(self, path: str, alias: ast.alias, place: _Place) -> Value:
        if not is_triton(path):
            return HostModule(path)
        if self.catalogue.is_module(path):
            return ApiModule(path)
        self.note_missing(path, alias, place)
        return UNKNOWN

    def note_missing(self, path: str, alias: ast.alias, place: _Place) -> None:
        """An import that fails, unless the host code is ready for that."""
        parts = path.split(".")
        prefixes = [".".join(parts[:length]) for length in range(2, len(parts) + 1)]
        missing = next((prefix for prefix in prefixes if self.catalogue.find(prefix) is None), None)
        is_private = "._" in path  # the compiled extension and what surrounds it
        is_ready = place.import_guarded or place.guards(alias.asname or alias.name)
        if missing is not None and not (is_ready or is_private):
            self.host.missing_imports.append(MissingImport(missing, self.span(alias)))

    def import_names(self, node: ast.ImportFrom, scope: Scope, place: _Place) -> None:
        self.host.imports_anything = True
        module = node.module or ""
        for alias in node.names:
            if alias.name == "*":
                self.import_star(module if node.level == 0 else "", scope)
                continue
            value: Value = UNKNOWN
            if node.level == 0 and is_triton(module):
                value = self.imported(f"{module}.{alias.name}", alias, place)
            elif node.level == 0 and module in ("torch", *PLAIN_LIBRARIES):
                value = self.library_member(module, alias.name)
            elif alias.name in REEXPORTED:
                value = ApiModule(REEXPORTED[alias.name])
            scope.bind(alias.asname or alias.name, value, place.certain)

    def imported(self, path: str, alias: ast.alias, place: _Place) -> Value:
        found = lookup(self.catalogue, path)
        if not isinstance(found, Missing):
            return found
        self.note_missing(path, alias, place)
        return UNKNOWN

    def import_star(self, module: str, scope: Scope) -> None:
        if is_triton(module) and self.catalogue.is_module(module):
            for name in self.catalogue.members(module):
                found = lookup(self.catalogue, f"{module}.{name}")
                if not name.startswith("_") and not isinstance(found, Missing):
                    scope.bind(name, found, True)
        scope.is_open = True

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: Scope, place: _Place) -> None:
        start = start_of(self.source, node)
        if self.kernels.get(node.lineno) == node.name:
            scope.bind(node.name, Jit(node.name, start), place.certain)
            visible = scope.parent if isinstance(scope, ClassScope) else scope
            self.host.sites[start] = Site(
                visible or scope, place.guards(node.name), tuple(node.decorator_list)
            )
            return
        plain = not node.decorator_list
        value = HostFunction(node.name, self.span(node)) if plain else UNKNOWN
        scope.bind(node.name, value, place.certain)
        inner = Scope(parent=scope.parent if isinstance(scope, ClassScope) else scope)
        arguments = node.args
        for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs):
            inner.forget(argument.arg)
        plain_defaults = arguments.defaults[::-1]
        for argument, default in zip(arguments.args[::-1], plain_defaults, strict=False):
            if isinstance(default, ast.Constant) and type(default.value) in (int, float):
                inner.bind(argument.arg, self.value(default, scope), True)
        for argument in (arguments.vararg, arguments.kwarg):
            if argument:
                inner.forget(argument.arg)
        self.block(node.body, inner, replace(place, certain=True))

    def class_(self, node: ast.ClassDef, scope: Scope, place: _Place) -> None:
        is_dataclass = all(_called_name(decorator) == "dataclass" for decorator in node.decorator_list)
        plain = is_dataclass and not node.keywords and all(map(_is_plain_base, node.bases))
        scope.bind(node.name, HostClass(node.name) if plain else UNKNOWN, place.certain)
        outer = scope.parent if isinstance(scope, ClassScope) else scope
        self.block(node.body, ClassScope(parent=outer), replace(place, certain=True))

    def assign(self, target: ast.expr, value: Value, scope: Scope, place: _Place) -> None:
        if isinstance(target, ast.Name):
            scope.bind(target.id, value, place.certain)
            return
        for name in target_names(target):
            scope.bind(name, UNKNOWN, place.certain)

    def annotated(self, node: ast.AnnAssign, scope: Scope) -> Value:
        value = self.value(node.value, scope) if node.value else UNKNOWN
        if isinstance(value, HostValue) and "constexpr" in ast.unparse(node.annotation):
            return HostValue(
                f"{value.description} (annotated as constexpr, which has no effect here)", value.span
            )
        return value

    def value(self, node: ast.expr, scope: Scope) -> Value:
        """What a host expression evaluates to, as a kernel would see it."""
        try:
            return self.value_of(node, scope)
        except RecursionError:  # a sum of a thousand terms is no constant that matters
            return UNKNOWN

    def value_of(self, node: ast.expr, scope: Scope) -> Value:
        match node:
            case ast.Constant(value=None):
                return Known(None)
            case ast.Constant() | ast.JoinedStr() | ast.List() | ast.Dict() | ast.Set() | ast.Tuple():
                return HostValue(_object_text(node), self.span(node))
            case ast.Lambda():
                return HostFunction("<lambda>", self.span(node))
            case ast.Name():
                return scope.lookup(node.id) or UNKNOWN
            case ast.Attribute():
                return self.attribute(node, scope)
            case ast.Call():
                return self.call(node, scope)
            case ast.IfExp():
                return join(self.value_of(node.body, scope), self.value_of(node.orelse, scope))
            case ast.UnaryOp():
                return self.derived(node, (node.operand,), scope)
            case ast.BinOp():
                return self.derived(node, (node.left, node.right), scope)
            case _:
                return UNKNOWN

    def derived(self, node: ast.expr, operands: Iterable[ast.expr], scope: Scope) -> Value:
        """An operator's result: plain if all operands are, constexpr if one is."""
        values = [self.value_of(operand, scope) for operand in operands]
        if all(isinstance(value, HostValue) for value in values):
            return HostValue(_object_text(node), self.span(node))
        if any(isinstance(value, Symbol) for value in values):
            return Symbol(ast.unparse(node))
        return UNKNOWN

    def attribute(self, node: ast.Attribute, scope: Scope) -> Value:
        base = self.value_of(node.value, scope)
        if isinstance(base, ApiModule):
            found = lookup(self.catalogue, f"{base.path}.{node.attr}")
            return UNKNOWN if isinstance(found, Missing) else found
        if isinstance(base, HostModule):
            return self.library_member(base.name, node.attr)
        return UNKNOWN

    def note_missing_attribute(self, node: ast.expr, scope: Scope, place: _Place) -> None:
        """`tanh = tl.math.tanh` in the module fails when it is imported."""
        is_sure = place.certain and not place.guarded and scope is self.host.module
        if not is_sure or not isinstance(node, ast.Attribute):
            return
        base = self.value(node.value, scope)
        if isinstance(base, ApiModule) and isinstance(
            lookup(self.catalogue, f"{base.path}.{node.attr}"), Missing
        ):
            self.host.missing_imports.append(MissingImport(f"{base.path}.{node.attr}", self.span(node)))

    def library_member(self, module: str, name: str) -> Value:
        if module == "torch" and name.startswith(HOST_ONLY_DTYPES):
            return HostValue(f"`torch.{name}`")
        if module == "math" and name in ("pi", "e", "inf", "nan", "tau"):
            return HostValue(f"`math.{name}`")
        is_class = module == "torch" and name[:1].isupper()
        if is_class or module.partition(".")[0] in PLAIN_LIBRARIES:
            return HostModule(f"{module}.{name}")
        return UNKNOWN

    def call(self, node: ast.Call, scope: Scope) -> Value:
        func = self.value_of(node.func, scope)
        if isinstance(func, Api) and func.entry.definition.endswith(".constexpr"):
            return constexpr_of(node)
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name in PLAIN_CALLS and scope.lookup(name) is None:
            return HostValue(_object_text(node), self.span(node))
        is_helper = isinstance(func, Api) and func.entry.definition.endswith(HOST_HELPERS)
        is_library = isinstance(func, HostModule) and func.name.partition(".")[0] in PLAIN_LIBRARIES
        if isinstance(node.func, ast.Attribute) and node.func.attr in TORCH_OBJECTS:
            is_library = is_library or self.value_of(node.func.value, scope) == HostModule("torch")
            return HostValue(_object_text(node), self.span(node)) if is_library else UNKNOWN
        if is_helper or (is_library and "." in getattr(func, "name", "")) or isinstance(func, HostClass):
            return HostValue(_object_text(node), self.span(node))
        return UNKNOWN


class ClassScope(Scope):
    """The body of a class: its names are not visible in the functions inside it."""

    __slots__ = ()


def constexpr_of(node: ast.Call) -> Value:
    """The value of `tl.constexpr(argument)`."""
    if len(node.args) != 1:
        return Symbol(ast.unparse(node))
    try:
        value = ast.literal_eval(node.args[0])
    except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
        return Symbol(ast.unparse(node))
    plain = value is None or isinstance(value, bool | int | float | str)
    return Known(value) if plain else Symbol(ast.unparse(node))


def _called_name(node: ast.expr) -> str:
    return last_name(node.func if isinstance(node, ast.Call) else node)


def _is_plain_base(base: ast.expr) -> bool:
    """Classes that can't be namedtuples or Triton aggregates."""
    return _called_name(base) in ("object", "Enum", "IntEnum", "StrEnum", "Flag", "IntFlag", "ABC")


def _object_text(node: ast.expr) -> str:
    text = ast.unparse(node)
    return f"`{text}`" if len(text) <= 40 else f"`{text[:37]}...`"
