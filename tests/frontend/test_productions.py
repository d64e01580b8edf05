"""Every alternative of the grammar has an example, and a function that builds its node."""

from __future__ import annotations

import sys

import pytest
from kernelforge.frontend import parser
from kernelforge.frontend.tree import Rejected, walk
from kernelforge.grammar import generated_tables

from tests.frontend.snippets import NEWER, as_function, bodies

ACTIONS = {action for _, _, action, _ in generated_tables.PRODUCTIONS if action}
BROKEN = """\
@jit jit
def f(x):
    if x y: pass
    elif y z: pass
    for x y: pass
    match x:
        case 1 2: pass
    match x y:
        case 1: pass
    try: pass
    x = 1
    try: pass
    except x y: pass
"""


@pytest.fixture(scope="module")
def used_actions() -> set[str]:
    """The names of the alternatives that the examples use."""
    tables = parser._bound_tables()
    used: set[str] = set()
    originals = [(p, p.callable) for p in tables.productions if getattr(p, "callable", None)]

    def noting(action: str, function: object):
        def reduce(p: object) -> None:
            used.add(action)
            function(p)  # pyright: ignore[reportCallIssue]

        return reduce

    for production, function in originals:
        production.callable = noting(production.func, function)
    every = [*bodies(sys.version_info[:2]), *(body for some in NEWER.values() for body in some)]
    texts = [as_function(body) for body in every]
    for text in (*texts, "@x\n@y\n" + texts[0], BROKEN, "@x\nx y\n"):
        parser.parse_function(text, 0, len(text))
    for production, function in originals:
        production.callable = function
    return used


def test_every_alternative_has_an_example(used_actions: set[str]):
    assert used_actions == ACTIONS


def test_what_triton_refuses_is_marked():
    """A `Rejected` node comes from a `reject_` alternative, but for its parts in a `match` or an import."""
    parts = {"alias", "ExceptHandler", "match_case"}
    for body in bodies(sys.version_info[:2]):
        text = as_function(body)
        function = parser.parse_function(text, 0, len(text)).function
        assert function is not None
        for node in walk(function):
            if isinstance(node, Rejected):
                assert node.kind in parts or node.kind.startswith("Match") or _marked(node.kind)


def _marked(kind: str) -> bool:
    words = {
        "NamedExpr": "walrus",
        "GeneratorExp": "generator",
        "SetComp": "set_comprehension",
        "DictComp": "dict_comprehension",
        "ClassDef": "class",
        "TryStar": "try",
        "YieldFrom": "yield_from",
        "ImportFrom": "import_from",
        "TypeAlias": "type_alias",
    }
    return f"reject_{words.get(kind, kind.lower())}" in ACTIONS
