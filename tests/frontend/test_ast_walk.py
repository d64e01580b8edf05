"""Walking host code gives what `ast.walk` gives, without contexts and operators."""

from __future__ import annotations

import ast
from pathlib import Path

import kernelforge.frontend.check
import pytest
from kernelforge.frontend.ast_walk import children, walk

LEFT_OUT = (ast.expr_context, ast.operator, ast.cmpop, ast.boolop, ast.unaryop)
EVERY_STATEMENT = """
match point:
    case None | True | {"x": [1, *rest], **others} if rest:
        global count
    case Point(x=0, y=_) as found:
        pass
async def read(a, /, b: int = 1, *args, c=None, **kwargs) -> list[int]:
    async with open(a) as f, g as (h, i):
        return [x async for x in f if not x < 1 < c]
try:
    import os.path as path
    from . import names as n
except (OSError, ValueError) as error:
    raise RuntimeError from error
x[1:2, ...] = lambda y=1, *z: {**y, "k": f"{z!r:>{x}}"}
del x.y
(a := b)
""".strip()
FILES = sorted(Path(kernelforge.frontend.check.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("text", [*(file.read_text() for file in FILES), EVERY_STATEMENT])
def test_every_node_comes_in_the_order_of_ast_walk(text: str):
    tree = ast.parse(text)
    assert walk(tree) == [node for node in ast.walk(tree) if not isinstance(node, LEFT_OUT)]
    assert children(tree) == list(ast.iter_child_nodes(tree))
