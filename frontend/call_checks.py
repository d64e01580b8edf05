"""The order of arguments in a call: CPython refuses some that its grammar could read."""

from __future__ import annotations

from . import tree
from .build_context import Context, Value


def check_arguments(c: Context, given: list[Value]) -> None:
    """Report a name given twice, and what may not follow a keyword argument."""
    seen: set[str] = set()
    unpacked = False
    for argument in given:
        if isinstance(argument, tree.Keyword):
            if argument.name is None:
                unpacked = True
            elif argument.name in seen:
                c.report(
                    f"keyword argument repeated: {argument.name}", argument.name_span, "keep one of them"
                )
            else:
                seen.add(argument.name)
        elif isinstance(argument, tree.Starred):
            if unpacked:
                c.report("`*` unpacking after `**` unpacking", argument.span, "move it before the `**`")
        elif unpacked or seen:
            after = "`**` unpacking" if unpacked else "a keyword argument"
            c.report(
                f"positional argument follows {after}",
                c.extent(argument),
                "move it to the front, or give it its name",
            )
            return
