"""Finding jit functions: every spelling of jit, what is not one, spans, host text, broken kernels."""

import ast
import re
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend.blocks import Module, split
from kernelforge.frontend.source import Source

IMPORTS = "import triton\nimport triton.language as tl\n"


def module(text: str) -> Module:
    return split(Source("kernel.py", dedent(text)))


def names(text: str) -> list[str]:
    return [kernel.name for kernel in module(text).kernels]


KERNEL = "def k(x_ptr):\n    tl.store(x_ptr, 1)\n"

SPELLINGS = [
    f"import triton\n@triton.jit\n{KERNEL}",
    f"import triton as tr\n@tr.jit\n{KERNEL}",
    f"from triton import jit\n@jit\n{KERNEL}",
    f"from triton import jit as J\n@J\n{KERNEL}",
    f"from triton import *\n@jit\n{KERNEL}",
    f"from triton import (\n    language as tl,\n    jit as j,\n)\n@j\n{KERNEL}",
    f"import triton\n@triton.jit(do_not_specialize=['x'])\n{KERNEL}",
    f"import triton\n@triton.jit(\n    repr=lambda _: 'k',  # )\n)\n{KERNEL}",
    f"from triton import jit\n@jit(noinline=True)\n{KERNEL}",
    f"import functools, triton\n@functools.partial(triton.jit, debug=True)\n{KERNEL}",
    f"from functools import partial\nimport triton\n@partial(triton.jit)\n{KERNEL}",
    f"import triton\nmy_jit = triton.jit\n@my_jit\n{KERNEL}",
    f"import triton\njit = triton.jit if HAS else (lambda f: f)\n@jit\n{KERNEL}",
    f"import triton\nfast = triton.jit(noinline=True)\nfaster = fast\n@faster\n{KERNEL}",
    f"import triton\n@(triton.jit if HAS else identity)\n{KERNEL}",
    f"import triton\n@lambda f: triton.jit(f)\n{KERNEL}",
    f"import triton\ndef my(fn):\n    return triton.jit(fn)\n@my\n{KERNEL}",
    f"import triton\ndef my(**kw):\n    def inner(fn):\n        return triton.jit(fn, **kw)\n    return inner\n@my()\n{KERNEL}",
    f"from .compat import triton, tl\n@triton.jit\n{KERNEL}",
    f"from mypkg.utils import jit\nimport triton\n@jit\n{KERNEL}",
    f"from . import compat\nfrom .compat import tl\n@compat.jit\n{KERNEL}",
    f"from .compat import triton_jit, tl\n@triton_jit\n{KERNEL}",
    f"try:\n    import triton as t3\nexcept ImportError:\n    t3 = None\n@t3.jit\n{KERNEL}",
    f"try:\n    from triton import jit\nexcept ImportError:\n    def jit(f): return f\n@jit\n{KERNEL}",
    f"@triton.jit\n{KERNEL}",
    f"from triton.runtime.jit import jit\n@jit\n{KERNEL}",
    f"import triton\n{KERNEL}\nk2 = triton.jit(k)\n",
    f"import triton\n{KERNEL}\nk2 = triton.jit(k, noinline=True)\n",
    f"import triton\n{KERNEL}\nk2 = triton.autotune(configs=[], key=[])(triton.jit(k))\n",
    f"import triton\n{KERNEL}\nif X:\n    TABLE = {{1: triton.jit(k)}}\n",
    f"import triton\n@triton.autotune(configs=[triton.Config({{}}) for _ in range(3)], key=['n'])\n@triton.jit\n{KERNEL}",
    f"import triton\n@libentry()\n\n# a comment\n@triton.heuristics({{'B': lambda args: 1}})\n\n@triton.jit\n# another\n\n{KERNEL}",
    f"import triton\n@triton.jit\n@other\nasync {KERNEL}",
    f"import triton\r\n@triton.jit\r\n{KERNEL}".replace("\n", "\r\n").replace("\r\r", "\r"),
    f"import triton\n@triton.\\\njit\n{KERNEL}",
]  # fmt: skip


@pytest.mark.parametrize("text", SPELLINGS)
def test_jit_is_found_in_every_spelling(text: str) -> None:
    assert names(text) == ["k"]


