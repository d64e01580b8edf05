"""What kernels that aren't Python are told: one problem for one cause, at its place, with a way out."""

from __future__ import annotations

import pytest
from kernelforge.frontend.parser import parse_function
from kernelforge.frontend.problem import SyntaxProblem
from kernelforge.frontend.tree import Assign, Broken, For, If, Name, walk

HEADER = "@triton.jit\ndef kernel(x_ptr, n, BLOCK: tl.constexpr):\n"


def problems(body: str) -> list[tuple[str, int, str]]:
    """Code, row in `body` and marked text of each problem of a kernel with this body."""
    text = HEADER + body
    found = parse_function(text, 0, len(text)).problems
    return [(p.code, text.count("\n", 0, p.span.start) - 1, text[p.span.start : p.span.end]) for p in found]


def only(body: str) -> SyntaxProblem:
    text = HEADER + body
    (problem,) = parse_function(text, 0, len(text)).problems
    return problem


def indented(*lines: str) -> str:
    return "".join(f"    {line}\n" for line in lines)


ONE_LINE = [
    # body, code, marked text, a part of message or hint
    ("if n\n        y = 1", "KF003", "", "after the `if` condition"),
    ("for i in range(3)\n        y = i", "KF003", "", "after the `for` header"),
    ("while n < 3\n        n += 1", "KF003", "", "after the `while` condition"),
    ("if n: pass\n    else\n        y = 1", "KF003", "", "after `else`"),
    ("if n return", "KF003", "", "expected ':'"),
    ("y = tl.load(x_ptr", "KF004", "(", "'(' was never closed"),
    ("y = [1, (2, 3)", "KF004", "[", "'[' was never closed"),
    ("y = tl.load(x_ptr))", "KF004", ")", "unmatched ')'"),
    ("y = tl.load(x_ptr]", "KF004", "]", "does not match opening '('"),
    ("y = tl.load((x_ptr]", "KF004", "]", "does not match opening '('"),
    ("  y = 1\n    z = 2", "KF005", "    ", "matches no block"),
    ("y = 1\n        z = 2", "KF005", "        ", "unexpected indentation"),
    ("if n:\n    y = 1", "KF005", ":", "expected an indented block after `if`"),
    ("if n:\n        # later\n    y = 1", "KF005", ":", "a comment alone is no block"),
    ("if n:\n        y\n      z", "KF005", "      ", "matches no block"),
    ("if n:\n\ty\n        z", "KF005", "\t", "tabs and spaces"),
    ('y = "abc', "KF006", '"abc', "never closed"),
    ("y = f(r'abc, n)", "KF006", "'abc, n)", "never closed"),
    ('y = f"abc', "KF006", 'f"abc', "never closed"),
    ('y = f"{n"', "KF004", "{", "'{' was never closed"),
    ("y = n $ 2", "KF007", "$", "'$'"),
    ("y = n ? 1 : 2", "KF007", "?", "a if test else b"),
    ("y = “abc”", "KF007", "“", "straight quotes"),
    ("y =\u00a01", "KF007", "\u00a0", "plain space"),
    ("a² = 1", "KF007", "²", "superscript two"),
    ("ำx = 1", "KF007", "ำ", "does not know"),
    ("y = a ÷ b", "KF007", "÷", "division sign"),
    ("y = ", "KF002", "=", "expected an expression after `=`"),
    ("y = 1 +", "KF002", "+", "expected an expression after `+`"),
    ("y = f(a b)", "KF002", "a b", "expected ',' or an operator"),
    ("tl.atomic_add(x_ptr, 1, allow Race=True)", "KF002", "allow Race", "expected ','"),
    ("y = a b", "KF002", "a b", "unexpected `b` after `a`"),
    ("if n = 3:\n        pass", "KF002", "=", "compare with `==`"),
    ("f(1 = 2)", "KF002", "=", "keyword argument"),
    ("kernel[n, BLOCK=3]", "KF002", "=", "square brackets"),
    ("y := 3", "KF002", ":=", "assign with `=`"),
    ("else:\n        y = 1", "KF002", "else", "belongs to no `if`"),
    (
        "if n:\n        y = 1\n    else if z:\n        y = 2\n    else:\n        y = 3",
        "KF002",
        "else if",
        "`elif`",
    ),
    ("print 'text'", "KF002", "print 'text'", "is a function"),
    ("n++", "KF002", "++", "x += 1"),
    ("n--", "KF002", "--", "x -= 1"),
    ("y = a && b", "KF002", "&&", "`and`"),
    ("y = a || b", "KF002", "||", "`or`"),
    ("y = !a", "KF002", "!", "not x"),
    ("y = a <> b", "KF002", "<>", "`!=`"),
    ("y = a->b", "KF002", "->", "x.y"),
    ("int i = 0", "KF002", "int i", "without its type"),
    ("// text", "KF002", "//", "begin with `#`"),
    ("retrun y", "KF002", "y", "did you mean `return`"),
    ("y = a if n", "KF002", "\n", "expected `else`"),
    ("for i range(3):\n        pass", "KF002", "range", "expected `in`"),
    ("y = (a, :, b)", "KF002", ":", "square brackets"),
    ("lambda = 3", "KF002", "lambda", "is a keyword"),
    ("y.class = 3", "KF002", "class", "is a keyword"),
    ("y = 12abc", "KF002", "12abc", "begin with a digit"),
    ("y = 010", "KF002", "010", "leading zeros"),
    ("y = \\ 1", "KF002", "\\", "last character"),
    ('y = f"{}"', "KF002", "{}", "empty braces"),
    ('y = f"}"', "KF002", "}", "single '}'"),
    ('y = f"{n!z}"', "KF002", "z", "conversion"),
    ("y = b'é'", "KF002", "b'é'", "ASCII"),
    ("y = 'a' b'b'", "KF002", "'a' b'b'", "can't be joined"),
    (r"y = '\x1'", "KF002", r"'\x1'", "escape"),
    ("f(a=1, a=2)", "KF002", "a", "repeated: a"),
    ("f(a=1, 2)", "KF002", "2", "positional argument"),
    ("f(**a, *b)", "KF002", "*b", "unpacking"),
    ("f(x for x in y, 1)", "KF002", ",", "needs parentheses"),
    ("f() = 1", "KF002", "f()", "cannot assign to a function call"),
    ("a + b = n", "KF002", "a + b", "cannot assign to an expression"),
    ("None = 1", "KF002", "None", "cannot assign to None"),
    ("(a, 1) = n", "KF002", "1", "cannot assign to a literal"),
    ("a, *b, *c = n", "KF002", "*c", "two starred"),
    ("*a = n", "KF002", "*a", "starred"),
    ("y = *a", "KF002", "*a", "starred"),
    ("(a, b) += n", "KF002", "(a, b)", "cannot update a tuple"),
    ("a, b: int = n", "KF002", "a, b", "cannot annotate a tuple"),
    ("del f()", "KF002", "f()", "cannot delete"),
    ("for f() in n: pass", "KF002", "f()", "loop variable"),
    ("y = [1 for f() in n]", "KF002", "f()", "loop variable"),
    ("with n as f(): pass", "KF002", "f()", "`as`"),
    ("break", "KF002", "break", "outside a loop"),
    ("if n: continue", "KF002", "continue", "outside a loop"),
    ("class A:\n        return 1", "KF002", "return 1", "outside a function"),
    ("await n", "KF002", "await", "async def"),
    ("from a import *", "KF002", "*", "module level"),
    ("try:\n        pass\n    y = 1", "KF002", "try", "neither"),
    ("try: pass\n    except: pass\n    except A: pass", "KF002", "except", "last"),
    ("try: pass\n    except A, e: pass", "KF002", ",", "as error"),
    ("def g(a=1, b): pass", "KF002", "b", "without a default"),
    ("def g(a, a): pass", "KF002", "a", "duplicate"),
    ("def g(*): pass", "KF002", "*", "bare `*`"),
    ("def g(*a, *b): pass", "KF002", "b", "second `*`"),
    ("def g(**k, a): pass", "KF002", "a", "after"),
    ("def g(/, a): pass", "KF002", "/", "out of place"),
    ("y = lambda a, a: 1", "KF002", "a", "duplicate"),
    ("def g(x.y): pass", "KF002", ".", "plain name"),
    ("def g(int x): pass", "KF002", "int x", "x: int"),
    ("def g(a, ..., b): pass", "KF002", "...", "every parameter"),
    ("import", "KF002", "\n", "expected a name"),
]


