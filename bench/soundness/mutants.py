"""Mutations of kernels that aim at a grammar: each breaks, or only bends, one thing that it guarantees.

Every function takes a random generator and the text of a kernel and gives a changed text; the caller asks the
grammar whether it derives that.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Sequence
from random import Random

from ..mutations import TEXT_MUTATIONS, TOKEN

Mutation = Callable[[Random, str, Sequence[str]], str]

_API = re.compile(r"\b(?:tl|triton|libdevice|tldevice)(?:\.\w+)+")
_METHOD = re.compile(r"(?<=[\w)\]])\.([A-Za-z_]\w*)")
_KEYWORD = re.compile(r"(?<=[(,] )\w+(?==[^=])|(?<=[(,])\w+(?==[^=])")
_CALL = re.compile(r"\(([^()]*)\)")
_NAME = re.compile(r"(?<![.\w])[A-Za-z_]\w*(?!\w)")
_NUMBER = re.compile(r"(?<![\w.])\d[\w.]*")
_EXPRESSION_PLACE = re.compile(r"(?<== )(?=\S)|(?<=\()(?=[^)\s])|(?<=, )(?=\S)|(?<= [-+*/&|<>] )(?=\S)")

MODULE_NAMES = [
    "load",
    "store",
    "arange",
    "dot",
    "sum",
    "max",
    "zeros",
    "full",
    "where",
    "exp",
    "tanh",
    "sigmoid",
    "rsqrt",
    "cdiv",
    "sqrt",
    "make_block_ptr",
    "advance",
    "atomic_add",
    "program_id",
    "num_programs",
    "constexpr",
    "float32",
    "float64x",
    "int32",
    "bfloat16",
    "pow",
    "softmax",
    "libdevice",
    "math",
    "ops",
    "trans",
    "view",
    "cat",
    "reduce",
    "static_range",
    "range",
    "device_print",
    "assume",
    "debug_barrier",
    "tensor",
    "dtype",
    "core",
    "semantic",
    "multiple_of",
    "inline_asm_elementwise",
    "rand",
    "randn",
    "philox",
    "swizzle2d",
    "associative_scan",
    "histogram",
    "gather",
    "topk",
    "erf",
    "umulhi",
    "fdiv",
    "div_rn",
    "clamp",
    "flip",
    "ravel",
    "interleave",
    "join",
    "split",
    "cast",
    "broadcast",
    "expand_dims",
    "permute",
    "TRITON_MAX",
]
PARAMETERS = [
    "mask",
    "other",
    "cache_modifier",
    "eviction_policy",
    "volatile",
    "boundary_check",
    "padding_option",
    "axis",
    "keep_dims",
    "dtype",
    "shape",
    "acc",
    "allow_tf32",
    "input_precision",
    "out_dtype",
    "sem",
    "scope",
    "value",
    "pointer",
    "x",
    "y",
    "start",
    "end",
    "size",
    "strides",
    "offsets",
    "order",
    "fp_downcast_rounding",
    "bitcast",
    "num_stages",
    "loop_unroll_factor",
    "dim",
    "can_reorder",
    "init",
    "min",
    "max",
    "propagate_nan",
    "seed",
]
STATEMENTS = [
    "break",
    "continue",
    "raise",
    "raise ValueError('x')",
    "try:",
    "import os",
    "from os import path",
    "del x",
    "global x",
    "nonlocal x",
    "yield x",
    "return",
    "return x",
    "x[0] = 1",
    "x.y = 1",
    "x[0] += 1",
    "a = b = 1",
    "a, *b = x",
    "[a, b] = x",
    "(a, b) = x",
    "(a, b), c = x",
    "a: tl.constexpr",
    "a: int = 1",
    "x @= y",
    "x += 1, 2",
    "lambda: 1",
    "class A: pass",
    "def g(): pass",
    "@triton.jit",
    "with x: pass",
    "with x as y: pass",
    "async def g(): pass",
    "await x",
    "assert x, 'y'",
    "pass",
    "...",
    "for i in x: pass",
    "for i in range(3): pass",
    "while x: pass",
    "for i, j in range(3): pass",
    "for i in tl.range(0, 3, num_stages=2): pass",
    "if x: pass",
    "else: pass",
    "elif x: pass",
    "match x:",
    "case 1: pass",
    "type X = int",
    "x; y",
    "x = 1; break",
    "print(x)",
    "tl.load(x)",
    "tl.store(x)",
    '"""doc"""',
    "'a' 'b'",
    "1",
    "x",
    "for i in range(3): return",
    "while x: return",
    "if x: return",
    "return (yield)",
    "print x",
    "exec 'x'",
    "# comment",
    "if x:  # comment",
]
EXPRESSIONS = [
    "a < b < c",
    "a in b",
    "a not in b",
    "a is not b",
    "a is b",
    "a @ b",
    "(y := 1)",
    "lambda: 1",
    "lambda x: x",
    "[i for i in x]",
    "{1: 2}",
    "{1, 2}",
    "{}",
    "(i for i in x)",
    "*a",
    "**a",
    "a if b else c",
    "a if b",
    "not a",
    "-a",
    "~a",
    "+a",
    "()",
    "(a,)",
    "[]",
    "[a]",
    "a[b]",
    "a[b:c]",
    "a[:, None]",
    "a[...]",
    "a.T",
    "a.b",
    "a(b)",
    "a(b=1)",
    "a(b=1, c)",
    "a(b=1, b=2)",
    "a(*b)",
    "a(**b)",
    "a(b)(c)",
    "'x'",
    "f'{a}'",
    "f'{a'",
    "f'{a!r:>{b}}'",
    "f\"{a['b']}\"",
    "f'{}'",
    "b'x'",
    "r'\\'",
    "'''x'''",
    "'x' 'y'",
    "'x' b'y'",
    '"\\N{DASH}"',
    "'\\x'",
    "1_000",
    "1__0",
    "0777",
    "0x",
    "0b12",
    "1e5",
    "1e",
    "1.",
    ".5",
    "1.e5",
    "1j",
    "1if x else 2",
    "1.real",
    "None",
    "True",
    "None.x",
    "True()",
    "tl",
    "tl.load",
    "tl.float32",
    "tl.float32.x",
    "tl.float32()",
    "tl.float32(1)",
    "triton",
    "triton.jit",
    "print",
    "await a",
    "yield a",
    "(yield)",
    "a,",
    "a, b",
    "a or b and not c",
    "not not a",
    "a ** -b",
    "-a ** b",
    "a--b",
    "a+-b",
    "a<>b",
    "a!=b",
    "a=b",
    "a==b",
    "a->b",
    "a?b:c",
    "a and",
    "or a",
    "((((((((((((a))))))))))))",
    "range(1)",
    "tl.range(1)",
    "tl.static_range(1)",
    "x.to(tl.float32).to(tl.int8, bitcast=True)",
]
TAILS = [
    "    x = 1\n",
    "x = 1\n",
    "    return 1\n",
    "        x = 1\n",
    "  return\n",
    "\tx = 1\n",
    "import os\n",
    "    import os\n",
    "@triton.jit\n",
    "@triton.jit\ndef g():\n    pass\n",
    "@triton.jit\n@x\ndef g(): pass\n",
    "def g():\n    pass\n",
    "@x\ndef g():\n    pass\n",
    "\n\n",
    "# end\n",
    "    # end\n",
    "g[(1,)](x)\n",
    "'''\n",
    "\\\n",
    ";\n",
    "    \n",
    "\n    x = 1\n",
    "# c\n    x = 1\n",
    "\n\n    break\n",
    "else:\n    pass\n",
]
QUOTES = (
    '"',
    "'",
    '"""',
    "'''",
    '""',
    "''",
    '"""""',
    "\\",
    "\\\n",
    'f"',
    "r'",
    "#",
    "\n",
    "\r",
    "\t",
    "\f",
    ";",
    "\N{NO-BREAK SPACE}",
)
PARAMETER_LISTS = (
    "*args",
    "**kwargs",
    "*",
    "/",
    "a=1",
    "a: int",
    "a: tl.constexpr = 1",
    "a b",
    "None",
    "(a, b)",
    "*, a",
    "a, /",
    "a=1, b",
)
DECORATORS = (
    "@x",
    "@x.y(z)",
    "@triton.jit",
    "@triton.autotune(configs=[], key=['n'])",
    "@",
    "@lambda f: f",
    "@x[0]",
    "@(x)",
)


