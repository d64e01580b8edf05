"""Broken inputs for the fuzzer: mutants of real files, and a fixed list of monsters.

Everything here is a pure function of its arguments and of the random generator it is given.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random

PRELUDE = "import triton\nimport triton.language as tl\n\n\n"
HEADER = PRELUDE + "@triton.jit\ndef kernel(x_ptr, n, B: tl.constexpr):\n"

TOKEN = re.compile(
    r"[A-Za-z_]\w*|\d[\w.]*|\"\"\"|'''|[\"']|\*\*=?|//=?|>>=?|<<=?|[-+*/%&|^=!<>:]=|->|\s+|.", re.DOTALL
)
TOKEN_LIST = (
    "( ) [ ] { } , : ; . ... = == := -> @ \\ ` $ ? ! # + - * ** / // % << >> & | ^ ~ < > <= >= != += **="
    " if else elif for while in is not and or def class return pass break continue lambda yield await async"
    " try except finally with import from as global nonlocal del assert raise match case None True False"
    " tl triton tl.constexpr tl.load tl.arange @triton.jit jit x_ptr n B self 0 1 1.5e3 0x_f 1_000 1j 09 0b2"
    " '' '\\n' \"\"\" ''' f'{x!r:>{n}}' f'{' rb'x' u'x' r'\\' *args **kwargs x[:,None] # kf: ignore[KF201]"
)
TOKENS = TOKEN_LIST.split(" ")
CHARACTERS = "\0\t\r\n\f\v\x1a\x85\xa0\xad\u0301\u200b\u2028\u3000\ufeff\uff21\U0001f600\U00010000é中"
BYTES = (b"\x00", b"\xff", b"\xef\xbb\xbf", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\r", b"\x0c")
BRACKETS = ("()", "[]", "{}")


@dataclass(frozen=True, slots=True)
class Case:
    """One input for the checker; the suffix of `path` says what kind of file it is."""

    path: str
    content: bytes


def mutant(random: Random, seeds: Sequence[str]) -> Case:
    """One to four mutations of a random seed, as a Python file, a Markdown answer or a notebook."""
    text = random.choice(seeds)
    for _ in range(random.randint(1, 4)):
        text = random.choice(TEXT_MUTATIONS)(random, text, seeds)
    case = _packed(random.choices(("py", "md", "ipynb"), (8, 1, 1))[0], text)
    if random.random() < 0.2:
        case = Case(case.path, _change_bytes(random, case.content))
    return case


def _packed(suffix: str, text: str) -> Case:
    if suffix == "md":
        text = f"An answer.\n\n```python\n{text}\n```\n\nIt is fast.\n"
    elif suffix == "ipynb":
        cells = [
            {"cell_type": "code", "metadata": {}, "outputs": [], "source": text.splitlines(keepends=True)}
        ]
        text = json.dumps({"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
    return Case(f"case.{suffix}", text.encode("utf-8", "surrogatepass"))


def _change_bytes(random: Random, content: bytes) -> bytes:
    start = random.randint(0, len(content))
    end = min(len(content), start + random.choice((0, 0, 1, 2, 10)))
    return content[:start] + random.choice(BYTES) + content[end:]


def _tokens(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Delete, repeat, replace, insert or swap tokens at one place."""
    tokens = TOKEN.findall(text) or [""]
    at, other = random.randrange(len(tokens)), random.randrange(len(tokens))
    choice = random.randrange(6)
    if choice == 0:
        del tokens[at : at + random.randint(1, 3)]
    elif choice == 1:
        tokens.insert(at, tokens[at])
    elif choice == 2:
        tokens[at] = random.choice(TOKENS)
    elif choice == 3:
        tokens.insert(at, random.choice(TOKENS))
    elif choice == 4:
        tokens[at], tokens[other] = tokens[other], tokens[at]
    else:
        tokens[at] = tokens[other]
    return "".join(tokens)


def _characters(random: Random, text: str, seeds: Sequence[str]) -> str:
    at = random.randint(0, len(text))
    return text[:at] + random.choice(CHARACTERS) + text[at + random.randint(0, 1) :]