@pytest.mark.parametrize(("body", "code", "marked", "words"), ONE_LINE, ids=[case[0] for case in ONE_LINE])
def test_one_mistake_gives_one_problem(body: str, code: str, marked: str, words: str):
    text = HEADER + indented(body, "last = 1")
    result = parse_function(text, 0, len(text))
    assert [problem.code for problem in result.problems] == [code]
    problem = result.problems[0]
    assert text[problem.span.start : problem.span.end] == marked
    if words == "after":
        words = "may follow `**`"
    assert words in f"{problem.message} {problem.hint}"
    assert problem.message[0] != " "
    assert len(problem.message) < 100
    assert result.function is not None
    last = result.function.body[-1]
    assert isinstance(last, Assign), "what follows the mistake is still read"
    assert isinstance(last.targets[0], Name)
    assert last.targets[0].id == "last"


def test_three_adjacent_bad_lines_give_three_problems():
    body = indented("x = 1", "a = b c", "tl.store(x y)", "d = = 2", "z = 3")
    assert [(code, row) for code, row, _ in problems(body)] == [("KF002", 2), ("KF002", 3), ("KF002", 4)]


@pytest.mark.parametrize(
    "lines",
    [
        ("y = tl.load(x_ptr,", "z = 3", "w = 4"),
        ("y = tl.load(", "    x_ptr,", "    mask=m", "z = 3"),
        ("y = tl.load(x_ptr", "if n:", "    z = 1", "w = f(z)"),
        ("y = tl.load(x_ptr", "for i in range(n):", "    z = (1)", "return"),
        ("y = f(g(x_ptr, (1, 2)", "return y"),
        ("if f(n:", "    z = 1", "else:", "    z = 2"),
        ("for i in range(0, n:", "    z = 1"),
    ],
)
def test_an_open_bracket_takes_no_other_statement_with_it(lines: tuple[str, ...]):
    assert [(code, row) for code, row, _ in problems(indented(*lines, "y z"))] == [
        ("KF004", 1),
        ("KF002", len(lines) + 1),
    ]


