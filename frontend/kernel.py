"""A jit function as the interpreter sees it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from enum import Enum

from ..grammar.record import record
from . import tree
from .host import Host, Site
from .scope import Scope
from .source import Span
from .values import Api, Sort, Value

POINTER_WORDS = frozenset({"ptr", "ptrs", "pointer", "pointers"})
"""Words of a parameter's name that say what it is."""


OTHER_POINTER = "<pointer>"
"""Stands for a pointer that is no parameter, while pointers are followed."""


OF_BLOCKS = frozenset({
    "reshape", "view", "trans", "permute", "expand_dims", "broadcast_to", "ravel", "split", "dot", "sort",
    "sum", "max", "min", "argmax", "argmin", "cumsum", "cumprod", "reduce", "associative_scan", "flip",
})  # fmt: skip
"""Functions of `triton.language` that no number can be given to."""


SHAPE_POSITIONS = {
    "zeros": 0, "full": 0, "reshape": 1, "broadcast_to": 1, "make_block_ptr": 4, "make_tensor_descriptor": 3,
}  # fmt: skip
"""Which argument of a function is the shape of a block."""


class Role(Enum):
    """What is known of how a jit function is called."""

    ENTRY = "entry"
    """Launched from the host: arguments without annotation are run-time values."""
    HELPER = "helper"
    """Called from kernels: an argument can be anything that the caller passes."""
    UNCLEAR = "unclear"


@record
class Passed:
    """What a launch passes for a parameter: its value in the kernel, and where and how it is written.

    `what` says what it is ("an int"); `is_address` marks the integer that `.data_ptr()` returns.
    """

    value: Value
    span: Span
    text: str
    what: str
    is_address: bool


@record(eq=False)
class Kernel:
    """A parsed jit function and where it stands.

    `launched` says that the file itself launches it. `pointers` are the parameters that it loads from or
    stores to, `numbers` the names that it computes with, `sizes` those that certainly size its blocks.
    `is_broken` ones have syntax errors.
    """

    function: tree.Function
    def_start: int
    site: Site
    role: Role
    launched: bool
    pointers: frozenset[str]
    numbers: frozenset[str]
    sizes: frozenset[str]
    is_broken: bool
    nodes: tuple[tree.Node, ...]
    """Everything in its body, in source order."""
    passed: dict[str, Passed]
    """What one launch passes, by parameter; empty where it is not known."""

    @property
    def name(self) -> str:
        return self.function.name

    @property
    def is_noinline(self) -> bool:
        """Marked `@triton.jit(noinline=True)`."""
        return any(
            isinstance(keyword.value, ast.Constant) and keyword.value.value is True
            for keyword in self.jit_options()
            if keyword.arg == "noinline"
        )

    def sort_of(self, name: str) -> Sort | None:
        """What a constexpr parameter certainly is, by what the kernel does with it."""
        if name in self.sizes:
            return Sort.SIZE
        return Sort.NUMBER if name in self.numbers else None

    def jit_options(self) -> Iterator[ast.keyword]:
        """The keywords of its decorators that are calls to `jit`."""
        for decorator in self.site.decorators:
            if isinstance(decorator, ast.Call):
                func = decorator.func
                name = func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")
                if name == "jit":
                    yield from decorator.keywords


def is_constexpr_annotation(annotation: tree.Expr | None, scope: Scope | None = None) -> bool:
    """Triton asks whether the annotation's text holds the word; a name may stand for it too."""
    if annotation is None:
        return False
    for node in tree.walk(annotation):
        if isinstance(node, tree.Name) and ("constexpr" in node.id or _is_constexpr(scope, node.id)):
            return True
        if isinstance(node, tree.Attribute) and node.attr == "constexpr":
            return True
        if isinstance(node, tree.Constant) and isinstance(node.value, str) and "constexpr" in node.value:
            return True
    return False


def _is_constexpr(scope: Scope | None, name: str) -> bool:
    value = scope.lookup(name) if scope else None
    return isinstance(value, Api) and value.entry.definition.endswith(".constexpr")


