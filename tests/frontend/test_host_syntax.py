"""Parsing host code: what is broken is reported once and left out, under every Python alike."""

import ast
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kernelforge.frontend import host_hints
from kernelforge.frontend.host_syntax import MAX_PROBLEMS, TOO_DEEP, HostSyntax, parse_host
from kernelforge.frontend.newer_syntax import respell
from kernelforge.frontend.source import Line, Source


def parse(text: str) -> HostSyntax:
    return parse_host(Source("host.py", text), text)


def outline(text: str) -> list[str]:
    """The names that the recovered tree defines or imports at the top level."""
    tree = parse(text).tree
    found: list[str] = []
    for node in tree.body if tree else ():
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.append(name)
            case ast.Import(names=names):
                found += [alias.name for alias in names]
            case ast.Assign(targets=[ast.Name(id=name)]):
                found.append(name)
    return found


def places(text: str) -> list[tuple[int, int]]:
    """Row and column of every problem."""
    source = Source("host.py", text)
    found = [source.location(problem.span.start)[:2] for problem in parse(text).problems]
    assert {problem.code for problem in parse(text).problems} <= {"KF001"}
    return found


BROKEN = {
    "missing colon": ("import a\ndef f(x)\n    return x\ndef g(): pass\n", [(2, 9)], ["a", "g"]),
    "open bracket": ("import a\nx = f(1,\ny = 2\ndef g(): pass\n", [(2, 6)], ["a", "g"]),
    "wrong bracket": ("import a\nx = f(1]\ny = 2\n", [(2, 8)], ["a", "y"]),
    "open string": ("import a\nx = 'abc\ny = 2\n", [(2, 5)], ["a", "y"]),
    "open docstring": (
        "import a\ndef f():\n    '''Doc.\n    pass\n\ndef g(): pass\n",
        [(3, 5)],
        ["a", "f", "g"],
    ),
    "unexpected indent": ("a = 1\n    b = 2\n    c = 3\nd = 4\n", [(2, 4)], ["a", "d"]),
    "missing block": ("import a\ndef f():\nx = 1\n", [(2, 9)], ["a", "x"]),
    "missing last block": ("import a\nif a:\n", [(2, 6)], ["a"]),
    "wrong dedent": ("def f():\n        x = 1\n    y = 2\n    z = 3\nb = 1\n", [(3, 10)], ["f", "b"]),
    "tabs and spaces": ("if 1:\n\tx = 1\n        y = 2\nb = 1\n", [(3, 1)], ["b"]),
    "two causes": ("x = = 1\ndef f():\n    return 1\ny = = 2\nz = 3\n", [(1, 5), (4, 5)], ["f", "z"]),
    "in a method": (
        "class A:\n    def f(self):\n        x = = 1\n    def g(self): pass\nimport b\n",
        [(3, 13)],
        ["A", "b"],
    ),
    "a broken except": (
        "try:\n    a = 1\nexcept E as:\n    b = 1\nfinally:\n    c = 1\nimport d\n",
        [(3, 12)],
        ["d"],
    ),
    "a broken try": ("try\n    a = 1\nexcept E:\n    b = 1\nimport d\n", [(1, 4)], ["d"]),
    "decorated": ("@a\n@b\ndef f(:\n    return 1\nx = 1\n", [(3, 7)], ["x"]),
    "a def right of its decorator": (
        "import a\n@a\n    def f():\n        pass\nx = 1\n",
        [(3, 4)],
        ["a", "x"],
    ),
    "a method right of its decorator": (
        "class A:\n    def g(self): pass\n    @b\n        def f(self):\n            pass\nx = 1\n",
        [(4, 8)],
        ["A", "x"],
    ),
    "cut off": ("import a\ndef f():\n    return g(a, b\n", [(3, 13)], ["a", "f"]),
    "CRLF": ("import a\r\nx = = 1\r\ny = 2\r\n", [(2, 5)], ["a", "y"]),
    "CR": ("import a\rx = = 1\ry = 2\r", [(2, 5)], ["a", "y"]),
    "non-ASCII before": ("é = 'ü'; x = = 1\ny = 2\n", [(1, 14)], ["y"]),
    "a broken f-string": ("x = f'{a b}'\ny = 2\n", None, ["y"]),
}