def _lines(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Delete, repeat, swap, join or indent lines at one place."""
    lines = text.splitlines(keepends=True) or [""]
    at, other = random.randrange(len(lines)), random.randrange(len(lines))
    choice = random.randrange(7)
    if choice == 0:
        del lines[at : at + random.randint(1, 4)]
    elif choice == 1:
        lines[at] *= random.randint(2, 3)
    elif choice == 2:
        lines[at], lines[other] = lines[other], lines[at]
    elif choice == 3:
        lines[at] = lines[at].rstrip("\r\n")
    elif choice == 4:
        lines[at] = random.choice((" ", "  ", "    ", "\t", " \t")) + lines[at]
    elif choice == 5:
        lines[at] = lines[at].lstrip()
    else:
        lines[at] = lines[at].replace("    ", "\t", 1)
    return "".join(lines)


def _truncate(random: Random, text: str, seeds: Sequence[str]) -> str:
    at = random.randint(0, len(text))
    return text[:at] if random.random() < 0.8 else text[at:]


def _splice(random: Random, text: str, seeds: Sequence[str]) -> str:
    """The beginning of one file and the end of another."""
    other = random.choice(seeds)
    return text[: random.randint(0, len(text))] + other[random.randint(0, len(other)) :]


def _nest(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Put one token into brackets, up to 60 deep, or open them and forget to close."""
    tokens = TOKEN.findall(text) or [""]
    at, depth = random.randrange(len(tokens)), random.choice((1, 2, 5, 60))
    opener, closer = random.choice(BRACKETS)
    tokens[at] = opener * depth + tokens[at] + closer * (depth if random.random() < 0.7 else 0)
    return "".join(tokens)


def _newlines(random: Random, text: str, seeds: Sequence[str]) -> str:
    if random.random() < 0.5:
        return text.replace("\n", random.choice(("\r\n", "\r", "\n\n", "\\\n")))
    return "".join(random.choice(("\r\n", "\r", "\n")) if c == "\n" else c for c in text)


TEXT_MUTATIONS: tuple[Callable[[Random, str, Sequence[str]], str], ...] = (
    *(_tokens,) * 4,
    *(_lines,) * 3,
    *(_characters,) * 2,
    _truncate,
    _splice,
    _nest,
    _newlines,
)


def monsters(depth: int = 1_000, size: int = 5_000_000) -> Iterator[tuple[str, Case]]:
    """Name and input of the fixed extremes: nesting `depth` deep, and files of about `size` bytes."""
    bodies = {**_nested_expressions(depth), **_nested_statements(depth)}
    launched = HEADER + "    pass\n\n\n"
    for name, text in _nested_expressions(depth, "kernel[(1,)](x, n, B={})\n").items():
        yield f"{name} in a launch", _python(launched + text)
    for name, body in bodies.items():
        yield f"{name} in a kernel", _python(HEADER + body)
        yield f"{name} in host code", _python(PRELUDE + re.sub("^    ", "", body, flags=re.MULTILINE))
    decorators = "@triton.heuristics({})\n" * depth
    yield "decorators", _python(PRELUDE + decorators + HEADER.removeprefix(PRELUDE) + "    pass\n")
    nested_jit = "".join("    " * i + f"def f{i}():\n" for i in range(depth))
    yield (
        "kernel inside nested functions",
        _python(PRELUDE + nested_jit + "    " * depth + "@triton.jit\n" + "    " * depth + "def k(): pass\n"),
    )
    for name, text in _odd_texts().items():
        yield name, _python(text)
    for name, text in _giants(size).items():
        yield name, _python(text)
    for name, text in _giants(size // 6).items():  # small enough to be checked in full
        yield f"smaller {name}", _python(text)


def _python(text: str) -> Case:
    return Case("monster.py", text.encode("utf-8", "surrogatepass"))


def _nested_expressions(depth: int, line: str = "    x = {}\n") -> dict[str, str]:
    """By what is nested: `line` with an expression in it."""
    named = {
        "brackets (": "(" * depth + "1" + ")" * depth,
        "brackets [": "[" * depth + "1" + "]" * depth,
        "brackets {": "{" * depth + "1" + "}" * depth,
        "unclosed (": "(" * depth,
        "unclosed [": "[" * depth,
        "unclosed {": "{" * depth,
        "stray )": ")" * depth,
        "mixed brackets": "([{" * depth,
        "unary minus": "-" * depth + "1",
        "not": "not " * depth + "n",
        "attributes": "tl" + ".x" * depth,
        "calls": "tl.load" + "()" * depth,
        "subscripts": "n" + "[0]" * depth,
        "nested calls": "tl.exp(" * depth + "n" + ")" * depth,
        "power": "2" + " ** 2" * depth,
        "sum": "1" + " + n" * depth,
        "comparison chain": "1" + " < n" * depth,
        "and chain": "n" + " and n" * depth,
        "conditional expressions": "1 if n else " * depth + "1",
        "lambdas": "lambda: " * depth + "1",
        "strings": "'a' " * depth,
        "f-strings": "f'{" * depth,
        "tuple": "1, " * depth,
        "assignment chain": "x = " * depth + "1",
        "walrus": "(y := " * depth + "1" + ")" * depth,
        "stars": "f(" + "*" * depth + "n)",
        "commas": "," * depth,
        "backslashes": "\\\n" * depth + "1",
        "semicolons": "1; " * depth,
    }
    return {name: line.replace("{}", text) for name, text in named.items()}


def _nested_statements(depth: int) -> dict[str, str]:
    def indented(header: str) -> str:
        return "".join(" " * (4 + i) + header + "\n" for i in range(depth)) + " " * (4 + depth) + "pass\n"

    elif_chain = "    if n == 0:\n        x = 0\n" + "".join(
        f"    elif n == {i}:\n        x = {i}\n" for i in range(depth)
    )
    return {
        "nested if": indented("if n:"),
        "nested if without colons": indented("if n"),
        "nested for": indented("for i in range(n):"),
        "nested def": indented("def f():"),
        "nested try": indented("try:"),
        "elif chain": elif_chain,
        "rising indentation": "".join(" " * (4 + i) + "x = 1\n" for i in range(depth)),
        "falling indentation": "".join(" " * (depth - i) + "x = 1\n" for i in range(depth)),
        "many helpers": "".join(f"    x{i} = x{i - 1}\n" for i in range(1, depth)),
    }


def _odd_texts() -> dict[str, str]:
    kernel = HEADER + "    x = tl.load(x_ptr)\n    tl.store(x_ptr, x)\n"
    return {
        "empty": "",
        "one newline": "\n",
        "only NULs": "\0" * 10_000,
        "NUL in a kernel": kernel.replace("x = ", "x\0 = "),
        "byte order mark": "\ufeff" + kernel,
        "byte order marks everywhere": kernel.replace("\n", "\n\ufeff"),
        "mixed newlines": kernel.replace(":\n", ":\r\n").replace(")\n", ")\r"),
        "form feeds": kernel.replace("\n", "\n\f"),
        "lone surrogates": kernel.replace("x = ", "'\ud800'\n    x = "),
        "no newline at the end": kernel.rstrip("\n"),
        "backslash at the end": kernel.rstrip("\n") + " \\",
        "decorator at the end": kernel + "@triton.jit",
        "def at the end": kernel + "@triton.jit\ndef",
        "tabs and spaces": kernel.replace("    x", "\tx"),
        "long number": HEADER + "    x = " + "9" * 100_000 + "\n",
        "big power": HEADER + "    x: tl.constexpr = 9 ** 9 ** 9 ** 9\n    y = 1 << 10 ** 12\n",
        "long repetition": HEADER
        + "    x: tl.constexpr = 'a' * 10 ** 12\n    y: tl.constexpr = (0,) * 10 ** 10\n",
        "long range": HEADER + "    for i in tl.static_range(10 ** 12):\n        tl.store(x_ptr, i)\n",
        "endless loop": HEADER + "    i: tl.constexpr = 0\n    while i == 0:\n        tl.store(x_ptr, i)\n",
        "endless recursion": HEADER + "    kernel(x_ptr, n, B + 1)\n",
        "doubling recursion": HEADER + "    kernel(x_ptr, n, B + 1)\n    kernel(x_ptr, n, B + 2)\n",
        "doubling helpers": PRELUDE
        + "@triton.jit\ndef f0(x):\n    return x\n\n\n"
        + "".join(f"@triton.jit\ndef f{i}(x):\n    return f{i - 1}(f{i - 1}(x))\n\n\n" for i in range(1, 60)),
        "star imports": "from triton.language import *\nfrom triton import *\n" + kernel,
    }


def _giants(size: int) -> dict[str, str]:
    statement = "    x = tl.load(x_ptr + tl.arange(0, B), mask=n < 10)\n"
    kernel = HEADER.removeprefix(PRELUDE) + statement * 20 + "\n\n"
    parts = {
        "launches": "kernel[(1,)](x, n, B=16)\n",
        "functions": "def f(x):\n    n = x.numel()\n    kernel[(n,)](x, n, B=16)\n",
        "docstrings": 'def f():\n    """Doc."""\n',
        "strings in one row": "''' ",
        "statements in one row": "é = 1; ",
        "host errors": "x = = 1\n",
        "unclosed brackets": "    (\nx\n",
        "brackets": "(\n",
        "wrong comments": "x = 1  # kf: ignore[nope]\n",
    }
    return {
        "big file of one line": "x = [" + "1, " * (size // 3) + "]\n",
        "big file of one word": "x" * size,
        "big file of host lines": PRELUDE + "value = compute(1, 2, 3)\n" * (size // 25),
        "big file of comments": PRELUDE + "# a comment\n" * (size // 12),
        "big file of empty lines": "\n" * size,
        "big file of quotes": "'''" * (size // 3),
        "one big kernel": HEADER + statement * (size // len(statement)),
        "big kernel of one line": HEADER + "    x = " + "n + " * (size // 4) + "1\n",
        "big sum in host code": PRELUDE + "x = " + "n + " * (size // 4) + "1\n",
        "big kernel of errors": HEADER + "    x = = tl.load((\n" * (size // 20),
        "many kernels": PRELUDE + kernel * (size // len(kernel)),
        "many decorators": PRELUDE + "@triton.jit\n" * (size // 12),
        **{
            f"big file of {name}": PRELUDE + kernel + part * (size // len(part))
            for name, part in parts.items()
        },
    }
