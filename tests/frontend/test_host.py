"""What host code makes of the names that a kernel can see, and which kernels it launches."""

from __future__ import annotations

import textwrap

import pytest
from kernelforge.frontend.blocks import split
from kernelforge.frontend.host import Host, read_host
from kernelforge.frontend.host_syntax import parse_host
from kernelforge.frontend.source import Source
from kernelforge.frontend.values import (
    UNKNOWN,
    Api,
    ApiModule,
    Dtype,
    HostClass,
    HostFunction,
    HostModule,
    HostValue,
    Jit,
    Known,
    Symbol,
    Value,
)
from kernelforge.grammar.api.catalogue import load

from tests.frontend.kernels import TRITON


def read(text: str, version: str = TRITON) -> Host:
    """Read a module as the pipeline does."""
    module = split(Source("case.py", textwrap.dedent(text).lstrip("\n")))
    return read_host(
        parse_host(module.source, module.host_text).tree, module.source, module.rows(), load(version)
    )


def name(text: str, wanted: str = "X") -> Value | None:
    """What a module-level name stands for; None if it is certainly not defined."""
    return read(text).module.lookup(wanted)


LANGUAGE = ApiModule("triton.language")


@pytest.mark.parametrize(
    ("text", "wanted", "value"),
    [
        ("import triton", "triton", ApiModule("triton")),
        ("import triton as tr", "tr", ApiModule("triton")),
        ("import triton.language", "triton", ApiModule("triton")),
        ("import triton.language as tl", "tl", LANGUAGE),
        ("import triton.language as tl, torch", "torch", HostModule("torch")),
        ("from triton import language as tl", "tl", LANGUAGE),
        ("from triton import language", "language", LANGUAGE),
        ("from triton.language import float16 as half", "half", Known(Dtype("float16"))),
        (
            "from triton.language.extra import libdevice",
            "libdevice",
            ApiModule("triton.language.extra.libdevice"),
        ),
        ("import torch.nn.functional as F", "F", HostModule("torch.nn.functional")),
        ("import numpy as np", "np", HostModule("numpy")),
        ("from .compat import tl", "tl", LANGUAGE),
        ("from mypackage.compat import triton", "triton", ApiModule("triton")),
        ("from mypackage import helper", "helper", UNKNOWN),
        ("import triton", "tl", None),
    ],
)
def test_imports(text: str, wanted: str, value: Value | None):
    assert name(text, wanted) == value


def test_a_function_of_triton_s_by_its_own_name():
    found = name("from triton.language import load as read", "read")
    assert isinstance(found, Api)
    assert found.path == "triton.language.load"


def test_a_star_import_brings_all_names_and_perhaps_more():
    assert name("from triton.language import *", "float32") == Known(Dtype("float32"))
    assert name("from triton.language import *", "anything") == UNKNOWN
    assert name("from helpers import *", "anything") == UNKNOWN


@pytest.mark.parametrize(
    "text",
    [
        "try:\n    from fast import helper\nexcept ImportError:\n    helper = None",
        "try:\n    import fast as helper\nexcept ImportError:\n    pass",
    ],
)
def test_an_import_that_may_fail_leaves_no_name_missing(text: str):
    assert name(text, "helper") is not None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("X = tl.constexpr(8)", Known(8)),
        ("X = tl.constexpr(-1.5)", Known(-1.5)),
        ("X = tl.constexpr('add')", Known("add")),
        ("X = tl.constexpr(None)", Known(None)),
        ("X: tl.constexpr = tl.constexpr(8)", Known(8)),
        ("X = Y = tl.constexpr(8)", Known(8)),
        ("X = tl.constexpr(size())", Symbol("tl.constexpr(size())")),
        ("X = tl.constexpr(size()) * 2", Symbol("tl.constexpr(size()) * 2")),
        ("X = None", Known(None)),
        ("X = tl.float32", Known(Dtype("float32"))),
        ("X = tl", LANGUAGE),
        ("X = helper(8)", UNKNOWN),
        ("X = [tl.constexpr(8)][0]", UNKNOWN),
        ("X, Y = tl.constexpr(8), 3", UNKNOWN),
        ("X = tl.constexpr(8)\nX = tl.constexpr(9)", Known(9)),
        ("X = tl.constexpr(8)\nX += 1", UNKNOWN),
        ("X = tl.constexpr(8)\nif a:\n    X = tl.constexpr(9)", Symbol("")),
        ("if a:\n    X = tl.constexpr(8)\nelse:\n    X = 8", UNKNOWN),
        ("X = tl.constexpr(8) if a else tl.constexpr(9)", Symbol("")),
        ("for X in range(3):\n    pass", UNKNOWN),
        ("with open('a') as X:\n    pass", UNKNOWN),
        ("while a:\n    X = tl.constexpr(8)", Known(8)),
        ("X = tl.constexpr(8)\ndef set():\n    global X\n    X = 3", UNKNOWN),
        ("if (X := size()) > 3:\n    pass", UNKNOWN),
        ("print(X := tl.constexpr(8))", UNKNOWN),
        ("y = [X := 3]", UNKNOWN),
        ("match a:\n    case [X]:\n        pass", UNKNOWN),
        ("match a:\n    case {'b': 1, **X}:\n        pass", UNKNOWN),
        ("match a:\n    case 1 as X:\n        pass", UNKNOWN),
        ("try:\n    pass\nexcept ValueError as X:\n    pass", UNKNOWN),
        ("X: int", UNKNOWN),
        ("def outer():\n    X = 3", None),
    ],
)
def test_assignments(text: str, value: Value | None):
    assert name("import triton.language as tl\n" + text) == value


