"""Calls in host code that only kernels can make, and kernels that host code calls like functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from ...grammar.api.catalogue import Catalogue
from ...grammar.api.entry import Kind
from ..ast_spans import span_of
from ..ast_walk import walk
from ..diagnostics import Related
from ..host_names import root_name
from ..interpreter.session import Finding
from ..kernel import Kernel
from ..scope import Scope
from ..source import Source
from ..tree import Name
from ..values import Api, ApiModule, HostFunction, Jit
from ..vocabulary import lookup
from .decoration import read_decorators
from .host.names import Names

DEVICE_CALLS = frozenset({"load", "store", "program_id", "arange", "num_programs"})
"""A function with one of these is meant for the device, whatever its decorator."""
COMPILER_PARAMETERS = frozenset({"_semantic", "_builder", "_generator"})
"""What the compiler passes to its builtins: a function with one of them extends the language."""
HOST_DECORATORS = frozenset(
    {"staticmethod", "classmethod", "property", "no_grad", "inference_mode", "wraps", "contextmanager"}
)
HOST_SPELLINGS = {"cdiv": "triton.cdiv", "zeros": "torch.zeros", "full": "torch.full", "exp": "torch.exp"}


def check(
    tree: ast.Module,
    names: Names,
    scope: Scope,
    source: Source,
    catalogue: Catalogue,
    kernels: tuple[Kernel, ...],
) -> Iterator[Finding]:
    """Look at every function of the host code, but for those that a kernel uses."""
    used = {node.id for kernel in kernels for node in kernel.nodes if isinstance(node, Name)}
    plain = frozenset(
        kernel.def_start
        for kernel in kernels
        if not read_decorators(kernel.site.decorators, names, kernel.site.scope).is_open
    )
    for function in walk(tree):
        if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if function.name not in used and _is_host(function):
            yield from _in_function(function, scope, source, catalogue, plain)


def _is_host(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Certainly runs on the host: no decorator that may compile it, nothing in it that loads or stores."""
    for decorator in function.decorator_list:
        func = decorator.func if isinstance(decorator, ast.Call) else decorator
        name = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else ""
        if name not in HOST_DECORATORS:
            return False
    if any(
        argument.arg in COMPILER_PARAMETERS for argument in (*function.args.args, *function.args.kwonlyargs)
    ):
        return False
    attributes = {node.attr for node in walk(function) if isinstance(node, ast.Attribute)}
    return not attributes & DEVICE_CALLS


def _in_function(
    function: ast.FunctionDef | ast.AsyncFunctionDef,
    scope: Scope,
    source: Source,
    catalogue: Catalogue,
    plain: frozenset[int],
) -> Iterator[Finding]:
    """`plain` are the `def` offsets of the kernels that jit alone made."""
    own = {argument.arg for argument in (*function.args.args, *function.args.kwonlyargs)}
    own |= {
        node.id for node in walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    own |= {node.name for node in walk(function) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in walk(function):
        if not isinstance(node, ast.Call):
            continue
        root = root_name(node.func)
        if root is None or root in own:
            continue
        found = _device_function(node, scope, source, catalogue) or _kernel_call(node, scope, source, plain)
        if found is not None:
            yield found
            return  # one for each function: the first one ends it


def _device_function(node: ast.Call, scope: Scope, source: Source, catalogue: Catalogue) -> Finding | None:
    func = node.func
    if not (isinstance(func, ast.Attribute) and isinstance(func.value, ast.Name)):
        return None
    module = scope.lookup(func.value.id)
    if not isinstance(module, ApiModule):
        return None
    found = lookup(catalogue, f"{module.path}.{func.attr}")
    if not isinstance(found, Api) or not found.entry.device_only:
        return None
    if found.entry.kind not in (Kind.JIT, Kind.BUILTIN):
        return None
    instead = HOST_SPELLINGS.get(func.attr)
    return Finding(
        "KF805",
        span_of(source, node),
        f"`{ast.unparse(func)}` works only inside kernels",
        None,
        (f"on the host use `{instead}`" if instead else "use torch or Python on the host",),
    )


def _kernel_call(node: ast.Call, scope: Scope, source: Source, plain: frozenset[int]) -> Finding | None:
    func = node.func
    kernel = scope.lookup(func.id) if isinstance(func, ast.Name) else None
    if isinstance(kernel, Jit) and kernel.def_start in plain:
        return Finding(
            "KF806",
            span_of(source, node),
            f"the kernel `{kernel.name}` is called like a function",
            None,
            (f"launch it with a grid: `{kernel.name}[grid](...)`",),
        )
    if isinstance(func, ast.Subscript) and isinstance(func.value, ast.Name):
        function = scope.lookup(func.value.id)
        if isinstance(function, HostFunction) and function.span is not None:
            return Finding(
                "KF806",
                span_of(source, node),
                f"`{function.name}` is launched like a kernel, but it is a plain Python function",
                None,
                (f"decorate `{function.name}` with `@triton.jit`",),
                (Related(function.span, f"`{function.name}` is defined here"),),
            )
    return None
