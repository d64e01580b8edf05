"""Tensors that a kernel cannot read, or reads in the wrong order: those on the CPU, and transposed views."""

from __future__ import annotations

import ast
from functools import lru_cache

from ..ast_spans import span_of
from ..ast_walk import walk
from ..diagnostics import Related
from ..interpreter.session import Finding
from ..kernel import is_constexpr_annotation
from ..source import Source
from .host.kinds import last_name
from .site import Site
from .sites import Argument

FACTORIES = frozenset(
    {"empty", "zeros", "ones", "full", "rand", "randn", "randint", "arange", "eye", "linspace"}
)
"""Functions of torch that make a CPU tensor unless they are told a device."""
ELSEWHERE = frozenset({"device", "pin_memory", "out"})
"""Keywords that put the tensor elsewhere, or where the GPU can read it."""
HOST_MODES = (
    "set_default_device",
    "set_default_tensor_type",
    "TRITON_INTERPRET",
    "set_active_to_cpu",
    "torch.device(",
    "DeviceContext",
)
"""Words of files that change where tensors are made, or run kernels without a GPU."""
VIEWS = frozenset({"t", "transpose", "permute", "swapaxes", "movedim"})


@lru_cache(maxsize=1)
def host_modes(source: Source) -> bool:
    """May tensors of this file be elsewhere than torch puts them, or kernels run on the CPU?"""
    return any(word in source.text for word in HOST_MODES)


def check(site: Site) -> list[Finding]:
    """Look at the tensors that the launching function makes itself."""
    found: list[Finding] = []
    if site.launch.function is None:
        return found
    on_cpu = not host_modes(site.source)
    for parameter, argument in site.pairs():
        if not isinstance(argument.node, ast.Name) or is_constexpr_annotation(parameter.annotation):
            continue
        if parameter.annotation is None and on_cpu:
            found += _cpu_tensor(site, parameter.name, argument)
        if parameter.name in site.kernel.pointers:
            found += _transposed(site, argument)
    return found


def _made_by(site: Site, name: str) -> ast.expr | None:
    """The expression that the launching function itself assigned to the name."""
    names = site.launch.names
    return names.value(name, site.launch.line) if name in names.bindings else None


def _cpu_tensor(site: Site, name: str, argument: Argument) -> list[Finding]:
    made = _made_by(site, ast.unparse(argument.node))
    if not isinstance(made, ast.Call) or not _makes_cpu_tensor(made):
        return []
    if _is_in_context(site, made) or _moves(site, ast.unparse(argument.node)):
        return []
    text = ast.unparse(argument.node)
    message = f"`{text}` is on the CPU: the kernel cannot read it"
    found = site.finding(
        "KF810", site.span(argument.node), message, "make it on the GPU: `device=x.device`, `device='cuda'`"
    )
    where = Related(span_of(site.source, made), f"`{text}` is made here, without a device")
    return [_with(found, where)]


def _with(finding: Finding, related: Related) -> Finding:
    from ...grammar.record import replace

    return replace(finding, related=(*finding.related, related))


def _makes_cpu_tensor(node: ast.Call) -> bool:
    """`torch.empty(n)`: no device, and not an empty placeholder, which has no address to complain of."""
    func = node.func
    is_factory = (
        isinstance(func, ast.Attribute)
        and isinstance(func.value, ast.Name)
        and func.value.id == "torch"
        and func.attr in FACTORIES
    )
    keywords = {keyword.arg for keyword in node.keywords}
    is_placeholder = any(
        isinstance(child, ast.Constant) and child.value == 0
        for argument in node.args
        for child in walk(argument)
    )
    has_size = bool(node.args) and not any(isinstance(argument, ast.Starred) for argument in node.args)
    is_told = None in keywords or bool(keywords & ELSEWHERE)
    return is_factory and has_size and not is_told and not is_placeholder


def _is_in_context(site: Site, made: ast.Call) -> bool:
    """Is it made inside a `with` block, which may say where tensors go?"""
    function = site.launch.function
    return function is not None and any(
        made in walk(node) for node in walk(function) if isinstance(node, ast.With | ast.AsyncWith)
    )


def _moves(site: Site, name: str) -> bool:
    """Is something called on the tensor that changes it where it is (`y.data = y.cuda()`, `share_memory_`)?"""
    function = site.launch.function
    if function is None:
        return True
    return any(
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
        and node.attr in ("data", "share_memory_", "set_", "pin_memory", "swap_")
        for node in walk(function)
    )


def _transposed(site: Site, argument: Argument) -> list[Finding]:
    """`y = x.t()` for a kernel that is told no strides."""
    name = ast.unparse(argument.node)
    made = _made_by(site, name)
    passes_size = any(
        f"{name}.shape[" in (text := ast.unparse(each.node)) or f"{name}.size(" in text
        for each in site.launch.arguments
    )
    if made is None or not _is_view(made) or not passes_size or _tells_strides(site, name):
        return []
    message = f"`{name}` is a transposed view, and `{site.kernel.name}` gets none of its strides"
    note = f"pass `{name}.contiguous()`, or `{name}.stride(0)`, `{name}.stride(1)` for the kernel to use"
    found = site.finding("KF826", site.span(argument.node), message, note)
    return [_with(found, Related(span_of(site.source, made), f"`{name}` is a view with other strides"))]


def _is_view(node: ast.expr) -> bool:
    """`x.t()`, `x.T`, `x.transpose(0, 1)`; of whatever it is, its rows are not contiguous any more."""
    if isinstance(node, ast.Attribute):
        return node.attr in ("T", "mT") and isinstance(node.value, ast.Name)
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in VIEWS


def _tells_strides(site: Site, name: str) -> bool:
    """Does the launch pass strides, or the function look at them or at the layout of this tensor?"""
    function = site.launch.function
    looks = function is None or any(
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == name
        and node.attr in ("stride", "is_contiguous", "contiguous")
        for node in walk(function)
    )
    has_strides = any("stride" in parameter.name.lower() for parameter, _ in site.pairs())
    hides = not site.launch.is_exact or any(
        last_name(node.func) == "stride"
        for argument in site.launch.arguments
        for node in walk(argument.node)
        if isinstance(node, ast.Call)
    )
    return looks or has_strides or hides