@pytest.mark.parametrize(("text", "where", "names"), BROKEN.values(), ids=BROKEN.keys())
def test_one_cause_is_one_problem_and_the_rest_is_kept(
    text: str, where: list[tuple[int, int]] | None, names: list[str]
) -> None:
    if where is None:  # the column depends on the Python that runs
        assert len(places(text)) == 1
    else:
        assert places(text) == where
    assert outline(text) == names


def test_rows_in_the_recovered_tree_are_those_of_the_file() -> None:
    tree = parse("import a\nx = = 1\n\ndef f():\n    return 1\n").tree
    assert tree is not None
    assert [node.lineno for node in tree.body] == [1, 2, 4]


def test_rows_in_messages_are_those_of_the_file() -> None:
    (problem,) = parse("import a\n\n\ndef f():\nx = 1\n").problems
    assert problem.message == "expected an indented block after function definition on line 4"


def test_a_broken_method_keeps_its_class() -> None:
    tree = parse("class A:\n    def f(self):\n        x = (]\n        y = 1\n    def g(self): pass\n").tree
    assert tree is not None
    (class_,) = tree.body
    assert isinstance(class_, ast.ClassDef)
    assert [each.name for each in class_.body if isinstance(each, ast.FunctionDef)] == ["f", "g"]


@pytest.mark.parametrize("text", ["", "\n", "# only a comment", "   \n\n", "\\\n"])
def test_nothing_is_nothing(text: str) -> None:
    assert parse(text).problems == () or text == "\\\n"


def test_a_few_problems_are_enough() -> None:
    text = "x = = 1\n" * 200 + "import a\n"
    assert len(places(text)) == MAX_PROBLEMS
    assert outline(text) == ["a"]


HINTS = [
    ("```python\nimport a\n```\n", host_hints.FENCE, 1),
    (
        "Here is the kernel you asked for:\n\n```python\nimport a\n```\n\nIt's fast, and this is why.\n",
        host_hints.FENCE,
        1,
    ),
    ("import a\nNote that this is not tested.\nThis is fine too, I think.\n", host_hints.PROSE, 1),
    ("import a\nprint 'hello'\n", host_hints.PRINT, 1),
    ("x = \u201chello\u201d\n", host_hints.QUOTES, 1),
    ("x = 1 \u2013 2\n", host_hints.DASH, 1),
    ("x = y\u00a0+ 2\n", host_hints.INVISIBLE, 1),
    (
        "import a\n{% for x in y %}\nz = {{ x }}\n{% endfor %}\ndef f():\n    return {{ y.z }} + {{ a }}\n",
        host_hints.TEMPLATE,
        1,
    ),
    ("import a\n<<<<<<< HEAD\nx = 1\n=======\nx = 2\n>>>>>>> other\n", host_hints.CONFLICT, 1),
    (
        'I\'ll help you with it.\n<artifact\ntitle="A kernel">\nimport a\n</artifact>\n1. `f`: the kernel\n',
        host_hints.PROSE,
        1,
    ),
    ("x = = 1\n", None, 1),
    ("Foo = bar baz\n", None, 1),
]


@pytest.mark.parametrize(("text", "hint", "count"), HINTS)
def test_a_certain_cause_is_named_once(text: str, hint: str | None, count: int) -> None:
    problems = parse(text).problems
    assert [problem.hint for problem in problems] == [hint] * count


DEEP = {
    "brackets": "(" * 1000 + ")" * 1000,
    "unary": "-" * 50_000 + "1",
    "chain": "1" + "+1" * 50_000,
    "attributes": "a" + ".b" * 50_000,
    "calls": "f" + "()" * 50_000,
    "conditionals": "1 if x else " * 20_000 + "1",
    "lambdas": "lambda:" * 20_000 + "1",
}


