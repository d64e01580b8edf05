"""Calls of API functions as a signature allows them, and what kfcheck says of them."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from kernelforge.frontend import blocks
from kernelforge.frontend.analysis import analyse
from kernelforge.frontend.source import Source
from kernelforge.grammar.decoding.parameters import Form, Parameter, Signature

CODES = frozenset({"KF201", "KF204", "KF206", "KF212", "KF301", "KF302"})
"""What names and signatures decide."""
WRITTEN = {Form.ANY: "v", Form.TEXT: '"text"', Form.LIST: "[v]", Form.NOT_NONE: "0"}


@dataclass(frozen=True, slots=True)
class Call:
    """What stands between the parentheses: the parameters given by position, the names of the others."""

    positional: tuple[Parameter | None, ...]
    """None for an argument that goes to `*args`, or that has no place at all."""
    keywords: tuple[Parameter, ...]

    def __str__(self) -> str:
        by_position = [WRITTEN[p.form if p else Form.ANY] for p in self.positional]
        by_name = [f"{p.name}={WRITTEN[p.form]}" for p in self.keywords]
        return f"({', '.join((*by_position, *by_name))})"


def fits(signature: Signature, call: Call) -> bool:
    return signature.accepts(len(call.positional), [keyword.name for keyword in call.keywords])


def calls(signature: Signature) -> Iterator[Call]:
    """Every number of arguments by position, with all sorts of keywords: fitting calls and others."""
    unknown = Parameter("no_such_parameter", False, False, True)
    places = signature.positional
    for count in range(len(places) + 2):
        by_position = (*places[:count], *([None] * (count - len(places))))
        left = [p for p in signature.parameters if p not in by_position]
        required = tuple(p for p in left if p.is_required)
        for keywords in dict.fromkeys(
            [(), required, tuple(left), tuple(reversed(left)), (*required, unknown), required[1:]]
            + [(*required, p) for p in left if not p.is_required]
            + [(*left, p) for p in places[:count]]
        ):
            yield Call(by_position, keywords)


def findings(version: str, expressions: Iterable[str]) -> list[frozenset[str]]:
    """What kfcheck finds in each expression, in a kernel of its own: the codes of CODES.

    `v` can be anything, `x` is a block, `d` a descriptor. The values are used: a dropped result has a code of its own.
    """
    expressions = tuple(expressions)
    source = Source(
        "kernels.py", IMPORTS[version < "3.0"] + "".join(map(kernel, range(len(expressions)), expressions))
    )
    module = blocks.split(source)
    result = analyse(module, ast.parse(module.host_text), version)
    found: dict[str, set[str]] = {}
    for diagnostic in result.diagnostics:
        found.setdefault(diagnostic.kernel or "", set()).add(diagnostic.code)
    assert len(module.kernels) == len(expressions), "a kernel was not found"
    assert "" not in found, "the host code is not clean"
    return [frozenset(found.get(f"kernel_{i}", ())) & CODES for i in range(len(expressions))]


IMPORTS = {
    True: """\
import triton
import triton.language as tl
from triton.language import core, math as libdevice, math as tldevice

""",
    False: """\
import triton
import triton.language as tl
from triton.language import core
from triton.language.extra import libdevice, libdevice as tldevice

""",
}


def kernel(number: int, expression: str) -> str:
    descriptor = (
        "    d = tl.make_tensor_descriptor(v, [v], [v], [16])\n" if expression.startswith("d.") else ""
    )
    return f"""
@triton.jit
def kernel_{number}(v):
    x = tl.arange(0, 16)
{descriptor}    y = {expression}
"""
