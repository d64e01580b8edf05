"""A kernel for each production of `triton.lark`: the text needs that production.

In the texts of broken kernels the word `ERROR` begins what the parser skips, up to the end of the line.
"""

from __future__ import annotations

from textwrap import indent


def kernel(parameters: str = "x", body: str = "pass") -> str:
    return f"@jit\ndef f({parameters}):\n{indent(body, '    ')}\n"


def body(statements: str) -> str:
    return kernel(body=statements)


def value(expression: str) -> str:
    """A kernel that computes this."""
    return body(f"a = {expression}")


def decorator(argument: str) -> str:
    """A kernel below a decorator with this argument: host Python, where more is allowed."""
    return f"@g({argument})\n{kernel()}"


def case(pattern: str) -> str:
    return body(f"match x:\n    case {pattern}:\n        pass")


def block(header: str) -> str:
    return body(f"{header}\n    pass")


PRODUCTIONS: dict[str, tuple[str, ...]] = {
    "kernel": (kernel(), "@jit\nERROR\n"),
    "decorator": (kernel(), f"@ERROR\n{kernel()}"),
    "function": (kernel(), "@jit\ndef ERROR\n"),
    "parameters": (kernel(),),
    "_parameter": (kernel(), kernel("x, /"), kernel("x, *, y")),
    "parameter": (kernel(), kernel("*x"), kernel("**x")),
    "vararg_annotation": (kernel("*x: int"), kernel("*x: *y")),
    "block": (kernel(), "@jit\ndef f(x): pass\n"),
    "_statements": (kernel(),),
    "_line": (kernel(),),
    "simple_statement": (
        body("g(x)"),
        body("a = x"),
        body("a += x"),
        body("a: int = x"),
        body("return x"),
        body("assert x"),
        body("pass"),
        body("for i in range(x):\n    break"),
        body("for i in range(x):\n    continue"),
        body("yield x"),
        body("del x"),
        body("raise x"),
        body("global g"),
        body("def g():\n    nonlocal x"),
        body("import g"),
        body("from g import h"),
        body("type t = int"),
    ),
    "assigned": (value("x"), value("yield x")),
    "_augmented_operator": tuple(
        body(f"a {operator}= x")
        for operator in ("+", "-", "*", "/", "//", "%", "**", "<<", ">>", "&", "|", "^", "@")
    ),
    "matmul_assign": (body("a @= x"),),
    "compound_statement": (
        block("if x:"),
        block("for i in range(x):"),
        block("while x:"),
        block("with x:"),
        block("def g():"),
        block("class g:"),
        body("try:\n    pass\nfinally:\n    pass"),
        block("async with x:"),
        case("1"),
        body("ERROR"),
    ),
    "if_statement": (block("if x:"), body("if ERROR")),
    "elif_clause": (body("if x:\n    pass\nelif x:\n    pass"), body("if x:\n    pass\nelif ERROR")),
    "else_clause": (body("if x:\n    pass\nelse:\n    pass"), body("if x:\n    pass\nelse ERROR")),
    "for_statement": (
        block("for i in range(x):"),
        body("for i in range(x):\n    pass\nelse:\n    pass"),
        body("for ERROR"),
    ),
    "while_statement": (block("while x:"), body("while x:\n    pass\nelse:\n    pass"), body("while ERROR")),
    "with_statement": (block("with x:"), block("with (x as y):"), body("with ERROR")),
    "with_item": (block("with x:"), block("with x as y:")),
    "_with_group": (block("with (x as y):"), block("with (x, y as z):"), block("with (w, x, y as z):")),
    "nested_function": (block("def g():"),),
    "class_statement": (block("class g:"),),
    "class_definition": (block("class g:"), body("class ERROR")),
    "try_statement": (
        body("try:\n    pass\nexcept:\n    pass"),
        body("try:\n    pass\nfinally:\n    pass"),
        block("try:"),
        body("try ERROR"),
    ),
    "except_clause": (body("try:\n    pass\nexcept:\n    pass"), body("try:\n    pass\nexcept ERROR")),
    "finally_clause": (body("try:\n    pass\nfinally:\n    pass"), body("try:\n    pass\nfinally ERROR")),
    "async_statement": (block("async def g():"), block("async for i in x:"), block("async with x:")),
    "async_function": (block("async def g():"),),
    "match_statement": (case("1"), body("match ERROR:\n    case 1:\n        pass")),
    "_case": (case("1"), body("match x:\n    ERROR")),
    "subject": (case("1"), body("match x, y:\n    case 1:\n        pass")),
    "case_clause": (case("1"), body("match x:\n    case ERROR")),
    "broken_block": (body("ERROR"), block("ERROR:")),
    "module_alias": (body("import g"),),
    "dotted_name": (body("import g.h"),),
    "_module": (body("from g import h"), body("from . import h")),
    "_dots": (body("from . import h"),),
    "_imported": (body("from g import *"), body("from g import h"), body("from g import (h)")),
    "import_alias": (body("from g import h as i"),),
    "type_parameters": (kernel().replace("(", "[T]("),),
    "type_parameter": tuple(kernel().replace("(", f"[{each}](") for each in ("T", "*T", "**T")),
    "patterns": (case("1"), case("1,")),
    "open_sequence": (case("1,"), case("1, 2")),
    "sequence_item": (case("1,"), case("*a,")),
    "star_pattern": (case("*a,"),),
    "pattern": (case("1"), case("1 as a")),
    "or_pattern": (case("1"), case("1 | 2")),
    "alternatives": (case("1 | 2"),),
    "closed_pattern": (
        case("1"),
        case("'a'"),
        case("None"),
        case("a"),
        case("a.b"),
        case("(1)"),
        case("()"),
        case("(1,)"),
        case("(1, 2)"),
        case("[1]"),
        case("{1: a}"),
        case("A(1)"),
    ),
    "_singleton": (case("None"), case("True"), case("False")),
    "pattern_number": (case("1"), case("1 + 2j")),
    "signed_number": (case("1"), case("-1")),
    "complex_number": (case("1 + 2j"),),
    "class_name": (case("A(1)"), case("a.A(1)")),
    "plain_class_name": (case("A(1)"),),
    "dotted_value": (case("a.b"),),
    "_mapping_item": (case("{1: a}"), case("{**a}")),
    "mapping_pair": (case("{1: a}"),),
    "mapping_key": (case("{1: a}"), case("{'b': a}"), case("{None: a}"), case("{b.c: a}")),
    "singleton_key": (case("{None: a}"),),
    "_class_item": (case("A(1)"), case("A(a=1)")),
    "expressions": (value("x"), value("x,"), value("x, y")),
    "expression_item": (value("x"), value("*x, y")),
    "targets": (
        block("for i in range(x):"),
        decorator("[a for a, in b]"),
        decorator("[a for a, c in b]"),
    ),
    "target": (block("for i in range(x):"), decorator("[a for *a, c in b]")),
    "starred": (decorator("(*a, b)"),),
    "named_expression": (block("if x:"), decorator("a := b")),
    "expression": (value("x"), value("x if y else z"), decorator("lambda: a")),
    "lambda_parameters": (decorator("lambda a: a"),),
    "_lambda_parameter": (decorator("lambda a: a"), decorator("lambda a, /: a"), decorator("lambda *, a: a")),
    "lambda_parameter": (decorator("lambda a: a"), decorator("lambda *a: a"), decorator("lambda **a: a")),
    "disjunction": (value("x"), value("x or y")),
    "conjunction": (value("x"), value("x and y")),
    "inversion": (value("x"), value("not x")),
    "comparison": (
        value("x"),
        value("x < y"),
        decorator("a in b"),
        decorator("a < b < c"),
        decorator("a in b < c"),
    ),
    "_compared_again": (decorator("a < b < c"),),
    "_comparison_operator": tuple(
        value(f"x {operator} y") for operator in ("==", "!=", "<", "<=", ">", ">=", "is", "is not")
    ),
    "is_not": (value("x is not y"),),
    "membership_operator": (decorator("a in b"), decorator("a not in b")),
    "bitwise_or": (value("x"), value("x | y")),
    "bitwise_xor": (value("x"), value("x ^ y")),
    "bitwise_and": (value("x"), value("x & y")),
    "shift": (value("x"), value("x << y")),
    "sum": (value("x"), value("x + y")),
    "term": (value("x"), value("x * y"), decorator("a @ b")),
    "factor": (value("x"), value("-x")),
    "power": (value("x"), value("x ** y")),
    "awaitable": (value("x"), value("await x")),
    "primary": (
        value("x"),
        value("x.dtype"),
        value("g(x)"),
        decorator("h(a for a in b)"),
        value("x[y]"),
    ),
    "arguments": (value("g(x)"),),
    "argument": (value("g(x)"), value("g(a=x)"), value("g(*x)"), decorator("**a")),
    "keyword": (value("g(a=x)"),),
    "argument_unpacking": (value("g(*x)"),),
    "keyword_unpacking": (decorator("**a"),),
    "index": (value("x[y]"), value("x[y,]"), value("x[y, z]")),
    "index_item": (value("x[y]"), value("x[:]"), value("x[*y]")),
    "slice_item": (value("x[:]"),),
    "atom": (
        value("x"),
        value("True"),
        value("1"),
        value("'b'"),
        value("(x)"),
        value("()"),
        value("(x,)"),
        value("(x, y)"),
        value("[]"),
        value("[x]"),
        decorator("[a for a in b]"),
        decorator("(a for a in b)"),
        decorator("{}"),
        decorator("{a: b}"),
        decorator("{a: b for a in c}"),
        decorator("{a}"),
        decorator("{a for a in b}"),
    ),
    "grouped": (value("(x)"), decorator("(yield)")),
    "element": (value("(x,)"), decorator("(*a, b)")),
    "open_elements": (
        body("match x,:\n    case 1:\n        pass"),
        body("match x, y:\n    case 1:\n        pass"),
    ),
    "_pair": (decorator("{a: b}"), decorator("{**a}")),
    "generator": (decorator("(a for a in b)"),),
    "clause": (decorator("[a for a in b]"),),
    "yield_expression": (decorator("(yield)"), decorator("(yield from a)")),
    "number": (value("1"), value("1.0"), value("1j")),
    "string": (value("'b'"),),
    "fstring": (value("f'b'"),),
    "_fstring_part": (value("f'b'"), value("f'{x}'")),
    "replacement": (value("f'{x}'"),),
    "replaced": (value("f'{x}'"), value("f'{yield x}'")),
    "format_specification": (value("f'{x:d}'"),),
}
"""By rule: a text for each of its productions, in their order."""