def make_kernels(
    functions: dict[int, tree.Function], broken: frozenset[int], host: Host
) -> dict[int, Kernel]:
    """Kernels by the offset of their `def`, each with its role in the file; `broken` ones have syntax errors."""
    bodies = {start: _body(function) for start, function in functions.items()}
    mentioned = {
        node.id
        for start, nodes in bodies.items()
        for node in nodes
        if type(node) is tree.Name and node.id != functions[start].name
    }
    return {
        start: _kernel(function, start, bodies[start], host, mentioned, start in broken)
        for start, function in functions.items()
    }


def _body(function: tree.Function) -> tuple[tree.Node, ...]:
    return tuple(node for statement in function.body for node in tree.walk(statement))


def _kernel(
    function: tree.Function,
    start: int,
    nodes: tuple[tree.Node, ...],
    host: Host,
    mentioned: set[str],
    is_broken: bool,
) -> Kernel:
    launched = function.name in host.launched
    certain = tuple(_unconditional(function.body))
    pointers = _pointer_parameters(function, certain)
    names = frozenset(parameter.name for parameter in function.parameters)
    if function.name in mentioned:
        role = Role.HELPER
    elif launched or _looks_launched(nodes, names, pointers, function.name.startswith("_")):
        role = Role.ENTRY
    else:
        role = Role.UNCLEAR
    site = host.sites.get(start) or Site(host.module, guarded=host.module.is_open)
    return Kernel(
        function,
        start,
        site,
        role,
        launched and role is Role.ENTRY,
        pointers,
        _number_names(nodes),
        _size_names(certain),
        is_broken,
        nodes,
        {},
    )


def _number_names(nodes: tuple[tree.Node, ...]) -> frozenset[str]:
    """Names that the body computes with or bounds a range by: their values can only be numbers."""
    found: set[str] = set()
    for node in nodes:
        if isinstance(node, tree.Binary) and node.op in ("-", "*", "/", "//", "%", "<<", ">>"):
            found.update(part.id for part in (node.left, node.right) if isinstance(part, tree.Name))
        elif isinstance(node, tree.AugAssign) and isinstance(node.target, tree.Name):
            found.add(node.target.id)
        elif isinstance(node, tree.Call) and _is_range(node.func):
            found.update(part.id for part in node.args if isinstance(part, tree.Name))
    return frozenset(found)


def _size_names(nodes: tuple[tree.Node, ...]) -> frozenset[str]:
    """Names that bound a `tl.arange` or stand in a block's shape."""
    found: set[str] = set()
    for node in nodes:
        if not (isinstance(node, tree.Call) and isinstance(node.func, tree.Attribute)):
            continue
        if node.func.attr == "arange":
            found.update(part.id for part in node.args if isinstance(part, tree.Name))
        elif node.func.attr in SHAPE_POSITIONS:
            position = SHAPE_POSITIONS[node.func.attr]
            name = "block_shape" if node.func.attr.startswith("make_") else "shape"
            given = [each.value for each in node.keywords if each.name == name][:1]
            for argument in given or node.args[position : position + 1]:
                if isinstance(argument, tree.Tuple | tree.List):
                    found.update(part.id for part in argument.elements if isinstance(part, tree.Name))
    return frozenset(found)


def _is_range(func: tree.Expr) -> bool:
    name = func.attr if isinstance(func, tree.Attribute) else func.id if isinstance(func, tree.Name) else ""
    return name in ("arange", "range", "static_range")


def _looks_launched(
    nodes: tuple[tree.Node, ...], parameters: frozenset[str], pointers: frozenset[str], is_private: bool
) -> bool:
    """Never called in the file, returns nothing, and asks for its program id or stores through an argument.

    Names that begin with an underscore are helpers for other files, and so is what takes a block.
    """
    asks_for_program, stores = False, False
    for node in nodes:
        if isinstance(node, tree.Return) and node.value is not None:
            return False
        if isinstance(node, tree.Attribute):
            asks_for_program |= node.attr == "program_id"
            stores |= node.attr == "store" or node.attr.startswith("atomic_")
    if asks_for_program or not (stores and pointers) or is_private:
        return asks_for_program
    return not any(isinstance(node, tree.Call) and _takes_block(node, parameters) for node in nodes)