FOREIGN = [
    "from numba import jit\nimport triton\n@jit\ndef f(x): return x\n",
    "from numba import cuda, jit as nj\nimport triton\n@cuda.jit\ndef f(x): return x\n@nj\ndef g(x): return x\n",
    "import torch, triton\n@torch.jit.script\ndef f(x): return x\n",
    "import jax, triton\n@jax.jit\ndef f(x): return x\n@partial(jax.jit, static_argnums=0)\ndef g(x): return x\n",
    "import tilelang, triton\n@tilelang.jit(out_idx=[-1])\ndef f(x): return x\n",
    "import triton\n@triton.constexpr_function\ndef f(x): return x\n",
    "import triton\n@triton.autotune(configs=[], key=[])\ndef f(x): return x\n",
    "import triton\n@triton.language.core.builtin\ndef f(x, jit=None): return x\n",
    "import triton\n@app.jit\ndef f(x): return x\n",
    "import fly.compiler as fc\n@fc.jit\ndef f(x):\n    tl = x - 1\n    return g(tl)\n",
    '"""\n@triton.jit\ndef f(x): return x\n"""\n',
    "S = '''\n@triton.jit\ndef f(x): return x\n'''\n",
    "# @triton.jit\ndef f(x): return x\n",
    "x = ('@triton.jit'\n'def f(x): return x')\n",
    "import triton\n@triton.jit\nx = 1\ndef f(x): return x\n",
]


@pytest.mark.parametrize("text", FOREIGN)
def test_other_functions_are_left_to_the_host(text: str) -> None:
    found = module(text)
    assert found.kernels == ()
    assert found.host_text == found.source.text


def test_gluon_is_told_from_triton() -> None:
    text = """
    import triton
    from triton.experimental import gluon
    from triton.experimental.gluon import jit as gjit

    @gluon.jit
    def a(x): pass

    @gjit
    def b(x): pass

    @gluon.constexpr_function
    def c(x): return x

    @triton.jit
    def d(x): pass
    """
    assert [(k.name, k.dialect) for k in module(text).kernels] == [
        ("a", "gluon"),
        ("b", "gluon"),
        ("d", "triton"),
    ]


def test_kernels_are_found_at_every_depth() -> None:
    text = """
    import triton
    class A:
        @staticmethod
        @triton.jit
        def a(x): return x

        def method(self):
            if self:
                @triton.jit
                def b(x):
                    return x
            else:
    \t\t@triton.jit
    \t\tdef b(x):
    \t\t\treturn x
            return b
    @triton.jit
    def outer(x):
        @triton.jit
        def inner(y): return y
        return x
    """
    found = module(text)
    assert [(k.name, k.indent) for k in found.kernels] == [("a", 4), ("b", 12), ("b", 16), ("outer", 0)]


def test_a_span_runs_from_the_first_decorator_to_the_last_comment_inside() -> None:
    text = IMPORTS + dedent("""
    @libentry()  # one
    @triton.jit  # two
    def k(x):  # three
        y = x  # four
        # inside

        # inside as well
    # outside
    z = 1
    """)
    (kernel,) = module(text).kernels
    body = text[slice(*kernel.span)]
    assert body.startswith("@libentry()")
    assert body.endswith("# inside as well")
    assert text[kernel.def_start :].startswith("def k(x):")
    assert [text[slice(*each)] for each in kernel.decorators] == ["@libentry()", "@triton.jit"]
    assert text[slice(*kernel.jit)] == "@triton.jit"


def test_the_call_that_makes_a_kernel_is_its_jit() -> None:
    text = f"import triton\n{KERNEL}\nk2 = triton.jit(k)\n"
    (kernel,) = module(text).kernels
    assert text[slice(*kernel.jit)] == "triton.jit(k)"
    assert kernel.decorators == ()


BREAKAGES = {
    "open bracket": "    y = tl.load(x +",
    "open bracket in a call": "    tl.store(x, foo[1",
    "stray bracket": "    y = x)",
    "open string": "    y = 'abc",
    "open docstring": '    """Adds one.',
    "no operand": "    y = x +",
    "no colon": "    if x\n        y = 1",
    "trailing backslash": "    y = x + \\",
    "wrong dedent": "        y = 1\n      z = 2",
    "bad characters": "    y = $x ? 1 : 2",
    "an f-string left open": "    y = f'{x",
}


