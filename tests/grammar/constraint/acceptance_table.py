"""What every version of XGrammar must say about the emitted grammar, whatever the notation."""

from __future__ import annotations

HEAD = "@triton.jit\ndef k(x, n, B: tl.constexpr):\n"
LOADS = HEAD + "    v = tl.load(x)\n"


def body(*lines: str) -> str:
    """A kernel with these lines, indented."""
    return HEAD + "".join(f"    {line}\n" for line in lines)


def nested(depth: int) -> str:
    """A kernel whose innermost block stands `depth` levels deep; the body itself is the first."""
    levels = [" " * 4 * level + "if n > 0:\n" for level in range(1, depth)]
    return HEAD + "".join(levels) + " " * 4 * depth + "v = tl.load(x)\n"


ACCEPTED = {
    "load and store": body(
        "offsets = tl.program_id(0) * B + tl.arange(0, B)",
        "v = tl.load(x + offsets, mask=offsets < n, other=0.0)",
        "tl.store(x + offsets, v, mask=offsets < n)",
    ),
    "keywords in any order": body('tl.store(x, n, cache_modifier=".cg", mask=n)'),
    "a library function": body("v = tl.extra.cuda.libdevice.tanh(x)"),
    "a method": body("v = x.to(tl.float32)"),
    "a dtype and an attribute": body("v = tl.zeros((B,), dtype=x.dtype.element_ty)"),
    "a line break in brackets": body("v = tl.load(", "    x + n,", "    mask=n,", ")"),
    "a line break beside an operator": body("v = (x +", "     n)"),
    "a comment in brackets": body("v = tl.load(", "    x,  # where", "    mask=n,", ")"),
    "a docstring": body('"""Adds."""', "v = tl.load(x)"),
    "a docstring of several lines": body('"""Adds.', "", '    Slowly."""', "v = tl.load(x)"),
    "non-ASCII text": body('"""Größe: 日本"""', "v = tl.load(x)"),
    "a blank line": LOADS + "\n    w = v\n",
    "branches": body("if n > 0:", "    v = 1", "elif n < 0:", "    v = 2", "else:", "    v = 3"),
    "loops": body("for i in range(0, n):", "    v = i", "while n < 3:", "    n += 1"),
    "names that begin like keywords": body("form = iffy + tl_x + nota"),
    "eight levels": nested(8),
    "two kernels": LOADS + "\n\n" + LOADS,
    "a helper": LOADS + "\n\n@triton.jit\ndef helper(a, b):\n    return a + b\n",
}

REJECTED = {
    "a name that does not exist": body("v = tl.lod(x)"),
    "a keyword that does not exist": body("v = tl.load(x, msk=n)"),
    "a keyword twice": body("v = tl.load(x, mask=n, mask=n)"),
    "a missing argument": body("v = tl.load()"),
    "too many arguments": body("v = tl.exp(x, n, B)"),
    "a positional argument after a keyword": body("v = tl.load(x, mask=n, 0.0)"),
    "a keyword as a name": body("for = 1"),
    "a keyword as an operand": body("v = lambda + 1"),
    "the module as a variable": body("tl = 1"),
    "garbage after a docstring": HEAD + '    """doc""" garbage(\n    v = tl.load(x)\n',
    "a string that does not close": body('v = "abc'),
    "a docstring that does not close": body('"""Adds.', "v = tl.load(x)"),
    "a leading zero": body("v = 01"),
    "a method of a number": body("v = 1.to(tl.float32)"),
    "a parameter without a default after one with": "@triton.jit\ndef k(x=1, y):\n    v = x\n",
    "statements that the compiler refuses": body("try:", "    v = 1", "except ValueError:", "    v = 2"),
    "a nested function": body("def f(a):", "    return a"),
    "a smuggled statement": LOADS + "import os\n",
    "a smuggled indented statement": LOADS + "\n\n    import os\n",
    "a line at a wrong indentation": LOADS + "      w = v\n",
    "a tab for indentation": HEAD + "\tv = tl.load(x)\n",
    "a body that is missing": HEAD,
    "an unfinished line": LOADS[:-2],
    "nothing": "",
    "text before the kernel": "import triton\n" + LOADS,
    "nine levels and one": nested(10),
}
