"""Assertions and prints, when the kernel is compiled and when it runs."""

from __future__ import annotations

import ast

from ....grammar.api.typing import Row
from ... import tree
from ...diagnostics import Severity
from ...values import UNKNOWN, Known, Sort, Symbol, Tensor, Value, describe, is_runtime
from ..binding import Bound
from ..session import Returned, Walk
from . import elements


def static_assert(walk: Walk, bound: Bound, row: Row) -> Value:
    """The condition is a constexpr bool, and true."""
    if "msg" in bound.values and "msg" not in bound.by_position:
        walk.report(
            "KF302",
            bound.span("msg"),
            f"`{bound.name}` takes its message by position only",
            "leave out `msg=`",
        )
    condition = bound.get("cond") or bound.first
    span = bound.span("cond")
    if is_runtime(condition):
        walk.report(
            "KF408",
            span,
            f"`{bound.name}` needs a constexpr condition, and this is {describe(condition)}",
            "use `tl.device_assert` for run-time values",
        )
    elif _is_no_bool(condition):
        walk.report(
            "KF408",
            span,
            f"`{bound.name}` needs a bool, and this is {describe(condition)}",
            "compare it: `!= 0`",
        )
    elif condition == Known(False):
        walk.report("KF408", span, f"the condition of `{bound.name}` is always false")
        walk.returned.append(Returned(UNKNOWN, span, False))  # nothing behind it is compiled
    return Known(None)


def _is_no_bool(condition: Value) -> bool:
    if isinstance(condition, Symbol):
        return condition.sort in (Sort.NUMBER, Sort.INT, Sort.SIZE, Sort.STRING, Sort.DTYPE)
    return isinstance(condition, Known) and not isinstance(condition.value, bool)


def device_assert(walk: Walk, bound: Bound, row: Row) -> Value:
    """An assertion at run time."""
    note_assertion(walk, bound.node)
    return Known(None)


def note_assertion(walk: Walk, node: tree.Node) -> None:
    """Assertions vanish unless the kernel is compiled for debugging; said once in a kernel."""
    if is_debugged(walk):
        return
    said = walk.session.findings.values()
    if any(found.code == "KF911" and found.kernel == walk.kernel.name for found in said):
        return
    walk.report(
        "KF911",
        node.span,
        "this assertion compiles to nothing unless the kernel is compiled for debugging",
        "set TRITON_DEBUG=1 or write `@triton.jit(debug=True)`; conditions on constexprs go to `tl.static_assert`",
        severity=Severity.INFO,
    )


def is_debugged(walk: Walk) -> bool:
    """The decorator asks for debugging, or may."""
    for keyword in walk.kernel.jit_options():
        if keyword.arg in ("debug", None):
            return not (isinstance(keyword.value, ast.Constant) and keyword.value.value is False)
    return False


def device_print(walk: Walk, bound: Bound, row: Row) -> Value:
    """The text comes first and is the only string."""
    prefix = bound.get("prefix") or UNKNOWN
    if is_runtime(prefix) or (isinstance(prefix, Known) and not isinstance(prefix.value, str)):
        walk.report(
            "KF302",
            bound.span("prefix"),
            f"the first argument of `{bound.name}` is the text to print, and this is {describe(prefix)}",
            f'write `{bound.name}("text", {walk.text(bound.span("prefix"))})`',
        )
    elif isinstance(prefix, Known) and isinstance(prefix.value, str) and not _is_printable(prefix.value):
        walk.report(
            "KF302",
            bound.span("prefix"),
            f"the text of `{bound.name}` must be ASCII",
            "leave out the characters that are not",
        )
    for value, node in bound.rest:
        if isinstance(value, Known) and isinstance(value.value, str):
            walk.report(
                "KF119",
                node.span,
                "only the first argument of a device print can be a string",
                "put the whole text first",
            )
            break
    return Known(None)


def _is_printable(text: str) -> bool:
    """The characters of Python's `string.printable`."""
    return all(" " <= character <= "~" or character in "\t\n\r\x0b\x0c" for character in text)


def nothing(walk: Walk, bound: Bound, row: Row) -> Value:
    """Calls for their effect."""
    return Known(None)


def assume(walk: Walk, bound: Bound, row: Row) -> Value:
    """The compiler is told that one bool is true."""
    condition = bound.get("cond") or UNKNOWN
    is_block = isinstance(condition, Tensor) and condition.is_block
    if is_runtime(condition) and (is_block or "int1" not in elements.possible(condition)):
        node = elements.node_of(bound, "cond")
        walk.report(
            "KF601",
            node.span,
            f"`{bound.name}` needs one bool, and {walk.subject(node, condition)}",
            "assume it of a scalar, and compare: `n != 0`",
        )
    return Known(None)