@pytest.mark.parametrize("expression", DEEP.values(), ids=DEEP.keys())
def test_absurd_nesting_is_one_problem(expression: str) -> None:
    text = f"import a\nx = {expression}\ny = 1\n"
    (problem,) = parse(text).problems
    assert problem.message in (TOO_DEEP, "too many nested parentheses")
    assert outline(text) == ["a", "y"]


def test_warnings_of_the_parser_are_nobody_s_business() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert parse("x = '\\d'\ny = 1 is 1\nz = 1or 2\n").problems == ()


@pytest.mark.parametrize("character", ["\N{REPLACEMENT CHARACTER}", "\0"])
def test_undecoded_bytes_are_not_reported_twice(character: str) -> None:
    assert parse(f"x = '{character}'\ny{character} = 1\n").problems == ()


NEWER = {
    "except*": "try:\n    pass\nexcept* A as e:\n    pass\nexcept *B:\n    pass\n",
    "starred subscripts": "x[*a, b]\nf[*grid](x)\nz = a[b, *c][*d]\ny = [*a, *b]\n",
    "starred annotation": "def f(*args: *Ts): pass\n",
    "type alias": "type X = int\ntype Y[T] = list[T]\ntype Z[\n    T,\n] = list[T]\ntype = 3\n",
    "type parameters": "def f[T: int](x: T) -> T: return x\nclass C[T, *Ts, **P](B): pass\nasync def g[T](): pass\n",
    "type parameter defaults": "class C[T = int]: pass\nclass D[\n    T,\n    S = list[int],\n](C): pass\n",
    "quotes in f-strings": 'x = f"{a["b"]} {c[\'d\']!r:>{w}}"\nf"{f"{f"{1}"}"}"\nf"{a["}"]}"\n',
    "backslashes in f-strings": "x = f\"{'\\n'.join(a)} {b=} {c!r:>{d}}\"\n",
    "comments in f-strings": 'x = f"{\n    a  # it\'s\n}"\n',
    "triple quotes in f-strings": "f'''{\na['''b''']}'''\n",
    "nested formats": 'f"{x:{"y"}} {x == y} {x["a"] != 3} {z["q"]=}"\n',
    "except without parentheses": "try:\n    pass\nexcept A, B:\n    pass\nexcept* (C, D), E:\n    pass\n".replace(
        "* (", " ("
    ),
    "t-strings": 'x = t"hello {name}"\ny = rt"a{b["c"]}"\nz = T\'x\'\n',
}


@pytest.mark.parametrize("text", NEWER.values(), ids=NEWER.keys())
def test_newer_syntax_is_accepted_by_every_python(text: str) -> None:
    assert parse(text).problems == ()
    broken = text + "x = = 1\n"
    assert places(broken) == [(broken.count("\n"), 5)]


@pytest.mark.parametrize("text", NEWER.values(), ids=NEWER.keys())
def test_respelling_keeps_rows_and_offsets(text: str) -> None:
    respelled = respell(text)
    assert len(respelled) == len(text)
    assert [row.endswith("\n") for row in respelled.splitlines(True)] == [
        row.endswith("\n") for row in text.splitlines(True)
    ]
    ast.parse(respelled, feature_version=(3, 10))


def test_older_syntax_is_not_respelled() -> None:
    for text in (
        "x[a * b]\n",
        "f(*a, **b)\n",
        "x = [*a]\n",
        "try:\n    pass\nexcept (A, B) as e:\n    pass\n",
        "f'{a!r:>{w}}'\n",
    ):
        assert respell(text) == text


NEVER = [
    'x = f"{a["b"}"\n',
    'f"{a["b"] c}"\n',
    "x[*]\n",
    "def f[T(x): pass\n",
    "type X[T]\n",
    'f"{}"\n',
    'f"{a["b"]!z}"\n',
]