def test_an_open_bracket_in_the_header():
    text = "@triton.jit\ndef kernel(x_ptr,\n           BLOCK: tl.constexpr\n    y = 1\n    return y\n"
    result = parse_function(text, 0, len(text))
    assert [p.code for p in result.problems] == ["KF004"]
    assert result.function is not None
    assert len(result.function.body) == 2


def test_an_open_bracket_in_a_decorator():
    text = "@triton.autotune(configs=[c], key=['n']\n@triton.jit\ndef kernel(x_ptr):\n    return\n"
    result = parse_function(text, 0, len(text))
    assert [p.code for p in result.problems] == ["KF004"]
    assert result.function is not None
    assert len(result.function.decorators) == 2


@pytest.mark.parametrize(
    "lines",
    [
        ("x = (a", "if b", "else c", ")"),
        ("x = [a", "for b in c", "if d", "]"),
        ("x = (a", "@ b", ")"),
        ("x = f(a,", "lambda: b,", "not c,", "await_ or d)"),
        ("x = f(", "match,", "case,", "type=1)"),
        ("x = (yield", ")"),
        ("x = a[b", "if c else", "d:e]"),
        ("x = {a: b", "if c", "else d,", "}"),
        ("x = f(a", "if b[1:", "2] else 3)"),
    ],
)
def test_lines_in_brackets_may_begin_with_keywords_at_any_column(lines: tuple[str, ...]):
    assert problems(f"    {lines[0]}\n" + "".join(f"{line}\n" for line in lines[1:])) == []


def test_a_missing_colon_keeps_the_block():
    text = HEADER + indented("for i in range(n)", "    y = i", "z = y")
    function = parse_function(text, 0, len(text)).function
    assert function is not None
    loop = function.body[0]
    assert isinstance(loop, For)
    assert isinstance(loop.body[0], Assign)


def test_a_bad_header_keeps_its_block_and_names():
    text = HEADER + indented("for i in range(n) x foo:", "    y = i", "z = y")
    function = parse_function(text, 0, len(text)).function
    assert function is not None
    broken = function.body[0]
    assert isinstance(broken, Broken)
    assert broken.names == ("i", "range", "n", "x", "foo")
    assert isinstance(broken.body[0], Assign)
    assert text[broken.span.start : broken.span.end] == "for i in range(n) x foo:\n        y = i"


def test_a_bad_condition_keeps_the_else():
    text = HEADER + indented("if n = 1:", "    y = 1", "else:", "    y z", "last = 1")
    assert [(code, row) for code, row, _ in problems(text.removeprefix(HEADER))] == [
        ("KF002", 1),
        ("KF002", 4),
    ]