@pytest.mark.parametrize("line", BREAKAGES.values(), ids=BREAKAGES.keys())
@pytest.mark.parametrize("docstring", ["", '    """It\'s the second."""\n'])
def test_a_broken_kernel_hides_neither_the_next_nor_the_host(line: str, docstring: str) -> None:
    text = f"{IMPORTS}\n@triton.jit\ndef a(x):\n{line}\n\n@triton.jit\ndef b(x):\n{docstring}    y = 2\n\nhost = 1\n"
    found = module(text)
    assert [kernel.name for kernel in found.kernels] == ["a", "b"]
    tree = ast.parse(found.host_text)
    assert [type(node).__name__ for node in tree.body] == [
        "Import",
        "Import",
        "FunctionDef",
        "FunctionDef",
        "Assign",
    ]


@pytest.mark.parametrize("header", ["def a(x", "def a(x:", "def a(x]):", "def (x):", "def a(x, ):)"])
def test_a_broken_header_hides_neither_the_next_nor_the_host(header: str) -> None:
    text = f"{IMPORTS}\n@triton.jit\n{header}\n    y = 1\n\n@triton.jit\ndef b(x):\n    y = 2\n\nhost = 1\n"
    found = module(text)
    assert [kernel.name for kernel in found.kernels] in (["a", "b"], ["", "b"])
    assert isinstance(ast.parse(found.host_text).body[-1], ast.Assign)


def test_a_stray_bracket_in_a_long_header_stays_in_the_kernel() -> None:
    text = f"{IMPORTS}@triton.jit\ndef a(\n    x,\n    B: tl.constexpr),\n    C: tl.constexpr,\n):\n    y = x\n\nhost = 1\n"
    found = module(text)
    assert found.source.text[slice(*found.kernels[0].span)].endswith("y = x")
    ast.parse(found.host_text)


def test_the_host_text_keeps_offsets_and_decorators() -> None:
    text = IMPORTS + dedent('''
    if x:
        @triton.autotune(configs=[], key=["n"])
        @triton.jit
        def k(
            x,
        ):
            """Doc."""
            tl.store(x, 1)
    else:
        k = None
    ''').replace("\n", "\r\n")
    found = module(text)
    assert len(found.host_text) == len(text)
    assert re.findall(r"\r?\n", found.host_text) == re.findall(r"\r?\n", text)
    assert "tl.store" not in found.host_text
    branch = ast.parse(found.host_text).body[2]
    assert isinstance(branch, ast.If)
    stub = branch.body[0]
    assert isinstance(stub, ast.FunctionDef)
    assert (stub.name, stub.lineno, len(stub.decorator_list)) == ("k", 7, 2)


SHORT = [
    "def f(a): return a",
    "def f(a): a",
    "def f():a",
    "def f(\n a):a",
    "def f(\n):\n  a",
    "def f():",
    "def f",
    "def",
]


@pytest.mark.parametrize("kernel", SHORT)
def test_a_stub_fits_into_the_shortest_kernel(kernel: str) -> None:
    found = module(f"import triton\nif 1:\n @triton.jit\n {kernel}\nx=1")
    assert len(found.host_text) == len(found.source.text)
    assert len(ast.parse(found.host_text).body) == 3


def test_a_stub_stands_below_its_decorators() -> None:
    found = module("import triton\n@triton.jit\n    def k(x):\n        pass\nx = 1\n")
    assert [getattr(each, "name", None) for each in ast.parse(found.host_text).body] == [None, "k", None]


def test_triton_s_own_modules_are_read() -> None:
    assert names(
        "# triton\nfrom ..runtime.jit import jit\nfrom . import core\n@jit\ndef cdiv(x, y):\n    return x\n"
    ) == ["cdiv"]


_FRAGMENTS = st.sampled_from(
    [
        "@triton.jit\n",
        "def f(x):\n",
        "    x = 1\n",
        "    return x\n",
        '"""',
        "'",
        '"',
        "(",
        ")",
        "[",
        "\\\n",
        "\n",
        "#",
        "\t",
        "\r",
        "class A:\n",
        "triton.jit(f)\n",
        "import triton\n",
        "jit = ",
        "é",
        "\x0c",
        "async ",
        "lambda: ",
        ",",
        "tl.",
    ]
)


@given(st.lists(_FRAGMENTS, max_size=40).map("".join))
def test_any_text_is_split_into_ordered_blocks_of_its_own_rows(text: str) -> None:
    found = split(Source("x.py", text))
    ends = 0
    for kernel in found.kernels:
        assert ends <= kernel.span.start <= kernel.def_start < kernel.span.end <= len(text)
        ends = kernel.span.end
    assert re.sub("[^\r\n]", " ", found.host_text) == re.sub("[^\r\n]", " ", text)
    assert len(found.host_text) == len(text)
