"""Pointer annotations that contradict the tensor (KF717): Triton believes the annotation, without a word."""

from __future__ import annotations

from .. import tree
from ..diagnostics import Related
from ..interpreter.session import Finding
from .host.evaluation import tensor_dtype
from .site import Site

SHORT_NAMES = {
    "fp64": "float64", "fp32": "float32", "fp16": "float16", "bf16": "bfloat16", "fp8e5": "float8e5",
    "fp8e4nv": "float8e4nv", "i1": "int1", "i8": "int8", "i16": "int16", "i32": "int32", "i64": "int64",
    "u8": "uint8", "u16": "uint16", "u32": "uint32", "u64": "uint64",
}  # fmt: skip
SIZES = {
    "float64": 8, "int64": 8, "uint64": 8, "float32": 4, "int32": 4, "uint32": 4, "float16": 2, "bfloat16": 2,
    "int16": 2, "uint16": 2, "float8e5": 1, "float8e4nv": 1, "int8": 1, "uint8": 1, "int1": 1,
}  # fmt: skip
"""Bytes of an element in memory."""


def check(site: Site) -> list[Finding]:
    """Tensors whose elements are not what the annotation of the parameter says.

    Bits of a float may be read as an integer on purpose, but not one float as another.
    """
    found: list[Finding] = []
    for parameter, argument in site.pairs():
        annotation = parameter.annotation
        told = None if annotation is None else _element(annotation)
        real = None if told is None else tensor_dtype(argument.node, site.launch.names, site.launch.line)
        if annotation is None or told is None or real is None or not _contradicts(told, real):
            continue
        message = f"`{parameter.name}` is annotated as a pointer to {told}, and a tensor of {real} is passed"
        finding = site.finding(
            "KF717",
            site.span(argument.node),
            message,
            "take the annotation away: Triton knows the tensor's dtype",
        )
        found.append(_beside(finding, Related(annotation.span, f"each element is read as {told}")))
    return found


def _beside(finding: Finding, related: Related) -> Finding:
    from ...grammar.record import replace

    return replace(finding, related=(related, *finding.related))


def _contradicts(told: str, real: str) -> bool:
    if told not in SIZES or real not in SIZES or told == real:
        return False
    is_float = "float" in told
    return is_float == ("float" in real) and (is_float or SIZES[told] != SIZES[real])


def _element(annotation: tree.Expr) -> str | None:
    """The element type in `tl.pointer_type(tl.float32)`, `"*fp32"`, `"fp32*"`."""
    match annotation:
        case tree.Call(func=tree.Attribute(attr="pointer_type"), args=(tree.Attribute(attr=name), *_)):
            return name
        case tree.Constant(value=str(text)):
            text = text.strip().removeprefix("const").strip()
            if text.count("*") != 1 or text.strip("*") == text:
                return None
            name = text.strip("* ").removeprefix("tl.")
            return SHORT_NAMES.get(name, name)
        case _:
            return None