@pytest.mark.parametrize(
    "text", ["8", "'add'", "[1, 2]", "(1, 2)", "{}", "int('8')", "8 * 1024", "-8", "len('abc')"]
)
def test_plain_python_objects_are_no_constants_of_a_kernel(text: str):
    assert isinstance(name(f"X = {text}"), HostValue)


def test_a_constexpr_annotation_makes_no_constexpr_of_a_global():
    found = name("import triton.language as tl\nX: tl.constexpr = 8")
    assert isinstance(found, HostValue)
    assert "has no effect" in found.description


def test_host_values_know_where_they_are_set():
    text = "é = 'é'\nX = 1024\n"
    found = name(text)
    assert isinstance(found, HostValue)
    assert found.span is not None
    assert text[found.span.start : found.span.end] == "1024"


def test_functions_and_classes():
    assert isinstance(name("def X(a):\n    return a"), HostFunction)
    assert isinstance(name("async def X(a):\n    return a"), HostFunction)
    assert isinstance(name("X = lambda a: a"), HostFunction)
    assert name("@functools.cache\ndef X(a):\n    return a") == UNKNOWN
    assert name("class X:\n    pass") == HostClass("X")
    assert name("class X(Enum):\n    A = 1") == HostClass("X")
    assert name("class X(NamedTuple):\n    a: int") == UNKNOWN
    assert name("@dataclass\nclass X:\n    a: int") == HostClass("X")


@pytest.mark.parametrize("text", ["exec('X = 3')", "globals()['X'] = 3", "vars().update(X=3)"])
def test_code_that_makes_names_behind_our_back(text: str):
    assert name(text) == UNKNOWN


def test_a_module_that_python_cannot_read_may_define_anything():
    host = read_host(None, Source("case.py", "def ("), {}, load(TRITON))
    assert host.module.lookup("anything") == UNKNOWN


KERNEL = """
    import triton
    import triton.language as tl


"""


def scope_of_kernel(text: str, version: str = TRITON):
    """The site of the only kernel of a module."""
    ((_, site),) = read(KERNEL + text, version).sites.items()
    return site


def test_a_kernel_is_a_value_of_its_own():
    host = read(KERNEL + "    @triton.jit\n    def X(a):\n        pass\n")
    found = host.module.lookup("X")
    assert isinstance(found, Jit)
    assert host.sites[found.def_start].scope is host.module


def test_a_kernel_in_a_function_sees_the_function_s_names():
    site = scope_of_kernel("""
    def make(size, dtype, unroll=4, eps=1e-6, *rest, **options):
        SIZE = tl.constexpr(8)

        @triton.jit
        def X(a):
            pass

        return X
    """)
    scope = site.scope
    assert scope.lookup("SIZE") == Known(8)
    assert scope.lookup("tl") == LANGUAGE
    for parameter in ("size", "dtype", "rest", "options"):
        assert scope.lookup(parameter) == UNKNOWN
    assert isinstance(scope.lookup("unroll"), HostValue)
    assert scope.lookup("missing") is None


def test_a_kernel_in_a_class_does_not_see_the_class_s_names():
    site = scope_of_kernel("""
    OUTER = tl.constexpr(4)

    class A:
        INNER = tl.constexpr(8)

        @triton.jit
        def X(a):
            pass
    """)
    assert site.scope.lookup("INNER") is None
    assert site.scope.lookup("OUTER") == Known(4)


