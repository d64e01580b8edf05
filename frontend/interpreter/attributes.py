"""`value.name`: modules by the catalogue, run-time values by their methods."""

from __future__ import annotations

from .. import dtypes, tree
from ..kernel import Role
from ..values import (
    UNKNOWN,
    ApiModule,
    Argument,
    Dim,
    Dtype,
    HostModule,
    Known,
    Method,
    Scalar,
    Sort,
    Symbol,
    Tensor,
    TupleOf,
    Value,
    describe,
)
from ..vocabulary import Missing, lookup
from . import expressions, missing
from .memory import descriptor_members
from .session import Walk
from .shapes import dims, reshaping

LIBRARIES = frozenset({"torch", "numpy", "math", "pdb", "time", "random"})
"""Host libraries whose attributes are certainly no jit functions and no Triton modules."""
LIBRARY_CONSTANTS = frozenset(["pi", "e", "tau", "inf", "nan", "newaxis", "euler_gamma", "PINF", "NINF"])
TORCH_ONLY = frozenset(
    [
        "stride",
        "size",
        "dim",
        "data_ptr",
        "element_size",
        "is_contiguous",
        "contiguous",
        "device",
        "is_cuda",
        "requires_grad",
        "ndim",
    ]
)
"""What a torch tensor has and a pointer in a kernel lacks."""
DESCRIPTOR_METHODS = frozenset({"load", "store", "gather", "scatter"}) | frozenset(
    f"atomic_{name}" for name in ("add", "min", "max", "and", "or", "xor")
)
"""Methods of a descriptor that are also some of a pointer, with other arguments."""
VOID_MEMBERS = frozenset({"shape", "dtype", "type", "handle", "value"})
"""What the result of a store has, though it is nothing."""
LIST_METHODS = frozenset(
    ["append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse", "copy", "index", "count"]
)


def attribute(walk: Walk, node: tree.Attribute) -> Value:
    """The value of an attribute."""
    base = expressions.evaluate(walk, node.value)
    match base:
        case ApiModule(path=path):
            return api_member(walk, node, path)
        case Tensor(kind=Scalar.DESCRIPTOR) | Argument(kind=Scalar.DESCRIPTOR):
            return descriptor_members.member(walk, node, base)
        case Tensor():
            return tensor_member(walk, node, base)
        case Argument():
            return argument_member(walk, node, base)
        case HostModule(name=name):
            return library_member(name, node.attr)
        case Known(value=Dtype() as dtype):
            return dtype_member(walk, node, dtype)
        case Known() | Symbol() if node.attr == "value":
            return base
        case Symbol() | Known(value=bool() | int() | float()):
            return constexpr_member(walk, node, base)
        case Known(value=None) if node.attr not in VOID_MEMBERS:
            return member_of_nothing(walk, node)
        case TupleOf() if node.attr in LIST_METHODS:
            walk.report(
                "KF206",
                node.attr_span,
                f"lists in a kernel are tuples: they have no `{node.attr}`",
                "write the elements out, or use a block",
            )
            return UNKNOWN
        case TupleOf(items=items) if any(isinstance(item, Tensor) for item in items):
            return member_of_tuple(walk, node, base)
        case _:
            return UNKNOWN


def member_of_tuple(walk: Walk, node: tree.Attribute, base: TupleOf) -> Value:
    """Of several results, taken for one block. A named tuple of the host's may have fields of any other name."""
    if walk.session.catalogue.method(node.attr) is not None:
        walk.report(
            "KF206",
            node.attr_span,
            f"{walk.subject(node.value, base)}: it has no `{node.attr}`",
            "unpack it first: `a, b = ...`",
        )
    return UNKNOWN


def member_of_nothing(walk: Walk, node: tree.Attribute) -> Value:
    """Of the result of a store, or of a helper that returns nothing. What a launch passes is judged there."""
    if isinstance(node.value, tree.Name) and node.value.id in walk.kernel.passed:
        return UNKNOWN
    walk.report(
        "KF605",
        node.value.span,
        f"`{walk.text(node.value.span)}` is None: it has no `{node.attr}`",
        "a store and a helper without `return` give no value",
    )
    return UNKNOWN


def api_member(walk: Walk, node: tree.Attribute, module: str) -> Value:
    """A name in one of Triton's modules."""
    found = lookup(walk.session.catalogue, f"{module}.{node.attr}")
    if not isinstance(found, Missing):
        return found
    missing.report_api(walk, found.path, walk.text(node.span), tree.Span(node.span.start, node.span.end))
    return UNKNOWN


def library_member(module: str, name: str) -> Value:
    """A name in torch, numpy or math; other modules may hold anything."""
    if module.partition(".")[0] not in LIBRARIES:
        return UNKNOWN
    if name in LIBRARY_CONSTANTS:
        return Symbol(f"{module}.{name}", sort=Sort.NUMBER)
    return HostModule(f"{module}.{name}")


def dtype_member(walk: Walk, node: tree.Attribute, dtype: Dtype | None) -> Value:
    """A member of a dtype; what it is where the dtype is known."""
    entry = walk.session.catalogue.dtype_member(node.attr)
    if entry is None:
        walk.report("KF206", node.attr_span, f"dtypes have no `{node.attr}`")
        return UNKNOWN
    if node.attr in ("element_ty", "scalar"):
        return Symbol(walk.text(node.span), sort=Sort.DTYPE) if dtype is None else Known(dtypes.scalar(dtype))
    if node.attr == "primitive_bitwidth" and dtype is not None and dtypes.width(dtype.name):
        return Known(dtypes.width(dtype.name))
    return UNKNOWN


