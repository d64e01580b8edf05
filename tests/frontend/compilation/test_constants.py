"""Which host expressions have a value that can be known before the launch runs."""

from __future__ import annotations

import ast

import pytest
from kernelforge.frontend.compilation.constants import constant_text
from kernelforge.frontend.launch.host.names import names_of

MODULE = """\
SIZE = 64

def launch(x, wide=False):
    block = 128
    half = block // 2
    n = x.numel()
    width = 1
    if wide:
        width = 2
    call({})
"""


@pytest.mark.parametrize(
    ("expression", "text"),
    [
        ("64", "64"),
        ("-1", "-1"),
        ("'relu'", "'relu'"),
        ("SIZE", "SIZE"),
        ("tl.float16", "tl.float16"),
        ("block", "128"),
        ("half + SIZE", "((128 // 2) + SIZE)"),
        ("triton.next_power_of_2(block)", "triton.next_power_of_2(128, )"),
        ("(block, SIZE)", "(128, SIZE, )"),
        ("n", None),
        ("triton.next_power_of_2(n)", None),
        ("wide", None),
        ("width", None),
        ("read_config()", None),
        ("x.shape[0]", None),
    ],
)
def test_constants(expression: str, text: str | None):
    module = ast.parse(MODULE.format(expression))
    function = module.body[1]
    assert isinstance(function, ast.FunctionDef)
    names = names_of(function.body, names_of(module.body, None), function.args)
    statement = function.body[-1]
    assert isinstance(statement, ast.Expr)
    assert isinstance(statement.value, ast.Call)
    assert constant_text(statement.value.args[0], names, statement.lineno) == text