@pytest.mark.parametrize("text", [*NEVER, "try: pass\nexcept A, B as c: pass\n"])
def test_what_no_python_accepts_is_reported(text: str) -> None:
    assert len(parse(text).problems) == 1


_PIECES = [
    "def f(x):\n",
    "    x = 1\n",
    "  y = (\n",
    "if x:\n",
    "else:\n",
    "try:\n",
    "except A, B:\n",
    'f"{"',
    "'''",
    "(",
    "]",
]
_PIECES += [
    "\n",
    "\t",
    "\r",
    "@a\n",
    "class A[T]:\n",
    "x = = 1\n",
    "type X[T] = ",
    "*",
    "\0",
    "é",
    "```\n",
    "return ",
    ":",
    "\\\n",
]


@given(st.lists(st.sampled_from(_PIECES), max_size=40).map("".join))
def test_any_text_is_parsed_and_problems_lie_in_it(text: str) -> None:
    parsed = parse(text)
    for problem in parsed.problems:
        assert 0 <= problem.span.start <= problem.span.end <= len(text)


MISPLACED = {
    "return below its function": ("def f():\n    x = 1\nreturn x\n", 3),
    "return in a class": ("class A:\n    return 1\n", 2),
    "return under a module's if": ("if 1:\n    pass\nelif 2:\n    return\n", 4),
    "break": ("def f():\n    if 1:\n        break\n", 3),
    "break in the else of a loop": ("while 1:\n    pass\nelse:\n    break\n", 4),
    "break in a function in a loop": ("for i in ():\n    def f():\n        break\n", 3),
    "continue in a handler": ("try:\n    pass\nexcept E:\n    continue\n", 4),
    "continue in a case": ("match 1:\n    case 1:\n        continue\n", 3),
    "async with": ("def f(x):\n    async with x: pass\n", 2),
    "star import": ("def f():\n    from os import *\n", 2),
    "one parameter twice": ("def f(a, *, a): pass\n", 1),
    "late future": ("'Doc.'\nimport a\nfrom __future__ import annotations\n", 3),
    "unknown future": ("from __future__ import braces\n", 1),
}


@pytest.mark.parametrize(("text", "row"), MISPLACED.values(), ids=MISPLACED.keys())
def test_what_only_compiling_refuses(text: str, row: int) -> None:
    ast.parse(text)
    with pytest.raises(SyntaxError) as refused:
        compile(text, "host.py", "exec", dont_inherit=True)
    assert refused.value.lineno in (row, None)
    assert [place[0] for place in places(text)] == [row]


WELL_PLACED = """'Doc.'
from __future__ import annotations
from os import *
class A:
    for i in ():
        if i: break
        try: continue
        finally: pass
    async def f(self):
        async with self as a:
            while a:
                match a:
                    case 1: break
                    case _: return
    def g(self, a, /, b, *c, d, **e):
        with self: return a
for i in ():
    for j in (): pass
    else: continue
"""


def test_what_stands_where_it_may() -> None:
    compile(WELL_PLACED, "host.py", "exec", dont_inherit=True)
    assert places(WELL_PLACED) == []


def test_one_lost_indentation_is_one_problem() -> None:
    assert places("x = 1\nif x:\n    return 1\nreturn 2\n") == [(3, 5)]


def test_fences_of_an_answer_may_each_begin_with_futures() -> None:
    text = "import a\nfrom __future__ import annotations\n"
    rows = (Line(2, 0), Line(6, 0), Line(7, 0))
    assert parse_host(Source("answer.md", text, rows), text).problems == ()


def test_a_long_chain_of_elifs_is_no_deep_nesting() -> None:
    text = "if 0: pass\n" + "elif 1: pass\n" * 900 + "else: return\n"
    assert [place[0] for place in places(text)] in ([902], [1])  # [1]: too deep for the parser of Python 3.10
