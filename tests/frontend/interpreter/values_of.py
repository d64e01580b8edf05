"""Evaluating one expression with given values for its names, without a kernel around it."""

from __future__ import annotations

from kernelforge.frontend import tree
from kernelforge.frontend.analysis import parse_kernels
from kernelforge.frontend.blocks import split
from kernelforge.frontend.host import read_host
from kernelforge.frontend.host_syntax import parse_host
from kernelforge.frontend.interpreter import expressions, functions, statements
from kernelforge.frontend.interpreter.session import Session, Walk
from kernelforge.frontend.kernel import make_kernels
from kernelforge.frontend.rules.rule import module as module_text
from kernelforge.frontend.source import Source
from kernelforge.frontend.values import Scalar, Shape, Tensor, Value
from kernelforge.grammar.api.catalogue import load

from tests.frontend.kernels import TRITON, in_kernel


def walk_of(source: str) -> Walk:
    """A walk that is about to enter the last kernel of a module, with no names yet."""
    module = split(Source("case.py", source))
    parsed, problems = parse_kernels(module)
    assert not problems
    catalogue = load(TRITON)
    host = read_host(
        parse_host(module.source, module.host_text).tree, module.source, module.rows(), catalogue
    )
    kernels = make_kernels(parsed, frozenset(), host)
    return Walk(Session(module.source, catalogue, host, kernels), list(kernels.values())[-1], {})


def value_of(expression: str, **names: Value) -> Value:
    """The value of an expression where `names` hold these values."""
    return _evaluated(expression, names)[1]


def finding_codes(expression: str, **names: Value) -> list[str]:
    """The codes of what is found in an expression where `names` hold these values."""
    walk, _ = _evaluated(expression, names)
    return [code for code, _ in walk.session.findings]


def _evaluated(expression: str, names: dict[str, Value]) -> tuple[Walk, Value]:
    walk = walk_of(module_text(f"@triton.jit\ndef k():\n    {expression}\n"))
    walk.names.update(names)
    statement = walk.kernel.function.body[-1]
    assert isinstance(statement, tree.ExprStmt)
    return walk, expressions.evaluate(walk, statement.value)


def value_in_kernel(lines: str) -> Value:
    """The value of the last line, an expression, in the kernel of `tests.frontend.kernels`."""
    walk = walk_of(in_kernel(lines))
    walk.names.update(
        (parameter.name, functions.parameter_value(walk.kernel, parameter))
        for parameter in walk.kernel.function.parameters
    )
    *before, last = walk.kernel.function.body
    statements.block(walk, before)
    assert isinstance(last, tree.ExprStmt)
    return expressions.evaluate(walk, last.value)


def shape_and_kind(value: Value) -> tuple[Shape | None, Scalar | None]:
    """What a run-time value is."""
    assert isinstance(value, Tensor)
    return value.shape, value.kind
