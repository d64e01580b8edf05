"""Names that Python has and kernels lack, and the few that both have."""

from __future__ import annotations

KERNEL_BUILTINS = frozenset(
    ["len", "list", "range", "float", "int", "isinstance", "getattr", "hasattr", "print", "min", "max"]
)
"""Python builtins that Triton's code generator offers (its `builtin_namespace`)."""

BUILTINS = frozenset(
    [
        "abs",
        "aiter",
        "all",
        "anext",
        "any",
        "ascii",
        "bin",
        "bool",
        "breakpoint",
        "bytearray",
        "bytes",
        "callable",
        "chr",
        "classmethod",
        "compile",
        "complex",
        "delattr",
        "dict",
        "dir",
        "divmod",
        "enumerate",
        "eval",
        "exec",
        "filter",
        "format",
        "frozenset",
        "globals",
        "hash",
        "help",
        "hex",
        "id",
        "input",
        "iter",
        "issubclass",
        "locals",
        "map",
        "memoryview",
        "next",
        "object",
        "oct",
        "open",
        "ord",
        "pow",
        "property",
        "repr",
        "reversed",
        "round",
        "set",
        "setattr",
        "slice",
        "sorted",
        "staticmethod",
        "str",
        "sum",
        "super",
        "tuple",
        "type",
        "vars",
        "zip",
        "NotImplemented",
        "Ellipsis",
        "__import__",
        "ArithmeticError",
        "AssertionError",
        "AttributeError",
        "BaseException",
        "Exception",
        "IndexError",
        "KeyError",
        "NameError",
        "NotImplementedError",
        "RuntimeError",
        "StopIteration",
        "TypeError",
        "ValueError",
        "ZeroDivisionError",
    ]
)

BUILTIN_HINTS = {
    "abs": "use `tl.abs(x)`",
    "sum": "use `tl.sum(x, axis=0)`",
    "pow": "multiply, or use `tl.extra.cuda.libdevice.pow(x, y)` or `tl.exp2(y * tl.log2(x))`",
    "round": "use `tl.extra.cuda.libdevice.rint(x)` or `tl.floor(x + 0.5)`",
    "any": "use `tl.max(x.to(tl.int32), axis=0)`",
    "all": "use `tl.min(x.to(tl.int32), axis=0)`",
    "bool": "compare instead: `x != 0`; annotate parameters with `tl.constexpr` or not at all",
    "str": "pass it as a `tl.constexpr` argument",
    "sorted": "use `tl.sort(x)`",
    "enumerate": "loop with `for i in range(n)`",
    "zip": "loop with `for i in range(n)`",
    "reversed": "loop with `for i in range(n - 1, -1, -1)`",
    "divmod": "use `//` and `%`",
    "tuple": "write the tuple out: `(a, b)`",
    "complex": "keep real and imaginary parts in two blocks",
}


def builtin_hint(name: str) -> str:
    """What to write instead of a Python builtin."""
    return BUILTIN_HINTS.get(
        name, "only " + ", ".join(f"`{word}`" for word in sorted(KERNEL_BUILTINS)) + " are"
    )
