"""The parser is right: its tree of a function equals CPython's, in structure, precedence and places."""

from __future__ import annotations

import ast
import importlib.util
import sys
import textwrap
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.frontend.parser import ParseResult, parse_function
from kernelforge.frontend.scanner import scan

from tests.frontend.from_ast import first_difference, from_ast, functions
from tests.frontend.snippets import as_function, bodies

BODIES = bodies(sys.version_info[:2])


def parse(text: str) -> ParseResult:
    return parse_function(text, 0, len(text))


@pytest.mark.parametrize("body", BODIES)
def test_every_production_equals_cpython(body: str):
    text = as_function(body)
    result = parse(text)
    assert result.problems == ()
    assert first_difference(result.function, from_ast(text, ast.parse(text).body[0])) is None


@pytest.mark.parametrize("newline", ["\r\n", "\r"])
@pytest.mark.parametrize(
    "body", ["x = 1\nif x:\n    y", "tl.load(\n    x,  # é\n\n    y)", "x = '''a\nb'''", "x \\\n + y"]
)
def test_newlines_of_other_systems(body: str, newline: str):
    text = as_function(body)
    expected = from_ast(text, ast.parse(text).body[0])
    ours = parse(text.replace("\n", newline))
    assert ours.problems == ()
    assert _without_places(ours.function) == _without_places(expected)


def _without_places(node: object) -> object:
    if isinstance(node, tuple) and hasattr(node, "start"):
        return None
    if isinstance(node, tuple):
        return tuple(_without_places(item) for item in node)
    slots = getattr(node, "__slots__", None)
    if slots is None:
        return node
    return (type(node).__name__, *(_without_places(getattr(node, name)) for name in slots))


def test_a_block_may_be_indented_inside_its_file():
    text = "class A:\n    if x:\n        @jit\n        def f(x):\n\n            return x  # 1\n"
    function = ast.parse(text).body[0].body[0].body[0]  # pyright: ignore[reportAttributeAccessIssue]
    start = text.index("        @jit")
    for at in (start, start + 8):
        result = parse_function(text, at, len(text))
        assert result.problems == ()
        assert first_difference(result.function, from_ast(text, function)) is None


def test_the_oracle_sees_differences():
    text = "def f(a):\n    return (a + 1) * 2\n"
    tree = from_ast(text, ast.parse(text).body[0])
    assert first_difference(parse(text).function, tree) is None
    for other in ("(a * 1) + 2", " a + 1  * 2", "(a + 1) * 3", "(b + 1) * 2", "(a +1 ) * 2", "(a + 1.) *2"):
        assert first_difference(parse(f"def f(a):\n    return {other}\n").function, tree) is not None


def _jit_functions(package: str) -> list[tuple[str, ast.AST, int, int]]:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        return []
    found = []
    for path in sorted(Path(spec.submodule_search_locations[0]).rglob("*.py")):
        text = path.read_bytes().decode("utf-8", "replace")
        if "jit" not in text:
            continue
        try:
            some = list(functions(text))
        except SyntaxError:
            continue
        found += [
            (text, *each) for each in some if "jit" in " ".join(map(ast.unparse, each[0].decorator_list))
        ]
    return found


@pytest.fixture(scope="module")
def triton_kernels() -> list[tuple[str, ast.AST, int, int]]:
    kernels = _jit_functions("triton")
    if not kernels:
        pytest.skip("triton is not installed")
    return kernels


def test_the_kernels_of_triton(triton_kernels: list[tuple[str, ast.AST, int, int]]):
    assert len(triton_kernels) > 50
    for text, node, start, end in triton_kernels:
        result = parse_function(text, start, end)
        assert result.problems == ()
        assert first_difference(result.function, from_ast(text, node)) is None


# ---- Mutations: what CPython accepts gives the same tree, what it refuses gives a problem.

