"""What stands between the tokens: strings close, blocks end where Python ends them, nothing comes after a kernel."""

from __future__ import annotations

import ast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kernelforge.grammar.decoding.emit import Options

from .decoder import accepted, accepts, matcher
from .productions import kernel, value

# Strings


@pytest.mark.parametrize(
    "string",
    ["'a'", '"a"', "''", "'''a'''", '"""a"""', '"""a\n\n  b"""', "r'a'", r"'\n'", r'"\""', r"'''a\''''", "'a' \"b\"",
     "f'a'", "f'{x}'", "f'{x}: {y!r}'", "f'{x=}'", "f'{x:04d}'", "f'{{a}}'"],
)  # fmt: skip
def test_a_string_closes(string: str):
    assert accepts(value(string))
    assert accepts(value(f"g({string}, x)"))


@pytest.mark.parametrize(
    "string",
    ["'a", '"a', "'a\"", "'''a''", '"""a', "'a\nb'", r"'a\'", r'"\"', "f'{x'", "f'{x", "f'a", "f'}'", "f'{}'", "'''a'''b",
     "'a'b", "'a'x", "x'a'", r"'\x4'", "b'a'", r"'\N{x}'"],
)  # fmt: skip
def test_a_string_that_does_not_close_is_rejected(string: str):
    assert not accepts(value(string))
    assert not accepts(value(f"g({string})"))


@pytest.mark.parametrize("strings", ["'a' \"b\" r'c'", "'a' f'b'", "f'a' 'b'", "f'a' f'b'"])
def test_strings_stand_side_by_side(strings: str):
    assert accepts(value(strings))
    assert accepts(value(f"g({strings})"))


DOCSTRINGS = [
    '"""doc"""',
    "'''doc'''",
    '"doc"',
    "'doc'",
    '"""doc\n    more\n    """',
    'r"""doc"""',
    '""""doc"""',
]


@pytest.mark.parametrize("docstring", DOCSTRINGS)
def test_a_docstring_is_followed_by_a_statement(docstring: str):
    assert accepts(f"@jit\ndef f(x):\n    {docstring}\n    return x\n")
    assert accepts(f"@jit\ndef f(x):\n    {docstring}  # why\n\n    return x\n")


@pytest.mark.parametrize("docstring", DOCSTRINGS)
@pytest.mark.parametrize(
    "garbage", ["garbage", " garbage", "\ngarbage", "\n    two words", "\n        x = 1", "\n  x = 1", "\n    tl.nothing()",
     "\n    import os", '"', "'", "\n\tx = 1", "\nimport os", "; import os", "\n    x = = 1"],
)  # fmt: skip
def test_nothing_else_follows_a_docstring(docstring: str, garbage: str):
    """Grammars that leave the text of docstrings free are easily left for good."""
    assert not accepts(f"@jit\ndef f(x):\n    {docstring}{garbage}\n")
    assert not accepts(f"@jit\ndef f(x):\n    {docstring}{garbage}\n    return x\n")


def test_an_open_docstring_is_never_complete():
    assert not accepts('@jit\ndef f(x):\n    """doc\n    return x\n')


# Comments, blank lines and line breaks


@pytest.mark.parametrize(
    "text",
    [
        "@jit\ndef f(x):  # why\n    pass  # why not\n",
        "@jit\ndef f(x):\n    # why\n\n    pass\n\n\n# over\n",
        "@jit\ndef f(x):\n# why\n    pass\n",
        "@jit\ndef f(x):\n    pass\n        # deeper\n    pass\n",
        "@jit\ndef f(x):\n    if x:\n        pass\n    # why\n    else:\n        pass\n",
        "@jit\ndef f(\n    x,  # a block\n    y,\n):\n    pass\n",
        "@jit\ndef f(x):\n    a = (x +\n         x)\n",
        "@jit\ndef f(x):\n    a = g(\n        x,\n# why\n        y,\n    )\n",
        "@jit\ndef f(x): return x\n",
        "@jit\ndef f(x):\n    a = x; b = a;\n",
        "@jit\ndef f(x):\n    pass\n\n\n@jit\ndef g(x):\n    pass\n",
    ],
)
def test_a_layout_of_real_kernels_is_accepted(text: str):
    assert accepted(text) == text
    assert accepts(text)