def _replace_one(random: Random, text: str, pattern: re.Pattern[str], new: Callable[[str], str]) -> str:
    found = list(pattern.finditer(text))
    if not found:
        return text
    match = random.choice(found)
    return text[: match.start()] + new(match.group()) + text[match.end() :]


def rename_api(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Another function in the place of one of Triton's: one that exists, one of another version, a typing error."""

    def new(path: str) -> str:
        owner, _, name = path.rpartition(".")
        choice = random.randrange(4)
        if choice == 0:
            at = random.randrange(len(name))
            return f"{owner}.{name[:at]}{random.choice(('', 'x', '_', name[at] * 2))}{name[at + 1 :]}"
        if choice == 1:
            other = _API.findall(random.choice(seeds))
            return random.choice(other) if other else path
        if choice == 2:
            return f"{path}.{random.choice(MODULE_NAMES)}"
        return f"{owner}.{random.choice(MODULE_NAMES)}"

    return _replace_one(random, text, _API, new)


def rename_method(random: Random, text: str, seeds: Sequence[str]) -> str:
    return _replace_one(
        random, text, _METHOD, lambda _: f".{random.choice((*MODULE_NAMES, 'to', 'T', 'shape'))}"
    )


def rename_keyword(random: Random, text: str, seeds: Sequence[str]) -> str:
    return _replace_one(random, text, _KEYWORD, lambda _: random.choice(PARAMETERS))


def change_arguments(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Drop, repeat, exchange or add an argument of an innermost call."""

    def new(call: str) -> str:
        arguments = call[1:-1].split(", ") if call != "()" else []
        choice = random.randrange(5)
        if choice == 0 and arguments:
            del arguments[random.randrange(len(arguments))]
        elif choice == 1 and arguments:
            arguments.insert(random.randint(0, len(arguments)), random.choice(arguments))
        elif choice == 2:
            random.shuffle(arguments)
        elif choice == 3:
            arguments.append(f"{random.choice(PARAMETERS)}=1")
        else:
            arguments.insert(
                random.randint(0, len(arguments)), random.choice(("x", "*x", "**x", "1", "None", "'x'"))
            )
        return f"({', '.join(arguments)})"

    return _replace_one(random, text, _CALL, new)


def replace_name(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A name becomes a keyword, another name of the kernel, or one of Triton's modules; here or everywhere."""
    names = _NAME.findall(text)
    old = random.choice(names)
    new = random.choice(
        (random.choice(keyword.kwlist), random.choice(names), "tl", "triton", "match", "_", "print")
    )
    if random.random() < 0.5:
        return re.sub(rf"(?<![.\w]){re.escape(old)}(?!\w)", new, text)
    return _replace_one(random, text, re.compile(rf"(?<![.\w]){re.escape(old)}(?!\w)"), lambda _: new)


def replace_number(random: Random, text: str, seeds: Sequence[str]) -> str:
    numbers = (
        "01",
        "00",
        "1_0",
        "1__0",
        "0x1F",
        "0xG",
        "1e-6",
        "1.e",
        "1.0.0",
        "1j",
        "1if",
        "0b1",
        "1.x",
        "1 .x",
    )
    return _replace_one(random, text, _NUMBER, lambda _: random.choice(numbers))


def insert_expression(random: Random, text: str, seeds: Sequence[str]) -> str:
    """An expression in the place of an operand, or before it with an operator between."""
    places = [match.start() for match in _EXPRESSION_PLACE.finditer(text)]
    if not places:
        return text
    at = random.choice(places)
    expression = random.choice(EXPRESSIONS)
    if random.random() < 0.5:
        return f"{text[:at]}{expression}{random.choice((' + ', ', ', ' < ', ' if x else ', ' '))}{text[at:]}"
    operand = re.compile(r"[\w.]+").match(text, at)
    return text[:at] + expression + text[operand.end() if operand else at :]


def insert_statement(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A statement on a line of its own, as deep as the one below it or one level deeper."""
    lines = text.splitlines(keepends=True)
    at = random.randrange(2, len(lines) + 1) if len(lines) > 2 else len(lines)
    below = lines[at] if at < len(lines) else lines[-1]
    depth = len(below) - len(below.lstrip(" ")) + random.choice((0, 0, 0, 4, -4, 1))
    statement = random.choice(STATEMENTS)
    if random.random() < 0.2:
        statement += f"\n{' ' * (depth + 4)}{random.choice(STATEMENTS)}"
    lines.insert(at, f"{' ' * max(depth, 0)}{statement}\n")
    return "".join(lines)


def indent(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Move one line, or all from there on, to the left or to the right."""
    lines = text.splitlines(keepends=True)
    at = random.randrange(len(lines))
    end = at + 1 if random.random() < 0.6 else len(lines)
    move = random.choice((1, 2, 4, 8, -1, -2, -4, -8))
    for row in range(at, end):
        stripped = lines[row].lstrip(" ")
        lines[row] = " " * max(0, len(lines[row]) - len(stripped) + move) + stripped
    return "".join(lines)


def add_tail(random: Random, text: str, seeds: Sequence[str]) -> str:
    """Something behind the kernel that may smuggle a statement in."""
    return text + "".join(random.choice(TAILS) for _ in range(random.randint(1, 3)))


def insert_quote(random: Random, text: str, seeds: Sequence[str]) -> str:
    at = random.randint(0, len(text))
    return text[:at] + random.choice(QUOTES) + text[at:]


def insert_docstring(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A docstring with something behind it, or something odd in it."""
    header_end = text.find(":\n") + 2
    quote = random.choice(('"""', "'''", '"', "'"))
    inside = random.choice(("doc", "", "a\n    b", "a\nb\n", "\\", '"', "'", '\\"', "%s {x}", "\t", "a\r b"))
    behind = random.choice(
        ("", " garbage", " + 1", "; x = 1", ".x", " 'y'", "\n        x = 1", "  # c", ", 1", quote)
    )
    return f"{text[:header_end]}    {quote}{inside}{quote}{behind}\n{text[header_end:]}"


def change_parameters(random: Random, text: str, seeds: Sequence[str]) -> str:
    start = text.find("(", text.find("def ")) + 1
    parameter = random.choice(PARAMETER_LISTS)
    if random.random() < 0.5:
        return f"{text[:start]}{parameter}, {text[start:]}"
    end = text.find("):\n", start)
    return f"{text[:end]}, {parameter}{text[end:]}" if end >= 0 else text


def insert_decorator(random: Random, text: str, seeds: Sequence[str]) -> str:
    decorator = random.choice(DECORATORS)
    return (
        f"{decorator}\n{text}" if random.random() < 0.5 else text.replace("\ndef ", f"\n{decorator}\ndef ", 1)
    )


def exchange_lines_of_kernels(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A line of another kernel in the place of one of this."""
    lines = text.splitlines(keepends=True)
    others = random.choice(seeds).splitlines(keepends=True)
    lines[random.randrange(len(lines))] = random.choice(others)
    return "".join(lines)


def break_line(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A row end, a comment or a row of its own between two tokens."""
    tokens = TOKEN.findall(text)
    at = random.randrange(len(tokens))
    tokens.insert(
        at,
        random.choice(
            ("\n", "\n    ", "\n        ", "  # c\n", "  # c\n    ", "\\\n", "\n\n", "\n# c\n", " ", "  ")
        ),
    )
    return "".join(tokens)


def exchange_tokens(random: Random, text: str, seeds: Sequence[str]) -> str:
    """A token of this kernel in the place of another of its kind."""
    tokens = TOKEN.findall(text)
    at = random.randrange(len(tokens))
    kind = tokens[at][:1].isidentifier()
    same = [token for token in tokens if token[:1].isidentifier() == kind and token.strip()]
    tokens[at] = random.choice(same) if same else tokens[at]
    return "".join(tokens)


MUTATIONS: tuple[Mutation, ...] = (
    rename_api,
    rename_api,
    rename_method,
    rename_keyword,
    rename_keyword,
    change_arguments,
    change_arguments,
    change_arguments,
    replace_name,
    replace_number,
    insert_expression,
    insert_expression,
    insert_expression,
    insert_statement,
    insert_statement,
    insert_statement,
    indent,
    add_tail,
    insert_quote,
    insert_docstring,
    change_parameters,
    insert_decorator,
    exchange_lines_of_kernels,
    exchange_lines_of_kernels,
    break_line,
    break_line,
    exchange_tokens,
    exchange_tokens,
    exchange_tokens,
    *TEXT_MUTATIONS,
)


def mutate(random: Random, text: str, seeds: Sequence[str]) -> str:
    """One mutation, seldom two or three; the text never stays as it is unless nothing can be changed."""
    for _ in range(random.choices((1, 2, 3), (8, 2, 1))[0]):
        changed = random.choice(MUTATIONS)(random, text, seeds)
        text = changed if _NAME.search(changed) else text
    return text
