"""`kfgrammar format`: the canonical layout, which changes neither the meaning of a kernel nor any host code."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from kernelforge.frontend.blocks import split
from kernelforge.frontend.formatting.kernels import (
    BrokenKernelError,
    format_kernel,
    format_module,
    formatted_span,
)
from kernelforge.frontend.formatting.names import read_names
from kernelforge.frontend.rules.registry import all_rules
from kernelforge.frontend.source import Source

IMPORTS = "import triton\nimport triton.language as tl\n"
EXAMPLES = sorted((Path(__file__).parents[3] / "examples").glob("*.py"))


def kernel(body: str, header: str = "def f(x, y, B: tl.constexpr):", imports: str = IMPORTS) -> str:
    """The lines of a kernel's body in the canonical layout, dedented."""
    rows = "".join(f"    {row}\n" for row in body.splitlines())
    lines = canonical(f"{imports}@triton.jit\n{header}\n{rows}").splitlines()[2:]
    return "\n".join(line.removeprefix("    ") for line in lines)


def canonical(text: str, *, respell: bool = False) -> str:
    module = split(Source("kernel.py", text))
    return format_kernel(module, module.kernels[0], read_names(module, "3.6"), respell=respell)


class _SortedKeywords(ast.NodeTransformer):
    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        node.keywords.sort(key=lambda keyword: keyword.arg or "")
        return node


def meaning(text: str) -> str:
    return ast.dump(_SortedKeywords().visit(ast.parse(text)))


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("x=x+1", "x = x + 1"),
        ("x  =  tl.load ( x , B )", "x = tl.load(x, B)"),
        ("x = (x +  # first\n  y)", "x = (x + y)"),
        ("x = x + \\\n  y", "x = x + y"),
        ("# why\nx = 1  # because", "x = 1"),
        ("x = 1; y = 2;", "x = 1\ny = 2"),
        ("if B: x = 1; y = 2\nelse: pass", "if B:\n    x = 1\n    y = 2\nelse:\n    pass"),
        ("if B:\n  x = 1\n\n\n  y = 2", "if B:\n    x = 1\n    y = 2"),
        ("x = x[ :,None ]+y[1 :2]", "x = x[:, None] + y[1:2]"),
        ("x = - x ** - 1", "x = -x ** -1"),
        ("x = not(x)", "x = not (x)"),
        ("x = f(x, y,)", "x = f(x, y)"),
        ("x = (x,)", "x = (x,)"),
        ("x = (x, y,)", "x = (x, y)"),
        ("x = y[x,]", "x = y[x,]"),
        ("x,y = y,x", "x, y = y, x"),
        ("f(*x, k = 1)", "f(*x, k=1)"),
        ("x: tl.constexpr=1", "x: tl.constexpr = 1"),
        ("x = 1 .real", "x = 1 .real"),
        ("x = f'{ x !r:>{B}}' 'a'", "x = f'{ x !r:>{B}}' 'a'"),
        ("x = f(lambda a,b = 1:a)", "x = f(lambda a, b=1: a)"),
        ("for i in(tl.range)(0,B) : x+=i", "for i in (tl.range)(0, B):\n    x += i"),
        ('"""Doc\n  string"""', '"""Doc\n  string"""'),
    ],
)
def test_a_statement_has_one_layout(written: str, expected: str) -> None:
    assert kernel(written) == expected


def test_parameters_have_one_layout() -> None:
    header = "def f(x, # the input\n  B : tl.constexpr=1, y = 2, *rest,) -> None :"
    text = canonical(f"{IMPORTS}@triton.jit\n{header}\n  pass\n")
    assert text == "@triton.jit\ndef f(x, B: tl.constexpr = 1, y=2, *rest) -> None:\n    pass\n"


class TestKeywords:
    def test_they_come_in_the_order_of_the_declaration(self) -> None:
        assert kernel("tl.load(x, other=0, mask=y)") == "tl.load(x, mask=y, other=0)"

    def test_calls_in_arguments_are_put_in_order_too(self) -> None:
        inner = "tl.load(x, other=1, mask=y)"
        assert kernel(f"tl.load(x, other={inner}, mask=y)") == (
            "tl.load(x, mask=y, other=tl.load(x, mask=y, other=1))"
        )

    def test_methods_of_tensors_have_an_order(self) -> None:
        assert kernel("x.to(bitcast=True, dtype=tl.int32)") == "x.to(dtype=tl.int32, bitcast=True)"

    @pytest.mark.parametrize(
        "call",
        [
            "helper(b=1, a=2)",
            "tl.load(x, other=0, mask=y, **x)",
            "tl.load(x, other=0, mask=y, *x)",
            "tl.load(x, other=0, masq=y)",
            "tl.load(x, other=tl.atomic_add(x, 1), mask=tl.load(y))",
            "tl.load(x, other=helper(), mask=helper())",
        ],
        ids=["not Triton's", "unpacked", "starred", "unknown", "memory", "helpers"],
    )
    def test_they_stay_where_the_order_is_not_known_or_matters(self, call: str) -> None:
        assert kernel(call) == call

    def test_a_local_name_is_not_the_module(self) -> None:
        assert kernel("tl = x\ntl.load(x, other=0, mask=y)").endswith("tl.load(x, other=0, mask=y)")


