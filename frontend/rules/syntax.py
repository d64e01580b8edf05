"""KF0xx: files that can't be read, host code and kernels that are not Python."""

from __future__ import annotations

from ..diagnostics import Severity
from .rule import Example, Outcome, Rule, module

INVALID_HOST_SYNTAX = Rule(
    code="KF001",
    name="invalid-host-syntax",
    severity=Severity.ERROR,
    summary="The code around the kernels is not valid Python",
    explanation="""\
Importing the module raises SyntaxError, so no kernel of it ever runs. The statement that is broken is left out
and the rest of the file, the kernels among it, is checked all the same. Accepted is what the newest Python
accepts, whichever Python runs kfcheck. In the answers of language models the usual causes are a Markdown fence
or a line of prose left in the file, and an answer that was cut off.
""",
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x)
    fill[(1,)](x, BLOCK=64)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
        Example(
            """```python
import triton
import triton.language as tl


@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
""",
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)


def launch(x):
    fill[(1,)](x, BLOCK=64)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

INVALID_KERNEL_SYNTAX = Rule(
    code="KF002",
    name="invalid-kernel-syntax",
    severity=Severity.ERROR,
    summary="A statement in a kernel is not valid Python",
    explanation="""\
The statement can't be parsed, so importing the module raises SyntaxError. kfcheck goes on with the next
statement and the next kernel; names that the broken statement would have assigned count as defined.
""",
    bad=(
        Example(
            module("""
@triton.jit
def double(x_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets) *
    tl.store(x_ptr + offsets, x)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def double(x_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets) * 2
    tl.store(x_ptr + offsets, x)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

MISSING_COLON = Rule(
    code="KF003",
    name="missing-colon",
    severity=Severity.ERROR,
    summary="`def`, `if`, `for` or `while` without its colon",
    explanation="""\
A header that opens a block ends with `:`. kfcheck reads the indented block below it as if the colon were
there, so that nothing in it is reported a second time.
""",
    bad=(
        Example(
            module("""
@triton.jit
def scale(x_ptr, factor, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets)
    if factor > 1
        x = x * factor
    tl.store(x_ptr + offsets, x)
"""),
            "x_ptr=*fp32 factor=i32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def scale(x_ptr, factor, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + offsets)
    if factor > 1:
        x = x * factor
    tl.store(x_ptr + offsets, x)
"""),
            "x_ptr=*fp32 factor=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

UNBALANCED_BRACKET = Rule(
    code="KF004",
    name="unbalanced-bracket",
    severity=Severity.ERROR,
    summary="A bracket that is never closed, never opened, or closed by another kind",
    explanation="""\
For a bracket that never closes the report points at the opening one. kfcheck takes it as closed before the
next line that begins a statement at or left of its own indentation, and goes on there.
""",
    bad=(
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(x_ptr + (offsets)
    tl.store(y_ptr + offsets, x)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    tl.store(y_ptr + offsets, tl.load(x_ptr + offsets]))
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def copy(x_ptr, y_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
    x = tl.load(
        x_ptr + offsets,
    )
    tl.store(y_ptr + offsets, x)
"""),
            "x_ptr=*fp32 y_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

BAD_INDENTATION = Rule(
    code="KF005",
    name="bad-indentation",
    severity=Severity.ERROR,
    summary="Indentation that matches no open block, is missing, or mixes tabs and spaces",
    explanation="""\
Python raises IndentationError or TabError when the module is imported. An indented block is needed below
every `:`; a line that goes back must reach the indentation of a block that is open; tabs and spaces may not be
mixed so that the order of two lines depends on the width of a tab.
""",
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    offsets = tl.arange(0, BLOCK)
      tl.store(x_ptr + offsets, 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(n):
    tl.store(x_ptr + i * BLOCK + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, n, BLOCK: tl.constexpr):
    for i in range(n):
        tl.store(x_ptr + i * BLOCK + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 n=i32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

UNTERMINATED_STRING = Rule(
    code="KF006",
    name="unterminated-string",
    severity=Severity.ERROR,
    summary="A string that is never closed",
    explanation="""\
A string in single quotes ends on its own line; a triple-quoted one, such as a docstring, needs the same three
quotes at its end. kfcheck takes the string as closed at the end of the line, or before the next definition.
""",
    bad=(
        Example(
            module('''
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    """Fill with ones.
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
'''),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.static_assert(BLOCK > 1, "too small)
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module('''
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    """Fill with ones."""
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
'''),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

UNKNOWN_CHARACTER = Rule(
    code="KF007",
    name="unknown-character",
    severity=Severity.ERROR,
    summary="A character that has no meaning in Python",
    explanation="""\
`$`, `?`, `!` and backquotes, typographic quotes and dashes, and invisible characters come from shells, word
processors and chat windows. Python refuses them outside strings and comments.
""",
    bad=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0 \N{MINUS SIGN} 0.5)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    # 1.0 \N{MINUS SIGN} 0.5 is fine in a comment
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0 - 0.5)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)

UNREADABLE_SOURCE = Rule(
    code="KF008",
    name="unreadable-source",
    severity=Severity.ERROR,
    summary="Bytes that are no text, or a document that is not what its name says",
    explanation="""\
Python source is UTF-8 unless a coding comment (PEP 263) says otherwise. A byte that is not valid there, a NUL
byte, an unknown encoding or a file in UTF-16 keeps Python from reading the module. What can be decoded is
checked all the same. A notebook that is not valid JSON, or older than version 4, can't be checked at all.
""",
    bad=(
        Example(
            "# -*- coding: latin-99 -*-\n"
            + module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.NOT_PYTHON,
        ),
    ),
    good=(
        Example(
            "# -*- coding: utf-8 -*-\n"
            + module("""
@triton.jit
def fill(x_ptr, BLOCK: tl.constexpr):
    tl.store(x_ptr + tl.arange(0, BLOCK), 1.0)
"""),
            "x_ptr=*fp32 BLOCK=64",
            Outcome.COMPILES,
        ),
    ),
)