KERNEL = textwrap.dedent(
    '''\
    @triton.jit
    def kernel(x_ptr, y_ptr, n: tl.constexpr, *args, BLOCK: tl.constexpr = 64):
        """Doc."""
        pid = tl.program_id(0) * BLOCK + (tl.arange(0, BLOCK) % n)[:, None]
        mask = (pid < n) & ~(pid >= 0) if n > 1 else not pid == 3  # comment
        for i in tl.static_range(0, -n, 2):
            acc, x[i] = tl.load(x_ptr + pid, mask=mask, other=-1.5), f"a{i!r:>{n}}b"
            if i % 2 == 0 and i is not None:
                acc += x.to(tl.float32)
            elif i:
                tl.static_assert(i < 3, "no")
            else: pass; y = 1
        while n:
            n //= 2
        return tl.sum(acc,
                      axis=0), *args
    '''
)
WORDS = [
    *(
        "if",
        "else",
        "for",
        "in",
        "not",
        "and",
        "is",
        "def",
        "class",
        "return",
        "yield",
        "lambda x: x",
        "await",
    ),
    *(
        "import",
        "from",
        "as",
        "with",
        "try:",
        "except",
        "match",
        "case",
        "type",
        "del",
        "global",
        "pass",
        "break",
    ),
    *(
        "raise",
        "None",
        "print",
        "_",
        "1",
        "1.5",
        "'s'",
        "f'{x}'",
        "b''",
        "(",
        ")",
        "[",
        "]",
        "{",
        "}",
        ":",
        ",",
    ),
    *(
        "=",
        "==",
        ":=",
        "->",
        "*",
        "**",
        "@",
        ";",
        ".",
        "...",
        "+",
        "-",
        "~",
        "!",
        "$",
        "\n",
        "\n    ",
        "\n        ",
    ),
    *(
        "    ",
        "\t",
        "\\\n",
        "#",
        '"',
        "f'",
        "elif",
        "async",
        "x y",
        "{x!r:>{y}}",
        "nonlocal",
        "assert",
        "0777",
    ),
]


@st.composite
def mutants(draw: st.DrawFn, kernel: str = KERNEL) -> str:
    """The kernel with one to three tokens deleted, doubled, replaced, moved or inserted."""
    text = kernel
    for _ in range(draw(st.integers(1, 3))):
        places = [token.span for token in scan(kernel, 0, len(kernel)).tokens if token.text]
        span = draw(st.sampled_from(places))
        start, end = min(span.start, len(text)), min(span.end, len(text))
        other = draw(st.sampled_from(places))
        word = draw(st.sampled_from(WORDS) | st.just(kernel[other.start : other.end]))
        how = draw(st.sampled_from(["delete", "double", "replace", "insert"]))
        middle = {
            "delete": "",
            "double": text[start:end] * 2,
            "replace": word,
            "insert": f" {word} {text[start:end]}",
        }
        text = text[:start] + middle[how] + text[end:]
    return text


def _verdict(text: str) -> ast.AST | None:
    """CPython's tree if it compiles the text to one function; raises SyntaxError if it refuses it."""
    module = ast.parse(text)
    compile(text, "mutant", "exec")
    is_one = len(module.body) == 1 and isinstance(module.body[0], (ast.FunctionDef, ast.AsyncFunctionDef))
    return module.body[0] if is_one else None


def _needs_newer_python(text: str) -> bool:
    """Whether the text has what a Python after the running one accepts: in f-strings, stars or `type`."""
    if sys.version_info >= (3, 13):
        return False
    kinds = [token.kind for token in scan(text, 0, len(text)).tokens]
    pairs = set(pairwise(kinds))
    starred = {("LSQB", "STAR"), ("COMMA", "STAR"), ("COLON", "STAR"), ("EXCEPT", "STAR"), ("NAME", "LSQB")}
    return "FSTRING_START" in kinds or "TYPE" in kinds or bool(starred & pairs and sys.version_info < (3, 11))


@pytest.mark.filterwarnings("ignore::SyntaxWarning", "ignore::DeprecationWarning")
@settings(max_examples=400, deadline=None)
@given(mutants())
def test_mutants_are_judged_as_by_cpython(text: str):
    result = parse(text)
    try:
        expected = _verdict(text)
    except (SyntaxError, ValueError):
        assert result.problems or _needs_newer_python(text)
        return
    if expected is not None:
        assert result.problems == ()
        assert first_difference(result.function, from_ast(text, expected)) is None


@settings(max_examples=300, deadline=None)
@given(st.text(st.sampled_from("ax1 .,:;=+-*()[]{}'\"\\\n\t#@!$é“fr\r\0")) | st.text(max_size=60))
def test_no_text_upsets_the_parser(text: str):
    result = parse(KERNEL + text)
    assert all(0 <= p.span.start <= p.span.end <= len(KERNEL + text) for p in result.problems)
    parse(text)