def test_problems_inside_nested_blocks_stay_there():
    body = indented("for i in range(n):", "    if i:", "        y z", "    a = 1", "b c")
    text = HEADER + body
    function = parse_function(text, 0, len(text)).function
    assert function is not None
    assert [(code, row) for code, row, _ in problems(body)] == [("KF002", 3), ("KF002", 5)]
    loop = function.body[0]
    assert isinstance(loop, For)
    assert isinstance(loop.body[0], If)
    assert isinstance(loop.body[1], Assign)


def test_a_bad_case_stays_in_its_match():
    body = indented(
        "match n:", "    case 1 2:", "        pass", "    y", "    case 3:", "        pass", "z = 1"
    )
    assert [row for _, row, _ in problems(body)] == [2, 4]


def test_a_broken_line_remembers_names():
    text = HEADER + indented("y = tl.load(x_ptr z)")
    function = parse_function(text, 0, len(text)).function
    assert function is not None
    (broken,) = [node for node in walk(function) if isinstance(node, Broken)]
    assert broken.names == ("y", "tl", "load", "x_ptr", "z")


def test_a_mismatched_bracket_shows_where_the_other_is():
    problem = only(indented("y = f(x]"))
    (related,) = problem.related
    assert related.span.start == (HEADER + "    y = f").__len__()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n",
        "@triton.jit\n",
        "@triton.jit",
        "def",
        "def f",
        "def f(",
        "x y",
        "    ",
        "\\",
        "'''",
        "(",
        ")",
    ],
)
def test_text_without_a_function_gives_a_problem(text: str):
    result = parse_function(text, 0, len(text))
    assert result.function is None
    assert result.problems


def test_a_function_without_a_body():
    text = "@jit\ndef f(x):\n    # nothing\n"
    result = parse_function(text, 0, len(text))
    assert [p.code for p in result.problems] == ["KF005"]
    assert "the function definition" in result.problems[0].message


def test_an_unclosed_docstring_is_one_problem():
    assert problems('    """Doc\n    x = 1\n    y z\n') == [("KF006", 1, '"""Doc\n    x = 1\n    y z\n')]


NESTED = [
    "y = " + "(" * 1000 + "1" + ")" * 1000,
    "y = " + "[" * 1000,
    "y = " + "-" * 1000 + "1",
    "y = " + "not " * 1000 + "1",
    "y = x" + ".y" * 1000,
    "y = x" + "[0]" * 1000,
    "y = 1" + " + 1" * 1000,
    "y = 1" + " ** 1" * 1000,
    "y = " + "1 if n else " * 1000 + "1",
    "y = " + "lambda: " * 1000 + "1",
    "y = " + 'f"{' * 1000,
    "if n: pass\n" + "    elif n: pass\n" * 1000,
    "\n".join("    " + " " * depth + "if n:" for depth in range(1000)) + "\n" + " " * 1010 + "pass",
]


@pytest.mark.parametrize("body", NESTED, ids=[body[:12].strip() for body in NESTED])
def test_deep_nesting_has_a_clear_answer(body: str):
    problem = only(indented(body))
    assert (problem.code, problem.message) == ("KF002", "this is nested too deeply")


def test_nesting_as_deep_as_people_write_is_fine():
    assert problems(indented("y = " + "(" * 100 + "1" + ")" * 100, "z = 1" + " + 1" * 200)) == []


LARGE = {
    "statements": "    y = tl.load(x_ptr + n)\n",
    "open brackets": "    y = tl.load(x_ptr + n\n",
    "bad lines": "    y = = z\n",
    "quotes": "    y = 'z\n",
    "dedents": "        y\n    z\n",
    "digits": "1",
    "dollars": "$",
    "typographic quotes": "“",
    "closing brackets": ")",
    "braces": 'f"}',
    "blank lines": "\n",
    "backslashes": "\\\n",
}


@pytest.mark.parametrize("line", LARGE.values(), ids=LARGE.keys())
def test_five_megabytes_have_a_clear_answer(line: str):
    text = HEADER + "    y = 1\n    " + line.lstrip() + line * (5_000_000 // len(line))
    result = parse_function(text, 0, len(text))
    assert len(result.problems) <= 201
    assert result.function is not None or result.problems[0].message in (
        "this kernel is too large",
        "this is nested too deeply",
    )
