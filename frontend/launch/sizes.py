"""Block sizes that a launch passes and that are no ints (KF814)."""

from __future__ import annotations

from .. import tree
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import Kernel, Passed
from ..values import Known, TupleOf, Value, constant_text


def is_no_size(value: Value) -> bool:
    """A constant that is no int."""
    return isinstance(value, TupleOf) or (isinstance(value, Known) and not isinstance(value.value, int))


def no_size(kernel: Kernel, name: str, passed: Passed) -> Finding:
    """`BLOCK=n / 4` for a parameter that sizes blocks."""
    value = passed.value.value if isinstance(passed.value, Known) else None
    is_known = isinstance(passed.value, Known)
    what = f"`{constant_text(value)}`" if is_known else passed.what
    message = f"`{name}` is {what} here, and a block's size must be an int"
    is_float = isinstance(value, float) or passed.what == "a float"
    note = (
        "divide with `//`, or `triton.cdiv(...)` to round up" if is_float else "pass an int, a power of two"
    )
    use = first_use(kernel, name)
    related = () if use is None else (Related(use.span, f"`{name}` sizes a block here"),)
    return Finding("KF814", passed.span, message, None, (note,), related)


def first_use(kernel: Kernel, name: str) -> tree.Node | None:
    """The first call of the kernel that makes a block of a size, or else the first place that uses the name."""
    uses = [node for node in kernel.nodes if isinstance(node, tree.Name) and node.id == name]
    calls = [
        node
        for node in kernel.nodes
        if isinstance(node, tree.Call)
        and isinstance(node.func, tree.Attribute)
        and node.func.attr == "arange"
        and any(isinstance(part, tree.Name) and part.id == name for part in node.args)
    ]
    return next(iter(sorted(calls or uses, key=lambda node: node.span.start)), None)