def dtype_value(walk: Walk, node: tree.Attribute, base: Tensor | Argument) -> Value:
    """`x.dtype`, and `x_ptr.dtype`, whose `element_ty` is what the pointer leads to."""
    if base.dtype is not None:
        return Known(Dtype(base.dtype))
    if base.kind is Scalar.POINTER and base.pointee is not None:
        return Known(Dtype(dtypes.pointer_to(base.pointee)))
    return Symbol(walk.text(node.span), sort=Sort.DTYPE)


def constexpr_member(walk: Walk, node: tree.Attribute, base: Symbol | Known) -> Value:
    """A constexpr is a Python object: it has no tensor methods."""
    if isinstance(base, Symbol) and base.sort is Sort.DTYPE:
        return dtype_member(walk, node, None)
    text = walk.text(node.value.span)
    is_own = walk.kernel.role is Role.ENTRY and not walk.callers
    if is_own and node.attr in ("to", "cast", "reshape", "sum", "exp"):
        walk.report(
            "KF206",
            node.attr_span,
            f"the constexpr `{text}` has no `{node.attr}`: it is a Python value",
            f"make a tensor of it: `tl.full((), {text}, dtype)`",
        )
    return UNKNOWN


def tensor_member(walk: Walk, node: tree.Attribute, base: Tensor) -> Value:
    """A method or property of a run-time value."""
    if shadows_module(walk, node):
        return UNKNOWN
    entry = walk.session.catalogue.method(node.attr)
    if entry is None:
        missing.report_method(walk, node, describe(base))
        return UNKNOWN
    if node.attr == "T":
        return reshaping.transposed(walk, node, base)
    if node.attr == "numel" and base.shape is not None:
        return dim_value(dims.multiplied(base.shape))
    if node.attr == "shape":
        return UNKNOWN if base.shape is None else TupleOf(tuple(dim_value(dim) for dim in base.shape))
    if node.attr == "dtype":
        return dtype_value(walk, node, base)
    if entry.parameters is None:
        return Symbol(walk.text(node.span), Sort.SIZE) if node.attr == "numel" else UNKNOWN
    return Method(base, node.attr, entry)


def dim_value(dim: Dim) -> Value:
    """A dimension as a constexpr."""
    if isinstance(dim, int):
        return Known(dim)
    return Symbol(dim or "?", Sort.SIZE)


def argument_member(walk: Walk, node: tree.Attribute, base: Argument) -> Value:
    """An argument may be a tuple, a descriptor, ...; one that is loaded from is a pointer."""
    if shadows_module(walk, node):
        return UNKNOWN
    entry = walk.session.catalogue.method(node.attr)
    if node.attr == "shape" and base.is_pointer:
        return TupleOf(())  # of a scalar: only an index into it fails
    if node.attr in TORCH_ONLY:
        if base.is_pointer or node.attr in ("stride", "data_ptr", "element_size", "is_contiguous"):
            report_metadata(walk, node, base.name)
        return UNKNOWN
    if entry is None:
        if base.is_pointer:
            missing.report_method(walk, node, f"the pointer `{base.name}`")
        return UNKNOWN
    if node.attr == "dtype":
        return dtype_value(walk, node, base)
    if node.attr == "T" and (block := reshaping.as_block(base)) is not None:
        return reshaping.transposed(walk, node, block)
    if base.kind is None and node.attr in DESCRIPTOR_METHODS:
        return UNKNOWN
    if entry.parameters is None:
        return Symbol(walk.text(node.span), Sort.SIZE) if node.attr == "numel" else UNKNOWN
    receiver = Tensor((), base.kind, origin=base.name, dtype=base.dtype, pointee=base.pointee)
    return Method(receiver, node.attr, entry)


def report_metadata(walk: Walk, node: tree.Attribute, name: str) -> None:
    """Sizes and strides are the torch tensor's; a kernel has only its pointer."""
    walk.report(
        "KF208",
        node.span,
        f"`{name}` is a pointer in the kernel: it has no `{node.attr}`",
        f"pass it as an argument of its own, such as `{name}.{_host_spelling(node.attr)}` at the launch",
    )


def _host_spelling(attr: str) -> str:
    return {"stride": "stride(0)", "shape": "shape[0]", "size": "size(0)"}.get(attr, attr)


def shadows_module(walk: Walk, node: tree.Attribute) -> bool:
    """A parameter or variable named like a module alias, used like the module."""
    if not isinstance(node.value, tree.Name):
        return False
    alias = node.value.id
    scope = walk.kernel.site.scope
    module = scope.lookup(alias)
    if isinstance(module, ApiModule):
        path = module.path
    elif alias in ("tl", "triton"):
        path = {"tl": "triton.language", "triton": "triton"}[alias]
    else:
        return False
    if isinstance(lookup(walk.session.catalogue, f"{path}.{node.attr}"), Missing):
        return False
    walk.report(
        "KF215",
        node.value.span,
        f"`{alias}` is a variable here: it hides the module `{path}`",
        f"rename the variable `{alias}`",
    )
    walk.bind(alias, ApiModule(path))
    return True
