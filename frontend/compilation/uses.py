"""What the body of a kernel makes of its parameters, for arguments that no launch tells."""

from __future__ import annotations

from .. import tree
from ..kernel import Kernel

_ORDER = frozenset({"<", "<=", ">", ">="})


def pointer_parameters(kernel: Kernel) -> frozenset[str]:
    """Parameters that are loaded from or stored to, also through names: `p = x_ptr + offs`, `tl.load(p)`."""
    origins: dict[str, set[str]] = {each.name: {each.name} for each in kernel.function.parameters}
    for node in kernel.nodes:  # in source order; what a loop carries back keeps its base
        if isinstance(node, tree.Assign) and isinstance(node.targets[0], tree.Name):
            base = _base(node.value)
            if base in origins:
                origins.setdefault(node.targets[0].id, set()).update(origins[base])
    found: set[str] = set(kernel.pointers)
    for node in kernel.nodes:
        if (
            isinstance(node, tree.Call)
            and isinstance(node.func, tree.Attribute)
            and _is_access(node.func.attr)
        ):
            base = _base(node.args[0]) if node.args else None
            found |= origins.get(base or "", set())
    return frozenset(found) & origins.keys() & {each.name for each in kernel.function.parameters}


def number_parameters(kernel: Kernel) -> frozenset[str]:
    """Other parameters that the body computes or compares with (`offs < n`, `row * stride`), or never uses."""
    used = {node.id for node in kernel.nodes if isinstance(node, tree.Name)}
    found = {*kernel.numbers, *({each.name for each in kernel.function.parameters} - used)}
    for node in kernel.nodes:
        if isinstance(node, tree.Binary):
            operands: tuple[tree.Expr, ...] = (node.left, node.right)
        elif isinstance(node, tree.Compare) and all(op in _ORDER for op in node.ops):
            operands = (node.left, *node.comparators)
        else:
            continue
        found |= {each.id for each in operands if isinstance(each, tree.Name)}
    return frozenset(found) - pointer_parameters(kernel)


def _is_access(attr: str) -> bool:
    return attr in ("load", "store", "make_block_ptr", "make_tensor_descriptor") or attr.startswith("atomic_")


def _base(node: tree.Expr) -> str | None:
    """The leftmost term, where authors write the pointer; casts to another pointer type keep it."""
    while True:
        if isinstance(node, tree.Binary) and node.op in "+-":
            node = node.left
        elif isinstance(node, tree.Call) and isinstance(node.func, tree.Attribute) and node.func.attr == "to":
            node = node.func.value
        else:
            return node.id if isinstance(node, tree.Name) else None
