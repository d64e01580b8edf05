"""Tensor descriptors that host code makes and passes (KF707), after `triton.tools.tensor_descriptor`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from math import prod

from .. import dtypes
from ..interpreter.session import Finding
from ..values import Known
from .host.evaluation import evaluate, tensor_dtype
from .host.kinds import last_name
from .host.names import Names
from .host.values import HostList, HostTensor, HostTuple, HostValue
from .site import Site

CLASS, MODULE = "TensorDescriptor", "triton.tools.tensor_descriptor"
FIELDS = ("base", "shape", "strides", "block_shape", "padding")
FROM_TENSOR = ("tensor", "block_shape", "padding")
MAX_RANK = 5
ALIGNMENT = 16
"""Bytes that every stride but the last is a multiple of."""


def check(site: Site) -> list[Finding]:
    """Look at the descriptors that a launch passes."""
    if MODULE not in site.source.text:
        return []
    found: list[Finding] = []
    for argument in site.launch.arguments:
        call = descriptor_call(argument.node, site.launch.names, site.launch.line)
        if call is not None:
            problems = _problems(call, site.launch.names, site.launch.line)
            found += [site.finding("KF707", site.span(node), *texts) for node, *texts in problems]
    return found


def descriptor_call(node: ast.expr, names: Names, line: int) -> ast.Call | None:
    """The call that makes a descriptor: `TensorDescriptor(...)` or `TensorDescriptor.from_tensor(...)`."""
    made = names.resolve(node, line)
    if not isinstance(made, ast.Call):
        return None
    func = made.func
    if isinstance(func, ast.Attribute) and func.attr == "from_tensor":
        func = func.value
    return made if last_name(func) == CLASS else None


def _problems(call: ast.Call, names: Names, line: int) -> Iterator[tuple[ast.expr, str, str]]:
    """Where a descriptor cannot be made, why, and what to write: the first reason only."""
    is_from_tensor = isinstance(call.func, ast.Attribute) and call.func.attr == "from_tensor"
    given = _arguments(call, FROM_TENSOR if is_from_tensor else FIELDS)
    if given is None:
        return
    base = given.get("tensor") or given.get("base")
    tensor = evaluate(base, names, line) if base is not None else None
    shape, strides, block = (_sizes(given.get(name), names, line) for name in FIELDS[1:4])
    if is_from_tensor and isinstance(tensor, HostTensor):
        shape = None if tensor.sizes is None else list(tensor.sizes)
        strides = _fresh_strides(shape) if tensor.is_fresh else None
    ranks = {len(each) for each in (shape, strides, block) if each is not None}
    blocks = given.get("block_shape", call)
    if len(ranks) > 1:
        yield (
            blocks,
            "shape, strides and block shape of a descriptor have one length",
            "give one size a dimension",
        )
    elif ranks and not 1 <= max(ranks) <= MAX_RANK:
        yield blocks, f"a descriptor has 1 to {MAX_RANK} dimensions, not {max(ranks)}", "fold dimensions"
    elif (odd := _odd_size(block)) is not None:
        larger = 1 << max(odd - 1, 0).bit_length()
        yield blocks, f"the sizes of a block are powers of two, and one is {odd}", f"use {larger}"
    elif strides is not None and strides[-1] not in (1, None):
        where = given.get("strides", call)
        yield (
            where,
            f"the last stride of a descriptor is 1, and this one is {strides[-1]}",
            "use `x.contiguous()`",
        )
    elif base is not None and strides is not None:
        yield from _alignment(given.get("strides", call), strides, tensor_dtype(base, names, line))


def _alignment(
    node: ast.expr, strides: list[int | None], dtype: str | None
) -> Iterator[tuple[ast.expr, str, str]]:
    size = dtypes.width(dtype) // 8 if dtype is not None else 0
    for stride in strides[:-1]:
        if size and stride is not None and stride * size % ALIGNMENT:
            why = (
                f"the strides of a descriptor are multiples of {ALIGNMENT} bytes, and one is {stride * size}"
            )
            yield node, why, f"pad the rows to a multiple of {ALIGNMENT // size} elements of {dtype}"
            return


def _arguments(call: ast.Call, fields: tuple[str, ...]) -> dict[str, ast.expr] | None:
    """What is passed for each field; None where stars hide it."""
    if any(isinstance(each, ast.Starred) for each in call.args) or any(
        each.arg is None for each in call.keywords
    ):
        return None
    named = {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg is not None}
    return dict(zip(fields, call.args, strict=False)) | named


def _sizes(node: ast.expr | None, names: Names, line: int) -> list[int | None] | None:
    """The items of a list or a tuple; None for one that is not a known int."""
    value: HostValue | None = evaluate(node, names, line) if node is not None else None
    if not isinstance(value, HostTuple | HostList):
        return None
    return [
        item.value if isinstance(item, Known) and isinstance(item.value, int) else None
        for item in value.items
    ]


def _fresh_strides(shape: list[int | None] | None) -> list[int | None] | None:
    """The strides of a new tensor: each is the product of the sizes behind it."""
    if shape is None:
        return None
    behind = [shape[axis + 1 :] for axis in range(len(shape))]
    return [None if None in sizes else prod(size for size in sizes if size is not None) for sizes in behind]


def _odd_size(block: list[int | None] | None) -> int | None:
    return next((size for size in block or () if size is not None and (size <= 0 or size & (size - 1))), None)
