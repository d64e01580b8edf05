"""Single lines of a kernel with pointers of many kinds: what kfcheck says of them, and what Triton's compiler says."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable

from kernelforge.frontend.compile import Compiler
from kernelforge.frontend.diagnostics import Severity
from kernelforge.frontend.rules.rule import module

from tests.frontend.kernels import check, compiles

PARAMETERS = {
    "f": "*fp32", "h": "*fp16", "b": "*bf16", "d": "*fp64", "e": "*fp8e5", "i": "*i32", "i8": "*i8", "i16": "*i16",
    "i64": "*i64", "u32": "*u32", "u64": "*u64", "b1": "*i1", "c": "*kfp32",
    "n": "i32", "n64": "i64", "s": "fp32", "p1": "i1",
}  # fmt: skip
"""Pointers, named after what they lead to (`c` is a const one), and scalars."""
SIGNATURE = " ".join(f"{name}={kind}" for name, kind in PARAMETERS.items())
KERNEL = f"""
@triton.jit
def k({", ".join(f'{name}: "{kind}"' for name, kind in PARAMETERS.items())}):
    tl.store(f, 0.0)
    o = tl.arange(0, 64)
    q = tl.arange(0, 16)
    m = o < n
    x = tl.load(f + o)
"""
MADE = {
    "bp": "tl.make_block_ptr(f, (n,), (1,), (0,), (64,), (0,))",
    "bi": "tl.make_block_ptr(i, (n,), (1,), (0,), (64,), (0,))",
    "bh": "tl.make_block_ptr(h, (n, n), (n, 1), (0, 0), (16, 16), (1, 0))",
    "bb": "tl.make_block_ptr(b1, (n,), (1,), (0,), (64,), (0,))",
    "td": "tl.make_tensor_descriptor(f, [n], [1], [64])",
    "ti": "tl.make_tensor_descriptor(i, [n], [1], [64])",
    "th": "tl.make_tensor_descriptor(h, [n, n], [n, 1], [16, 16])",
    "tr": "tl.make_tensor_descriptor(f, [n, n], [n, 1], [1, 64])",
}
"""Block pointers and descriptors that lines can use by these names."""


def kernel(lines: Iterable[str]) -> str:
    """A module whose kernel ends with these lines; the types of its arguments are annotated."""
    text = "\n".join(lines)
    made = [f"{name} = {value}" for name, value in MADE.items() if re.search(rf"\b{name}\b", text)]
    return module(KERNEL + textwrap.indent("\n".join([*made, text]), "    ") + "\n")


def errors(line: str) -> list[str]:
    """The codes of the errors that kfcheck reports of a line."""
    return [found.code for found in check(kernel([line])) if found.severity is Severity.ERROR]


def is_taken(compiler: Compiler, *lines: str) -> bool:
    """The compiler's front end takes the lines, and its verifier what that makes of them."""
    return compiles(compiler, kernel(lines), SIGNATURE)


def disagreements(compiler: Compiler, lines: Iterable[str]) -> list[str]:
    """The lines for which kfcheck and the compiler do not agree."""
    right, wrong = [], []
    for line in lines:
        (wrong if errors(line) else right).append(line)
    found = [f"{line}  # alarm: {errors(line)}" for line in wrong if is_taken(compiler, line)]
    if not is_taken(compiler, *right):
        found += [f"{line}  # missed" for line in right if not is_taken(compiler, line)]
    return found
