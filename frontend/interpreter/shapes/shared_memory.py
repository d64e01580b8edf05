"""Shared memory that the operands of `tl.dot` need at the least, on any NVIDIA GPU.

Measured with Triton 3.6 for sm_75 to sm_120, over sizes, dtypes, warps and stages: the operands that come straight
from a load go through shared memory, both of them (of fp8 the larger one); a loop that loads them keeps
`num_stages - 1` copies or more, if the addresses allow asynchronous copies of 4 bytes.
"""

from __future__ import annotations

import ast
from math import prod

from ... import dtypes, tree
from ...diagnostics import Related, Severity
from ...kernel import Kernel
from ...values import Known, Tensor, Value
from ..binding import Bound
from ..definitions import assigned_once, function_name, holds, innermost_loop
from ..session import Walk

LIMIT = 232_448
"""Bytes that a block can have on the GPUs that have most (compute capability 9.0 and 10.0)."""
COPIED_BYTES = 8192
"""Operands of fewer bytes may be too small for asynchronous copies."""


def check_dot(walk: Walk, bound: Bound, left: Tensor, right: Tensor) -> None:
    """Operands of known sizes, loaded where they are multiplied or just before.

    The autotuner drops the configs that need too much.
    """
    if _is_tuned(walk.kernel):
        return
    operands = [
        (load, block.shape, block.dtype)
        for name, block in (("input", left), ("other", right))
        if (load := _load_of(walk.kernel, bound.nodes.get(name))) is not None
    ]
    counts = [_count(shape) for _, shape, _ in operands]
    if len(operands) < 2 or 0 in counts:
        return
    if _text(walk, operands[0][0]) == _text(walk, operands[1][0]):
        operands, counts = operands[:1], counts[:1]  # the compiler loads it once
    widths = {dtypes.width(dtype) // 8 for _, _, dtype in operands if dtype is not None}
    width = widths.pop() if len(widths) == 1 else None
    copies = _copies(walk, bound, [load for load, _, _ in operands])
    needed = _certain(counts, width, copies)
    if needed > LIMIT:
        _report(walk, bound, needed, Severity.ERROR)
    elif width is not None and (needed := _copied(counts, width) * copies) > LIMIT:
        _report(walk, bound, needed, Severity.WARNING)


def _is_tuned(kernel: Kernel) -> bool:
    return any("autotune" in ast.unparse(decorator) for decorator in kernel.site.decorators)


def _certain(counts: list[int], width: int | None, copies: int) -> int:
    """Bytes that are needed whatever the addresses are.

    Of an unknown dtype the smaller of what 1 byte with aligned addresses and 2 bytes without them need.
    """
    if width is None:
        return min(_copied(counts, 1) * copies, 2 * sum(counts))
    if width == 1:
        return max(counts)
    return width * sum(counts) if width < 4 else max(width * sum(counts), _copied(counts, width) * copies)


def _copied(counts: list[int], width: int) -> int:
    return sum(count * width for count in counts if count * width >= COPIED_BYTES)


def _count(shape: tuple[int | str | None, ...] | None) -> int:
    """The number of elements; 0 where it is not known."""
    sizes = [dim for dim in shape or () if isinstance(dim, int)]
    return prod(sizes) if shape and len(sizes) == len(shape) else 0


def _load_of(kernel: Kernel, node: tree.Expr | None) -> tree.Call | None:
    """The load that an operand is the result of."""
    if isinstance(node, tree.Name):
        node = assigned_once(kernel).get(node.id)
    if not isinstance(node, tree.Call) or function_name(node) != "load":
        return None
    return (
        node if node.args and not isinstance(node.args[0], tree.List) else None
    )  # no `descriptor.load([i, j])`


def _text(walk: Walk, node: tree.Node) -> str:
    return walk.session.source.text[node.span.start : node.span.end]


def _copies(walk: Walk, bound: Bound, loads: list[tree.Call]) -> int:
    """How many copies of each operand the innermost loop keeps; 1 where that is not known."""
    stages = _stages(walk)
    if stages < 2 or not walk.loops or walk.callers:
        return 1
    loop = innermost_loop(walk.kernel, bound.node.span)
    is_inside = isinstance(loop, tree.For) and all(holds(loop, load.span) for load in loads)
    return stages - 1 if is_inside and not _sets_stages(walk.kernel) else 1


def _stages(walk: Walk) -> int:
    """The number of stages that the launch asks for; 0 where it says nothing."""
    passed = walk.kernel.passed.get("num_stages")
    value: Value | None = None if passed is None else passed.value
    return value.value if isinstance(value, Known) and isinstance(value.value, int) else 0


def _sets_stages(kernel: Kernel) -> bool:
    """A loop that asks for stages of its own: `tl.range(..., num_stages=2)`."""
    return any(isinstance(node, tree.Keyword) and node.name == "num_stages" for node in kernel.nodes)


def _report(walk: Walk, bound: Bound, needed: int, severity: Severity) -> None:
    """At the launch's `num_stages`, where there is one."""
    passed = walk.kernel.passed.get("num_stages")
    certainly = "" if severity is Severity.ERROR else ", if their addresses are aligned"
    walk.report(
        "KF828",
        bound.node.span if passed is None else passed.span,
        f"the operands of `{bound.name}` need at least {needed:,} bytes of shared memory{certainly}; a GPU has "
        f"{LIMIT:,} at most",
        "use smaller tiles or fewer stages",
        related=() if passed is None else (Related(bound.node.span, "they are multiplied here"),),
        severity=severity,
    )
