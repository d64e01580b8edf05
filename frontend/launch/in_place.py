"""Autotuned kernels that change what they read: every config that is tried changes it again (KF823)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from .. import tree
from ..ast_spans import span_of
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import Kernel
from ..source import Source
from .decoration import Decoration, argument

ACCUMULATING = frozenset({"atomic_add", "atomic_xor"})
"""Atomics that give another result when they run again."""
ARITHMETIC = ("+", "-", "*", "/", "//", "**")


def check(kernel: Kernel, decoration: Decoration, source: Source) -> list[Finding]:
    """The first parameter that benchmarking leaves changed."""
    call = decoration.autotune
    if call is None or decoration.is_open or not _benchmarks(decoration) or _has_hook(call, decoration):
        return []
    restored = _named(argument(call, "reset_to_zero", 3)), _named(argument(call, "restore_value", 4))
    if None in restored:
        return []
    safe = (restored[0] or set()) | (restored[1] or set())
    for name, node, is_sum in (*_sums(kernel), *_updates(kernel, source)):
        if name in safe:
            continue
        what = "adds to" if is_sum else "updates"
        option = "reset_to_zero" if is_sum else "restore_value"
        related = Related(span_of(source, call), "it is tuned here: every config runs on the same tensors")
        message = f"`{kernel.name}` {what} `{name}` in place, and tuning it does that many times over"
        note = f"add `{option}=['{name}']` to `@triton.autotune`"
        return [Finding("KF823", node.span, message, kernel.name, (note,), (related,))]
    return []


def _benchmarks(decoration: Decoration) -> bool:
    """A single config is used as it is."""
    return not (decoration.has_all_configs and len(decoration.configs) == 1)


def _has_hook(call: ast.Call, decoration: Decoration) -> bool:
    """A hook may put things right; configs that cannot be seen may have one."""
    hooks = [argument(each, "pre_hook", 5) for each in (call, *decoration.configs)]
    return not decoration.configs or any(hook is not None for hook in hooks)


def _named(node: ast.expr | None) -> set[str] | None:
    """The names of a literal list; None if they cannot be seen."""
    if node is None or (isinstance(node, ast.Constant) and node.value is None):
        return set()
    if not isinstance(node, ast.List | ast.Tuple):
        return None
    names = {
        each.value for each in node.elts if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }
    return names if len(names) == len(node.elts) else None


def _sums(kernel: Kernel) -> Iterator[tuple[str, tree.Call, bool]]:
    """`tl.atomic_add(out_ptr + ..., value)`, where the result is not used."""
    for statement in kernel.nodes:
        if isinstance(statement, tree.ExprStmt) and isinstance(statement.value, tree.Call):
            call = statement.value
            if _attr(call) in ACCUMULATING and call.args:
                name = _pointer(kernel, call.args[0])
                if name is not None:
                    yield name, call, True


def _updates(kernel: Kernel, source: Source) -> Iterator[tuple[str, tree.Call, bool]]:
    """A store of what was computed from a load through the same pointers."""
    loaded: dict[str, set[str]] = {}
    written: set[str] = set()
    for node in kernel.nodes:
        if (
            isinstance(node, tree.Assign)
            and len(node.targets) == 1
            and isinstance(node.targets[0], tree.Name)
        ):
            target = node.targets[0].id
            loaded[target] = _loads_in(node.value, source) | _derived(node.value, loaded)
        elif isinstance(node, tree.Call) and _attr(node) == "store" and len(node.args) >= 2:
            place = _text(source, node.args[0])
            name = _pointer(kernel, node.args[0])
            value = node.args[1]
            is_from_itself = place in _derived(value, loaded) | _loads_in(value, source)
            if name is None or name in written:
                continue
            written.add(name)  # what a kernel reads back after it wrote it is its own
            if is_from_itself and (_computes(value) or _computed_before(value, kernel)):
                yield name, node, False


def _loads_in(node: tree.Expr, source: Source) -> set[str]:
    """The pointers of the loads in an expression, as they are written."""
    return {
        _text(source, each.args[0])
        for each in tree.walk(node)
        if isinstance(each, tree.Call) and _attr(each) == "load" and each.args
    }


def _derived(node: tree.Expr, loaded: dict[str, set[str]]) -> set[str]:
    names = [each.id for each in tree.walk(node) if isinstance(each, tree.Name)]
    return set[str]().union(*(loaded.get(name, set()) for name in names))


def _computes(node: tree.Expr) -> bool:
    """Does it do arithmetic with a value, which changes the result when it is done again?"""
    return any(isinstance(each, tree.Binary) and each.op in ARITHMETIC for each in _value_parts(node))


def _value_parts(node: tree.Expr) -> Iterator[tree.Node]:
    """The expression without the arguments of loads, which are addresses and masks."""
    yield node
    if isinstance(node, tree.Call):
        if _attr(node) == "load":
            return
        children: tuple[tree.Expr, ...] = (*node.args, *(keyword.value for keyword in node.keywords))
    elif isinstance(node, tree.Binary):
        children = (node.left, node.right)
    else:
        children = ()
    for child in children:
        yield from _value_parts(child)


def _computed_before(node: tree.Expr, kernel: Kernel) -> bool:
    """Is a name that is stored assigned the result of arithmetic?"""
    names = {each.id for each in tree.walk(node) if isinstance(each, tree.Name)}
    return any(
        isinstance(each, tree.Assign)
        and isinstance(each.targets[0], tree.Name)
        and each.targets[0].id in names
        and _computes(each.value)
        for each in kernel.nodes
    )


def _pointer(kernel: Kernel, node: tree.Expr) -> str | None:
    """The parameter that an address starts from, through one name."""
    base = _base(node)
    parameters = {parameter.name for parameter in kernel.function.parameters}
    if base is None or base in parameters:
        return base if base in kernel.pointers else None
    values = [
        each.value
        for each in kernel.nodes
        if isinstance(each, tree.Assign)
        and isinstance(each.targets[0], tree.Name)
        and each.targets[0].id == base
    ]
    origin = _base(values[0]) if len(values) == 1 else None
    return origin if origin in parameters else None


def _base(node: tree.Expr) -> str | None:
    while isinstance(node, tree.Binary) and node.op in "+-":
        node = node.left
    return node.id if isinstance(node, tree.Name) else None


def _attr(node: tree.Call) -> str:
    return node.func.attr if isinstance(node.func, tree.Attribute) else ""


def _text(source: Source, node: tree.Expr) -> str:
    return " ".join(source.text[node.span.start : node.span.end].split())