class TestSpelling:
    def test_other_names_of_the_modules_become_the_usual_ones(self) -> None:
        text = canonical(
            "import triton\nimport triton.language as T\n"
            "from triton.language import load, float32 as f32, math as tm\n"
            "from triton.language.extra.cuda import libdevice as ld\n"
            "@triton.jit\ndef f(x, B: T.constexpr):\n"
            "    T.store(x, tm.exp(ld.tanh(load(x).to(f32))))\n",
            respell=True,
        )
        assert text == (
            "@triton.jit\ndef f(x, B: tl.constexpr):\n"
            "    tl.store(x, tl.math.exp(libdevice.tanh(tl.load(x).to(tl.float32))))\n"
        )

    def test_names_of_the_kernel_stay(self) -> None:
        text = f"{IMPORTS}from triton.language import load\n@triton.jit\ndef f(load):\n    load = load + 1\n"
        assert canonical(text, respell=True).endswith("    load = load + 1\n")


class TestModules:
    def test_host_code_stays_byte_for_byte(self) -> None:
        before = f"{IMPORTS}x = ( 1 )  # host\n\n@triton.autotune( configs=[] , key=[])\n"
        after = "\n\ndef g( a ):\n  return f [ 1 ] ( a )\n"
        formatted = format_module(Source("m.py", f"{before}@triton.jit\ndef f(x) : return x{after}"), "3.6")
        assert formatted.text == f"{before}@triton.jit\ndef f(x):\n    return x{after}"

    def test_a_kernel_keeps_its_indentation_and_line_ends(self) -> None:
        text = f"{IMPORTS}if True:\n\t@triton.jit\n\tdef f(x):\n\t\treturn x ;\n".replace("\n", "\r\n")
        expected = f"{IMPORTS}if True:\n\t@triton.jit\n\tdef f(x):\n\t    return x\n".replace("\n", "\r\n")
        assert format_module(Source("m.py", text), "3.6").text == expected

    def test_broken_kernels_stay_and_are_named(self) -> None:
        text = f"{IMPORTS}@triton.jit\ndef f(x) :\n    x = = 1\n\n@triton.jit\ndef g(x) :\n    return x\n"
        formatted = format_module(Source("m.py", text), "3.6")
        assert [skipped.block.name for skipped in formatted.skipped] == ["f"]
        assert formatted.text == text.replace("g(x) :", "g(x):")

    def test_a_broken_kernel_alone_is_an_error(self) -> None:
        with pytest.raises(BrokenKernelError, match="`f` has syntax errors"):
            canonical(f"{IMPORTS}@triton.jit\ndef f(x):\n    x = = 1\n")

    def test_a_function_that_a_call_makes_a_kernel_is_one(self) -> None:
        text = f"{IMPORTS}def f(x) : return x\nk = triton.jit(f)\n"
        module = split(Source("m.py", text))
        assert text[slice(*formatted_span(module.kernels[0]))] == "def f(x) : return x"
        assert format_module(Source("m.py", text), "3.6").text == (
            f"{IMPORTS}def f(x):\n    return x\nk = triton.jit(f)\n"
        )


def _modules() -> list[tuple[str, str]]:
    rules = [
        (f"{rule.code}-{index}", example.source)
        for rule in all_rules()
        for index, example in enumerate((*rule.good, *rule.bad))
    ]
    found = [(path.name, path.read_text("utf-8")) for path in EXAMPLES] + rules
    return [(name, text) for name, text in found if _parses(text)]


def _parses(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def test_formatting_keeps_the_meaning_and_formatting_again_changes_nothing() -> None:
    modules = _modules()
    assert len(modules) > 200
    for name, text in modules:
        once = format_module(Source(name, text), "3.6").text
        assert meaning(once) == meaning(text), name
        assert format_module(Source(name, once), "3.6").text == once, name
