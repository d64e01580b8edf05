"""Launches as callers in the file reach them, and those that stand in unusual places."""

from __future__ import annotations

import textwrap

import pytest
from kernelforge.frontend.launch.host.contexts import in_contexts
from kernelforge.frontend.launch.host.evaluation import constant, tensor_dtype
from kernelforge.frontend.launch.host.kinds import Kind

from tests.frontend.launch.hosts import launches

KERNEL = """
@triton.jit
def k(x_ptr, n, BLOCK: tl.constexpr):
    pass

"""
LAUNCHER = """
def add(x, BLOCK=64):
    out = torch.empty_like(x)
    k[(1,)](out, x.shape[-1], BLOCK)
"""


def dtypes(source: str) -> list[str | None]:
    """The dtypes of the first argument in each context."""
    (launch,) = launches(KERNEL + textwrap.dedent(source))
    found = in_contexts(launch)
    return [tensor_dtype(each.arguments[0].node, each.names, each.line) for each in found]


CALLS = {
    "add(torch.ones(3))": ["float32"],
    "def test():\n    x = torch.ones(3).half()\n    add(x)": ["float16"],
    "def test():\n    for dtype in y:\n        add(torch.ones(3, dtype=dtype))": [None],
    "add(torch.ones(3))\nadd(torch.ones(3))": ["float32"],
    "add(torch.ones(3))\nadd(torch.ones(3).half())": ["float32", "float16"],
    "def inner(y):\n    add(y)\ndef outer():\n    inner(torch.ones(3).int())": ["int32"],
    "add(*xs)": [],
    "def test(x):\n    add(x)": [None],  # the block size is known at least
    "other(torch.ones(3))": [],
    "try:\n    add(torch.ones(3))\nexcept TypeError:\n    pass": [],
    "with pytest.raises(TypeError):\n    add(torch.ones(3))": [],
    "if False:\n    add(torch.ones(3))": [],
    "if __name__ == '__main__':\n    add(x=torch.ones(3))": ["float32"],
}


@pytest.mark.parametrize("lines", CALLS)
def test_what_callers_pass(lines: str):
    assert dtypes(LAUNCHER + lines) == CALLS[lines]


def test_a_call_gives_defaults_and_sizes():
    (launch,) = launches(KERNEL + LAUNCHER + "add(torch.ones(2, 48))")
    (inside,) = in_contexts(launch)
    values = [constant(each.node, inside.names, inside.line) for each in inside.arguments]
    assert [getattr(each, "value", None) for each in values] == [None, 48, 64]


GUARDS = {
    "if x.dtype == torch.half:": [],
    "if x.dtype == torch.float32:": ["float32"],
    "if supports(x):": [],
    "for i in range(3):": ["float32"],
    "with torch.no_grad():": ["float32"],
    "try:": [],
}
"""What stands around the launch, and whether a call with float32 comes there for sure."""


@pytest.mark.parametrize("guard", GUARDS)
def test_conditions_around_the_launch(guard: str):
    source = f"""
    def add(x):
        {guard}
            k[(1,)](x, 3, BLOCK=64)
        {"finally: print(x)" if guard == "" else "except TypeError: pass" if guard == "try:" else ""}
    add(torch.ones(3))
    """
    assert dtypes(source) == GUARDS[guard]


EXITS = {
    "if x.dtype != torch.half: return x": [],
    "if x.dtype == torch.half: return x": ["float32"],
    "if x.dtype != torch.half: raise TypeError": [],
    "if not x.is_cuda: raise TypeError": ["float32"],
    "if not x.is_cuda: return x": [],
    "assert x.dtype == torch.half": [],
    "assert x.is_cuda": ["float32"],
    "x = x.half()": ["float16"],
    "if x.dtype == torch.float32: x = x.half()": ["float16"],
}


@pytest.mark.parametrize("line", EXITS)
def test_what_stands_before_the_launch(line: str):
    source = f"""
    def add(x):
        {line}
        k[(1,)](x, 3, BLOCK=64)
    add(torch.ones(3))
    """
    assert dtypes(source) == EXITS[line]


