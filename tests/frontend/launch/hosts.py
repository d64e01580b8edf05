"""Host code to ask questions about."""

from __future__ import annotations

import ast
import textwrap

from kernelforge.frontend.launch.host.evaluation import evaluate, kind_at
from kernelforge.frontend.launch.host.kinds import Kind
from kernelforge.frontend.launch.host.names import Names, names_of
from kernelforge.frontend.launch.host.values import HostValue
from kernelforge.frontend.launch.sites import Launch, find_launches


def at_end(source: str) -> tuple[Names, int]:
    """The names and the line behind the last line of a module, or of its last function `f`."""
    module = ast.parse(textwrap.dedent(source))
    names = names_of(module.body, None)
    last = module.body[-1] if module.body else None
    if isinstance(last, ast.FunctionDef) and last.name == "f":
        names = names_of(last.body, names, last.args)
    return names, 1000


def value(source: str, expression: str) -> HostValue:
    """What an expression is worth at the end of the source."""
    return evaluate(ast.parse(expression, mode="eval").body, *at_end(source))


def kind(source: str, expression: str) -> Kind:
    return kind_at(ast.parse(expression, mode="eval").body, *at_end(source))


def launches(source: str) -> list[Launch]:
    """The launches of the functions that are decorated with `jit`, wherever they stand."""
    module = ast.parse(textwrap.dedent(source))
    kernels = {
        node.lineno: node.name
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef)
        and any("jit" in ast.unparse(each) for each in node.decorator_list)
    }
    return list(find_launches(module, names_of(module.body, None), kernels))
