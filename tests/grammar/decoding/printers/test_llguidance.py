"""llguidance's Lark derives what XGrammar's EBNF does: each engine reads each text."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from kernelforge.grammar.decoding.emit import Dialect, EmitError, Mode, Options, emit

from .. import decoder

if TYPE_CHECKING:
    import llguidance

MODULE = Options(mode=Mode.MODULE)
KERNEL = "@triton.jit\ndef f(x_ptr, n, B: tl.constexpr):\n"


@cache
def lark(options: Options = Options()) -> str:  # noqa: B008  (options can't change)
    """The emitted text; once, as that takes seconds."""
    return emit(options, Dialect.LLGUIDANCE)


@cache
def matcher(options: Options) -> llguidance.LLMatcher:
    engine = pytest.importorskip("llguidance", reason="reads the grammar with llguidance")
    made = engine.LLMatcher(engine.LLTokenizer("byte"), lark(options))
    assert not made.is_error(), made.get_error()
    return made


def accepts(text: str, options: Options = Options()) -> bool:  # noqa: B008
    reading = matcher(options)
    reading.reset()
    octets = list(text.encode())
    return reading.try_consume_tokens(octets) == len(octets) and reading.is_accepting()


def body(*lines: str) -> str:
    return KERNEL + "".join(f"    {line}\n" for line in lines)


DERIVED = {
    "a kernel": body("x = tl.load(x_ptr + tl.arange(0, B), mask=n > 0, other=0.0)", "tl.store(x_ptr, x)"),
    "two kernels": body("pass") + "\n\n" + body("return n"),
    "a block on the line of its head": body("if n: return", "x = 1; y = 2;"),
    "blank lines and comments of any indentation": body("x = 1", "# a", "", "  # b", "y = 2  # c")
    + "# d\n\n",
    "nested blocks": body(
        "for i in range(n):", "    if i:", "        x = i", "    else:", "        x = 1", "y = 2"
    ),
    "a blank behind a bare return": body("return  "),
    "two words as one operator": body("if n is not None: x = 1", "y = n is  not B"),
    "powers of signed powers": body("x = -n ** -2 ** n"),
    "operators that begin alike": body("x = n//B*n**2 << 3 <= n", "x //= 2", "x **= 2", "x <<= 1"),
    "conditionals in a row": body("x = 1 if n else 2 if B else 3"),
    "names that begin as keywords do": body("iff = 1", "tl_x = iffy + not_a + no + t"),
    "builtins as names and calls": body("max = min(n, B)", "x = max", "y = float(n)"),
    "numbers": body("x = 1 + 1. + .5 + 1e-3 + 0xff + 1_000 + 0"),
    "strings of every kind": body('"""doc "a" """', "x = 'a' \"b\" r'\\d'", 'y = ""', "z = ''''''"),
    "braces in f-strings": body('x = f"{{a}}{n}b{n!r:>3}{{"', "y = f'{n}}}'"),
    "comments in brackets": body(
        "x = tl.zeros((  # a", "    # b", "    n,  # c", "    B", "    # d", "), tl.float32)"
    ),
    "line breaks in brackets": body("x = (n", "  + B", "  )[", "  None, :]"),
    "slices": body("x = n[:, None]", "y = n[1:2:3, ...]"),
    "methods and attributes": body("x = n.to(tl.float32).T.dtype"),
    "decorators": "@triton.autotune(configs=[triton.Config({'B': 1})], key=['n'])\n" + body("pass"),
}
REFUSED = {
    "nothing": "",
    "blank space before the text": " " + body("pass"),
    "no line end": body("pass")[:-1],
    "a line that is indented too much": body("x = 1", " y = 2"),
    "a line that is indented by a tab": body("x = 1", "\ty = 2"),
    "a line that is indented too little": body("x = 1") + "  y = 2\n",
    "a statement behind the kernel": body("x = 1") + "y = 2\n",
    "a block without lines": body("if n:", "x = 1"),
    "a keyword as a name": body("x = lambda"),
    "a keyword that touches a word": body("x = 1 if n else2"),
    "a word that touches a number": body("x = 1if n else 2"),
    "a comparison in a row": body("x = 1 < n < 2"),
    "a name that does not exist": body("x = tl.exponential(n)"),
    "a longer name than exists": body("x = tl.loads(n)"),
    "a keyword that the function does not have": body("x = tl.load(n, masked=n)"),
    "a string without an end": body('x = "a'),
    "text behind a docstring": body('"""doc""" x'),
    "a brace alone in an f-string": body('x = f"}"'),
    "a comment behind an operator in brackets": body("x = (1 +  # a", "  2)"),
    "a line break outside brackets": body("x = 1 +", "  2"),
    "blocks nested too deep": KERNEL
    + "".join(f"{'    ' * d}if n:\n" for d in range(1, 12))
    + "    " * 12
    + "x = 1\n",
}


@pytest.mark.parametrize("text", DERIVED.values(), ids=DERIVED.keys())
def test_both_engines_take_the_text(text: str) -> None:
    assert (accepts(text), decoder.accepts(text)) == (True, True)


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_both_engines_refuse_the_text(text: str) -> None:
    assert (accepts(text), decoder.accepts(text)) == (False, False)


@pytest.mark.parametrize("text", DERIVED.values(), ids=DERIVED.keys())
def test_both_engines_agree_without_any_one_character(text: str) -> None:
    shorter = {text[:at] + text[at + 1 :] for at in range(len(KERNEL), len(text))}
    assert {each for each in shorter if accepts(each)} == {each for each in shorter if decoder.accepts(each)}


def test_a_module_around_the_kernel() -> None:
    text = (
        "import triton\nimport triton.language as tl\n\n"
        + body("pass")
        + "\ndef run(x):\n    return f[(1,)](x)\n"
    )
    assert accepts(text, MODULE)
    assert not accepts(text + "  x = 1\n", MODULE)


def test_free_text_is_refused() -> None:
    with pytest.raises(EmitError, match="kernels alone"):
        emit(Options(mode=Mode.FREE), Dialect.LLGUIDANCE)


def test_the_notation_is_what_openai_takes() -> None:
    """No lookaround, no lazy quantifier, no directive; `start` is the first rule."""
    text = lark()
    rules = [line for line in text.splitlines() if "/" not in line]
    assert text.startswith("start: ")
    assert not re.search(r"\(\?|[*+?}]\?", text)
    assert not any("%" in rule or "~" in rule or "." in rule for rule in rules)


def test_llguidance_finds_no_fault() -> None:
    engine = pytest.importorskip("llguidance")
    assert engine.LLMatcher.validate_grammar(lark()) == ""
