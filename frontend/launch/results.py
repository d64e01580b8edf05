"""What a launch returns, and kernels that have no source file (KF829, KF824)."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ..ast_spans import span_of
from ..ast_walk import walk
from ..interpreter.session import Finding
from ..source import Source
from .host.names import Names
from .site import Site

TENSOR_ATTRIBUTES = frozenset(
    [
        *(
            "reshape",
            "view",
            "to",
            "shape",
            "dtype",
            "device",
            "cpu",
            "cuda",
            "item",
            "sum",
            "mean",
            "max",
            "min",
        ),
        *("size", "stride", "numel", "squeeze", "unsqueeze", "transpose", "permute", "contiguous", "clone"),
        *(
            "float",
            "half",
            "detach",
            "tolist",
            "numpy",
            "t",
            "T",
            "flatten",
            "sqrt",
            "abs",
            "norm",
            "backward",
        ),
    ]
)
"""Attributes of tensors that a compiled kernel does not have."""


def check(site: Site) -> list[Finding]:
    """A launch returns the compiled kernel, which some take for the output tensor."""
    function, call = site.launch.function, site.launch.node
    if function is None or site.decoration.is_open:
        return []
    for node in walk(function):
        owner = _owner(node)
        if owner is None:
            continue
        value = site.launch.names.resolve(owner, owner.lineno) if isinstance(owner, ast.Name) else owner
        if value is call:
            message = (
                f"`{ast.unparse(owner)[:40]}` is the compiled kernel that the launch returns, not a tensor"
            )
            note = "allocate the output, pass it to the kernel, and use it after the launch"
            return [site.finding("KF829", site.span(owner), message, note)]
    return []


def _owner(node: ast.AST) -> ast.expr | None:
    """`y` in `y.reshape(...)`: what is treated as a tensor."""
    match node:
        case ast.Attribute(value=ast.Name() | ast.Call() as owner, attr=attr) if attr in TENSOR_ATTRIBUTES:
            return owner
        case _:
            return None


def check_sources(tree: ast.Module, names: Names, source: Source) -> Iterator[Finding]:
    """`exec("@triton.jit ...")`: jit reads the function's source file, and there is none."""
    if "exec" not in source.text or "linecache" in source.text:
        return
    for node in walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "exec"):
            continue
        if node.args and _is_kernel_text(node.args[0], names):
            message = "`exec` defines a kernel that has no source file: `triton.jit` cannot read it"
            note = "write the text to a file and import that"
            yield Finding("KF824", span_of(source, node), message, None, (note,))


def _is_kernel_text(node: ast.expr, names: Names) -> bool:
    """A literal text with a jit function, under a name too."""
    text = names.resolve(node, node.lineno)
    if not (isinstance(text, ast.Constant) and isinstance(text.value, str)):
        return False
    return any(line.strip() in ("@triton.jit", "@jit", "@triton.jit()") for line in text.value.splitlines())
