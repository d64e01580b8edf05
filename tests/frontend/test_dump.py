"""What `--dump tokens` and `--dump tree` say."""

from __future__ import annotations

import json

import pytest
from kernelforge.frontend import dump
from kernelforge.frontend.source import Source

MODULE = 'import triton\n\n\n@triton.jit\ndef f(x, N: "tl.constexpr" = 1):\n    return -x + 2j\n'


def test_tokens_have_kind_text_and_place():
    (kernel,) = dump.token_entries(Source("k.py", MODULE))
    assert (kernel["filename"], kernel["kernel"], kernel["location"]) == (
        "k.py",
        "f",
        {"row": 4, "column": 1},
    )
    names = [token for token in kernel["tokens"] if token["text"] == "x"]
    assert [(name["kind"], name["location"], name["end_location"]) for name in names] == [
        ("NAME", {"row": 5, "column": 7}, {"row": 5, "column": 8}),
        ("NAME", {"row": 6, "column": 13}, {"row": 6, "column": 14}),
    ]


def test_the_tree_has_the_nodes_with_their_fields():
    (kernel,) = dump.tree_entries(Source("k.py", MODULE))
    function = kernel["tree"]
    assert (function["node"], function["name"]) == ("Function", "f")
    assert [parameter["name"] for parameter in function["parameters"]] == ["x", "N"]
    (statement,) = function["body"]
    assert statement["value"] == {
        "node": "Binary",
        "location": {"row": 6, "column": 12},
        "end_location": {"row": 6, "column": 19},
        "left": {
            "node": "Unary",
            "location": {"row": 6, "column": 12},
            "end_location": {"row": 6, "column": 14},
            "op": "-",
            "operand": {
                "node": "Name",
                "location": {"row": 6, "column": 13},
                "end_location": {"row": 6, "column": 14},
                "id": "x",
            },
        },
        "op": "+",
        "right": {
            "node": "Constant",
            "location": {"row": 6, "column": 17},
            "end_location": {"row": 6, "column": 19},
            "value": "2j",
        },
    }
    json.dumps(kernel)


def test_people_get_an_outline():
    outline = list(dump.tree_lines(Source("k.py", MODULE)))
    assert outline[:2] == ["k.py:4:1: f", "    Function 5:1-6:19"]
    body = outline.index("        body: Return 6:5-6:19")
    assert outline[body : body + 9] == [
        "        body: Return 6:5-6:19",
        "            value: Binary 6:12-6:19",
        "                left: Unary 6:12-6:14",
        "                    op: '-'",
        "                    operand: Name 6:13-6:14",
        "                        id: 'x'",
        "                op: '+'",
        "                right: Constant 6:17-6:19",
        "                    value: 2j",
    ]
    lines = list(dump.token_lines(Source("k.py", MODULE)))
    assert lines[0] == "k.py:4:1: f"
    assert any(line.split() == ["6:5-6:11", "RETURN", "'return'"] for line in lines)


@pytest.mark.parametrize(
    "text",
    [
        "x = 1\n",
        "import triton\n@triton.jit\ndef f(\n",
        f"import triton\n@triton.jit\ndef f(x):\n    return {'(' * 500}\n",
    ],
)
def test_any_text_can_be_dumped(text: str):
    source = Source("k.py", text)
    for form in (dump.token_lines, dump.tree_lines, dump.token_entries, dump.tree_entries):
        json.dumps(list(form(source)))