def _takes_block(node: tree.Call, parameters: frozenset[str]) -> bool:
    """A function of blocks called on a parameter: `tl.reshape(x, ...)`, `tl.sum(x.to(tl.float32), 0)`."""
    if not (isinstance(node.func, tree.Attribute) and node.func.attr in OF_BLOCKS and node.args):
        return False
    first = node.args[0]
    while isinstance(first, tree.Call) and isinstance(first.func, tree.Attribute) and first.func.attr == "to":
        first = first.func.value
    return isinstance(first, tree.Name) and first.id in parameters


def _pointer_parameters(function: tree.Function, nodes: tuple[tree.Node, ...]) -> frozenset[str]:
    """Parameters that a load, a store or an atomic goes through, as they are or with offsets added.

    Followed through variables: `row = x_ptr + pid * stride` and then `tl.load(row + cols)`.
    """
    sources = {parameter.name: parameter.name for parameter in function.parameters}
    found: set[str] = set()
    for node in nodes:
        if (
            isinstance(node, tree.Assign)
            and len(node.targets) == 1
            and isinstance(node.targets[0], tree.Name)
        ):
            source = OTHER_POINTER if _is_cast_to_pointer(node.value) else _pointer_of(node.value, sources)
            if source is not None:
                sources[node.targets[0].id] = source
            else:
                sources.pop(node.targets[0].id, None)
        elif isinstance(node, tree.Call) and isinstance(node.func, tree.Attribute):
            pointer = _pointer_argument(node, node.func.attr)
            source = _pointer_of(pointer, sources) if pointer is not None else None
            if source is not None:
                found.add(source)
    return frozenset(found - {OTHER_POINTER})


def _is_cast_to_pointer(node: tree.Expr) -> bool:
    """`tl.load(table).to(tl.pointer_type(tl.float32))`: an address that was in memory."""
    return any(isinstance(part, tree.Attribute) and part.attr == "pointer_type" for part in tree.walk(node))


def _pointer_argument(node: tree.Call, function: str) -> tree.Expr | None:
    """The argument of a call that can only be a pointer."""
    if function in ("make_block_ptr", "make_tensor_descriptor"):
        named = [keyword.value for keyword in node.keywords if keyword.name == "base"]
        return node.args[0] if node.args else named[0] if named else None
    if function in ("load", "store") or function.startswith("atomic_"):
        return node.args[0] if node.args else None
    return None


def _unconditional(statements: tuple[tree.Stmt, ...]) -> Iterator[tree.Node]:
    """Everything in the statements but the arms of an `if`: those may never be compiled."""
    for statement in statements:
        if isinstance(statement, tree.If):
            yield from tree.walk(statement.test)
        elif isinstance(statement, tree.For | tree.While | tree.With):
            if isinstance(statement, tree.While):
                yield from tree.walk(statement.test)
            yield from _unconditional(statement.body)
        else:
            yield from tree.walk(statement)


def _pointer_of(node: tree.Expr, sources: dict[str, str]) -> str | None:
    """The parameter that is the pointer in a sum of names; None if that is not clear.

    Offsets come from parameters too: of several the one called a pointer is meant, or else the leftmost.
    """
    names: list[str] = []
    stack: list[tree.Expr] = [node]
    while stack:
        term = stack.pop()
        if isinstance(term, tree.Binary) and term.op in "+-":
            stack += [term.right, term.left]
        elif isinstance(term, tree.Name):
            names.append(term.id)
    candidates = [(name, sources[name]) for name in names if name in sources]
    if any(source == OTHER_POINTER for _, source in candidates):
        return OTHER_POINTER
    called = [source for _, source in candidates if POINTER_WORDS & set(source.lower().split("_"))]
    if len(set(called)) == 1:
        return called[0]
    if not candidates or called:
        return None
    first, source = candidates[0]
    return source if len(candidates) == 1 or first == source else None
