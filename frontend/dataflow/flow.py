"""What a kernel does with memory, in the order of its text."""

from __future__ import annotations

from ...grammar.record import record
from .. import tree
from ..kernel import Kernel
from .content import Bound, Content
from .terms import Terms


@record(eq=False)
class Access:
    """A load, a store or an atomic. `mask` is None where there is none, `value` what is written.

    `conditions` are the tests of the `if`s around it, `loops` the loops; `step` counts accesses and barriers.
    """

    kind: str
    call: tree.Call
    pointer: Content
    mask: Content | None
    value: Content | None
    conditions: tuple[Content, ...]
    loops: tuple[tree.Stmt, ...]
    block: int
    step: int


@record(eq=False)
class Reduction:
    """A reduction, a reverse scan, or a `tl.dot` (`axis` is that of `value`); `op` is "sum", "max", ...

    `partner` is the other operand of a dot.
    """

    op: str
    call: tree.Call
    value: Content
    axis: int | None
    loops: tuple[tree.Stmt, ...]
    partner: Content | None = None


@record(eq=False)
class Flow:
    """`exits` are the tests under which the kernel returns early, `barriers` steps with a barrier."""

    kernel: Kernel
    accesses: tuple[Access, ...]
    reductions: tuple[Reduction, ...]
    exits: tuple[Content, ...]
    barriers: tuple[int, ...]
    calls: frozenset[str]
    """The Triton functions that it calls."""
    compared: tuple[Bound, ...]
    remainders: tuple[tuple[tree.Binary, Terms], ...]
    """Each `%` with what it divides."""
    run_time: frozenset[str]
    """Parameters that are no constexprs."""
    program_axes: tuple[tuple[int, tree.Call], ...]
    """The axes of its program ids, outside of any condition."""