@pytest.mark.parametrize(
    "rest",
    [
        "    y = 1\n  z = 1\n",
        "        y = 1\n",
        "# why\n        y = 1\n",
        "\n        y = 1\n",
        "    # why\n        y = 1\n",
        "\ty = 1\n",
        "    \ty = 1\n",
        "\f    y = 1\n",
        "    \fy = 1\n",
        "\\\n    y = 1\n",
        "    y = \\\n    1\n",
        "   y = 1\n",
        "     y = 1\n",
        "    y = 1\r\n",
        "    y = 1\r    z = 1\n",
        "    y = 1 z = 1\n",
        "    )\n",
        "    y = (1\n",
    ],
)
def test_a_line_that_is_no_statement_of_the_block_is_rejected(rest: str):
    assert not accepts(kernel() + rest)


@pytest.mark.parametrize(
    "rest",
    [
        "y = 1\n",
        "import os\n",
        "# why\nimport os\n",
        "g()\n",
        "if x:\n    pass\n",
        "def g(x):\n    pass\n",
        "class g:\n    pass\n",
        "@g\ndef h(x):\n    pass\n",
        "@jit\n    pass\n",
        "@jit\n    def g(x):\n        pass\n",
        "    @jit\n    def g(x):\n        pass\n",
        "else:\n    pass\n",
        "'text'\n",
        '"""text"""\n    y = 1\n',
        "text",
        "\0",
        "    ",
    ],
)
def test_nothing_but_a_kernel_follows_a_kernel(rest: str):
    assert not accepts(kernel() + rest)
    assert not accepts(kernel() + rest + "    y = 1\n")


def test_a_kernel_is_whole():
    text = "@jit\ndef f(x):\n    if x:\n        y = g(x)\n"
    assert [end for end in range(len(text)) if accepts(text[:end])] == []
    assert accepts(text)


@pytest.mark.parametrize(
    "text", ["", "\n", "# why\n", "    @jit\n", "def f(x):\n    pass\n", "@g\ndef f(x):\n    pass\n"]
)
def test_a_text_begins_with_a_jit_decorator(text: str):
    assert not accepts(text)


@pytest.mark.parametrize(
    "decorator", ["@jit", "@triton.jit", "@triton.jit()", "@triton.jit(do_not_specialize=['n'])"]
)
@pytest.mark.parametrize(
    "other", ["", "@triton.autotune(configs=[triton.Config({'B': 64}, num_warps=4)], key=['n'])\n"]
)
def test_other_decorators_stand_around_a_jit_decorator(decorator: str, other: str):
    assert accepts(f"{other}{decorator}\ndef f(x):\n    pass\n")
    assert accepts(f"{decorator}\n{other}def f(x):\n    pass\n")


# Depth and width


def nested(depth: int, width: int) -> str:
    lines = [f"{' ' * width * level}if x:" for level in range(1, depth)]
    return "\n".join(["@jit", "def f(x):", *lines, f"{' ' * width * depth}pass", ""])


@pytest.mark.parametrize(("depth", "indent"), [(1, 2), (3, 4)])
def test_blocks_nest_as_deep_as_the_options_say(depth: int, indent: int):
    options = Options(depth=depth, indent=indent, names=frozenset())
    assert accepts(nested(depth + 1, indent), options)
    assert not accepts(nested(depth + 2, indent), options)
    assert not accepts(nested(depth, indent + 1), options)


# Any lines: what is accepted is Python


INDENTATIONS = st.sampled_from(["    ", "", "    ", "        ", "            ", "  ", "\t", "    \f", "\f"])
LINES = st.sampled_from(
    ["", "# why", "pass", "if x:", "else:", "for i in range(x):", "while x:", "y = (", ")", "y = 1", '"""', "'''", "y = g(x,",
     "return x", "y = [", "]", "\\", "y = \\", "+ 1", "@jit", "def g(x):", 'y = """a', "x; y", "if x: pass", "#", " "]
)  # fmt: skip


@settings(max_examples=300)
@given(st.lists(st.tuples(INDENTATIONS, LINES), min_size=1, max_size=12))
def test_accepted_lines_are_functions_to_python(lines: list[tuple[str, str]]):
    reading = matcher()
    text = kernel()
    assert reading.accept_string(text)
    for indentation, line in lines:
        if reading.accept_string(f"{indentation}{line}\n"):
            text += f"{indentation}{line}\n"
    if reading.is_completed():
        assert [type(node) for node in ast.parse(text).body] == [ast.FunctionDef] * (text.count("\ndef "))