METHODS = {
    """
class Add(torch.autograd.Function):
    @staticmethod
    def forward(ctx, x):
        k[(1,)](x, 3, BLOCK=64)
add = Add.apply
add(torch.ones(3))
""",
    """
class Add(torch.nn.Module):
    def forward(self, x):
        k[(1,)](x, 3, BLOCK=64)
add = Add().cuda()
add(torch.ones(3))
""",
    """
class Add:
    def launch(self, x):
        k[(1,)](x, 3, BLOCK=64)
    def run(self):
        self.launch(torch.ones(3))
""",
    """
class Add:
    @staticmethod
    def launch(x):
        k[(1,)](x, 3, BLOCK=64)
Add.launch(torch.ones(3))
""",
}


@pytest.mark.parametrize("source", METHODS)
def test_methods_are_called(source: str):
    assert dtypes(source) == ["float32"]


def arguments(source: str) -> list[tuple[str, Kind]]:
    (launch,) = launches(KERNEL + textwrap.dedent(source))
    return [(each.name or "", each.kind) for each in launch.arguments]


def test_a_lambda_launches():
    source = """
    x = torch.ones(3)
    do_bench(lambda n: k[(1,)](x, n, BLOCK=64))
    """
    assert arguments(source) == [("", Kind.TENSOR), ("", Kind.UNKNOWN), ("BLOCK", Kind.INT)]


def test_a_comprehension_launches_with_its_own_names():
    source = """
    x, n = torch.ones(3), 3
    [k[(1,)](x, n, BLOCK=64) for x in xs]
    """
    assert arguments(source) == [("", Kind.UNKNOWN), ("", Kind.INT), ("BLOCK", Kind.INT)]


TABLES = {"'a'": 2, "'b'": 2, "name": 2, "'missing'": 1}
"""Keys of a table of kernels, and how many launches there are with that one."""


@pytest.mark.parametrize("key", TABLES)
def test_a_table_holds_kernels(key: str):
    source = f"""
    TABLE = {{'a': k, 'b': k}}
    k[(1,)](torch.ones(3), 3, 64)
    TABLE[{key}][(1,)](torch.ones(3), 3, 64)
    """
    assert len(launches(KERNEL + textwrap.dedent(source))) == TABLES[key]


def test_strides_of_known_rank_are_counted():
    source = """
    def launch(x):
        M, N = x.shape
        k[(1,)](*x.stride(), *x.shape)
    """
    assert arguments(source) == [("", Kind.INT)] * 4


def test_attributes_and_saved_tensors_are_known():
    source = """
    class F(torch.autograd.Function):
        @staticmethod
        def forward(ctx, x):
            ctx.BLOCK = 64
            ctx.save_for_backward(torch.ones(3))
        @staticmethod
        def backward(ctx, do):
            (x,) = ctx.saved_tensors
            k[(1,)](x, 3, BLOCK=ctx.BLOCK)
    """
    assert arguments(source) == [("", Kind.TENSOR), ("", Kind.INT), ("BLOCK", Kind.INT)]


MEMBERS = {
    "self.eps = 1e-5": Kind.FLOAT,
    "self.eps = eps": Kind.FLOAT,
    "self.eps = 1e-5\n        self.eps = 1": Kind.UNKNOWN,
    "self.eps = 1e-5\n        setattr(self, name, 1)": Kind.UNKNOWN,
    "self.eps = 1e-5\n        other.eps = 1": Kind.UNKNOWN,
    "self.eps = unknown()": Kind.UNKNOWN,
}


@pytest.mark.parametrize("lines", MEMBERS)
def test_an_attribute_that_is_assigned_once(lines: str):
    source = f"""
class A:
    def __init__(self, eps: float = 1e-5):
        {lines}
    def run(self, x):
        k[(1,)](self.eps)
"""
    assert arguments(source) == [("", MEMBERS[lines])]