@pytest.mark.parametrize(
    ("condition", "guarded"),
    [
        ("triton.__version__ >= '3.2'", True),
        ("hasattr(tl, 'dot_scaled')", True),
        ("is_hip()", True),
        ("torch.version.hip is not None", True),
        ("NEW_API", True),
        ("DEBUG", False),
        ("fast", False),
    ],
)
def test_kernels_behind_a_version_or_platform_are_guarded(condition: str, guarded: bool):
    site = scope_of_kernel(f"""
    NEW_API = triton.__version__ >= "3.2"
    DEBUG = False

    if {condition}:
        @triton.jit
        def X(a):
            pass
    """)
    assert site.guarded is guarded


def test_a_kernel_that_another_branch_goes_without_is_guarded():
    host = read(
        """\
        from compat import has_gather

        if not has_gather:
            @triton.jit
            def gather(x):
                return None

            @triton.jit
            def only_here(x):
                return None
        else:
            gather = tl.gather
        """
    )
    assert [site.guarded for site in host.sites.values()] == [True, False]


@pytest.mark.parametrize("otherwise", ["tle = None", "import mine as tle"])
def test_an_import_that_another_branch_goes_without_is_optional(otherwise: str):
    host = read(
        f"""\
        if HAS_TLE:
            import triton.experimental.tle as tle
        elif HAS_MINE:
            {otherwise}
        """
    )
    assert not host.missing_imports


def test_an_import_in_a_branch_without_another_must_work():
    host = read(
        """\
        if HAS_TLE:
            import triton.experimental.tle as tle
        """
    )
    assert [missing.path for missing in host.missing_imports] == ["triton.experimental.tle"]


def test_a_kernel_that_stands_in_for_a_failed_import_is_guarded():
    site = scope_of_kernel("""
    try:
        from fast import X
    except ImportError:
        @triton.jit
        def X(a):
            pass
    """)
    assert site.guarded


def test_conditional_twins_are_told_apart():
    host = read(KERNEL + """
    if a:
        @triton.jit
        def X(a):
            pass
    else:
        @triton.jit
        def X(a, b):
            pass
    """)  # fmt: skip
    assert len(host.sites) == 2
    assert host.module.lookup("X") == UNKNOWN


def test_decorators_are_kept_as_host_expressions():
    site = scope_of_kernel("""
    @triton.autotune(configs=[], key=["n"])
    @triton.jit(noinline=True)
    def X(a):
        pass
    """)
    assert len(site.decorators) == 2


@pytest.mark.parametrize(
    "launch",
    [
        "k[grid](x)",
        "k[(n,)](x, BLOCK=8)",
        "k[lambda meta: (1,)](x)",
        "y = k[grid](x)",
        "wrap(k)[grid](x)",
        "wrap(other(k, 3), 4)[grid](x)",
        "k.run(x, grid=grid)",
        "k.warmup(x, grid=grid)",
        "module.k[grid](x)",
        "launcher = k[grid]",
        "def run(x):\n    for i in range(3):\n        k[grid](x)",
        "class A:\n    def forward(self, x):\n        return k[grid](x)",
    ],
)
def test_launches(launch: str):
    assert "k" in read(launch).launched


@pytest.mark.parametrize("text", ["k(x)", "k.cache", "run(k)", "x[k]", "k = 3"])
def test_other_uses_are_no_launches(text: str):
    assert "k" not in read(text).launched


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("from triton.language import tanh", ["triton.language.tanh"]),
        ("from triton.language.math import exp, tanh", ["triton.language.math.tanh"]),
        ("from triton import jit", []),
        ("from triton.no_such_module import thing", ["triton.no_such_module"]),
        ("try:\n    from triton.language import tanh\nexcept ImportError:\n    pass", []),
        ("try:\n    pass\nexcept ImportError:\n    from triton.language import tanh", []),
        ("if triton.__version__ < '3':\n    from triton.language import tanh", []),
        ("if fast:\n    from triton.language import tanh", ["triton.language.tanh"]),
        ("def late():\n    from triton.language import tanh", ["triton.language.tanh"]),
        ("from triton._C.libtriton import nothing", []),
    ],
)
def test_imports_of_names_that_the_version_lacks(text: str, paths: list[str]):
    assert [missing.path for missing in read(text).missing_imports] == paths


def test_the_version_decides_which_imports_fail():
    text = "from triton.language.math import tanh"
    assert read(text, "2.1").missing_imports == []
    assert len(read(text, "3.6").missing_imports) == 1
