"""What `--dump kernels` says."""

from __future__ import annotations

from kernelforge.frontend import kernel_list
from kernelforge.frontend.source import Line, Source

MODULE = """\
import triton
import triton.language as tl


@triton.autotune(configs=[
    triton.Config({"BLOCK": 64})], key=["n"])
@triton.jit
def scale(x_ptr, n, factor: float = 2.0, BLOCK: tl.constexpr = 64):
    pass


@triton.jit
def broken(x_ptr, *
"""


def test_a_kernel_is_listed_with_its_place_decorators_and_parameters():
    scale, _ = kernel_list.entries(Source("k.py", MODULE))
    assert scale == {
        "filename": "k.py",
        "name": "scale",
        "dialect": "triton",
        "location": {"row": 5, "column": 1},
        "end_location": {"row": 9, "column": 9},
        "decorators": [
            '@triton.autotune(configs=[\n    triton.Config({"BLOCK": 64})], key=["n"])',
            "@triton.jit",
        ],
        "parameters": [
            {"name": "x_ptr", "kind": "normal", "annotation": None, "default": None},
            {"name": "n", "kind": "normal", "annotation": None, "default": None},
            {"name": "factor", "kind": "normal", "annotation": "float", "default": "2.0"},
            {"name": "BLOCK", "kind": "normal", "annotation": "tl.constexpr", "default": "64"},
        ],
    }


def test_people_get_a_line_for_each():
    lines = list(kernel_list.lines(Source("k.py", MODULE)))
    assert lines[:7] == [
        "k.py:5:1: scale (triton, to row 9)",
        '    @triton.autotune(configs=[ triton.Config({"BLOCK": 64})], key=["n"])',
        "    @triton.jit",
        "    x_ptr",
        "    n",
        "    factor: float = 2.0",
        "    BLOCK: tl.constexpr = 64",
    ]


def test_a_broken_kernel_is_listed_too():
    _, broken = kernel_list.entries(Source("k.py", MODULE))
    assert (broken["name"], broken["location"]) == ("broken", {"row": 12, "column": 1})


def test_a_notebook_names_the_cell():
    source = Source(
        "n.ipynb",
        "import triton\n@triton.jit\ndef f(x): pass\n",
        (Line(1, 0, 1), Line(1, 0, 2), Line(2, 0, 2)),
    )
    (entry,) = kernel_list.entries(source)
    assert (entry["cell"], entry["location"]) == (2, {"row": 1, "column": 1})
    assert next(kernel_list.lines(source)).startswith("n.ipynb:cell 2:1:1: f (triton")
